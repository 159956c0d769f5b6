"""The guard: what others must be able to forestall cannot come before `pause_ms` has gone by."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette.state import table
from service.engine.dice.window import throws


def begin_guard(g: Game, thrower: str) -> None:
    """Count the guard before this player's coming chouettes from now on, on a turn or in a duel."""
    if thrower == table(g).turn:
        g.state.guard_from = max(g.state.guard_from, g.now)
    allowed = g.now + g.option("pause_ms")
    for record, window in throws(g):
        waits = window.name == "chouettes" and window.who == [thrower] and not window.flying
        if waits and window.not_before < allowed:
            window.put_off(allowed, g.tie_ms)
            g.say_opened(record.id, window)


def concern(g: Game, thrower: str) -> None:
    """An annonce concerns this player's coming throw: in the lull before it, the guard counts from now on."""
    state = table(g)
    if state.phase != "lull" or state.turn != thrower:
        return
    g.state.guard_from = max(g.state.guard_from, g.now)
    allowed = g.now + g.option("pause_ms")
    for record, window in g.windows():
        if window.name == "chouettes" and window.rule == "tour" and window.not_before < allowed:
            window.put_off(allowed, g.tie_ms)
            g.say_opened(record.id, window)


def resume_throws(g: Game, since: int) -> None:
    """Throws had to wait since then (ms): players who have to throw have all their time for it from now on."""
    for record, window in g.windows():
        if window.mode == "roll":
            window.put_off(max(window.not_before, g.now), g.tie_ms)
        elif window.mode == "dice" and window.deadline is not None:
            window.deadline += g.now - max(since, window.opened)
            window.reckon(g.tie_ms)
        else:
            continue
        g.say_opened(record.id, window)
