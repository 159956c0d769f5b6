"""Ids and tokens of players.

A player's id is the same at every game, in every tournament and on every leaderboard, and says nothing of the name: so
that nothing but a name has to be replaced where a player is erased.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

from service.engine.lobby import slug
from service.store.idempotency import Idempotency

LENGTH = 20
"""Characters behind the prefix: 100 bits."""

PATTERN = rf"p_[a-z2-7]{{{LENGTH}}}"
ID = re.compile(PATTERN)
STORED = "p."
"""What the id of a player begins with in the store: no id of a game can have a dot."""

TOKEN = "pt_"
"""What tokens of players begin with, so that scanners for leaks find them."""

_TOKEN = re.compile(rf"pt_([a-z2-7]{{{LENGTH}}})_[A-Za-z0-9_-]{{32}}")


def new_id(idem: Idempotency | None = None) -> str:
    """A player's id: of its own, or with an Idempotency-Key the one that a retry makes as well."""
    if idem is None:
        return short(secrets.token_bytes(32))
    return short(f"player\0{idem.scope}\0{idem.key}".encode())


def short(told: bytes) -> str:
    """An id in this form that follows from what is told, and from which that cannot be found."""
    return "p_" + base64.b32encode(hashlib.sha256(told).digest()).decode().lower()[:LENGTH]


def is_player(known_id: str) -> bool:
    """Whether an id has the form of a player's."""
    return ID.fullmatch(known_id) is not None


def stored(player: str) -> str:
    """The id under which the store keeps a player."""
    return STORED + player[2:]


def is_stored_player(known_id: str) -> bool:
    """Whether an id of something stored is a player's."""
    return known_id.startswith(STORED) and is_player(public(known_id))


def public(stored_id: str) -> str:
    """The id of the player that the store keeps under this one."""
    return "p_" + stored_id.removeprefix(STORED)


def new_token(player: str) -> str:
    """A token of a player: it names the player, so that one look finds whose it is, and 192 random bits."""
    return f"{TOKEN}{player[2:]}_{secrets.token_urlsafe(24)}"


def named_by(token: str) -> str | None:
    """The player whom a token names, whether it opens anything or not; None where it has another form."""
    found = _TOKEN.fullmatch(token)
    return f"p_{found[1]}" if found else None


def wished_by(name: str) -> str:
    """The id at a table that a name wishes for; empty for the usual one. No name may look like the id of a player."""
    return "joueur" if is_player(slug(name)) else ""
