"""When an act without a time of its own happens: as soon as the rules allow it, found by playing a copy ahead."""

from __future__ import annotations

from service import engine
from service.engine.core.actions.act_classification import takes
from service.engine.core.actions.acts import Saying
from service.engine.core.actions.spoken_words import counts_by_itself
from service.engine.core.stored.state import Record
from service.engine.core.told.dialect import Dialect
from service.engine.core.windows.window import Window
from service.engine.dice.conduct import conduct as dice_of
from service.engine.dice.window import throws
from service.scenario.acts import make_act
from service.scenario.form import BARE_ACTS, Step

STEP_MS = 100
"""How long after the step before an act without `at` happens."""


def next_closing(game: engine.Game) -> tuple[int, Record] | None:
    """The next window that closes by itself, and when (ms); turn_ms is never let run out."""
    upcoming = game.next_due()
    if upcoming is None:
        return None
    window = upcoming[1].frame
    assert isinstance(window, Window)
    return None if window.only_turn_runs_out else upcoming


def earliest(game: engine.Game, dialect: Dialect, step: Step, now: int) -> int:
    """As soon as the rules allow the act: a step after now (ms), or when a window that it belongs to opens."""
    at = now + STEP_MS
    engine.settle(game, at - 1, patient=False)
    first = _allowed_from(game, dialect, step, at)
    if first is not None:
        return first
    ahead = engine.decode(engine.encode(game))
    engine.settle(ahead, at, patient=False)
    closed = now
    while True:
        allowed = _allowed_from(ahead, dialect, step, at)
        if allowed is not None:
            # The instant of a deadline is still in time: what opens when it is over opens after it.
            return max(allowed, closed + 1)
        closing = next_closing(ahead)
        if closing is None:
            return now + STEP_MS
        closed = at = max(at, closing[0])
        try:
            engine.settle(ahead, at, patient=False)
        except engine.DrawsExhausted:
            return now + STEP_MS


def _allowed_from(game: engine.Game, dialect: Dialect, step: Step, at: int) -> int | None:
    """From when on a window takes this act from this player, None if none that is open now does."""
    kind, player = step.act["kind"], game.family.account(game, step.player)
    if kind in dialect.acts:
        return None if dialect.waits(game, step.act) else at
    if (kind in BARE_ACTS and kind != "roll") or kind == "cancel":
        return at
    if kind == "roll":
        undecided = any(w.mode == "until" and w.spoken for _, w in game.windows())
        asked = [w for _, w in throws(game) if w.asks(player)]
        if asked:
            return None if undecided or game.family.holds(game, asked[0]) else max(at, asked[0].not_before)
        return None if dice_of(game).too_early(game, player) else at
    word = step.act.get("annonce") or step.act.get("challenge") or "terms"
    act = make_act(player, step.act, at)
    for record, window in game.windows():
        counts = window.understands(player, word) and window.asks(player) and window.in_time(at)
        if counts and takes(game, act, record):
            return max(at, window.not_before)
    return at if isinstance(act, Saying) and counts_by_itself(game, act) else None
