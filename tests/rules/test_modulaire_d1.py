"""D1, «Vœux»: vows, the pack and the tichettes, where the scenarios do not show them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Join, Start
from service.engine.modulaire.events import PackShuffled
from tests.support.told_in_yaml import after, comes_true

SEED = "ab" * 32


def lance(card: int | str, **fields: Any) -> str:
    """A tichette, as a step says it."""
    said = "".join(f", {name}: {value}" for name, value in fields.items())
    return f"{{annonce: lance_tichette, card: {card}{said}}}"


def told(rules: str, holds: str, dice: str, rest: str, table: str = "{}") -> None:
    """Three players at 100 points, of whom some hold something."""
    held = dict.fromkeys(("perceval", "karadoc", "arthur"), "[]") | dict(
        line.strip().split(": ", 1) for line in holds.splitlines() if line.strip()
    )
    players = "\n".join(f"  {name}: {{score: 100, holds: {some}}}" for name, some in held.items())
    comes_true(f"options: {{rules: {rules}}}\nplayers:\n{players}\ntable: {table}\ndice: [{dice}]\nplay:\n{rest}")


# --- vows and the pack


@pytest.mark.parametrize(
    ("score", "vow", "draws"),
    [
        ("751/6", "probite", True), ("751/6", "ragout", True), ("125", "ragout", False), ("120", "pauvrete", False),
        ("7", "integrite", True), ("8", "integrite", False), ("-3", "chastete", False), ("1/6", "ragout", True),
    ],
)  # fmt: skip
def test_a_vow_agrees_with_the_unit_digit_of_the_whole_part_or_with_a_part_that_follows(
    score: str, vow: str, draws: bool
) -> None:
    said = f'"{score}"' if "/" in score else score
    comes_true(f"""
options: {{rules: {{b4: true, c3: true, d1: true}}}}
players: {{perceval: {{score: 0}}, karadoc: {{score: {said}, holds: [{{voeu: {vow}}}]}}}}
table: {{deck: [7]}}
dice: []
play:
  - karadoc: je_pioche
expect: {{bevues: {{karadoc: {0 if draws else 1}}}, table: {{deck: {[] if draws else [7]}}}}}
""")


def test_after_a_draw_for_ragout_the_score_is_whole_and_the_next_draw_a_bevue() -> None:
    comes_true("""
options: {rules: {b4: true, c3: true, d1: true}}
players: {perceval: {score: 0}, karadoc: {score: "61/6", holds: [{voeu: ragout}]}}
table: {deck: [7, 8]}
dice: []
play:
  - {karadoc: je_pioche, expect: {scores: {karadoc: 10}}}
  - karadoc: je_pioche
expect: {scores: {karadoc: 0}, table: {deck: [8]}}
""")


def _opened(seed: str | None, given: list[int] | None) -> engine.Game:
    game = engine.create(
        ruleset="modulaire", game_id="pack", now=0, seed=seed, given=given, options={"rules": {"d1": True}}
    )
    for name in ("Perceval", "Karadoc"):
        engine.play(game, Join(player="", at=0, name=name))
    engine.play(game, Start(player="perceval", at=0))
    engine.settle(game, 1)
    return game


def test_the_opening_shuffles_all_22_cards_by_draws_that_an_event_tells() -> None:
    game = _opened(SEED, None)
    deck = engine.facts(game)["table"]["deck"]
    [shuffled] = [event for event in game.fresh if isinstance(event, PackShuffled)]
    assert sorted(map(str, deck)) == sorted([*map(str, range(1, 22)), "etoile"])
    assert deck != [*range(1, 22), "etoile"]
    assert (shuffled.cards, shuffled.draws) == (22, 21)
    assert game.state.randomness.drawn == shuffled.first_draw + shuffled.draws


def test_the_same_seed_gives_the_same_pack_and_given_dice_are_not_spent_on_it() -> None:
    dice = _opened(SEED, [1, 2])
    assert engine.facts(dice)["table"]["deck"] == engine.facts(_opened(SEED, [1, 2]))["table"]["deck"] != []


def test_with_given_dice_and_no_seed_the_pack_stays_empty() -> None:
    assert engine.facts(_opened(None, [1, 2]))["table"]["deck"] == []


# --- what is said with a card


@pytest.mark.parametrize(
    "said",
    [
        lance(22), lance(0), lance("lune"), lance(10), lance(10, target="merlin"), lance(11), lance(11, number=7),
        lance(19, target="karadoc"), lance("etoile", target="karadoc"), lance(16, solution="on_vole"),
        lance("etoile", target="karadoc", about="dormir"),
    ],
)  # fmt: skip
def test_a_card_that_is_not_well_formed_is_refused_and_no_bevue(said: str) -> None:
    told(
        "{b4: true, c3: true, d1: true}", "perceval: [{tichette: 10}, {tichette: etoile}, {tichette: 19}]", "",
        f"  - perceval: {said}\nexpect: {{refused: [0], bevues: {{perceval: 0}}}}",
    )  # fmt: skip


def test_a_card_that_one_has_not_is_a_bevue() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 19}]", "", f"  - perceval: {lance(19)}\nexpect: {{bevues: {{perceval: 1}}}}"
    )


def test_a_card_at_any_time_counts_while_one_player_chooses() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 21}]", "4, 4, 1",
        f"""
  - perceval: roll
  - perceval: roll
  - karadoc: {lance(21)}
