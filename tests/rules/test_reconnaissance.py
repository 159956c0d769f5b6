"""Card reconnaissance: the table of the 56 throws, and what they fall on with a rule switched off."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from service import engine
from service.engine.cul_de_chouette.combination import raw_value, recognise
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan", "expert")

NAMED = {"124": ("soufflette", 0), "334": ("bleu_rouge", 9), "344": ("artichette", 16), "256": ("flan", 0)}
NEANT = ("125", "126", "135", "136", "146", "236", "245", "346", "356")

TABLE: dict[str, tuple[list[str], int]] = {
    **{f"{n}{n}{n}": (["cul_de_chouette"], 40 + 10 * n) for n in range(1, 7)},
    "112": (["chouette_velute"], 8), "224": (["chouette_velute"], 32), "336": (["chouette_velute"], 72),
    "123": (["suite", "velute"], 18),
    **{dice: (["suite"], 0) for dice in ("234", "345", "456")},
    "134": (["velute"], 32), "145": (["velute"], 50), "156": (["velute"], 72), "235": (["velute"], 50),
    "246": (["velute"], 72),
    **{dice: (["chouette"], 1) for dice in ("113", "114", "115", "116")},
    **{dice: (["chouette"], 4) for dice in ("122", "223", "225", "226")},
    **{dice: (["chouette"], 9) for dice in ("133", "233", "335")},
    **{dice: (["chouette"], 16) for dice in ("144", "244", "445", "446")},
    **{dice: (["chouette"], 25) for dice in ("155", "255", "355", "455", "556")},
    **{dice: (["chouette"], 36) for dice in ("166", "266", "366", "466", "566")},
    **{dice: (["neant"], 0) for dice in NEANT},
    **{dice: ([name], value) for dice, (name, value) in NAMED.items()},
}  # fmt: skip


def made(book: str, **rules: bool) -> engine.Game:
    return engine.create(ruleset=book, game_id="g", now=0, options={"rules": rules})


def names(game: engine.Game, dice: str) -> list[str]:
    return recognise(game, [int(face) for face in dice])


def test_the_table_of_the_card_holds_all_56_throws() -> None:
    assert set(TABLE) == {"".join(map(str, f)) for f in combinations_with_replacement(range(1, 7), 3)}


@pytest.mark.parametrize("book", BOOKS)
def test_every_throw_is_what_the_table_says_in_any_order_of_the_dice(book: str) -> None:
    game = made(book)
    for faces in product(range(1, 7), repeat=3):
        wanted, value = TABLE["".join(map(str, sorted(faces)))]
        assert recognise(game, list(faces)) == wanted, faces
        assert raw_value(wanted, list(faces)) == value, faces


OFF: list[tuple[tuple[str, ...], dict[str, list[str]]]] = [
    (("soufflette",), {"124": ["neant"]}),
    (("bleu_rouge",), {"334": ["chouette"]}),
    (("artichette",), {"344": ["chouette"]}),
    (("flan",), {"256": ["neant"]}),
    (("cul_de_chouette",), {f"{n}{n}{n}": ["chouette"] for n in range(1, 7)}),
    (("chouette_velute",), {dice: ["velute"] for dice in ("112", "224", "336")}),
    (("suite",), {"123": ["velute"], "234": ["neant"], "345": ["neant"], "456": ["neant"]}),
    (("velute",), {"123": ["suite"]} | {d: ["neant"] for d in ("134", "145", "156", "235", "246")}),
    (
        ("chouette_velute", "velute"),
        {"112": ["chouette"], "224": ["chouette"], "336": ["chouette"], "123": ["suite"]}
        | {dice: ["neant"] for dice in ("134", "145", "156", "235", "246")},
    ),
    (
        ("bleu_rouge", "chouette"),
        {dice: ["neant"] for dice, (what, _) in TABLE.items() if what in (["chouette"], ["bleu_rouge"])},
    ),
    (("chouette",), {dice: ["neant"] for dice, (what, _) in TABLE.items() if what == ["chouette"]}),
    (("suite", "velute"), {d: ["neant"] for d in ("123", "234", "345", "456", "134", "145", "156", "235", "246")}),
]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("off", "falls"), OFF, ids=["+".join(off) for off, _ in OFF])
def test_with_a_rule_switched_off_its_throws_fall_on_the_next_in_the_order(
    book: str, off: tuple[str, ...], falls: dict[str, list[str]]
) -> None:
    game = made(book, **dict.fromkeys(off, False))
    for dice, (usual, _) in TABLE.items():
        assert names(game, dice) == falls.get(dice, usual), dice


def test_a_velute_of_2_is_worth_8_and_a_chouette_of_6_in_a_cul_36() -> None:
    assert raw_value(["velute"], [2, 1, 1]) == 8
    assert raw_value(["chouette"], [6, 6, 6]) == 36


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "rule",
    ["neant", "ouverture", "tour", "reconnaissance", "bevue", "fin_de_partie", "holdings", "ledger_order",
     "variant_no_negative"],
)  # fmt: skip
@pytest.mark.parametrize("on", [True, False])
def test_what_cannot_be_switched_is_refused_at_creation(book: str, rule: str, on: bool) -> None:
    with pytest.raises(engine.Refusal) as refused:
        made(book, **{rule: on})
    assert (refused.value.code, refused.value.values["field"]) == ("rule_not_switchable", f"rules.{rule}")


def test_an_id_that_the_rulebook_does_not_know_is_refused_at_creation() -> None:
    with pytest.raises(engine.Refusal) as refused:
        made("wikimonde", tarte=False)
    assert refused.value.code == "unknown_rule"


OFF_WITH_IT = {
    "bleu_rouge": {"pelican", "jarret"},
    "cul_de_chouette": {"sirotage", "attrape_oiseau", "contre_sirop", "civet", "cul_de_chouette_double"},
    "chouette": {"sirotage", "attrape_oiseau", "contre_sirop", "civet"},
    "velute": {"verdier"},
    "flan": {"double_flan", "contre_flan"},
    "grelottine": {"poulette", "passe_grelot", "rigodon"},
}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("off", OFF_WITH_IT)
def test_a_rule_that_needs_one_that_is_off_is_off_with_it(book: str, off: str) -> None:
    assert OFF_WITH_IT[off] < set(made(book).state.rules)
    assert not OFF_WITH_IT[off] & set(made(book, **{off: False}).state.rules)


def test_its_annonces_are_unknown_then() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, "grelottine")}, rules={"grelottine": False})
    assert game.says("karadoc", "poulette") == "unknown_annonce"


@pytest.mark.parametrize("off", ["suite", "velute"])
def test_without_suite_or_velute_there_is_no_suite_veluttee(off: str) -> None:
    assert "suite_veluttee" in made("titouan", suite_veluttee=True).state.rules
    with pytest.raises(engine.Refusal) as refused:
        made("titouan", suite_veluttee=True, **{off: False})
    assert refused.value.code == "rule_needs_another"


def test_a_l_aquitaine_135_is_excalibur_and_the_additional_rules_name_nothing_new() -> None:
    options: dict[str, Any] = {"aquitaine": True, "rules": {"suite_veluttee": True, "neant_souffle": True}}
    game = Told("titouan", **options).game  # with three players: Excalibur needs them
    for dice, (usual, _) in TABLE.items():
        assert names(game, dice) == (["excalibur"] if dice == "135" else usual), dice


def test_a_rule_that_is_switched_on_without_the_one_it_needs_is_refused() -> None:
    with pytest.raises(engine.Refusal) as refused:
        made("titouan", grelottine=False, rigodon=True)
    assert refused.value.code == "rule_needs_another"


@pytest.mark.parametrize("switches", [{"suite": "off"}, {"suite": 0}, ["suite"], None, "suite"])
def test_rules_must_map_ids_to_true_or_false(switches: Any) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset="wikimonde", game_id="g", now=0, options={"rules": switches})
    assert refused.value.values["field"] == "rules"
