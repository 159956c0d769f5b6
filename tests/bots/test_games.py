"""Bots alone at a table, on the engine: they come to an end, are never refused, and the better ones win.

`CHOUETTE_FUZZ=300 ./dev test tests/bots` plays that many random tables.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from service import engine
from service.engine.core.actions.acts import Back, Leave
from service.engine.cul_de_chouette import rulebooks
from tests.bots.table import BotTable
from tests.bots.tables import dealt
from tests.fuzz.tables import NIGHTLY

FREE = {"too_late", "too_early", "repeated"}
"""What a race can cost anybody who is a moment too slow, or finds his word said already."""


@pytest.mark.parametrize("ruleset", rulebooks.NAMES)
def test_three_bots_play_a_whole_game(ruleset: str) -> None:
    table = BotTable.seated(ruleset, ["novice", "regular", "champion"], 3, {"target": 150}).play(1000)
    assert (table.game.state.status, table.game.state.end) == ("finished", "target")
    assert table.now < 1_800_000, "in less than half an hour"


@pytest.mark.parametrize("number", range(NIGHTLY or 16))
def test_at_any_table_bots_do_nothing_that_is_refused_and_err_only_as_they_are_meant_to(number: int) -> None:
    table = dealt(number).play(3000 if NIGHTLY else 120)
    assert set(table.refused) <= FREE
    meant = {("novice", "pas_mou_le_caillou"), ("novice", "grelotte_ca_picote")}
    meant |= {("regular", word) for _, word in meant}
    errors = {wrong for wrong in table.wrong if wrong[0] and wrong[1] != "fallen"}
    assert errors <= meant, "a champion never errs, others only see in the dice what is not there"
    if NIGHTLY and not table.game.state.options["aquitaine"]:
        assert table.game.state.status == "finished"


def test_the_same_seed_plays_the_same_game() -> None:
    blobs = {engine.encode(BotTable.seated("titouan", ["regular"] * 3, 5).play(80).game) for _ in range(2)}
    assert len(blobs) == 1


def test_champions_beat_novices_clearly() -> None:
    won: Counter[str] = Counter()
    for seed in range(14):
        levels = ["novice", "champion"] if seed % 2 else ["champion", "novice"]
        table = BotTable.seated("wikimonde", levels * 2, seed, {"target": 200}).play(1500)
        won[table.game.player(table.game.state.winner or "").bot] += 1
    assert won["champion"] >= 2 * won["novice"], won


def test_where_people_stand_bots_wait_and_go_on_when_one_sits_down() -> None:
    table = BotTable.seated("wikimonde", ["", "champion"], 1)
    chance = Random(1)
    for _ in range(chance.randint(3, 6)):
        table.step()
    engine.play(table.game, engine_act("leave", table.now))
    assert table.game.state.stopped_at is not None
    assert table.bots.plan(table.game, table.meta, table.now + 60_000) == []
    due = engine.next_due(table.game)
    assert due is None or due > table.now + 3_600_000, "only that nobody is there has an end"
    engine.play(table.game, engine_act("back", table.now + 60_000))
    assert table.game.state.stopped_at is None
    table.now += 60_000
    acts = len(table.acts)
    while len(table.acts) < acts + 3:
        table.step()


def engine_act(kind: str, at: int) -> engine.Act:
    """What the human of the table, who has the first seat, does with his chair."""
    return Leave(player="bot_0", at=at) if kind == "leave" else Back(player="bot_0", at=at)
