"""The laws of the house: who may import whom, one file a rule, no hidden state, nothing called utils."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from service.engine.core.rulebook.rules import RULES
from tests.support.slow import SLOW

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
RULE_FOLDERS = [ENGINE / game / "rules" for game in ("cul_de_chouette", "modulaire", "trou_du_cul")]
RULE_FILES = sorted(path for folder in RULE_FOLDERS for path in folder.rglob("*.py"))
OURS = sorted(
    path
    for folder in ("service", "worker", "tests")
    for path in (ROOT / folder).rglob("*.py")
    if not {"__pycache__", "node_modules"} & set(path.parts)
)


@cache
def imports(path: Path) -> set[str]:
    """The full names of everything that a file imports, at its top or anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = [*path.relative_to(ROOT).with_suffix("").parts[: -node.level]] if node.level else []
            module = ".".join([*package, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def strangers(folder: Path, *forbidden: str) -> list[str]:
    """What the files of a folder import of these packages."""
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted(folder.rglob("*.py"))
        for name in imports(path)
        if any(name == root or name.startswith(f"{root}.") for root in forbidden)
    ]


# --- the engine


def test_the_engine_knows_no_clock_no_chance_no_network_no_store_no_system() -> None:
    assert not strangers(
        ENGINE, "flask", "flask_smorest", "marshmallow", "redis", "rq", "time", "random", "secrets", "os", "datetime",
        "threading", "asyncio", "gevent", "logging", "structlog", "socket", "sys", "uuid",
    )  # fmt: skip


def test_the_engine_knows_nothing_of_the_service_around_it() -> None:
    others = [
        name
        for path in ENGINE.rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] in ("service", "worker", "tests") and not name.startswith("service.engine.")
    ]
    assert set(others) <= {"service.engine"}


def test_the_core_knows_no_game() -> None:
    assert not strangers(
        ENGINE / "core", "service.engine.cul_de_chouette", "service.engine.modulaire", "service.engine.trou_du_cul",
        "service.engine.dice", "service.engine.cards", "service.engine.lobby", "service.engine.families",
    )  # fmt: skip


def _id_of(path: Path) -> str:
    """The id of the rule that a file defines: its name, or that of the package whose `rule.py` it is.

    Ids of modules are short (`a1`): there the name says after the id what the module is.
    """
    name = path.parent.name if path.stem == "rule" else path.stem
    return name.split("_")[0] if "modulaire" in path.parts and name not in RULES else name


def _package_of(path: Path) -> str:
    """The package of a big rule that a file belongs to; the file itself, where its rule is one file."""
    whole = path.parent if (path.parent / "rule.py").exists() else path.with_suffix("")
    return ".".join(whole.relative_to(ROOT).parts)


def test_a_rule_never_imports_another_rule() -> None:
    mine = tuple(f"{'.'.join(folder.relative_to(ROOT).parts)}." for folder in RULE_FOLDERS)
    found = [
        f"{path.name} imports {name}"
        for path in RULE_FILES
        if path.name != "__init__.py"
        for name in imports(path)
        if name.startswith(mine) and not name.startswith(f"{_package_of(path)}.")
    ]
    assert not found


IMPORTERS = {"cul_de_chouette": {"family.py"}, "modulaire": {"family.py", "options.py", "ruleset.py"}}
"""Who may import the rules of a game; of modulaire also what lists its modules for hosts and clients."""


@pytest.mark.parametrize("game", IMPORTERS)
def test_only_the_family_and_the_face_of_the_engine_import_rules(game: str) -> None:
    """What else needs something of a rule asks at a moment."""
    mine = f"service.engine.{game}.rules"
    importers = {
        path.relative_to(ENGINE).as_posix()
        for path in ENGINE.rglob("*.py")
        if path not in RULE_FILES and any(name == mine or name.startswith(f"{mine}.") for name in imports(path))
    }
    assert importers <= {"__init__.py", *(f"{game}/{name}" for name in IMPORTERS[game])}


@pytest.mark.parametrize("name_of_game", ["cul_de_chouette", "modulaire"])
def test_what_one_rule_alone_needs_is_in_its_own_package(name_of_game: str) -> None:
    """A module of the game, or of its flow, is there for several rules, or for the flow itself."""
    game = ENGINE / name_of_game
    importers: dict[str, set[str]] = {}
    for path in ENGINE.rglob("*.py"):
        for name in imports(path):
            importers.setdefault(name, set()).add(_package_of(path) if path in RULE_FILES else "the game")
    found = []
    for module in sorted([*game.glob("*.py"), *(game / "flow").glob("*.py")]):
        name = ".".join(module.relative_to(ROOT).with_suffix("").parts)
        users = {u for known, by in importers.items() if known == name or known.startswith(f"{name}.") for u in by}
        if module.name != "__init__.py" and len(users) < 2 and users != {"the game"}:
            found.append(f"{name} is there for {users} alone")
    assert not found


