"""Bodies and query strings of players that are kept beyond games."""

from __future__ import annotations

from marshmallow import Schema, fields

from service.http.requests.fields import Body, FullMatch, Whole, described, text
from service.http.requests.fields import name as named
from service.http.requests.games import metadata_of
from service.http.requests.queries import CURSOR, After, Seconds


class NewPlayerBody(Body):
    """A new player."""

    EXAMPLE = '{"name": "Perceval", "external_id": "account-17"}'

    name = named(required=True, metadata=described("What the others see, wherever the player sits down."))
    external_id = text(
        200,
        shortest=1,
        metadata=described(
            "Whom you know by it: an account of your own, say. Each has one player: sent again, it gives the one that "
            "is there."
        ),
    )
    metadata = metadata_of("the player")


class PlayerChangeBody(Body):
    """What is to be changed of a player; what is left out stays."""

    EXAMPLE = '{"name": "Perceval de Galles"}'

    name = named(metadata=described("What the others see from the next seat on; a seat that is taken keeps its name."))
    metadata = metadata_of("the player")


class CursorQuery(Schema):
    """Which page of a list."""

    limit = Whole(1, 100, text=True, load_default=20, metadata=described("How many a page has at most."))
    cursor = fields.String(
        validate=FullMatch(CURSOR, error="Send the `next` of the page before, as it was."),
        metadata=described("The `next` of the page before."),
    )


class PlayerEventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = After(
        metadata=described("Only events after this seq, or behind the event of this `id` (default: from the first).")
    )
    limit = Whole(1, 500, text=True, load_default=100, metadata=described("How many events a page has at most."))
    wait = Seconds(
        60, load_default=0.0, metadata=described("Long poll: wait for the next event, so many seconds at most.")
    )


class PlayersQuery(CursorQuery):
    """Which players, and which page of them."""

    external_id = text(200, shortest=1, metadata=described("Only the one that you know by this."))
