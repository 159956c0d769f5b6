"""Events of a game as one value, a fraction as large as in the log: read back as they were, byte for byte."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from service.store.log import Entry
from service.store.packing.columns import Columns, NoColumns, folded, unfolded
from service.store.revision import MARK

READ = 16
"""So many packed logs a process keeps unpacked: who reads a game page by page asks for the same one again."""

_PLAIN, _COLUMNS = b"\x01", b"\x02"
"""The first byte of a packed log says how it is packed. What one release writes all later ones read."""

_QUICK, _BEST, _RAW = 6, 9, -15


class _Plain(msgspec.Struct, array_like=True, frozen=True):
    """first: the seq of the first event. marks: of each. Lines: see `_line`."""

    first: int
    marks: list[str]
    lines: list[bytes]


class _Folded(msgspec.Struct, array_like=True, frozen=True):
    """marks: of the commits, four bytes each, which do not become smaller. The rest is compressed, like with like."""

    first: int
    marks: bytes
    texts: bytes
    places: bytes
    numbers: bytes


class _Places(msgspec.Struct, array_like=True, frozen=True):
    """commits: how many events each commit has. The others: see Columns."""

    commits: list[int]
    order: bytes
    kinds: bytes
    places: bytes


_encode = msgspec.msgpack.Encoder().encode
_decode_plain = msgspec.msgpack.Decoder(_Plain).decode
_decode_folded = msgspec.msgpack.Decoder(_Folded).decode
_decode_places = msgspec.msgpack.Decoder(_Places).decode
_decode_pair = msgspec.msgpack.Decoder(tuple[bytes, bytes]).decode


def packed(entries: Sequence[Entry]) -> bytes:
    """These events (at least one, without gaps) as small as they become: for logs that are at an end."""
    try:
        small = _COLUMNS + _folded(entries)
    except (NoColumns, ValueError):
        return quickly_packed(entries)
    # The log that it takes the place of is thrown away: so it is read once more.
    return small if _read(small) == tuple(entries) else quickly_packed(entries)


def quickly_packed(entries: Sequence[Entry]) -> bytes:
    """The same in a fraction of the time, and some three times as large: for games that go on, and for any lines."""
    plain = _Plain(entries[0].seq, [entry.mark for entry in entries], [_line(entry) for entry in entries])
    return _PLAIN + _squeezed(_encode(plain), _QUICK)


@lru_cache(maxsize=READ)
def unpacked(data: bytes) -> tuple[Entry, ...]:
    """The events that were packed. Raises ValueError where this release cannot read them."""
    return _read(data)


def _folded(entries: Sequence[Entry]) -> bytes:
    commits = [(mark, len(list(events))) for mark, events in groupby(entries, lambda entry: entry.mark)]
    if not all(len(mark) == MARK for mark, _ in commits):
        # Logs from before marks, or of marks that are no hex digits.
        raise NoColumns
    columns = folded([_line(entry) for entry in entries])
    places = _Places([count for _, count in commits], columns.order, columns.kinds, columns.places)
    return _encode(
        _Folded(
            entries[0].seq,
            bytes.fromhex("".join(mark for mark, _ in commits)),
            _squeezed(_encode((columns.shapes, columns.words)), _BEST),
            _squeezed(_encode(places), _BEST),
            _squeezed(_encode((columns.instants, columns.numbers)), _BEST),
        )
    )


def _read(data: bytes) -> tuple[Entry, ...]:
    form, rest = data[:1], data[1:]
    if form == _PLAIN:
        plain = _decode_plain(_whole(rest))
        return _entries(plain.first, plain.marks, plain.lines)
    if form != _COLUMNS:
        raise ValueError(f"A log is packed in the form {form!r}, which a newer release has written: run that release.")
    found = _decode_folded(rest)
    shapes, words = _decode_pair(_whole(found.texts))
    places = _decode_places(_whole(found.places))
    instants, numbers = _decode_pair(_whole(found.numbers))
    lines = unfolded(Columns(shapes, places.order, instants, places.kinds, words, places.places, numbers))
    names = found.marks.hex()
    marks = [names[MARK * n : MARK * (n + 1)] for n, count in enumerate(places.commits) for _ in range(count)]
    return _entries(found.first, marks, lines)


def _entries(first: int, marks: list[str], lines: list[bytes]) -> tuple[Entry, ...]:
    found = []
    for seq, (mark, line) in enumerate(zip(marks, lines, strict=True), first):
        raw, _, private = line.partition(b"\t")
        found.append(Entry(seq, mark, raw, private))
    return tuple(found)


def _line(entry: Entry) -> bytes:
    """An event's public form, and behind a tab, which JSON has none of, those that some seats see in its place."""
    return b"%s\t%s" % (entry.raw, entry.private) if entry.private else entry.raw


def _squeezed(data: bytes, level: int) -> bytes:
    squeezer = zlib.compressobj(level, zlib.DEFLATED, _RAW, 9)
    return squeezer.compress(data) + squeezer.flush()


def _whole(data: bytes) -> bytes:
    return zlib.decompress(data, _RAW)