MOST_UNTYPED = 40
"""So many lines of the engine may name `Any` for what it is: what comes from a caller, or a frame's own game."""


def test_the_engine_is_typed_but_for_what_is_plain_json() -> None:
    """JSON is `JsonObject` (core/stored/plain.py), what frames' children give is `Results` (core/frame.py)."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ENGINE / "core").rglob("*.py")) + sorted((ENGINE / "cul_de_chouette").rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"\bAny\b", line) and not line.startswith("from typing import")
    ]
    assert len(found) <= MOST_UNTYPED, found


MOST_UNTYPED_IN_ALL = 63
"""So many lines of all games may, beside those of dialects, which read what scenarios hold."""


def test_every_game_is_typed_but_for_what_is_plain_json() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(ENGINE.rglob("*.py"))
        if path.name != "dialect.py"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"\bAny\b", line.split('"""')[0]) and not line.startswith("from typing import")
    ]
    assert len(found) <= MOST_UNTYPED_IN_ALL, found


MOST_UNTYPED_AROUND = 318
"""So many lines around it may: fields of marshmallow, connections and answers of redis-py, hooks of Gunicorn."""


def test_what_is_around_the_engine_is_typed_but_for_what_is_plain_json() -> None:
    """JSON is `JsonObject`, or `JsonMapping` where it is only read (service/json_types.py)."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("service", "worker")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not path.is_relative_to(ENGINE)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"\bAny\b", line.split('"""')[0].split("#")[0]) and not line.startswith("from typing import")
    ]
    assert len(found) <= MOST_UNTYPED_AROUND, found


def test_points_move_through_the_ledger_only() -> None:
    writers = {
        path.relative_to(ENGINE).as_posix()
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.Assign, ast.AugAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and target.attr == "score"
    }
    assert writers == {"core/ledger.py"}


# --- one file or package a rule

DEFINING = [
    path
    for path in RULE_FILES
    if path.name == "rule.py" or (path.name != "__init__.py" and not (path.parent / "rule.py").exists())
]
"""The file of each rule, with that of a package the `rule.py` in it."""


@pytest.mark.parametrize("path", DEFINING, ids=_id_of)
def test_the_name_of_a_rules_file_or_package_is_its_id_and_the_name_of_its_test(path: Path) -> None:
    assert _id_of(path) in RULES
    of_a_module = "modulaire_" if "modulaire" in path.parts else ""
    assert (ROOT / "tests" / "rules" / f"test_{of_a_module}{_id_of(path)}.py").exists()


def test_every_rule_has_a_file() -> None:
    ours = [rule_id for rule_id, rule in RULES.items() if type(rule).__module__.startswith("service.")]
    assert sorted(ours) == sorted(map(_id_of, DEFINING))


MOST_MODULES = 20


@pytest.mark.parametrize("folder", sorted({p.parent for p in RULE_FILES}), ids=lambda p: p.name)
def test_no_room_of_rules_is_crowded(folder: Path) -> None:
    inside = [
        p for p in folder.iterdir() if p.name == "__init__.py" or p.suffix == ".py" or (p / "__init__.py").exists()
    ]
    assert 1 < len(inside) <= MOST_MODULES


SOME_20 = 24


def test_no_room_of_the_engine_is_crowded() -> None:
    crowded = []
    for folder in sorted({path.parent for path in ENGINE.rglob("*.py")}):
        inside = [p for p in folder.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()]
        if len(inside) > SOME_20:
            crowded.append(f"{folder.relative_to(ROOT)}: {len(inside)}")
    assert not crowded


# --- the service around it


def test_a_bots_head_knows_what_it_is_told_and_nothing_else() -> None:
    """It gets what a client in its seat would get, as plain data; neither rules nor state, no store and no clock."""
    folder = ROOT / "service" / "bots"
    others = {name for path in folder.rglob("*.py") for name in imports(path) if name.startswith(("service", "worker"))}
    assert not [name for name in others if not name.startswith(("service.bots", "service.json_types"))]
    assert not strangers(folder, "redis", "rq", "flask", "time", "datetime", "os", "secrets", "msgspec", "chouette_sdk")


def test_the_outbox_never_calls_the_engine() -> None:
    assert not strangers(ROOT / "service" / "outbox", "service.engine", "service.games")


def test_the_store_knows_no_game() -> None:
    assert not strangers(ROOT / "service" / "store", "service.engine", "service.http", "flask")


