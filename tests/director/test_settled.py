"""What an organiser settles counts: overtime, who watches, pace, points; tables play again though they are over."""

from __future__ import annotations

import pytest

from service.director import organising
from service.engine.core.told.standings import standings as ranks
from service.tournaments import PointRule
from service.tournaments.check import first_difference
from service.tournaments.standings.lines import standings
from tests.director.cup import Cup


@pytest.mark.parametrize(
    ("overtime", "places", "forfeits"),
    [("scores", None, False), ("shared", {1}, False), ("forfeit", {1}, True)],
)
def test_a_table_whose_time_is_over_is_decided_as_it_was_settled(
    overtime: str, places: set[int] | None, forfeits: bool
) -> None:
    cup = Cup.made(3, table_size=3, rounds=1, round_ms=30_000, overtime=overtime)
    cup.look()
    [game] = cup.open_games()
    cup.clock.move(30_000)
    cup.look()
    [event] = [event for event in cup.told if event["type"] == "table_finished"]
    assert event["decided"] == "time"
    assert {one["forfeit"] for one in event["placings"]} == {forfeits}
    found = {one["entry"]: (one["place"], one["score"]) for one in event["placings"]}
    if places is None:
        ranked = {one.player: one.rank for one in ranks(cup.games.read(game).game)}
        assert {entry: place for entry, (place, _) in found.items()} == ranked
    else:
        assert {place for place, _ in found.values()} == places


def test_its_games_have_its_pace_and_its_watchers() -> None:
    options = {"turn_ms": 17_000, "forfeit_ms": 90_000}
    cup = Cup.made(2, table_size=2, options=options, watching="invited")
    cup.look()
    snapshot = cup.games.read(cup.open_games()[0])
    assert {name: snapshot.game.state.options[name] for name in options} == options
    assert (snapshot.meta.visibility, snapshot.meta.watching) == ("public", "invited")


@pytest.mark.parametrize(
    ("points", "earned"),
    [
        (PointRule(places=(5_000, 2_000, 1_000), forfeit=-500), [5_000, -500, -500]),
        (PointRule(by="wins"), [1_000, 0, 0]),
        (PointRule(by="share"), [333, 0, 0]),
    ],
    ids=["places", "wins", "share"],
)
def test_a_game_pays_as_it_was_settled(points: PointRule, earned: list[int]) -> None:
    cup = Cup.made(3, table_size=3, rounds=1, points=points)
    cup.play()
    assert [line.points for line in standings(cup.now.known)] == earned


def test_a_table_that_is_over_plays_again_and_its_result_counts_until_the_new_one_comes() -> None:
    cup = Cup.made(4, table_size=2)
    cup.look()
    first, second = cup.open_games()
    cup.end(first)
    before = standings(cup.now.known)
    cup.do(lambda draft: organising.play_again(draft, "1.1", "A fault of the network"))
    assert standings(cup.now.known) == before
    cup.look()
    again = cup.now.games["1.1"].game
    assert sorted(cup.open_games()) == sorted([second, again])
    cup.end(second)
    cup.look()
    assert len(cup.now.rounds) == 1, "no round begins before it has been played"
    cup.end(again)
    corrected, over = cup.told[-2:]
    assert (corrected["type"], corrected["note"]) == ("result_corrected", "A fault of the network")
    assert (over["type"], over["round"]) == ("round_finished", 1)
    assert [event["type"] for event in cup.told].count("table_finished") == 2
    cup.look()
    assert len(cup.now.rounds) == 2
    counted = [one for line in standings(cup.now.known) for one in line.earned if one.corrected]
    assert {one.game for one in counted} == {again}
    assert first_difference(cup.now.known) is None


def test_a_table_that_plays_again_has_a_whole_time_of_its_own() -> None:
    cup = Cup.made(2, table_size=2, round_ms=60_000)
    cup.look()
    cup.clock.move(59_000)
    cup.end(cup.open_games()[0])
    cup.do(lambda draft: organising.play_again(draft, "1.1", ""))
    cup.look()
    cup.clock.move(59_999)
    cup.look()
    assert len(cup.now.rounds) == 1
    cup.clock.move(1)
    cup.look()
    assert cup.now.corrections[0].placings
    assert cup.now.corrections[0].game == cup.now.games["1.1"].game


@pytest.mark.parametrize("attempts", [1, 3])
def test_of_a_table_that_plays_again_and_again_the_last_game_counts(attempts: int) -> None:
    cup = Cup.made(2, table_size=2, rounds=1)
    cup.look()
    cup.end(cup.open_games()[0])
    for number in range(attempts):
        cup.do(lambda draft, number=number: organising.play_again(draft, "1.1", f"Reason {number}"))
        cup.look()
    [game] = cup.open_games()
    cup.end(game)
    [made] = cup.now.corrections
    assert (made.game, made.reason) == (game, f"Reason {attempts - 1}")
