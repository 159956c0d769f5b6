"""What the service answers, as msgspec structs: encoded straight to the wire, and the source of the
document's schemas."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from service.bots.levels import LEVELS
from service.engine import Event, GameView, RulesetInfo, Timing
from service.readiness import Check
from service.store.port import Meta


class ActAnswer(msgspec.Struct, kw_only=True):
    """What an act led to, so that no second request is needed.

    effect: `counted`; `bevue` (it was wrong, and cost 10 points); `repeated` (pressed twice, counted once).
    at: when it counted, in ms since the epoch. version: the game's, after it. seq: of the last event so far.
    events: what followed from it at once, and from what had been due before it. timing: why it counted at that
    instant, only where lag is compensated and it claimed a reaction.
    """

    effect: Literal["counted", "bevue", "repeated"]
    at: int
    version: int
    seq: int
    events: list[Event]
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class PingAnswer(msgspec.Struct, kw_only=True):
    """What a returned nonce has measured. round_trip_ms: by this one; lag_ms: what counts now, the least of the last
    few."""

    round_trip_ms: int
    lag_ms: int


class Seat(msgspec.Struct, kw_only=True):
    """A seat and the token that opens it. The token is told this once; keep it."""

    player: str
    token: str


class JoinAnswer(ActAnswer, kw_only=True):
    """A seat was taken."""

    seat: Seat


class BotAnswer(ActAnswer, kw_only=True):
    """A bot took a seat, as this player. level: `novice`, `regular` or `champion`."""

    player: str
    name: str
    level: str


class BotLevel(msgspec.Struct, kw_only=True):
    """How the bots of a level play. fr, en: in words.

    reaction_ms: the median of their reactions; none is below 220 ms. forgets, slips, bold, skill (0 to 1): how often
    one misses a shout; in a lull shouts what the dice do not call for; takes a risk; does what the odds say.
    """

    id: str
    fr: str
    en: str
    reaction_ms: int
    forgets: float
    slips: float
    bold: float
    skill: float


class BotLevelList(msgspec.Struct, kw_only=True):
    """All levels, from the weakest to the strongest."""

    levels: list[BotLevel]


def bot_levels() -> BotLevelList:
    """What clients are told of the levels."""
    return BotLevelList(
        levels=[
            BotLevel(
                id=level.id, fr=level.fr, en=level.en, reaction_ms=level.quick_ms, forgets=level.forgets,
                slips=level.slips, bold=level.bold, skill=level.skill,
            )
            for level in LEVELS.values()
        ]
    )  # fmt: skip


class Game(GameView, kw_only=True):
    """A game as its viewer may see it. All instants are ms; you: the viewer's player id, null without a seat.

    version: goes up with every change; the ETag is made of it. name and visibility: as it was made.
    turn: who is on turn; to_throw: who must throw next, not always the same, null at the end.
    seq: of the last event that is in it.
    commitment: SHA-256 of the seed of the dice; seed: that seed, once the game is over.
    test_dice: whether its maker gave its dice; no result of such a game means anything.
    metadata: what the organiser has noted about the game, for the organiser alone; null for everybody else.
    """

    version: int
    name: str
    visibility: Literal["public", "private"]
    test_dice: bool
    metadata: dict[str, str] | None


def game(view: GameView, version: int, meta: Meta, *, organiser: bool = False) -> Game:
    """What the engine shows of a game, with what only the service knows of it. organiser: it is for that one's eyes."""
    shown = {name: getattr(view, name) for name in view.__struct_fields__}
    return Game(
        version=version, name=meta.name, visibility=meta.visibility, test_dice=meta.test_dice,
        metadata=meta.metadata if organiser else None, **shown,
    )  # fmt: skip


class CreateAnswer(ActAnswer, kw_only=True):
    """A game was made. seat: the first seat, if the creator took it at once."""

    id: str
    seat: Seat | None
    game: Game


class EventPage(msgspec.Struct, kw_only=True):
    """Events in order. last_seq: what to ask for next as `after`. finished: whether the game is over."""

    events: list[Event]
    last_seq: int
    finished: bool


