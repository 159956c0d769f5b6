"""Idempotency-Key: the same key and request give the same answer and act once."""

from __future__ import annotations

import hashlib
import re

from flask import request

from service.http.errors.problems import Problem
from service.http.wiring import BODY, environ
from service.store.idempotency import Idempotency

_USABLE = re.compile(r"[\x21-\x7e]{1,128}")


def of_request() -> Idempotency | None:
    """The key of this request with the fingerprint of what it asks for; None without the header.

    The fingerprint covers method, path and body, so that another act under the same key is noticed
    (`idempotency_key_reused`). Keys of different askers have nothing to do with each other (scope), so that
    no client gets an answer that was meant for another one.
    """
    asked = environ()
    key = asked.get("HTTP_IDEMPOTENCY_KEY")
    if key is None:
        return None
    if not _USABLE.fullmatch(key):
        raise Problem("idempotency_key_invalid")
    asker = asked.get("HTTP_AUTHORIZATION", "") + "\n" + asked.get("HTTP_X_API_KEY", "")
    body: bytes | None = asked.get(BODY)
    if body is None:
        path, body = request.full_path, request.get_data(cache=True)
    else:
        # As Flask writes a path without a query.
        path = f"{asked['PATH_INFO']}?"
    parts = (asked["REQUEST_METHOD"].encode(), path.encode(), body)
    # Each part is hashed by itself, so that no two requests run together into the same text.
    fingerprint = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
    return Idempotency(key=key, fingerprint=fingerprint, scope=hashlib.sha256(asker.encode()).hexdigest())
