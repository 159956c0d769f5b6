"""Bots at cards, on the engine: clearly better than chance and each level than the one below, at human pace, blind."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from service import engine
from service.bots.chance import Chance
from service.bots.levels import LEAST_MS, LEVELS
from service.bots.trou_du_cul.observation import Observation, seen
from service.bots.trou_du_cul.strategy import decide
from service.engine.trou_du_cul.acts import Vote
from service.engine.trou_du_cul.events import MancheFinished
from service.games.bots.scheduler import look
from tests.bots.card_table import ANYTHING, CardTable
from tests.bots.strength import mean, played, share

ENDLESS = 100_000
"""More acts than any of these matches has."""
VARIANTS = {"revolution": True, "putsch": True, "demande": True}


@pytest.mark.parametrize(("level", "least"), [("novice", 0.4), ("regular", 0.6), ("champion", 0.65)])
def test_one_bot_among_three_who_lay_anything_is_president_far_more_often_than_one_in_four(
    level: str, least: float
) -> None:
    tally = played((level, ANYTHING, ANYTHING, ANYTHING), 60)
    assert share(tally[level], "president") > least, tally
    assert mean(tally[level]) > 0.5 > 0 > mean(tally[ANYTHING])


@pytest.mark.parametrize(("better", "worse"), [("champion", "regular"), ("regular", "novice")])
def test_a_better_level_beats_the_one_below(better: str, worse: str) -> None:
    tally = played((better, worse, better, worse), 100)
    assert share(tally[better], "president") > 1.2 * share(tally[worse], "president"), tally
    assert mean(tally[better]) > 0.15 > mean(tally[worse])


@pytest.mark.parametrize("count", range(2, 13))
def test_at_any_table_and_by_all_variants_bots_come_to_an_end_and_are_never_refused(count: int) -> None:
    levels = [[*LEVELS][place % 3] for place in range(count)]
    options = {"manches": 3, "vote": False, "rules": VARIANTS, "max_players": 12}
    table = CardTable.seated(levels, count, options).play(ENDLESS)
    assert (table.game.state.status, table.game.state.end) == ("finished", "manches")
    assert not table.refused, "two who throw at once are both in time"
    assert not any(getattr(event, "silence", False) for event in table.events), "none of them is ever silent"


def test_bots_do_all_that_there_is_to_do() -> None:
    done: Counter[str] = Counter()
    for seed in range(6):
        options = {"manches": 3, "rules": VARIANTS}
        table = CardTable.seated([*LEVELS, "regular"], seed, options).play(ENDLESS)
        done += Counter(act["act"] for act in table.acts)
    assert {"play", "pass_turn", "decline", "putsch", "direction", "demand", "exchange", "vote"} <= set(done)


def test_the_same_seed_plays_the_same_match() -> None:
    blobs = {engine.encode(CardTable.seated(["regular"] * 4, 5, {"manches": 2}).play(150).game) for _ in range(2)}
    assert len(blobs) == 1


def test_hands_of_others_and_the_seed_make_no_difference_to_it() -> None:
    """Cards are swapped between the other hands, and the seed of later deals is another one."""
    table = CardTable.seated(["champion"] * 4, 2, {"manches": 3, "rules": VARIANTS})
    for _ in range(120):
        table.step()
        for player in table.levels:
            other = _with_other_cards(table, player)
            told, differs = (_seen_by(game, player, table.now) for game in (table.game, other))
            assert told == differs
            mine = [p for p in table.bots.plan(table.game, table.meta, table.now) if p.player == player]
            assert mine == [p for p in table.bots.plan(other, table.meta, table.now) if p.player == player]


def _with_other_cards(table: CardTable, player: str) -> engine.Game:
    """The same table, where the others hold as many cards as before, and other ones."""
    other = engine.decode(engine.encode(table.game))
    other.state.randomness.seed = "f" * 64
    hands = other.state.hands
    theirs = [card for seat, hand in hands.items() if seat != player for card in hand]
    theirs.reverse()
    for seat, hand in hands.items():
        if seat != player:
            hands[seat], theirs = theirs[: len(hand)], theirs[len(hand) :]
    return other


def _seen_by(game: engine.Game, player: str, now: int) -> Observation:
    return seen(*look(game, player, engine.expected(game, player, now)))


def test_it_takes_as_long_as_people_do_and_less_than_it_has() -> None:
    table = CardTable.seated([*LEVELS, "novice"], 3, {"manches": 3, "rules": VARIANTS, "turn_ms": 4000})
    for _ in range(200):
        table.step()
        for planned in table.bots.plan(table.game, table.meta, table.now):
            offer = _seen_by(table.game, planned.player, table.now).offers[0]
            took = planned.at - offer.since
            assert took >= LEAST_MS
            assert offer.length is None or took <= 0.75 * offer.length


def test_declining_takes_as_long_as_throwing_so_that_the_time_tells_nothing_of_the_hand() -> None:
    table = _at_a_race()
    for player in table.levels:
        for level in LEVELS.values():
            observation, chance = _seen_by(table.game, player, table.now), Chance.of("secret", "game", player, level.id)
            declines = [offer for offer in observation.offers if offer.act == "pass"]
            if not declines:
                continue
            with_pair = decide(observation, level, chance)
            without = decide(_only(observation, declines), level, chance)
            assert with_pair is not None
            assert without is not None
            assert with_pair.at == without.at


def _only(observation: Observation, offers: list[Any]) -> Observation:
    return Observation(
        **{**{name: getattr(observation, name) for name in observation.__dataclass_fields__}, "offers": offers}
    )


def _at_a_race() -> CardTable:
    table = CardTable.seated(["champion"] * 4, 4, {"manches": 3, "rules": VARIANTS})
    while not any(_seen_by(table.game, player, table.now).offer("putsch") for player in table.levels):
        table.step()
    return table


@pytest.mark.parametrize(("word", "end"), [("on_arrete", "finished"), ("on_continue", "playing")])
def test_bots_vote_as_people_do_once_these_have_voted(word: str, end: str) -> None:
    table = CardTable.seated([ANYTHING, "regular", "champion"], 1, {})
    while not any(isinstance(event, MancheFinished) for event in table.events):
        table.step()
    assert {planned.wish.act["vote"] for planned in table.bots.plan(table.game, table.meta, table.now)} == {
        "on_continue"
    }
    engine.play(table.game, Vote(player="player_0", at=table.now, vote=word))
    table.collect()
    while "vote" in {planned.wish.act["act"] for planned in table.bots.plan(table.game, table.meta, table.now)}:
        table.step()
    assert table.game.state.status == end


def test_bots_alone_stop_by_themselves() -> None:
    table = CardTable.seated(["novice", "regular", "champion"], 1, {}).play(ENDLESS)
    assert (table.game.state.status, table.game.state.end) == ("finished", "voted")


def test_a_table_of_bots_and_somebody_who_says_nothing_plays_to_its_end() -> None:
    table = CardTable.seated(["champion", "regular", "novice"], 1, {"manches": 2, "vote": False})
    table.game.player("player_2").bot = ""
    table.play(ENDLESS)
    assert (table.game.state.status, table.game.state.end) == ("finished", "all_away"), (
        "bots do not go on among themselves"
    )
