"""How friends find a game: by its id, or by a link that holds it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

ID = re.compile(r"[A-Za-z0-9_-]{16,64}")


@dataclass(frozen=True)
class Link:
    """A game. address: of its service, empty if the link does not say. invitation: the token of one, or empty."""

    game: str
    address: str = ""
    invitation: str = ""


def read(text: str) -> Link | None:
    """What a user has typed or pasted: an id, or a link that has one, with an invitation in it or behind it."""
    words = text.split()
    if not words:
        return None
    parts = urlsplit(words[0])
    found = [part for part in parts.path.split("/") if ID.fullmatch(part)]
    if not found:
        return None
    told = parse_qs(parts.query).get("invitation") or words[1:] or [""]
    address = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
    return Link(found[0], address, told[0])


def write(address: str, game: str, invitation: str = "") -> str:
    """A link that `read` understands, and that opens the game's view in a browser."""
    return f"{address}/v1/games/{game}" + (f"?invitation={invitation}" if invitation else "")
