"""What a player does with dice."""

from __future__ import annotations

from service.engine.core.acts import Reply


class Roll(Reply, frozen=True, kw_only=True):
    """Throw the dice that are to be thrown; keep: the faces that stay on the table, where a rule allows it."""

    keep: list[int] | None = None

    @property
    def signature(self) -> str:
        """All throws are alike."""
        return "roll"
