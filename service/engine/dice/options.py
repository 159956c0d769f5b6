"""How fast a game at dice is played: the options that all games with dice have."""

from __future__ import annotations

from service.engine.core.rulebook.options import COMMON, DAY_MS, Option

_COMMON = {option.name: option for option in COMMON}

PACE = (
    _COMMON["tie_ms"],
    Option(name="reaction_ms", type="integer", default=4_000, minimum=1, maximum=600_000,
           fr="durée d'une fenêtre de réaction (ms)", en="length of a reaction window (ms)"),
    Option(name="decision_ms", type="integer", default=15_000, minimum=1, maximum=3_600_000,
           fr="durée d'une fenêtre de choix (ms)", en="length of a window in which a player must choose (ms)"),
    Option(name="pause_ms", type="integer", default=1_500, minimum=0, maximum=60_000,
           fr="temps minimal avant un lancer, pour que les autres parlent (ms)",
           en="least time before a throw, so that others can speak (ms)"),
    Option(name="turn_ms", type="integer", default=60_000, minimum=0, maximum=DAY_MS,
           fr="temps pour lancer, 0 pour toujours (ms)", en="how long a player may take to throw, 0: without end (ms)"),
    _COMMON["settle_ms"],
    Option(name="late_ms", type="integer", default=0, minimum=0, maximum=2_000,
           fr="retard que le réseau peut causer : un cri est alors tardif et gratuit, et non une bévue (ms)",
           en="how late a network that was not measured may make a shout: so long it is late and free, not wrong (ms)"),
)  # fmt: skip
