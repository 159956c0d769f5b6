"""What the service answers, as msgspec structs: encoded straight to the wire, and the source of the
document's schemas."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, cast, get_type_hints

import msgspec

from service import engine
from service.bots.levels import LEVELS
from service.engine import Event, Timing
from service.health.checks import Check
from service.store.port import Invitation as KeptInvitation
from service.store.port import Meta


class ActAnswer(msgspec.Struct, kw_only=True):
    """What an act led to, so that no second request is needed.

    effect: `counted`; `bevue`: it was wrong, and cost 10 points; `repeated`: pressed twice, counted once. at: when it
    counted, in ms since the epoch. version: the game's version after it. seq: the last event so far. events: what
    followed from it at once, and from what had been due before it. timing: why it counted at that instant; only where
    lag is compensated and the act claimed a reaction.
    """

    effect: Literal["counted", "bevue", "repeated"]
    at: int
    version: int
    seq: int
    events: list[Event]
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class PingAnswer(msgspec.Struct, kw_only=True):
    """What a returned nonce has measured.

    round_trip_ms: by this one, in ms. lag_ms: what counts now, in ms: the least of the last few.
    connection_ms: only with `lag_trust: connection`: the round trip that the connections of the stream and of this
    request show, in ms, the quicker of both; null where that of one is not known, and nothing counts.
    """

    round_trip_ms: int
    lag_ms: int
    connection_ms: int | msgspec.UnsetType | None = msgspec.UNSET


class Seat(msgspec.Struct, kw_only=True):
    """A seat and the token that opens it.

    player: the player's id at this table. token: told this once; keep it.
    """

    player: str
    token: str


class JoinAnswer(ActAnswer, kw_only=True):
    """A seat was taken."""

    seat: Seat


class BotAnswer(ActAnswer, kw_only=True):
    """A bot took a seat.

    player: its id at this table. name: as the others see it. level: how it plays.
    """

    player: str
    name: str
    level: str


class BotLevel(msgspec.Struct, kw_only=True):
    """How the bots of a level play.

    fr: in French words. en: in English words. reaction_ms: the median of their reactions, in ms; none is below 220
    ms. forgets: how often one misses a shout (0 to 1). slips: how often one shouts what the dice do not call for,
    between two throws (0 to 1). bold: how often one takes a risk (0 to 1). skill: how often one does what the odds
    say (0 to 1).
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


class AnyGame(msgspec.Struct, kw_only=True):
    """Stands for what is shown of a game, of whichever family it is."""


class OfService(msgspec.Struct, kw_only=True):
    """A game as its viewer may see it.

    version: goes up with every change; the ETag is made of it. name: what the table is called in the lobby.
    visibility: `public`: listed, and anybody may watch; `private`: neither. seats: who may sit: `open`: anybody who
    knows the id; `invited`: guests of the host. watching: who may watch: `public`: anybody; `invited`: guests of the
    host; `nobody`: seats only. test_dice: whether its maker gave its dice; no result of such a game means anything.
    metadata: what the organiser has noted about the game; null for everybody else. external_ids: by player, whom the
    organiser knows by it: all for the organiser, a player's own for that player. started_at, ended_at: in ms since the
    epoch; null before. rematch: the id of
    the game that is the rematch of this one, null while there is none. rematch_of: the id of the game whose
    rematch this is, null for any other.
    """

    version: int
    name: str
    visibility: Literal["public", "private"]
    test_dice: bool
    metadata: dict[str, str] | None
    seats: Literal["open", "invited"]
    watching: Literal["public", "invited", "nobody"]
    external_ids: dict[str, str]
    started_at: int | None
    ended_at: int | None
    rematch: str | None
    rematch_of: str | None


