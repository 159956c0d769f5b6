"""Dice that no one can bend and everyone can check: HMAC-SHA-256 of the seed, the contributions and the index."""

from __future__ import annotations

import copy

import msgspec

from service.engine.randomness import DrawsExhausted, RandomSource, below, digest

SIDES = 6


class DiceExhausted(DrawsExhausted):
    """The given faces of a scenario ran out, and no seed is there to go on with."""


class DiceSource(RandomSource, kw_only=True, omit_defaults=True):
    """Where the faces come from: given ones first, then the seed. drawn: how many dice the seed has made so far."""

    drawn: int = msgspec.field(default=0, name="thrown")


def face(seed: str, contributions: str, index: int) -> int:
    """The face (1 to 6) of die number `index` (0, 1, 2 …) of a game."""
    return below(seed, contributions, index, SIDES) + 1


def falls(seed: str, contributions: str, index: int, per_mille: int) -> bool:
    """Whether die number `index` falls off the table, in a game where so many of 1000 do."""
    drawn = digest(seed, f"{contributions}|{index}|fall")
    return int.from_bytes(drawn[:8], "big") % 1000 < per_mille


def sides_of(top: int) -> list[int]:
    """The four sides next to the upper one, rising."""
    return [side for side in range(1, SIDES + 1) if side not in (top, opposite(top))]


def opposite(top: int) -> int:
    """The side on which a die lies."""
    return SIDES + 1 - top


def front(seed: str, contributions: str, index: int, top: int) -> int:
    """Which of its four sides die number `index` turns to the player on turn, as it shows `top`."""
    drawn = digest(seed, f"{contributions}|{index}|front")
    return sides_of(top)[int.from_bytes(drawn[:8], "big") % 4]


def coming(dice: DiceSource, count: int) -> list[int]:
    """The next faces, as they will be thrown; none of them is used up. Fewer, where only so many are given."""
    ahead = copy.copy(dice)
    if ahead.seed is None:
        count = min(count, len(ahead.given or []))
    return throw(ahead, count, never_fall=True)[0]


def throw(dice: DiceSource, count: int, per_mille: int = 0, never_fall: bool = False) -> tuple[list[int], int | None]:
    """Throw `count` dice: their faces, and the index of the first (None where faces were given, all or some).

    per_mille: how many of 1000 fall; a fallen die has the face 0. never_fall: those that the table throws.
    """
    given = list(dice.given or [])
    while never_fall and 0 in given[:count]:
        # Given faces that fell were thrown by hand; those that follow later may be again.
        given.remove(0)
    if len(given) < count and dice.seed is None:
        raise DiceExhausted(f"the next throw takes {count} faces, and {len(given)} are left")
    faces = given[:count]
    if faces:
        dice.given = given[count:]
    first = dice.drawn
    for _ in range(count - len(faces)):
        assert dice.seed is not None
        fallen = not never_fall and per_mille and falls(dice.seed, dice.contributions, dice.drawn, per_mille)
        faces.append(0 if fallen else face(dice.seed, dice.contributions, dice.drawn))
        dice.drawn += 1
    return faces, first if dice.drawn == first + count else None
