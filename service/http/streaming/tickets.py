"""Stream tickets: for a browser's EventSource, which can send no headers, a short-lived word in the address.

A ticket is `<holder>.<expiry in ms>.<MAC>`; its holder is a player, a guest, or the game's organiser (grants.py). It is
keyed with the kept hash of the holder's token or key, which can be made from that secret alone: so it needs no place to
be stored in, opens the events of this game as this holder sees them, and is worthless later. It may be used again until
it expires, since an EventSource reconnects with the address it has.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Callable

from service.http.errors.problems import Problem

LONGEST = 160
_FORM = re.compile(r"([a-z][a-z0-9_-]{0,63})\.([0-9]{1,15})\.([A-Za-z0-9_-]{32})")


def make(kept: str, game_id: str, holder: str, expires: int) -> str:
    """A ticket. kept: the hash of the holder's token or key. expires: ms since the epoch."""
    return f"{holder}.{expires}.{_mac(kept, game_id, holder, expires)}"


def holder_of(ticket: str, kept_of: Callable[[str], str | None], game_id: str, now: int, longest_ms: int) -> str | None:
    """The holder of a ticket, None if it is none of this game's. Raises `ticket_expired`.

    kept_of: the hash of a holder's token or key, None where it opens nothing (any more). longest_ms: how long a ticket
    lives. One that its holder has made to live longer is refused.
    """
    found = _FORM.fullmatch(ticket)
    kept = kept_of(found[1]) if found else None
    if found is None or kept is None:
        return None
    holder, expires = found[1], int(found[2])
    if not hmac.compare_digest(found[3], _mac(kept, game_id, holder, expires)):
        return None
    if expires > now + longest_ms:
        return None
    if expires <= now:
        raise Problem("ticket_expired")
    return holder


def _mac(kept: str, game_id: str, holder: str, expires: int) -> str:
    text = f"stream-ticket\n{game_id}\n{holder}\n{expires}"
    digest = hmac.new(bytes.fromhex(kept), text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
