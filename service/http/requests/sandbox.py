"""Bodies and query strings of the sandbox."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.bots.levels import LEVELS
from service.games.sandbox.games import LONGEST_ADVANCE_MS
from service.http.requests.fields import (
    Body,
    Flag,
    FullMatch,
    NameOrObject,
    Points,
    Whole,
    described,
    list_of,
    one_of,
    slug,
    text,
)
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.games import OptionsBody, metadata_of
from service.http.requests.paging import cursor
from service.json_types import JsonObject
from service.sandbox.library import Kind

MOST_PLAYERS = 16
SITUATION = r"^[a-z0-9-]{1,120}$"
NEXT_DEADLINE = "next_deadline"


class StandingPlayerBody(Body):
    """A player as they stand when the game begins."""

    EXAMPLE = '{"name": "Perceval", "score": 100, "holds": ["grelottine"]}'

    name = named(required=True, metadata=described("What the others see; the player's id is made of it."))
    score = Points(metadata=described("The points so far (default 0); sixths as text, where scores have fractions."))
    holds = list_of(
        NameOrObject(), '["grelottine"]', validate=validate.Length(max=32),
        metadata=described("What the player holds: ids, or `{id: value}` where a holding has a value."),
    )  # fmt: skip
    knows = list_of(
        slug(), '["sirotage"]', validate=validate.Length(max=64),
        metadata=described("The ids of the rules that this player declares to know."),
    )  # fmt: skip


def _cards(what: str) -> fields.List[Any]:
    return list_of(
        text(4, shortest=1), '["QH", "4S"]', validate=validate.Length(max=108), metadata=described(what)
    )  # fmt: skip


class SandboxGameBody(Body):
    """Where the new game stands: in a situation of the gallery, or as it is described."""

    EXAMPLE = '{"situation": "wikimonde-window-pas-mou-le-caillou-race-chouette-velute"}'
    LEAST = 1

    situation = fields.String(
        validate=FullMatch(SITUATION, error="Send the id of a situation: `list_situations` has them."),
        metadata=described("The id of a situation; then leave out all that describes one."),
    )
    clock = one_of(
        "real", "manual", load_default="real",
        metadata=described("`real` (default): time passes by itself. `manual`: only by `advance_clock`."),
    )  # fmt: skip
    bots = fields.Dict(
        keys=slug(), values=one_of(*LEVELS), validate=validate.Length(max=MOST_PLAYERS),
        metadata=described("By the ids of players: the levels of bots that sit in their seats."),
    )  # fmt: skip
    options = fields.Nested(
        OptionsBody,
        metadata=described(
            "Over those of the situation, which may be out of reach with them (`situation_impossible`)."
        ),
    )
    visibility = one_of(
        "private", "public", load_default="private", metadata=described("`public`: the game is listed.")
    )
    name = named(metadata=described("What the table is called."))
    metadata = metadata_of("the game")
    ruleset = ruleset_id(metadata=described("Of a game that is described: the rulebook's id."))
    players = list_of(
        StandingPlayerBody, '[{"name": "Perceval"}]', validate=validate.Length(min=2, max=MOST_PLAYERS),
        metadata=described("Who plays, in the order of play."),
    )  # fmt: skip
    first = slug(metadata=described("The id of the player on turn; left out: the game begins with its opening."))
    turns_played = Whole(0, 10_000, metadata=described("How many laps are over."))
    dice = list_of(
        Whole(0, 6), "[6, 1, 3]", validate=validate.Length(max=1000),
        metadata=described("The faces that are thrown first; then the dice are real."),
    )  # fmt: skip
    deal = fields.Dict(
        keys=slug(), values=_cards("A hand."), validate=validate.Length(max=MOST_PLAYERS),
        metadata=described("At cards: the hands that are dealt first, by the ids of players."),
    )  # fmt: skip
    pack = _cards("At cards: the order of the cards from the top, for the first deal.")
    roles = fields.Dict(
        keys=slug(), values=slug(), validate=validate.Length(max=MOST_PLAYERS),
        metadata=described("At cards: the roles from the manche before, by the ids of players."),
    )  # fmt: skip
    direction = slug(metadata=described("At cards: which way the match goes: `clockwise` or `counterclockwise`."))
    revolution = Flag(metadata=described("At cards: whether there is a revolution."))
    manches_played = Whole(0, 1000, metadata=described("At cards: how many manches are over."))


DESCRIBES = (
    "ruleset", "players", "first", "turns_played", "dice", "deal", "pack", "roles", "direction", "revolution",
    "manches_played",
)  # fmt: skip
"""The fields of a game that is described."""


class ClockBody(Body):
    """How far the clock goes on: either of the two fields."""

    EXAMPLE = '{"advance_ms": 15000}'
    LEAST = 1
    MOST = 1

    advance_ms = Whole(0, LONGEST_ADVANCE_MS, metadata=described("So many ms; at most a week."))
    to = one_of(
        NEXT_DEADLINE,
        metadata=described(
            "`next_deadline`: up to the next instant at which something happens by itself: a window closes, dice "
            "land, a bot acts."
        ),
    )

    @validates_schema
    def either(self, data: JsonObject, **_: Any) -> None:
        """One of them."""
        if ("to" in data) == ("advance_ms" in data):
            raise ValidationError("Send either `advance_ms` or `to`.", "advance_ms")


class SituationsQuery(Schema):
    """Which page of the gallery."""

    ruleset = ruleset_id(metadata=described("Only situations of this rulebook."))
    kind = one_of(*get_args(Kind), metadata=described("Only situations of this kind."))
    limit = Whole(1, 200, text=True, load_default=100, metadata=described("How many situations a page has at most."))
    cursor = cursor()
