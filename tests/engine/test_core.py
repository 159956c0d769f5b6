"""The core by itself: frames and windows, layers of the ledger, the codec; on frames and rules made for the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core import frame, ledger
from service.engine.core.actions.acts import Annonce, Pass
from service.engine.core.events import PointsMoved, WindowClosed
from service.engine.core.frame import Frame, Outcome, done, wait_all, wait_first
from service.engine.core.game import Game
from service.engine.core.ledger import LAYERS, Move
from service.engine.core.rulebook.rules import RULES, Rule, Word
from service.engine.core.stored.state import Late
from service.engine.core.timing import deadlines
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.dice.acts import Roll
from tests.support.told import Told


class Both(Frame):
    """Two windows side by side, or the first of the two."""

    first: bool = False
    nothing: bool = False

    def start(self, g: Game) -> Outcome:
        if self.nothing:
            return wait_all({}, then=self.heard_both)
        windows: dict[str, Frame] = {
            name: Window(name=name, mode="race", rule="tour", who=g.seated, words=[f"say_{name}"], length=length)
            for name, length in (("short", 100), ("long", 200))
        }
        return (wait_first if self.first else wait_all)(windows, then=self.heard_both)

    def heard_both(self, g: Game, got: dict[str, Any]) -> Outcome:
        said = [f"{name}:{a.player}" for name, answers in sorted(got.items()) for a in answers.spoken]
        g.player("perceval").name = " ".join([*sorted(got), *said])
        return done()


class Speech(Rule):
    """A rule with two words, for the windows of this test."""

    id = "speech"
    words = (Word(id="say_short", phrase="Short!"), Word(id="say_long", phrase="Long!"))


class Modifier(Rule):
    """A rule that adds its number to every movement, in every layer."""

    def __init__(self, add: int) -> None:
        self.add = add

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: Move) -> int | None:
        return move.points + self.add if move.rule == "tour" else None


@pytest.fixture(autouse=True)
def registries() -> Iterator[None]:
    """What these tests register is gone after each of them."""
    frames, known = dict(frame.FRAMES), dict(RULES)
    frame.FRAMES["Both"], RULES["speech"] = Both, Speech()
    RULES["one"], RULES["two"] = Modifier(1), Modifier(100)
    yield
    for registry, before in ((frame.FRAMES, frames), (RULES, known)):
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]


def spoken_at(told: Told, player: str, word: str, at: int) -> str:
    return told.act(Annonce(player=player, at=at, annonce=word))


def table(**fields: Any) -> Told:
    """Perceval and Karadoc with a Both running beside the turn."""
    told = Told(seats={"perceval": 100, "karadoc": 100})
    told.add_rules("speech")
    told.game.spawn(Both(**fields))
    deadlines.close_complete(told.game)
    return told


def stored(told: Told) -> None:
    told.game = engine.decode(engine.encode(told.game))


# --- frames


def test_a_frame_that_waits_for_all_gets_all_results_also_where_one_was_stored_in_between() -> None:
    told = table()
    spoken_at(told, "karadoc", "say_short", 10)
    told.wait(100)
    stored(told)
    record = next(r for r in told.game.state.records if isinstance(r.frame, Both))
    assert isinstance(record.got["short"], Answers), "it is an Answers again, not plain data"
    spoken_at(told, "perceval", "say_long", 120)
    told.wait(200)
    assert told.game.player("perceval").name == "long short long:perceval short:karadoc"


def test_a_frame_that_waits_for_the_first_drops_the_others() -> None:
    told = table(first=True)
    told.wait(150)
    assert told.game.player("perceval").name == "short"
    assert [(e.name, e.outcome) for e in told.told(WindowClosed)] == [("short", "elapsed"), ("long", "closed")]


def test_a_frame_that_waits_for_nothing_goes_on() -> None:
    assert table(nothing=True).game.player("perceval").name == ""


def test_two_windows_that_close_at_one_instant_are_each_settled_once() -> None:
    told = table()
    told.act(Pass(player="perceval", at=10))
    told.act(Pass(player="karadoc", at=20))
    assert told.game.player("perceval").name == "long short", "a pass counts in every window that asks"


def test_a_frame_must_say_where_it_starts() -> None:
    with pytest.raises(NotImplementedError):
        Frame().start(Told().game)


# --- windows


def window(mode: Any, **fields: Any) -> Window:
    opened = Window(name="w", mode=mode, rule="tour", who=["a", "b", "c"], words=["x"], length=1_000, **fields)
    opened.opened, opened.deadline = 0, 1_000
    opened.reckon(50)
    return opened


def say(opened: Window, player: str, at: int, word: str = "x") -> None:
    opened.take(Answer(player=player, annonce=word, at=at, order=len(opened.spoken)), 50)


def test_a_race_is_decided_a_tie_after_its_first_shout_but_not_after_its_deadline() -> None:
    race = window("race")
    assert race.due == 1_000
    say(race, "a", 300)
    assert race.due == 350
    say(race, "b", 280)
    assert race.due == 330, "what was made earlier counts earlier, although it came later"
    late = window("race")
    say(late, "a", 990)
    assert late.due == 1_000


def test_answers_first_may_ask_for_some_words_only() -> None:
    race = window("race")
    say(race, "a", 300, "x")
    say(race, "b", 340, "y")
    answers = race.answers(350, 50)
    assert [a.player for a in answers.first()] == ["a", "b"]
    assert [a.player for a in answers.first("y")] == ["b"]
    assert answers.first("z") == []


def test_a_word_may_be_for_some_of_the_players_only() -> None:
    race = window("race", only={"x": ["a"]})
    assert race.understands("a", "x")
    assert not race.understands("b", "x")
    assert not race.understands("a", "y")


def test_who_is_put_out_leaves_the_window_with_what_he_said() -> None:
    race = window("race", only={"x": ["a", "b"]})
    say(race, "a", 300)
    race.drop("a", 310, 50)
    assert (race.who, race.spoken, race.due) == (["b", "c"], [], 1_000)
    assert race.only == {"x": ["b"]}
    race.drop("nobody", 320, 50)
    assert race.who == ["b", "c"]


def test_a_window_without_deadline_or_signal_leaves_nothing_late_behind() -> None:
    offer = Window(name="w", mode="until", rule="tour", who=["a"], words=["x"])
    assert offer.aftermath(500) is None
    race = window("race")
    assert race.aftermath(500) == Late(shared=["x"], who=["a", "b", "c"], until=1_000, tag="w")
    assert race.aftermath(1_001) is None


def test_late_words_list_their_players_once_or_each_its_own() -> None:
    race = window("race")
    race.words, race.only = ["x", "y", "z"], {"x": ["b"]}
    late = race.aftermath(500)
    assert late == Late(words={"x": ["b"]}, shared=["y", "z"], who=["a", "b", "c"], until=1_000, tag="w")
    found = [(player, word) for player in "abcd" for word in "xyz" if late.covers(player, word, 1_000)]
    assert found == [("a", "y"), ("a", "z"), ("b", "x"), ("b", "y"), ("b", "z"), ("c", "y"), ("c", "z")]
    assert not late.covers("a", "y", 1_001)


def test_all_who_never_spoke_are_last_then_the_latest_and_who_was_tied_with_him() -> None:
    last = window("last")
    say(last, "a", 100)
    assert last.answers(1_000, 50).last() == ["b", "c"]
    say(last, "b", 140)
    say(last, "c", 180)
    assert last.answers(1_000, 50).last() == ["b", "c"]


# --- the ledger


def test_the_layers_come_in_their_order_and_in_each_the_rules_in_the_order_of_the_book() -> None:
    told = Told()
    told.add_rules("two", "one")
    told.game.ledger.settle([Move(player="perceval", points=5, rule="tour")])
    told._collect()
    (movement,) = told.told(PointsMoved)[0].movements
    passed = (*LAYERS, "BOUND")
    assert [(t.layer, t.rule) for t in movement.modifiers] == [(x, r) for x in passed for r in ("two", "one")]
    assert (movement.base, movement.points, movement.score) == (5, 5 + 5 * 101, 100 + 5 + 5 * 101)


def test_movements_of_who_is_out_are_void_and_no_movement_is_no_settlement() -> None:
    told = Told()
    told.game.player("perceval").in_game = False
    told.game.ledger.settle([Move(player="perceval", points=5, rule="tour")])
    told.game.ledger.settle([])
    assert told.game.state.settlements == 0
    assert told.scores["perceval"] == 100


# --- the codec


@pytest.mark.parametrize("blob", [b"", b"{", b"[]", b"{}", b'{"id": 3}'])
def test_bytes_that_hold_no_game_are_refused(blob: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        engine.decode(blob)


def test_equal_games_give_equal_bytes() -> None:
    one, other = (Told(dice="336").game for _ in range(2))
    assert engine.encode(one) == engine.encode(other)


def test_the_state_does_not_grow_with_the_length_of_a_game() -> None:
    told = Told(dice="134" * 200, seats={"perceval": 0, "karadoc": 0}, target=100_000)
    sizes = []
    for _ in range(80):
        told.turn(str(told.turn_of))
        sizes.append(len(engine.encode(told.game)) - 2 * len(told.game.state.randomness.given or []))
    assert max(sizes[-20:]) <= max(sizes[:20]) + 40, "a few digits more"


# --- the draft


def test_a_double_press_of_an_act_that_a_rule_forbids_is_one_bevue() -> None:
    told = Told(seats={"perceval": (100, "grelottine"), "karadoc": (100, "grelottine")})
    assert told.challenges("perceval", "perceval") == "bevue"
    assert told.challenges("perceval", "perceval", plus=50) == "repeated"
    assert told.challenges("perceval", "perceval", plus=51) == "bevue"


def test_a_second_pass_in_the_same_breath_is_the_same_pass() -> None:
    told = Told(dice="336")
    told.turn("perceval")
    assert told.passes("karadoc") == "counted"
    assert told.passes("karadoc", plus=10) == "repeated"


def test_a_throw_that_the_table_has_made_meanwhile_is_late_and_free() -> None:
    told = Told(dice="133 44", turn_ms=5_000, settle_ms=60, rules={"sirotage": False})
    told.wait(5_060 + 1_500)
    assert told.act(Roll(player="perceval", at=4_990)) in ("too_late", "too_early")
    told.wait(1_000)
    assert told.turn_of == "karadoc"
    assert told.act(Roll(player="perceval", at=5_100)) == "too_late"
    assert told.bevues["perceval"] == 0


def test_a_game_that_was_settled_to_its_end_in_the_same_breath_refuses_the_act() -> None:
    told = Told(seats={"perceval": 340, "karadoc": 0}, dice="134", turn_ms=5_000)
    told.roll("perceval", at=0)
    assert told.act(Annonce(player="karadoc", at=60_000, annonce="poulette")) == "game_finished"
    assert told.winner == "perceval"


def test_an_act_closes_what_settling_at_its_instant_would_close() -> None:
    """The service settles before it plays, a replay does not: they must not differ by a millisecond."""
    for rung in (True, False):
        told = Told(dice="234", settle_ms=60)
        told.turn("perceval")
        told.passes("perceval", at=100)
        at = told.landed + 4_060
        if rung:
            engine.settle(told.game, at)
        assert told.says("karadoc", "sans_fin_est_la_moisissure", at=4_060) == "counted"
