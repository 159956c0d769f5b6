"""An act may name the window that it answers: it counts in that one or in none, and is late once that one is over."""

from __future__ import annotations

import msgspec
import pytest
import yaml

from service import engine
from service.engine.core import events as ev
from service.engine.core.actions.acts import Act, Annonce, Challenge, Pass, Terms
from service.engine.cul_de_chouette import events as cul_events
from service.engine.dice import events as dice_events
from service.engine.dice.acts import Roll
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.engine.racing import WORD, Race
from tests.support.told import Told

G = "grelottine"
THREE_HOLD = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G)}


def id_of(told: Told, name: str) -> int:
    return next(record.id for record, window in told.game.windows() if window.name == name)


def untouched(told: Told) -> bool:
    return not any(told.bevues.values()) and set(told.scores.values()) == {100}


def replays(told: Told, acts: list[Act]) -> None:
    """Do all this; the record of the game comes to the same end."""
    for act in acts:
        told.act(act)
    began = {
        "players": {p.id: {"score": 100, "holds": list(p.holds)} for p in told.game.state.players},
        "first": "perceval",
    }
    text = as_yaml(record(told.game, [msgspec.json.encode(event) for event in told.events], began))
    verdict = check(parse(yaml.safe_load(text), "record#1"))
    assert (verdict.outcome, verdict.why) == ("passed", ""), text


def second_duel() -> tuple[Told, int, int]:
    """Two duels of Perceval's, one after the other; the ids of the windows for their terms, of which one is open."""
    told = Told(seats=THREE_HOLD | {"perceval": (100, G)}, first="arthur", decision_ms=3_000)
    assert told.challenges("perceval", "karadoc", at=100) == "counted"
    told.wait(50)
    first = id_of(told, "terms")
    told.wait(3_100)
    told.game.player("perceval").holds[G] = 1
    assert told.challenges("perceval", "arthur") == "counted"
    told.wait(50)
    return told, first, id_of(told, "terms")


def terms(told: Told, window: int | None, *, plus: int = 2_000) -> Terms:
    return Terms(player="perceval", at=told.now + plus, combination="chouette", amount=6, window=window)


def test_terms_for_a_duel_that_is_over_are_too_late_and_leave_the_next_duel_untouched() -> None:
    told, first, second = second_duel()
    assert first != second
    before = engine.encode(told.game)
    assert told.act(terms(told, first)) == "too_late"
    assert told.refusal.kind == "too_late"
    assert engine.encode(told.game) == before
    assert id_of(told, "terms") == second
    assert told.act(terms(told, second, plus=100)) == "counted"
    assert told.told(dice_events.TermsSet)[-1].challenge == 2


def test_terms_for_whom_the_duel_was_with_do_not_land_on_whom_it_was_handed_on_to() -> None:
    told = Told(seats=THREE_HOLD | {"karadoc": (100, "grelottine passe_grelot")}, first="arthur")
    told.challenges("perceval", "karadoc", at=100)
    told.wait(50)
    first = id_of(told, "terms")
    assert told.says("karadoc", "passe_grelot", target="arthur") == "counted"
    told.wait(50)
    assert id_of(told, "terms") != first
    assert told.act(terms(told, first)) == "too_late"
    assert told.act(terms(told, None, plus=100)) == "counted", (
        "as old clients do, whose terms are for whoever it is by then"
    )


def test_an_annonce_for_a_race_that_is_over_is_too_late_and_does_not_enter_the_next_race_for_the_same_word() -> None:
    race = Race(races=2, lag_compensation=False)
    first = id_of(race, WORD)
    race.wait(5_000)
    race.begin("karadoc")
    late = Annonce(player="arthur", at=race.now + 100, annonce=WORD, fields={}, window=first)
    assert race.act(late) == "too_late"
    assert "arthur" in race.waiting()[WORD]
    assert race.says("arthur", WORD) == "counted"


@pytest.mark.parametrize("named", [True, False])
def test_after_the_deadline_it_is_late_whether_or_not_anybody_has_closed_the_window(named: bool) -> None:
    race = Race(reaction_ms=1_000, lag_compensation=False)
    window = id_of(race, WORD) if named else None
    act = Annonce(player="karadoc", at=race.opened + 1_001, annonce=WORD, fields={}, window=window)
    assert race.act(act) == ("too_late" if named else "bevue")


def test_who_names_the_open_window_is_judged_as_ever() -> None:
    race = Race()
    window = id_of(race, WORD)
    at = race.opened + 500
    wrong = Annonce(player="karadoc", at=at, annonce="grelotte_ca_picote", fields={}, window=window)
    assert race.act(wrong) == "bevue"
    assert race.told(cul_events.Bevue)[-1].act["window"] == window
    right = Annonce(player="karadoc", at=at + 100, annonce=WORD, fields={}, window=window)
    assert race.act(right) == "counted"
    assert race.act(msgspec.structs.replace(right, at=at + 120)) == "repeated"
    assert race.act(msgspec.structs.replace(right, at=at + 300)) == "too_late"


