"""Card grades: the roles that a manche gives."""

from __future__ import annotations

import pytest

from service.engine.trou_du_cul.events import GradesGiven, MancheFinished
from service.engine.trou_du_cul.roles import role_of
from tests.support.match import Match

NAMES = ("perceval", "karadoc", "arthur", "leodagan", "merlin", "bohort")
P, VP, C, VT, T = "president", "vice_president", "citoyen", "vice_trou_du_cul", "trou_du_cul"

ROLES = {2: [P, T], 3: [P, C, T], 4: [P, VP, VT, T], 5: [P, VP, C, VT, T], 6: [P, VP, C, C, VT, T]}


def played(players: int) -> Match:
    """Each has one card, stronger and stronger; all but the last finish in the order of the table."""
    hands = {player: f"{'456789'[seat]}S" for seat, player in enumerate(NAMES[:players])}
    hands[NAMES[players - 1]] += " 3H 3D"
    game = Match(hands, first="perceval", packs=1)
    for seat, player in enumerate(NAMES[: players - 1]):
        if game.state.status == "playing" and game.turn == player:
            assert game.plays(player, f"{'456789'[seat]}S") == "counted"
    return game


@pytest.mark.parametrize("players", ROLES)
def test_places_give_roles(players: int) -> None:
    game = played(players)
    assert game.roles == dict(zip(NAMES, ROLES[players], strict=False))
    assert game.state.roles == game.told(GradesGiven)[0].roles


@pytest.mark.parametrize("players", range(2, 13))
def test_there_is_one_of_each_role_but_citoyens(players: int) -> None:
    roles = [role_of(place, players) for place in range(1, players + 1)]
    for role in (P, T):
        assert roles.count(role) == 1
    for role in (VP, VT):
        assert roles.count(role) == (players >= 4)
    assert (roles[0], roles[-1]) == (P, T)


def test_the_manche_is_over_at_once_when_one_player_at_most_holds_cards() -> None:
    game = played(3)
    assert (game.turn, game.state.top, game.waiting()) == (None, None, {"vote": ["perceval", "karadoc", "arthur"]})
    assert game.state.manches_played == 1


def test_the_player_who_holds_cards_takes_the_place_left_and_does_not_show_them() -> None:
    game = played(3)
    [finished] = game.told(MancheFinished)
    assert finished.places == {"perceval": 1, "karadoc": 2, "arthur": 3}
    assert finished.seq not in game.private
    assert game.hands["arthur"] == "6S 3H 3D"


def test_the_place_left_may_be_the_first() -> None:
    game = Match({"perceval": "2S", "karadoc": "4S 5S"}, first="perceval")
    game.plays("perceval", "2S")
    assert game.roles == {"karadoc": P, "perceval": T}


def test_the_winner_of_the_manche_is_the_president() -> None:
    assert played(4).state.won == {"perceval": 1}


def test_nothing_is_left_on_the_table_between_two_manches() -> None:
    game = Match({"perceval": "9S", "karadoc": "4S 5S"}, first="perceval", vote=False, manches=3)
    game.plays("perceval", "9S")
    assert (game.state.top, game.state.passed, game.turn, game.state.manches_played) == (None, [], None, 1)


def test_seats_and_direction_do_not_change() -> None:
    game = Match(
        {"perceval": "9S", "karadoc": "4S 5S", "arthur": "AS"}, {"perceval": "4S 5S 6S", "karadoc": "7S 8S 9S",
        "arthur": "TS JS QS"}, first="perceval", told={"direction": "counterclockwise"}, vote=False, manches=3,
    )  # fmt: skip
    game.plays("perceval", "9S")
    game.plays("arthur", "AS")
    assert (game.state.manche, game.state.direction) == (2, "counterclockwise")
    assert [player.id for player in game.state.players] == ["perceval", "karadoc", "arthur"]
