"""What the demo's bots decide, at tables that the engine tells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from service.bots.cul_de_chouette.decisions import Intent
from service.bots.cul_de_chouette.dice_sense import best_keep, chance, chance_in_two, made
from service.bots.levels import LEVELS
from service.demo.bots import Bot, Character
from service.engine.core.actions.acts import Terms
from tests.demo.told import Told

ALERT = Character("Perceval", replace(LEVELS["regular"], forgets=0.0, bold=1.0, slips=0.0))
ASLEEP = Character("Perceval", replace(LEVELS["regular"], forgets=1.0, bold=0.0, slips=0.0))


def decide(told: Told, player: str, character: Character = ALERT, seed: str = "1") -> list[Intent]:
    """What a fresh bot in this seat wants."""
    return Bot(character, seed, player).consider(told.expected(player), told.table)


def test_who_is_on_turn_throws_and_the_others_do_nothing() -> None:
    told = Told()
    (intent,) = decide(told, "perceval")
    assert (intent.kind, intent.name) == ("roll", "")
    assert decide(told, "karadoc") == []


def test_a_chouette_velute_is_shouted_at_within_a_human_reaction() -> None:
    told = Told(dice=[3, 3, 6])
    told.roll("perceval")
    told.roll("perceval")
    for player in ("perceval", "karadoc", "arthur"):
        (intent,) = decide(told, player)
        assert (intent.kind, intent.name) == ("annonce", "pas_mou_le_caillou")
        assert 180 <= intent.delay_ms <= 3500


def test_who_forgets_to_shout_does_not_pass_either() -> None:
    told = Told(dice=[4, 5, 6])
    told.roll("perceval")
    told.roll("perceval")
    assert decide(told, "karadoc", ASLEEP) == []


def test_the_same_seed_decides_the_same_and_another_one_does_not() -> None:
    told = Told(dice=[3, 3, 6])
    told.roll("perceval")
    told.roll("perceval")
    assert decide(told, "arthur", seed="7") == decide(told, "arthur", seed="7")
    assert decide(told, "arthur", seed="7") != decide(told, "arthur", seed="8")


def test_nobody_thinks_about_a_window_twice() -> None:
    told = Told()
    bot = Bot(ALERT, "1", "perceval")
    assert bot.has_to_look(told.table)
    assert len(bot.consider(told.expected("perceval"), told.table)) == 1
    assert not bot.has_to_look(told.table)
    assert bot.consider(told.expected("perceval"), told.table) == []


def duel(told: Told) -> None:
    """Perceval challenges Arthur in the lull of Karadoc's turn."""
    told.give("perceval", 120, "grelottine")
    told.give("karadoc", 60)
    told.give("arthur", 90, "grelottine")
    told.roll("perceval")
    told.roll("perceval")


def test_a_grelottine_is_played_by_the_bold_against_whoever_leads() -> None:
    told = Told(dice=[1, 3, 6])
    duel(told)
    (intent,) = [i for i in decide(told, "perceval") if i.kind == "challenge"]
    assert (intent.name, intent.target) == ("grelottine", "arthur")
    assert decide(told, "perceval", ASLEEP) == []


def test_the_terms_keep_within_the_limits_and_favour_the_challenger() -> None:
    for seed in "abcdefgh":
        told = Told(dice=[1, 3, 6])
        duel(told)
        told.challenge("perceval", "arthur")
        (intent,) = decide(told, "perceval", seed=seed)
        assert intent.kind == "terms"
        assert intent.combination in ("velute", "cul_de_chouette", "chouette_velute", "sirop_grelot")
        assert 1 <= (intent.amount or 0) <= 30
        assert intent.challenge == 1


def test_the_challenged_player_keeps_the_dice_that_help() -> None:
    told = Told(dice=[1, 3, 6, 5, 5, 2])
    duel(told)
    told.challenge("perceval", "arthur")
    told.wait(2000)
    told.play(Terms(player="perceval", at=told.now, combination="cul_de_chouette", amount=20))
    told.roll("arthur")
    told.roll("arthur")
    (intent,) = decide(told, "arthur")
    assert (intent.kind, intent.keep) == ("roll", (5, 5))


def test_where_one_may_stop_who_has_met_the_terms_stops() -> None:
    told = Told("titouan", dice=[1, 3, 6, 5, 5, 5])
    duel(told)
    told.challenge("perceval", "arthur")
    told.wait(2000)
    told.play(Terms(player="perceval", at=told.now, combination="cul_de_chouette", amount=5))
    told.roll("arthur")
    told.roll("arthur")
    (intent,) = decide(told, "arthur")
    assert intent.kind == "pass"


@pytest.mark.parametrize(
    ("faces", "names"),
    [
        ((2, 2, 2), {"cul_de_chouette"}),
        ((3, 6, 3), {"chouette_velute"}),
        ((3, 1, 2), {"suite", "velute"}),
        ((6, 4, 5), {"suite"}),
        ((5, 2, 3), {"velute"}),
        ((4, 1, 4), {"chouette"}),
        ((1, 2, 4), {"neant"}),
    ],
)
def test_three_dice_are_what_the_rules_say(faces: tuple[int, ...], names: set[str]) -> None:
    assert made(faces) == names


def test_chances_are_counted_exactly() -> None:
    assert chance("cul_de_chouette", ()) == pytest.approx(6 / 216)
    assert chance("cul_de_chouette", (4, 4)) == pytest.approx(1 / 6)
    assert best_keep("velute", (1, 5, 5))[0] in {(1, 5), (5,), (1,)}
    assert 0 < chance_in_two("cul_de_chouette") < chance_in_two("velute") < chance_in_two("chouette") < 1


def test_on_a_relance_everybody_names_another_sum() -> None:
    told = Told(dice=[3, 4, 3])
    told.roll("perceval")
    told.roll("perceval")
    told.wait(100)
    intents = [intent for player in ("perceval", "karadoc", "arthur") for intent in decide(told, player)]
    assert [intent.name for intent in intents] == ["je_relance"] * 3
    assert len({intent.fields["value"] for intent in intents}) == 3


def test_in_a_sirop_everybody_bets_or_declines() -> None:
    told = Told(dice=[2, 2, 5])
    told.give("perceval", 50)
    told.roll("perceval")
    told.roll("perceval")
    told.shout("perceval", "je_sirote")
    told.wait(200)
    for player in ("karadoc", "arthur"):
        (intent,) = decide(told, player)
        declined = intent.name in {"couche_sirop", "file_sirop"}
        assert declined or intent.name in {"linotte", "fauvette", "mouette", "bergeronnette", "chouette"}


def test_an_artichette_has_one_word_for_its_maker_and_one_for_the_others() -> None:
    told = Told(dice=[4, 3, 4])
    told.roll("perceval")
    told.roll("perceval")
    words = {player: decide(told, player)[0].name for player in ("perceval", "karadoc", "arthur")}
    assert words == {"perceval": "raitournelle", "karadoc": "artichette", "arthur": "artichette"}


def test_a_flan_is_aimed_at_whoever_leads_before_ones_own_throw() -> None:
    told = Told()
    told.give("perceval", 10, "flan")
    told.give("karadoc", 40)
    said, roll = sorted(decide(told, "perceval"), key=lambda intent: intent.delay_ms)
    assert (said.name, said.target) == ("flan", "karadoc")
    assert roll.kind == "roll"
