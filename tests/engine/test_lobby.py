"""Before the first die: seats, ids, the start."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Act, Annonce, Back, Join, Leave, Pass, Start
from service.engine.dice.acts import Roll


def lobby(**options: Any) -> engine.Game:
    return engine.create(ruleset="wikimonde", game_id="g", now=0, options=options, seed="00" * 32)


def seat(game: engine.Game, name: str, **more: Any) -> str:
    engine.play(game, Join(player="", at=1, name=name, **more))
    return game.state.players[-1].id


def refused(game: engine.Game, act: Act) -> str:
    before = engine.encode(game)
    with pytest.raises(engine.Refusal) as refusal:
        engine.play(game, act)
    assert engine.encode(game) == before
    return refusal.value.code


def test_ids_are_made_of_names_and_never_twice() -> None:
    game = lobby()
    names = ["Perceval", "perceval", "Léodagan de Carmélide", "  ", "李", "Père Blaise!", "PERCEVAL_2"]
    assert [seat(game, name) for name in names] == [
        "perceval", "perceval_2", "leodagan_de_carmelide", "joueur", "joueur_2", "pere_blaise", "perceval_2_2",
    ]  # fmt: skip


def test_an_id_is_at_most_32_letters_of_the_name() -> None:
    assert seat(lobby(), "x" * 80) == "x" * 32


def test_a_full_table_takes_nobody() -> None:
    game = lobby(max_players=2)
    seat(game, "a")
    seat(game, "b")
    assert refused(game, Join(player="", at=1, name="c")) == "table_full"


def test_a_seat_that_is_given_back_is_free() -> None:
    game = lobby(max_players=2)
    seat(game, "a")
    seat(game, "b")
    engine.play(game, Leave(player="a", at=2))
    assert seat(game, "c") == "c"
    assert [p.id for p in game.state.players] == ["b", "c"]


def test_a_game_needs_two_players() -> None:
    game = lobby()
    seat(game, "a")
    assert refused(game, Start(player="a", at=2)) == "too_few_players"


@pytest.mark.parametrize(
    "act",
    [Roll(player="a", at=5), Pass(player="a", at=5), Back(player="a", at=5),
     Annonce(player="a", at=5, annonce="poulette")],
)  # fmt: skip
def test_before_the_start_nothing_else_counts(act: Act) -> None:
    game = lobby()
    seat(game, "a")
    assert refused(game, act) == "not_started"


def test_who_is_not_at_the_table_starts_nothing() -> None:
    game = lobby()
    seat(game, "a")
    seat(game, "b")
    assert refused(game, Start(player="c", at=2)) == "not_at_table"


def test_once_started_nobody_starts_or_joins_but_newcomers_who_may_sing() -> None:
    game = lobby(rules={"chante_sloubi": False})
    seat(game, "a")
    seat(game, "b")
    engine.play(game, Start(player="a", at=2))
    assert refused(game, Join(player="", at=3, name="c")) == "game_started"
    assert refused(game, Start(player="a", at=3)) == "game_started"
    game = lobby()
    seat(game, "a")
    seat(game, "b")
    engine.play(game, Start(player="a", at=2))
    engine.play(game, Join(player="", at=3, name="c"))
    assert [p.id for p in game.state.waiting_players] == ["c"]


def test_contributions_go_into_the_dice() -> None:
    game = lobby()
    seat(game, "a", entropy="my lucky number")
    seat(game, "b")
    engine.play(game, Start(player="a", at=2))
    assert game.state.randomness.contributions == "a:my lucky number;"


def test_a_lobby_expects_nothing() -> None:
    game = lobby()
    seat(game, "a")
    assert engine.expected(game, "a", 5).acts == []
    assert engine.view(game, "a").you == "a"
    with pytest.raises(KeyError):
        engine.expected(game, "nobody", 5)
