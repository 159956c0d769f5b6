"""Bodies and query strings of pools of ratings."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from service.http.requests.fields import (
    Body,
    Flag,
    FullMatch,
    Whole,
    described,
    list_of,
    player_id,
)
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.paging import LATEST, instant, log_page_size, page_size
from service.pools.record import PATTERN

MOST_RULESETS = 20
MOST_PROVISIONAL = 100


class RatedBody(Body):
    """What counts for ratings."""

    rated = Flag(
        metadata=described(
            "Whether games count in your key's own pool of ratings of the ruleset (default false). Players who are "
            "kept beyond games (`create_player`) are rated, others are not."
        )
    )
    pool = fields.String(
        validate=FullMatch(f"^{PATTERN}$", error="Send the id of a pool, as it was told when the pool was made."),
        metadata=described("The pool of ratings of your key (`create_pool`) that games count in instead."),
    )


class PoolBody(Body):
    """A new pool of ratings."""

    EXAMPLE = '{"name": "Winter season", "rulesets": ["wikimonde"]}'

    name = named(required=True, metadata=described("What it is called."))
    rulesets = list_of(
        ruleset_id(),
        '["wikimonde"]',
        validate=validate.Length(max=MOST_RULESETS),
        metadata=described("Whose games count; left out: those of all rulesets."),
    )
    starts_at = instant("Only games count that end from this instant on (ms since the epoch).")
    ends_at = instant("Only games count that end before it (ms since the epoch); behind `starts_at`.")
    provisional_games = Whole(
        0, MOST_PROVISIONAL, metadata=described("With fewer games a rating is provisional (default 10).")
    )


class LeaderboardQuery(Schema):
    """Which lines of a leaderboard."""

    limit = page_size("How many lines at most.")
    after = player_id("Lines behind that of this player: the `next` of the page before.")
    around = player_id("The lines around this player's, `limit` of them at most; `after` says nothing then.")
    provisional = Flag(
        text=True,
        load_default=True,
        metadata=described("Whether ratings that are provisional have lines (default true)."),
    )


class RatedGamesQuery(Schema):
    """Which games."""

    after = Whole(0, LATEST, text=True, load_default=0, metadata=described("Games behind the one with this `seq`."))
    limit = log_page_size("How many at most.")
