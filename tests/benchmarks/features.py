"""What an annonce costs more with limits, access log, lag compensation and open streams: each of them, and all."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator

import msgspec

from service import engine
from service.engine import Game
from service.engine.core.actions.acts import Measured
from tests.benchmarks import stream_clients, tables, throughput
from tests.benchmarks.http_client import Report
from tests.benchmarks.limits import OFF, SERVICE
from tests.benchmarks.measure import median
from tests.benchmarks.processes import web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "features"
LAG_MS = 60
"""What has been measured of every player."""

REACTION_MS = 700
"""What every client claims: all of the lag is given back."""


class Way(msgspec.Struct, frozen=True):
    """One way to run the service. log: a line a request; streams: so many listen to each table."""

    name: str
    limits: bool = False
    log: bool = False
    lag: bool = False
    streams: int = 0


NONE = Way("none of them")
ALL = Way("all of them", limits=True, log=True, lag=True, streams=len(tables.PLAYERS))
WAYS = (
    NONE,
    Way("rate limits", limits=True),
    Way("access log", log=True),
    Way("lag compensation", lag=True),
    Way("open streams", streams=len(tables.PLAYERS)),
    ALL,
)


def run(*, quick: bool = False) -> Results:
    """Rounds of the same shouts in every way in turn, there and back."""
    games, rounds, ways = (4, 1, (NONE, ALL)) if quick else (128, 7, WAYS)
    found: dict[str, list[Report]] = {way.name: [] for way in ways}
    server = RedisServer()
    server.start()
    try:
        with contextlib.ExitStack() as stack:
            ports = {way.name: stack.enter_context(_serving(server.url, way)) for way in ways}
            for number in range(rounds + 1):
                server.flush()
                for way in ways if number % 2 else reversed(ways):
                    found[way.name].append(_round(server.url, *ports[way.name], games, way))
    finally:
        server.close()
    # The first round warms all of it up.
    return Results(
        machine=machine(), rows=_rows({name: reports[1:] for name, reports in found.items()}), notes={GROUP: NOTE}
    )


@contextlib.contextmanager
def _serving(redis_url: str, way: Way) -> Iterator[tuple[int, int]]:
    limits = {**throughput.ONE_ADDRESS, "CHOUETTE_LIMIT_STREAMS": "off"} if way.limits else OFF
    log = {"CHOUETTE_LOG_LEVEL": "INFO", "CHOUETTE_ACCESS_LOG": "all" if way.log else "off"}
    with (
        tempfile.TemporaryFile() as lines,
        web(redis_url, SERVICE, errors=lines, CHOUETTE_WEB_NICE="0", CHOUETTE_LOG_FORMAT="json", **limits, **log) as at,
    ):
        yield at


def _round(redis_url: str, port: int, pid: int, games: int, way: Way) -> Report:
    made = throughput.laid(redis_url, games, _measured, lag_compensation=way.lag)
    requests = list(throughput.requests_of(made, claim_ms=REACTION_MS if way.lag else None))
    paths = [f"/v1/games/{game.state.id}/events?after={game.state.events}" for game in made] * way.streams
    if not paths:
        return throughput.counted(requests, port, pid)
    with stream_clients.audience(stream_clients.Order(port, paths)) as audience:
        found = throughput.counted(requests, port, pid)
        if audience.report().cut:
            raise RuntimeError("listeners were sent away")
    return found


def _measured(game: Game) -> None:
    """Where lag is compensated, it has been measured."""
    if game.option("lag_compensation"):
        for player in game.state.players:
            engine.play(game, Measured(player=player.id, at=game.state.clock, lag_ms=LAG_MS))


def _rows(found: dict[str, list[Report]]) -> list[Row]:
    rate = {name: median([report.rate for report in reports]) for name, reports in found.items()}
    cost = {name: median([1e6 * r.cpu_s / r.answers for r in reports]) for name, reports in found.items()}
    against = NONE.name
    rows = [Row(group=GROUP, what=f"annonces, {against}", value=rate[against], unit="/s")]
    for name in list(found)[1:]:
        rows += [
            Row(group=GROUP, what=f"annonces, {name}", value=rate[name], unit="/s", floor=rate[against],
                against=against),
            Row(group=GROUP, what="– processor time", value=cost[name], unit="µs", floor=cost[against],
                against=against),
        ]  # fmt: skip
    return rows


NOTE = (
    "The shouts of `http`, on one web process a way, all ways in turn. Open streams: six a table, so each shout is "
    "told to six clients, whose own work is on the same cores. Lag compensation: each act claims a reaction, and "
    "its credit is in its event. Metrics cannot be switched off: they are counted in every way, the first one too."
)
