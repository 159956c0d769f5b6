"""Whether another game may be made: by a key that has not too many, or without one where not too many wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from service import engine
from service.access.keys import Key
from service.access.lobbies import Full
from service.http.errors.problems import Problem
from service.http.wiring import settings, wiring

FULL_S = 60
"""After so long (s) it is worth asking whether another game may wait."""


@contextmanager
def counted(key: Key | None, game_id: str) -> Iterator[None]:
    """Count a game that is made inside of this; no longer where that is refused.

    Raises `too_many_games`, `too_many_lobbies`.
    """
    new = _keyed(key, game_id) if key else _anonymous(game_id)
    try:
        yield
    except engine.Refusal:
        if key and new:
            wiring().open_games.forget(key.id, game_id)
        elif new:
            wiring().lobbies.forget(wiring().rate_limits.caller(), game_id)
        raise


@contextmanager
def counted_in_sandbox(key: Key | None, game_id: str) -> Iterator[None]:
    """Count a game of the sandbox that is made inside of this: of its key like all others, or else of its address.

    Raises `too_many_games`, `too_many_sandbox_games`.
    """
    if key:
        _keyed(key, game_id)
    else:
        _in_sandbox(game_id)
    yield


def _in_sandbox(game_id: str) -> None:
    """Count this game of the sandbox, that is made without a key. Raises `too_many_sandbox_games`."""
    most = settings().sandbox_games if settings().limits else 0
    if most and wiring().open_games.admit_to_sandbox(wiring().rate_limits.caller(), game_id, most) is None:
        values = {"limit": most, "retry_after": FULL_S}
        raise Problem("too_many_sandbox_games", values=values, headers={"Retry-After": str(FULL_S)})


def _keyed(key: Key, game_id: str) -> bool:
    """Whether this key's game is counted now; not if it was before, or nothing is counted. Raises `too_many_games`."""
    most = key.games or settings().key_games
    if not most:
        return False
    counted = wiring().open_games.admit(key.id, game_id, most)
    if counted is None:
        raise Problem("too_many_games", values={"limit": most, "key": key.id})
    return counted


def _anonymous(game_id: str) -> bool:
    """Whether this game without a key is counted now; not if it was before. Raises `too_many_lobbies`."""
    try:
        return wiring().lobbies.admit(wiring().rate_limits.caller(), game_id)
    except Full as full:
        values = {"scope": full.scope, "limit": full.limit, "retry_after": FULL_S}
        raise Problem("too_many_lobbies", values=values, headers={"Retry-After": str(FULL_S)}) from full