def test_only_the_store_names_what_is_kept_of_one_game() -> None:
    """Whoever wants something of a game asks its store, so that both stores have it."""
    of_a_game = {"game", "events", "order", "record", "round_trips", "live"}
    found = [
        f"{path.relative_to(ROOT)} names keys.{node.attr}"
        for path in OURS
        if "tests" not in path.relative_to(ROOT).parts and (ROOT / "service" / "store") not in path.parents
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        and node.value.id == "keys" and node.attr in of_a_game
    ]  # fmt: skip
    imported = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in OURS
        if "tests" not in path.relative_to(ROOT).parts and (ROOT / "service" / "store") not in path.parents
        for name in imports(path)
        if name in {f"service.store.keys.{one}" for one in of_a_game}
    ]
    assert not found + imported


def test_http_decides_nothing() -> None:
    """Of the core it knows the words that travel: acts, events and refusals."""
    allowed = ("actions.acts", "refusals", "events", "rulebook.rules")
    found = [
        line
        for line in strangers(ROOT / "service" / "http", "service.engine.core", "service.store.redis.store")
        if not any(f"service.engine.core.{name}" in line for name in allowed)
    ]
    assert not found


HTTP = [path for path in (ROOT / "service" / "http").rglob("*.py") if "openapi" not in path.parts]
"""But for the document's examples, which are really played."""

SHOWN = {"view", "expected", "rulesets", "ruleset", "families"}
"""What HTTP may ask the engine for: what is shown of games and rulebooks. Types begin with a capital."""


def decisions(source: str) -> list[str]:
    """Where a module of HTTP looks into a game's state, or has the engine do more than show something."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "state":
            found.append(f"{node.lineno}: reads {ast.unparse(node)}")
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "engine":
            if node.attr not in SHOWN and not node.attr[0].isupper():
                found.append(f"{node.lineno}: calls {ast.unparse(node)}")
        elif isinstance(node, ast.ImportFrom) and node.module == "service.engine":
            names = [alias.name for alias in node.names]
            found += [f"{node.lineno}: imports {name}" for name in names if not name[0].isupper() and name not in SHOWN]
    return found


def test_http_looks_into_no_game_and_plays_none() -> None:
    """Whether a command may be carried out is asked in the service layer, on the very state that it is stored with."""
    assert [f"{path.relative_to(ROOT)}:{line}" for path in HTTP for line in decisions(path.read_text("utf-8"))] == []
    assert decisions("if seen.game.state.status == 'lobby': engine.settle(seen.game, now)") == [
        "1: reads seen.game.state", "1: calls engine.settle",
    ]  # fmt: skip


def test_no_resource_makes_a_command_out_of_a_game() -> None:
    """What is called with a game and makes the act of it belongs to the service layer (service.games.tasks.Make)."""
    takers = [
        f"{path.name}: {node.name}"
        for path in (ROOT / "service" / "http" / "resources").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for given in node.args.args
        if given.annotation is not None and ast.unparse(given.annotation) in ("Game", "engine.Game")
    ]
    assert takers == []


def test_the_worker_knows_no_http() -> None:
    assert not strangers(ROOT / "worker", "flask", "service.http", "service.app", "service.engine.core")


def test_tournaments_follow_from_what_is_passed_alone() -> None:
    """No clock, no chance but the seed's, no store; of the service only the randomness that anybody can check."""
    folder = ROOT / "service" / "tournaments"
    others = {name for path in folder.rglob("*.py") for name in imports(path) if name.startswith(("service", "worker"))}
    assert {name for name in others if not name.startswith("service.tournaments.")} <= {
        "service.engine.randomness.RandomSource", "service.engine.randomness.below",
        "service.engine.randomness.commitment",
    }  # fmt: skip
    assert not strangers(
        folder,
        "flask",
        "redis",
        "rq",
        "time",
        "random",
        "secrets",
        "os",
        "datetime",
        "threading",
        "gevent",
        "sys",
        "uuid",
    )


def test_ratings_follow_from_games_alone() -> None:
    """No clock, no chance, nothing of the service; and one module alone knows the library."""
    folder = ROOT / "service" / "ratings"
    others = {name for path in folder.rglob("*.py") for name in imports(path) if name.startswith(("service", "worker"))}
    assert not [name for name in others if not name.startswith("service.ratings.")]
    assert not strangers(
        folder, "flask", "redis", "rq", "time", "random", "os", "datetime", "threading", "gevent", "uuid"
    )
    assert {line.split()[0] for line in strangers(folder, "openskill")} == {"service/ratings/pool.py"}


