"""What becomes of a throw that was for sale: what a sale costs, and what it results in (card achat)."""

from __future__ import annotations

from typing import TypedDict

PRICE = 30


class Bought(TypedDict):
    """The result of a sale. buyer: None where no buyer is left. since: from when the pause counts (ms)."""

    buyer: str | None
    since: int
