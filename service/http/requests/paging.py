"""The fields that lists with pages, and logs of events, have in common: with the same bounds wherever they are."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validate

from service.http.requests.fields import FullMatch, Whole, described
from service.http.streaming.event_ids import Place, place_of
from service.json_types import JsonMapping

CURSOR = r"^[0-9]{1,15}:[A-Za-z0-9_-]{1,80}$"
"""An instant (ms) and an id: where the page before ended, in every list that has pages."""
LATEST = 10**15
"""An instant (ms) that lies thirty thousand years ahead."""
LONGEST_POLL_S = 60


class Seconds(fields.Float):
    """Seconds, with or without a fraction."""

    def __init__(self, high: float, **kwargs: Any) -> None:
        kwargs["metadata"] = {"format": "double", **kwargs.get("metadata", {})}
        super().__init__(validate=validate.Range(min=0, max=high), allow_nan=False, **kwargs)

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> float:
        if isinstance(value, str) and len(value) > 40:
            raise ValidationError("Send seconds, for instance 10 or 2.5.")
        return super()._deserialize(value, attr, data, **kwargs)


class After(Whole):
    """The seq, or the whole id, of an event: a Place."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(0, text=True, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> Place:
        place = place_of(value) if isinstance(value, str) else None
        return place or Place.of(super()._deserialize(value, attr, data, **kwargs))


def page_size(said: str) -> Whole:
    """How much a page of a list has."""
    return Whole(1, 100, text=True, load_default=20, metadata=described(said))


def cursor() -> fields.String:
    """Where a page of a list begins."""
    return fields.String(
        validate=FullMatch(CURSOR, error="Send the `next` of the page before, as it was."),
        metadata=described("The `next` of the page before."),
    )


def log_page_size(said: str = "How many events a page has at most.") -> Whole:
    """How much a page of a log has."""
    return Whole(1, 500, text=True, load_default=100, metadata=described(said))


def after_event(
    said: str = "Only events after this seq, or behind the event of this `id` (default: from the first).",
) -> After:
    """Where a page of a log, or a stream of it, begins."""
    return After(metadata=described(said))


def long_poll(said: str = "Long poll: wait for the next event, so many seconds at most.") -> Seconds:
    """How long to wait for the next event."""
    return Seconds(LONGEST_POLL_S, load_default=0.0, metadata=described(said))


def instant(said: str, *, text: bool = False) -> Whole:
    """An instant in ms since the epoch. `text`: in a query string."""
    return Whole(0, LATEST, text=text, metadata=described(said))
