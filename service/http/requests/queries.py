"""Query strings: paging, waiting, filtering."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from service.http.requests.fields import Flag, FullMatch, Whole, described, one_of
from service.http.requests.fields import ruleset as ruleset_id
from service.http.streaming.event_ids import Place, place_of
from service.http.streaming.tickets import LONGEST

CURSOR = r"^[0-9]{1,15}:[A-Za-z0-9_-]{1,80}$"
"""An instant (ms) and an id: where the page before ended, in every list that has pages."""
LATEST = 10**15
"""An instant (ms) that lies thirty thousand years ahead."""

PAIR = r"^[^:\x00-\x1f\x7f]{1,500}:[^\x00-\x1f\x7f]{0,500}$"
"""A key and a value of metadata."""


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

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Place:
        place = place_of(value) if isinstance(value, str) else None
        return place or Place.of(super()._deserialize(value, attr, data, **kwargs))


class FilterQuery(Schema):
    """Which games."""

    status = one_of("lobby", "playing", "finished", metadata=described("Only games in this state; left out: all."))
    ruleset = ruleset_id(metadata=described("Only games by this rulebook."))
    free_seats = Whole(
        1, 64, text=True, metadata=described("Only games that wait for players, with so many free seats at least.")
    )
    bots = Flag(text=True, metadata=described("`true`: only games where bots sit; `false`: only games without any."))


def filtered(query: dict[str, Any]) -> dict[str, Any]:
    """What a query says of the games that are wanted."""
    return {name: query[name] for name in FilterQuery().fields if name in query}


class LobbyQuery(FilterQuery):
    """Which page of the lobby."""

    limit = Whole(1, 100, text=True, load_default=20, metadata=described("How many games a page has at most."))
    cursor = fields.String(
        validate=FullMatch(CURSOR, error="Send the `next` of the page before, as it was."),
        metadata=described("The `next` of the page before."),
    )


class LobbyWatchQuery(FilterQuery):
    """Which games to watch."""

    status = one_of(
        "lobby",
        "playing",
        load_default="lobby",
        metadata=described("`lobby`: games that wait for players; `playing`: games under way."),
    )


class OwnGamesQuery(LobbyQuery):
    """Which of the key's games."""

    created_after = Whole(0, LATEST, text=True, metadata=described("Only games made at this instant (ms) or later."))
    created_before = Whole(0, LATEST, text=True, metadata=described("Only games made before this instant (ms)."))
    metadata = fields.List(
        fields.String(validate=FullMatch(PAIR, error="Send a key and a value of the metadata, with a colon between.")),
        validate=validate.Length(max=20),
        metadata=described("Only games with this pair in their metadata, as `key:value`; several times for several."),
    )


class EventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = After(
        metadata=described(
            "Only events after this seq (default 0: from the first). The `id` of an event in a stream, or the "
            "`last_id` of a page, is taken as well: it tells whether that event still is what it was."
        )
    )
    limit = Whole(1, 500, text=True, load_default=100, metadata=described("How many events a page has at most."))
    wait = Seconds(
        60,
        load_default=0.0,
        metadata=described(
            "Long poll: if there is nothing yet, wait for it, so many seconds at most (the server may wait less)."
        ),
    )
    ticket = fields.String(
        validate=validate.Length(1, LONGEST),
        metadata=described(
            "A stream ticket, for clients that can send no Authorization header; with both, the header counts."
        ),
    )


class RecordQuery(Schema):
    """In which form."""

    format = one_of(
        "yaml", "json", metadata=described("In which form; left out: what the Accept header asks for, or else YAML.")
    )
