"""What can be chosen of a bird that was caught: its solutions, of whichever module."""

from __future__ import annotations

from typing import Literal

import msgspec

Lasting = Literal["", "turn", "migration", "game"]


class Solution(msgspec.Struct, frozen=True):
    """One of them. lasts: until the opening of the catcher's next turn, the migration, the end of the game; empty for
    what happens at once, or is told by something else than the list of what is in force."""

    name: str
    lasts: Lasting = ""
