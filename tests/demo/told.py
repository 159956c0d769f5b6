"""Tables for the bots to think about, told by real events of the engine."""

from __future__ import annotations

import msgspec
from chouette_sdk import Event, models
from chouette_sdk.events import parse_event

from service import engine
from service.demo.known import Table
from service.engine import Game
from service.engine.core.actions.acts import Act, Annonce, Challenge, Join, Start
from service.engine.dice.acts import Roll

NOW = 1_800_000_000_000


class Told:
    """A game in memory, and what a client that hears its events knows of it. now: ms."""

    def __init__(self, ruleset: str = "wikimonde", dice: list[int] | None = None) -> None:
        self.now = NOW
        self.table = Table()
        self.events: list[Event] = []
        # One die each decides who begins: perceval, with the lowest.
        self.game: Game = engine.create(
            ruleset=ruleset, game_id="g", now=NOW, options={"settle_ms": 0}, given=[1, 2, 3, *(dice or [])]
        )
        self.hear()
        for name in ("Perceval", "Karadoc", "Arthur"):
            self.play(Join(player="", at=self.now, name=name))
        self.play(Start(player="perceval", at=self.now))
        for player in ("perceval", "karadoc", "arthur"):
            self.roll(player)

    def hear(self) -> None:
        """Let the client hear what it has not heard."""
        for event in self.game.fresh:
            heard = parse_event(msgspec.json.decode(msgspec.json.encode(event)))
            if heard.seq > self.table.seq:
                self.events.append(heard)
                self.table.hear(heard, self.now / 1000)

    def play(self, act: Act) -> None:
        """Let an act count."""
        engine.play(self.game, act)
        self.hear()

    def wait(self, ms: int) -> None:
        """Let time pass."""
        self.now += ms
        engine.settle(self.game, self.now)
        self.hear()

    def roll(self, player: str, keep: list[int] | None = None) -> None:
        """Throw as soon as it is allowed."""
        self.wait(2000)
        self.play(Roll(player=player, at=self.now, keep=keep))

    def shout(self, player: str, annonce: str, after_ms: int = 500) -> None:
        """Shout a simple annonce."""
        self.wait(after_ms)
        self.play(Annonce(player=player, at=self.now, annonce=annonce))

    def challenge(self, player: str, target: str) -> None:
        """Take up a duel."""
        self.wait(500)
        self.play(Challenge(player=player, at=self.now, challenge="grelottine", target=target))
        self.wait(200)

    def give(self, player: str, score: int, *holdings: str) -> None:
        """Set a score and holdings, as if he had come by them."""
        seat = self.game.player(player)
        seat.score = score
        known = self.table.player(player)
        known.score = score
        for holding in holdings:
            seat.holds[holding] = 1
            known.holdings.append(holding)

    def expected(self, player: str) -> models.Expected:
        """What the service would answer."""
        answer = engine.expected(self.game, player, self.now)
        return models.Expected.from_dict(msgspec.json.decode(msgspec.json.encode(answer)))
