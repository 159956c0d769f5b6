"""What acts claim of their own instants, and what networks are measured, where a table compensates lag."""

from __future__ import annotations

from random import Random

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Annonce, Challenge, Measured
from service.engine.trou_du_cul.acts import Putsch
from tests.fuzz.tables import LAGS, Move


def claiming(game: engine.Game, act: Act, move: Move, at: int) -> Act:
    """The act with some claim, true or not, where it may have one."""
    rng = Random(move.salt + 1)
    may = isinstance(act, Annonce | Challenge | Putsch) and game.state.options["lag_compensation"]
    if not may or rng.random() < 0.2:
        return act
    shown = rng.choice([window.opened for _, window in game.windows()] or [at])
    claims = (0, 150, at - shown - rng.choice((0, 20, 60, 200, 400, 900)), at - shown + 5, 10_000)
    claimed = msgspec.structs.replace(act, reaction_ms=max(0, rng.choice(claims)))
    return msgspec.structs.replace(claimed, connection_ms=rng.choice((None, 1, *LAGS)))


def measured(game: engine.Game, people: list[str], move: Move, at: int) -> Act | None:
    """Now and then the service measures somebody."""
    rng = Random(move.salt + 2)
    if not game.state.options["lag_compensation"] or rng.random() < 0.85 or game.state.status != "playing":
        return None
    return Measured(player=rng.choice(people), at=at, lag_ms=rng.choice(LAGS))
