"""Bots at `modulaire`: whole games of every version of the rulebook, without one wrong act, for every size of table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from service import engine
from service.bots.modulaire.odds import worth
from service.bots.modulaire.song import gesture
from service.engine.core.actions.acts import Act
from service.engine.core.rulebook.rules import RULES
from service.engine.modulaire.rules import ORDER
from service.engine.modulaire.table.holdings import put
from tests.bots.modulaire_table import LEVELS, PRESETS, ModTable
from tests.fuzz.tables import NIGHTLY

MOST_ACTS = 15_000
"""A game is over by then, the longest songs included."""

WISHED = ((6, 6, 6), (6, 6, 6), (2, 4, 1), (2, 2, 1), (1, 2, 3), (3, 3, 6))
"""Coups of which something comes."""

LIVELY = (*WISHED, (1, 3, 5), (4, 4, 1), (2, 2, 4))
"""These, a song, a Chouette and a Velute of 4."""

FREE = {"too_late", "repeated"}
"""What it can cost anybody that another player was quicker, or that the same card is thrown twice at one instant."""


def mixed(preset: str, count: int, seed: int) -> ModTable:
    """A table of all levels."""
    return ModTable.seated(preset, [LEVELS[(place + seed) % len(LEVELS)] for place in range(count)], seed)


@pytest.mark.parametrize(
    "count", [3, 8, *(pytest.param(count, marks=pytest.mark.nightly) for count in (2, 4, 5, 6, 7))]
)
@pytest.mark.parametrize("preset", PRESETS)
def test_bots_play_whole_games_of_every_version_without_one_wrong_act(preset: str, count: int) -> None:
    for seed in range(NIGHTLY or 1):
        table = mixed(preset, count, seed * 10 + count).play(MOST_ACTS)
        assert table.game.state.status == "finished", len(table.acts)
        assert table.game.state.winner, table.game.state.end
        assert not table.wrong
        assert {code for _, code in table.refused} <= FREE


@pytest.mark.parametrize("seed", [1, 301, 303])
def test_on_the_demonic_plane_bots_go_shopping_and_use_what_they_have_bought_without_one_wrong_act(seed: int) -> None:
    rng, count = Random(seed), 2 + seed % 3
    dice = [rng.randint(1, 6) for _ in range(3 * count)]
    for _ in range(12):
        dice += [*rng.choice(WISHED), *(rng.randint(1, 6) for _ in range(rng.randint(0, 25)))]
    options = {"rules": {"t1": False}, "target": 900}
    levels = [LEVELS[(place + seed) % len(LEVELS)] for place in range(count)]
    table = ModTable.seated("demoniaque", levels, seed, options, dice).play(600)
    assert not table.wrong
    assert {code for _, code in table.refused} <= FREE
    assert table.said["emplettes"]


def test_the_same_seed_plays_the_same_game() -> None:
    blobs = {engine.encode(mixed("demoniaque", 3, 5).play(120).game) for _ in range(2)}
    assert len(blobs) == 1


def test_champions_win_more_often_than_novices() -> None:
    won: Counter[str] = Counter()
    for seed in range(24):
        levels = ["novice", "champion"] if seed % 2 else ["champion", "novice"]
        table = ModTable.seated("originale", levels * 2, seed, {"target": 200}).play(MOST_ACTS)
        won[table.game.player(table.game.state.winner or "").bot] += 1
    assert won["champion"] > 1.5 * won["novice"], won


def test_an_act_of_a_bot_names_the_window_that_it_is_meant_for() -> None:
    table = mixed("originale", 3, 1).play(60)
    acts: list[Act] = [planned.act(table.game, planned.at) for planned in table.acts]
    assert all(getattr(act, "window", None) for act in acts)


def test_gestures_of_the_song_go_by_the_number() -> None:
    shown = {1: [], 2: ["tete"], 3: ["tete"], 4: ["torse"], 6: ["torse", "table"], 9: ["table"], 25: [], 116: ["torse"]}
    assert {number: gesture(number) for number in shown} == shown


def test_a_coup_that_was_cut_short_is_worth_its_pair() -> None:
    assert [worth(dice) for dice in ([4, 4], [4, 5], [], [3, 3, 6], [6, 6, 6], [0, 7, 7])] == [16, 0, 0, 72, 100, 98]


def words() -> set[str]:
    """Every word of the rulebook that is an act of its own."""
    return {word.id for module in ORDER for word in RULES[module].words}


def test_bots_know_what_to_do_with_every_word_of_the_rulebook() -> None:
    from service.bots.modulaire.choices import CHOICES, TOGETHER

    stood_for = {word for group in TOGETHER.values() for word in group}
    assert words() <= {*CHOICES, *stood_for}


def after_a_sirotage(die: int) -> ModTable:
    """A champion with a tichette 4 and a cake has sirote a Chouette of 1, and this die came."""
    options = {"rules": {"a2": False, "d1": True, "t3": True}}
    table = ModTable.seated("originale", ["champion", "champion"], 1, options, [1, 2, 1, 1, 3, die, 1, *[2, 3, 5] * 40])
    first = table.game.state.players[0].id
    put(table.game, first, "tichette", "d1", 4)
    put(table.game, first, "cake", "t3")
    return table.play(14)


def test_a_champion_voids_a_sirotage_that_was_lost_and_none_that_was_won_and_eats_its_cake() -> None:
    lost, won = after_a_sirotage(4), after_a_sirotage(1)
    voided = [
        [planned for planned in table.acts if planned.wish.act.get("fields", {}).get("card") == 4]
        for table in (lost, won)
    ]
    assert [len(each) for each in voided] == [1, 0]
    assert lost.said["je_sirote"] == won.said["je_sirote"] == 1
    assert lost.said["je_mange_le_cake"] == won.said["je_mange_le_cake"] == 1
    assert not lost.wrong + won.wrong


TELLING = (0, 4, 6, 8, 12, 13, 15, 16)
"""Tables of all levels at which words are said that are said at none of the others."""

RARE = {"civet", "droit_de_vidage", "je_mange_le_cake"}
"""What is won or bought late, or ends the part of its player: each has a table of its own."""


def lively(seed: int) -> ModTable:
    """A table on the demonic plane, where hardly a coup is nothing."""
    rng, count = Random(seed), 3 + seed % 4
    dice = [rng.randint(1, 6) for _ in range(3 * count)]
    for _ in range(20):
        dice += [*rng.choice(LIVELY), *(rng.randint(1, 6) for _ in range(rng.randint(0, 6)))]
    levels = [LEVELS[(place + seed) % len(LEVELS)] for place in range(count)]
    options = {"rules": {"t1": False}, "target": 900}
    return ModTable.seated("demoniaque", levels, seed, options, dice).play(250)


def holding(levels: list[str], scores: list[int], holding: str = "") -> ModTable:
    """A table at which the first player holds something, and these are the scores."""
    table = ModTable.seated("demoniaque", levels, 3, {"rules": {"t1": False, "c3": False, "t4": False}})
    for player, score in zip(table.game.state.players, scores, strict=True):
        player.score = score
    if holding:
        put(table.game, table.game.state.players[0].id, holding, "a5")
    return table.play(120)


def test_bots_say_every_word_of_every_module() -> None:
    tables = [lively(seed) for seed in TELLING]
    said: Counter[str] = sum((table.said for table in tables), Counter())
    assert {word for word in words() if not said[word]} == RARE
    assert not [wrong for table in tables for wrong in table.wrong]
    assert holding(["champion", "novice"], [0, 0], "civet").said["civet"]
    assert holding(["novice"] * 3 + ["champion"], [-60, -50, -40, 325]).said["droit_de_vidage"]
