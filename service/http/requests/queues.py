"""Bodies of matchmaking queues."""

from __future__ import annotations

from marshmallow import fields

from service.bots.levels import LEVELS
from service.http.requests.fields import Body, Flag, FullMatch, Whole, described, one_of
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.games import OptionsBody
from service.matchmaking.record import NO_BOTS
from service.pools.record import PATTERN
from service.tournaments.settings import LARGEST, SMALLEST

MOST_APART = 10_000
FASTEST = 1_000
LONGEST_WAIT_MS = 86_400_000
SHORTEST_TICKET_MS = 5_000


class QueueChangeBody(Body):
    """What is to be changed of a matchmaking queue; what is left out stays."""

    EXAMPLE = '{"closed": true}'

    name = named(metadata=described("What it is called, and its games."))
    width = Whole(0, MOST_APART, metadata=described("How far apart ratings at a table may be at once (default 100)."))
    widening = Whole(0, FASTEST, metadata=described("How much farther after each second of waiting (default 10)."))
    widest = Whole(
        0, MOST_APART, allow_none=True,
        metadata=described("Never farther than that (null, the default: any distance in the end)."),
    )  # fmt: skip
    wait_ms = Whole(
        1_000, LONGEST_WAIT_MS, allow_none=True,
        metadata=described(
            "The longest time that one waits for a full table, in ms; then `bots` take the empty seats, or the ticket "
            "expires (null, the default: as long as it takes)."
        ),
    )  # fmt: skip
    bots = one_of(
        NO_BOTS, *LEVELS,
        metadata=described(
            "The level of the bots that take the empty seats after `wait_ms`; `none` (default): the player is told "
            "that no table came together."
        ),
    )  # fmt: skip
    ticket_ms = Whole(
        SHORTEST_TICKET_MS, LONGEST_WAIT_MS,
        metadata=described(
            "So long a ticket lasts unless its player renews it, in ms (default 60000): who went away holds no table "
            "up. Tickets that are there keep theirs until they are renewed."
        ),
    )  # fmt: skip
    closed = Flag(
        metadata=described("Whether it takes no one (default false); those who wait as it closes are told of it.")
    )


class QueueBody(QueueChangeBody):
    """A new matchmaking queue."""

    EXAMPLE = '{"name": "Ranked", "ruleset": "wikimonde", "table_size": 4}'

    name = named(required=True, metadata=described("What it is called, and its games."))
    ruleset = ruleset_id(required=True, metadata=described("The rulebook of its games."))
    options = fields.Nested(OptionsBody)
    table_size = Whole(SMALLEST, LARGEST, metadata=described("Players at a table (default 4)."))
    pool = fields.String(
        validate=FullMatch(f"^{PATTERN}$", error="Send the id of a pool, as it was told when the pool was made."),
        metadata=described(
            "The pool of ratings of your key that says how strong players are, and that games count in; left out: your "
            "key's own pool of the ruleset."
        ),
    )
    rated = Flag(metadata=described("Whether its games count in the pool (default true)."))
    visibility = one_of(
        "public", "private", metadata=described("Of its games (default `public`), as `create_game` has it.")
    )
    watching = one_of(
        "public", "invited", "nobody",
        metadata=described("Who watches its games; left out: as `visibility` says."),
    )  # fmt: skip
