"""The windows of this game, by what they are for."""

from __future__ import annotations

from typing import Any

from service.engine.core.game import Game
from service.engine.core.windows.window import Window
from service.engine.core.windows.window_kinds import INTERPOSED, SIDE, Interposed, Side
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire.table.order import counts_for


def race(g: Game, name: str, rule: str, who: list[str], word: str = "") -> Window:
    """The first wins: it closes when others can no longer tie with the first, and no sooner."""
    return _words(g, name, "race", rule, who, [word or name], "reaction_ms", whole_tie=True)


def last_loses(g: Game, name: str, rule: str, who: list[str]) -> Window:
    """Everybody shouts; the last loses."""
    return _words(g, name, "last", rule, who, [name], "reaction_ms")


def bets(g: Game, name: str, rule: str, who: list[str], words: list[str]) -> Window:
    """Everybody says one thing, or passes; a second word is wrong."""
    return _words(g, name, "bets", rule, who, words, "decision_ms", once=True)


def choice(g: Game, name: str, rule: str, player: str, words: list[str] | None = None) -> Window:
    """One player may do something; silence declines."""
    return _words(g, name, "offer", rule, [counts_for(g, player)], words or [name], "decision_ms")


def interposed(g: Game, name: str, rule: str, who: list[str], words: list[str], needed: int = 1) -> Interposed:
    """Those who hold a certain card may use it, while the game waits: the first who does closes it."""
    return Interposed(
        name=name,
        mode=INTERPOSED,
        rule=rule,
        who=who,
        words=words,
        length=g.option("reaction_ms"),
        needed=needed,
        holds="all",
    )


def side(g: Game, name: str, rule: str, who: list[str], words: list[str], length: str = "reaction_ms") -> Side:
    """Beside the game, which waits for nothing in it: the first word closes it."""
    return Side(name=name, mode=SIDE, rule=rule, who=who, words=words, length=g.option(length), at_once=True)


def until_cul(g: Game, name: str, rule: str, who: list[str]) -> Window:
    """Until the cul is thrown, the first wins."""
    return Window(name=name, mode="until", rule=rule, who=who, words=[name], closes_on=["cul"])


def owed(g: Game, name: str, rule: str, player: str, dice: int, **more: Any) -> ThrowWindow:
    """A throw that a player must make; the table makes it for one who does not."""
    who = [counts_for(g, player)]
    return ThrowWindow(
        name=name, mode="roll", rule=rule, who=who, dice=dice, length=g.option("turn_ms") or None, **more
    )


def own_dice(g: Game, name: str, rule: str, player: str, dice: int) -> ThrowWindow:
    """The table is about to throw for a player, who may say which dice of their own it throws."""
    return ThrowWindow(
        name=name, mode="own", rule=rule, who=[player], dice=dice, length=g.option("reaction_ms"), optional=True
    )


def _words(
    g: Game, name: str, mode: str, rule: str, who: list[str], words: list[str], length: str, **more: Any
) -> Window:
    return Window(name=name, mode=mode, rule=rule, who=who, words=words, length=g.option(length), **more)