def test_what_is_derived_of_a_tournament_is_counted_in_whole_numbers() -> None:
    floats = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "service" / "tournaments").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Constant) and isinstance(node.value, float))
    ]
    assert floats == []


def test_the_bench_for_clients_knows_the_service_by_its_api_alone() -> None:
    folder = ROOT / "service" / "conformance"
    others = {name for path in folder.rglob("*.py") for name in imports(path) if name.startswith(("service", "worker"))}
    ours = {name for name in others if not name.startswith(("service.conformance", "service.json_types"))}
    assert ours == {"service.runtime.own_service.ServiceFailed", "service.runtime.own_service.own_service"}
    assert not strangers(folder, "chouette_sdk", "flask", "redis", "rq")


# --- everywhere


ROOMS = sorted({p.parent for p in OURS if p.relative_to(ROOT).parts[0] in ("service", "worker")} - {*ENGINE.rglob("*")})


@pytest.mark.parametrize("folder", ROOMS, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_no_room_around_the_engine_is_crowded(folder: Path) -> None:
    assert len([path for path in folder.glob("*.py") if path.name != "__init__.py"]) <= MOST_MODULES


LONGEST = 250
SDK = ROOT / "sdk" / "python" / "src" / "chouette_sdk"
GENERATED = {SDK / "_generated", SDK / "_tournament_rules"}


def test_no_file_is_long() -> None:
    """But for tests."""
    counted = [path for path in OURS if path.relative_to(ROOT).parts[0] in ("service", "worker")]
    counted += [path for path in SDK.rglob("*.py") if not GENERATED & set(path.parents)]
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in counted}
    assert len(lines) > 200
    assert {path: count for path, count in lines.items() if count > LONGEST} == {}


def test_every_folder_says_its_law() -> None:
    folders = {path.parent for path in OURS if path.parts[len(ROOT.parts)] in ("service", "worker")}
    missing = [str(f.relative_to(ROOT)) for f in sorted(folders) if not (f / "README.md").exists()]
    assert not missing


def test_nothing_imports_everything() -> None:
    assert not [
        str(path)
        for path in OURS
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]


def test_nothing_is_called_utils() -> None:
    assert not [str(path) for path in OURS if path.stem in ("utils", "util", "helpers", "common", "misc")]


def test_every_module_says_what_it_is_for() -> None:
    told = {path: path.read_text("utf-8") for path in OURS}
    assert not [str(path) for path, text in told.items() if text.strip() and not ast.get_docstring(ast.parse(text))]


REGISTRIES = {"FRAMES", "RULES"}


def test_no_module_of_the_engine_keeps_mutable_state_but_the_registries() -> None:
    found = []
    for path in ENGINE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
            if isinstance(value, (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]  # type: ignore[union-attr]
                found += [f"{path.name}: {t.id}" for t in targets if isinstance(t, ast.Name) and _kept(t.id, node)]
    assert not found


def _kept(name: str, node: ast.stmt) -> bool:
    """A registry may grow, and what is in capitals is a constant that nobody assigns to."""
    return name not in REGISTRIES and name != "__all__" and not name.lstrip("_").isupper()


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.py")), ids=lambda p: p.relative_to(ENGINE).as_posix())
def test_files_and_functions_of_the_engine_are_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= 290
    long = [
        f"{node.name}: {(node.end_lineno or 0) - node.lineno + 1}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno + 1 > 45
    ]
    assert not long


# Without its cache mypy takes longer than all of these laws; `./dev lint` has it look at all of the service.
MYPY = pytest.param(["mypy", "--strict"], id="mypy", marks=pytest.mark.nightly)


@pytest.mark.parametrize("command", [MYPY, pytest.param(["ruff", "check"], id="ruff")])
def test_the_engine_and_the_scenarios_are_typed_and_clean(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command, "service/engine", "service/scenario"], cwd=ROOT, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


MOST_UNTYPED_IN_REDIS = 87
"""So many lines of the store on Redis may: answers, which are what the command or script makes them, and what redis-py
leaves without types. Connections and pools have theirs (`service/store/redis/connections/lines.py`)."""


def test_the_store_on_redis_is_typed_but_for_answers() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "service" / "store" / "redis").rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"\bAny\b", re.sub(r'""".*', "", line)) and "import" not in line
    ]
    assert len(found) <= MOST_UNTYPED_IN_REDIS, found


@pytest.mark.parametrize("named", SLOW)
def test_what_is_called_slow_is_there(named: str) -> None:
    path, _, test = named.partition("::")
    assert (ROOT / "tests" / path).exists()
    assert not test or f"def {test}" in (ROOT / "tests" / path).read_text("utf-8")
