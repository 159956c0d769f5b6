"""teams: each test is a sentence of its card."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Annonce, Join, Start
from service.engine.core.stored.state import Player
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.dice.acts import Roll
from tests.support.told import Told

TEAMS = {"rouges": ["perceval", "arthur"], "bleus": ["karadoc", "leodagan"]}
NAMES = ["Perceval", "Arthur", "Karadoc", "Leodagan"]


def lobby(teams: Any, ruleset: str = "titouan", join_teams: list[str] | None = None) -> engine.Game:
    g = engine.create(ruleset=ruleset, game_id="t", now=0, seed="ab" * 32, options={"teams": teams})
    for index, name in enumerate(NAMES):
        engine.play(g, Join(player="", at=0, name=name, team=join_teams[index] if join_teams else ""))
    return g


def test_the_service_seats_the_teams_alternately() -> None:
    g = lobby(TEAMS)
    engine.play(g, Start(player="perceval", at=1))
    assert [p.id for p in g.state.players] == ["perceval", "karadoc", "arthur", "leodagan"]


def test_a_player_may_name_his_team_when_he_joins() -> None:
    g = lobby({"rouges": [], "bleus": []}, join_teams=["rouges", "bleus", "bleus", "rouges"])
    engine.play(g, Start(player="perceval", at=1))
    assert g.side("perceval") == ["perceval", "leodagan"]


@pytest.mark.parametrize(
    ("teams", "ruleset"),
    [
        ({"rouges": ["perceval", "arthur"], "bleus": ["karadoc"]}, "titouan"),
        ({"rouges": ["perceval", "arthur", "karadoc"], "bleus": ["leodagan"]}, "titouan"),
        ({"rouges": ["perceval"], "bleus": ["karadoc", "leodagan", "arthur"]}, "wikimonde"),
    ],
)
def test_every_player_is_in_exactly_one_team_of_the_right_size(teams: Any, ruleset: str) -> None:
    g = lobby(teams, ruleset)
    with pytest.raises(engine.Refusal) as refused:
        engine.play(g, Start(player="perceval", at=1))
    assert refused.value.code == "teams_incomplete"


@pytest.mark.parametrize(
    "teams",
    [
        {"rouges": ["perceval"]},
        {"rouges": ["perceval"], "bleus": ["perceval"]},
        ["rouges"],
        {"rouges": "perceval", "bleus": []},
        {"rouges": [1], "bleus": []},
    ],
)
def test_teams_that_make_no_sense_are_refused_at_creation(teams: Any) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset="titouan", game_id="t", now=0, seed="ab" * 32, options={"teams": teams})
    assert (refused.value.code, refused.value.values["field"]) == ("wrong_option", "teams")


def test_the_winner_is_a_team() -> None:
    g = engine.create(ruleset="titouan", game_id="t", now=0, options={"teams": TEAMS}, given=[1, 4, 5])
    players = [Player(id=n.lower(), name=n, score=300) for n in NAMES]
    engine.start_from(g, players, first="perceval")
    engine.play(g, Roll(player="perceval", at=100))
    engine.play(g, Roll(player="perceval", at=1600))
    assert g.state.winner == "rouges"
    assert {p.id: p.score for p in g.state.players} == {"perceval": 350, "arthur": 350, "karadoc": 300, "leodagan": 300}


def test_minus_the_target_puts_the_whole_team_out() -> None:
    g = engine.create(ruleset="titouan", game_id="t", now=0, options={"teams": TEAMS, "turn_ms": 0}, given=[])
    players = [Player(id=n.lower(), name=n, score=-340 if n in ("Karadoc", "Leodagan") else 5) for n in NAMES]
    engine.start_from(g, players, first="perceval")
    engine.play(g, Annonce(player="karadoc", at=100, annonce="pas_mou_le_caillou"))
    assert [p.id for p in g.state.players if not p.in_game] == ["karadoc", "leodagan"]
    assert g.state.winner == "rouges"


@pytest.mark.parametrize("word", ["grelottine"])
def test_a_team_mate_is_never_a_target(word: str) -> None:
    g = engine.create(ruleset="titouan", game_id="t", now=0, options={"teams": TEAMS, "turn_ms": 0}, given=[])
    players = [Player(id=n.lower(), name=n, score=100, holds={"grelottine": 1}) for n in NAMES]
    engine.start_from(g, players, first="perceval")
    allowed = next(act for act in engine.expected(g, "perceval", 10).acts if act.name == word)
    assert allowed.constraints == Constraints(targets=["karadoc", "leodagan"])


@pytest.mark.parametrize("book", ["titouan", "expert"])
def test_three_of_one_team_together_on_a_flanned_chouette_velute_gain_it_three_times(book: str) -> None:
    """Card teams R6: each of the tied, however many of whatever team."""
    teams = {"gaules": ["perceval", "arthur", "bohort"], "carmelide": ["karadoc", "leodagan", "yvain"]}
    seats = {name: (100, "flan") if name == "karadoc" else 100 for members in teams.values() for name in members}
    game = Told(book, dice="224", seats=seats, teams=teams)
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    for player, at in (("perceval", 300), ("arthur", 320), ("bohort", 340)):
        game.says(player, "pas_mou_le_caillou", at=at)
    assert game.settle().scores["perceval"] == 100 + 3 * 32


def test_a_bi_jarret_doubles_what_a_flanned_team_gains() -> None:
    teams = {"gaules": ["perceval", "arthur"], "carmelide": ["karadoc", "leodagan"]}
    seats = {"perceval": (100, "jarret"), "karadoc": (100, "flan"), "arthur": 100, "leodagan": 100}
    game = Told("titouan", dice="112", seats=seats, teams=teams)
    game.says("karadoc", "flan", target="perceval")
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    for player, at in (("karadoc", 300), ("leodagan", 320)):
        game.says(player, "pas_mou_le_caillou", at=at)
    assert game.settle().scores["karadoc"] == 100 + 2 * 2 * 8
