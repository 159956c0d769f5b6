"""Secrets at rest: tokens are kept as hashes; an answer that holds one is sealed by its client's key."""

from __future__ import annotations

import base64
import hashlib
import secrets

import msgspec

from service.store.port import Answer, Idempotency, Record, StoredAnswer

_PLAIN, _SEALED = b"\x00", b"\x01"
_SALT = 16
_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(StoredAnswer)


def new_token() -> str:
    """A seat's token: 192 random bits, url-safe."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The only form in which a token is kept: SHA-256, hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_game_id(idem: Idempotency | None) -> str:
    """A game's id, 22 url-safe characters.

    With an Idempotency-Key it is derived from it, so that a retry meets the first one's record.
    """
    if idem is None:
        return secrets.token_urlsafe(16)
    raw = hashlib.sha256(b"game\0" + _name(idem)).digest()[:16]
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def record_of(idem: Idempotency | None, ttl_ms: int) -> Record | None:
    """Where the answer to this request is kept. The client's key itself is nowhere."""
    if idem is None:
        return None
    key = hashlib.sha256(b"record\0" + _name(idem)).hexdigest()
    return Record(key=key, fingerprint=idem.fingerprint, ttl_ms=ttl_ms)


def keep(answer: StoredAnswer, idem: Idempotency, *, secret: bool) -> bytes:
    """The bytes to store. secret: it holds a token, so only the client's own key opens it again."""
    data = _encode(answer)
    if not secret:
        return _PLAIN + data
    salt = secrets.token_bytes(_SALT)
    return _SEALED + salt + _sealed(data, idem, salt)


def reveal(kept: bytes, idem: Idempotency) -> Answer:
    """The stored answer, unsealed."""
    data = kept[1:]
    if kept[:1] == _SEALED:
        data = _sealed(data[_SALT:], idem, data[:_SALT])
    stored = _decoder.decode(data)
    return Answer(stored.status, stored.body, stored.headers, replayed=True)


def _name(idem: Idempotency) -> bytes:
    return idem.scope.encode() + b"\0" + idem.key.encode()


def _sealed(data: bytes, idem: Idempotency, salt: bytes) -> bytes:
    seed = b"pad\0" + salt + _name(idem)
    blocks = (len(data) + 31) // 32
    pad = b"".join(hashlib.sha256(seed + n.to_bytes(4, "big")).digest() for n in range(blocks))[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")).to_bytes(len(data), "big")
