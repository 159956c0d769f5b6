"""How a number becomes a table of bots: a rulebook with all its rules, dice with which something happens, holdings."""

from __future__ import annotations

from random import Random
from typing import Any

from service import engine
from service.engine.core.rulebook.rules import RULES
from service.engine.cul_de_chouette import rulebooks
from tests.bots.table import BotTable
from tests.fuzz.tables import TO_A_TICHETTE, TRIPLES

LEVELS = ("novice", "regular", "champion")
SPECIAL = (*TRIPLES, *((1, 2, 3), (1, 4, 6), (5, 3, 1)) * 3, (6, 6, 6), (6, 6, 6))
TRIPLES_A_GAME = 50
BOOKS = ("wikimonde", "titouan", "expert", "titouan")


def dealt(number: int) -> BotTable:
    """The table of this number; a human who says nothing may sit there too."""
    rng, book = Random(number), BOOKS[number % len(BOOKS)]
    count = rng.choice((3, 4, 4))
    levels = [rng.choice(LEVELS) for _ in range(count)]
    options, teams = _options(book, rng), ()
    if count == 4 and rng.random() < 0.4 and "aquitaine" not in options:
        options["teams"], teams = {"A": [], "B": []}, ("A", "B")
    elif rng.random() < 0.5:
        levels[-1] = ""
    dice = [*range(1, count + 1), *(face for _ in range(TRIPLES_A_GAME) for face in rng.choice(SPECIAL))]
    if book == "expert" and rng.random() < 0.6:
        dice = [*range(1, count + 1), *TO_A_TICHETTE * 8]
    holdings = sorted({held for rule_id in rulebooks.resolve(book)["rules"] for held in RULES[rule_id].holdings})
    holds = [held for held in holdings if rng.random() < 0.6]
    score = rng.choice((0, 60, 60, 150)) if "aquitaine" not in options else 0
    return BotTable.seated(book, levels, number, options, dice=dice, teams=teams, holds=holds, score=score)


def every_rule(book: str, options: dict[str, Any]) -> dict[str, bool]:
    """All that can be switched on in this rulebook, with these options."""
    rules = {rule_id: True for rule_id in rulebooks.resolve(book)["rules"] if RULES[rule_id].switchable}
    while True:
        try:
            engine.create(ruleset=book, game_id="game", now=0, options={**options, "rules": rules})
        except engine.Refusal as refusal:
            del rules[refusal.values["field"].partition(".")[2]]
        else:
            return rules


def _options(book: str, rng: Random) -> dict[str, Any]:
    options: dict[str, Any] = {"turn_ms": 2000, "target": rng.choice((250, 343))}
    if book == "titouan" and rng.random() < 0.4:
        options["aquitaine"] = True
    elif book != "wikimonde" and rng.random() < 0.5:
        options["negative_scores"] = True
    if rng.random() < 0.25:
        options["tie_ms"] = 5000
    return options | {"rules": every_rule(book, options)}
