"""Bots use all that there is: every annonce, every challenge and every holding, at one table or another."""

from __future__ import annotations

from collections import Counter

from service import engine
from service.engine.core.actions.acts import Annonce, Join
from service.engine.core.rulebook.rules import RULES
from service.engine.cul_de_chouette import rulebooks
from tests.bots.table import BotTable
from tests.bots.tables import dealt, every_rule
from tests.fuzz.tables import TO_A_TICHETTE

DEALT = (0, 1, 2, 3, 4, 5, 6, 7, 11, 15, 17, 18, 25, 34, 42, 85, 115)
"""Tables at which they say something that they have not said at the ones before."""

NEVER = {
    "je_ne_mange_pas_de_graines": "who stands says it, and bots do not stand up",
    "quichage": "it calls out a fault in a Tichette, which only people make; a bot leaves seeing it to them",
    "sirop_jeannot": "it answers a mistake of people; said where one makes it (below)",
}
EVERYBODY_TIES = {"turn_ms": 2000, "tie_ms": 5000}


def _special() -> list[BotTable]:
    """Tables for what hardly ever comes up: ties upon ties, the last bid of a Tichette, a gift, a newcomer, a halt."""
    rules = every_rule("expert", EVERYBODY_TIES)
    pelicans = BotTable.seated(
        "expert", ["champion"] * 3, 0, {**EVERYBODY_TIES, "rules": rules}, dice=[1, 2, 3, *(3, 3, 4, 6, 6, 6) * 12]
    )
    found = [pelicans.play(60)]
    for tie_ms, seed in TICHETTES:
        options = {"turn_ms": 2000, "tie_ms": tie_ms, "negative_scores": True}
        options["rules"] = every_rule("expert", options)
        dice = [1, 2, 3, *TO_A_TICHETTE * 12]
        table = BotTable.seated("expert", ["novice", "regular", "novice"], seed, options, dice=dice, score=60)
        found.append(table.play(80))
    teams = {"turn_ms": 2000, "teams": {"A": [], "B": []}}
    gift = BotTable.seated("wikimonde", ["regular"] * 4, 0, teams, teams=("A", "B"), holds=["jarret"], score=60)
    gift.game.state.players[2].holds = {}
    return [*found, gift.play(40), _newcomer(), _halt()]


TICHETTES = ((5000, 0), (5000, 3))


def _newcomer() -> BotTable:
    table = BotTable.seated("wikimonde", ["regular"] * 2, 1)
    _steps(table, 30)
    engine.play(table.game, Join(player="", at=table.now, name="late", bot="champion"))
    for _ in range(300):
        table.step()
        if not table.game.state.waiting_players:
            break
    assert not table.game.state.waiting_players, "it sang, and has a seat"
    return table


def _halt() -> BotTable:
    """A human wants to stop, and then again not."""
    levels = ["", *["regular"] * 5]
    table = BotTable.seated("titouan", levels, 1, {"aquitaine": True, "turn_ms": 2000})
    _steps(table, 25)
    assert not table.said["on_arrete"], "bots want to play"
    engine.play(table.game, Annonce(player="bot_0", at=table.now, annonce="on_arrete"))
    while not table.said["on_arrete"]:
        table.step()
    engine.play(table.game, Annonce(player="bot_0", at=table.now, annonce="on_continue"))
    while not table.said["on_continue"]:
        table.step()
    return table


def _steps(table: BotTable, count: int) -> None:
    for _ in range(count):
        table.step()


def test_bots_say_everything_and_use_every_holding() -> None:
    tables = [dealt(number).play(120) for number in DEALT] + _special()
    said: Counter[str] = sum((table.said for table in tables), Counter())
    rules = [RULES[rule_id] for book in rulebooks.NAMES for rule_id in rulebooks.resolve(book)["rules"]]
    words = {word.id for rule in rules for word in rule.words if word.spoken_as in ("annonce", "challenge")}
    assert {word for word in words if not said[word]} == set(NEVER)
    assert {"flan", "double_flan", "contre_flan"} == set().union(*(table.flans for table in tables))
    held = set().union(*(table.held for table in tables))
    assert held >= {holding for rule in rules for holding in rule.holdings} - {"civet_filoche"}


def test_who_takes_up_a_sirop_without_the_points_is_called_out_by_bots() -> None:
    options = {"negative_scores": False, "rules": {"sirop_jeannot": True}}
    table = BotTable.seated("titouan", ["", "champion", "champion"], 2, options, dice=[1, 2, 3, 5, 5, 2])
    while not any(window.name == "sirop" for _, window in table.game.windows()):
        table.step()
    engine.play(table.game, Annonce(player="bot_0", at=table.now + 50, annonce="attrape_oiseau"))
    for _ in range(10):
        table.step()
    assert table.said["sirop_jeannot"]
