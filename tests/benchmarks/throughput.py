"""Annonces per second over HTTP, against the same stack with one Lua script of the same size and no game, against bare
Flask with that script, and beside boardgame.io."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path

import msgspec

from service.engine import Game
from service.store.clock import StoreClock
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.benchmarks import boardgame_io, plain_app, tables
from tests.benchmarks.http_client import Order, Report, send
from tests.benchmarks.measure import median
from tests.benchmarks.processes import cpu_s, gunicorn, web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "http"
GOAL = 0.75
PLAIN_GOAL = 0.6
PEER_GOAL = 1.5
AT_A_TIME = 64
"""Tables that shout at the same time: neighbours in the order of requests are of different games."""

CONNECTIONS = 16
APPLICATION = "tests.benchmarks.floor_app:create()"
PLAIN = "tests.benchmarks.plain_app:create()"
ONE_ADDRESS = {"CHOUETTE_LIMIT_READS": "off", "CHOUETTE_LIMIT_STRANGERS": "off"}
"""All tables are looked at from one address, more than one may, and the floor knows no token. Seats are limited."""


class Found(msgspec.Struct):
    """The rounds of each candidate, in the order in which they were run; no moves where boardgame.io is missing."""

    real: list[Report] = []
    floor: list[Report] = []
    plain: list[Report] = []
    moves: list[boardgame_io.Moves] = []
    missing: str = ""


def run(*, quick: bool = False) -> Results:
    """Rounds of shouts, of both floors and of the peer in turn; the first floor is on the same gunicorn worker."""
    server = RedisServer()
    server.start()
    games, rounds = (24, 1) if quick else (512, 7)
    found = Found()
    try:
        # At the niceness of the service, whatever else this machine does would be measured too.
        with (
            web(server.url, APPLICATION, CHOUETTE_WEB_NICE="0", **ONE_ADDRESS) as (port, pid),
            _plain(server.url) as (plain, plain_pid),
            ExitStack() as beside,
        ):
            peer = None
            try:
                peer = beside.enter_context(boardgame_io.serving(fetch=not quick))
                peer.moves(16)
            except boardgame_io.Missing as error:
                found.missing = str(error)
            one_round(server.url, port, pid, 16, kind="floor")
            one_round(server.url, plain, plain_pid, 16, kind="plain")
            one_round(server.url, port, pid, 16)
            for _ in range(rounds):
                server.flush()
                found.floor.append(one_round(server.url, port, pid, games, kind="floor"))
                found.plain.append(one_round(server.url, plain, plain_pid, games, kind="plain"))
                found.real.append(one_round(server.url, port, pid, games))
                if peer:
                    found.moves.append(peer.moves(games * len(tables.PLAYERS) // boardgame_io.TABLES))
    finally:
        server.close()
    return Results(machine=machine(), rows=[*_rows(found), *_peer_rows(found)], notes={GROUP: _note(found)})


@contextmanager
def _plain(redis_url: str) -> Iterator[tuple[int, int]]:
    """The second floor's gunicorn, with nothing of the service: its port and process id."""
    from tests.benchmarks.floor_app import sample

    with tempfile.NamedTemporaryFile() as kept:
        Path(kept.name).write_bytes(msgspec.msgpack.encode(sample()))
        arguments = [
            "--worker-class",
            "gevent",
            "--workers",
            "1",
            "--keep-alive",
            "15",
            "--log-level",
            "warning",
            PLAIN,
        ]
        with gunicorn(redis_url, arguments, **{plain_app.SAMPLE: kept.name}) as found:
            yield found


def one_round(redis_url: str, port: int, pid: int, games: int, *, kind: str = "games") -> Report:
    """Every player of so many games shouts once, each shout on time; or as many requests to a floor."""
    return counted(list(shouts(redis_url, games, kind=kind)), port, pid, kind=kind)


