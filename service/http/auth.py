"""Who speaks: a seat's bearer token, known here by its hash only. API keys are in keyring.py."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from flask import request

from service.http import observing
from service.http.problems import Problem
from service.http.wiring import wiring


def digest(secret: str) -> str:
    """The SHA-256 of a token or key, in hex: the only form in which one is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer() -> str | None:
    """The token of the Authorization header; None without one, empty for one that is none (of another scheme)."""
    return spoken() if "Authorization" in request.headers else None


def spoken() -> str:
    """The bearer token of this request, whatever it opens; empty without one."""
    return token_in(request.headers.get("Authorization", ""))


def token_in(header: str) -> str:
    """The token in the text of an Authorization header; empty where it is no bearer token."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def seat_of(token: str, tokens: Mapping[str, str]) -> str | None:
    """The player whose seat this token opens; `tokens` maps player ids to hashes. None if it opens none."""
    presented = digest(token)
    # Every hash is compared, in constant time, so that the time taken tells nothing.
    found = [player for player, kept in tokens.items() if hmac.compare_digest(kept, presented)]
    return found[0] if found else None


def viewer(tokens: Mapping[str, str], *, private: bool) -> str | None:
    """Who looks at a game: a player's id, or None for somebody without a seat.

    A private game is not there at all for who has no seat in it (`game_not_found`); a token that opens no
    seat of a public game is refused rather than overlooked (`token_unknown`), since its sender believes to be
    somebody.
    """
    token = bearer()
    player = seat_of(token, tokens) if token else None
    if player:
        observing.about(player=player)
        wiring().door.seated()
    if player is None and private:
        raise Problem("game_not_found")
    if player is None and token is not None:
        raise Problem("token_unknown", None if token else "Send the token as «Authorization: Bearer TOKEN».")
    return player


def seated(tokens: Mapping[str, str], *, private: bool) -> str:
    """The player who acts. Raises `token_missing` or `token_unknown`."""
    player = viewer(tokens, private=private)
    if player is None:
        raise Problem("token_missing")
    return player
