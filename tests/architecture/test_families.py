"""The core knows no game and no dice, one registry names the families, and imports run in no circle."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "service" / "engine" / "core"
FAMILY = "service.engine.cul_de_chouette"
CARDS = "service.engine.trou_du_cul"
FAMILIES = (FAMILY, CARDS)
REGISTRY = "service/engine/families.py"
MAY_NAME_FAMILIES = (REGISTRY, "service/engine/cul_de_chouette/")
HTTP = ("service/http/resources/", "service/http/openapi/")

OF_GAMES = re.compile(
    r"\b(dice|die|throw\w*|thrown|rolls?|rolled|chouettes?|bévues?|bevues?|sirop\w*|sirotage|civet\w*|grelottine\w*|"
    r"préventives?|preventives?|sips?|king|duels?|cul|cul_de_chouette\w*|flans?|jarrets?|tichette\w*)\b",
    re.IGNORECASE,
)
"""Words of dice and of Cul de Chouette. Names are looked at word by word, as `too_early_throw` has one too."""


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda path: path.relative_to(CORE).as_posix())
def test_the_core_has_not_one_word_of_dice_or_of_a_game(path: Path) -> None:
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if OF_GAMES.search(line) or OF_GAMES.search(re.sub(r"_+|(?<=[a-z])(?=[A-Z])", " ", line))
    ]
    assert not found


def test_dice_know_no_game() -> None:
    dice = modules("service/engine/dice")
    assert not [name for path in dice.values() for name in imported(path) if name.startswith(FAMILY)]


def test_only_the_registry_names_a_family() -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("service", "worker").values()
        if not path.relative_to(ROOT).as_posix().startswith(MAY_NAME_FAMILIES)
        for name in imported(path)
        if name == FAMILY or name.startswith(f"{FAMILY}.")
    ]
    assert not found


@pytest.mark.parametrize("materials", ["cards", "dice"])
def test_cards_and_dice_know_no_game_and_not_each_other(materials: str) -> None:
    other = {"cards": "service.engine.dice", "dice": "service.engine.cards"}[materials]
    found = [
        f"{module} imports {name}"
        for module, path in modules(f"service/engine/{materials}").items()
        for name in imported(path)
        if name.startswith((*FAMILIES, other))
    ]
    assert not found


@pytest.mark.parametrize(("mine", "other"), [FAMILIES, FAMILIES[::-1]])
def test_no_family_imports_another(mine: str, other: str) -> None:
    folder = mine.replace(".", "/")
    materials = {FAMILY: "service.engine.cards", CARDS: "service.engine.dice"}[mine]
    found = [
        f"{module} imports {name}"
        for module, path in modules(folder).items()
        for name in imported(path)
        if name.startswith((other, materials))
    ]
    assert not found


def test_of_the_card_game_only_its_acts_are_known_outside_and_only_where_requests_become_acts() -> None:
    found = set()
    for path in modules("service", "worker").values():
        where = path.relative_to(ROOT).as_posix()
        if where == REGISTRY or where.startswith("service/engine/trou_du_cul/"):
            continue
        for name in imported(path):
            acts = name == f"{CARDS}.acts" or name.startswith(f"{CARDS}.acts.")
            if name.startswith(CARDS) and not (acts and where.startswith(HTTP)):
                found.add(f"{where} imports {name}")
    assert not found


def test_the_rules_of_the_card_game_know_nothing_of_its_flow() -> None:
    """The flow asks the rules; rules and what they share (windows, seats, order …) do not know who asks."""
    flow = f"{CARDS}.flow"
    found = [
        f"{module} imports {name}"
        for module, path in modules("service/engine/trou_du_cul").items()
        for name in imported(path)
        if name.startswith(flow) and not f"{module}.".startswith((f"{flow}.", f"{CARDS}.family."))
    ]
    assert not found


def modules(*folders: str) -> dict[str, Path]:
    """Every module below these folders by its full name."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path) -> set[str]:
    """What a file imports anywhere in it, for type checkers too: modules, and names of modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def arrows(known: dict[str, Path]) -> dict[str, set[str]]:
    """Which module imports which; a name of a package's own is the package's, a module of it that module's."""
    found: dict[str, set[str]] = {}
    for name, path in known.items():
        found[name] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found[name] |= {alias.name for alias in node.names} & known.keys()
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    found[name] |= {inner if inner in known else node.module} & known.keys()
    return found


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """Modules that reach one another."""
    reached = {name: _reach(graph, name) for name in graph}
    return {
        frozenset(other for other in reached[name] if name in reached[other]) for name in graph if name in reached[name]
    }


def _reach(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    left = list(graph[start])
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += graph[name]
    return found


@pytest.mark.parametrize("folder", ["service", "worker"])
def test_no_modules_import_one_another_in_a_circle(folder: str) -> None:
    known = modules("service", "worker")
    mine = set(modules(folder))
    assert not [sorted(circle) for circle in circles(arrows(known)) if circle & mine]


def test_this_check_finds_circles() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == {frozenset("bc"), frozenset("d")}
