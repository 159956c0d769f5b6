"""Bodies for making a game and taking a seat."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from marshmallow import fields, validate

from service import engine
from service.bots.levels import LEVELS
from service.games.commands import MOST_BOTS
from service.http.requests.fields import (
    LARGEST,
    TEXT,
    Body,
    Choice,
    Flag,
    FullMatch,
    Whole,
    described,
    instead,
    list_of,
    one_of,
    player_id,
    slug,
    text,
)
from service.http.requests.fields import name as named
from service.http.requests.fields import ruleset as ruleset_id
from service.http.requests.pools import RatedBody

# How long after its deadline a window settles follows from the service's own delays: no table sets it.
NOT_FOR_TABLES = ("settle_ms",)
LONGEST_METADATA = 500
# A colon parts the key from the value where a list of games is filtered by it.
METADATA_KEY = re.compile(TEXT.pattern.replace("[^", "[^:"))
_KEY = "Send a key without colons and control characters."


_TEAMS = '{"Gentils": ["perceval"], "Méchants": ["karadoc"]}'


def _field(option: engine.Option) -> fields.Field[Any]:
    text = option.en[:1].upper() + option.en[1:] + "."
    if option.type == "boolean":
        return Flag(metadata=described(text))
    if option.type == "choice":
        return _choice(option, text)
    if option.type == "teams":
        return fields.Dict(
            keys=named(),
            values=list_of(slug(), '["perceval"]', validate=validate.Length(max=64)),
            error_messages=instead(f"Send the teams by name, each with its players' ids: {_TEAMS}."),
            validate=validate.Length(max=64),
            allow_none=True,
            metadata=described(text),
        )
    low = -LARGEST if option.minimum is None else option.minimum
    return Whole(low, LARGEST if option.maximum is None else option.maximum, metadata=described(text))


def _choice(option: engine.Option, text: str) -> fields.Field[Any]:
    words = [choice for choice in option.choices if isinstance(choice, str)]
    if len(words) == len(option.choices):
        return one_of(*words, metadata=described(text))
    return Choice(option.choices, metadata=described(text))


def _every_option() -> dict[str, fields.Field[Any]]:
    """The options of every rulebook, from the engine's own list, so that the document cannot say anything
    else. Of options that several games have with other bounds the widest ones are documented."""
    found: dict[str, engine.Option] = {}
    for option in (option for book in engine.rulesets() for option in book.options):
        known = found.get(option.name, option)
        found[option.name] = msgspec.structs.replace(
            known,
            minimum=None if known.minimum is None else min(known.minimum, option.minimum or 0),
            maximum=None if known.maximum is None else max(known.maximum, option.maximum or 0),
        )
    return {name: _field(option) for name, option in found.items() if name not in NOT_FOR_TABLES}


class OptionsBody(Body.from_dict(_every_option())):  # type: ignore[misc]
    """What a table may agree on before the game; what is left out is as its rulebook has it."""

    EXAMPLE = '{"target": 343}'

    rules = fields.Dict(
        keys=slug(),
        values=Flag(),
        validate=validate.Length(max=64),
        metadata=described("Rules switched on (true) or off (false) against the rulebook."),
    )


def _external_id() -> fields.String:
    return text(
        200,
        shortest=1,
        metadata=described(
            "Whom you know by it: an account of your own, say. Told to the key that made the game, to its webhooks and "
            "to this player. What a player sends is that player's word; what an invitation brings is yours, and counts."
        ),
    )


class PlayerBody(Body):
    """A player who takes a seat."""

    EXAMPLE = '{"name": "Perceval"}'

    name = named(
        metadata=described(
            "What the others see; the player's id is made of it. Needed, unless the token of a player "
            "(`create_player`) comes along: that player sits down under the own name, whatever is sent here."
        )
    )
    entropy = text(
        64,
        shown=False,
        metadata=described(
            "Any text without control characters. It goes into the dice, so that not even the server can have "
            "chosen them."
        ),
    )
    team = named(metadata=described("Where teams play: the name of the one to join, as in the option `teams`."))
    knows = list_of(
        slug(),
        '["sirotage"]',
        validate=validate.Length(max=64),
        metadata=described(
            "The ids of the rules that this player declares to know. A rule that most know must not be explained."
        ),
    )
    external_id = _external_id()


class JoinBody(PlayerBody):
    """A player who takes a seat at a table that is there."""

    invitation = text(
        80,
        shortest=1,
        metadata=described("The token of an invitation, where the game's `seats` are `invited`; it is spent by this."),
    )


class InvitationBody(Body):
    """An invitation."""

    kind = one_of(
        "seat",
        "watch",
        load_default="seat",
        metadata=described("`seat`: takes one seat, once. `watch`: shows the game, as often as its holder looks."),
    )
    name = named(metadata=described("For a seat: the one name under which it can be taken; left out, any."))
    player_id = player_id("For a seat: the player for whom alone it is, and who is told of it (`create_player`).")
    external_id = _external_id()
    expires_in_s = Whole(
        1, 31_536_000, metadata=described("For how long it opens anything, in seconds; left out: as long as the game.")
    )


class BotBody(Body):
    """A bot for an empty seat."""

    EXAMPLE = '{"level": "novice"}'

    level = one_of(*LEVELS, required=True, metadata=described("How it plays; `list_bot_levels` tells more."))
    name = named(metadata=described("What the others see; left out: a name that is free."))
    team = named(metadata=described("Where teams play: the name of the one to join."))


def metadata_of(what: str) -> fields.Dict:
    """Pairs of texts that an organiser notes about something."""
    return fields.Dict(
        keys=fields.String(validate=[validate.Length(1, LONGEST_METADATA), FullMatch(METADATA_KEY, error=_KEY)]),
        values=text(LONGEST_METADATA),
        validate=validate.Length(max=20),
        metadata=described(
            f"What you want to note about {what}: 20 pairs of texts at most. "
            "Told to the key that makes it and to its webhooks, and in no other view."
        ),
    )


class GameBody(RatedBody):
    """A new game."""

    EXAMPLE = '{"ruleset": "wikimonde", "player": {"name": "Perceval"}}'

    ruleset = ruleset_id(required=True, metadata=described("The rulebook's id."))
    options = fields.Nested(OptionsBody)
    visibility = one_of(
        "public",
        "private",
        metadata=described(
            "`public` (default): `watching` is `public`, and the game is listed. `private`: `watching` is `nobody`, "
            "unless it says otherwise; the id is enough to take a seat, unless `seats` says otherwise."
        ),
    )
    seats = one_of(
        "open",
        "invited",
        metadata=described(
            "Who may sit. `open` (default): anybody who knows the id. `invited`: with an invitation of the key or the "
            "seat that the game is made with."
        ),
    )
    watching = one_of(
        "public",
        "invited",
        "nobody",
        metadata=described(
            "Who may watch, besides the seats and the key that makes the game. `public`: anybody; the game is listed. "
            "`invited`: with an invitation to watch. `nobody`."
        ),
    )
    name = named(metadata=described("What the table is called in the lobby."))
    player = fields.Nested(PlayerBody, metadata=described("Takes the first seat at once."))
    bots = list_of(
        BotBody,
        '[{"level": "novice"}]',
        validate=validate.Length(
            max=MOST_BOTS, error=f"Send at most {MOST_BOTS} bots; invite people for the other seats."
        ),
        metadata=described("Bots that take the seats after that: with `player`, one request makes a table to play at."),
    )
    metadata = metadata_of("the game, for instance its round in a tournament")
    decks = list_of(
        list_of(text(4, shortest=1), '["QH", "4S"]', validate=validate.Length(min=1, max=108)),
        '[["QH", "4S"]]',
        validate=validate.Length(min=1, max=100),
        metadata=described(
            "Test cards, in games at cards: the order of the cards from the top, for the first deals. Refused unless "
            "the server allows it."
        ),
    )
    dice = list_of(
        Whole(0, 6),
        "[6, 1, 3]",
        validate=validate.Length(min=1, max=1000),
        metadata=described(
            "Test dice: every die that is thrown shows the next of these faces; 0 falls off the table, where "
            "`cocked_dice` is on. Refused unless the server allows it."
        ),
    )
