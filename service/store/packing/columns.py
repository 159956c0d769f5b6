"""Lines of JSON that are much alike, as columns: what they share is written once, and what differs beside its like.

Nothing is lost: the same lines come back byte for byte. What is made of them is small only once it is compressed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise

import msgspec

HOLE = b"\x01"
"""Where a value was in a line; no JSON has this byte."""

_VALUE = re.compile(rb'(?<=[:,\[])(?<!"type":)(-?[0-9]+|"[^"\\]*")(?=[,\]}])')
"""Numbers and strings as they stand in JSON, but for the type of an event: on that depends which values follow."""

_WHOLE = re.compile(rb"0|-?[1-9][0-9]{0,17}")
_INSTANT = 13
"""Digits of an instant in ms."""

_MOST = 1 << 16
_TRIED = 24
"""Numbers of a column by which it is seen how they are shortest."""


class NoColumns(ValueError):
    """These lines cannot be told by columns."""


class Columns(msgspec.Struct, array_like=True, frozen=True):
    """shapes: lines without their values, each once. order: of each line, which of them. instants: of each line (ms),
    by how much later it is than the one before. kinds: how each column is written, shape by shape. words: all strings,
    each once; places: of each string in its column, which of them. numbers: columns of numbers.

    What names a place takes two bytes; everything else is text.
    """

    shapes: bytes
    order: bytes
    instants: bytes
    kinds: bytes
    words: bytes
    places: bytes
    numbers: bytes


_Column = tuple[bytes, ...]
_Rows = list[int]
"""The numbers of the lines in which a column stands."""


def folded(lines: Sequence[bytes]) -> Columns:
    """These lines by columns. Raises NoColumns."""
    shapes, order = dict[bytes, int](), list[int]()
    members, values, instants = list[_Rows](), list[list[list[bytes]]](), [0]
    for number, line in enumerate(lines):
        if HOLE in line or b"\n" in line:
            raise NoColumns
        parts = _VALUE.split(line)
        found = parts[1::2]
        place = shapes.setdefault(HOLE.join(parts[::2]), len(shapes))
        if place == len(members):
            members.append([])
            values.append([])
        order.append(place)
        members[place].append(number)
        values[place].append(found)
        last = found[-1] if found else b""
        instants.append(int(last) if len(last) == _INSTANT and _WHOLE.fullmatch(last) else instants[-1])
    writer = _Writer(instants[1:])
    for rows, each in zip(members, values, strict=True):
        for column in zip(*each, strict=True):
            writer.add(rows, column)
    steps = _text(_steps(instants[1:], [], []))
    return Columns(
        b"\n".join(shapes), _pairs(order), steps, bytes(writer.kinds), b"\n".join(writer.words),
        _pairs(writer.places), b"\n".join(writer.numbers),
    )  # fmt: skip


def unfolded(columns: Columns) -> list[bytes]:
    """The lines."""
    order = _unpaired(columns.order)
    shapes = [shape.split(HOLE) for shape in columns.shapes.split(b"\n")]
    members: list[_Rows] = [[] for _ in shapes]
    for number, place in enumerate(order):
        members[place].append(number)
    reader, lines = _Reader(columns), [b""] * len(order)
    for parts, rows in zip(shapes, members, strict=True):
        read = [reader.next(rows) for _ in parts[1:]]
        for number, row in zip(rows, zip(*read, strict=True) if read else [()] * len(rows), strict=True):
            lines[number] = parts[0] + b"".join([part for pair in zip(row, parts[1:], strict=True) for part in pair])
    return lines


class _Writer:
    def __init__(self, instants: list[int]) -> None:
        self._instants = instants
        self.kinds = bytearray()
        self.words: dict[bytes, int] = {}
        self.places: list[int] = []
        self.numbers: list[bytes] = []

    def add(self, rows: _Rows, column: _Column) -> None:
        if not all(map(_WHOLE.fullmatch, column)):
            self.kinds += b"w"
            self.places += [self.words.setdefault(value, len(self.words)) for value in column]
            return
        whole = [int(value) for value in column]
        kind, write = min(_FORMS, key=lambda form: len(_text(form[1](whole[:_TRIED], rows[:_TRIED], self._instants))))
        self.kinds += kind
        self.numbers.append(_text(write(whole, rows, self._instants)))


class _Reader:
    def __init__(self, columns: Columns) -> None:
        self._instants = list(accumulate(int(step) for step in columns.instants.split()))
        self._kinds = iter(columns.kinds)
        self._words = columns.words.split(b"\n")
        self._places = iter(_unpaired(columns.places))
        self._numbers = iter(columns.numbers.split(b"\n"))

    def next(self, rows: _Rows) -> list[bytes]:
        kind = bytes([next(self._kinds)])
        if kind == b"w":
            return [self._words[next(self._places)] for _ in rows]
        numbers = [int(text) for text in next(self._numbers).split()]
        return [b"%d" % number for number in _BACK[kind](numbers, rows, self._instants)]


_Form = Callable[[list[int], _Rows, list[int]], list[int]]


def _as_they_are(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return numbers


def _steps(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return [after - before for before, after in pairwise([0, *numbers])]


def _walked(steps: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return list(accumulate(steps))


def _since(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return [number - instants[row] for number, row in zip(numbers, rows, strict=True)]


def _later(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return [number + instants[row] for number, row in zip(numbers, rows, strict=True)]


def _beside(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return [number - row for number, row in zip(numbers, rows, strict=True)]


def _along(numbers: list[int], rows: _Rows, instants: list[int]) -> list[int]:
    return [number + row for number, row in zip(numbers, rows, strict=True)]


_FORMS: tuple[tuple[bytes, _Form], ...] = ((b"n", _as_they_are), (b"s", _steps), (b"t", _since), (b"l", _beside))
"""Numbers as they are, by how much more than the one before, than the line's instant, than the line's number."""

_BACK: dict[bytes, _Form] = {b"n": _as_they_are, b"s": _walked, b"t": _later, b"l": _along}


def _pairs(places: Sequence[int]) -> bytes:
    if places and max(places) >= _MOST:
        raise NoColumns
    return bytes(place & 255 for place in places) + bytes(place >> 8 for place in places)


def _unpaired(pairs: bytes) -> list[int]:
    half = len(pairs) // 2
    return [low | high << 8 for low, high in zip(pairs[:half], pairs[half:], strict=True)]


def _text(numbers: list[int]) -> bytes:
    return b" ".join([b"%d" % number for number in numbers])
