"""Bodies of what is done in a tournament: by its entries, and by its organiser."""

from __future__ import annotations

from marshmallow import validate

from service.bots.levels import LEVELS
from service.director.record import MOST_ENTRIES
from service.http.requests.fields import Body, Flag, Whole, described, list_of, one_of, player_id, text
from service.http.requests.fields import name as named
from service.tournaments.settings import LARGEST

MOST_INVITED = 100
"""Players of one request: each of them is told."""


class EntryBody(Body):
    """One that takes part."""

    EXAMPLE = '{"name": "Perceval"}'

    name = named(
        metadata=described(
            "What the others see; the entry's id is made of it. Needed, unless a player enters (`create_player`), "
            "whose name and id it has."
        )
    )
    player_id = player_id("A player of your key who enters by you; the player's own token opens the entry.")
    bot = one_of(*LEVELS, metadata=described("A bot of the service, of this level; your key alone may enter bots."))
    external_id = text(200, shortest=1, metadata=described("Whom you know by it; told to your key and to this entry."))
    entropy = text(64, shown=False, metadata=described("Any text; it goes into the lot and into the games' dice."))
    seed = Whole(
        1, MOST_ENTRIES, metadata=described("Its number, where seeding is `given`; your key alone may say it.")
    )
    rating = Whole(0, 100_000, metadata=described("Where seeding is by `rating`; your key alone may say it."))


class InviteBody(Body):
    """Players who are to take part."""

    EXAMPLE = '{"player_ids": ["p_m4j7x2qk5w3ftz6ncbra"]}'

    player_ids = list_of(
        player_id("A player of your key."),
        '["p_m4j7x2qk5w3ftz6ncbra"]',
        required=True,
        validate=validate.Length(min=1, max=MOST_INVITED),
        metadata=described(f"Whom to invite: players of your key, {MOST_INVITED} in a request at most."),
    )


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
