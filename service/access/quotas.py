"""How much of what is allowed: named quotas, with defaults that a human never meets."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

_WRITTEN = re.compile(r"([1-9][0-9]{0,6})/([1-9][0-9]{0,4})")


@dataclass(frozen=True)
class Quota:
    """A bucket of `most` requests that is full again after `window_s` seconds, filling evenly."""

    most: int
    window_s: int

    @property
    def each_us(self) -> int:
        """How long (µs) one request takes to come back."""
        return max(1, self.window_s * 1_000_000 // self.most)

    @property
    def window_us(self) -> int:
        """How long (µs) an empty bucket takes to be full."""
        return self.each_us * self.most

    @property
    def chunk(self) -> int:
        """How many requests a process may answer before it tells the others."""
        return max(1, math.ceil(self.most / 4))


DEFAULTS: Mapping[str, Quota] = MappingProxyType(
    {
        # What is shouted: 15 a second for ever, 30 at once. Fingers do about 10 for as long as they can.
        "shouts": Quota(30, 2),
        # What else a seat does: throws, presence, start.
        "acts": Quota(60, 2),
        # Reads, of a seat or of an address.
        "reads": Quota(600, 10),
        # Opening event streams, of a seat or of an address.
        "streams": Quota(240, 60),
        # Making games and taking seats without a key, of an address.
        "creates": Quota(120, 120),
        "joins": Quota(240, 60),
        # Whatever comes with a key, of that key.
        "keys": Quota(2000, 60),
        # Whatever comes with a token that this process does not know (yet), of an address.
        "strangers": Quota(600, 10),
    }
)


def read(text: str) -> Quota | None:
    """A quota as a setting writes it: `30/2` (30 at once, full again after 2 s); `off` for none. Raises ValueError."""
    if text.strip().lower() == "off":
        return None
    found = _WRITTEN.fullmatch(text.strip())
    if not found:
        raise ValueError(f"{text!r} is no quota: write 30/2 (30 at once, full again after 2 s), or off")
    return Quota(int(found[1]), int(found[2]))
