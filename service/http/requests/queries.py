"""Query strings: paging, waiting, filtering."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from service.http.requests.fields import Flag, FullMatch, Whole, described, one_of
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.paging import after_event, cursor, instant, log_page_size, long_poll, page_size
from service.http.streaming.tickets import LONGEST
from service.json_types import JsonObject

PAIR = r"^[^:\x00-\x1f\x7f]{1,500}:[^\x00-\x1f\x7f]{0,500}$"
"""A key and a value of metadata."""


class FilterQuery(Schema):
    """Which games."""

    status = one_of("lobby", "playing", "finished", metadata=described("Only games in this state; left out: all."))
    ruleset = ruleset_id(metadata=described("Only games by this rulebook."))
    free_seats = Whole(
        1, 64, text=True, metadata=described("Only games that wait for players, with so many free seats at least.")
    )
    bots = Flag(text=True, metadata=described("`true`: only games where bots sit; `false`: only games without any."))


def filtered(query: JsonObject) -> JsonObject:
    """What a query says of the games that are wanted."""
    return {name: query[name] for name in FilterQuery().fields if name in query}


class LobbyQuery(FilterQuery):
    """Which page of the lobby."""

    limit = page_size("How many games a page has at most.")
    cursor = cursor()


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

    created_after = instant("Only games made at this instant (ms) or later.", text=True)
    created_before = instant("Only games made before this instant (ms).", text=True)
    metadata = fields.List(
        fields.String(validate=FullMatch(PAIR, error="Send a key and a value of the metadata, with a colon between.")),
        validate=validate.Length(max=20),
        metadata=described("Only games with this pair in their metadata, as `key:value`; several times for several."),
    )


class EventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = after_event(
        "Only events after this seq (default 0: from the first). The `id` of an event in a stream, or the "
        "`last_id` of a page, is taken as well: it tells whether that event still is what it was."
    )
    limit = log_page_size()
    wait = long_poll(
        "Long poll: if there is nothing yet, wait for it, so many seconds at most (the server may wait less)."
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
