"""What a viewer is told: what he may do now and by when, who throws, which dice lie there; and nothing hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Pass
from service.engine.core.told.view_types import ExpectedAct
from service.engine.cul_de_chouette.constraints import CombinationBounds, Constraints
from tests.engine import waiting
from tests.support.told import Told

G = "grelottine"


def may(game: Told, player: str) -> dict[str, ExpectedAct]:
    return {act.name: act for act in engine.expected(game.game, player, game.now).acts}


def test_a_thrower_may_throw_from_the_guard_on() -> None:
    game = Told(dice="33")
    game.throw("perceval")
    roll = may(game, "perceval")["cul"]
    assert (roll.act, roll.not_before, roll.deadline) == ("roll", game.landed + 1_500, None)
    assert roll.constraints == Constraints(dice=1)
    assert set(may(game, "karadoc")) == {"j_achete"}
    assert may(game, "karadoc")["j_achete"].constraints == Constraints(price=30)


def test_a_challenger_is_told_whom_he_may_challenge() -> None:
    seats: dict[str, Any] = {
        "perceval": (100, G), "karadoc": (100, G), "arthur": 100, "bohort": (10, G), "yvain": (50, G),
    }  # fmt: skip
    game = Told(seats=seats)
    challenge = may(game, "karadoc")[G]
    assert challenge.act == "challenge"
    assert challenge.fields == ["target"]
    assert challenge.constraints == Constraints(targets=["perceval", "yvain"])
    assert G not in may(game, "arthur"), "he holds none"
    assert G not in may(game, "bohort"), "he has too few points"


def test_before_a_challenge_is_decided_nobody_is_told_to_throw() -> None:
    game = waiting.challenge_not_decided()
    assert "chouettes" not in may(game, "perceval")
    game.wait(100)
    assert "terms" in may(game, "perceval")


def test_the_grelottin_is_told_his_limits_and_from_when_he_may_speak() -> None:
    game = waiting.terms()
    terms = may(game, "perceval")["terms"]
    assert terms.act == "terms"
    assert terms.fields == ["combination", "amount"]
    assert CombinationBounds(name="velute", minimum=1, maximum=25) in terms.constraints.combinations
    assert terms.not_before == 1_600
    assert may(game, "perceval")["pass"].not_before == 1_600


def test_the_challenged_player_is_told_his_immunities() -> None:
    game = waiting.terms()
    assert set(may(game, "karadoc")) == {"passe_grelot", "rigodon"}
    assert may(game, "karadoc")["passe_grelot"].constraints == Constraints(targets=["arthur"])
    assert may(game, "arthur") == {}


def test_where_nobody_can_take_a_duel_over_a_passe_grelot_is_not_offered() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, f"{G} passe_grelot"), "arthur": 0}
    game = Told("titouan", seats=seats)
    game.challenges("perceval", "karadoc")
    game.wait(50)
    assert "passe_grelot" not in may(game, "karadoc")


def test_a_re_throw_tells_what_may_be_kept_and_who_may_stop() -> None:
    game = waiting.re_throw()
    allowed = Constraints(dice=2, keep_from=[3, 4, 6], keep_at_most=2)
    assert may(game, "karadoc")["re_throw"].constraints == allowed
    assert "pass" not in may(game, "karadoc")
    may_stop = may(waiting.re_throw_or_stop(), "karadoc")
    assert set(may_stop) == {"re_throw", "pass", "je_sirote"}, "to sirote is a second throw that keeps the Chouette"


def test_who_has_spoken_or_passed_is_asked_nothing_more() -> None:
    game = waiting.suite_with_velute()
    assert may(game, "karadoc") == may(game, "arthur") == {}
    assert set(may(game, "perceval")) == {"grelotte_ca_picote", "pass"}


def test_who_is_out_is_asked_nothing_but_the_dice_for_the_game() -> None:
    assert may(waiting.put_out_after_his_cul(), "perceval") == {}
    assert set(may(waiting.dice_for_the_game(), "perceval")) == {"fin_de_partie"}


def test_the_view_tells_the_dice_that_lie_there_and_the_duel() -> None:
    view = engine.view(waiting.duel_cul().game, None)
    assert view.throw is not None
    assert (view.throw.faces, view.throw.combinations) == ([3, 4], [])
    assert (view.turn, view.to_throw) == ("arthur", "karadoc")
    assert view.challenge is not None
    assert (view.challenge.stage, view.challenge.combination, view.challenge.amount) == ("throws", "chouette", 6)
    assert engine.view(waiting.race().game, None).throw.combinations == ["chouette_velute"]  # type: ignore[union-attr]
    assert engine.view(waiting.roll_off_for_grelottin().game, None).challenge is None
    assert engine.view(waiting.terms().game, None).challenge.stage == "terms"  # type: ignore[union-attr]


def test_the_seed_is_shown_when_the_game_is_over_and_its_hash_from_the_start() -> None:
    game = waiting.lull()
    view = engine.view(game.game, "perceval")
    assert (view.seed, view.commitment) == (None, game.game.state.commitment)
    assert view.commitment is not None
    game.wait(10**8)
    assert game.game.state.status == "finished"
    assert engine.view(game.game, None).seed == waiting.SEED


def test_sips_are_shown_with_all_their_fields_before_anybody_has_drunk() -> None:
    g = engine.create(ruleset="titouan", game_id="t", now=0, seed="ab" * 32, options={"aquitaine": True})
    shown = msgspec.to_builtins(engine.view(g, None))["sips"]
    assert {"drunk", "given", "king"} <= shown.keys()


def test_what_is_expected_of_an_instant_before_what_has_been_played_is_the_same_however_the_game_was_loaded() -> None:
    told = Told("modulaire", seats={"perceval": 0, "karadoc": 0, "arthur": 0}, rules={"t5": True})
    told.says("arthur", "question", target="perceval", text="Tu sirotes ?")
    then = told.game.state.clock - 20
    with pytest.raises(engine.Refusal):
        engine.play(told.game, Pass(player="karadoc", at=then))
    stored = engine.decode(engine.encode(told.game))
    assert engine.expected(told.game, "perceval", then) == engine.expected(stored, "perceval", then)
    assert "oui" in [act.name for act in engine.expected(stored, "perceval", then).acts]
