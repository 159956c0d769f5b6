"""What the rulebooks make of every throw, what they resolve to, and what stored games rely on, against golden files."""

from __future__ import annotations

import json
from itertools import product

import msgspec
import pytest

from service import engine
from service.engine.core.frame import FRAMES, Frame
from service.engine.core.rulebook.rules import RULES
from service.engine.core.windows.window import KINDS
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.combination import raw_value, recognise
from tests.support.golden import compare

BOOKS = rulebooks.NAMES


@pytest.mark.parametrize("book", BOOKS)
def test_all_216_throws(book: str) -> None:
    game = engine.create(ruleset=book, game_id="g", now=0)
    lines = []
    for faces in product(range(1, 7), repeat=3):
        names = recognise(game, list(faces))
        lines.append(f"{'-'.join(map(str, faces))}  {raw_value(names, list(faces)):>3}  {' '.join(names)}")
    assert len(lines) == 216
    compare(f"throws-{book}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("book", BOOKS)
def test_each_rule_switched_off_changes_these_throws_and_these_rules(book: str) -> None:
    usual = engine.create(ruleset=book, game_id="g", now=0)
    lines = []
    for rule in [r for r in usual.state.rules if RULES[r].switchable]:
        game = engine.create(ruleset=book, game_id="g", now=0, options={"rules": {rule: False}})
        gone = [r for r in usual.state.rules if r not in game.state.rules]
        lines.append(f"without {rule}: off are {', '.join(gone)}")
        for faces in product(range(1, 7), repeat=3):
            before, after = recognise(usual, list(faces)), recognise(game, list(faces))
            if before != after and list(faces) == sorted(faces):
                lines.append(f"  {'-'.join(map(str, faces))}  {' '.join(before)} → {' '.join(after)}")
    compare(f"switches-{book}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("book", BOOKS)
def test_the_resolved_rulebook_and_its_options(book: str) -> None:
    game = engine.create(ruleset=book, game_id="g", now=0)
    resolved = {"options": game.state.options, "rules": game.state.rules}
    compare(f"rulebook-{book}.json", json.dumps(resolved, indent=2, ensure_ascii=False) + "\n")


def test_the_frames_and_steps_that_stored_games_name() -> None:
    """A name that goes missing here strands every game that waits at it."""
    lines = []
    ours = {kind: cls for kind, cls in FRAMES.items() if cls.__module__.startswith("service.")}
    ours |= {f"{kind.__name__} of {mode}": kind for mode, kind in KINDS.items()}
    for kind, cls in sorted(ours.items()):
        steps = sorted(
            name for name in dir(cls)
            if callable(getattr(cls, name)) and name not in dir(Frame) and _is_step(cls, name)
        )  # fmt: skip
        fields = ", ".join(f.encode_name for f in msgspec.structs.fields(cls))
        lines.append(f"{kind}({fields}): {' '.join(['start', *steps])}")
    compare("frames.txt", "\n".join(lines) + "\n")


def _is_step(cls: type, name: str) -> bool:
    return getattr(cls, name).__annotations__.get("return") == "Outcome" and not name.startswith("_")


def test_the_vocabulary_of_events_and_their_fields() -> None:
    lines = [
        f"{event.__struct_config__.tag}: {', '.join(f.name for f in msgspec.structs.fields(event))}"
        for event in engine.EVENT_TYPES
    ]
    compare("events.txt", "\n".join(lines) + "\n")
