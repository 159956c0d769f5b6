"""How late an event reaches its listeners, from before its commit to the client, and what a listener costs."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from service.assemble import assemble
from service.games.service import GameService
from service.settings import Settings
from service.store.commits import Commit, Committed, Loaded
from tests.benchmarks import stream_clients
from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import TICKS_PER_S, cpu_s, free_port, running, wait_for_port, web
from tests.benchmarks.report import Results, Row, machine
from tests.support.games import seated
from tests.support.redis import RedisServer

GROUP = "streams"
WEB = 2
AGAINST = "gevent, one loop that writes to all sockets"
BYTES = 300
"""Of an event, about as many as those of a throw."""


class Case(msgspec.Struct, frozen=True):
    """So many listeners, spread over so many games, in which so many commits a second happen in all."""

    listeners: int
    games: int
    rate: int
    seconds: float
    goal: float | None = None

    @property
    def name(self) -> str:
        """As the table shows it."""
        where = "one game" if self.games == 1 else f"{self.games:,} games"
        return f"{self.listeners:,} listening to {where}, {self.rate} commits/s"


class Heard(msgspec.Struct):
    """Delays in ms; kb: memory that a listener takes; idle: share of a core while nothing happens; cost: processor
    time (µs) of the web processes for one event to one listener; opened: streams opened in a second."""

    delays: list[float]
    kb: float
    idle: float
    cost: float
    opened: float


def cases(*, quick: bool) -> list[Case]:
    """A thousand and five thousand, in one room and in many."""
    if quick:
        return [Case(20, 5, 20, 0.5)]
    return [
        Case(1000, 1, 5, 10, 100), Case(1000, 250, 100, 10, 100), Case(5000, 1, 1, 15), Case(5000, 1250, 250, 10),
    ]  # fmt: skip


def run(*, quick: bool = False) -> Results:
    """Each case with the service and with the floor."""
    server = RedisServer()
    server.start()
    rows: list[Row] = []
    try:
        service = assemble(Settings(redis_url=server.url))
        for case in cases(quick=quick):
            rows += _rows(case, *(measure(service, server.url, case, real=real, quick=quick) for real in (True, False)))
        service.close()
    finally:
        server.close()
    note = (
        f"from just before the commit to the arrival at the client; {WEB} web processes, all clients in one process, "
        "the commits from another, Redis with its append-only file, all on the same cores. Memory: what the web "
        "processes grew by, a listener. Idle: processor time of the web processes with all streams open and silent."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def _rows(case: Case, real: Heard, floor: Heard) -> list[Row]:
    count = f"{len(real.delays):,}"
    rows = [
        Row(
            group=GROUP, what=f"{case.name}: {name} of {count}", value=percentile(real.delays, share), unit="ms",
            floor=percentile(floor.delays, share), against=AGAINST,
            goal=f"≤ {case.goal:.0f} ms" if goal and case.goal else "",
            met=percentile(real.delays, share) <= case.goal if goal and case.goal else None,
        )
        for name, share, goal in (("p50", 0.5, False), ("p99", 0.99, True))
    ]  # fmt: skip
    rows.append(
        Row(group=GROUP, what="– cost a delivery", value=real.cost, unit="µs", floor=floor.cost, against=AGAINST)
    )
    rows.append(Row(group=GROUP, what="– memory a listener", value=real.kb, unit="KB", floor=floor.kb, against=AGAINST))
    rows.append(Row(group=GROUP, what="– opened", value=real.opened, unit="/s", floor=floor.opened, against=AGAINST))
    rows.append(Row(group=GROUP, what="– idle", value=real.idle * 100, unit="% of a core"))
    return rows


def measure(service: GameService, redis_url: str, case: Case, *, real: bool, quick: bool) -> Heard:
    """Open the streams, let them be, then commit."""
    games = [seated(service, ["perceval"]) for _ in range(case.games)]
    paths = [f"/v1/games/{games[n % case.games]}/events?after=2" for n in range(case.listeners)]
    with serving(redis_url, real=real) as (port, pid):
        before, opening = rss_kb(pid), time.monotonic()
        with stream_clients.audience(stream_clients.Order(port, paths)) as audience:
            opened = case.listeners / (time.monotonic() - opening)
            grown = (rss_kb(pid) - before) / case.listeners
            worked, begun = work_s(pid), time.monotonic()
            time.sleep(0.2 if quick else 8)
            quiet, rest = work_s(pid), time.monotonic()
            sent = _commit(service, games, case)
            time.sleep(1)
            busy = work_s(pid) - quiet
            heard = audience.report()
    expected = sent * case.listeners // case.games
    if heard.cut or (real and len(heard.delays) != expected):
        raise RuntimeError(f"{len(heard.delays)} of {expected} events arrived, {heard.cut} streams were cut")
    idle = (quiet - worked) / (rest - begun)
    return Heard([delay / 1000 for delay in heard.delays], grown, idle, busy / expected * 1e6, opened)


def _commit(service: GameService, games: list[str], case: Case) -> int:
    """Commit at an even pace, game after game; how often in all: as often in each."""
    known: dict[str, Loaded] = {}
    for game_id in games:
        loaded = service.store.load(game_id)
        assert isinstance(loaded, Loaded)
        known[game_id] = loaded
    rounds = max(1, round(case.rate * case.seconds / case.games))
    due = time.monotonic()
    for number in range(rounds):
        for game_id, loaded in known.items():
            time.sleep(max(0.0, due - time.monotonic()))
            due += 1 / case.rate
            _one(service, game_id, loaded, number)
    return rounds * case.games


def _one(service: GameService, game_id: str, loaded: Loaded, number: int) -> None:
    blob, seq = loaded.blob, number + 3
    assert blob is not None
    # Eighteen digits, whatever the machine's uptime.
    event = b'{"seq":%d,"type":"noise","noise":"%s","sent_ns":%018d}' % (seq, b"." * BYTES, time.monotonic_ns())
    done = service.store.commit(
        Commit(game_id=game_id, expected=loaded.version + number, nonce=_nonce(number), blob=blob, status="lobby",
               events=[event], first_seq=seq, nonces=_nonce(number - 1) if number else loaded.nonces)
    )  # fmt: skip
    assert isinstance(done, Committed)


def _nonce(number: int) -> str:
    """Sixteen characters; the first eight mark a commit's events and tell it from the one before."""
    return f"{number:08}" * 2


@contextmanager
def serving(redis_url: str, *, real: bool) -> Iterator[tuple[int, int]]:
    """The web processes of the service, or those of the floor: their port, and the process above them."""
    if real:
        # So many from one address is what limits are against.
        alone = {"CHOUETTE_WEB_NICE": "0", "CHOUETTE_LIMIT_STREAMS": "off"}
        with web(redis_url, "service.app:create_app()", workers=WEB, **alone) as (port, pid):
            yield port, pid
        return
    port = free_port()
    with running(redis_url, ["-m", "tests.benchmarks.floor_streams", str(port), redis_url, str(WEB)]) as (process,):
        wait_for_port(port)
        yield port, process.pid


def work_s(pid: int) -> float:
    """Processor time (s) of a process and of those below it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return cpu_s(pid) + (int(fields[11]) + int(fields[12])) / TICKS_PER_S


def rss_kb(pid: int) -> int:
    """Resident memory of the processes below this one, and of itself where it is no gunicorn."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = 0
    for one in (str(pid), *children):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/status").read_text().split("VmRSS:")[1].split()
            total += int(fields[0])
    return total
