"""Games that wait in the middle of a scenario: which one, and after which of its steps."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from service.scenario.form import Scenario, read
from service.scenario.runner import Run

SEED = "0123456789abcdef" * 4
SCENARIOS = Path(__file__).parents[1] / "scenarios"

STOPPED: dict[str, tuple[str, int, int]] = {
    "a_kadoc": ("classic-holdings-flan", 1, 1),
    "artichette": ("classic-throws-artichette", 1, 1),
    "birds": ("classic-actions-attrape-oiseau", 1, 2),
    "doubling_chouettes": ("classic-actions-cul-de-chouette-double", 6, 6),
    "doubling_cul": ("classic-actions-cul-de-chouette-double", 1, 3),
    "doubling_offered": ("classic-throws-pelican", 7, 6),
    "excalibur": ("classic-actions-aquitaine", 8, 1),
    "fort_heureusement": ("classic-throws-additional", 10, 4),
    "jarret_souple": ("classic-holdings-jarret", 17, 2),
    "je_distribue": ("classic-actions-aquitaine", 1, 2),
    "jeannot": ("classic-actions-sirop-jeannot", 1, 2),
    "king_may_name_who_loses": ("classic-actions-aquitaine", 14, 5),
    "king_names": ("classic-actions-aquitaine", 14, 6),
    "mecreant": ("classic-throws-additional", 7, 1),
    "passe_montagne": ("classic-throws-pelican", 4, 9),
    "pelican": ("classic-throws-pelican", 6, 12),
    "re_throw_for_a_civet": ("classic-actions-no-negative", 8, 2),
    "re_throw_in_a_soufflette": ("classic-holdings-soufflette", 2, 4),
    "re_throw_with_a_jarret": ("classic-holdings-jarret", 5, 2),
    "relance_bets": ("classic-holdings-jarret", 1, 1),
    "relance_chouettes": ("classic-holdings-jarret", 1, 4),
    "relance_cul": ("classic-holdings-jarret", 1, 5),
    "roi": ("classic-actions-aquitaine", 8, 4),
    "salsifi": ("classic-actions-sirotage", 18, 5),
    "sganabadarlane": ("classic-holdings-tichette", 3, 8),
    "sirop": ("classic-holdings-soufflette", 9, 6),
    "sirop_die": ("classic-actions-attrape-oiseau", 1, 4),
    "sloubi": ("classic-actions-graines-sloubi", 6, 0),
    "soufflette": ("classic-holdings-misc", 1, 1),
    "soufflette_chouettes": ("classic-holdings-misc", 1, 2),
    "suite_first_shout_gains": ("classic-throws-suite", 10, 2),
    "suite_veluttee": ("classic-throws-additional", 1, 1),
    "veluttee_dice": ("classic-throws-additional", 1, 5),
    "verdier": ("classic-actions-verdier", 1, 0),
    "zbradaraldjan": ("classic-throws-pelican", 5, 10),
}
"""The file, which of its scenarios (from 1), and the step after which it stops (from 0)."""


@lru_cache
def _read(file: str) -> list[Scenario]:
    return read(SCENARIOS / f"{file}.yaml")


def stopped(file: str, number: int, last: int) -> Run:
    """The game after that step. It could go on by itself: there is a limit for throws, and there are dice for ever."""
    scenario = _read(file)[number - 1]
    scenario.options = {"turn_ms": 60_000, **scenario.options}
    scenario.where = f"{file}#{number}"
    run = Run(scenario)
    run.game.state.randomness.seed = SEED
    next(told for told in run.play() if told.index == last)
    return run
