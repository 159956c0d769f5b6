"""Secrets at rest: tokens are kept as hashes; an answer that holds one is sealed by its client's key."""

from __future__ import annotations

import base64
import hashlib
import secrets
import zlib

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from service.store.errors import IdempotencyMismatch
from service.store.idempotency import Answer, Idempotency, Record, StoredAnswer

_PLAIN, _SEALED, _SEALED_SMALL = b"\x00", b"\x02", b"\x03"
"""The first byte of a stored answer says how it is kept. 1 was a form of releases before AES-GCM; small: compressed
before it was sealed, as nothing makes it smaller afterwards."""

_NONCE = 12
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


def keep(answer: StoredAnswer, idem: Idempotency, *, secret: bool, small: bool = False) -> bytes:
    """The bytes to store. secret: it holds a token, so only the client's own key opens it again (AES-256-GCM).

    small: it is compressed if it is sealed, so that releases before this one cannot read it.
    """
    data = _encode(answer)
    if not secret:
        return _PLAIN + data
    nonce = secrets.token_bytes(_NONCE)
    form, data = (_SEALED_SMALL, zlib.compress(data)) if small else (_SEALED, data)
    return form + nonce + _cipher(idem).encrypt(nonce, data, None)


def reveal(kept: bytes, idem: Idempotency) -> Answer:
    """The stored answer, opened. Raises IdempotencyMismatch where this key does not open it."""
    form, data = kept[:1], kept[1:]
    if form in (_SEALED, _SEALED_SMALL):
        try:
            data = _cipher(idem).decrypt(data[:_NONCE], data[_NONCE:], None)
            data = zlib.decompress(data) if form == _SEALED_SMALL else data
        except (InvalidTag, ValueError):
            raise IdempotencyMismatch(idem.key) from None
    elif form != _PLAIN:
        raise IdempotencyMismatch(idem.key)
    stored = _decoder.decode(data)
    return Answer(stored.status, stored.body, stored.headers, replayed=True)


def _name(idem: Idempotency) -> bytes:
    return idem.scope.encode() + b"\0" + idem.key.encode()


def _cipher(idem: Idempotency) -> AESGCM:
    return AESGCM(HKDF(algorithm=SHA256(), length=32, salt=None, info=b"answer").derive(_name(idem)))
