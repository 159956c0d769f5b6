"""Stream tickets: for a browser's EventSource, which can send no headers, a short-lived word in the address.

A ticket is `<player>.<expiry in ms>.<MAC>`. It is keyed with the kept hash of the seat's token, which nobody outside
has but who could make the hash from the token itself: so it needs no place to be stored in, opens this seat of this
game only, and is worth nothing to who finds it later. It may be used again until it expires, since an EventSource
reconnects with the address it has.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Mapping

from service.http.problems import Problem

LONGEST = 160
_FORM = re.compile(r"([a-z][a-z0-9_]{0,63})\.([0-9]{1,15})\.([A-Za-z0-9_-]{32})")


def make(kept: str, game_id: str, player: str, expires: int) -> str:
    """A ticket. kept: the hash of the seat's token. expires: ms since the epoch."""
    return f"{player}.{expires}.{_mac(kept, game_id, player, expires)}"


def player_of(ticket: str, tokens: Mapping[str, str], game_id: str, now: int, longest_ms: int) -> str | None:
    """Whose seat a ticket opens, None if it is none of this game's. Raises `ticket_expired`.

    longest_ms: how long a ticket lives. Who has a token could make himself one that lives longer; it is refused.
    """
    found = _FORM.fullmatch(ticket)
    if found is None or found[1] not in tokens:
        return None
    player, expires = found[1], int(found[2])
    if not hmac.compare_digest(found[3], _mac(tokens[player], game_id, player, expires)):
        return None
    if expires > now + longest_ms:
        return None
    if expires <= now:
        raise Problem("ticket_expired")
    return player


def _mac(kept: str, game_id: str, player: str, expires: int) -> str:
    text = f"stream-ticket\n{game_id}\n{player}\n{expires}"
    digest = hmac.new(bytes.fromhex(kept), text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
