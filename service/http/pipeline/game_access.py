"""What the credentials of a request open at one game: a seat, the organiser's rights, or a spectator's view."""

from __future__ import annotations

from dataclasses import dataclass

from service.engine.core.acts import ORGANISER
from service.games import invitations
from service.http.errors.problems import Problem
from service.http.pipeline import api_key_auth, request_metrics, seat_auth
from service.http.wiring import arrival, wiring
from service.store.port import Meta


@dataclass(frozen=True)
class Viewer:
    """Who looks at a game. player: the id of the seat whose token came along, None without one.

    organiser: whether the key that made the game came along. invitation: the id of the one that lets this viewer watch,
    where neither of the two does.
    """

    player: str | None
    organiser: bool = False
    invitation: str | None = None

    @property
    def tag(self) -> str:
        """A text that differs for viewers who may be shown different things."""
        return (self.player or "") + ("+" if self.organiser else "")


def is_private(meta: Meta) -> bool:
    """Whether the game is not there for requests that open nothing at it."""
    return meta.watchers != "public"


def organises(meta: Meta) -> bool:
    """Whether the key that made this game came along: it is valid, and has the scope `games`."""
    if meta.api_key_id is None:
        return False
    key = api_key_auth.given()
    return key is not None and key.id == meta.api_key_id and api_key_auth.GAMES in key.scopes


def viewer(meta: Meta) -> Viewer:
    """Who looks at a game.

    A game that not everybody may watch is not there at all for a request that opens neither a seat of it nor the
    organiser's rights, and comes with no invitation to watch (`game_not_found`). A token that opens nothing at a public
    game is refused rather than overlooked (`token_unknown`), since its sender expects more than a spectator's view."""
    player, organiser = _seat(meta), organises(meta)
    if player is not None or organiser:
        return Viewer(player, organiser)
    invitation = invitations.watching(meta, seat_auth.spoken(), arrival())
    if invitation is None:
        _refuse_strangers(meta)
    return Viewer(None, invitation=invitation)


def seated(meta: Meta) -> str:
    """The player who acts. Raises `token_missing` or `token_unknown`."""
    player = _seat(meta)
    if player is None:
        if not organises(meta) and not invitations.watching(meta, seat_auth.spoken(), arrival()):
            _refuse_strangers(meta)
        raise Problem("token_missing")
    return player


def actor(meta: Meta) -> str:
    """Who acts where the organiser may as well: a player's id, or ORGANISER; the seat's token goes first.

    Raises `token_missing` or `token_unknown`.
    """
    player = _seat(meta)
    if player is None and organises(meta):
        return ORGANISER
    return player or seated(meta)


def host(meta: Meta) -> str:
    """Who lets others in: the organiser, or the seat that the game was made with; a player's id, or ORGANISER.

    Raises `not_the_host`, `token_missing` or `token_unknown`.
    """
    player = actor(meta)
    if player in (ORGANISER, meta.host) or organises(meta):
        return player
    raise Problem("not_the_host")


def sitting(meta: Meta, token: str, name: str) -> str | None:
    """The invitation by which a player of this name takes a seat; None where none is spent.

    Raises `invitation_needed`, `invitation_unknown`, `invitation_used`, `invitation_expired`, `invitation_for_another`;
    `game_not_found` where requests that open nothing must not know of the game.
    """
    if not token and (meta.seats == "open" or organises(meta)):
        return None
    id_ = invitations.find(meta, token)
    found = meta.invitations[id_] if id_ else None
    if found is None or found.kind != "seat":
        # Where seats are open, the game's id has told enough already.
        if is_private(meta) and meta.seats == "invited" and not organises(meta):
            raise Problem("game_not_found")
        raise Problem("invitation_unknown" if token else "invitation_needed")
    if found.used_by:
        raise Problem("invitation_used")
    if not found.valid(arrival()):
        raise Problem("invitation_expired")
    if found.name and found.name != name:
        raise Problem("invitation_for_another", values={"name": found.name})
    return id_


def _seat(meta: Meta) -> str | None:
    token = seat_auth.bearer()
    player = seat_auth.seat_of(token, meta.tokens) if token else None
    if player:
        request_metrics.about(player=player)
        wiring().rate_limits.seated()
    return player


def _refuse_strangers(meta: Meta) -> None:
    """Refuse a request that opens nothing here, where that is not allowed."""
    if is_private(meta):
        raise Problem("game_not_found")
    if (token := seat_auth.bearer()) is not None:
        raise Problem("token_unknown", None if token else "Send the token as «Authorization: Bearer TOKEN».")
