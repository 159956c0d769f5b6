# Copied from the service by ./dev sdk: not edited here.
"""Points of a game, by places, by wins, or by shares of the score: whole thousandths, so that every machine counts the
same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from chouette_sdk._tournament_rules.results import Placing

POINT = 1000
"""One point. All points are told in thousandths."""


class PointRule(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game pays, in thousandths of a point.

    by: `places` (a table of them), `wins` (one point, shared by those who share the first place) or `share` (one point
    for the table, shared like the scores). places: what the first, second … of a full table get; None: 1 less each
    place, down to 0. A table of another size is paid by the same scale, drawn out or pressed together: its first and
    last place get what the first and last of a full table get. forfeit: what a player gets who left the game, or never
    came. bye: what a round without a table is worth: the mean of a full table, as much as the first place, or nothing.
    """

    by: Literal["places", "wins", "share"] = "places"
    places: tuple[int, ...] | None = None
    forfeit: int = 0
    bye: Literal["mean", "first", "none"] = "mean"


def paid(rule: PointRule, placings: Sequence[Placing], table_size: int) -> list[int]:
    """What each of the placings of a game gets, in their order. table_size: of a full table."""
    if rule.by == "share":
        scale = _shares([placing.score for placing in placings])
    else:
        pay = _scale(rule, len(placings), table_size)
        scale = [_mean(pay[p.place - 1 : p.place - 1 + tied(placings, p)]) for p in placings]
    return [rule.forfeit if p.forfeit else points for p, points in zip(placings, scale, strict=True)]


def tied(placings: Sequence[Placing], placing: Placing) -> int:
    """How many share a place, itself included."""
    return sum(other.place == placing.place for other in placings)


def bye_points(rule: PointRule, table_size: int) -> int:
    """What a round without a table is worth."""
    if rule.bye == "none":
        return 0
    scale = [POINT // table_size] * table_size if rule.by == "share" else _scale(rule, table_size, table_size)
    if rule.bye == "first":
        return POINT if rule.by == "share" else scale[0]
    return _mean(scale)


def rounded(number: int, by: int) -> int:
    """A quotient to the nearest whole number, halves upwards. by: above zero."""
    return (2 * number + by) // (2 * by)


def _mean(scale: Sequence[int]) -> int:
    return rounded(sum(scale), len(scale))


def _scale(rule: PointRule, players: int, table_size: int) -> list[int]:
    """What the places of a table of so many pay."""
    if rule.by == "wins":
        return [POINT] + [0] * (players - 1)
    full = rule.places or tuple(POINT * (table_size - place) for place in range(1, table_size + 1))
    return [_between(full, place, players - 1) for place in range(players)]


def _between(full: Sequence[int], place: int, last: int) -> int:
    """The pay of a place (0: the first) where `last` is the last one: on the straight line between its neighbours."""
    if last == 0:
        return full[0]
    index, rest = divmod(place * (len(full) - 1), last)
    if rest == 0:
        return full[index]
    return rounded(full[index] * (last - rest) + full[index + 1] * rest, last)


def _shares(scores: Sequence[int]) -> list[int]:
    """One point, shared like the scores. Where some are below zero, all are counted from the lowest one."""
    lowest = min(0, *scores)
    above = [score - lowest for score in scores]
    whole = sum(above)
    if whole == 0:
        return [rounded(POINT, len(scores))] * len(scores)
    return [rounded(POINT * score, whole) for score in above]
