"""Forms are made of constraints alone: what is sent keeps to them, whatever is chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from chouette_sdk import models
from hypothesis import given
from hypothesis import strategies as st

from service.play.game.any_word import any_word
from service.play.game.asking import ask, needs_asking
from service.play.game.form import Form
from service.play.game.hand import Hand, matching
from service.play.game.offers import Keyboard
from service.play.game.questions import Asking, Question
from tests.play.books import lexicon

PEOPLE = {"perceval": "Perceval", "karadoc": "Karadoc", "arthur": "Arthur"}


def form(act: str, name: str, fields: list[str], told: dict[str, Any], book: str = "titouan") -> Form:
    offer = {
        "act": act, "name": name, "window": 1, "not_before": 0, "deadline": None, "fields": fields, "constraints": told,
    }  # fmt: skip
    return Form(models.ExpectedAct.from_dict(offer), lexicon(book), PEOPLE, ["QH", "QD", "3S", "XR"])


def reply(question: Question, chance: random.Random) -> Any:
    """Any answer that the question allows."""
    match question.kind:
        case "one":
            return None if question.optional and chance.random() < 0.4 else chance.choice(question.choices).value
        case "many":
            count = chance.randint(question.least, min(question.most, len(question.choices)))
            return [choice.value for choice in chance.sample(list(question.choices), count)]
        case "number":
            return chance.randint(question.least, question.most)
        case _:
            return None if question.optional else "trente-quatre"


def filled(asking: Asking, chance: random.Random) -> dict[str, Any]:
    answer = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration as done:
            return done.value
        assert question.title
        assert len(question.choices) != 1 or question.optional or question.kind == "many"
        answer = reply(question, chance)


def test_an_act_without_a_choice_asks_nothing() -> None:
    assert not needs_asking(form("annonce", "je_sirote", [], {"face": 4}))
    assert not needs_asking(form("challenge", "grelottine", ["target"], {"targets": ["karadoc"]}))
    assert needs_asking(form("challenge", "grelottine", ["target"], {"targets": ["karadoc", "arthur"]}))


@given(st.integers())
def test_terms_are_within_the_bounds_of_their_combination(seed: int) -> None:
    told = {
        "combinations": [
            {"name": "chouette", "minimum": 1, "maximum": 30, "values": []},
            {"name": "suite", "minimum": 1, "maximum": 7, "values": []},
        ]
    }
    said = filled(ask(form("terms", "terms", ["combination", "amount"], told)), random.Random(seed))
    most = {"chouette": 30, "suite": 7}[said["combination"]]
    assert 1 <= said["amount"] <= most
    assert said.keys() == {"combination", "amount"}


@given(st.integers())
def test_bets_lie_on_different_players_and_within_their_total(seed: int) -> None:
    told = {
        "targets": ["karadoc", "arthur"], "total": {"minimum": 1, "maximum": 20},
        "combinations": [{"name": "chouette", "minimum": 1, "maximum": 15, "values": [1, 2]}],
    }  # fmt: skip
    said = filled(ask(form("annonce", "civet_filoche", ["bets"], told)), random.Random(seed))["bets"]
    assert said
    assert len({bet["target"] for bet in said}) == len(said)
    assert sum(bet["amount"] for bet in said) <= 20


@given(st.integers())
def test_what_is_given_away_comes_to_the_total(seed: int) -> None:
    told = {
        "targets": ["karadoc", "arthur"], "amount": {"minimum": 1, "maximum": 9}, "total": {"minimum": 9, "maximum": 9},
    }  # fmt: skip
    said = filled(ask(form("annonce", "je_distribue", ["shares"], told)), random.Random(seed))["shares"]
    assert sum(share["amount"] for share in said) == 9


@given(st.integers())
def test_an_order_keeps_within_the_gold_and_buys_first_what_is_needed(seed: int) -> None:
    told = {
        "gold": 9,
        "on_sale": [
            {"name": "chaudron", "price": 3, "most": 1},
            {"name": "pierre_de_lune", "price": 2, "targets": ["karadoc", "arthur"], "needs": "chaudron"},
        ],
    }
    said = filled(ask(form("annonce", "emplettes", ["objects"], told, "modulaire")), random.Random(seed))
    bought = [each["object"] if isinstance(each, dict) else each for each in said.get("objects", [])]
    assert sum({"chaudron": 3, "pierre_de_lune": 2}[each] for each in bought) <= 9
    assert bought[:1] in ([], ["chaudron"])


@given(st.integers())
def test_three_confusions_are_three_different_ones(seed: int) -> None:
    told = {"confusions": ["plus_un", "moins_un", "relance", "retourne"]}
    fields = ["left", "middle", "right"]
    said = filled(ask(form("annonce", "potion_confusion", fields, told, "modulaire")), random.Random(seed))
    assert len(set(said.values())) == 3


@given(st.integers())
def test_a_throw_keeps_what_lies_and_uses_a_hand_for_so_many_dice(seed: int) -> None:
    told = {
        "dice": 3, "keep_from": [2, 5], "keep_at_most": 2, "magic": [6],
        "hand": [
            {"dice": 3, "hands": ["left", "right"]}, {"dice": 2, "hands": ["left"]}, {"dice": 1, "hands": ["right"]},
        ],
    }  # fmt: skip
    said = filled(ask(form("roll", "re_throw", ["keep", "hand", "magic"], told, "modulaire")), random.Random(seed))
    thrown = 3 - len(said.get("keep", []))
    assert said["hand"] in {3: ["left", "right"], 2: ["left"], 1: ["right"]}[thrown]
    assert len(said.get("magic", [])) <= thrown


@pytest.mark.parametrize("cards", [["QH"], ["QH", "QD"], ["QD", "XR"]])
def test_cards_chosen_by_their_ranks_are_laid_as_they_were_chosen(cards: list[str]) -> None:
    hand, held = Hand(), ["QH", "QD", "3S", "XR"]
    told = {
        "to_beat": None, "jokers": ["XR"],
        "ranks": [{"rank": "Q", "cards": ["QH", "QD"], "sizes": [1, 2, 3], "closes": False, "revolution": False}],
    }  # fmt: skip
    for card in cards:
        hand.press(card[0], held)
    found = matching(form("play", "turn", ["cards", "as"], told, "trou-du-cul").offer, hand.chosen)
    assert len(found) == 1
    assert len(found[0].cards) == len(cards)
    for _ in range(3 - len(cards)):
        hand.press("Q", held)
    hand.hold(["3S"])
    assert hand.chosen == []


def test_pressing_a_rank_beyond_its_last_card_lets_go_of_it() -> None:
    hand, held = Hand(), ["QH", "QD"]
    for expected in (["QH"], ["QH", "QD"], []):
        hand.press("Q", held)
        assert hand.chosen == expected


def test_a_demand_and_a_vote_are_asked_from_what_may_be() -> None:
    told: dict[str, Any] = {"target": "karadoc", "at_most": 2, "known_ranks": ["K", "A", "X"]}
    said = filled(ask(form("demand", "demand", ["ranks"], told, "trou-du-cul")), random.Random(1))
    assert 1 <= len(said["ranks"]) <= 2
    told = {"votes": ["on_continue", "on_arrete"]}
    said = filled(ask(form("vote", "vote", ["vote"], told, "trou-du-cul")), random.Random(1))
    assert said["vote"] in told["votes"]


def test_any_word_is_shouted_by_the_key_that_it_always_has_and_points_at_a_player() -> None:
    book = lexicon("titouan")
    keys = Keyboard(book).keys
    asking = any_word(book, list(book.rules), PEOPLE, keys)
    question = next(asking)
    assert {choice.value.id: choice.key for choice in question.choices}["pas_mou_le_caillou"] == "p"
    grelottine = next(choice.value for choice in question.choices if choice.value.id == "grelottine")
    assert [choice.value for choice in asking.send(grelottine).choices] == list(PEOPLE)
    with pytest.raises(StopIteration) as done:
        asking.send("karadoc")
    assert done.value.value == (grelottine, {"target": "karadoc"})