expect: {{holds: {{karadoc: [tatooine]}}, open: [je_sirote]}}
""",
    )  # fmt: skip


def test_a_card_at_any_time_counts_while_another_card_is_offered_to_its_holder() -> None:
    told(
        "{d1: true}", "perceval: [{tichette: 4}, {tichette: 21}]\nkaradoc: [{tichette: 21}]", "4, 4, 1, 2",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - perceval: roll
  - perceval: {lance(21)}
  - karadoc: {lance(21)}
  - perceval: pass
  - settle
expect: {{holds: {{perceval: [{{tichette: 4}}, tatooine], karadoc: [tatooine]}}, scores: {{perceval: 84}}}}
""",
    )  # fmt: skip


# --- one's own coup


def test_three_dice_at_once_are_asked_for_as_three() -> None:
    run = after(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 0, holds: [{{tichette: 1}}]}}, karadoc: {{score: 0}}}}
dice: []
play:
  - perceval: {lance(1)}
""")
    throws = [act for act in engine.expected(run.game, "perceval", run.now).acts if act.act == "roll"]
    assert [msgspec.to_builtins(act.constraints)["dice"] for act in throws] == [3]


def test_the_chouettes_are_not_thrown_again_while_a_shout_about_them_is_undecided() -> None:
    told(
        "{d1: true, t2: true}", "perceval: [{tichette: 2}]", "4, 4, 1, 2, 6",
        f"""
  - perceval: roll
  - {{karadoc: double, at: 200}}
  - {{perceval: {lance(2)}, at: 220}}
  - {{perceval: {lance(2)}, at: 400}}
  - perceval: roll
  - perceval: roll
  - settle
expect: {{refused: [2], scores: {{karadoc: 116}}, bevues: {{perceval: 0}}}}
""",
    )  # fmt: skip


# --- races


def test_the_boots_win_a_race_in_which_no_player_has_shouted() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 3}]", "2, 2, 4",
        f"""
  - perceval: roll
  - perceval: roll
  - {{settle: window}}
  - karadoc: {lance(3)}
  - settle
expect: {{scores: {{perceval: 100, karadoc: 132}}}}
""",
    )  # fmt: skip


def test_of_two_boots_the_later_is_first_and_a_tie_needs_no_dice() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 3}]\narthur: [{tichette: 3}]", "2, 2, 4",
        f"""
  - perceval: roll
  - perceval: roll
  - {{arthur: pas_mou_le_caillou, at: 200}}
  - {{karadoc: pas_mou_le_caillou, at: 220}}
  - {{settle: window}}
  - arthur: {lance(3)}
  - {{karadoc: {lance(3)}, expect: {{open: []}}}}
  - settle
expect: {{scores: {{karadoc: 132, arthur: 100}}, holds: {{karadoc: [], arthur: []}}}}
""",
    )  # fmt: skip


def test_boots_in_the_second_race_are_offered_to_those_who_race_only() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 3}]\narthur: [{tichette: 3}]", "4, 5, 6",
        f"""
  - perceval: roll
  - perceval: roll
  - {{arthur: grelotte_ca_picote, at: 200}}
  - {{settle: window}}
  - karadoc: pass
  - {{arthur: pass, expect: {{open: [sans_fin_est_la_moisissure]}}}}
  - {{settle: window}}
  - karadoc: {lance(3)}
  - settle
