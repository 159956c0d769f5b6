"""A large tournament of bots: how soon a round's tables are all there, and standings right once a game has ended."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from service.assemble import assemble
from service.director import entering, organising
from service.director.draft import TournamentDraft
from service.director.record import Plan, Tournament
from service.director.service import TournamentService
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.engine.core.refusals import Refusal
from service.games.service import GameService
from service.settings import Settings
from service.store.idempotency import StoredAnswer
from service.tournaments import settings as rules
from tests.benchmarks.lateness import REAL
from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import own_cpu_s, running
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "tournament"
PLAYERS, SIZE, ROUNDS = 1_000, 4, 2
CREATED_S, RIGHT_S = 5.0, 1.0
CALM, CALM_PAUSE_S = 60, 0.1
"""So many games end one after the other, with so much between; the rest of them in one instant."""

PATIENCE_S = 180.0


class Board(threading.Thread):
    """A reader: follows the events, and has the standings counted as a stream's company would. Instants in s."""

    def __init__(self, tournaments: TournamentService, tournament_id: str) -> None:
        super().__init__(daemon=True)
        self._tournaments = tournaments
        self._id = tournament_id
        self.right: dict[str, float] = {}
        self.told: dict[str, int] = {}
        self.over = threading.Event()

    def run(self) -> None:
        """Until it is told that it is over."""
        count = 0
        with self._tournaments.follow(self._id) as reader:
            while not self.over.is_set():
                found = [msgspec.json.decode(raw) for raw in reader.next(200)]
                for event in found:
                    self.told.setdefault(f"{event['type']}.{event.get('round', '')}", event["at"])
                tables = [event["table"] for event in found if event["type"] == "table_finished"]
                if tables:
                    count = self._tournaments.standings.since(self._id, count).standing.count
                self.right |= dict.fromkeys(tables, time.monotonic())

    def waits(self, what: str) -> int:
        """When an event was told of (ms)."""
        end = time.monotonic() + PATIENCE_S
        while what not in self.told:
            assert time.monotonic() < end, f"{what} did not come"
            time.sleep(0.01)
        return self.told[what]


class Cup:
    """The tournament, in this process; the workers are others."""

    def __init__(self, games: GameService, players: int, size: int) -> None:
        self.games = games
        self.tournaments = TournamentService(games)
        settings = rules.Settings(format="swiss", table_size=size, rounds=ROUNDS)
        plan = Plan(name="Coupe", ruleset="wikimonde", settings=settings)
        made = self.tournaments.create(
            plan, "key_bench", None, lambda d, _: StoredAnswer(201, d.tournament.id.encode())
        )
        self.id = made.body.decode()
        self.board = Board(self.tournaments, self.id)
        self.board.start()
        self._do(lambda draft: _enter(draft, players))

    def _do(self, change: object) -> None:
        self.tournaments.answer(self.id, change, None, lambda draft, _: StoredAnswer(204, b""))  # type: ignore[arg-type]

    @property
    def now(self) -> Tournament:
        """As it is stored."""
        return self.tournaments.load(self.id).tournament

    def start(self) -> int:
        """How long it takes until all games of the first round are there (ms)."""
        self._do(organising.start)
        return self.board.waits("round_started.1") - self.board.waits("tournament_started.")

    def end(self, tables: list[str], pause_s: float) -> list[float]:
        """End these games; after how long each one's result was in the standings of a reader (ms)."""
        known, ended = self.now, dict[str, float]()
        for table in tables:
            at = self.games.clock.now()
            try:
                self.games.do(known.games[table].game, lambda game, meta, at=at: Cancel(player=ORGANISER, at=at))
            except Refusal:
                continue
            ended[table] = time.monotonic()
            time.sleep(pause_s)
        give_up = time.monotonic() + PATIENCE_S
        while not self.board.right.keys() >= ended.keys():
            assert time.monotonic() < give_up, "results are missing"
            time.sleep(0.02)
        return [1e3 * (self.board.right[table] - at) for table, at in ended.items()]


def _enter(draft: TournamentDraft, players: int) -> None:
    for number in range(players):
        entering.enter(draft, name=f"Bot {number}", bot="regular")


@contextmanager
def cup(players: int, size: int) -> Iterator[tuple[Cup, list[int]]]:
    """A tournament that is open, and the processes that will run it."""
    server = RedisServer()
    server.start()
    try:
        with running(server.url, *REAL) as processes:
            made = Cup(assemble(Settings(redis_url=server.url)), players, size)
            try:
                yield made, [process.pid for process in processes]
            finally:
                made.board.over.set()
                made.board.join()
    finally:
        server.close()


def run(*, quick: bool = False) -> Results:
    """One tournament: its first round made, games ended one by one, then all of them, and the second round made."""
    players, calm = (40, 3) if quick else (PLAYERS, CALM)
    with cup(players, SIZE) as (made, pids):
        used = _cpu(pids)
        created = made.start()
        creating_s = _cpu(pids) - used
        began, used = time.monotonic(), _cpu(pids)
        tables = made.now.open_tables()
        one_by_one = made.end(tables[:calm], CALM_PAUSE_S)
        playing = (_cpu(pids) - used) / (time.monotonic() - began)
        at_once = made.end(tables[calm:], 0)
        second = made.board.waits("round_started.2") - made.board.waits("round_finished.1")
    note = (
        f"{players} bots at {len(tables)} tables of {SIZE} at human pace, {len(REAL)} processes as `serve` starts "
        f"them, beside the reader that measures. Games are called off, {calm} of them {CALM_PAUSE_S:g} s apart, then "
        "the others."
    )
    rows = [
        _row("the first round's tables are all there", created / 1e3, "s", CREATED_S),
        Row(group=GROUP, what="– processor time of the service", value=creating_s, unit="s"),
        _row("the second round's, after the last result", second / 1e3, "s", CREATED_S),
        *_right("a game ends, others go on", one_by_one),
        *_right("all the others end as fast as can be", at_once),
        Row(group=GROUP, what="cores that its bots and results take meanwhile", value=playing, unit="cores"),
    ]
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def _cpu(pids: list[int]) -> float:
    return sum(map(own_cpu_s, pids))


def _right(what: str, found: list[float]) -> list[Row]:
    return [
        _row(f"standings are right, {what}: {name}", percentile(found, share) / 1e3, "s", RIGHT_S)
        for name, share in (("p50", 0.5), ("last", 1.0))
    ]


def _row(what: str, value: float, unit: str, most: float) -> Row:
    return Row(group=GROUP, what=what, value=value, unit=unit, goal=f"≤ {most:g} {unit}", met=value <= most)
