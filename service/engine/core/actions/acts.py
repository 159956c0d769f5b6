"""What a player can do, as frozen data: the one vocabulary that HTTP, workers and scenarios share."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from service.engine.core.actions.claims import Claim, claimed
from service.engine.core.stored.plain import JsonObject

ORGANISER = ""
"""The `player` of an act of the organiser, who has no seat: of a Start, a Cancel or an Evict."""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=str.lower):
    """One act of one player.

    player: the player's id at this table.
    at: when it counts, in ms since the epoch (in a scenario: since its start).
    """

    player: str
    at: int

    @property
    def signature(self) -> str:
        """What is done by it: a second act with the same one a moment later is a double press."""
        said = ((name, getattr(self, name)) for name in self.__struct_fields__ if name not in UNSAID)
        # It is stored for each player: what says nothing takes no room.
        return " ".join(
            value if isinstance(value, str) else f"{name}={value!r}"
            for name, value in said
            if value is not None and value != {}
        )


class Join(Act, frozen=True, kw_only=True):
    """Take a seat. `player` is the wished id or empty: the table then makes one of the name. team: in a team game.

    knows: the rules that the player declares to know, by id. bot: at which level, for a bot.
    """

    name: str
    entropy: str = ""
    team: str = ""
    knows: list[str] = []
    bot: str = ""


class Rename(Act, frozen=True, kw_only=True):
    """A bot makes room for a person who comes under its name, before the start. Told by the service.

    name: its new one. avoid: the person's.
    """

    name: str
    avoid: str


class Start(Act, frozen=True, kw_only=True):
    """Close the lobby and begin."""


class Cancel(Act, frozen=True, kw_only=True):
    """Call the game off, before its start or while it is played. Only the organiser may."""


class Evict(Act, frozen=True, kw_only=True):
    """Take `target` out before the start. Only the organiser may."""

    target: str


class Leave(Act, frozen=True, kw_only=True):
    """Stand up; in the lobby, give the seat back.

    for_good: as players left for good before that was a forfeit: they stand, and may come back. In old records only.
    """

    for_good: bool = False


class Forfeit(Act, frozen=True, kw_only=True):
    """Leave for good: in the lobby, give the seat back; in a game, be out of it at once, with no way back."""


class Back(Act, frozen=True, kw_only=True):
    """Sit down again."""


class Cut(Act, frozen=True, kw_only=True):
    """The player's connection has been gone since `at`: no act of theirs. Told by the service."""


class Reconnected(Act, frozen=True, kw_only=True):
    """The player's connection is there again. Told by the service; it is no act in any window."""


class Reply(Act, frozen=True, kw_only=True):
    """What is done in a window. window: the id of the one that it answers, None for whichever takes it.

    An act that names a window counts in that one or in none: once it is closed, the act is late and free.
    """

    window: int | None = None

    @property
    def claim(self) -> Claim | None:
        """What it says of its own instant: nothing, where it is no reflex."""
        return None


class Saying(Reply, frozen=True, kw_only=True):
    """An act that says a word. kind: as what annonces name it in `spoken_as`."""

    kind: ClassVar[str]

    @property
    def word(self) -> str:
        """The id of the annonce, as windows know it."""
        raise NotImplementedError

    @property
    def said(self) -> JsonObject:
        """What is said besides it, by field."""
        raise NotImplementedError


class Annonce(Saying, frozen=True, kw_only=True):
    """A shout. fields: what the annonce says besides its name (target, amount, combination …).

    reaction_ms, connection_ms: as of a Claim; None where nothing is claimed.
    """

    annonce: str
    fields: JsonObject = {}
    reaction_ms: int | None = None
    connection_ms: int | None = None

    kind: ClassVar[str] = "annonce"

    @property
    def word(self) -> str:
        """The annonce."""
        return self.annonce

    @property
    def said(self) -> JsonObject:
        """A copy of the fields."""
        return dict(self.fields)

    @property
    def claim(self) -> Claim | None:
        """How long the player took."""
        return claimed(self.word, self.reaction_ms, self.connection_ms)


class Challenge(Saying, frozen=True, kw_only=True):
    """A shout that challenges `target`, a player's id. reaction_ms, connection_ms: as of an Annonce."""

    challenge: str
    target: str
    reaction_ms: int | None = None
    connection_ms: int | None = None

    kind: ClassVar[str] = "challenge"

    @property
    def word(self) -> str:
        """The challenge."""
        return self.challenge

    @property
    def said(self) -> JsonObject:
        """Who is challenged."""
        return {"target": self.target}

    @property
    def claim(self) -> Claim | None:
        """How long the player took."""
        return claimed(self.word, self.reaction_ms, self.connection_ms)


class Terms(Saying, frozen=True, kw_only=True):
    """The second step of a challenge: a combination, for so many points."""

    combination: str
    amount: int

    kind: ClassVar[str] = "terms"

    @property
    def word(self) -> str:
        """There is one word for all of them."""
        return "terms"

    @property
    def said(self) -> JsonObject:
        """What is to come, and for how much."""
        return {"combination": self.combination, "amount": self.amount}


class Pass(Reply, frozen=True, kw_only=True):
    """«I will do nothing in the windows that ask me now», or in the one that is named."""

    @property
    def signature(self) -> str:
        """All passes are alike."""
        return "pass"


class Measured(Act, frozen=True, kw_only=True):
    """The server has measured this player's round trip (ms): no act of theirs, but it must replay like one."""

    lag_ms: int


CLAIMS = ("reaction_ms", "connection_ms")
"""What an act carries about its own instant: no part of what it says."""

UNSAID = ("player", "at", "window", *CLAIMS)
"""What an act carries besides what is said by it."""


def said(act: Act) -> JsonObject:
    """What an act says, wherever it is said."""
    told = {name: getattr(act, name) for name in act.__struct_fields__ if name not in UNSAID}
    return {"act": type(act).__name__.lower(), **told}


def as_sent(act: Act) -> JsonObject:
    """What an act says, and in which window, where it names one."""
    return said(act) | ({"window": act.window} if isinstance(act, Reply) and act.window is not None else {})
