"""Card tichette, sentence by sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Join
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.tiche import quiche, shows, well_spoken
from service.engine.dice.events import DiceRolled, DiceShown
from tests.support.told import Told

SCORES: dict[str, Any] = {"perceval": 100, "karadoc": 90, "arthur": 80}


def fallen(dice: str = "526", book: str = "expert", **options: Any) -> Told:
    """Perceval has sirotéd a Chouette of 4 on his turn, and the die is a 3."""
    seats = options.pop("seats", SCORES)
    game = Told(book, dice=f"4413 {dice}", seats=seats, **options)
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    for player in seats:
        if player != "perceval":
            game.says(player, "file_sirop")
    game.throw("perceval")
    return game


def bidding(*bids: tuple[str, str, int | None], dice: str = "526", **options: Any) -> Told:
    """Karadoc is the ticheur and has thrown; then these bids were made, each of which counted."""
    game = fallen(dice, **options)
    game.says("karadoc", "salsifi")
    game.throw("karadoc")
    for player, annonce, value in bids:
        assert say(game, player, annonce, value) == "counted", (player, annonce, value)
    return game


def say(game: Told, player: str, annonce: str, value: int | None = None, **fields: Any) -> str:
    """A bid."""
    return game.says(player, annonce, **(fields if value is None else {"value": value, **fields}))


OPENED = ("karadoc", "michette", 5)
LEFT = [("arthur", "quichette", 0), ("perceval", "quichette", 0)]


# --- the race


def test_the_sirotage_is_settled_as_always_and_its_annonces_stay_allowed() -> None:
    game = fallen()
    assert game.says("arthur", "fruits_au_sirop") == "counted"
    game.settle()
    assert game.scores == {"perceval": 84, "karadoc": 90, "arthur": 96}
    assert game.to_throw == "karadoc", "nobody said Salsifi: no Tichette"


def test_an_attrape_oiseau_of_4_too() -> None:
    game = Told("expert", dice="4413 526", seats=SCORES)
    game.turn("perceval")
    game.says("arthur", "attrape_oiseau")
    game.says("perceval", "file_sirop")
    game.says("karadoc", "file_sirop")
    game.throw("arthur")
    assert game.says("karadoc", "salsifi") == "counted"


@pytest.mark.parametrize("word", ["artichette", "raitournelle"])
def test_the_words_of_an_artichette_are_bevues(word: str) -> None:
    assert fallen().says("perceval", word) == "bevue"


def test_other_sirops_and_other_books_have_none() -> None:
    assert fallen(book="titouan").says("karadoc", "salsifi") == "unknown_annonce"
    game = fallen(rules={"tichette": False})
    assert game.says("karadoc", "salsifi") == "unknown_annonce"
    assert game.says("perceval", "raitournelle") == "counted", "an Artichette like any other"
    game = Told("expert", dice="434", seats=SCORES)
    game.turn("perceval")
    assert game.says("karadoc", "salsifi") == "bevue"


def test_the_race_lasts_reaction_ms_from_the_landing_and_later_ones_are_late() -> None:
    game = fallen()
    assert game.says("karadoc", "salsifi", at=4000) == "counted"
    assert fallen().says("karadoc", "salsifi", at=4001) == "bevue"
    game = fallen()
    game.says("karadoc", "salsifi", at=100)
    assert game.says("arthur", "salsifi", at=151) == "too_late"


def test_only_those_tied_shout_sganabadarlane() -> None:
    game = fallen()
    game.says("karadoc", "salsifi", at=100)
    game.says("arthur", "salsifi", at=150)
    assert game.says("perceval", "sganabadarlane", at=300) == "bevue"
    assert game.says("arthur", "sganabadarlane", at=4100) == "counted", "reaction_ms from the end of the tie"
    game.throw("arthur")
    assert say(game, "arthur", "michette", 5) == "counted"


def test_sganabadarlane_without_a_tie_is_a_bevue() -> None:
    game = fallen()
    game.says("karadoc", "salsifi")
    assert game.says("karadoc", "sganabadarlane", plus=100) == "bevue"


@pytest.mark.parametrize("tied_again", [True, False])
def test_the_newest_at_the_table_wins_a_tie_that_stays(tied_again: bool) -> None:
    game = fallen()
    game.says("perceval", "salsifi", at=100)
    game.says("karadoc", "salsifi", at=120)
    if tied_again:
        game.says("karadoc", "sganabadarlane", at=300)
        game.says("perceval", "sganabadarlane", at=310)
    game.throw("karadoc")
    assert say(game, "karadoc", "michette", 5) == "counted"


def test_a_newcomer_is_newer_than_all_who_were_there() -> None:
    game = fallen()
    game.game.player("perceval").arrived = 1
    game.says("perceval", "salsifi", at=100)
    game.says("karadoc", "salsifi", at=120)
    game.throw("perceval")
    assert say(game, "perceval", "michette", 5) == "counted"


# --- the hidden throw


def test_the_mise_is_the_score_when_the_sirop_is_settled() -> None:
    game = fallen()
    game.says("arthur", "salsifi", at=200)
    assert game.roll("arthur", at=300) == "too_early", "not before the Sirop is settled"
    game.says("arthur", "fruits_au_sirop", at=3000)
    game.throw("arthur")
    say(game, "arthur", "michette", 5)
    for player in ("perceval", "karadoc"):
        say(game, player, "quichette", 0)
    say(game, "arthur", "tichage")
    assert game.scores["arthur"] == 96 * 2


def test_nobody_but_the_ticheur_sees_the_dice_before_the_end() -> None:
    game = bidding(OPENED)
    (hidden,) = [e for e in game.told(DiceRolled) if e.purpose == "tichette"]
    assert (hidden.faces, hidden.table, hidden.hidden) == ([], [], True)
    assert b"[5,2,6]" not in msgspec.json.encode(game.events)
    for viewer in (None, "perceval", "arthur"):
        assert b"[5,2,6]" not in msgspec.json.encode(engine.view(game.game, viewer))
        assert engine.view(game.game, viewer).hidden_dice == []
        if viewer:
            assert b"[5,2,6]" not in msgspec.json.encode(engine.expected(game.game, viewer, game.now))
    assert engine.view(game.game, "karadoc").hidden_dice == [5, 2, 6]


def test_dice_are_shown_to_all_at_the_end() -> None:
    game = bidding(OPENED, *LEFT, ("karadoc", "tichage", None))
    assert [(e.player, e.faces) for e in game.told(DiceShown)] == [("karadoc", [5, 2, 6])]


def test_it_is_no_combination() -> None:
    game = bidding(dice="666")
    assert game.says("karadoc", "cul_de_chouette") == "bevue"


def test_a_stored_game_keeps_the_dice() -> None:
    game = bidding(OPENED)
    game.game = engine.decode(engine.encode(game.game))
    assert engine.view(game.game, "karadoc").hidden_dice == [5, 2, 6]
    for player, annonce, value in [*LEFT, ("karadoc", "tichage", None)]:
        say(game, player, annonce, value)
    assert game.scores["karadoc"] == 180


# --- the bidding


def test_the_ticheur_first_then_in_the_order_of_play_round_and_round() -> None:
    game = bidding(OPENED, ("arthur", "tichette", 21), ("perceval", "tichette", 22), ("karadoc", "tichette", 23))
    assert game.waiting()["tiche"] == ["arthur"]
    assert set(game.may("arthur")) == {"tichette", "bichette", "quichette", "quichage", "pass"}
    assert game.may("arthur")["tichette"]["values"] == [
        24,
        25,
        26,
        *range(31, 37),
        *range(41, 47),
        *range(51, 57),
        *range(61, 67),
    ]
    assert game.may("arthur")["quichette"] == {"values": [21]}


@pytest.mark.parametrize(("before", "annonce", "value", "valid"), [
    ([], "michette", 1, True), ([], "michette", 6, True), ([], "michette", 0, False), ([], "michette", 7, False),
    ([], "tichette", 34, False), ([], "michette", 34, False), ([], "michette", -3, False),
    ([5], "michette", 6, True), ([5], "michette", 5, False), ([5], "michette", 4, False), ([5], "tichette", 11, True),
    ([5], "bichette", 256, False), ([5, 34], "tichette", 34, False), ([5, 35], "tichette", 53, True),
    ([5, 34], "tichette", 37, False), ([5, 34], "tichette", 40, False), ([5, 34], "michette", 6, False),
    ([5, 34], "bichette", 111, True), ([5, 34], "bichette", 342, True), ([5, 66], "tichette", 61, False),
    ([5, 34, 342], "bichette", 343, True), ([5, 34, 342], "tichette", 66, False),
    ([5, 34, 342], "bichette", 666, False), ([5, 34, 342], "bichette_resinee", 666, True),
    ([5, 34], "bichette_resinee", 342, False), ([5, 34, 342], "bichette_resinee", 342, False),
    ([5, 34, 342], "bichette", 1111, False),
])  # fmt: skip
def test_what_a_tiche_may_be(before: list[int], annonce: str, value: int, valid: bool) -> None:
    # Faults are void: two of them in a row put out, so that the second tells whether the first was one.
    order = ["karadoc", "arthur", "perceval"]
    kinds = {1: "michette", 2: "tichette", 3: "bichette"}
    bids = [(order[i % 3], kinds[len(str(v))], v) for i, v in enumerate(before)]
    game = bidding(*bids, seats={"perceval": 100, "karadoc": 90, "arthur": 80}, target=5000)
    player = order[len(before) % 3]
    if annonce == "bichette_resinee" and player == "karadoc":
        assert say(game, "karadoc", "bichette", 343) == "counted"
        player = "arthur"
    say(game, player, annonce, value)
    caller = next(p for p in order if p != player)
    assert game.says(caller, "quichage", target=player) == ("bevue" if valid else "counted")


def test_the_ticheur_may_not_say_a_resinee() -> None:
    game = bidding(OPENED, ("arthur", "tichette", 52), ("perceval", "bichette", 265))
    say(game, "karadoc", "bichette_resinee", 526)
    assert game.says("arthur", "quichage", target="karadoc") == "counted"


@pytest.mark.parametrize(("value", "gain"), [(562, 90), (625, 90), (666, -90), (665, -90)])
def test_a_resinee_bids_and_validates_at_once_with_all_three_dice(value: int, gain: int) -> None:
    game = bidding(OPENED, ("arthur", "tichette", 52), ("perceval", "bichette", 265), ("karadoc", "bichette", 526))
    assert say(game, "arthur", "bichette_resinee", value) == "counted"
    assert game.scores == {"perceval": 84, "karadoc": 90, "arthur": 80 + gain}, "nobody else pays or gains"
    assert game.to_throw == "karadoc", "the round is over"


@pytest.mark.parametrize(("tiche", "dice", "shown"), [
    (4, [4, 1, 1], True), (44, [4, 4, 1], True), (44, [4, 1, 1], False), (53, [3, 6, 5], True),
    (53, [3, 6, 6], False), (35, [3, 6, 5], True), (342, [2, 3, 4], True), (332, [2, 3, 4], False),
])  # fmt: skip
def test_a_tiche_claims_at_least_these_faces(tiche: int, dice: list[int], shown: bool) -> None:
    assert shows(dice, tiche) == shown


# --- leaving


@pytest.mark.parametrize(("tiche", "price"), [(None, 0), (3, 3), (45, 45), (634, 163), (111, 111), (666, 166)])
def test_the_quiche(tiche: int | None, price: int) -> None:
    assert quiche(tiche) == price


def test_a_quichette_is_paid_at_once_and_a_wrong_price_is_a_fault() -> None:
    game = bidding(OPENED, ("arthur", "tichette", 45), ("perceval", "tichette", 46), ("karadoc", "tichette", 62))
    assert say(game, "arthur", "quichette", 45) == "counted"
    assert game.scores["arthur"] == 35
    assert say(game, "perceval", "quichette", 45) == "counted"
    assert game.scores["perceval"] == 84
    assert game.says("arthur", "quichage", target="perceval") == "counted", "who is out may call it"
    assert game.scores["perceval"] == 38


@pytest.mark.parametrize(("score", "tiche", "may"), [(90, 45, False), (90, 46, True), (81, 41, False), (81, 42, True)])
def test_the_ticheur_leaves_only_over_half_of_the_mise_rounded_up(score: int, tiche: int, may: bool) -> None:
    seats: dict[str, Any] = {**SCORES, "karadoc": score}
    game = bidding(
        OPENED, ("arthur", "tichette", 21), ("perceval", "tichette", 22), ("karadoc", "tichette", tiche),
        ("arthur", "tichette", 55), ("perceval", "tichette", 56), seats=seats,
    )  # fmt: skip
    assert ("quichette" in game.may("karadoc")) == may
    say(game, "karadoc", "quichette", tiche)
    assert game.scores["karadoc"] == score - (tiche if may else 0)


def test_at_665_the_ticheur_must_leave() -> None:
    game = bidding(OPENED, ("arthur", "tichette", 52), ("perceval", "bichette", 665), seats=SCORES)
    assert set(game.may("karadoc")) == {"quichette", "quichage", "pass"}
    say(game, "karadoc", "quichette", 5)
    assert game.scores["karadoc"] == 85


# --- spoken numbers


@pytest.mark.parametrize(("value", "words"), [
    (0, "zéro"), (1, "un"), (6, "six"), (11, "onze"), (16, "seize"), (21, "vingt et un"), (21, "Vingt-et-un"),
    (22, "vingt-deux"), (24, "VINGT  QUATRE"), (31, "trente et un"), (45, "quarante-cinq"), (53, "cinquante-trois"),
    (61, "soixante et un"), (66, "soixante-six"), (111, "cent onze"), (163, "cent soixante-trois"),
    (234, "deux cent trente-quatre"), (342, "trois cent quarante-deux"), (661, "six cent soixante et un"), (0, "zero"),
])  # fmt: skip
def test_french_numerals(value: int, words: str) -> None:
    assert well_spoken(words, value)


@pytest.mark.parametrize(("value", "words"), [
    (24, "deux quatre"), (42, "vingt-quatre"), (234, "deux cents trente-quatre"), (21, "vingt-un"), (3, "3"),
    (22, "vingt et deux"), (111, "un cent onze"), (7, "sept"), (200, "deux cent"), (1000, "mille"), (-1, "un"),
])  # fmt: skip
def test_wrong_numerals(value: int, words: str) -> None:
    assert not well_spoken(words, value)


def test_wrong_words_are_a_fault_and_right_ones_are_none() -> None:
    game = bidding()
    assert say(game, "karadoc", "michette", 3, words="trois") == "counted"
    assert game.says("arthur", "quichage", target="karadoc") == "bevue"
    say(game, "arthur", "tichette", 24, words="deux quatre")
    assert game.says("perceval", "quichage", target="arthur") == "counted"


# --- faults and quichage


@pytest.mark.parametrize("late", [4000, 4001])
def test_quichage_within_reaction_ms(late: int) -> None:
    game = bidding(OPENED)
    say(game, "arthur", "michette", 4)
    assert game.says("perceval", "quichage", target="arthur", plus=late) == ("counted" if late == 4000 else "bevue")


def test_a_later_quichage_is_late() -> None:
    game = bidding(OPENED)
    say(game, "arthur", "michette", 4)
    game.says("perceval", "quichage", target="arthur")
    assert game.says("karadoc", "quichage", target="arthur") == "too_late"
    assert game.bevues == {"perceval": 0, "karadoc": 0, "arthur": 0}


def test_a_fault_is_void_and_no_bevue_and_the_turn_passes() -> None:
    game = bidding(OPENED)
    assert say(game, "arthur", "michette", 4) == "counted"
    assert game.waiting()["tiche"] == ["perceval"]
    assert game.may("perceval")["michette"] == {"values": [6]}


def test_speaking_out_of_turn_is_a_fault_and_the_turn_does_not_pass() -> None:
    game = bidding(OPENED)
    assert say(game, "perceval", "tichette", 52) == "counted"
    assert game.waiting()["tiche"] == ["arthur"]
    assert say(game, "karadoc", "michette", 6) == "counted", "the one who has just spoken too: no window excuses it"
    assert game.says("arthur", "quichage", target="karadoc") == "counted"
    assert game.scores["karadoc"] == 85
    assert game.says("arthur", "quichage", target="perceval") == "counted"
    assert game.waiting()["tiche"] == ["arthur"]
    assert set(game.may("arthur")) == {"tichage", "pass"}


def test_a_second_fault_with_nothing_valid_between_puts_out_without_a_call() -> None:
    game = bidding(OPENED)
    say(game, "arthur", "michette", 4)
    say(game, "perceval", "michette", 6)
    say(game, "karadoc", "tichette", 11)
    say(game, "arthur", "tichette", 10)
    assert say(game, "arthur", "tichette", 22, plus=200) == "bevue", "he is out of the bidding"
    assert game.scores["arthur"] == 70


def test_a_valid_annonce_between_two_faults_saves_him() -> None:
    game = bidding(OPENED)
    say(game, "arthur", "michette", 4)
    say(game, "perceval", "michette", 6)
    say(game, "karadoc", "tichette", 11)
    say(game, "arthur", "tichette", 12)
    say(game, "perceval", "tichette", 13)
    say(game, "karadoc", "tichette", 14)
    say(game, "arthur", "tichette", 10)
    assert "arthur" in game.may("perceval")["quichage"]["targets"]


@pytest.mark.parametrize("how", ["waits", "passes"])
def test_silence_on_his_turn_puts_out_for_the_quiche(how: str) -> None:
    game = bidding(OPENED, ("arthur", "tichette", 25), ("perceval", "tichette", 26), ("karadoc", "tichette", 31))
    if how == "waits":
        game.wait(15_000)
    else:
        assert game.passes("arthur") == "counted"
    assert game.scores["arthur"] == 55
    assert game.waiting()["tiche"] == ["perceval"]


@pytest.mark.parametrize(("bevue", "answer"), [("strict", "bevue"), ("lenient", "no_fault")])
def test_quichage_at_somebody_who_made_no_fault(bevue: str, answer: str) -> None:
    game = bidding(OPENED, bevue=bevue)
    assert game.says("arthur", "quichage", target="karadoc") == answer


@pytest.mark.parametrize(("bevue", "answer"), [("strict", "bevue"), ("lenient", "not_bidding")])
def test_who_is_out_bids_no_more(bevue: str, answer: str) -> None:
    game = bidding(OPENED, ("arthur", "quichette", 0), bevue=bevue)
    for annonce, value in [("tichette", 52), ("quichette", 0), ("tichage", None)]:
        assert say(game, "arthur", annonce, value) == answer


def test_lenient_changes_nothing_of_faults() -> None:
    game = bidding(OPENED, bevue="lenient")
    assert say(game, "arthur", "michette", 4) == "counted"
    assert game.says("perceval", "quichage", target="arthur") == "counted"


def test_outside_of_a_tichette_all_its_words_are_bevues() -> None:
    game = Told("expert", seats=SCORES)
    for annonce, value in [("michette", 3), ("quichette", 0), ("tichage", None)]:
        assert say(game, "karadoc", annonce, value) == "bevue"
    assert game.says("karadoc", "quichage", target="arthur") == "bevue"
    assert "quichage" not in game.may("karadoc")


# --- the end


@pytest.mark.parametrize("how", ["says", "silent"])
@pytest.mark.parametrize(("dice", "score"), [("526", 180), ("134", 0)])
def test_the_last_one_left_validates_his_own_last_tiche(how: str, dice: str, score: int) -> None:
    game = bidding(OPENED, *LEFT, dice=dice)
    assert set(game.may("karadoc")) == {"tichage", "pass"}
    if how == "says":
        say(game, "karadoc", "tichage")
    else:
        game.wait(15_000)
    assert game.scores["karadoc"] == score
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize(("annonce", "value"), [("tichette", 52), ("quichette", 5)])
def test_the_last_one_left_may_say_nothing_else(annonce: str, value: int) -> None:
    game = bidding(OPENED, *LEFT)
    say(game, "karadoc", annonce, value)
    assert game.scores["karadoc"] == 90
    assert set(game.may("karadoc")) == {"tichage", "pass"}, "he is asked again"
    assert game.says("arthur", "quichage", target="karadoc") == "counted"
    assert game.scores["karadoc"] == 180, "it counts as his tichage (R11)"
    assert len(game.told(DiceShown)) == 1
    assert game.to_throw == "karadoc"


def test_the_last_one_left_with_no_valid_tiche_wins_nothing() -> None:
    game = bidding()
    game.wait(15_000)
    game.wait(15_000)
    assert game.waiting()["tiche"] == ["perceval"]
    say(game, "perceval", "tichage")
    assert game.scores == {"perceval": 84, "karadoc": 44, "arthur": 80}, "the ticheur's silence cost 46 (R12)"


def test_a_ticheur_removed_before_any_tiche_lets_the_next_open_with_a_michette() -> None:
    game = bidding()
    game.wait(15_000)
    assert set(game.may("arthur")) == {"michette", "quichette", "quichage", "pass"}


def test_without_negative_scores_a_lost_mise_stops_at_0() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 90, "arthur": 20}
    game = bidding(
        ("karadoc", "michette", 1), ("arthur", "michette", 4), ("perceval", "quichette", 0), seats=seats,
        negative_scores=False,
    )  # fmt: skip
    say(game, "karadoc", "tichette", 51)
    say(game, "arthur", "tichette", 64)
    say(game, "karadoc", "quichette", 51)
    say(game, "arthur", "tichage")
    assert game.scores == {"perceval": 84, "karadoc": 39, "arthur": 0}


def test_a_flan_on_the_turn_touches_neither_mise_nor_quiche() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 90, "arthur": (80, "flan")}
    game = Told("expert", dice="4413 526", seats=seats)
    game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "file_sirop")
    game.says("arthur", "file_sirop")
    game.throw("perceval")
    game.says("karadoc", "salsifi")
    game.throw("karadoc")
    for player, annonce, value in [OPENED, *LEFT, ("karadoc", "tichage", None)]:
        say(game, player, annonce, value)
    assert game.scores["karadoc"] == 180


def test_whoever_is_put_out_is_out_of_the_bidding() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 90, "arthur": -335}
    game = bidding(OPENED, seats=seats)
    game.says("arthur", "poulette")
    assert game.out == ["arthur"]
    assert game.waiting()["tiche"] == ["perceval"]


def test_a_ticheur_put_out_before_his_throw_takes_the_tichette_along() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": -335, "arthur": 80}
    game = fallen("", seats=seats)
    game.says("karadoc", "salsifi")
    game.settle()
    game.says("karadoc", "poulette")
    assert game.out == ["karadoc"]
    assert game.to_throw == "arthur"


def test_a_quiche_that_puts_out_leaves_the_bidding_and_may_end_the_game() -> None:
    seats: dict[str, Any] = {"perceval": -300, "karadoc": 90}
    game = bidding(OPENED, ("perceval", "tichette", 52), ("karadoc", "tichette", 53), seats=seats)
    say(game, "perceval", "quichette", 52)
    assert game.winner == "karadoc"
    assert len(game.told(DiceShown)) == 1, "the dice are shown when the game is over too"


def test_who_stands_is_silent_on_his_turn() -> None:
    game = bidding(OPENED)
    game.leaves("perceval")
    say(game, "arthur", "tichette", 52)
    assert game.waiting()["tiche"] == ["karadoc"]


def test_a_silent_ticheur_has_his_dice_thrown_hidden_too() -> None:
    game = fallen(turn_ms=5000)
    game.says("karadoc", "salsifi")
    game.wait(10_000)
    hidden = game.told(DiceRolled)[-1]
    assert (hidden.by_table, hidden.faces) == (True, [])
    assert engine.view(game.game, "karadoc").hidden_dice == [5, 2, 6]


def test_any_moment_annonces_remain_allowed() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 90, "arthur": (80, "flan")}
    game = bidding(OPENED, seats=seats)
    assert game.says("arthur", "flan", target="karadoc") == "counted"


def test_it_is_played_before_the_lull_of_a_duel_goes_on() -> None:
    seats: dict[str, Any] = {"perceval": (100, "grelottine"), "karadoc": (90, "grelottine"), "arthur": 80}
    game = Told("expert", dice="4413 526", seats=seats, first="arthur")
    game.challenges("karadoc", "perceval")
    game.terms("karadoc", "chouette", 20)
    game.turn("perceval")
    game.passes("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "file_sirop")
    game.says("arthur", "file_sirop")
    game.throw("perceval")
    game.says("karadoc", "salsifi")
    game.throw("karadoc")
    assert say(game, *OPENED) == "counted"
    for player, annonce, value in [*LEFT[::1], ("karadoc", "tichage", None)]:
        assert say(game, player, annonce, value) == "counted"
    assert game.scores["perceval"] == 104
    assert game.scores["karadoc"] == 140
    assert game.to_throw == "arthur"


@pytest.mark.parametrize(("who", "met"), [("perceval", True), ("karadoc", False)])
def test_a_bet_on_tichette_is_met_by_ones_own_sirop(who: str, met: bool) -> None:
    seats: dict[str, Any] = {"perceval": (100, "civet"), "karadoc": 90, "arthur": 80}
    game = Told("expert", dice="4413", seats=seats)
    game.says("perceval", "civet", amount=10, combination="tichette")
    game.turn("perceval")
    game.passes("perceval")
    game.says(who, "je_sirote" if who == "perceval" else "attrape_oiseau")
    for player in set(seats) - {who}:
        game.says(player, "file_sirop")
    game.throw(who)
    game.settle()
    assert game.scores["perceval"] == (100 + 10 - 16 if met else 100 - 10 + 16)


# --- do not explain


@pytest.mark.parametrize(("knowers", "answer"), [(0, "counted"), (1, "counted"), (2, "bevue"), (3, "bevue")])
def test_it_must_not_be_explained_where_two_know_it(knowers: int, answer: str) -> None:
    game = Told("expert", seats=SCORES)
    for player in game.game.state.players[:knowers]:
        player.knows = ["tichette"]
    assert game.says("arthur", "explique_la_tichette") == answer
    assert game.scores["arthur"] == (70 if answer == "bevue" else 80)


def test_who_joins_may_declare_what_he_knows() -> None:
    game = engine.create(ruleset="expert", game_id="x", now=0, seed="00" * 32)
    engine.play(game, Join(player="", at=1, name="Perceval", knows=["tichette"]))
    assert game.state.players[0].knows == ["tichette"]


# --- R11 and R12


@pytest.mark.parametrize("who", ["karadoc", "arthur", "perceval"])
def test_nobody_calls_himself_out_whether_he_erred_or_not(who: str) -> None:
    game = bidding(OPENED)
    assert game.says(who, "quichage", target=who) == "bevue"
    assert who not in game.may(who).get("quichage", {}).get("targets", [])


def test_a_ticheur_whom_a_second_fault_out_of_turn_takes_out_pays_half_of_the_mise_and_one() -> None:
    game = bidding(OPENED)
    say(game, "karadoc", "michette", 6)
    say(game, "karadoc", "michette", 6)
    assert game.scores["karadoc"] == 90 - 46


def test_two_faults_of_another_cost_him_his_quiche_as_ever() -> None:
    game = bidding(OPENED)
    say(game, "arthur", "michette", 1)
    say(game, "arthur", "michette", 1)
    assert game.scores["arthur"] == 80