expect: {{scores: {{perceval: 90, karadoc: 100, arthur: 100}}, holds: {{arthur: [{{tichette: 3}}]}}}}
""",
    )  # fmt: skip


# --- a sirotage


def test_a_sirotage_that_succeeded_can_be_begun_again_too() -> None:
    told(
        "{d1: true}", "perceval: [{tichette: 4}]", "4, 4, 1, 4, 2",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: mouette
  - arthur: pass
  - perceval: roll
  - perceval: {lance(4)}
  - karadoc: pass
  - arthur: pass
  - perceval: roll
  - settle
expect: {{scores: {{perceval: 84, karadoc: 100}}}}
""",
    )  # fmt: skip


def test_with_the_decoy_one_may_stop_after_one_bird_and_not_say_it_twice() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 5}]", "4, 4, 1, 2",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - arthur: pass
  - karadoc: {lance(5)}
  - karadoc: alouette
  - karadoc: alouette
  - karadoc: pass
  - perceval: roll
  - settle
expect: {{scores: {{perceval: 84, karadoc: 115}}, bevues: {{karadoc: 1}}}}
""",
    )  # fmt: skip


def test_the_decoy_after_ones_bird_is_a_bevue() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 5}]", "4, 4, 1",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: alouette
  - karadoc: {lance(5)}
expect: {{bevues: {{karadoc: 1}}, holds: {{karadoc: [{{tichette: 5}}]}}}}
""",
    )  # fmt: skip


@pytest.mark.parametrize(("throws", "score"), [(True, 100), (False, 84)])
def test_the_glass_of_water_is_offered_when_the_sirotage_has_failed(throws: bool, score: int) -> None:
    told(
        "{d1: true}", "perceval: [{tichette: 13}]", "4, 4, 1, 2",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - perceval: roll
  - perceval: {lance(13) if throws else "pass"}
  - settle
expect: {{scores: {{perceval: {score}}}}}
""",
    )  # fmt: skip


def test_the_glass_of_water_covers_a_golo_that_is_a_neant() -> None:
    told(
        "{c4: true, d1: true}", "perceval: [{tichette: 13}]", "1, 1, 1, 1, 4, 6",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: cul_de_chouette
  - perceval: cul_de_chouette
  - perceval: roll
  - perceval: roll
  - perceval: {lance(13)}
  - settle
expect: {{scores: {{perceval: 150}}, holds: {{perceval: [grelottine]}}}}
""",
    )  # fmt: skip


def test_the_glass_of_water_in_another_players_turn_is_a_bevue() -> None:
    told("{d1: true}", "karadoc: [{tichette: 13}]", "", f"  - karadoc: {lance(13)}\nexpect: {{bevues: {{karadoc: 1}}}}")


# --- bévues


def test_the_glasses_give_back_exactly_what_was_taken_over_the_plafond_too() -> None:
    comes_true(f"""
options: {{rules: {{b2: true, d1: true}}}}
players: {{perceval: {{score: 0}}, karadoc: {{score: 340, holds: [{{tichette: 9}}]}}}}
dice: []
play:
  - karadoc: je_sirote
  - karadoc: {lance(9)}
expect: {{scores: {{karadoc: 340}}, bevues: {{karadoc: 1}}}}
""")


def test_the_glasses_give_back_a_sixth_where_a_sixth_was_taken() -> None:
    comes_true(f"""
options: {{rules: {{b4: true, c3: true, d1: true}}}}
players: {{perceval: {{score: 0}}, karadoc: {{score: 40, holds: [{{tichette: 9}}]}}}}
table: {{effects: [{{solution: on_divise_par_six, by: karadoc}}]}}
dice: []
play:
  - {{karadoc: je_sirote, expect: {{scores: {{karadoc: "115/3"}}}}}}
  - karadoc: {lance(9)}
expect: {{scores: {{karadoc: 40}}}}
""")


