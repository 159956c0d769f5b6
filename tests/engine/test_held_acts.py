"""Held acts: what is done waits for those who have a right over it; on a rule and windows made for the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions import act_dispatch, held_acts
from service.engine.core.actions.acts import Act, Annonce, Measured, Pass
from service.engine.core.events import ActHeld, ActStopped, AnnonceMade, WindowClosed
from service.engine.core.frame import FRAMES, Frame, Outcome, done, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import RULES, Field, Rule, Word, speakers
from service.engine.core.timing import deadlines
from service.engine.core.told.view_types import Choices
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.core.windows.window_kinds import HeldWindow, Interposed, Side
from service.engine.dice.acts import Roll
from service.engine.dice.window import ThrowWindow
from tests.support.told import Told

LENGTH = 1_000
REACTION = 4_000


class Ask(Frame):
    """One window for everybody, whose word may be about a number up to 3."""

    mode: str
    hidden: bool = False

    def start(self, g: Game) -> Outcome:
        kinds: dict[str, Any] = {"interposed": Interposed, "side": Side, "roll": ThrowWindow}
        kind = kinds.get(self.mode, Window)
        more: dict[str, Any] = {"dice": 3, "lying": [1, 2, 4], "keeping": True} if self.mode == "roll" else {}
        who = ["karadoc"] if self.mode == "roll" else g.seated
        return wait(
            kind(
                name="ask", mode=self.mode, rule="veto", who=who, words=["courir"], length=LENGTH, hidden=self.hidden,
                whole_tie=self.mode == "race", at_once=self.mode == "side", **more,
            ),
            then=self.heard,
        )  # fmt: skip

    def verify_courir(self, g: Game, player: str, fields: dict[str, Any]) -> None:
        if fields["value"] > 3:
            raise OutOfBounds("too_much", "Up to 3.")

    def constraints_courir(self, g: Game, player: str) -> Choices | None:
        return Choices()

    def heard(self, g: Game, answers: Answers) -> Outcome:
        return done()


class Veto(Rule):
    """Who holds a veto may stop what others do, or let another number be said; nobody stops a veto."""

    id = "veto"
    label = "Veto"
    sources = {"modulaire": "—"}  # noqa: RUF012
    words = (
        Word(id="courir", phrase="Je cours !", fields=(Field(name="value", type="integer"),)),
        Word(id="crier", phrase="Ah !", anytime=True),
        Word(id="halte", phrase="Halte !", fields=(Field(name="target", type="player"),)),
        Word(id="plutot", phrase="Plutôt …", fields=(Field(name="value", type="integer"),)),
    )

    @held_acts.rights_over.answer
    def rights_over(self, g: Game, act: Act, window_ids: list[int]) -> list[held_acts.Right]:
        name = held_acts.word_of(act)
        holders = [p for p in g.others(act.player) if "veto" in g.player(p).holds]
        if name not in ("courir", "crier", "pass", "roll"):
            return []
        return [held_acts.Right(player=p, word=word, rule=self.id) for word in ("halte", "plutot") for p in holders]

    @hooks.wrong_here.answer
    def wrong_here(self, g: Game, player: str, word: str) -> OutOfBounds | None:
        barred = "mute" in g.player(player).holds and word in ("courir", "crier")
        return OutOfBounds("mute", "You may not.") if barred else None

    def held_verify_halte(self, g: Game, player: str, fields: dict[str, Any], act: Act) -> None:
        if fields["target"] != act.player:
            raise OutOfBounds("target_not_allowed", "Only who has acted.")

    def held_constraints_halte(self, g: Game, player: str, act: Act) -> Choices | None:
        return Choices()

    def judge_halte(self, g: Game, player: str, fields: dict[str, Any], act: Act) -> Act | None:
        return None

    def judge_plutot(self, g: Game, player: str, fields: dict[str, Any], act: Act) -> Act | None:
        return Annonce(player=act.player, at=act.at, annonce="courir", fields={"value": fields["value"]})

    def verify_crier(self, g: Game, player: str, fields: object) -> None:
        if "voice" not in g.player(player).holds:
            raise OutOfBounds("no_voice", "You have no voice left.")

    def say_crier(self, g: Game, player: str, fields: object) -> None:
        del g.player(player).holds["voice"]

    def constraints_crier(self, g: Game, player: str) -> Choices | None:
        return Choices()


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    FRAMES["Ask"], RULES["veto"] = Ask, Veto()
    speakers.cache_clear()
    yield
    del FRAMES["Ask"], RULES["veto"]
    speakers.cache_clear()


def table(mode: str = "", *, hidden: bool = False, **more: Any) -> Told:
    """Perceval, who holds a veto, Karadoc and Arthur, with this window open since the start."""
    seats: Any = {"perceval": (100, "veto"), "karadoc": (100, "voice"), "arthur": (100, "voice")}
    told = Told("modulaire", seats={**seats, **more.pop("seats", {})}, dice="136136", **more)
    told.add_rules("veto")
    if mode:
        told.game.spawn(Ask(mode=mode, hidden=hidden))
        deadlines.close_complete(told.game)
        told._collect()
    return told


def runs(told: Told, player: str, at: int, value: int = 1) -> str:
    return told.says(player, "courir", at=at, value=value)


def halts(told: Told, player: str, at: int, target: str) -> str:
    return told.says(player, "halte", at=at, target=target)


def said(told: Told) -> list[tuple[str, int]]:
    """Who said what in the window, once it is closed, in order, and nothing before it is."""
    return [(a.player, a.fields["value"]) for e in told.told(WindowClosed) if e.name == "ask" for a in e.answers]


def closed_at(told: Told) -> int:
    [event] = [e for e in told.told(WindowClosed) if e.name == "ask"]
    return event.at


MODES = ("race", "bets", "offer", "interposed", "side")


@pytest.mark.parametrize("mode", MODES)
def test_what_no_player_stops_counts_from_when_it_was_said_although_the_deadline_has_gone_by(mode: str) -> None:
    told = table(mode)
    assert runs(told, "karadoc", 900) == "counted"
    assert not told.told(AnnonceMade)
    told.wait(REACTION + 100)
    assert said(told) == [("karadoc", 1)]
    [answer] = [a for e in told.told(WindowClosed) if e.name == "ask" for a in e.answers]
    assert answer.at == 900
    assert closed_at(told) == 900 + REACTION
    assert told.told(AnnonceMade)[0].released is True


@pytest.mark.parametrize("mode", MODES)
def test_what_is_stopped_was_never_said(mode: str) -> None:
    told = table(mode)
    runs(told, "karadoc", 100)
    assert halts(told, "perceval", 500, "karadoc") == "counted"
    told.settle()
    assert said(told) == []
    assert [e.code for e in told.told(ActStopped)] == ["stopped"]
    [closed] = [e for e in told.told(WindowClosed) if e.name == "ask"]
    assert "karadoc" in closed.passed
    assert closed.at == LENGTH


def test_in_a_race_what_others_say_meanwhile_is_second_to_what_was_held() -> None:
    told = table("race")
    runs(told, "karadoc", 100)
    assert runs(told, "arthur", 800, 2) == "counted"
    assert runs(told, "arthur", 1_100, 2) == "bevue"
    told.settle()
    assert said(told)[0] == ("karadoc", 1)


def test_in_a_race_what_others_say_meanwhile_stands_where_what_was_held_is_stopped() -> None:
    told = table("race")
    runs(told, "karadoc", 100)
    halts(told, "perceval", 300, "karadoc")
    runs(told, "arthur", 800, 2)
    told.settle()
    assert said(told) == [("arthur", 2)]
    assert closed_at(told) == 800 + REACTION


def test_another_act_may_take_its_place_at_its_instant() -> None:
    told = table("bets")
    runs(told, "karadoc", 100, 1)
    assert told.says("perceval", "plutot", at=200, value=3) == "counted"
    told.settle()
    assert said(told) == [("karadoc", 3)]


def test_an_act_put_in_its_place_that_is_out_of_bounds_costs_its_player_nothing() -> None:
    told = table("bets")
    runs(told, "karadoc", 100, 1)
    told.says("perceval", "plutot", at=200, value=4)
    told.settle()
    assert said(told) == []
    assert told.bevues["karadoc"] == 0
    assert told.told(ActStopped)[-1].code == "too_much"


def test_a_pass_is_held_as_well() -> None:
    told = table("offer")
    told.passes("karadoc", at=100)
    assert told.told(ActHeld)[0].act == {"act": "pass"}
    told.says("perceval", "plutot", at=200, value=2)
    told.settle()
    assert said(told) == [("karadoc", 2)]


def test_a_pass_of_those_with_the_right_lets_it_through_at_once() -> None:
    told = table("offer")
    runs(told, "karadoc", 100)
    assert told.passes("perceval", at=200) == "counted"
    assert [e.at for e in told.told(AnnonceMade)] == [200]


def test_of_two_with_the_right_at_one_millisecond_the_preferred_one_decides() -> None:
    told = table("bets", seats={"arthur": (100, "veto")})
    runs(told, "karadoc", 100)
    assert told.says("arthur", "plutot", at=300, value=3) == "counted"
    assert halts(told, "perceval", 300, "karadoc") == "counted"
    assert halts(told, "perceval", 301, "karadoc") != "counted"
    told.settle()
    assert said(told) == []


def test_of_two_with_the_right_the_earlier_one_decides() -> None:
    told = table("bets", seats={"arthur": (100, "veto")})
    runs(told, "karadoc", 100)
    told.says("arthur", "plutot", at=300, value=3)
    assert halts(told, "perceval", 301, "karadoc") == "too_late"
    told.settle()
    assert said(told) == [("karadoc", 3)]


def test_a_right_goes_with_the_place_in_the_window_to_another_player() -> None:
    told = table("bets")
    runs(told, "karadoc", 100)
    [window] = [window for _, window in told.game.windows() if isinstance(window, HeldWindow)]
    window.hand_over("perceval", "arthur", told.game.tie_ms)
    assert halts(told, "arthur", 300, "karadoc") == "counted"
    told.settle()
    assert said(told) == []


def test_of_two_acts_that_are_held_a_word_belongs_to_the_one_that_it_fits() -> None:
    told = table("race")
    runs(told, "karadoc", 100)
    runs(told, "arthur", 200, 2)
    assert halts(told, "perceval", 400, "arthur") == "counted"
    assert halts(told, "perceval", 500, "perceval") == "bevue"
    told.settle()
    assert said(told) == [("karadoc", 1)]


def test_a_word_that_belongs_to_no_window_takes_effect_when_it_is_let_through() -> None:
    told = table()
    assert told.says("karadoc", "crier", at=100) == "counted"
    assert "voice" in told.holds["karadoc"]
    told.wait(REACTION + 100)
    assert "voice" not in told.holds["karadoc"]
    assert [(e.annonce, e.released) for e in told.told(AnnonceMade)] == [("crier", True)]


def test_a_word_that_is_no_longer_possible_when_it_is_let_through_costs_nothing() -> None:
    told = table()
    told.says("karadoc", "crier", at=100)
    del told.game.player("karadoc").holds["voice"]
    told.settle()
    assert (told.bevues["karadoc"], [e.code for e in told.told(ActStopped)]) == (0, ["no_voice"])


def test_no_die_is_thrown_while_an_act_is_held_not_by_the_table_either() -> None:
    told = table(turn_ms=2_000)
    told.says("karadoc", "crier", at=1_900)
    assert told.roll("perceval", at=1_950) == "bevue"
    told.wait(REACTION - 100)
    assert told.game.state.coup.chouettes == []  # type: ignore[attr-defined]
    told.passes("perceval", plus=0)
    told.wait(10)
    assert told.game.state.coup.chouettes == [1, 3]  # type: ignore[attr-defined]
    assert told.landed == 1_950 + REACTION - 100


def test_a_throw_that_keeps_dice_is_held_and_told_once_it_lies() -> None:
    told = table("roll")
    assert told.roll("karadoc", at=100, keep=[4]) == "counted"
    assert told.told(ActHeld)[0].act == {"act": "roll", "keep": [4], "hand": None, "magic": None}
    told.wait(REACTION + 200)
    assert [e.answers[0].fields["faces"] for e in told.told(WindowClosed) if e.name == "ask"] == [[1, 3, 4]]


def test_what_is_wrong_is_wrong_at_once_and_never_held() -> None:
    told = table("bets")
    assert runs(told, "karadoc", 100, 4) == "bevue"
    assert not told.told(ActHeld)


def test_with_the_player_who_acted_the_act_is_gone() -> None:
    told = table("bets")
    runs(told, "karadoc", 100)
    told.game.put_out("karadoc", reason="bound")
    deadlines.close_complete(told.game)
    told.settle()
    assert said(told) == []
    assert closed_at(told) == LENGTH


def test_with_the_window_that_it_was_for_the_act_is_gone() -> None:
    told = table("bets")
    runs(told, "karadoc", 100)
    told.game.cancel(next(r for r in told.game.state.records if isinstance(r.frame, Ask)))
    told.game.withdraw("arthur")
    deadlines.close_complete(told.game)
    assert not held_acts.is_held(told.game)


def test_without_those_who_had_the_right_it_counts() -> None:
    told = table("bets")
    runs(told, "karadoc", 100)
    told.game.put_out("perceval", reason="bound")
    deadlines.close_complete(told.game)
    assert not held_acts.is_held(told.game)
    told.settle()
    assert said(told) == [("karadoc", 1)]


def test_what_others_do_meanwhile_keeps_its_own_effect_and_instant() -> None:
    told = table("bets", lag_compensation=True, settle_ms=0)
    told.act(Measured(player="perceval", at=0, lag_ms=300))
    told.act(Measured(player="karadoc", at=0, lag_ms=300))
    told.act(Annonce(player="karadoc", at=500, annonce="courir", fields={"value": 1}, reaction_ms=300))
    held_at = told.told(ActHeld)[0].at
    act = Annonce(player="perceval", at=held_at + 900, annonce="plutot", fields={"value": 2}, reaction_ms=700)
    assert told.act(act) == "counted"
    told.settle()
    ran = next(e for e in told.told(AnnonceMade) if e.annonce == "courir")
    assert ran.timing is msgspec.UNSET


def test_a_hidden_word_is_held_without_being_told() -> None:
    told = table("bets", hidden=True)
    runs(told, "karadoc", 100, 3)
    assert told.told(ActHeld)[0].act == {"act": "annonce"}
    [forms] = [form for form in told.game.private.values() if isinstance(form.get("karadoc"), ActHeld)]
    assert msgspec.to_builtins(forms["karadoc"])["act"]["fields"] == {"value": 3}
    halts(told, "perceval", 200, "karadoc")
    assert told.told(ActStopped)[0].act == {"act": "annonce"}


def test_expected_tells_those_with_the_right_what_they_may_say_and_nobody_else() -> None:
    told = table("bets")
    runs(told, "karadoc", 100)
    assert {"halte", "plutot", "pass"} <= set(told.may("perceval"))
    assert not {"halte", "plutot", "courir"} & set(told.may("karadoc"))
    assert "halte" not in told.may("arthur")


def test_a_forced_act_waits_for_nobody_and_costs_its_player_nothing() -> None:
    told = table("bets")
    told.game.now = 100
    assert held_acts.why_impossible(told.game, _courir(told, 4)).code == "too_much"  # type: ignore[union-attr]
    assert held_acts.why_impossible(told.game, _courir(told, 2)) is None
    assert not told.told(AnnonceMade)
    act_dispatch.force(told.game, _courir(told, 2))
    with pytest.raises(OutOfBounds):
        act_dispatch.force(told.game, Annonce(player="karadoc", at=100, annonce="halte", fields={"target": "arthur"}))
    told.settle()
    assert said(told) == [("karadoc", 2)]
    assert told.bevues["karadoc"] == 0


def _courir(told: Told, value: int) -> Annonce:
    return Annonce(player="karadoc", at=100, annonce="courir", fields={"value": value})


def test_a_word_that_a_rule_forbids_is_wrong_and_not_expected() -> None:
    told = table("bets", seats={"karadoc": (100, "mute")})
    assert runs(told, "karadoc", 100) == "bevue"
    assert "courir" not in told.may("karadoc")
    assert "crier" not in told.may("karadoc")
    assert "courir" in told.may("arthur")


def test_a_held_act_survives_being_stored() -> None:
    told = table("race")
    runs(told, "karadoc", 100)
    told.game = engine.decode(engine.encode(told.game))
    told.settle()
    assert said(told) == [("karadoc", 1)]


def test_a_roll_or_a_pass_is_called_by_its_kind() -> None:
    assert held_acts.word_of(Roll(player="karadoc", at=0)) == "roll"
    assert held_acts.word_of(Pass(player="karadoc", at=0)) == "pass"


def test_an_act_that_is_held_is_the_same_act_when_it_is_said_again() -> None:
    told = table()
    assert told.says("karadoc", "crier", at=1_000) == "counted"
    assert told.says("karadoc", "crier", at=2_500) == "repeated"
    assert told.says("arthur", "crier", at=2_600) == "counted"
    assert len([record for record in told.game.state.records if isinstance(record.frame, held_acts.HeldAct)]) == 2


def test_a_window_that_has_its_first_word_and_waits_for_a_held_act_alone_asks_no_one_who_was_away() -> None:
    """It was offered to those who were not there when it opened, and a pass that they sent was refused."""
    window = Side(name="artichette", mode="side", rule="c1", who=["a", "b", "c"], words=["artichette"], at_once=True)
    window.begin_without(["c"])
    assert window.would_ask("c")
    window.hold_back("b", 50)
    window.take(Answer(player="a", annonce="artichette", at=200, order=0), 50)
    assert window.due is None
    assert not window.would_ask("c")
