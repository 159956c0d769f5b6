"""Card paquets: how many cards, for how many players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from service import engine
from service.engine.cards.pack import JOKERS, PACK, RANKS, SUITS
from service.engine.core.actions.acts import Join, Start
from service.engine.core.events import PlayerJoined

SEED = "5eed" * 16


def table(players: int, **options: Any) -> engine.Game:
    """A table with so many players, who are about to start."""
    options = {"max_players": max(players, 2), **options}
    game = engine.create(ruleset="trou-du-cul", game_id="table", now=0, options=options, seed=SEED)
    for number in range(players):
        engine.play(game, Join(player="", at=1, name=f"Player {number}"))
    return game


def started(players: int, **options: Any) -> engine.Game:
    """The first of them starts it."""
    game = table(players, **options)
    engine.play(game, Start(player=game.state.players[0].id, at=2))
    return game


def dealt(game: engine.Game) -> list[str]:
    """All cards that are in hands."""
    return [card for hand in game.state.hands.values() for card in hand]


def refused(players: int, **options: Any) -> str:
    """The code with which a table is refused, at its creation or at its start."""
    with pytest.raises(engine.Refusal) as refusal:
        started(players, **options)
    return refusal.value.code


def test_a_pack_is_13_ranks_in_4_suits_and_2_jokers() -> None:
    assert len(PACK) == len(set(PACK)) == 54
    assert set(PACK) == {rank + suit for rank in RANKS for suit in SUITS} | set(JOKERS)


@pytest.mark.parametrize("players", range(2, 7))
def test_auto_is_one_pack_for_two_to_six_players(players: int) -> None:
    game = started(players)
    assert Counter(dealt(game)) == Counter(PACK)


@pytest.mark.parametrize("players", range(7, 13))
def test_auto_is_two_packs_for_seven_to_twelve(players: int) -> None:
    game = started(players)
    assert Counter(dealt(game)) == Counter(PACK * 2)


@pytest.mark.parametrize("players", [2, 8])
def test_one_pack_on_demand_is_for_two_to_eight(players: int) -> None:
    assert len(dealt(started(players, packs=1))) == 54


@pytest.mark.parametrize("players", [4, 12])
def test_two_packs_on_demand_are_for_four_to_twelve(players: int) -> None:
    assert len(dealt(started(players, packs=2))) == 108


def test_a_table_that_no_number_of_packs_suits_is_refused_at_its_creation() -> None:
    assert refused(2, packs=1, max_players=9) == "wrong_option"
    assert refused(2, max_players=13) == "wrong_option"
    assert refused(2, max_players=1) == "wrong_option"
    assert refused(2, packs=3) == "wrong_option"


def test_two_packs_with_three_players_do_not_start() -> None:
    assert refused(3, packs=2) == "too_few_players"


def test_no_player_joins_a_match_under_way() -> None:
    game = started(2, max_players=8)
    before = engine.encode(game)
    with pytest.raises(engine.Refusal):
        engine.play(game, Join(player="", at=3, name="Late"))
    assert engine.encode(game) == before
    assert [p.name for p in game.state.players] == ["Player 0", "Player 1"]


def test_a_table_that_is_full_takes_no_more() -> None:
    game = table(3, max_players=3)
    with pytest.raises(engine.Refusal):
        engine.play(game, Join(player="", at=1, name="Fourth"))
    assert len([event for event in game.fresh if isinstance(event, PlayerJoined)]) == 3


def test_the_copies_of_a_card_are_equal_in_everything() -> None:
    """R3: both have one code, and a hand of both makes a pair of them."""
    hands = [list(hand) for hand in started(12).state.hands.values()]
    assert sum(hand.count("QH") for hand in hands) == 2
