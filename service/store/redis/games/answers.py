"""Answers that are kept for retries: by which names and in which words scripts look for them, and giving them again."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from service.store.commits import Commit, Mismatch, Replayed
from service.store.idempotency import Record
from service.store.layout import Layout
from service.store.packing.packed_answer import NoSuchEvents, packed_answer, unpacked_answer
from service.store.redis.scripts.script import Argument

KEY_BYTES, PRINT_BYTES = 12, 8
"""So much of the hashes of a key and of a request is kept: within one game, among requests with one key."""


def names(layout: Layout, game_id: str, record: Record | None) -> list[str]:
    """Where an answer is: among those of its game, and where releases before this one have kept it, and this one still
    keeps what made the game (a process of theirs could not tell it from another game otherwise)."""
    return [layout.answers(game_id), layout.record(game_id, record.key if record else "")]


def wanted(record: Record | None) -> list[Argument]:
    """What is looked for: fingerprint, key, short fingerprint."""
    if record is None:
        return ["", "", ""]
    return [record.fingerprint, _short(record.key, KEY_BYTES), _short(record.fingerprint, PRINT_BYTES)]


def kept(commit: Commit) -> bytes:
    """What is kept of the commit's answer."""
    if commit.record is None:
        return b""
    if not commit.expected:
        return commit.record.answer
    return packed_answer(commit.record.answer, commit.events, commit.first_seq)


def again(data: bytes, at: int, log: Callable[[int, int], list[bytes]]) -> Replayed | Mismatch:
    """An answer as it was told. Where a mended log has not what it told, the key has been used and is of no use."""
    try:
        return Replayed(unpacked_answer(data, log), at)
    except NoSuchEvents:
        return Mismatch(at)


def _short(text: str, size: int) -> bytes:
    return blake2b(text.encode(), digest_size=size).digest()
