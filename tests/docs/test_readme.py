"""The READMEs keep their word: their commands and programs run, their links lead somewhere, their tables are whole."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service import engine
from service.engine.cul_de_chouette import rulebooks
from tests.sdk import node
from tests.serve.running import Serving

ROOT = Path(__file__).resolve().parents[2]
TOP = ROOT / "README.md"
WEBHOOKS = ROOT / "service" / "webhooks" / "README.md"
ENGINE = ROOT / "service" / "engine" / "README.md"
RULES = ROOT / "service" / "engine" / "cul_de_chouette" / "README.md"
PAPERS = ("SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md")
PRINTED_URL = "http://127.0.0.1:8000"
WRITTEN_BY_RUNS = {"results.json", "receiver.py", "client.py", "client.ts", "index.html", "seat.json"}
IN_NO_README = {"__pycache__", "node_modules", "_generated", "generated", "src", "generator", "test", "build", "dist"}


def _readmes() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*README.md", "docs/*.md", *PAPERS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    # Without git (an unpacked archive) the top one has to do.
    return [ROOT / name for name in listed.stdout.split()] or [TOP]


READMES = _readmes()


def _blocks(readme: Path, language: str) -> list[str]:
    found = re.findall(rf"^( *)```{language}\n(.*?)^\1```$", readme.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [re.sub(rf"^{indent}", "", block, flags=re.MULTILINE) for indent, block in found]


def _run(command: list[str], *, timeout_s: float = 60, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, timeout=timeout_s,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service that is started as the README says."""
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(tmp_path_factory.mktemp("docs"), environment=environment) as serving:
        yield serving.url


# --- what can be run


def test_the_curl_game_goes_as_it_is_told(url: str, tmp_path: Path) -> None:
    script = "\n".join(["set -eu", *_blocks(TOP, "sh")])
    said = _run(["sh", "-c", script], BASE=url, TMPDIR=str(tmp_path))
    told = ["too_early", '"effect":"bevue"', "Idempotent-Replayed: true", '"name":"pas_mou_le_caillou"', "event: end"]
    for word in [*told, '"winner":"karadoc"', "karadoc +72 → 72", "1 scenarios: 1 passed, 0 failed, 0 skipped"]:
        assert word in said, f"{word} is not in:\n{said}"
    assert "internal_error" not in said
    stream = (tmp_path / "events.txt").read_text("utf-8")
    seen = [int(n) for n in re.findall(r"^id: (\d+)$", stream, re.MULTILINE)]
    assert seen == list(range(1, len(seen) + 1))
    resumed = said.split("event: end")[1]
    assert re.findall(r"^id: (\d+)$", resumed, re.MULTILINE) == [str(n) for n in seen if n > 19]


def test_the_python_program_of_the_top_readme_runs(url: str) -> None:
    [program] = _blocks(TOP, "python")
    assert PRINTED_URL in program
    assert "dice_rolled" in _run([sys.executable, "-c", program.replace(PRINTED_URL, url)])


@node.needs_npm
def test_the_typescript_program_of_the_top_readme_runs(url: str) -> None:
    [program] = node.programs("top")
    assert "begins" in node.play(program, url)


def test_ten_lines_run_a_tournament_of_scripts_and_print_its_standings(tmp_path: Path) -> None:
    [program] = _blocks(ROOT / "docs" / "tournaments.md", "python")
    written = [line for line in program.splitlines() if line.strip()]
    assert len(written) <= 10
    assert not any(";" in line or len(line) > 120 for line in written)
    with Serving(tmp_path, environment={"CHOUETTE_BOT_SPEED": "30"}) as serving:
        command = [sys.executable, "-m", "service.cli", "keys", "create", "trial", "--scope", "games"]
        key = re.search(r"\bck_[\w-]+", _run([*command, "--data-dir", str(tmp_path / "data")]))
        assert key
        program = program.replace(PRINTED_URL, serving.url).replace("ck_YOURS", key[0])
        lines = _run([sys.executable, "-c", program], timeout_s=240).splitlines()
    assert len(lines) >= 4, "standings change with each result"
    assert re.fullmatch(r"1\. \w+ [0-9.]+  2\. \w+ [0-9.]+  3\. \w+ [0-9.]+  4\. \w+ [0-9.]+", lines[-1])


