"""Every single thing that can be changed in an export, one after the other."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.checks.played import Line

Path = tuple[str | int, ...]


class Change(NamedTuple):
    """where: the kind of line and the field, without the numbers and ids in it. line: its place in the file, from 0 on.

    changed: the line as it is then; None where it is left out.
    """

    where: str
    line: int
    changed: Line | None


def changes(lines: list[Line], names: set[str]) -> Iterator[Change]:
    """Each field of each kind of line in the first and the last place where it is, with another value, without it, and
    each line left out. names: of players, as ids in mappings are no fields."""
    for place, line in enumerate(lines):
        yield Change(f"{line['kind']} left out", place, None)
    found: dict[str, list[tuple[int, Path]]] = {}
    for place, line in enumerate(lines):
        for path in _leaves(line):
            if path not in (("sha256",), ("line",)):
                found.setdefault(_named(line, path, names), []).append((place, path))
    for where, places in found.items():
        for place, path in {places[0], places[-1]}:
            for value in _others(_at(lines[place], path)):
                yield Change(where, place, _with(lines[place], path, value))
            yield Change(where, place, _without(lines[place], path))


def _leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict) and value:
        for key in value:
            yield from _leaves(value[key], (*path, key))
    elif isinstance(value, list) and value:
        for number, inner in enumerate(value):
            yield from _leaves(inner, (*path, number))
    else:
        yield path


def _named(line: Line, path: Path, names: set[str]) -> str:
    kind = line["kind"]
    if kind == "event":
        kind = f"event {line['event']['type']}"
    parts = ["*" if isinstance(part, int) or part in names else part for part in path]
    return re.sub(r"\.\*(\.\*)+", ".*", f"{kind}: {'.'.join(parts)}")


def _others(value: Any) -> list[Any]:
    """Values that are not this one, of its own type and of others."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, None]
    if isinstance(value, str):
        return [f"{value}x", value[:-1] if value else "0", None]
    return ["x", 7] if value is None else [["x"]] if isinstance(value, list) else [{"x": 1}]


def _at(value: Any, path: Path) -> Any:
    for part in path:
        value = value[part]
    return value


def _with(line: Line, path: Path, value: Any) -> Line:
    made = copy.deepcopy(line)
    _at(made, path[:-1])[path[-1]] = value
    return made


def _without(line: Line, path: Path) -> Line:
    made = copy.deepcopy(line)
    del _at(made, path[:-1])[path[-1]]
    return made