def counted(requests: list[bytes], port: int, pid: int, *, kind: str = "games") -> Report:
    """Send these; each of them has to count. pid: of the process above the web process."""
    if kind == "games":
        # Whoever shouts has seen the dice land, here through the one process that there is.
        paths = dict.fromkeys(request.split(b" ", 2)[1].removesuffix(b"/annonces") for request in requests)
        send(Order(port, CONNECTIONS, [b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" for path in paths]))
    found = send(Order(port, CONNECTIONS, requests), lambda: cpu_s(pid))
    if found.wrong or found.counted != found.answers:
        raise RuntimeError(f"{found.answers - found.counted} shouts did not count: {found.wrong}")
    return found


def shouts(redis_url: str, games: int, *, kind: str = "games") -> Iterator[bytes]:
    """The requests at so many tables that have just been laid. kind: `games`, or the floor: `floor`, `plain`."""
    return requests_of(laid(redis_url, games), kind=kind)


def laid(redis_url: str, games: int, prepare: Callable[[Game], None] = lambda game: None, **options: int) -> list[Game]:
    """So many tables in the store, all of them in a Suite that has just landed. prepare: what is done to each first."""
    store, clock = RedisStore(connect(redis_url)), StoreClock()
    options = {"tie_ms": 5000, "reaction_ms": 600_000, **options}
    # Ties are wide, so that nobody comes too late after the others, and the window waits for whoever is slow.
    made = [tables.waiting(tables.SUITE, clock.now() - 20_000, **options) for _ in range(games)]
    for game in made:
        prepare(game)
        tables.put(store, game)
    store.close()
    return made


def requests_of(made: list[Game], *, kind: str = "games", claim_ms: int | None = None) -> Iterator[bytes]:
    """So many tables at a time, player by player. claim_ms: how long each says that he took, None for nothing."""
    waiting = iter(made)
    while group := list(islice(waiting, AT_A_TIME)):
        for seat in range(len(tables.PLAYERS)):
            for game in group:
                yield _shout(game.state.id, tables.reaction(game).who[seat], kind=kind, claim_ms=claim_ms)


def _shout(game_id: str, player: str, *, kind: str, claim_ms: int | None) -> bytes:
    claim = "" if claim_ms is None else f',"reaction_ms":{claim_ms}'
    body = f'{{"annonce":"grelotte_ca_picote"{claim}}}'.encode()
    head = (
        f"POST /v1/{kind}/{game_id}/annonces HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {tables.token(game_id, player)}\r\nIdempotency-Key: {secrets.token_hex(16)}\r\n"
        f"Content-Type: application/json\r\nAccept: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _rows(found: Found) -> list[Row]:
    real, floor, plain = found.real, found.floor, found.plain
    against = "the same stack, one Lua script, no game"
    rows = [
        _against(real, floor, "annonces, one web process", against, GOAL),
        Row(group=GROUP, what="best round", value=max(r.rate for r in real), unit="/s",
            floor=max(r.rate for r in floor), against="best round"),
        Row(group=GROUP, what="processor time of the web process", value=_per_act(real), unit="µs",
            floor=_per_act(floor), against="floor"),
        _against(real, plain, "annonces, one web process", "bare Flask, redis-py, the same script", PLAIN_GOAL),
        Row(group=GROUP, what="processor time of the web process", value=_per_act(real), unit="µs",
            floor=_per_act(plain), against="bare Flask"),
    ]  # fmt: skip
    for what, of in (("p50", "p50_ms"), ("p99", "p99_ms")):
        mine, least = (median([getattr(r, of) for r in rounds]) for rounds in (real, floor))
        what = f"answer time at {CONNECTIONS} connections, {what}"
        rows.append(Row(group=GROUP, what=what, value=mine, unit="ms", floor=least, against="floor"))
    return rows


def _against(real: list[Report], floor: list[Report], what: str, against: str, goal: float) -> Row:
    # Each round is compared with the floor's of the same turn; the middle one of these ratios counts.
    pairs = sorted(zip(real, floor, strict=True), key=lambda pair: pair[0].rate / pair[1].rate)
    mine, least = pairs[len(pairs) // 2]
    return Row(
        group=GROUP, what=what, value=mine.rate, unit="/s", floor=least.rate, against=against,
        goal=f"ratio ≥ {goal}", met=mine.rate >= goal * least.rate,
    )  # fmt: skip


def _per_act(rounds: list[Report]) -> float:
    return median([1e6 * report.cpu_s / report.answers for report in rounds])


def _peer_rows(found: Found) -> list[Row]:
    if not found.moves:
        return []
    cost, theirs = _per_act(found.real), median([1e6 * round.cpu_s / round.moves for round in found.moves])
    rates = median([report.rate for report in found.real]), median([round.rate for round in found.moves])
    return [
        Row(group=GROUP, what="annonces beside moves of boardgame.io", value=rates[0], unit="/s", floor=rates[1],
            against=f"boardgame.io, {boardgame_io.TABLES} tables, state in memory"),
        Row(group=GROUP, what="processor time of the web process", value=cost, unit="µs", floor=theirs,
            against="boardgame.io, a move", goal=f"ratio ≤ {PEER_GOAL}", met=cost <= PEER_GOAL * theirs),
    ]  # fmt: skip


def _note(found: Found) -> str:
    real = found.real
    peer = (
        f"boardgame.io was left out: {found.missing}."
        if found.missing
        else "boardgame.io: as many moves over websockets, one player at each table, nothing kept but in memory."
    )
    return (
        f"{len(tables.PLAYERS)} players a game shout once in a Suite ({AT_A_TIME} games at a time), each with token "
        f"and Idempotency-Key, over {CONNECTIONS} kept connections; gunicorn with the service's settings, one gevent "
        f"worker, real Redis with its append-only file; {len(real)} rounds of {real[0].answers:,} in turn with the "
        "floors. Every shout counted. The first floor reads the same body (Flask, smorest, the same middlewares) and "
        "answers as much; it checks no token and keeps no idempotency record. The second is bare Flask and redis-py "
        f"under gunicorn's own gevent worker, and has nothing of the service. {peer}"
    )
