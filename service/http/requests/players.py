"""Bodies and query strings of players that are kept beyond games."""

from __future__ import annotations

from marshmallow import Schema

from service.http.requests.fields import Body, described, text
from service.http.requests.fields import name as named
from service.http.requests.games import metadata_of
from service.http.requests.paging import after_event, cursor, log_page_size, long_poll, page_size


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

    limit = page_size("How many a page has at most.")
    cursor = cursor()


class PlayerEventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = after_event()
    limit = log_page_size()
    wait = long_poll()


class PlayersQuery(CursorQuery):
    """Which players, and which page of them."""

    external_id = text(200, shortest=1, metadata=described("Only the one that you know by this."))