def test_the_program_that_keeps_a_player_seats_and_erases_them(tmp_path: Path) -> None:
    [program] = _blocks(ROOT / "docs" / "players.md", "python")
    with Serving(tmp_path) as serving:
        command = [sys.executable, "-m", "service.cli", "keys", "create", "trial", "--scope", "games"]
        key = re.search(r"\bck_[\w-]+", _run([*command, "--data-dir", str(tmp_path / "data")]))
        assert key
        said = _run([sys.executable, "-c", program.replace(PRINTED_URL, serving.url)], KEY=key[0])
    assert said.splitlines() == ["one player: True told again: None", "a seat: True lobby", "left at the table: []"]


def test_the_program_that_waits_for_a_table_gets_one(tmp_path: Path) -> None:
    [program] = _blocks(ROOT / "docs" / "matchmaking.md", "python")
    with Serving(tmp_path) as serving:
        command = [sys.executable, "-m", "service.cli", "keys", "create", "trial", "--scope", "games"]
        key = re.search(r"\bck_[\w-]+", _run([*command, "--data-dir", str(tmp_path / "data")]))
        assert key
        said = _run([sys.executable, "-c", program.replace(PRINTED_URL, serving.url)], KEY=key[0])
    assert said.splitlines() == ["Perceval: a table of 2", "Karadoc: a table of 2"]


def test_the_engines_first_program_runs() -> None:
    program = _blocks(ENGINE, "python")[0]
    assert _run([sys.executable, "-c", program], PYTHONPATH=str(ROOT))


def test_the_example_rule_of_the_engines_readme_is_the_rule_as_it_is() -> None:
    shown = [block for block in _blocks(ENGINE, "python") if block.startswith("# service/")]
    assert shown
    for block in shown:
        where, *lines = block.splitlines()
        code = {line.strip() for line in (ROOT / where.removeprefix("# ")).read_text("utf-8").splitlines()}
        assert [line for line in lines if line.strip() not in code] == []


def test_the_example_scenario_passes(tmp_path: Path) -> None:
    [example] = _blocks(ROOT / "service" / "scenario" / "README.md", "yaml")
    file = tmp_path / "example.yaml"
    file.write_text(example, "utf-8")
    assert "1 passed" in _run([sys.executable, "-m", "service.cli", "replay", "--check", str(file)])


def test_a_receiver_of_webhooks_verifies_as_it_is_told() -> None:
    program = _blocks(WEBHOOKS, "python")[1]
    assert _run([sys.executable, "-c", program]) == "game.finished 42\n"


def test_webhooks_are_tried_as_it_is_told_and_bring_what_is_shown(tmp_path: Path) -> None:
    environment = {"CHOUETTE_WEBHOOK_HTTP": "true", "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8"}
    assert " ".join(f"{name}={value}" for name, value in environment.items()) in WEBHOOKS.read_text("utf-8")
    program = _blocks(WEBHOOKS, "python")[0]
    with Serving(tmp_path, environment=environment) as serving:
        command = [sys.executable, "-m", "service.cli", "keys", "create", "trial", "--scope", "games"]
        said = _run([*command, "--scope", "webhooks", "--data-dir", str(tmp_path / "data")])
        key = re.search(r"\bck_[\w-]+", said)
        assert key
        brought = json.loads(_run([sys.executable, "-c", program.replace(PRINTED_URL, serving.url)], KEY=key[0]))
    [shown] = map(json.loads, _blocks(WEBHOOKS, "json"))
    assert _form(brought) == _form(shown), json.dumps(brought)
    assert brought["data"]["result"]["players"] == shown["data"]["result"]["players"]


def _form(value: Any) -> Any:
    """What a JSON value is made of: the names of its fields and the kinds of their values."""
    if isinstance(value, dict):
        return {name: _form(inner) for name, inner in value.items()}
    return [_form(inner) for inner in value] if isinstance(value, list) else type(value).__name__


