"""What the rulebook `modulaire` makes of every throw, with all modules and without each, and what its presets are."""

from __future__ import annotations

import json
from itertools import product

from service import engine
from service.engine.core.rulebook.rules import RULES
from service.engine.modulaire.rules import ORDER, PRESETS
from service.engine.modulaire.throws.combinations import BASIC, height, recognise, value
from tests.support.golden import compare

ALL = {"preset": "demoniaque", "rules": {"t1": False}}


def made(**rules: bool) -> engine.Game:
    options = {"preset": "demoniaque", "rules": ALL["rules"] | rules}
    return engine.create(ruleset="modulaire", game_id="g", now=0, options=options)


def test_all_216_throws() -> None:
    game = made()
    lines = []
    for faces in product(range(1, 7), repeat=3):
        names = recognise(game, list(faces))
        points = sum(value(game, name, height(name, list(faces)), "") for name in names if name in BASIC)
        lines.append(f"{'-'.join(map(str, faces))}  {points:>3}  {' '.join(names)}")
    assert len(lines) == 216
    compare("throws-modulaire.txt", "\n".join(lines) + "\n")


def test_each_module_switched_off_changes_these_throws_and_needs_these_off_too() -> None:
    usual = made()
    lines = []
    for module in [module for module in ORDER if RULES[module].switchable and module != "t1"]:
        off = {other: False for other in ORDER if other == module or _needs(other, module)}
        lines.append(f"without {module}: off are {', '.join(off)}")
        game = made(**off)
        for faces in product(range(1, 7), repeat=3):
            before, after = recognise(usual, list(faces)), recognise(game, list(faces))
            if before != after and list(faces) == sorted(faces):
                lines.append(f"  {'-'.join(map(str, faces))}  {' '.join(before)} → {' '.join(after)}")
    compare("switches-modulaire.txt", "\n".join(lines) + "\n")


def _needs(module: str, other: str) -> bool:
    return any(need == other or _needs(need, other) for need in RULES[module].needs)


def test_the_presets_and_their_options() -> None:
    resolved = {}
    for preset in PRESETS:
        game = engine.create(ruleset="modulaire", game_id="g", now=0, options={"preset": preset})
        resolved[preset] = {"options": game.state.options, "rules": game.state.rules}
    compare("rulebook-modulaire.json", json.dumps(resolved, indent=2, ensure_ascii=False) + "\n")
