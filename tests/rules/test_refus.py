"""Card refus: what is not allowed is refused, and costs nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service import engine
from service.engine.core.actions.acts import Annonce, Challenge, Pass
from service.engine.core.events import WrongAct
from service.engine.dice.acts import Roll
from tests.support.match import FOUR_ROLES, Match

HANDS = {"perceval": "QH QD 9S 4S", "karadoc": "QS QC KS 5S", "arthur": "AS AH 9H 6S"}
EXCHANGE = {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "TD TC 3S", "leodagan": "JS JH 4D"}


def led() -> Match:
    """Perceval has led a 9; Karadoc is on turn."""
    return Match(HANDS, first="perceval", rules={"putsch": True}).play_on(("perceval", "9S"))


def race() -> Match:
    """A race for a pair of queens is open."""
    return Match(HANDS, first="perceval", rules={"putsch": True}).play_on(("perceval", "QH QD"))


def exchange() -> Match:
    """The upper players have to give back."""
    return Match(EXCHANGE, roles=FOUR_ROLES)


WRONG: list[tuple[str, Callable[[], Match], Callable[[Match], str]]] = [
    ("unknown_card", led, lambda g: g.plays("karadoc", "11S")),
    ("unknown_rank", led, lambda g: g.plays("karadoc", "KS", "P")),
    ("unknown_rank", exchange, lambda g: g.demands("perceval", "Z")),
    ("unknown_player", led, lambda g: g.directs("karadoc", towards="merlin")),
    ("wrong_fields", led, lambda g: g.directs("karadoc")),
    ("unknown_vote", led, lambda g: g.votes("karadoc", "oui")),
    ("rule_off", exchange, lambda g: g.demands("perceval", "K")),
    ("too_late", led, lambda g: g.plays("karadoc", "KS", turn=1)),
    ("too_late", race, lambda g: g.declines("karadoc", window=1)),
    ("window_open", race, lambda g: g.plays("karadoc", "QS QC")),
    ("window_open", race, lambda g: g.passes("karadoc")),
    ("wrong_moment", led, lambda g: g.putsches("karadoc", "QS QC")),
    ("wrong_moment", led, lambda g: g.exchanges("karadoc", "KS 5S")),
    ("wrong_moment", led, lambda g: g.votes("karadoc", "on_arrete")),
    ("wrong_moment", led, lambda g: g.directs("karadoc", clockwise=True)),
    ("wrong_moment", led, lambda g: g.declines("karadoc")),
    ("not_asked", race, lambda g: g.putsches("perceval", "9S 4S")),
    ("not_asked", exchange, lambda g: g.exchanges("leodagan", "JS JH")),
    ("not_your_turn", led, lambda g: g.plays("arthur", "AS")),
    ("not_your_turn", led, lambda g: g.passes("perceval")),
    ("leader_must_play", lambda: Match(HANDS, first="perceval"), lambda g: g.passes("perceval")),
    ("wrong_number", race, lambda g: g.putsches("karadoc", "QS")),
    ("wrong_number", exchange, lambda g: g.exchanges("perceval", "9S")),
    ("not_held", led, lambda g: g.plays("karadoc", "AS")),
    ("no_combination", led, lambda g: g.plays("karadoc", "KS QS")),
    ("wrong_as", led, lambda g: g.plays("karadoc", "KS", "A")),
    ("wrong_size", led, lambda g: g.plays("karadoc", "QS QC")),
    ("too_low", led, lambda g: g.plays("karadoc", "5S")),
    ("wrong_rank", race, lambda g: g.putsches("arthur", "AS AH")),
]


@pytest.mark.parametrize(("code", "make", "act"), WRONG, ids=[f"{n}-{code}" for n, (code, _, _) in enumerate(WRONG)])
def test_a_wrong_act_has_no_effect_and_no_cost_and_the_clock_runs_on(
    code: str, make: Callable[[], Match], act: Callable[[Match], str]
) -> None:
    game = make()
    told, before = len(game.events), [*game.hands.items(), game.turn, game.waiting(), game.scores, game.places]
    deadlines = [(window.opened, window.deadline, window.due) for _, window in game.game.windows()]
    assert act(game) == code
    assert game.events[told:] == []
    assert [*game.hands.items(), game.turn, game.waiting(), game.scores, game.places] == before
    assert [(window.opened, window.deadline, window.due) for _, window in game.game.windows()] == deadlines
    assert {player.faults for player in game.state.players} == {0}


@pytest.mark.parametrize(("code", "make", "act"), WRONG, ids=[f"{n}-{code}" for n, (code, _, _) in enumerate(WRONG)])
def test_it_is_told_with_a_sentence_and_what_could_never_be_an_act_as_invalid(
    code: str, make: Callable[[], Match], act: Callable[[Match], str]
) -> None:
    game = make()
    act(game)
    assert game.refusal is not None
    assert game.refusal.message.endswith(".")
    never = {"unknown_card", "unknown_rank", "unknown_player", "wrong_fields", "unknown_vote"}
    assert (game.refusal.kind == "invalid") == (code in never)


def test_what_belongs_to_the_dice_game_is_refused_too() -> None:
    for act in (
        Roll(player="karadoc", at=200), Annonce(player="karadoc", at=200, annonce="grelotte_ca_picote", fields={}),
        Challenge(player="karadoc", at=200, challenge="grelottine", target="arthur"), Pass(player="karadoc", at=200),
    ):  # fmt: skip
        game = led()
        before = game.hands
        effect = game.act(act)
        assert effect not in ("counted", "bevue"), act
        assert (game.told(WrongAct), game.hands, game.turn) == ([], before, "karadoc")


def test_a_stranger_is_refused_before_anything_else() -> None:
    assert led().plays("merlin", "AS") == "not_at_table"


def test_before_the_start_and_after_the_end() -> None:
    game = Match({"perceval": "9S", "karadoc": "5S 6S"}, first="perceval", manches=1, vote=False)
    game.plays("perceval", "9S")
    assert game.plays("karadoc", "5S") == "game_finished"
    assert game.plays("karadoc", "5Z") == "unknown_card"


@pytest.mark.parametrize("option", ["bevue", "target", "negative_scores", "pause_ms"])
def test_options_of_the_dice_game_are_refused_at_creation(option: str) -> None:
    with pytest.raises(engine.Refusal) as refusal:
        Match(HANDS, first="perceval", **{option: 1})
    assert (refusal.value.code, refusal.value.values["field"]) == ("unknown_option", option)


def test_a_card_that_may_not_be_laid_is_simply_taken_back() -> None:
    """R1."""
    game = led()
    assert game.plays("karadoc", "5S") == "too_low"
    assert game.plays("karadoc", "KS") == "counted"


def test_after_its_deadline_nothing_counts_where_windows_settle_later() -> None:
    """Between the end of a window and its settlement an act is late: it never counts."""
    game = Match(HANDS, first="perceval", rules={"putsch": True}, turn_ms=5_000, settle_ms=60)
    assert game.plays("perceval", "QH QD", at=5_001) == "too_late"
    game = Match(HANDS, first="perceval", rules={"putsch": True}, settle_ms=60)
    game.plays("perceval", "QH QD")
    assert game.putsches("karadoc", "QS QC", at=2_001) == "too_late"
    assert game.declines("karadoc", at=2_002) == "too_late"
    game = Match(HANDS, first="perceval", rules={"putsch": True}, settle_ms=60)
    game.plays("perceval", "QH QD")
    assert game.putsches("karadoc", "QS QC", at=2_000) == "counted"


def test_players_who_left_for_good_are_told_of_no_act_that_would_be_refused() -> None:
    game = Match(EXCHANGE, roles=FOUR_ROLES)
    game.forfeits("perceval")
    assert game.may("perceval") == {}
    assert game.exchanges("perceval", "7S 8S") == "left_for_good"
