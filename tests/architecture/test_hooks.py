"""Hooks: what is declared is asked, what is asked is answered, mypy refuses the rest, and the table tells them all."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest

from service.engine.core import hooks as core_hooks
from service.engine.core import ledger
from service.engine.core.frame import FRAMES
from service.engine.core.hooks import Hook
from service.engine.core.rules import RULES, Field
from service.engine.cul_de_chouette import hooks, rule_hooks, rules
from service.engine.dice import hooks as dice_hooks

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
README = ENGINE / "cul_de_chouette" / "README.md"
DECLARED = {
    name: hook
    for module in (core_hooks, ledger, dice_hooks, hooks, rule_hooks)
    for name, hook in vars(module).items()
    if isinstance(hook, Hook)
}


def asked() -> set[str]:
    """The names of all hooks that the engine asks or tells."""
    return {
        value.attr if isinstance(value, ast.Attribute) else value.id
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ("ask", "tell", "each")
        for value in [node.func.value]
        if isinstance(value, ast.Attribute | ast.Name) and getattr(value, "id", "") != "self"
    }


def answering(name: str) -> list[str]:
    """The ids of the rules that answer a hook, in the order of their names."""
    return sorted(rule_id for rule_id, rule in RULES.items() if DECLARED[name] in rule.answers)


def test_every_hook_that_is_declared_is_asked_and_no_other() -> None:
    assert asked() == set(DECLARED)


def test_every_hook_that_is_declared_is_answered_by_a_rule() -> None:
    assert rules.RULES is RULES
    assert [name for name in DECLARED if not answering(name)] == []


def test_a_method_that_answers_a_hook_bears_its_name() -> None:
    found = {(hook.declared.__name__, method.__name__) for r in RULES.values() for hook, method in r.answers.items()}  # type: ignore[attr-defined]
    assert found
    assert [pair for pair in found if pair[0] != pair[1]] == []


@pytest.mark.parametrize("kind", ["say", "verify", "constraints", "well_formed"])
def test_a_method_for_an_annonce_bears_the_name_of_one(kind: str) -> None:
    """Of a misspelt one nothing would ever come. `word` stands for any word of a frame's window, `keep` is a roll's."""
    known = {word.id for rule in RULES.values() for word in rule.words} | {"word", "keep"}
    owners: list[type] = [*map(type, RULES.values()), *FRAMES.values()]
    found = {
        name.removeprefix(f"{kind}_")
        for owner in owners
        for name in dir(owner)
        if name.startswith(f"{kind}_") and callable(getattr(owner, name))
    }
    assert found
    assert found - known == set()


KINDS = {"player": str, "combination": str, "string": str, "integer": int}


def shape(fields: tuple[Field, ...]) -> dict[str, tuple[bool, object]]:
    """What is sent with an annonce: by name, whether it must be, and as what; of a list, what each entry is."""
    return {f.name: (f.required, shape(f.items) if f.type == "list" else KINDS[f.type]) for f in fields}


def read(kind: Any) -> dict[str, tuple[bool, object]]:
    """The same of the type by which a method reads it."""
    found: dict[str, tuple[bool, object]] = {}
    for name, written in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(written) is NotRequired or not kind.__total__
        hint = get_type_hints(kind)[name]
        found[name] = (not optional, read(get_args(hint)[0]) if get_origin(hint) is list else hint)
    return found


def test_a_method_reads_of_an_annonce_what_is_sent_with_it() -> None:
    """`object`: it reads nothing of it."""
    owners: list[type] = [*map(type, RULES.values()), *(cls for cls in FRAMES.values() if ours(cls))]
    wrong, seen = [], 0
    for owner, kind in product(owners, ("say", "verify", "well_formed")):
        for name in [name for name in dir(owner) if name.startswith(f"{kind}_")]:
            hint = get_type_hints(getattr(owner, name)).get("fields", object)
            sent = [w.fields for r in RULES.values() for w in r.words if w.id == name.removeprefix(f"{kind}_")]
            seen += hint is not object
            if hint is not object and read(hint) not in map(shape, sent):
                wrong.append(f"{owner.__name__}.{name} reads {read(hint)}")
    assert seen
    assert wrong == []


def ours(cls: type) -> bool:
    return cls.__module__.startswith("service.engine.cul_de_chouette.")


SAMPLE = """
from service.engine.core.game import Game
from service.engine.core.rules import Rule
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.state import Throw


class Sample(Rule):
    @hooks.duel_won.answer
    def duel_won(self, g: Game, winner: str) -> None: ...

    @hooks.encore.answer
    def encore(self, g: Game, throw: Throw) -> None: ...

    @hooks.dual_won.answer  # refused: misspelt
    def dual_won(self, g: Game, winner: str) -> None: ...

    @hooks.cul_lies.answer  # refused: another argument
    def cul_lies(self, g: Game, throw: int) -> None: ...

    @hooks.lull.answer  # refused: one argument too many
    def lull(self, g: Game, throw: Throw) -> None: ...

    @hooks.round_over.answer  # refused: it is not asked about a game
    def round_over(self, g: Throw, throw: Throw) -> None: ...

    @hooks.keepable.answer  # refused: another answer
    def keepable(self, g: Game, throw: Throw) -> str: ...


def flow(g: Game, throw: Throw) -> list[int]:
    hooks.cul_lies.tell(g, throw)
    hooks.cul_lays.tell(g, throw)  # refused: misspelt
    hooks.cul_lies.tell(g)  # refused: an argument is missing
    hooks.cul_lies.tell(g, throw.id)  # refused: another argument
    return hooks.lull.ask(g)  # refused: another answer
"""


def test_mypy_refuses_a_hook_that_is_misspelt_or_of_other_types(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--disable-error-code=empty-body", "--no-error-summary",
         "--no-pretty", str(sample)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    refused = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line}
    marked = {number for number, line in enumerate(SAMPLE.splitlines(), 1) if "# refused" in line}
    assert refused == marked, done.stdout


def told(name: str) -> str:
    """A hook as a row of the table."""
    declared = DECLARED[name].declared
    arguments = ", ".join(f"`{argument}`" for argument in inspect.signature(declared).parameters)
    rules = ", ".join(f"`{rule_id}`" for rule_id in answering(name))
    return f"| `{name}` | {' '.join((declared.__doc__ or '').split())} | {arguments} | {rules} |"


def test_the_table_of_hooks_tells_what_is_declared() -> None:
    """What it should be is in the message, to be copied."""
    section = README.read_text("utf-8").split("\n## Hooks\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    wanted = [told(name) for name in DECLARED]
    assert rows == wanted, "\n".join(wanted)
