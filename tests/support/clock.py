"""A clock that only the test moves."""

from __future__ import annotations


class SetClock:
    """Stands until it is told to go on."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now

    def local(self) -> int:
        """See Clock."""
        return self.time * 1_000_000

    def now(self) -> int:
        """See Clock."""
        return self.time

    def sample(self, sent: int, received: int, time_us: int) -> None:
        """See Clock."""
