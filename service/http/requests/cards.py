"""Bodies of what a player does in a game at cards."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from service.http.requests.acts import reaction, window
from service.http.requests.fields import LARGEST, Body, Flag, Whole, described, list_of, slug, text

MOST_CARDS = 16
"""More than anything takes; how many are right is the game's to say."""


def _code(**kwargs: Any) -> fields.String:
    return text(4, shortest=1, **kwargs)


def _cards(example: str) -> fields.List[Any]:
    return list_of(
        _code(),
        example,
        required=True,
        validate=validate.Length(max=MOST_CARDS),
        metadata=described("Codes of cards: rank, then suit (`QH`, `TC`, `2S`); the jokers are `XR` and `XB`."),
    )


def _as() -> fields.String:
    return _code(
        data_key="as",
        metadata=described(
            "The rank that the cards stand for: needed with jokers alone; otherwise left out, or their rank."
        ),
    )


def _turn() -> Whole:
    return Whole(
        1,
        LARGEST,
        metadata=described(
            "The number of the turn that this is for, as `expected` and `turn_started` tell it: once that is over, the "
            "act is `too_late`, and counts for no other. Without it, it is for the turn under way."
        ),
    )


class PlayBody(Body):
    """Cards that are laid on turn."""

    EXAMPLE = '{"cards": ["QH", "XR"], "turn": 41}'

    cards = _cards('["QH", "XR"]')
    as_rank = _as()
    turn = _turn()


class PutschBody(Body):
    """A pair that is thrown on the same pair."""

    EXAMPLE = '{"cards": ["QS", "QC"], "window": 7}'

    cards = _cards('["QS", "QC"]')
    as_rank = _as()
    reaction_ms = reaction()
    window = window()


class PassBody(Body):
    """A pass on turn; with `window`, «nothing from me» in that window. A late answer to a window never becomes a pass
    of the turn."""

    EXAMPLE = '{"turn": 41}'

    turn = _turn()
    window = window()


class DirectionBody(Body):
    """Which way the match goes: either of the two fields."""

    EXAMPLE = '{"clockwise": true}'

    towards = slug(metadata=described("The id of a player beside the starter, who plays second."))
    clockwise = Flag(metadata=described("Whether it goes in the order of `players`."))
    window = window()


class DemandBody(Body):
    """What the lower player is asked for."""

    EXAMPLE = '{"ranks": ["K", "X"]}'

    ranks = list_of(
        _code(),
        '["K", "X"]',
        required=True,
        validate=validate.Length(max=MOST_CARDS),
        metadata=described("Ranks in the order of the wish; `X` asks for a joker."),
    )
    window = window()


class ExchangeBody(Body):
    """What is given back in the exchange."""

    EXAMPLE = '{"cards": ["3S", "4H"]}'

    cards = _cards('["3S", "4H"]')
    window = window()


class VoteBody(Body):
    """Whether another manche is played."""

    EXAMPLE = '{"vote": "on_arrete"}'

    vote = slug(required=True, metadata=described("`on_continue` or `on_arrete`."))
    window = window()
