"""What a bot decides: at human times, the same whenever it is asked, and from nothing that it cannot see."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from service import engine
from service.bots.chance import Chance
from service.bots.cul_de_chouette import decisions
from service.bots.cul_de_chouette.observation import Observation, Offer, Window, seen
from service.bots.levels import LEAST_MS, LEVELS, free_name
from service.games.bots.scheduler import look
from tests.bots.table import BotTable
from tests.bots.tables import dealt

RACE = Window(id=1, name="pas_mou_le_caillou", mode="race", opened=0, not_before=0, length=4000, waiting=["me"])
SHOUT = [Offer("annonce", "pas_mou_le_caillou", 1), Offer("pass", "pass", None)]


def reactions(level: str, count: int = 800) -> list[float]:
    observation = Observation(player="me", seats=(), windows=[RACE], offers=SHOUT)
    chances = (Chance.of(f"{n}", "game", "me", level) for n in range(count))
    found = [decisions.decide(observation, LEVELS[level], chance) for chance in chances]
    return sorted(intents[0].delay_ms for intents in found if intents)


@pytest.mark.parametrize("level", LEVELS)
def test_reactions_are_those_of_humans(level: str) -> None:
    found, usual = reactions(level), LEVELS[level].quick_ms
    assert found[0] >= LEAST_MS, "no hand is quicker"
    assert found[-1] <= 3500
    assert 0.93 * usual < median(found) < 1.07 * usual
    assert found[len(found) // 10] < 0.85 * usual, "and they are not always alike"
    assert found[-len(found) // 10] > 1.15 * usual


def test_a_better_level_is_quicker_and_forgets_less() -> None:
    novice, regular, champion = (reactions(level) for level in LEVELS)
    assert median(novice) > median(regular) > median(champion)
    assert len(novice) < len(regular) < len(champion)


def test_who_is_slow_is_still_in_time_in_a_short_window() -> None:
    short = Window(id=1, name="pas_mou_le_caillou", mode="race", opened=0, not_before=0, length=600, waiting=["me"])
    assert decisions.reaction(LEVELS["novice"], Random(1), short) <= 450


def test_the_same_bot_at_the_same_table_has_the_same_mind_and_without_the_secret_nobody_knows_it() -> None:
    observation = Observation(player="me", seats=(), windows=[RACE], offers=SHOUT)
    asked = [
        decisions.decide(observation, LEVELS["regular"], Chance.of("secret", "game", "me", "regular")) for _ in range(3)
    ]
    assert asked[0] == asked[1] == asked[2]
    other = decisions.decide(observation, LEVELS["regular"], Chance.of("another", "game", "me", "regular"))
    assert other != asked[0]


def test_states_that_differ_only_in_what_is_hidden_are_the_same_to_it() -> None:
    """The seed, and the dice of another's Tichette."""
    table = BotTable.seated("expert", ["champion"] * 3, 1)
    for _ in range(60):
        table.step()
        blob = engine.encode(table.game)
        other = engine.decode(blob)
        other.state.randomness.seed = "f" * 64
        for player in table.game.state.players:
            told = [look(game, player.id, engine.expected(game, player.id, table.now)) for game in (table.game, other)]
            assert told[0] == told[1]
        assert table.bots.plan(table.game, table.meta, table.now) == table.bots.plan(other, table.meta, table.now)


def test_the_dice_of_anothers_tichette_are_hidden_from_it_too() -> None:
    table = dealt(34)
    while not (
        hidden := [r.frame for r in table.game.state.records if getattr(r.frame, "ticheur", "") and r.frame.faces]
    ):
        table.step()
    ticheur, before = hidden[0].ticheur, _sights(table)
    hidden[0].faces = [7 - face for face in hidden[0].faces]
    after = _sights(table)
    assert before.pop(ticheur) != after.pop(ticheur), "his own dice he sees"
    assert before == after


def _sights(table: BotTable) -> dict[str, Observation]:
    people = [player.id for player in table.game.state.players]
    return {who: seen(*look(table.game, who, engine.expected(table.game, who, table.now))) for who in people}


def test_a_bot_gets_a_name_that_is_free() -> None:
    taken: set[str] = set()
    for _ in range(40):
        name = free_name(taken)
        assert name not in taken
        taken.add(name)
