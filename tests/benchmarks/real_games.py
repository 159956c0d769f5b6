"""Whole games as people play them, without a clock that passes: each act comes with an Idempotency-Key, as clients send
it, and is answered as the API answers. Who plays are the heads of the service's own bots, in the seats of people.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from service import engine
from service.bots.chance import Chance
from service.bots.levels import LEVELS, NAMES
from service.bots.strategies import STRATEGIES
from service.bots.wish import Wish
from service.engine.core.actions.acts import Act, Start
from service.engine.core.refusals import Refusal
from service.games.bots.scheduler import AGAIN_MS, STALE_MS, look
from service.games.commands import CreateGame, NewPlayer
from service.games.service import GameService, Outcome
from service.games.snapshot import Snapshot
from service.http.act_requests import acted
from service.settings import Settings
from service.store.commits import Commit, CommitResult, Committed
from service.store.idempotency import Idempotency, StoredAnswer
from service.store.memory.store import MemoryStore
from tests.support.clock import SetClock

BEGIN = 1_700_000_000_000
MOST_STEPS = 20_000


class Table(msgspec.Struct, frozen=True):
    """Which game is played. name: what it is called in the results."""

    name: str
    ruleset: str
    players: int
    options: Mapping[str, Any]


TABLES = (
    Table("wikimonde, 4 players", "wikimonde", 4, {}),
    Table("titouan, 4 players", "titouan", 4, {}),
    Table("expert, 3 players", "expert", 3, {}),
    Table("modulaire originale, 4 players", "modulaire", 4, {"preset": "originale"}),
    Table("modulaire demoniaque, 4 players", "modulaire", 4, {"preset": "demoniaque"}),
    Table("trou-du-cul, 4 players, 5 manches", "trou-du-cul", 4, {"manches": 5, "vote": False}),
)
"""Evenings of each kind, with the options that a game has whose maker names none."""


class Recording(MemoryStore):
    """Keeps what was committed."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__(clock.local)
        self.commits: list[Commit] = []

    def commit(self, commit: Commit) -> CommitResult:
        """See the port."""
        done = super().commit(commit)
        if isinstance(done, Committed):
            self.commits.append(commit)
        return done


def play(table: Table, seed: int) -> list[Commit]:
    """One game from its creation to its end: all that was stored of it, in order."""
    clock = SetClock(BEGIN + seed)
    store = Recording(clock)
    evening = Evening(table, seed, GameService(store, Settings(), clock), clock)
    for _ in evening.steps():
        continue
    return store.commits


class Evening:
    """One game that plays itself. game_id: known once it has begun. tokens: of seats, by player."""

    def __init__(self, table: Table, seed: int, service: GameService, clock: SetClock) -> None:
        self.game_id = ""
        self.tokens: dict[str, str] = {}
        self._service = service
        self._clock = clock
        self._table, self._seed = table, seed

    def steps(self) -> Iterator[Snapshot]:
        """To its end: the game before each of its steps, which are acts of players, and deadlines."""
        self._seat()
        for _ in range(MOST_STEPS):
            seen = self._service.read(self.game_id)
            if seen.game.state.status == "finished":
                return
            yield seen
            self._step(self._service.read(self.game_id))
        raise RuntimeError(f"a game of {self._table.name} never ends")

    def _seat(self) -> None:
        def note(outcome: Outcome) -> StoredAnswer:
            self.game_id, player = outcome.game_id, outcome.secrets["player"]
            self.tokens[player] = outcome.secrets["token"]
            # The answer to taking a seat is the game as it is seen from there.
            return StoredAnswer(201, msgspec.json.encode(engine.view(outcome.game, player)), {})

        at, names = self._clock.time, NAMES[: self._table.players]
        first = NewPlayer(name=names[0])
        create = CreateGame(ruleset=self._table.ruleset, options=self._table.options, at=at, player=first)
        self._service.create(create, _key(), note)
        for name in names[1:]:
            self._service.act(self.game_id, NewPlayer(name=name).sit(at), _key(), note)
        self._service.act(self.game_id, Start(player=next(iter(self.tokens)), at=at), _key(), acted)

    def _step(self, seen: Snapshot) -> None:
        wanted = min(self._wishes(seen), key=lambda one: (one[1].at, one[0]), default=None)
        due = engine.next_due(seen.game)
        if wanted is None or (due is not None and due <= wanted[1].at):
            assert due is not None, "no player can go on, and no time brings the game on"
            self._clock.time = max(self._clock.time, due + 1)
            self._service.tick(self.game_id)
            return
        player, wish = wanted
        self._clock.time = max(self._clock.time, wish.at)

        def make(game: engine.Game, meta: object) -> Act:
            return engine.act_of(game, {**wish.act, "player": player, "at": self._clock.time})

        try:
            answer = self._service.act(self.game_id, make, _key(), acted)
        except Refusal:
            self._clock.time += AGAIN_MS
        else:
            # A double press changes nothing: who wants it still would press for ever.
            self._clock.time += AGAIN_MS if b'"effect":"repeated"' in answer.body else 0

    def _wishes(self, seen: Snapshot) -> Iterator[tuple[str, Wish]]:
        head, behind = STRATEGIES[engine.kind_of(seen.game)], max(seen.game.state.clock, seen.now - STALE_MS)
        for number, player in enumerate(self.tokens):
            level = list(LEVELS.values())[number % len(LEVELS)]
            expected = engine.expected(seen.game, player, seen.now)
            if expected.acts or head.speaks_unasked(level):
                chance = Chance.of(f"evening {self._seed}", self._table.name, player, level.id)
                view, told = look(seen.game, player, expected)
                for wish in head.wishes(view, told, level, chance, 1.0):
                    if not wish.once or wish.at > behind:
                        yield player, wish


def _key() -> Idempotency:
    return Idempotency(key=secrets.token_hex(18), fingerprint=secrets.token_hex(32), scope="s" * 64)
