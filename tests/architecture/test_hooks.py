"""Hooks: what is declared is asked, what is asked is answered, mypy refuses the rest, and the tables tell them all."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
from functools import cache, reduce
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from service.engine.core import ledger
from service.engine.core.actions import held_acts
from service.engine.core.frame import FRAMES
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.hooks import Hook
from service.engine.core.rulebook.rules import RULES, Field
from service.engine.core.stored.plain import JsonObject
from service.engine.cul_de_chouette import hooks, rule_hooks, rules
from service.engine.dice import hooks as dice_hooks
from service.engine.modulaire import hooks as modulaire_hooks

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
Hooks = dict[str, Hook[..., Any]]


def declared_in(*modules: ModuleType) -> Hooks:
    """The hooks of these modules, by name: two of one name would hide each other."""
    found = [(name, hook) for module in modules for name, hook in vars(module).items() if isinstance(hook, Hook)]
    assert len(found) == len(dict(found))
    return dict(found)


SHARED = declared_in(core_hooks, ledger, held_acts, dice_hooks)
OWN = {
    "cul_de_chouette": declared_in(hooks, rule_hooks),
    "modulaire": declared_in(modulaire_hooks),
    "trou_du_cul": declared_in(),
}
"""What is declared for every game, and by each game for itself alone: two games may use one name."""
TOLD = {"cul_de_chouette": {**SHARED, **OWN["cul_de_chouette"]}, "modulaire": OWN["modulaire"]}
"""What the table in the README of each game tells."""
DECLARED = {*SHARED.values(), *(hook for own in OWN.values() for hook in own.values())}


def asked_in(path: Path) -> set[Hook[..., Any]]:
    """All hooks that a file asks or tells, as the objects that its names stand for."""
    values = [
        node.func.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ("ask", "ask_first", "tell", "each")
        if isinstance(node.func.value, ast.Attribute | ast.Name) and getattr(node.func.value, "id", "") != "self"
    ]
    if not values:
        return set()
    place = path.parent if path.name == "__init__.py" else path.with_suffix("")
    module = importlib.import_module(".".join(place.relative_to(ROOT).parts))
    return {reduce(getattr, ast.unparse(value).split("."), module) for value in values}  # type: ignore[misc]


@cache
def asked(game: str) -> set[Hook[..., Any]]:
    """All that a game asks; without a name, what the engine asks outside the games."""
    inside = {path for name in OWN for path in (ENGINE / name).rglob("*.py")}
    paths = sorted((ENGINE / game).rglob("*.py")) if game else sorted({*ENGINE.rglob("*.py")} - inside)
    return {hook for path in paths for hook in asked_in(path)}


def answering(hook: Hook[..., Any]) -> list[str]:
    """The ids of the rules that answer a hook, in the order of their names."""
    return sorted(rule_id for rule_id, rule in RULES.items() if hook in rule.answers)


def game_of(cls: type) -> str:
    """The game that a rule or frame belongs to, empty outside the games."""
    return next((game for game in OWN if cls.__module__.startswith(f"service.engine.{game}.")), "")


def test_every_hook_that_is_declared_is_asked_and_no_other() -> None:
    assert asked("").union(*map(asked, OWN)) == DECLARED
    assert asked("") <= {*SHARED.values()}


@pytest.mark.parametrize("game", OWN)
def test_a_game_asks_all_of_its_own_hooks_and_none_of_another_game(game: str) -> None:
    own = {*OWN[game].values()}
    assert own <= asked(game) <= own | {*SHARED.values()}


def test_every_hook_that_is_declared_is_answered_by_a_rule() -> None:
    assert rules.RULES is RULES
    assert [hook.declared.__name__ for hook in DECLARED if not answering(hook)] == []


@pytest.mark.parametrize("game", OWN)
def test_a_hook_of_a_game_is_answered_by_rules_of_that_game_alone(game: str) -> None:
    by = {name: {game_of(type(RULES[rule_id])) for rule_id in answering(hook)} for name, hook in OWN[game].items()}
    assert {name: games for name, games in by.items() if games != {game}} == {}


def test_a_method_that_answers_a_hook_bears_its_name() -> None:
    found = {(hook.declared.__name__, method.__name__) for r in RULES.values() for hook, method in r.answers.items()}  # type: ignore[attr-defined]
    assert found
    assert [pair for pair in found if pair[0] != pair[1]] == []


@pytest.mark.parametrize("kind", ["say", "verify", "constraints", "well_formed", "held_verify", "held_constraints"])
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


KINDS: dict[str, object] = {
    "player": str, "combination": str, "string": str, "integer": int, "players": list[str], "names": list[str],
    "name_or_number": str | int, "name_or_mapping": str | JsonObject, "mappings": list[str | JsonObject],
}  # fmt: skip


def shape(fields: tuple[Field, ...]) -> dict[str, tuple[bool, object]]:
    """What is sent with an annonce: by name, whether it must be, and as what; of a list, what each entry is."""
    return {f.name: (f.required, shape(f.items) if f.type == "list" else KINDS[f.type]) for f in fields}


def read(kind: Any) -> dict[str, tuple[bool, object]]:
    """The same of the type by which a method reads it."""
    found: dict[str, tuple[bool, object]] = {}
    for name, written in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(written) is NotRequired or not kind.__total__
        hint = get_type_hints(kind)[name]
        entry = get_args(hint)[0] if get_origin(hint) is list else None
        found[name] = (not optional, read(entry) if is_typeddict(entry) else hint)
    return found


def test_a_method_reads_of_an_annonce_what_is_sent_with_it() -> None:
    """`object`: it reads nothing of it."""
    owners: list[type] = [*map(type, RULES.values()), *(cls for cls in FRAMES.values() if game_of(cls))]
    wrong, seen = [], dict.fromkeys(OWN, 0)
    for owner, kind in product(owners, ("say", "verify", "well_formed")):
        for name in [name for name in dir(owner) if name.startswith(f"{kind}_")]:
            hint = get_type_hints(getattr(owner, name)).get("fields", object)
            ours = [r for r in RULES.values() if game_of(type(r)) == game_of(owner)]
            sent = [w.fields for r in ours for w in r.words if w.id == name.removeprefix(f"{kind}_")]
            if hint is not object:
                seen[game_of(owner)] += 1
                if read(hint) not in map(shape, sent):
                    wrong.append(f"{owner.__name__}.{name} reads {read(hint)}")
    assert seen["cul_de_chouette"]
    assert seen["modulaire"]
    assert wrong == []


SAMPLE = """
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule
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


def told(name: str, hook: Hook[..., Any]) -> str:
    """A hook as a row of the table."""
    declared = hook.declared
    arguments = ", ".join(f"`{argument}`" for argument in inspect.signature(declared).parameters)
    rules = ", ".join(f"`{rule_id}`" for rule_id in answering(hook))
    return f"| `{name}` | {' '.join((declared.__doc__ or '').split())} | {arguments} | {rules} |"


@pytest.mark.parametrize("game", TOLD)
def test_the_table_of_hooks_tells_what_is_declared(game: str) -> None:
    """What it should be is in the message, to be copied."""
    section = (ENGINE / game / "README.md").read_text("utf-8").split("\n## Hooks\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    wanted = [told(name, hook) for name, hook in TOLD[game].items()]
    assert rows == wanted, "\n".join(wanted)
