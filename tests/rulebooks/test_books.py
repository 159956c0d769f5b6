"""Rulebooks as data: what they inherit, what they list, and which options they take."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.rulebook.rules import RULES, Word
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.options import OPTIONS
from tests.support.told import Told

BOOKS = rulebooks.NAMES


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_says_what_it_is_in_both_languages_and_where_the_book_has_it(book: str) -> None:
    for rule in engine.ruleset(book).rules:
        assert rule.label, rule.id
        assert rule.fr, rule.id
        assert rule.en, rule.id
        assert rule.source, rule.id
        assert all(word.phrase for word in rule.annonces), rule.id


PAYING = {
    "soufflette", "chouette", "velute", "chouette_velute", "cul_de_chouette", "cul_de_chouette_double", "suite",
    "poulette", "sirotage", "attrape_oiseau", "contre_sirop", "sirop_jeannot", "achat", "double_achat", "verdier",
    "artichette", "civet", "civet_filoche", "bleu_rouge", "pelican", "bevue",
}  # fmt: skip
"""The rules whose card pays, costs or limits by a fixed number of points."""


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_pays_fixed_points_tells_them_by_name(book: str) -> None:
    told = {rule.id: rule.points for rule in engine.ruleset(book).rules}
    # A tie of Lance-Bûches costs points in wikimonde only.
    paying = PAYING | ({"jarret"} if book == "wikimonde" else set())
    assert {rule for rule, points in told.items() if points} == paying & set(told)
    for points in told.values():
        assert all(re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", name) and value for name, value in points.items())


def test_the_points_told_are_those_of_the_rulebook() -> None:
    told = {rule.id: rule.points for rule in engine.ruleset("titouan").rules}
    assert told["velute"] == {
        "highest_die_2": 8,
        "highest_die_3": 18,
        "highest_die_4": 32,
        "highest_die_5": 50,
        "highest_die_6": 72,
    }
    assert told["soufflette"] == {"first_throw": 50, "second_throw": 40, "third_throw": 30, "missed": -30}
    assert told["suite"] == {"last": -10, "tie_step": -10}
    assert told["bleu_rouge"] == {"made": 9, "right_bet": 36, "right_bet_per_pip": 2}
    assert (told["bevue"], told["civet"]) == ({"cost": -10}, {"largest_stake": 102})
    assert (told["achat"]["price"], told["sirotage"]["bet_won"], told["sirotage"]["bet_lost"]) == (-30, 25, -5)


def test_what_costs_something_in_one_book_only_is_told_there_only() -> None:
    by_book = {book: {rule.id: rule.points for rule in engine.ruleset(book).rules} for book in BOOKS}
    assert [by_book[book]["poulette"].get("tied") for book in BOOKS] == [None, -10, -10]
    assert [by_book[book]["jarret"].get("tied_per_pip") for book in BOOKS] == [-2, None, None]


PRINTED = {
    "pas_mou_le_caillou": [("Pas mou le caillou !", "clap your hands"), ("Pas mou le caillou !", "slap your knees")],
    "grelotte_ca_picote": [("Grelotte ça picote !", "fist on the table"), ("Grelote ça picote !", "fist on the table")],
    "flan": [
        ("{target} elle fait des Flans !", ""), ("Tatan, elle fait des flans !", "point at the victim"),
        ("Tatan elle fait des Flans !", "point at the victim"),
    ],
    "raitournelle": [("Raitournelle !", "under a Flan: point at the maker")],
    "artichette": [
        ("Artichette !", "point at the maker; the maker, under a Flan: raise a finger"),
        ("Artichette !", "point at the maker; the maker, under a Flan: no gesture"),
    ],
    "je_rachete": [("Je rachète !", ""), ("Je rachète !", "finger raised")],
    "lance_jarret": [("Lance-Jarret !", ""), ("Lance-Jarret !", "point at the receiver")],
    "grelottine": [("Grelottine !", "point at your opponent"), ("Grelottine !", "")],
    "je_sirote": [("Je sirote !", "finger raised")],
    "civet_filoche": [("Civet-Filoché de 50 sur une Chouette !", "")],
}  # fmt: skip
"""Phrases and gestures in wikimonde, titouan and expert; a book that is not there prints what the one before does."""


@pytest.mark.parametrize("annonce", PRINTED)
def test_phrases_and_gestures_are_those_of_the_book(annonce: str) -> None:
    wanted = PRINTED[annonce]
    for number, book in enumerate(BOOKS):
        word = next(w for rule in engine.ruleset(book).rules for w in rule.annonces if w.id == annonce)
        assert (word.phrase, word.gesture_en) == wanted[min(number, len(wanted) - 1)], book
        assert bool(word.gesture_fr) == bool(word.gesture_en)


def test_all_other_words_are_printed_alike_in_every_book_that_has_them() -> None:
    words = {book: {w.id: w for rule in engine.ruleset(book).rules for w in rule.annonces} for book in BOOKS}
    for annonce in {name for known in words.values() for name in known} - set(PRINTED):
        told = {(known[annonce].phrase, known[annonce].gesture_en) for known in words.values() if annonce in known}
        assert len(told) == 1, annonce


@pytest.mark.parametrize(
    ("rule", "headings"),
    [
        ("poulette", ["La Poulette", "Poulette", "Poulette"]),
        ("double_flan", ["Le Double Flan", "Double-Flan", "Le Double Flan"]),
        ("contre_flan", ["Le Contre-Flan", "Contre-Flan", "Le Contre-Flan"]),
        ("excalibur", ["L'Excalibur"]),
        ("variant_no_negative", ["Déroulement du jeu", *["Variante: Jeu sans score négatif"] * 2]),
        ("reconnaissance", ["Déroulement du jeu", "Introduction", "Les combinaisons"]),
        ("civet", ["Le Civet-Siroté", "Civet", "Civet"]),
    ],
)
def test_headings_are_as_the_books_print_them(rule: str, headings: list[str]) -> None:
    assert [r.source for book in BOOKS for r in engine.ruleset(book).rules if r.id == rule] == headings


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("dice", "rule", "name"),
    [("552", "chouette", "pair_of_5"), ("145", "velute", "highest_die_5"), ("666", "cul_de_chouette", "three_of_6")],
)
def test_the_points_told_are_those_paid(book: str, dice: str, rule: str, name: str) -> None:
    game = Told(book, dice=dice)
    game.turn("perceval")
    game.settle()
    told = {info.id: info.points for info in engine.ruleset(book).rules}
    assert game.settlements == [{"perceval": told[rule][name]}]


@pytest.mark.parametrize("book", BOOKS)
def test_a_shout_at_the_wrong_moment_costs_the_points_told(book: str) -> None:
    game = Told(book, dice="552")
    game.says("karadoc", "grelotte_ca_picote")
    told = {info.id: info.points for info in engine.ruleset(book).rules}
    assert game.settlements == [{"karadoc": told["bevue"]["cost"]}]


def test_every_rule_of_a_book_is_there_and_every_rule_is_in_a_book() -> None:
    books = [set(rulebooks.resolve(book)["rules"]) for book in BOOKS]
    ours = {id_ for id_, rule in RULES.items() if type(rule).__module__.startswith("service.engine.cul_de_chouette.")}
    assert set().union(*books) == ours


def test_what_each_book_has_that_its_parent_has_not() -> None:
    wikimonde, titouan, expert = ([rule.id for rule in engine.ruleset(book).rules] for book in BOOKS)
    assert set(titouan) - set(wikimonde) == {
        "civet_double", "civet_filoche_double", "sirop_jeannot", "aquitaine", "excalibur", "suite_veluttee",
        "neant_souffle",
    }  # fmt: skip
    assert set(expert) - set(titouan) == {"tichette"}
    assert set(titouan) - set(expert) == {"aquitaine", "excalibur"}, "expert forbids to play à l'Aquitaine"
    assert set(wikimonde) < set(titouan)


@pytest.mark.parametrize(
    ("book", "off"),
    [
        ("wikimonde", set()),
        ("titouan", {"suite_veluttee", "neant_souffle", "sirop_jeannot", "aquitaine", "excalibur"}),
        ("expert", {"suite_veluttee", "neant_souffle", "sirop_jeannot"}),
    ],
)
def test_which_rules_are_off_unless_a_game_asks_for_them(book: str, off: set[str]) -> None:
    assert {rule.id for rule in engine.ruleset(book).rules if not rule.on} == off
    assert off.isdisjoint(engine.create(ruleset=book, game_id="g", now=0).state.rules)


@pytest.mark.parametrize(
    ("book", "options", "rules"),
    [
        ("titouan", {"rules": {"suite_veluttee": True}}, {"suite_veluttee"}),
        ("titouan", {"rules": {"neant_souffle": True}}, {"neant_souffle"}),
        ("titouan", {"negative_scores": False}, {"sirop_jeannot"}),
        ("titouan", {"aquitaine": True}, {"aquitaine", "excalibur"}),
    ],
)
def test_an_option_or_a_switch_puts_them_in_force(book: str, options: dict[str, Any], rules: set[str]) -> None:
    assert rules <= set(engine.create(ruleset=book, game_id="g", now=0, options=options).state.rules)


@pytest.mark.parametrize("rule", ["sirop_jeannot", "excalibur"])
def test_a_rule_that_needs_an_option_is_refused_without_it(rule: str) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset="titouan", game_id="g", now=0, options={"rules": {rule: True}})
    assert (refused.value.code, refused.value.values["field"]) == ("rule_needs_option", f"rules.{rule}")


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_can_be_switched_off_can_be_switched_off_alone(book: str) -> None:
    for rule in [rule.id for rule in engine.ruleset(book).rules if rule.switchable]:
        game = engine.create(ruleset=book, game_id="g", now=0, options={"rules": {rule: False}})
        assert rule not in game.state.rules
        assert all(set(RULES[r].needs) <= set(game.state.rules) for r in game.state.rules)


def test_words_of_two_rules_are_never_the_same_or_one_word_in_all_that_clients_see() -> None:
    words: dict[tuple[bool, str, str], dict[str, Word]] = {}
    for rule in RULES.values():
        # The modules of `modulaire` say words of the other books again.
        again = type(rule).__module__.startswith("service.engine.modulaire.")
        for word in rule.words:
            words.setdefault((again, word.id, word.spoken_as), {})[rule.id] = word
    shared = {key[1]: list(said) for key, said in words.items() if len(said) > 1}
    assert shared == {"pari_reussite": ["a4", "a5"], "oui": ["d1", "t5"], "non": ["d1", "t5"]}
    assert all(len({msgspec.json.encode(word) for word in said.values()}) == 1 for said in words.values())


def test_a_rulebook_inherits_and_overrides() -> None:
    wikimonde, titouan = (rulebooks.resolve(b)["rules"]["grelottine"] for b in ("wikimonde", "titouan"))
    assert titouan["limits"]["chouette"] == wikimonde["limits"]["chouette"] == [1, 3]
    assert titouan["minimum"] == wikimonde["minimum"] == 30
    assert (wikimonde["may_stop"], titouan["may_stop"]) == (False, True)


def test_a_rulebook_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        engine.ruleset("mornifle")
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset="mornifle", game_id="g", now=0)
    assert refused.value.code == "unknown_ruleset"


def test_all_rulebooks_are_listed_with_their_parents() -> None:
    assert [(info.id, info.parent) for info in engine.rulesets()] == [
        ("wikimonde", None), ("titouan", "wikimonde"), ("expert", "titouan"), ("modulaire", None),
        ("trou-du-cul", None),
    ]  # fmt: skip


@pytest.mark.parametrize("option", [o for o in OPTIONS if o.type == "integer"], ids=lambda o: o.name)
def test_whole_numbers_have_bounds(option: Any) -> None:
    for wrong in (option.minimum - 1, option.maximum + 1, "3", 1.5, True, None):
        with pytest.raises(engine.Refusal) as refused:
            engine.create(ruleset="titouan", game_id="g", now=0, options={option.name: wrong})
        assert (refused.value.code, refused.value.values["field"]) == ("wrong_option", option.name)
    for right in (option.minimum, option.maximum):
        game = engine.create(ruleset="titouan", game_id="g", now=0, options={option.name: right})
        assert game.state.options[option.name] == right


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("bevue", "mild", "wrong_option"),
        ("bevue", [], "wrong_option"),
        ("negative_scores", 1, "wrong_option"),
        ("cheat", True, "unknown_option"),
        ("teams", {}, "wrong_option"),
        ("teams", ["rouge", "bleu"], "wrong_option"),
        ("aquitaine", 1, "wrong_option"),
    ],
)
def test_other_options_are_checked_by_name(name: str, value: Any, code: str) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset="titouan", game_id="g", now=0, options={name: value})
    assert (refused.value.code, refused.value.values["field"]) == (code, name)


@pytest.mark.parametrize(
    ("book", "option", "value"),
    [("wikimonde", "negative_scores", True), ("wikimonde", "aquitaine", True), ("expert", "aquitaine", True)],
)
def test_what_a_book_fixes_cannot_be_chosen(book: str, option: str, value: Any) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset=book, game_id="g", now=0, options={option: value})
    assert (refused.value.code, refused.value.values["field"]) == ("wrong_option", option)


def test_resolving_a_rulebook_for_one_game_does_not_change_it_for_the_next() -> None:
    game = engine.create(ruleset="titouan", game_id="g", now=0)
    assert game.state.rules is not rulebooks.resolve("titouan")["rules"]
    before = engine.encode(engine.create(ruleset="titouan", game_id="g", now=0))
    assert engine.encode(game) == before
