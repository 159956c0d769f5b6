"""Bodies and query strings of tournaments."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import Schema, fields, validate

from service.bots.levels import LEVELS
from service.director.record import MOST_ENTRIES
from service.http.requests.fields import Body, Flag, FullMatch, Whole, described, list_of, one_of, text
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.games import OptionsBody, metadata_of
from service.http.requests.queries import CURSOR, LATEST, After, Seconds
from service.tournaments.formats.next_round import FORMATS
from service.tournaments.settings import LARGEST, MOST_ROUNDS, SMALLEST, Remainder, Seeding, TieBreak

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


class TournamentBody(Body):
    """A new tournament."""

    EXAMPLE = '{"name": "Coupe de Kaamelott", "ruleset": "wikimonde", "format": "swiss", "table_size": 4}'

    name = named(required=True, metadata=described("What it is called."))
    ruleset = ruleset_id(required=True, metadata=described("The rulebook of its games."))
    options = fields.Nested(OptionsBody)
    format = one_of(
        *FORMATS,
        required=True,
        metadata=described(
            "`round_robin`: pairs meet as evenly as can be. `swiss`: tables by standing. `knockout`: the best of each "
            "table go on."
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
        "open", "invited", metadata=described("Who enters: anybody (`open`, the default), or your key all (`invited`).")
    )
    late_entries = Flag(metadata=described("Whether one may enter after the start (default false)."))
    most_entries = Whole(2, MOST_ENTRIES, metadata=described(f"How many may enter (default {MOST_ENTRIES})."))
    starts_at = Whole(
        0,
        LATEST,
        metadata=described("When it starts by itself, in ms since the epoch; left out: when your key starts it."),
    )
    round_ms = Whole(
        1_000,
        LONGEST_MS,
        metadata=described(
            "The longest time of a round, in ms: then its games end, and places follow from the scores. Left out: none."
        ),
    )
    break_ms = Whole(0, LONGEST_MS, metadata=described("The pause between two rounds, in ms (default 0)."))
    bots = one_of(*LEVELS, metadata=described("How bots on empty seats play (default `regular`)."))
    metadata = metadata_of("the tournament, and each of its games")


class EntryBody(Body):
    """One that takes part."""

    EXAMPLE = '{"name": "Perceval"}'

    name = named(required=True, metadata=described("What the others see; the entry's id is made of it."))
    bot = one_of(*LEVELS, metadata=described("A bot of the service, of this level; your key alone may enter bots."))
    external_id = text(200, shortest=1, metadata=described("Whom you know by it; told to your key and to this entry."))
    entropy = text(64, shown=False, metadata=described("Any text; it goes into the lot and into the games' dice."))
    seed = Whole(
        1, MOST_ENTRIES, metadata=described("Its number, where seeding is `given`; your key alone may say it.")
    )
    rating = Whole(0, 100_000, metadata=described("Where seeding is by `rating`; your key alone may say it."))


class ReasonBody(Body):
    """Why."""

    EXAMPLE = '{"reason": "Lunch"}'

    reason = text(500, metadata=described("Why; told to everybody who follows the tournament."))


class PlacingBody(Body):
    """The place of a seat."""

    EXAMPLE = '{"entry": "perceval", "place": 1}'

    entry = text(64, shortest=1, required=True, metadata=described("Who sat there, as `seats` names it."))
    place = Whole(1, LARGEST + 1, required=True, metadata=described("1 is the best; those who share it say the same."))
    score = Whole(metadata=described("The more, the better (default 0)."))
    forfeit = Flag(metadata=described("Left the game, or never came (default false)."))


class CorrectionBody(Body):
    """Another result of a table."""

    EXAMPLE = '{"placings": [{"entry": "perceval", "place": 1}, {"entry": "karadoc", "place": 2}], "reason": "Bévue"}'

    placings = list_of(
        PlacingBody,
        '[{"entry": "perceval", "place": 1}]',
        required=True,
        validate=validate.Length(min=1, max=LARGEST + 1),
        metadata=described("The places of all seats."),
    )
    reason = text(500, shortest=1, required=True, metadata=described("Why; told to everybody who follows."))


class TournamentsQuery(Schema):
    """Which page of the list."""

    limit = Whole(1, 100, text=True, load_default=20, metadata=described("How many tournaments a page has at most."))
    cursor = fields.String(
        validate=FullMatch(CURSOR, error="Send the `next` of the page before, as it was."),
        metadata=described("The `next` of the page before."),
    )


class TournamentEventsQuery(Schema):
    """Which events, and how long to wait for them."""

    after = After(
        metadata=described("Only events after this seq, or behind the event of this `id` (default: from the first).")
    )
    limit = Whole(1, 500, text=True, load_default=100, metadata=described("How many events a page has at most."))
    wait = Seconds(
        60, load_default=0.0, metadata=described("Long poll: wait for the next event, so many seconds at most.")
    )
