"""Bodies and query strings of webhooks."""

from __future__ import annotations

import re
from typing import Any

from marshmallow import Schema, fields, validate

from service.http.requests.fields import Body, FullMatch, described, list_of, one_of, text
from service.http.requests.paging import cursor, page_size
from service.webhooks.addresses import LONGEST_URL
from service.webhooks.kinds import PATTERN

_GAME_ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
_URL = re.compile(r"^https?://[!-~]+$")


def _url(**kwargs: Any) -> fields.String:
    return fields.String(
        validate=[
            validate.Length(max=LONGEST_URL),
            FullMatch(_URL, error="Send a URL that begins with https://."),
        ],
        metadata=described(
            "Where deliveries are sent (POST): https, a public address, without user and fragment. A redirect is a "
            "failure."
        ),
        **kwargs,
    )


def _events(**kwargs: Any) -> fields.List[Any]:
    error = "Send `*`, `game.*`, `player.*`, `tournament.*`, `event.*`, or one such as `game.finished`."
    return list_of(
        fields.String(validate=FullMatch(re.compile(f"^({PATTERN.pattern})$"), error=error)),
        '["game.finished"]',
        validate=validate.Length(min=1, max=64),
        metadata=described(
            "What to be told: milestones (`game.finished`, `player.joined` …), `game.*`, `player.*`, `*` for all "
            "milestones of games; `event.*` for every event of a game, or one such as `event.points_moved`; "
            "`tournament.*` for all that happens in tournaments, or one such as `tournament.finished`."
        ),
        **kwargs,
    )


def _description() -> fields.String:
    return text(200, metadata=described("What it is for; shown to holders of your key only."))


class WebhookBody(Body):
    """A new webhook."""

    EXAMPLE = '{"url": "https://example.org/hook", "events": ["game.finished"]}'

    url = _url(required=True)
    events = _events(required=True)
    game = fields.String(
        validate=FullMatch(_GAME_ID, error="Send a game's id."),
        metadata=described(
            "The id of the only game to tell of, one that was made with your key; left out: all that are made with it, "
            "and all tournaments."
        ),
    )
    description = _description()


class WebhookChangeBody(Body):
    """What changes; what is left out stays as it is."""

    EXAMPLE = '{"status": "enabled"}'

    url = _url()
    events = _events()
    description = _description()
    status = one_of(
        "enabled",
        "disabled",
        metadata=described("`disabled`: no attempts, and what happens meanwhile is not kept for it."),
    )


class PageQuery(Schema):
    """Which page of a list."""

    limit = page_size("How many entries a page has at most.")
    cursor = cursor()
