"""A game that the engine really plays for the document's examples, and the examples that are gathered from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.dice.acts import Roll
from service.http.responses import games
from service.json_types import JsonMapping, JsonObject
from service.store.meta import Meta

GAME_ID = "Zr3kYw0pQm2bT7uXe5vLaA"
TOURNAMENT_ID = "t.Lw5pQx0cTn3uYb8eKf2vZg"
PLAYER_ID = "p_k3f4x2m7q4w5z6b5n6c2"
POOL_ID = "r_b5n6c2z7q4w5k3f4x2m6"
QUEUE_ID = "q_z6b5n6c2k3f4x2m7q4w5"
INVITATION_ID = "9f3c0a7e51d2b846"
WEBHOOK_ID = "wh_9fQm3sVb7XkTz2LrYw0aCe"
DELIVERY_ID = "msg_Yc1LdGf6uJe0apHk3vQ9sT_00000042"
TOKEN = "pHk3vQ9sT2xWmZ4rB7nYc1LdGf6uJe0a"
NONCE = "AAABnSZ4nAB5c2Vhb25zYWx0XtLk3mM0q9z1d0Gx2bA"
REQUEST_ID = "5f0c1d8e9a7b6c34"
START_MS = 1_800_000_000_000
META = Meta(visibility="public", created_at=START_MS, name="La taverne")
# Perceval opens; each makes a Néant, then a Chouette; Karadoc meets a duel's Velute; then a Chouette-Velute.
LAG = {"lag_compensation": True}
DICE = [1, 6, 1, 4, 6, 1, 4, 6, 5, 5, 1, 5, 5, 1, 2, 6, 4, 3, 3, 6]


@dataclass
class Examples:
    """Request bodies and answers by operationId, each with a name; phrases: what is said aloud by some.

    deliveries: what webhooks are sent. streamed: one item of what an operation tells live, by operationId.
    written: an answer in another form, by operationId and media type.
    """

    requests: dict[str, JsonObject] = field(default_factory=dict)
    phrases: dict[str, str] = field(default_factory=dict)
    answers: dict[str, JsonObject] = field(default_factory=dict)
    deliveries: JsonObject = field(default_factory=dict)
    streamed: JsonObject = field(default_factory=dict)
    written: dict[tuple[str, str], Any] = field(default_factory=dict)

    def put(self, id_: str, name: str, answer: Any, request: Any = None) -> None:
        """One example of an operation."""
        self.answers.setdefault(id_, {})[name] = encoded(answer)
        if request is not None:
            self.ask(id_, name, request)

    def ask(self, id_: str, name: str, request: Any) -> None:
        """One more body that an operation takes."""
        self.requests.setdefault(id_, {})[name] = request


class Told:
    """The game as it goes, and what each act is answered with."""

    def __init__(
        self, ruleset: str = "titouan", given: Any = DICE, options: JsonMapping = MappingProxyType(LAG)
    ) -> None:
        self.now = START_MS
        self.version = 1
        self.events: list[engine.Event] = []
        self.game = engine.create(
            ruleset=ruleset,
            game_id=GAME_ID,
            now=self.now,
            seed="5e" * 32,
            given=list(given),
            options=dict(options),
        )
        self._told()

    def _told(self) -> list[engine.Event]:
        fresh = list(self.game.fresh)
        self.events += fresh
        self.game.forget_events()
        return fresh

    def act(self, act: Act) -> JsonObject:
        """Play, and give the fields of the answer."""
        engine.settle(self.game, act.at)
        engine.play(self.game, act)
        self.version += 1
        timing = self.game.timing
        return {
            "effect": self.game.effect,
            "at": act.at if timing is None else timing.counted_at,
            "version": self.version,
            "seq": self.game.state.events,
            "events": self._told(),
            **({} if timing is None else {"timing": timing}),
        }

    def after(self, ms: int) -> int:
        """The instant so many ms later."""
        self.now += ms
        return self.now

    def roll(self, player: str) -> JsonObject:
        """A throw, once no player can react to the one before any more."""
        return self.act(Roll(player=player, at=self.after(6000)))

    def shown(self, viewer: str | None) -> games.AnyGame:
        """The game as this viewer sees it."""
        return games.game(engine.view(self.game, viewer), self.version, META)


def encoded(answer: Any) -> Any:
    """What a client would read."""
    return msgspec.json.decode(msgspec.json.encode(answer))
