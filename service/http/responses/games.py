"""Games as their viewers, the lobby and organisers see them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, cast, get_type_hints

import msgspec

from service import engine
from service.http.responses.acts import ActAnswer, Seat
from service.store.meta import Meta


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
    epoch; null before. sandbox: whether it was made to stand where it began, for the tests of a client. clock_now: what
    the game's own clock says, in ms since the epoch; null: time passes by itself. rematch: the id of
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
    sandbox: bool
    clock_now: int | None
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
        started_at=meta.started_at, ended_at=meta.ended_at, sandbox=meta.sandbox is not None,
        clock_now=meta.own_clock, rematch=meta.rematch or None,
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


class GameSummary(msgspec.Struct, kw_only=True):
    """A public game, as the lobby lists it.

    ruleset: the id of the rulebook. status: `lobby`: seats may be taken; `playing`; `finished`. players: as they are
    shown (`display_name`). max_players: how many seats the table has. created_at: in ms since the epoch. end: why it
    is over, as in `game_finished`; null before. seats: who may sit: `open`: anybody; `invited`: guests of the host.
    started_at, ended_at: in ms since the epoch; null before. bots: how many of the players are bots. sandbox: whether
    it was made to stand where it began, for the tests of a client.
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
    sandbox: bool = False


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
