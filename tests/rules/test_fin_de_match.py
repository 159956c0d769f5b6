"""Card fin_de_partie (its rule has the id fin_de_match): whether there is another manche."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.events import GameFinished
from service.engine.trou_du_cul.events import VoteCast
from tests.support.match import Match

FIRST = {"perceval": "4S", "karadoc": "5S", "arthur": "6S", "leodagan": "7S 8S"}
NEXT = {"perceval": "4S 4H", "karadoc": "5S 5H", "arthur": "6S 6H", "leodagan": "7S 7H"}
GO_ON, STOP = "on_continue", "on_arrete"


def played(*more: dict[str, str], **options: Any) -> Match:
    """The first manche is over."""
    game = Match(FIRST, *more, first="perceval", **options)
    return game.play_on(("perceval", "4S"), ("karadoc", "5S"), ("arthur", "6S"))


def vote(game: Match, *votes: str) -> Match:
    """The players vote one after the other."""
    for player, said in zip(FIRST, votes, strict=False):
        assert game.votes(player, said) == "counted"
    return game


def test_without_a_vote_the_match_goes_on_until_its_number_of_manches() -> None:
    game = played(NEXT, vote=False, manches=2)
    assert (game.over, game.state.manche) == (False, 2)
    game = played(NEXT, vote=False, manches=1)
    [ended] = game.told(GameFinished)
    assert (game.over, ended.reason, game.state.manche) == (True, "manches", 1)


def test_the_number_of_manches_ends_it_without_a_vote() -> None:
    game = played(NEXT, vote=True, manches=1)
    assert (game.over, game.waiting()) == (True, {})


def test_before_the_number_of_manches_there_is_a_vote() -> None:
    assert played(NEXT, vote=True, manches=2).waiting() == {"vote": list(FIRST)}


def test_neither_a_number_nor_a_vote_is_refused_at_creation() -> None:
    with pytest.raises(engine.Refusal) as refusal:
        Match(FIRST, first="perceval", vote=False)
    assert (refusal.value.code, refusal.value.values["field"]) == ("wrong_option", "manches")


@pytest.mark.parametrize(
    ("votes", "over"),
    [
        ((STOP, STOP, STOP), True),                # closes early: the result is certain
        ((STOP, STOP, GO_ON, GO_ON), False),       # half is not enough (R1)
        ((GO_ON, GO_ON), False),                   # closes early
        ((STOP, STOP, GO_ON, STOP), True),
    ],
)  # fmt: skip
def test_more_than_half_of_those_present_stop_it(votes: tuple[str, ...], over: bool) -> None:
    game = vote(played(NEXT), *votes)
    assert (game.over, "vote" in game.waiting()) == (over, False)
    assert game.state.manche == (1 if over else 2)


def test_it_stays_open_while_the_result_is_not_certain() -> None:
    assert vote(played(NEXT), STOP, STOP, GO_ON).waiting() == {"vote": ["leodagan"]}
    assert vote(played(NEXT), STOP, GO_ON).waiting() == {"vote": ["arthur", "leodagan"]}


def test_a_pass_and_silence_count_as_going_on() -> None:
    game = vote(played(NEXT), STOP, STOP)
    assert game.declines("arthur") == "counted"
    assert not game.wait(15_001).over
    assert game.state.manche == 2


def test_silence_in_the_vote_makes_no_player_away() -> None:
    assert played(NEXT, away_after=1).wait(15_001).away == []


def test_a_vote_that_stops_says_so() -> None:
    [ended] = vote(played(), STOP, STOP, STOP).told(GameFinished)
    assert (ended.reason, ended.winner) == ("voted", "perceval")


def test_everybody_hears_each_vote() -> None:
    game = vote(played(NEXT), STOP, GO_ON)
    assert [(e.player, e.vote) for e in game.told(VoteCast)] == [("perceval", STOP), ("karadoc", GO_ON)]
    assert not [e for e in game.told(VoteCast) if e.seq in game.private]


def test_what_the_vote_refuses() -> None:
    game = played(NEXT)
    assert game.votes("perceval", "peut_etre") == "unknown_vote"
    assert game.votes("perceval", STOP) == "counted"
    game.wait(200)
    assert game.votes("perceval", GO_ON) == "already_said"
    assert game.plays("perceval", "4S") == "window_open"
    assert Match(FIRST, first="perceval").votes("perceval", STOP) == "wrong_moment"


def test_who_is_away_when_it_opens_is_not_counted() -> None:
    game = Match(FIRST, NEXT, first="perceval").play_on(("perceval", "4S"), ("karadoc", "5S"))
    game.leaves("karadoc")
    game.play_on(("arthur", "6S"))
    assert game.waiting() == {"vote": ["perceval", "arthur", "leodagan"]}
    assert game.votes("perceval", STOP) == game.votes("arthur", STOP) == "counted"
    assert game.over


def test_who_leaves_without_a_vote_goes_on_and_stays_counted() -> None:
    game = vote(played(NEXT), STOP, STOP)
    game.leaves("arthur")
    assert game.waiting() == {"vote": ["leodagan"]}
    game.votes("leodagan", STOP)
    assert game.over


def test_who_comes_back_has_no_vote_until_the_next() -> None:
    game = vote(played(NEXT), STOP)
    game.leaves("arthur")
    game.comes_back("arthur")
    assert game.votes("arthur", STOP) == "not_asked"
    assert game.may("arthur") == {}


def test_what_was_voted_stands_when_its_player_leaves() -> None:
    game = vote(played(NEXT), STOP)
    game.leaves("perceval")
    game.votes("karadoc", STOP)
    game.votes("arthur", STOP)
    assert game.over


def test_where_all_are_away_the_match_ends_after_the_manche() -> None:
    game = Match(FIRST, NEXT, first="perceval")
    for player in FIRST:
        game.leaves(player)
    assert (game.over, game.state.end, game.state.manche) == (True, "all_away", 1)
    assert game.settlements != []


def test_one_cannot_stop_within_a_manche() -> None:
    """R2."""
    game = Match(FIRST, first="perceval")
    assert game.may("perceval").keys() == {"play"}
    assert game.votes("perceval", STOP) == "wrong_moment"


def test_what_may_be_voted_is_told() -> None:
    assert played(NEXT).may("leodagan")["vote"] == {"votes": [GO_ON, STOP]}
