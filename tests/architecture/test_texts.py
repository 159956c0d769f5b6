"""What the project says of people and programs is plain English: «the player», «they», «clients that», «no player»."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (
    "deploy",
    "docs",
    "sdk/python",
    "sdk/typescript",
    "worker",
    *sorted(path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "service").glob("*/__init__.py")),
)
"""The folders whose texts are read; what lies in none of them is `TOP`."""
TOP = (*ROOT.glob("*.md"), *(ROOT / "service").glob("*.py"), *(ROOT / "sdk").glob("*.*"))
READ = {".py", ".md", ".lua", ".ts", ".yaml", ".yml", ".conf", ".sh", ".toml"}
GENERATED = {"_generated", "generated", "static", "node_modules", "dist", "build", ".venv"}
"""Folders that a program writes, or that belong to other projects: their words are not ours."""
UNWANTED = re.compile(r"\b(he|his|him|himself|nobody|somebody|whoever)\b", re.IGNORECASE)
VALUE = "nobody"
"""The only such word that may stay: a value of `watching` in the API and in stored games, and, where a transcript names
players, its word for none. It stands alone in quotes or backticks there, never in a sentence."""
ALONE = re.compile(rf"""(["'`]){VALUE}\1|`"{VALUE}"`""")


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The comments and strings (docstrings, too) of a Python file, line by line, each with its number."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != VALUE:
            yield from enumerate(node.value.splitlines(), node.lineno)


def unwanted(path: Path, source: str) -> list[str]:
    """Where a file says such a word. Of files that are not Python every line is read, code as well."""
    lines = texts(source) if path.suffix == ".py" else enumerate(source.splitlines(), 1)
    return [f"{path}:{number}: {line.strip()}" for number, line in lines if UNWANTED.search(ALONE.sub("", line))]


def found_in(paths: list[Path]) -> list[str]:
    ours = [path for path in paths if path.suffix in READ and not GENERATED & set(path.relative_to(ROOT).parts)]
    assert ours
    return [hit for path in sorted(ours) for hit in unwanted(path.relative_to(ROOT), path.read_text("utf-8"))]


@pytest.mark.parametrize("place", PLACES)
def test_texts_speak_of_people_and_programs_in_plain_english(place: str) -> None:
    assert found_in(list((ROOT / place).rglob("*.*"))) == []


def test_so_do_the_texts_at_the_top() -> None:
    assert found_in(list(TOP)) == []


def test_this_check_finds_what_it_looks_for() -> None:
    source = '"""Nobody waits."""\n\nname = "nobody"  # He may.\nsaid = f"{name} and his dice"\n'
    assert sorted(unwanted(Path("some.py"), source)) == [
        "some.py:1: Nobody waits.",
        "some.py:3: # He may.",
        "some.py:4: and his dice",
    ]
    told = '`watching` is `nobody`.\nSo `"nobody"` watches.\nTo nobody.\nThe hist_ory of this nobody_since.\n'
    assert unwanted(Path("some.md"), told) == ["some.md:3: To nobody."]
