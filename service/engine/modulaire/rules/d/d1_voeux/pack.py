"""The pack of tichettes, and the vows by which cards are drawn from it."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.modulaire.events import PackShuffled
from service.engine.modulaire.table.holdings import kinds, put
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member, table

Card = int | str
"""1 to 21, or `etoile`."""

TICHETTE = "tichette"
VOEU = "voeu"
ETOILE = "etoile"
CARDS: tuple[Card, ...] = (*range(1, 22), ETOILE)
"""The pack: each card once."""

RAGOUT = "ragout"
DIGITS = {
    "pauvrete": 1, "silence": 2, "chastete": 3, "penitence": 4, "probite": 5, "courage": 6, "integrite": 7,
    "justice": 8, "noblesse": 9,
}  # fmt: skip
"""Vows, and the unit digit of the score at which they let one draw."""

VOWS = (*DIGITS, RAGOUT)
PRICE = 1
"""Of a card, in points; with the vow of ragoût it is what follows the whole points."""


class Pack(msgspec.Struct, kw_only=True, omit_defaults=True):
    """deck: the cards that are left, in the order of drawing."""

    deck: list[Card] = []


PACK = TableNote("d1_voeux", Pack)


def deck(g: Game) -> list[Card]:
    """The cards that are left, in the order of drawing."""
    pack = PACK.of(table(g))
    return pack.deck if pack else []


def lay(g: Game, cards: list[Card]) -> None:
    """Let these be the cards that are left."""
    PACK.put(table(g), Pack(deck=cards))


def shuffle(g: Game) -> None:
    """Shuffle the pack as the game opens, from its seed only: faces that were given in its place are those of dice.

    A record tells the cards that were drawn of it.
    """
    source = table(g).randomness
    first = source.drawn
    if PACK.of(table(g)) is None:
        if source.seed is None:
            return
        given, source.given = source.given, None
        lay(g, source.shuffled(CARDS))
        source.given = given
    g.emit(PackShuffled, cards=len(CARDS), first_draw=first, draws=source.drawn - first)


def price(g: Game, player: str) -> Fraction | None:
    """What the next card costs a player now; None where vow and score do not agree, or the player cannot pay."""
    vows, score = kinds(g, player, VOEU), exact(member(g, player))
    if not vows or score <= 0:
        return None
    whole = int(score)
    if vows[0] == RAGOUT:
        return score - whole or None
    agree = whole % 10 == DIGITS[str(vows[0])]
    return Fraction(PRICE) if agree and score >= PRICE else None


def check_draw(g: Game, player: str) -> None:
    """Whether a player may draw. Raises OutOfBounds."""
    if not kinds(g, player, VOEU):
        raise OutOfBounds("no_vow", "Make a vow first: je_pioche takes one that agrees with your score.")
    if not deck(g):
        raise OutOfBounds("pack_empty", "No tichette is left.")
    if price(g, player) is None:
        raise OutOfBounds("vow_disagrees", "Your vow does not agree with your score, or you cannot pay for a card.")


def draw(g: Game, player: str) -> None:
    """Pay, and receive the top card."""
    due = price(g, player)
    assert due is not None
    top, *left = deck(g)
    lay(g, left)
    g.ledger.settle([Move(player=player, points=-due, rule="d1", kind="price")])
    if not g.over:
        put(g, player, TICHETTE, "d1", top)
