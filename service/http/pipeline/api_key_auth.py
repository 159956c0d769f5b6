"""API keys on requests: whose key came along, and whether it may do what is asked."""

from __future__ import annotations

from service.access.keys import PREFIX, Key
from service.http.errors.problems import Problem
from service.http.pipeline import request_metrics, seat_auth
from service.http.wiring import environ, settings, wiring

GAMES = "games"
"""The scope of keys that make games and look after those that they have made."""


def holder(scope: str) -> Key:
    """The key of this request, which has to have this scope.

    It comes as X-API-Key or as a bearer token. Raises `key_missing`, `key_unknown`, `scope_missing`.
    """
    secret = environ().get("HTTP_X_API_KEY") or seat_auth.spoken()
    if not secret:
        raise Problem("key_missing", values={"scope": scope})
    key = _valid(secret)
    if scope not in key.scopes:
        raise Problem("scope_missing", values={"scope": scope, "key": key.id, "scopes": sorted(key.scopes)})
    return key


def presented() -> Key | None:
    """The key that came along where none is needed, None without one. Raises `key_unknown`.

    A bearer token counts as a key only if it looks like one: it may be that of a seat.
    """
    secret = _secret()
    return _valid(secret) if secret else None


def refuse_unknown() -> None:
    """Refuse a key that opens nothing anywhere, unless the token of a seat came along. Raises `key_unknown`."""
    token = seat_auth.spoken()
    if not token or token.startswith(PREFIX):
        presented()


def met() -> bool:
    """Whether this process has seen the key that came along, so that to find it costs next to nothing."""
    return wiring().keys.met(_secret())


def given() -> Key | None:
    """The valid key that came along, None without one: it opens nothing here, and is refused nowhere."""
    secret = _secret()
    key = wiring().keys.find(secret) if secret else None
    return None if key is None or key.why_not(wiring().clock.now()) else key


def creator() -> Key | None:
    """The key that makes a game, None where anybody may and none came along."""
    return holder(GAMES) if settings().closed else presented()


def _secret() -> str:
    bearer = seat_auth.spoken()
    return environ().get("HTTP_X_API_KEY") or (bearer if bearer.startswith(PREFIX) else "")


def _valid(secret: str) -> Key:
    key = wiring().keys.find(secret)
    if key is None:
        raise Problem("key_unknown")
    request_metrics.about(key=key.id)
    # By the service's own clock, like everything that ends.
    if why := key.why_not(wiring().clock.now()):
        raise Problem("key_unknown", why, values={"key": key.id})
    return key