class StreamTicket(msgspec.Struct, kw_only=True):
    """Opens the events of this game for this seat, for a short while. expires_at in ms since the epoch.

    url: where the stream is, ticket included, relative to the service's own address; add `after` to it to resume.
    """

    ticket: str
    expires_at: int
    url: str


class GameSummary(msgspec.Struct, kw_only=True):
    """A public game, as the lobby lists it. status: `lobby`, `playing` or `finished`. created_at in ms.

    end: why it is over (as in `game_finished`), null before.
    """

    id: str
    name: str
    ruleset: str
    status: str
    players: list[str]
    max_players: int
    created_at: int
    end: str | None = None


class GamePage(msgspec.Struct, kw_only=True):
    """A page of the lobby. next: the cursor of the next page, null on the last."""

    games: list[GameSummary]
    next: str | None


class OwnGame(GameSummary, kw_only=True):
    """A game that your key has made, public or not. metadata: as you sent it."""

    visibility: Literal["public", "private"]
    test_dice: bool
    metadata: dict[str, str]


class OwnGamePage(msgspec.Struct, kw_only=True):
    """A page of your key's games. next: the cursor of the next page, null on the last; a page with fewer games than you
    asked for, or none, may have a next one."""

    games: list[OwnGame]
    next: str | None


class RulesetList(msgspec.Struct, kw_only=True):
    """All rulebooks."""

    rulesets: list[RulesetInfo]


class Challenge(msgspec.Struct, kw_only=True):
    """A duel. defie: who has to throw. outcome: `open`, `met`, `failed`, `lapsed` or `void`. taken_at in ms.

    combination and amount are null until the terms are set; winner is null until somebody takes the stake.
    """

    id: int
    kind: str
    challenger: str
    defie: str
    combination: str | None
    amount: int | None
    outcome: str
    winner: str | None
    taken_at: int


class ChallengeList(msgspec.Struct, kw_only=True):
    """The duels of a game, oldest first."""

    challenges: list[Challenge]


class DieThrow(msgspec.Struct, kw_only=True):
    """Dice that landed. first_die: their first index in the game's sequence, null with given dice.

    faces: 0 for a die that fell; empty while they are hidden, told once they are shown (at the latest at the end).
    by_table: the table threw for a silent or absent player; such dice never fall.
    """

    seq: int
    player: str
    faces: list[int]
    first_die: int | None
    by_table: bool
    hidden: bool


class Contribution(msgspec.Struct, kw_only=True):
    """What a player put into the dice."""

    player: str
    entropy: str


class DiceProof(msgspec.Struct, kw_only=True):
    """What anybody needs to check every die.

    commitment: SHA-256 (hex) of the seed, told before the first throw; given dice do not come from it.
    seed: the secret itself (hex), null until the game is over. method: how faces follow from all this.
    cocked_dice: the option of the game, how many dice of 1000 fall. thrown: how many dice came from the seed so far.
    players: the seats at the start, in order; empty before it. contributions: in that order.
    """

    commitment: str | None
    seed: str | None
    method: str
    cocked_dice: int
    thrown: int
    players: list[str]
    contributions: list[Contribution]
    throws: list[DieThrow]


class Record(msgspec.Struct, kw_only=True):
    """A game as a scenario file tells it: options, players in table order, every die, every act, and the
    outcome.

    play: steps, each `{PLAYER: ACT, at: MS}` or `{wait: MS}`; at counts from the last dice that landed.
    """

    title: str
    source: str
    ruleset: str
    options: dict[str, Any]
    players: dict[str, Any]
    dice: list[int]
    play: list[dict[str, Any]]
    expect: dict[str, Any]


class TimeAnswer(msgspec.Struct, kw_only=True):
    """now: the service's clock, in ms since the epoch, read when your request arrived."""

    now: int


class Health(msgspec.Struct, kw_only=True):
    """The process answers."""

    status: Literal["ok"]


class Readiness(msgspec.Struct, kw_only=True):
    """Games can be played. checks: each part, with what to do about it where it is not as it should be.

    alarm_age_ms: since the alarm's last sign of life, null if there was none. Without the alarm windows still close
    rightly, only later: at the next request.
    """

    status: Literal["ready"]
    store: Literal["ok"]
    alarm_age_ms: int | None
    checks: list[Check]
