"""What a player does with dice."""

from __future__ import annotations

from service.engine.core.actions.acts import Reply


class Roll(Reply, frozen=True, kw_only=True):
    """Throw the dice that are to be thrown; keep: what stays on the table, where a rule allows it.

    hand: with which hand, `left` or `right`; magic: dice of these results that are thrown instead of as many of the
    others; None where nothing is said. Both only in games that know them.
    """

    keep: list[int] | None = None
    hand: str | None = None
    magic: list[int] | None = None

    @property
    def signature(self) -> str:
        """All throws are alike."""
        return "roll"
