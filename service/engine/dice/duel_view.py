"""What is shown of a duel, in every game with dice."""

from __future__ import annotations

import msgspec


class ChallengeView(msgspec.Struct, kw_only=True):
    """The duel under way.

    id: its id in this game.
    kind: the rule that it goes by.
    challenger: the id of the player who challenged.
    defie: the id of the player who has to throw.
    stage: `terms`: they are still to be set; `throws`: the dice are next.
    combination: what must be thrown, null until the terms are set.
    amount: the stake in points, null until the terms are set.
    """

    id: int
    kind: str
    challenger: str
    defie: str
    stage: str
    combination: str | None
    amount: int | None