@lru_cache(maxsize=64)
def shown_as(view_type: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A family's view of a game with what only the service knows of it: `GameView` becomes `Game`."""
    name = view_type.__name__.removesuffix("View")
    own = [(field, kind) for field, kind in get_type_hints(OfService, include_extras=True).items()]
    return msgspec.defstruct(
        name, own, bases=(view_type,), kw_only=True, module=__name__, namespace={"__doc__": OfService.__doc__}
    )


GAMES = tuple(shown_as(family.view_type) for family in engine.families.FAMILIES.values())
"""What is shown of games, a type for each family."""


def game(view: Any, version: int, meta: Meta, *, organiser: bool = False) -> AnyGame:
    """What the engine shows of a game, with what only the service knows of it. organiser: it is for that one's eyes."""
    shown = {name: getattr(view, name) for name in view.__struct_fields__}
    kind: type[msgspec.Struct] = type(view)
    made = shown_as(kind)(
        version=version, name=meta.name, visibility=meta.visibility, test_dice=meta.test_dice,
        metadata=meta.metadata if organiser else None, seats=meta.seats, watching=meta.watchers,
        started_at=meta.started_at, ended_at=meta.ended_at, rematch=meta.rematch or None,
        rematch_of=meta.rematch_of or None,
        external_ids={id_: known for id_, known in meta.external_ids.items() if organiser or id_ == view.you}, **shown,
    )  # fmt: skip
    return cast(AnyGame, made)


class CreateAnswer(ActAnswer, kw_only=True):
    """A game was made.

    id: the game's id. seat: the first seat, null unless `player` was sent. game: the game as it is now.
    """

    id: str
    seat: Seat | None
    game: AnyGame


class RematchAnswer(msgspec.Struct, kw_only=True):
    """The game that is played next.

    id: the game's id. seat: yours, null for the organiser, and where its token has been replaced since. game: as it is
    now.
    """

    id: str
    seat: Seat | None
    game: AnyGame


class EventPage(msgspec.Struct, kw_only=True):
    """Events in order.

    last_id: what to send as `after` for the next page; it names the last of them, so that a log which was rewound
    meanwhile is noticed (409 `last_event_id_unknown`). last_seq: its seq alone, by which that is not noticed.
    finished: whether the game is over.
    """

    events: list[Event]
    last_seq: int
    last_id: str
    finished: bool


class Invitation(msgspec.Struct, kw_only=True):
    """What lets a guest in, without the token that does so.

    kind: `seat`: to take a seat; `watch`: to watch. name: under which the seat must be taken, null for any.
    external_id: what the host's own service calls the guest, null if nothing was sent. created_at: in ms since the
    epoch. expires_at: in ms since the epoch, null for never. status: whether it can still be used. used_by: the id of
    the player who took the seat, null until then.
    """

    id: str
    kind: Literal["seat", "watch"]
    name: str | None
    external_id: str | None
    created_at: int
    expires_at: int | None
    status: Literal["open", "used", "expired"]
    used_by: str | None


class InvitationAnswer(msgspec.Struct, kw_only=True):
    """An invitation was made.

    token: told this once; give it to your guest only. Of kind `seat` it goes into `invitation` of `join_game`; of kind
    `watch` it is sent as a bearer token.
    """

    invitation: Invitation
    token: str


class InvitationList(msgspec.Struct, kw_only=True):
    """The invitations of a game, oldest first, the spent ones too."""

    invitations: list[Invitation]


def invitation(id_: str, kept: KeptInvitation, now: int) -> Invitation:
    """An invitation as its host sees it at this instant (ms)."""
    status: Literal["open", "used", "expired"] = "used" if kept.used_by else "open" if kept.valid(now) else "expired"
    return Invitation(
        id=id_, kind=kept.kind, name=kept.name or None, external_id=kept.external_id or None,
        created_at=kept.created_at, expires_at=kept.expires_at, status=status, used_by=kept.used_by or None,
    )  # fmt: skip


class StreamTicket(msgspec.Struct, kw_only=True):
    """Opens the events of this game as its asker may see them, for a short while.

    expires_at: in ms since the epoch. url: where the stream is, ticket included, relative to the service's own
    address; add `after` to it to resume.
    """

    ticket: str
    expires_at: int
    url: str


class GameSummary(msgspec.Struct, kw_only=True):
    """A public game, as the lobby lists it.

    ruleset: the id of the rulebook. status: `lobby`: seats may be taken; `playing`; `finished`. players: as they are
    shown (`display_name`). max_players: how many seats the table has. created_at: in ms since the epoch. end: why it
    is over, as in `game_finished`; null before. seats: who may sit: `open`: anybody; `invited`: guests of the host.
    started_at, ended_at: in ms since the epoch; null before. bots: how many of the players are bots.
    """

    id: str
    name: str
    ruleset: str
    status: str
    players: list[str]
    max_players: int
    created_at: int
    end: str | None = None
    seats: Literal["open", "invited"] = "open"
    started_at: int | None = None
    ended_at: int | None = None
    bots: int = 0


class GamePage(msgspec.Struct, kw_only=True):
    """A page of the lobby.

    next: the cursor of the next page, null on the last.
    """

    games: list[GameSummary]
    next: str | None


class LobbyNews(msgspec.Struct, kw_only=True):
    """What is to be seen in the lobby, or what has changed there.

    games: all of them in a snapshot, those that are new or have changed in a change. gone: ids of games that are no
    longer among those that you watch.
    """

    games: list[GameSummary]
    gone: list[str]


class OwnGame(GameSummary, kw_only=True):
    """A game that your key has made, public or not.

    metadata: as you sent it. rematch_of: the id of the game whose rematch this is, null for any other.
    """

    visibility: Literal["public", "private"]
    watching: Literal["public", "invited", "nobody"]
    test_dice: bool
    metadata: dict[str, str]
    rematch_of: str | None = None


class OwnGamePage(msgspec.Struct, kw_only=True):
    """A page of your key's games.

    next: the cursor of the next page, null on the last; a page with fewer games than you asked for, or none, may have a
    next one.
    """

    games: list[OwnGame]
    next: str | None


class Challenge(msgspec.Struct, kw_only=True):
    """A duel.

    id: its id in this game. kind: the rule that it goes by. challenger: the id of the player who challenged. defie:
    the id of the player who has to throw. combination: what must be thrown, null until the terms are set. amount: the
    stake in points, null until the terms are set. outcome: `open`: under way; `met` or `failed`: whether the dice met
    the terms; `lapsed`: no terms were set; `void`: no stake is paid. winner: the id of the player who took the stake,
    null until one has. taken_at: when it began, in ms since the epoch.
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


class TimeAnswer(msgspec.Struct, kw_only=True):
    """The service's clock.

    now: in ms since the epoch, read when your request arrived.
    """

    now: int


class Health(msgspec.Struct, kw_only=True):
    """The process answers."""

    status: Literal["ok"]


class Readiness(msgspec.Struct, kw_only=True):
    """Games can be played.

    store: `ok`: the games can be reached. checks: each part, with what to do about it where it is not as it should be.
    alarm_age_ms: time in ms since the alarm's last sign of life, null if there was none. Without the alarm windows
    still close rightly, only later: at the next request.
    """

    status: Literal["ready"]
    store: Literal["ok"]
    alarm_age_ms: int | None
    checks: list[Check]
