"""What the proofs of dice and of deals have in common: the seed, its commitment, and what players put in."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence

from chouette_sdk._generated import models

Proof = models.DiceProof | models.DealProof

Finding = tuple[str, str, str | None]
"""A code, one line, the player concerned."""

Difference = tuple[str, int | None, str | None]
"""One line, the seq of the event concerned, its player."""


def digest(seed: str, message: str) -> bytes:
    """The HMAC-SHA-256 of a message, with the bytes of the seed (hex) as its key."""
    return hmac.digest(bytes.fromhex(seed), message.encode(), "sha256")


def contributions_of(told: Proof) -> str:
    """What players put in, as it goes into every draw."""
    return "".join(f"{each.player}:{each.entropy};" for each in told.contributions)


def promised(told: Proof, noted: str | None) -> Iterator[Finding]:
    """What is wrong with seed and commitment. noted: the commitment as it was told before the first draw."""
    if noted is not None and noted.lower() != told.commitment:
        yield "commitment_changed", f"commitment: you noted {noted.lower()}, told {told.commitment}", None
    if told.seed is None:
        return
    if not re.fullmatch("[0-9a-f]{64}", told.seed):
        yield "seed_wrong", f"seed: expected 64 hex digits, told {told.seed}", None
        return
    made = hashlib.sha256(bytes.fromhex(told.seed)).hexdigest()
    if made != told.commitment:
        yield "seed_wrong", f"seed: its SHA-256 is {made}, expected the commitment {told.commitment}", None


def contributed(told: Proof, known: Mapping[str, str]) -> Iterator[Finding]:
    """What is wrong with the contributions. known: entropy that players are known to have given."""
    givers = [each.player for each in told.contributions]
    seats = [player for player in told.players if player in givers]
    if told.players and givers != seats:
        message = f"contributions: expected the seats' order {_row(seats)}, told {_row(givers)}"
        yield "contributions_order", message, None
    given = {each.player: each.entropy for each in told.contributions}
    for player, entropy in known.items():
        if given.get(player, "") != entropy:
            message = f"{player}: gave the entropy «{entropy}», told «{given.get(player, '')}»"
            yield "contribution_changed", message, player


class Course:
    """Compares what every proof begins with to the events of its game: hear() each in order, then entropy()."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.given: dict[str, str] = {}
        self.started = False

    def hear(self, event: models.Event) -> Iterator[Difference]:
        """What this event tells otherwise: commitment, seats, seed."""
        match event:
            case models.GameCreatedEvent():
                yield from differs("commitment", event.commitment, self.proof.commitment, event.seq)
            case models.PlayerJoinedEvent() if not self.started:
                self.given[event.player] = event.entropy
            case models.PlayerLeftEvent() if not self.started:
                self.given.pop(event.player, None)
            case models.GameStartedEvent():
                self.started = True
                yield from differs("players", ", ".join(event.players), ", ".join(self.proof.players), event.seq)
            case models.GameFinishedEvent():
                yield from differs("seed", event.seed, self.proof.seed, event.seq)
            case _:
                return

    def entropy(self) -> Iterator[Difference]:
        """What players gave when they joined, and the proof tells otherwise."""
        told = {each.player: each.entropy for each in self.proof.contributions}
        for player in sorted({*self.given, *told}):
            gave = self.given.get(player, "")
            if gave != told.get(player, ""):
                yield f"{player}: joined with the entropy «{gave}», told «{told.get(player, '')}»", None, player


def differs(what: str, expected: object, told: object, seq: int) -> Iterator[Difference]:
    """A line where they are not the same."""
    if expected != told:
        yield f"seq {seq}: {what}: expected {expected}, told {told}", seq, None


def _row(players: Sequence[str]) -> str:
    return ", ".join(players) or "(none)"
