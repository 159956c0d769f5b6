"""An answer that is kept for a retry, without what the log has of it; from both together it comes byte for byte."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Sequence

import msgspec

_SHORT, _WHOLE, _SHORT_SQUEEZED = b"\x01", b"\x02", b"\x03"
"""The first byte says how an answer is packed. What one release writes all later ones read."""

_WORDS = (
    (b"\xf8", b"\x00\x83\xa6status\xcc\xc9\xa4body"),
    (b"\xf9", b'{"effect":"counted","at":1'),
    (b"\xfa", b',"version":'),
    (b"\xfb", b',"seq":'),
    (b"\xfc", b',"events":[]}\xa7headers\x81\xa4ETag'),
)
"""What most answers are made of, and the byte that stands for it, which no text has. What is written so needs these as
they are: other words would need another first byte. To compress would take ten times as long and save nothing more."""

_CODES = re.compile(b"[\xf8-\xfc]")
_LEVEL, _BITS, _MEMORY = 6, -12, 5
_CHECK = 0xFFFF


class _Short(msgspec.Struct, array_like=True, frozen=True, omit_defaults=True):
    """rest: the answer without its events. first, count: which of the log these are; check: two bytes of the CRC-32 of
    what stood there. cut: where in it that was; left out where it was within its first pair of brackets."""

    rest: bytes
    first: int
    count: int
    check: int
    cut: int = 0


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Short).decode


class NoSuchEvents(Exception):
    """The log has not (any more) what the answer told."""


def packed_answer(answer: bytes, events: Sequence[bytes], first: int) -> bytes:
    """An answer that was worded with these events of the log, of which this is the seq of the first."""
    told = b",".join(events)
    cut = answer.find(told) if told else -1
    if cut < 0:
        return _WHOLE + _squeezed(answer)
    rest = answer[:cut] + answer[cut + len(told) :]
    cut = 0 if cut == _brackets(rest) else cut
    form = _SHORT_SQUEEZED if _CODES.search(rest) else _SHORT
    if form == _SHORT:
        for code, word in _WORDS:
            rest = rest.replace(word, code)
    short = _encode(_Short(rest, first, len(events), zlib.crc32(told) & _CHECK, cut))
    return form + (short if form == _SHORT else _squeezed(short))


def unpacked_answer(data: bytes, log: Callable[[int, int], list[bytes]]) -> bytes:
    """The answer. log: gives events behind a seq, so many of them. Raises NoSuchEvents."""
    form, packed = data[:1], data[1:]
    if form == _WHOLE:
        return _whole(packed)
    if form not in (_SHORT, _SHORT_SQUEEZED):
        raise NoSuchEvents("an answer that a newer release has stored")
    short = _decode(packed if form == _SHORT else _whole(packed))
    rest = short.rest
    if form == _SHORT:
        for code, word in _WORDS:
            rest = rest.replace(code, word)
    told = b",".join(log(short.first - 1, short.count))
    if not told or zlib.crc32(told) & _CHECK != short.check:
        raise NoSuchEvents("the log has other events in this place")
    cut = short.cut or _brackets(rest)
    return rest[:cut] + told + rest[cut:]


def _brackets(rest: bytes) -> int:
    return rest.find(b"[]") + 1


def _squeezed(data: bytes) -> bytes:
    squeezer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _BITS, _MEMORY)
    return squeezer.compress(data) + squeezer.flush()


def _whole(data: bytes) -> bytes:
    return zlib.decompress(data, _BITS)