# --- what is named


@pytest.mark.parametrize("readme", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(readme: Path) -> None:
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", _without_code(readme)):
        if re.match(r"[a-z]+://", target):
            continue
        file, _, anchor = target.partition("#")
        page = (readme.parent / file).resolve() if file else readme
        if page.is_dir():
            page = page / "README.md"
        if not page.exists() or (anchor and anchor not in _anchors(page)):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("readme", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_named_exists(readme: Path) -> None:
    """Names in code style that look like our files: found from the README's folder, the top, or service/ on."""
    named = re.findall(r"`([\w.][\w./-]*\.(?:py|toml|yaml|lua|json|html|js|ts|sh))`", _without_code(readme))
    real = {name for name in named if not re.search("ID|NAME", name)} - WRITTEN_BY_RUNS
    places = (
        readme.parent,
        readme.parent / "src",
        ROOT,
        ROOT / "service",
        ROOT / "service" / "engine" / "cul_de_chouette",
    )
    assert [name for name in sorted(real) if not any((place / name).exists() for place in places)] == []


def _without_code(readme: Path) -> str:
    return re.sub(r"^ *```.*?^ *```$", "", readme.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def _anchors(page: Path) -> set[str]:
    text = _without_code(page)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


# --- what must be there


def _folders() -> list[Path]:
    tops = [ROOT / name for name in ("service", "worker", "openapi", "deploy", "docs", "sdk", "tests")]
    deeper = [p for top in tops[:2] for p in top.rglob("*") if p.is_dir()]
    others = [ROOT / "sdk" / "python", ROOT / "sdk" / "typescript", ROOT / "tests" / "scenarios"]
    found = [*tops, *deeper, *others]
    return [p for p in found if not IN_NO_README & set(p.parts) and any(f.is_file() for f in p.iterdir())]


@pytest.mark.parametrize("folder", _folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_folder_tells_its_law(folder: Path) -> None:
    assert (folder / "README.md").exists(), f"{folder.relative_to(ROOT)} needs a README.md of a few sentences"


def test_every_folder_of_tests_is_in_their_table() -> None:
    text = (ROOT / "tests" / "README.md").read_text("utf-8")
    folders = [p.name for p in (ROOT / "tests").iterdir() if p.is_dir() and any(f.is_file() for f in p.iterdir())]
    assert [name for name in folders if name not in IN_NO_README and f"`{name}/`" not in text] == []


def _file_of(rule_id: str) -> str:
    """Where a rule is, from the README of its game."""
    folder = RULES.parent / "rules"
    [found] = [*folder.glob(f"*/{rule_id}.py"), *folder.glob(f"*/{rule_id}/rule.py")]
    return found.relative_to(RULES.parent).as_posix()


def test_every_rule_has_its_row_with_its_headings() -> None:
    text = RULES.read_text("utf-8")
    books = [book for book in engine.rulesets() if book.id in rulebooks.NAMES]
    for name in dict.fromkeys(rule.id for book in books for rule in book.rules):
        headings = [next((r.source for r in book.rules if r.id == name), "") for book in books]
        file = _file_of(name)
        row = f'| <a id="{name}"></a>`{name}` | [{file}]({file}) | {" | ".join(headings)} |'
        assert row in text, f"write into {RULES.relative_to(ROOT)}:\n{row}"


def test_the_rulebooks_in_the_table_are_those_that_can_be_played() -> None:
    columns = " | ".join(f"heading in `{name}`" for name in rulebooks.NAMES)
    assert f"| id | file | {columns} |" in RULES.read_text("utf-8")


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split(r"[\[<>=; ]", entry)[0] for entry in project["dependencies"]}
    tables = [text.split("## Dependencies")[1] for p in READMES if "## Dependencies" in (text := p.read_text("utf-8"))]
    given = {
        name
        for table in tables
        for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
        for name in re.findall(r"`([\w-]+)`", row)
    }
    assert given == wanted
