"""Card premiere_manche: who begins the match, and which way it goes."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import WindowClosed, WindowOpened
from service.engine.trou_du_cul.events import CardsExchanged, DemandMade, DirectionSet, QueensShown
from tests.support.match import Match

SEATS = ("perceval", "karadoc", "arthur", "leodagan")


def match(start: int, direction: int, seats: int = 4, **options: Any) -> Match:
    """The queen that starts and the queen of the direction are in these seats."""
    hands = {player: ["KS", "KH", "KD", "KC"][seat] + " 5S" for seat, player in enumerate(SEATS[:seats])}
    hands[SEATS[start]] += " QH"
    hands[SEATS[direction]] += " QS"
    return Match(hands, **options)


def way(game: Match) -> list[tuple[str, str]]:
    """Which way the match goes, and why, as it was told."""
    return [(event.direction, event.reason) for event in game.told(DirectionSet)]


@pytest.mark.parametrize("start", range(4))
def test_the_holder_of_the_start_queen_leads(start: int) -> None:
    game = match(start, (start + 1) % 4)
    assert (game.turn, list(game.waiting())) == (SEATS[start], ["turn"])


@pytest.mark.parametrize(
    ("start", "direction", "found"),
    [(0, 1, "clockwise"), (0, 3, "counterclockwise"), (2, 3, "clockwise"), (2, 1, "counterclockwise")],
)
def test_the_direction_goes_the_shorter_way_to_the_direction_queen(start: int, direction: int, found: str) -> None:
    game = match(start, direction)
    assert way(game) == [(found, "queens")]
    game.plays(SEATS[start], "5S")
    assert game.turn == SEATS[(start + (1 if found == "clockwise" else -1)) % 4]


@pytest.mark.parametrize("direction", [0, 2])
def test_opposite_or_in_the_same_hand_the_starter_is_asked(direction: int) -> None:
    game = match(0, direction)
    assert (way(game), game.waiting(), game.turn) == ([], {"direction": ["perceval"]}, "perceval")
    assert game.may("perceval")["direction"]["towards"] == ["leodagan", "karadoc"]
    assert game.may("karadoc") == {}


@pytest.mark.parametrize("direction", [0, 1])
def test_two_players_are_not_asked(direction: int) -> None:
    """R4."""
    assert way(match(0, direction, seats=2)) == [("clockwise", "queens")]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({"towards": "karadoc"}, "clockwise"), ({"towards": "leodagan"}, "counterclockwise"),
        ({"clockwise": True}, "clockwise"), ({"clockwise": False}, "counterclockwise"),
    ],
)  # fmt: skip
def test_the_decider_points_at_who_plays_second(said: dict[str, Any], found: str) -> None:
    game = match(0, 2)
    assert game.directs("perceval", **said) == "counted"
    assert way(game) == [(found, "decided")]
    game.plays("perceval", "5S")
    assert game.turn == ("karadoc" if found == "clockwise" else "leodagan")


def test_a_pass_is_clockwise() -> None:
    game = match(0, 2)
    assert game.declines("perceval") == "counted"
    assert (way(game), game.turn) == ([("clockwise", "default")], "perceval")


def test_silence_is_clockwise_from_the_deadline_on() -> None:
    game = match(0, 2, decision_ms=5_000)
    assert way(game.wait(4_999)) == []
    assert way(game.wait(1)) == [("clockwise", "default")]


def test_the_deadline_itself_is_in_time() -> None:
    game = match(0, 2, decision_ms=5_000)
    game.wait(4_900)
    assert game.directs("perceval", clockwise=False) == "counted"
    assert way(game) == [("counterclockwise", "decided")]


def test_a_decider_who_leaves_goes_clockwise() -> None:
    game = match(0, 2)
    game.leaves("perceval")
    assert way(game) == [("clockwise", "default")]


def test_what_the_window_refuses_leaves_it_open() -> None:
    game = match(0, 2)
    assert game.directs("karadoc", clockwise=True) == "not_asked"
    assert game.directs("perceval", towards="karadoc", clockwise=True) == "wrong_fields"
    assert game.directs("perceval") == "wrong_fields"
    assert game.directs("perceval", towards="arthur") == "not_beside"
    assert game.directs("perceval", towards="perceval") == "not_beside"
    assert game.directs("perceval", towards="merlin") == "unknown_player"
    assert game.plays("perceval", "5S") == "window_open"
    assert game.waiting() == {"direction": ["perceval"]}


def test_a_direction_where_nothing_is_asked_is_refused() -> None:
    game = match(0, 1)
    assert game.directs("perceval", clockwise=False) == "wrong_moment"
    game = match(0, 2)
    game.directs("perceval", clockwise=True)
    assert game.directs("perceval", clockwise=False) == "wrong_moment"


def test_the_suits_of_the_queens_are_options() -> None:
    hands = {"perceval": "QH KS", "karadoc": "QD KH", "arthur": "QC KD", "leodagan": "QS KC"}
    game = Match(hands, start_queen="D", direction_queen="C")
    assert (game.turn, way(game)) == ("karadoc", [("clockwise", "queens")])


def test_the_holder_of_the_direction_queen_decides_where_the_table_wants_it() -> None:
    game = match(0, 2, direction_decider="direction")
    assert game.waiting() == {"direction": ["arthur"]}
    assert game.may("arthur")["direction"]["towards"] == ["leodagan", "karadoc"]
    assert game.directs("arthur", towards="leodagan") == "counted"
    assert (way(game), game.turn) == ([("counterclockwise", "decided")], "perceval")


def test_both_queens_are_announced_and_nothing_else_of_the_hands() -> None:
    game = match(0, 1)
    [shown] = game.told(QueensShown)
    assert (shown.start, shown.direction) == (["perceval"], ["karadoc"])
    assert shown.seq not in game.private


def test_the_first_lead_need_not_contain_the_queen() -> None:
    """R2."""
    assert match(0, 1).plays("perceval", "KS") == "counted"


def test_the_first_manche_has_no_roles_no_exchange_no_demand() -> None:
    game = match(0, 1, rules={"demande": True})
    assert (game.roles, game.told(CardsExchanged), game.told(DemandMade), game.told(WindowOpened)) == ({}, [], [], [])


TWO_PACKS = {"perceval": "5S", "karadoc": "5H", "arthur": "5D", "leodagan": "5C"}


@pytest.mark.parametrize(
    ("start", "direction", "leads", "found"),
    [
        # The first of the two holders in the order of the table starts.
        ("arthur karadoc", "arthur leodagan", "karadoc", "clockwise"),
        # One direction queen is beside the starter; the other holder is farther.
        ("perceval perceval", "arthur leodagan", "perceval", "counterclockwise"),
        # A direction queen in the starter's own hand does not count, the other one does.
        ("perceval perceval", "perceval karadoc", "perceval", "clockwise"),
        # The least distance is found on both sides.
        ("perceval perceval", "karadoc leodagan", "perceval", None),
        # No other holder.
        ("perceval perceval", "perceval perceval", "perceval", None),
        # Opposite, both.
        ("perceval perceval", "arthur arthur", "perceval", None),
    ],
)
def test_two_packs_have_two_queens_of_each(start: str, direction: str, leads: str, found: str | None) -> None:
    """R3."""
    hands = dict(TWO_PACKS)
    for queen, holders in (("QH", start), ("QS", direction)):
        for player in holders.split():
            hands[player] += f" {queen}"
    game = Match(hands, packs=2)
    assert game.turn == leads
    if found is None:
        assert (way(game), game.waiting()) == ([], {"direction": [leads]})
    else:
        assert way(game) == [(found, "queens")]


def test_two_packs_the_decider_is_the_first_holder_of_a_direction_queen() -> None:
    hands = {"perceval": "QH 5S", "karadoc": "QS 5H", "arthur": "5D QH", "leodagan": "QS 5C"}
    game = Match(hands, packs=2, direction_decider="direction")
    assert game.waiting() == {"direction": ["karadoc"]}


def test_the_window_tells_what_it_closed_with() -> None:
    game = match(0, 2)
    game.directs("perceval", towards="karadoc")
    [closed] = game.told(WindowClosed)
    assert (closed.name, closed.passed, closed.silent) == ("direction", [], [])


def test_a_tie_of_distances_with_five_players_does_not_exist() -> None:
    hands = {p: "KS 5S" if n else "QH 5S" for n, p in enumerate((*SEATS, "merlin"))}
    for seat, found in ((1, "clockwise"), (2, "clockwise"), (3, "counterclockwise"), (4, "counterclockwise")):
        player = [*SEATS, "merlin"][seat]
        assert way(Match({**hands, player: "QS 5S"})) == [(found, "queens")]
