"""Persons who act for other players: whose word it was, whose score it moves, and for whom the table waits."""

from __future__ import annotations

from service import engine
from service.engine.core.actions.acts import Leave
from service.engine.core.events import AnnonceMade, PlayerPassed
from service.engine.dice.events import DiceRolled
from service.engine.modulaire.events import ModBevue
from service.scenario.runner import Run
from tests.support.told_in_yaml import after

EXCHANGED = """
options: {rules: {t3: true}, turn_ms: 60000, away_ms: 600000}
players: {perceval: {score: 10}, karadoc: {score: 20}, arthur: {score: 30}}
table: {seats: {perceval: karadoc, karadoc: perceval}}
"""
"""perceval and karadoc have exchanged seats, and it is perceval's turn, which karadoc plays."""


def stands(run: Run, player: str) -> None:
    """A player stands up a moment later."""
    run.now += 10
    engine.play(run.game, Leave(player=player, at=run.now))


def thrown_by_table(run: Run) -> list[str]:
    """For whom the table throws in the next half second."""
    run.game.state.randomness.given = [1, 2]
    engine.settle(run.game, run.now + 500)
    return [event.player for event in [*run.events, *run.game.fresh] if isinstance(event, DiceRolled)]


def test_what_a_person_does_is_offered_to_them_and_to_no_other() -> None:
    game = after(EXCHANGED + "dice: []\nplay: [{wait: 10}]\n").game
    asked = [p.id for p in game.state.players if any(a.act == "roll" for a in engine.expected(game, p.id, 10).acts)]
    assert asked == ["karadoc"]


def test_events_say_for_whom_it_counts_and_who_did_it() -> None:
    run = after(EXCHANGED + "dice: [2, 2, 6]\nplay: [karadoc: roll, karadoc: roll, karadoc: je_sirote, arthur: pass]\n")
    thrown = [event for event in run.events if isinstance(event, DiceRolled)]
    assert [(event.player, event.person) for event in thrown] == [("perceval", "karadoc")] * 2
    [sirote] = [event for event in run.events if isinstance(event, AnnonceMade)]
    assert (sirote.player, sirote.person) == ("perceval", "karadoc")
    [passed] = [event for event in run.events if isinstance(event, PlayerPassed)]
    assert passed.player == "arthur"
    assert not passed.person


def test_a_wrong_act_is_the_persons_own() -> None:
    run = after(EXCHANGED + "dice: []\nplay: [perceval: roll]\n")
    [bevue] = [event for event in run.events if isinstance(event, ModBevue)]
    assert bevue.player == "perceval"
    assert {p.id: p.score for p in run.game.state.players} == {"perceval": 0, "karadoc": 20, "arthur": 30}


def test_a_double_press_is_of_one_person() -> None:
    run = after(EXCHANGED + "dice: []\nplay: [perceval: grelotte_ca_picote, {perceval: grelotte_ca_picote, at: 110}]\n")
    assert len([event for event in run.events if isinstance(event, ModBevue)]) == 1
    assert run.game.player("perceval").pressed is not None
    assert run.game.player("karadoc").pressed is None


def test_the_table_throws_where_the_person_who_sits_there_has_stood_up() -> None:
    run = after(EXCHANGED + "dice: []\nplay: [{wait: 10}]\n")
    stands(run, "karadoc")
    assert thrown_by_table(run) == ["perceval"]


def test_the_owner_of_the_stool_may_stand_up_meanwhile() -> None:
    run = after(EXCHANGED + "dice: []\nplay: [{wait: 10}]\n")
    stands(run, "perceval")
    assert thrown_by_table(run) == []


def test_when_seats_change_the_table_waits_for_those_who_are_there_now() -> None:
    seated = EXCHANGED.replace("table: {seats: {perceval: karadoc, karadoc: perceval}}\n", "")
    held = seated.replace("arthur: {score: 30}", "arthur: {score: 30, holds: [tabouret, tabouret]}")
    exchange = "{annonce: tabouret, targets: [perceval, karadoc]}"
    run = after(held + f"dice: []\nplay: [karadoc: leave, arthur: {exchange}]\n")
    assert thrown_by_table(run) == ["perceval"]


def test_a_word_that_changes_seats_was_said_from_the_seat_before() -> None:
    told = EXCHANGED.replace("perceval: {score: 10}", "perceval: {score: 10, holds: [tabouret]}")
    back = "{annonce: tabouret, targets: [perceval, karadoc]}"
    run = after(told + f"dice: []\nplay: [karadoc: {back}]\nexpect: {{table: {{seats: {{}}}}, turn: perceval}}\n")
    [said] = [event for event in run.events if isinstance(event, AnnonceMade)]
    assert (said.player, said.person) == ("perceval", "karadoc")