def test_a_claim_counts_in_the_window_that_is_named() -> None:
    race = Race({"karadoc": 200})
    shout = Annonce(
        player="karadoc", at=race.opened + 560, annonce=WORD, fields={}, reaction_ms=350, window=id_of(race, WORD)
    )
    assert race.act(shout) == "counted"
    assert race.timing.credit_ms == 200


def test_a_challenge_for_a_lull_that_is_over_is_too_late() -> None:
    told = Told(dice="113 5", seats=THREE_HOLD)
    lull = next(record.id for record, window in told.game.windows() if G in window.words)
    told.throw("perceval")
    said = Challenge(player="karadoc", at=told.now + 1, challenge=G, target="perceval", window=lull)
    assert told.act(said) == "too_late"


def test_in_the_air_a_shout_for_what_the_throw_has_closed_is_late_and_no_preventive() -> None:
    told = Told(dice="113 5", flight_ms=1_000)
    told.throw("perceval")
    told.wait(1_000)
    sale = id_of(told, "achat")
    told.throw("perceval")
    assert told.act(Annonce(player="karadoc", at=told.now + 5, annonce="j_achete", window=sale)) == "too_late"
    assert not told.told(dice_events.PreventiveMade)
    assert told.says("karadoc", "j_achete") == "counted", "without a name it is a Préventive"


def test_a_second_tap_on_a_throw_is_late_and_does_not_throw_the_next_dice() -> None:
    told = Told(dice="113 5")
    chouettes = id_of(told, "chouettes")
    at = told.now + 10_000
    assert told.act(Roll(player="perceval", at=at, window=chouettes)) == "counted"
    assert told.act(Roll(player="perceval", at=at + 40, window=chouettes)) == "repeated"
    assert told.act(Roll(player="perceval", at=at + 2_000, window=chouettes)) == "too_late"
    assert told.act(Roll(player="perceval", at=at + 2_000, window=id_of(told, "cul"))) == "counted"


def test_a_throw_that_names_something_else_that_is_open_is_refused_and_free() -> None:
    told = Told(dice="113 5")
    told.throw("perceval")
    act = Roll(player="perceval", at=told.now + 2_000, window=id_of(told, "achat"))
    assert told.act(act) == "too_early"
    assert untouched(told)


def test_a_pass_for_one_window_passes_no_other() -> None:
    race = Race(races=2, lag_compensation=False)
    first = id_of(race, WORD)
    race.wait(5_000)
    race.begin("karadoc")
    assert race.act(Pass(player="arthur", at=race.now + 100, window=first)) == "too_late"
    assert race.act(Pass(player="arthur", at=race.now + 200, window=id_of(race, WORD))) == "counted"
    assert race.told(ev.PlayerPassed)[-1].windows == [id_of(race, WORD)]


def test_of_two_windows_side_by_side_only_the_one_that_is_named_is_passed_and_so_the_record_tells() -> None:
    told = suite_and_veluttee()
    suite = id_of(told, "grelotte_ca_picote")
    pass_one = Pass(player="karadoc", at=told.now + 100, window=suite)
    assert {act.window for act in engine.expected(told.game, "karadoc", told.now).acts if act.name == "pass"} == {None}
    replays(told, [pass_one])
    assert told.told(ev.PlayerPassed)[-1].windows == [suite]
    assert "karadoc" in told.waiting()["suite_veluttee"]
    assert told.says("karadoc", "veluttee") == "counted"
    told = suite_and_veluttee()
    replays(told, [Pass(player="karadoc", at=told.now + 100)])
    assert len(told.told(ev.PlayerPassed)[-1].windows) == 2


def suite_and_veluttee() -> Told:
    """1-2-3 lies there: two windows ask everybody."""
    told = Told("titouan", dice="123", rules={"suite_veluttee": True})
    told.turn("perceval")
    return told


def test_expected_tells_the_window_of_every_act_that_has_one_and_of_a_pass_that_has_only_one() -> None:
    race = Race()
    acts = {act.name: act.window for act in engine.expected(race.game, "karadoc", race.now).acts}
    assert acts[WORD] == acts["pass"] == id_of(race, WORD)


@pytest.mark.parametrize("window", [0, 999_999])
def test_a_window_that_never_was_is_not_open(window: int) -> None:
    race = Race()
    act = Annonce(player="karadoc", at=race.opened + 100, annonce=WORD, fields={}, window=window)
    assert race.act(act) == "too_late"


def test_the_record_of_acts_that_named_windows_plays_again() -> None:
    race = Race(lag_compensation=False)
    at, window = race.opened + 100, id_of(race, WORD)
    replays(
        race,
        [
            Annonce(player="karadoc", at=at, annonce="grelotte_ca_picote", fields={}, window=window),
            Annonce(player="karadoc", at=at + 200, annonce=WORD, fields={}, window=window),
            Pass(player="arthur", at=at + 210, window=window),
            Roll(player="arthur", at=at + 300, window=window),
            Annonce(player="arthur", at=at + 9_000, annonce=WORD, fields={}, window=window),
        ],
    )
