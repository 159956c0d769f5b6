"""The table of how much memory so many games need follows from the numbers and the formula above it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "operators.md").read_text("utf-8")
ENDED_AN_HOUR = 6
SHARD_KB = 12e6
UNITS = {"MB": 1e3, "GB": 1e6, "TB": 1e9}
KEPT_HOURS = ((1, 24, 720), (1 / 6, 1, 24), (1 / 12, 1 / 4, 1))
"""Until a log is packed, its answers go, the game goes: by default, for a day, for an hour."""


def needed_kb(games: int, hours: tuple[float, float, float]) -> float:
    """By the formula, with what is measured of a game."""
    rows = re.findall(r"^\| that is played|^\| that is over|^\| then.*", PAGE, re.MULTILINE)
    assert len(rows) == 4
    running, unpacked, answered, finished = (
        int(size) for size in re.findall(r"^\| (?:that is|then).*\| (\d+) \|$", PAGE, re.MULTILINE)
    )
    packed, forgotten, gone = hours
    over = packed * unpacked + (forgotten - packed) * answered + (gone - forgotten) * finished
    return games * (running + ENDED_AN_HOUR * over)


def test_memory_and_shards_are_those_of_the_formula() -> None:
    rows = re.findall(r"^\| ([\d,]+) \| (.*) \| \d+ \| \d+ \|$", PAGE, re.MULTILINE)
    assert [row[0] for row in rows] == ["100", "1,000", "10,000", "100,000"]
    for games, cells in rows:
        told = re.findall(r"([\d.]+) (MB|GB|TB), (\d+) shards?", cells)
        assert len(told) == len(KEPT_HOURS)
        for (size, unit, shards), hours in zip(told, KEPT_HOURS, strict=True):
            needed = needed_kb(int(games.replace(",", "")), hours)
            assert abs(float(size) * UNITS[unit] - needed) < 0.06 * needed
            # Where processor time asks for more, there are more.
            assert int(shards) > needed / SHARD_KB * 0.97
