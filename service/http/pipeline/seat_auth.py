"""Who speaks: a seat's bearer token, known here by its hash only. API keys are in keyring.py,
and what both open at a game is in credentials.py."""

from __future__ import annotations

import hashlib

from service.http.wiring import environ


def digest(secret: str) -> str:
    """The SHA-256 of a token or key, in hex: the only form in which one is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer() -> str | None:
    """The token of the Authorization header; None without one, empty for one that is none (of another scheme)."""
    return spoken() if "HTTP_AUTHORIZATION" in environ() else None


def spoken() -> str:
    """The bearer token of this request, whatever it opens; empty without one."""
    return token_in(environ().get("HTTP_AUTHORIZATION", ""))


def token_in(header: str) -> str:
    """The token in the text of an Authorization header; empty where it is no bearer token."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
