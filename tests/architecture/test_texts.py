"""What the engine's docstrings and comments say of players is plain English: «the player», «they», «no player»."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
FILES = sorted(
    path
    for folder in ("core", "dice", "cards", "cul_de_chouette", "trou_du_cul")
    for path in (ENGINE / folder).rglob("*.py")
)
UNWANTED = re.compile(r"\b(he|his|him|himself|nobody|somebody|whoever)\b", re.IGNORECASE)


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a file, line by line, each with its number."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield from enumerate(token.string.splitlines(), token.start[0])


@pytest.mark.parametrize("folder", ["core", "dice", "cards", "cul_de_chouette", "trou_du_cul"])
def test_texts_speak_of_players_in_plain_english(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in FILES
        if path.is_relative_to(ENGINE / folder)
        for number, line in texts(path.read_text("utf-8"))
        if UNWANTED.search(line)
    ]
    assert FILES
    assert found == []


def test_this_check_finds_what_it_looks_for() -> None:
    source = '"""Nobody waits."""\n\nname = "nobody"  # He may.\n'
    assert [number for number, line in texts(source) if UNWANTED.search(line)] == [1, 3]
