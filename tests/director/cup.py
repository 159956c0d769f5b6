"""A tournament for tests: in memory, by a clock that is moved, with games that its players leave in an agreed order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from service.access.credentials import digest
from service.director import entering, organising
from service.director.draft import TournamentDraft
from service.director.record import Plan, Tournament
from service.director.service import TournamentService
from service.director.tables import player_of
from service.engine.core.actions.acts import Forfeit
from service.games.service import GameService
from service.settings import Settings
from service.store.idempotency import StoredAnswer
from service.store.memory.store import MemoryStore
from service.tournaments import settings as rules
from tests.http.table import START, HandClock

NAMES = ("Perceval", "Karadoc", "Arthur", "Bohort", "Léodagan", "Séli", "Yvain", "Lancelot")


def empty(draft: TournamentDraft, _: object) -> StoredAnswer:
    return StoredAnswer(204, b"")


@dataclass
class Cup:
    """One tournament, and all that is around it."""

    clock: HandClock = field(default_factory=lambda: HandClock(START))
    store: MemoryStore = field(default_factory=MemoryStore)
    id: str = ""

    def __post_init__(self) -> None:
        self.games = GameService(self.store, Settings(redis_url="memory://"), self.clock)
        self.tournaments = TournamentService(self.games)

    @classmethod
    def made(cls, players: int = 7, *, start: bool = True, **settled: Any) -> Cup:
        """With so many players, and started unless it is not to be."""
        cup = cls()
        plan = {name: settled.pop(name) for name in list(settled) if name in Plan.__struct_fields__}
        settings = rules.Settings(**{"format": "swiss", "table_size": 3, "rounds": 2, **settled})
        made = Plan(name="Coupe", settings=settings, **{"ruleset": "wikimonde", **plan})
        answer = cup.tournaments.create(
            made, "key_mine", None, lambda draft, _: StoredAnswer(201, draft.tournament.id.encode())
        )
        cup.id = answer.body.decode()
        for name in NAMES[:players]:
            cup.enter(name)
        if start:
            cup.do(organising.start)
        return cup

    @property
    def now(self) -> Tournament:
        """As it is stored."""
        return self.tournaments.load(self.id).tournament

    @property
    def told(self) -> list[dict[str, Any]]:
        """All of its events."""
        return [msgspec.json.decode(entry.raw) for entry in self.tournaments.log(self.id, 0, 1_000)]

    def types(self) -> list[str]:
        """Of these."""
        return [event["type"] for event in self.told]

    def do(self, change: Any) -> None:
        """A command of the organiser."""
        self.tournaments.answer(self.id, change, None, empty)

    def enter(self, name: str, **more: Any) -> None:
        """One more takes part; the name is the token."""
        given = {} if "bot" in more else {"token": digest(name)}
        self.do(lambda draft: entering.enter(draft, name=name, **given, **more))

    def look(self) -> None:
        """What the job of a worker does."""
        self.tournaments.runner.look_at(self.id)

    def end(self, game_id: str, *, report: bool = True) -> None:
        """All but the first at this table leave the game; a worker hears of it, unless the news is lost."""
        table_id = self.now.table_of(game_id)
        table = self.now.table(table_id or "")
        assert table is not None
        for seat in table.seats[1:]:
            player = player_of(table, seat)
            self.games.do(game_id, lambda game, meta, player=player: Forfeit(player=player, at=self.clock.now()))
        if report:
            self.report(game_id)

    def report(self, game_id: str) -> None:
        """The game's alarm rings."""
        self.games.tick(game_id)
        for tournament_id, games in self.games.tournament_games().finished([game_id]).items():
            self.tournaments.runner.take(tournament_id, games)

    def open_games(self) -> list[str]:
        """Of the round that is played."""
        now = self.now
        return [now.games[table].game for table in now.open_tables()]

    def play(self) -> None:
        """To its end."""
        for _ in range(50):
            self.look()
            if self.now.over:
                return
            for game_id in self.open_games():
                self.end(game_id)
        raise AssertionError("it does not end")
