"""Tokens of players that are kept beyond games: whose token came along."""

from __future__ import annotations

from service.games.commands import NewPlayer
from service.http.errors.problems import Problem, missing
from service.http.pipeline import request_metrics, seat_auth
from service.http.wiring import service, wiring
from service.json_types import JsonObject
from service.players import ids
from service.players.known import KnownPlayer


def given() -> KnownPlayer | None:
    """The player whose token came along, None without one; it may be any other token. Raises StoreUnavailable."""
    token = seat_auth.spoken()
    return service().players.by_token(token) if token.startswith(ids.TOKEN) else None


def joining() -> KnownPlayer | None:
    """The player who takes a seat, None for anybody else. Raises `token_unknown` for a token of a player that opens
    nothing any more, so that no player sits down as a guest by mistake."""
    found = given()
    if found is None and seat_auth.spoken().startswith(ids.TOKEN):
        raise Problem("token_unknown", "This player's token opens nothing any more: ask who gave it to you.")
    return found


def sitting_down(body: JsonObject, field: str = "name") -> NewPlayer:
    """Who takes a seat by this body: the player whose token came along, or a guest of a name.

    field: where the name is in the body. Raises `token_unknown`, and `invalid_request` where a guest has no name.
    """
    member = joining()
    if member is not None:
        return NewPlayer(**{**body, "name": member.name, "member": member.id, "token": seat_auth.spoken()})
    if "name" not in body:
        raise missing(field)
    return NewPlayer(**body)


def own_player(named: str, found: KnownPlayer | None, owner: str) -> KnownPlayer:
    """The player whom a body names, found or not; a key names its own players alone. owner: the public id of the key.

    Raises `not_your_player`.
    """
    if found is None or found.erased_at is not None or found.owner != owner:
        raise Problem("not_your_player", values={"player": named})
    return found


def holder() -> KnownPlayer:
    """The player whose token came along. Raises `token_missing`, `token_unknown`."""
    found = given()
    if found is None:
        if seat_auth.bearer() is None:
            raise Problem("token_missing", "Send a player's token: «Authorization: Bearer TOKEN».")
        raise Problem("token_unknown", "This is no token of a player, or opens nothing any more.")
    request_metrics.about(player=found.id)
    wiring().rate_limits.seated()
    return found
