"""What can go wrong with a store, and with what is looked for in it."""

from __future__ import annotations


class StoreUnavailable(Exception):
    """The store cannot be reached or does not answer in time; what was asked may or may not have happened."""


class StoreTakesNoWrites(StoreUnavailable):
    """The store answers, but nothing can be written: its disk or memory is full, or it is a replica."""


class NotAcknowledged(StoreUnavailable):
    """It was written, and too few replicas had it in time: it may still be lost. The same again is acknowledged."""


class Contended(StoreUnavailable):
    """Others were faster every time, for as long as it was tried. Nothing happened."""


class GameNotFound(Exception):
    """There is no game with this id (any more). Its argument is the id."""


class IdempotencyMismatch(Exception):
    """This Idempotency-Key was used before, for another request."""


class IdempotencyInUse(Exception):
    """A request with this Idempotency-Key is being handled at this instant."""
