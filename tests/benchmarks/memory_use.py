"""How much room games take in Redis: running ones, those that are over, and those whose answers have gone as well."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from service.games.packing import KEPT
from service.games.session import LOOSE
from service.store import keys
from service.store.commits import Commit, Committed
from service.store.layout import PLAIN
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from service.store.revision import Revision
from tests.benchmarks.real_games import TABLES, play
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "memory"
GAMES = 10_000
SEEDS = 10
"""So many games of each table are played and stored commit by commit; the rest are copies that the server makes."""

CUTS = (1 / 8, 3 / 8, 5 / 8, 7 / 8)
"""How far running games have come."""

RUNNING_MOST, FINISHED_MOST = 60 * 1024, 12 * 1024
AT_ONCE = 500


class Stored(NamedTuple):
    """A game in the store. commits: that led to it."""

    table: str
    game_id: str
    commits: list[Commit]


def run(*, quick: bool = False) -> Results:
    """Fill a Redis with games, and see by how much it has grown."""
    tables, seeds, total = (TABLES[::3], 1, 40) if quick else (TABLES, SEEDS, GAMES)
    evenings = {table.name: [play(table, seed) for seed in range(seeds)] for table in tables}
    server = RedisServer(appendonly="no")
    server.start()
    try:
        filled = _Filled(server.url)
        running = filled.fill(list(_running(evenings)), total, pack=True)
        finished = filled.fill(list(_finished(evenings)), total, pack=True)
        loose = filled.fill(list(_finished(evenings)), total, pack=False)
        kinds = [_of_kind(filled, name, games) for name, games in evenings.items()]
    finally:
        server.close()
    rows = [
        _row("a running game", running.whole, RUNNING_MOST),
        _row("a finished game, when its answers have gone (a day)", finished.without_answers, FINISHED_MOST),
        _row("a finished game until then", finished.whole),
        Row(group=GROUP, what="a finished game whose log is not packed, without answers", unit="KB",
            value=loose.without_answers / 1024),
        *(row for rows in kinds for row in rows),
    ]  # fmt: skip
    events = [sum(len(commit.events) for commit in game) for games in evenings.values() for game in games]
    commits = [len(game) for games in evenings.values() for game in games]
    mean_commits, mean_events = sum(commits) // len(commits), sum(events) // len(events)
    note = (
        f"{total:,} games in one Redis, as often of each kind: {len(events)} evenings played by the bots' heads in "
        f"seats of people ({mean_commits} commits and {mean_events} events on the average), with the options that a "
        "game has by default, each act with an Idempotency-Key; stored by the service's own commits and packed as "
        "workers do, then copied by the server. What the server has grown by, lists and alarms included, divided by "
        f"games. Running ones have come {', '.join(f'{cut:.0%}' for cut in CUTS)} of their way. Kinds: by MEMORY USAGE "
        "of their keys."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def _row(what: str, size: float, most: int | None = None) -> Row:
    goal = {} if most is None else {"goal": f"≤ {most // 1024} KB", "met": size <= most}
    return Row(group=GROUP, what=what, value=size / 1024, unit="KB", **goal)  # type: ignore[arg-type]


def _running(evenings: dict[str, list[list[Commit]]]) -> Iterator[Stored]:
    for table, games in evenings.items():
        for number, commits in enumerate(games):
            for cut in CUTS:
                part = commits[: max(1, round(len(commits) * cut))]
                yield Stored(table, f"{table}-{number}-{cut}".replace(" ", "_"), part)


def _finished(evenings: dict[str, list[list[Commit]]]) -> Iterator[Stored]:
    for table, games in evenings.items():
        for number, commits in enumerate(games):
            yield Stored(table, f"{table}-{number}".replace(" ", "_"), commits)


def _of_kind(filled: _Filled, name: str, games: list[list[Commit]]) -> list[Row]:
    """What games of one table take."""
    running = filled.usage(list(_running({name: games})))
    finished = filled.usage(list(_finished({name: games})))
    return [
        _row(f"{name}: running", running.whole),
        _row(f"{name}: finished, without answers", finished.without_answers),
    ]


class Room(NamedTuple):
    """Bytes a game."""

    whole: float
    without_answers: float


class _Filled:
    """One Redis that is filled, measured, and emptied."""

    def __init__(self, url: str) -> None:
        self._client: Any = connect(url)
        self._store = RedisStore(connect(url))

    def fill(self, games: list[Stored], total: int, *, pack: bool) -> Room:
        """By how much it grows with so many of these games. Reads some of them back."""
        self._client.flushall()
        self._store.load("nothing")
        empty = self._used()
        for game in games:
            self._put(game, pack=pack)
        copies = [(game, f"{game.game_id}.{n}") for n in range(-(-total // len(games)) - 1) for game in games]
        for at in range(0, len(copies), AT_ONCE):
            self._copy(copies[at : at + AT_ONCE])
        for game, copy in copies[:: max(1, len(copies) // 10)]:
            told = [event for commit in game.commits for event in commit.events]
            assert self._store.events(copy, 0, len(told) + 1) == told, "what is packed is there"
        whole = self._used() - empty
        count = len(games) + len(copies)
        self._forget_answers()
        return Room(whole / count, (self._used() - empty) / count)

    def usage(self, games: list[Stored]) -> Room:
        """What the keys of these games take."""
        self._client.flushall()
        for game in games:
            self._put(game, pack=True)
        whole = self._sum()
        self._forget_answers()
        return Room(whole / len(games), self._sum() / len(games))

    def _put(self, game: Stored, *, pack: bool) -> None:
        """By commits, packed as workers do, who look at a game now and then."""
        last = None
        for number, commit in enumerate(game.commits):
            place = commit.listed and f"{commit.listed.split(':')[0]}:{game.game_id}"
            last = self._store.commit(msgspec.structs.replace(commit, game_id=game.game_id, listed=place))
            assert isinstance(last, Committed)
            if pack and last.loose >= LOOSE and number % 3 == 0:
                self._pack(game, number, last, KEPT)
        if pack and last and game.commits[-1].status == "finished":
            self._pack(game, len(game.commits) - 1, last, 0)

    def _pack(self, game: Stored, number: int, done: Committed, keep: int) -> None:
        seq = sum(len(commit.events) for commit in game.commits[: number + 1])
        assert self._store.pack(game.game_id, Revision(done.version, game.commits[number].nonce), seq, keep)

    def _copy(self, copies: list[tuple[Stored, str]]) -> None:
        pipe = self._client.pipeline(transaction=False)
        for game, copy in copies:
            last = game.commits[-1]
            for name in (PLAIN.game, PLAIN.events, PLAIN.answers):
                pipe.execute_command("COPY", name(game.game_id), name(copy))
            record = game.commits[0].record
            if record:
                pipe.execute_command("COPY", PLAIN.record(game.game_id, record.key), PLAIN.record(copy, record.key))
            pipe.zadd(PLAIN.at(0).alarms, {copy: last.due or 0})
            for listed in (PLAIN.lists.lobby, PLAIN.lists.of_status(last.status)):
                pipe.zadd(listed, {keys.listed(1, copy): 0})
        pipe.execute()

    def _forget_answers(self) -> None:
        """As it is when their time is over."""
        for pattern in ("*:answers", "*:idem:*"):
            names = list(self._client.scan_iter(match=pattern, count=10_000))
            for at in range(0, len(names), AT_ONCE):
                self._client.delete(*names[at : at + AT_ONCE])

    def _used(self) -> int:
        """Bytes in use, once what was deleted is really gone."""
        while (memory := self._client.info("memory"))["lazyfree_pending_objects"]:
            time.sleep(0.05)
        return int(memory["used_memory"])

    def _sum(self) -> int:
        return sum(int(self._client.memory_usage(name, samples=0)) for name in self._client.scan_iter(count=10_000))
