"""Card demande: asking for cards in place of the best ones."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import WindowClosed
from service.engine.trou_du_cul.events import CardsExchanged, DemandMade
from tests.support.match import FOUR_ROLES, Match

HANDS = {
    "perceval": "9S 8S 7S 6S", "karadoc": "9H 8H 7H 6H", "arthur": "2D KD QD 6D", "leodagan": "XR 2C KC KS",
}  # fmt: skip


def match(hands: dict[str, str] = HANDS, **options: Any) -> Match:
    """Perceval and Karadoc may ask."""
    options = {"rules": {"demande": True}, **options}
    return Match(hands, roles=options.pop("roles", FOUR_ROLES), **options)


def given(game: Match, giver: str) -> list[str]:
    """The cards that went over from this player, as that player saw them."""
    return [" ".join(e.cards) for e in game.seen_by(giver) if isinstance(e, CardsExchanged) and e.giver == giver]


def test_it_is_off_unless_the_table_wants_it() -> None:
    game = match(rules={})
    assert list(game.waiting()) == ["exchange"]
    assert game.demands("perceval", "K") == "rule_off"


def test_it_comes_after_the_deal_and_before_the_exchange() -> None:
    game = match()
    assert game.waiting() == {"demand": ["perceval", "karadoc"]}
    assert game.told(CardsExchanged) == []
    game.demands("perceval", "K")
    game.demands("karadoc", "Q")
    assert list(game.waiting()) == ["exchange"]


@pytest.mark.parametrize(
    ("ranks", "cards"),
    [
        ("K K", "KS KC"),       # of each rank asked a card, the first of the best-first list
        ("K", "KS XR"),         # the rest: the best that is left
        ("X", "XR 2C"),
        ("X K", "XR KS"),
        ("K X", "KS XR"),       # in the order asked
        ("A", "XR 2C"),         # what is lacking: the best instead (R1)
        ("A K", "KS XR"),       # the best left after the rows above
        ("X X", "XR 2C"),
        ("A 4", "XR 2C"),
        ("2 K", "2C KS"),
    ],
)  # fmt: skip
def test_what_the_trou_du_cul_gives(ranks: str, cards: str) -> None:
    game = match()
    game.demands("perceval", ranks)
    game.declines("karadoc")
    assert given(game, "leodagan") == [cards]


@pytest.mark.parametrize(("ranks", "cards"), [("Q", "QD"), ("K", "KD"), ("A", "2D"), ("X", "2D"), ("6", "6D")])
def test_what_the_vice_trou_du_cul_gives(ranks: str, cards: str) -> None:
    game = match()
    game.demands("karadoc", ranks)
    game.declines("perceval")
    assert given(game, "arthur") == [cards]
    assert given(game, "leodagan") == ["XR 2C"]


def test_silence_and_a_pass_are_no_demand() -> None:
    game = match().wait(15_001)
    assert (given(game, "leodagan"), given(game, "arthur")) == (["XR 2C"], ["2D"])
    game = match()
    game.declines("perceval")
    game.declines("karadoc")
    assert (given(game, "leodagan"), given(game, "arthur")) == (["XR 2C"], ["2D"])


def test_what_it_refuses() -> None:
    game = match()
    assert game.demands("perceval", "K Q J") == "wrong_number"
    assert game.demands("perceval", "") == "wrong_number"
    assert game.demands("karadoc", "K Q") == "wrong_number"
    assert game.refusal is not None
    assert game.refusal.values["at_most"] == 1
    assert game.demands("perceval", "R") == "unknown_rank"
    assert game.demands("arthur", "K") == "not_asked"
    assert game.demands("leodagan", "K") == "not_asked"
    assert game.demands("perceval", "K") == "counted"
    game.wait(200)
    assert game.demands("perceval", "Q") == "already_said"
    assert game.waiting() == {"demand": ["karadoc"]}


def test_it_is_over_when_the_exchange_has_begun() -> None:
    game = match()
    game.declines("perceval")
    game.declines("karadoc")
    assert game.demands("perceval", "K") == "wrong_moment"


@pytest.mark.parametrize(
    "roles",
    [{"perceval": "president", "leodagan": "trou_du_cul"},
     {"perceval": "president", "arthur": "citoyen", "leodagan": "trou_du_cul"}],
)  # fmt: skip
def test_with_two_or_three_players_only_the_president_asks(roles: dict[str, str]) -> None:
    game = match({player: HANDS[player] for player in roles}, roles=roles)
    assert game.waiting() == {"demand": ["perceval"]}
    assert game.demands("perceval", "K K") == "counted"
    assert given(game, "leodagan") == ["KS KC"]


def test_it_is_heard_by_everybody_and_the_cards_that_follow_are_not_seen() -> None:
    game = match()
    game.demands("perceval", "K X")
    [made] = game.told(DemandMade)
    assert (made.player, made.target, made.ranks) == ("perceval", "leodagan", ["K", "X"])
    assert made.seq not in game.private
    game.declines("karadoc")
    for viewer in (None, "karadoc", "arthur"):
        [seen] = [e for e in game.seen_by(viewer) if isinstance(e, CardsExchanged) and e.giver == "leodagan"]
        assert (seen.number, seen.cards) == (2, [])


def test_whether_it_was_met_is_not_told_by_the_window() -> None:
    game = match()
    game.demands("perceval", "A A")
    game.declines("karadoc")
    [closed] = [event for event in game.told(WindowClosed) if event.name == "demand"]
    assert closed.seq not in game.private
    assert [answer.player for answer in closed.answers] == ["perceval"]


def test_what_may_be_asked_is_told() -> None:
    game = match()
    constraints = game.may("perceval")["demand"]
    assert (constraints["target"], constraints["at_most"]) == ("leodagan", 2)
    assert sorted(constraints["known_ranks"]) == sorted("3456789TJQKA2X")
    assert game.may("karadoc")["demand"]["at_most"] == 1
    assert game.may("arthur") == {}


def test_a_silence_counts_towards_being_away() -> None:
    game = match(away_after=1).wait(15_001)
    assert sorted(game.away) == ["karadoc", "perceval"]


def test_the_exchange_goes_on_with_what_the_upper_player_gives_back() -> None:
    game = match()
    game.demands("perceval", "K K")
    game.declines("karadoc")
    assert game.exchanges("perceval", "6S KC") == "counted"
    assert game.hands["leodagan"] == "XR 2C KC 6S"
