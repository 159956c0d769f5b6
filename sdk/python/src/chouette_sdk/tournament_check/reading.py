"""An export line by line: from a file, an answer or a list, each with its number and its sum compared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from chouette_sdk.tournament_check.verdict import refuse

FORMAT, VERSION = "chouette-tournament", 1
ORDER = ("tournament", "entry", "round", "result", "correction", "event", "standing", "game", "end")
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def lines_of(source: Iterable[str | bytes]) -> Iterator[dict[str, Any]]:
    """Each line as a mapping, of the kinds that are known here. Raises Differs."""
    number, kind = 0, ORDER[0]
    expected: int | None = None
    for raw in source:
        if not raw.strip():
            continue
        number += 1
        if kind == "end":
            refuse("line_after_end", number, f"line {number}: the export has ended before it")
        line = _read(raw, number)
        if expected is None:
            expected = _count(line)
        told = str(line.get("kind"))
        if told not in ORDER:
            # A newer service may tell more than is known here.
            continue
        if ORDER.index(told) < ORDER.index(kind):
            refuse("order_wrong", number, f"line {number}: a line of kind {told} comes after one of kind {kind}")
        kind = told
        yield line
    if kind != "end":
        refuse("incomplete", number, f"the export is not whole: it ends with line {number} of {expected or 'some'}")
    if number != expected:
        refuse("incomplete", 1, f"line 1, `lines`: expected {number}, as there are so many, told {expected}")


def _read(raw: str | bytes, number: int) -> dict[str, Any]:
    try:
        line = _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        refuse("not_json", number, f"line {number}: is no JSON object ({error})")
    if line.get("line") != number:
        refuse("line_missing", number, f"line {number}: expected its number {number}, told {line.get('line')}")
    told = line.pop("sha256", None)
    made = hashlib.sha256(msgspec.json.encode(line, order="sorted")).hexdigest()
    if told != made:
        what = f"a line of kind {line.get('kind')}"
        refuse("sum_wrong", number, f"line {number}: {what} is not as it was exported: its SHA-256 is {made}")
    return line


def _count(line: dict[str, Any]) -> int:
    """How many lines there must be, by the first one. Raises Differs where that is no export's."""
    if line.get("kind") != "tournament" or line.get("format") != FORMAT:
        refuse("format_unknown", 1, "line 1: is no tournament's export: save the answer of GET …/export")
    if line.get("version") != VERSION:
        refuse("version_unknown", 1, f"line 1: version {line.get('version')} of the format is not known here: update")
    count = line.get("lines")
    if not isinstance(count, int):
        refuse("field_wrong", 1, f"line 1, `lines`: expected a number, told {count}")
    return count
