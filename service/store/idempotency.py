"""What is kept of a request and its answer, so that a retry acts once."""

from __future__ import annotations

import msgspec


class Idempotency(msgspec.Struct, frozen=True):
    """What a client sent so that a retry acts once.

    key: its Idempotency-Key. fingerprint: SHA-256 (64 hex digits) of the request. scope: who may share keys.
    """

    key: str
    fingerprint: str
    scope: str = ""


class StoredAnswer(msgspec.Struct, frozen=True):
    """An answer as it is kept for a retry: HTTP status, body, and headers that belong to it."""

    status: int
    body: bytes
    headers: dict[str, str] = {}


class Answer(StoredAnswer, frozen=True):
    """An answer to hand out. replayed: it was made for an earlier request with the same key."""

    replayed: bool = False


class Record(msgspec.Struct, frozen=True):
    """An idempotency record to look for, and to write with a commit.

    key: SHA-256 (hex) of scope and Idempotency-Key. fingerprint: SHA-256 (hex, 64 digits) of the request.
    answer: the bytes to keep for a retry (ignored by load). ttl_ms: how long they are kept.
    """

    key: str
    fingerprint: str
    answer: bytes = b""
    ttl_ms: int = 86_400_000
