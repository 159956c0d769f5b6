"""From state to bytes and back: JSON, deterministic, and typed again from the first frame to the last answer."""

from __future__ import annotations

from copy import copy
from typing import Any, Generic, TypeVar, cast

import msgspec

from service.engine.core.frame import FRAMES
from service.engine.core.stored.editions import Editions, complete, shortened
from service.engine.core.stored.migrations import SCHEMA, Steps, bring_forward
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import State
from service.engine.core.windows.answers import Answers

S = TypeVar("S", bound=State)


class Codec(Generic[S]):
    """Encodes and decodes the state of one game family.

    editions: of its rulebooks, from which what was agreed on is told by the difference. steps: see bring_forward.
    """

    def __init__(self, state_type: type[S], editions: Editions | None = None, steps: Steps | None = None) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(state_type)
        self._type = state_type
        self._editions = editions or {}
        self._steps = steps or {}

    def encode(self, state: S) -> bytes:
        """The state as JSON bytes; the same state always gives the same bytes."""
        return self._encoder.encode(_with_short_frames(shortened(state, self._editions), state))

    def decode(self, blob: bytes) -> S:
        """The state that these bytes hold, brought forward where an older release has stored it.

        Raises msgspec.ValidationError where they hold none, NewerState where a newer release has stored it.
        """
        try:
            state = self._decoder.decode(blob)
        except msgspec.ValidationError:
            state = self._older(blob)
        else:
            # That it could be read does not mean that everything in it was: unknown fields are skipped.
            if state.schema != SCHEMA:
                state = self._older(blob)
        complete(state, self._editions)
        for record in state.records:
            stored = cast(Any, record.frame)
            record.frame = msgspec.convert(stored, FRAMES[stored["kind"]].stored_as(stored))
            record.frame.restore()
            record.got = {key: _revive(result) for key, result in record.got.items()}
        return state

    def _older(self, blob: bytes) -> S:
        stored = msgspec.json.decode(blob, type=JsonObject)
        return msgspec.convert(bring_forward(stored, self._steps), self._type)


def _with_short_frames(stored: S, state: S) -> S:
    """The same with each frame as it is stored. state: what must stay as it is, unless `stored` is a copy of it."""
    records = state.records
    for at, record in enumerate(state.records):
        short = record.frame.short()
        if short is not record.frame:
            records = [*records] if records is state.records else records
            records[at] = copy(record)
            records[at].frame = short
    if records is not state.records:
        stored = copy(stored) if stored is state else stored
        stored.records = records
    return stored


def _revive(result: object) -> object:
    """A stored result as it was: Answers are stored with their kind, everything else is plain data."""
    if isinstance(result, dict) and result.get("kind") == "answers":
        return msgspec.convert(result, Answers)
    return result