def test_after_a_reactions_time_the_glasses_are_of_no_use() -> None:
    told(
        "{d1: true}", "karadoc: [{tichette: 9}]", "",
        f"""
  - karadoc: je_sirote
  - wait: 4001
  - karadoc: {lance(9)}
expect: {{scores: {{karadoc: 80}}, holds: {{karadoc: [{{tichette: 9}}]}}}}
""",
    )  # fmt: skip


# --- wood


def test_the_own_wood_of_the_banker_counts_where_a_file_sirop_takes_the_gain() -> None:
    told(
        "{b4: true, c1: true, c3: true, d1: true}", "arthur: [{tichette: 18}]\nperceval: [{tichette: 18}]", "5, 1, 4",
        f"""
  - arthur: file_sirop
  - perceval: roll
  - perceval: roll
  - {{arthur: {lance(18)}, expect: {{scores: {{arthur: 150}}}}}}
  - settle
expect: {{scores: {{perceval: 100, arthur: 150}}, holds: {{perceval: [{{tichette: 18}}]}}}}
""",
        table="{wood: [15], bank: {owner: arthur, artichauts: 32}}",
    )  # fmt: skip


def test_own_wood_is_offered_to_nobody_where_no_wood_is_missing() -> None:
    told(
        "{b4: true, c3: true, d1: true}", "perceval: [{tichette: 18}]", "5, 1, 4",
        "  - perceval: roll\n  - {perceval: roll, expect: {open: [attrape_oiseau]}}",
    )  # fmt: skip


def test_a_card_of_own_wood_counts_for_one_coup() -> None:
    told(
        "{b4: true, c3: true, d1: true}", "perceval: [{tichette: 18}]", "5, 1, 4, 5, 1, 4",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: {lance(18)}
  - perceval: {{annonce: attrape_oiseau, solution: on_annule_le_tour}}
  - perceval: roll
  - perceval: roll
  - settle
expect: {{scores: {{perceval: 175}}}}
""",
        table="{wood: [15]}",
    )  # fmt: skip


# --- room


def test_the_satchel_keeps_a_second_civet() -> None:
    told(
        "{d1: true}", "perceval: [civet, {tichette: 6}]", "6, 6, 1, 2",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - perceval: roll
  - perceval: {lance(6)}
  - settle
expect: {{holds: {{perceval: [civet, civet]}}}}
""",
    )  # fmt: skip


# --- baskets


def test_of_two_baskets_the_later_counts_and_it_ends_when_its_players_turn_opens() -> None:
    told(
        "{b4: true, c1: true, d1: true, a4: false}", "karadoc: [{tichette: 11}]\narthur: [{tichette: 11}]",
        "5, 2, 6, 3, 5",
        f"""
  - karadoc: {lance(11, number=2)}
  - arthur: {lance(11, number=5)}
  - perceval: roll
  - {{perceval: artichette, expect: {{table: {{bank: {{artichauts: 5}}}}}}}}
  - perceval: roll
  - karadoc: roll
  - karadoc: artichette
  - settle
expect: {{table: {{bank: {{artichauts: 10}}}}}}
""",
    )  # fmt: skip


# --- the song and the bird


def test_a_place_that_no_singer_can_have_is_a_bevue_and_may_be_corrected() -> None:
    told(
        "{c2: true, d1: true}", "arthur: [{tichette: 14}]", "1, 5, 3",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: chante_sloubi
  - arthur: {lance(14, position=4)}
  - arthur: {lance(14, position=2)}
  - perceval: {{annonce: sloubi, value: 1, gesture: []}}
  - arthur: {{annonce: sloubi, value: 2, gesture: [tete]}}
expect: {{bevues: {{arthur: 1, perceval: 0}}, holds: {{arthur: []}}, open: [sloubi]}}
""",
    )  # fmt: skip


def test_the_pigeon_brings_no_solution_that_is_taken() -> None:
    told(
        "{b4: true, c3: true, d1: true}", "karadoc: [{tichette: 16}]", "5, 1, 4",
        f"""
  - perceval: roll
  - perceval: roll
  - perceval: {{annonce: attrape_oiseau, solution: doublette}}
  - karadoc: {lance(16, solution="on_passe")}
  - karadoc: pass
  - settle
expect: {{bevues: {{karadoc: 1}}, table: {{taken: [on_passe, doublette]}}}}
""",
        table="{taken: [on_passe]}",
    )  # fmt: skip
