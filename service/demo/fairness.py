"""Checks every die of a finished game against the seed that the service had committed to before the first throw."""

from __future__ import annotations

import hashlib
import hmac

from chouette_sdk import models

FAIR_BYTES = 252


def checked_dice(proof: models.DiceProof) -> int | None:
    """How many dice were checked and are as they must be; None where there is nothing to check, or one is wrong."""
    if proof.seed is None or proof.commitment is None:
        return None
    secret = bytes.fromhex(proof.seed)
    if hashlib.sha256(secret).hexdigest() != proof.commitment:
        return None
    contributions = "".join(f"{each.player}:{each.entropy};" for each in proof.contributions)
    dice = 0
    for throw in proof.throws:
        if throw.first_die is None:
            return None
        for index, shown in enumerate(throw.faces, throw.first_die):
            if face(secret, contributions, index) != shown:
                return None
            dice += 1
    return dice


def face(secret: bytes, contributions: str, index: int) -> int:
    """Die number `index` (from 0) as the documentation of GET /v1/games/{id}/dice says it is made."""
    block = 0
    while True:
        message = f"{contributions}|{index}|{block}".encode()
        for byte in hmac.new(secret, message, hashlib.sha256).digest():
            if byte < FAIR_BYTES:
                return byte % 6 + 1
        block += 1
