"""Bodies and query strings of tournaments."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import Schema, fields, validate

from service.bots.levels import LEVELS
from service.director.record import MOST_ENTRIES, Overtime, Watching
from service.http.requests.fields import Body, Flag, Whole, described, list_of, one_of
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.games import OptionsBody, metadata_of
from service.http.requests.paging import after_event, cursor, instant, log_page_size, long_poll, page_size
from service.http.requests.pools import RatedBody
from service.tournaments.settings import LARGEST, MOST_ROUNDS, SMALLEST, Format, Remainder, Seeding, TieBreak

LONGEST_MS = 90 * 86_400_000
MOST_POINTS = 1_000


class Pay(fields.Float):
    """Points, to a thousandth."""

    def __init__(self, **kwargs: Any) -> None:
        kwargs["metadata"] = {"format": "double", **kwargs.get("metadata", {})}
        super().__init__(validate=validate.Range(min=-MOST_POINTS, max=MOST_POINTS), allow_nan=False, **kwargs)


class PointsBody(Body):
    """How a game pays."""

    EXAMPLE = '{"by": "places", "places": [4, 2, 1, 0]}'

    by = one_of(
        "places",
        "wins",
        "share",
        metadata=described(
            "`places` (default): each place has its pay. `wins`: one point for the first. `share`: one point for the "
            "table, shared like the scores."
        ),
    )
    places = list_of(
        Pay(),
        "[4, 2, 1, 0]",
        validate=validate.Length(min=SMALLEST, max=LARGEST),
        metadata=described("What each place of a full table gets, the first first; left out: one less each place."),
    )
    forfeit = Pay(metadata=described("What a player gets who left the game, or never came (default 0)."))
    bye = one_of(
        "mean",
        "first",
        "none",
        metadata=described(
            "What a round without a table is worth: `mean` of a full table (default), as `first`, or `none`."
        ),
    )


class TournamentBody(RatedBody):
    """A new tournament."""

    EXAMPLE = '{"name": "Coupe de Kaamelott", "ruleset": "wikimonde", "format": "swiss", "table_size": 4}'

    name = named(required=True, metadata=described("What it is called."))
    ruleset = ruleset_id(required=True, metadata=described("The rulebook of its games."))
    options = fields.Nested(OptionsBody)
    format = one_of(
        *get_args(Format),
        required=True,
        metadata=described(
            "`round_robin`: pairs meet as evenly as can be. `swiss`: tables by standing. `knockout`: the best of each "
            "table go on. `league`: tables are made as entries ask for them (`request_table`)."
        ),
    )
    table_size = Whole(SMALLEST, LARGEST, metadata=described("Players at a full table (default 4)."))
    remainder = one_of(
        *get_args(Remainder),
        metadata=described(
            "Where the entries do not fill the tables: `smaller` tables (default), `larger` ones, `byes` in turn, or "
            "`bots` on empty seats."
        ),
    )
    rounds = Whole(1, MOST_ROUNDS, metadata=described("How many rounds; left out: as many as the format needs."))
    points = fields.Nested(PointsBody, metadata=described("How a game pays."))
    tie_breaks = list_of(
        one_of(*get_args(TieBreak)),
        '["wins", "direct"]',
        validate=validate.Length(max=len(get_args(TieBreak))),
        metadata=described("In the order in which they decide between equals; the lot is always the last."),
    )
    seeding = one_of(
        *get_args(Seeding),
        metadata=described(
            "What orders the entries at the start: the `lot` (default), the `seed` `given`, or the `rating`."
        ),
    )
    advance = Whole(
        1,
        LARGEST // 2,
        metadata=described("Of a knockout: how many of each table go on; left out: half of a full table."),
    )
    third_place = Flag(
        metadata=described("Of a knockout: whether it plays for the places behind the final (default false).")
    )
    visibility = one_of(
        "public", "private", metadata=described("`private`: it is there for its key and its entries alone.")
    )
    entering = one_of(
        "open",
        "invited",
        metadata=described(
            "Who enters: anybody (`open`, the default), or those whom your key enters or invites (`invited`)."
        ),
    )
    late_entries = Flag(
        metadata=described("Whether one may enter after the start (default false); a league takes entries always.")
    )
    most_entries = Whole(2, MOST_ENTRIES, metadata=described(f"How many may enter (default {MOST_ENTRIES})."))
    starts_at = instant("When it starts by itself, in ms since the epoch; left out: when your key starts it.")
    round_ms = Whole(
        1_000,
        LONGEST_MS,
        metadata=described(
            "The longest time of a round, in ms: then its games end, and places follow from the scores. Left out: none."
        ),
    )
    overtime = one_of(
        *get_args(Overtime),
        metadata=described(
            "How a table is decided when `round_ms` are over: by the `scores` (default), as `shared` first places, or "
            "as a `forfeit` of all."
        ),
    )
    check_in_from = instant("From when on entries check in, in ms since the epoch; left out: at once.")
    check_in_until = instant(
        "Until when entries say that they are there (`check_in_entry`), in ms since the epoch; the others are out "
        "then. Left out: there is no check-in."
    )
    watching = one_of(
        *get_args(Watching)[1:],
        metadata=described(
            "Who watches its games: everybody (`public`), those whom you invite to a game, or `nobody`; left out: as "
            "`visibility` says."
        ),
    )
    break_ms = Whole(0, LONGEST_MS, metadata=described("The pause between two rounds, in ms (default 0)."))
    bots = one_of(*LEVELS, metadata=described("How bots on empty seats play (default `regular`)."))
    games = Whole(1, 1_000, metadata=described("Of a league: the most games of an entry; left out: any number."))
    closes_at = instant("Of a league: when it closes by itself, in ms since the epoch; left out: by `close_league`.")
    wait_ms = Whole(
        0,
        LONGEST_MS,
        metadata=described(
            "Of a league: how long one waits for a full table, in ms; then `fewest` are enough. Left out: as long as "
            "it takes."
        ),
    )
    fewest = Whole(2, LARGEST, metadata=described("Of a league: how many are enough after `wait_ms` (default 2)."))
    metadata = metadata_of("the tournament, and each of its games")


class TournamentsQuery(Schema):
    """Which page of the list."""

    limit = page_size("How many tournaments a page has at most.")
    cursor = cursor()


class TournamentEventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = after_event()
    limit = log_page_size()
    standings = Flag(
        text=True,
        load_default=False,
        metadata=described("Live: bring the standings, too, and what changes in them (default false)."),
    )
    wait = long_poll()


class ExportQuery(Schema):
    """From which line on."""

    after = Whole(
        0,
        text=True,
        load_default=0,
        metadata=described("Only lines behind the one of this number (default: from the first)."),
    )
