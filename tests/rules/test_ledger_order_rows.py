"""Card ledger_order: its worked arithmetic, a test for each row."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
FLAN = "flan"
START = 500


def round_of(
    book: str, dice: str, *, flans: int = 0, bi: bool = False, civet: tuple[int, str] | None = None, doublings: int = 0
) -> Told:
    """Perceval throws, with a Bi-Jarret, a Civet, doublings and Flans on it; what he gains is what counts."""
    seats = {
        "perceval": (START, "jarret civet"), "karadoc": (START, "flan civet"), "arthur": (START, "flan civet"),
        "leodagan": (START, "flan"),
    }  # fmt: skip
    game = Told(book, seats=seats, dice=dice, target=2_000)
    if bi:
        assert game.says("perceval", "bi_jarret") == "counted"
    if civet is not None:
        assert game.says("perceval", "civet", amount=civet[0], combination=civet[1]) == "counted"
    for player in ("karadoc", "arthur")[:doublings]:
        assert game.says(player, "civet_double", target="perceval") == "counted"
    for player in ("karadoc", "arthur", "leodagan")[:flans]:
        assert game.says(player, FLAN, target="perceval") == "counted"
    game.turn("perceval")
    if civet is not None and book == "titouan":
        game.passes("perceval")
    return game.settle()


def gained(game: Told) -> int:
    return game.scores["perceval"] - START


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("flans", "bi", "points"),
    [(0, False, 50), (1, False, -50), (2, False, -100), (3, False, -150), (0, True, 100), (1, True, -100),
     (2, True, -200)],
)  # fmt: skip
def test_velute_of_5_with_flans_and_a_bi_jarret(book: str, flans: int, bi: bool, points: int) -> None:
    assert gained(round_of(book, "235", flans=flans, bi=bi)) == points


@pytest.mark.parametrize(("book", "points"), [("wikimonde", -50), ("titouan", -100)])
def test_velute_of_5_contre_flan(book: str, points: int) -> None:
    seats = {"perceval": (START, FLAN), "karadoc": (START, FLAN), "arthur": START}
    game = Told(book, seats=seats, dice="235", target=2_000)
    game.says("perceval", FLAN, target="arthur")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert gained(game) == points


@pytest.mark.parametrize("book", BOOKS)
def test_civet_50_on_velute_velute_of_5(book: str) -> None:
    assert gained(round_of(book, "235", civet=(50, "velute"))) == 100


@pytest.mark.parametrize(("doublings", "points"), [(1, 150), (2, 250)])
def test_the_same_civet_double_once_and_twice(doublings: int, points: int) -> None:
    assert gained(round_of("titouan", "235", civet=(50, "velute"), doublings=doublings)) == points


@pytest.mark.parametrize(("book", "points"), [("wikimonde", 150), ("titouan", 200)])
def test_the_same_bi_jarret(book: str, points: int) -> None:
    assert gained(round_of(book, "235", civet=(50, "velute"), bi=True)) == points


@pytest.mark.parametrize(("flans", "points"), [(0, 300), (1, -300)])
def test_the_same_civet_double_and_bi_jarret_and_flan(flans: int, points: int) -> None:
    game = round_of("titouan", "235", civet=(50, "velute"), bi=True, doublings=1, flans=flans)
    assert gained(game) == points


@pytest.mark.parametrize(
    ("book", "bi", "flans", "points", "filoche"),
    [
        ("wikimonde", False, 0, 0, True), ("titouan", False, 0, 0, True),
        ("wikimonde", True, 0, 50, False), ("titouan", True, 0, 0, True),
        ("wikimonde", False, 1, 100, False), ("titouan", False, 1, 0, True),
        ("wikimonde", False, 2, 200, False), ("titouan", False, 2, 0, True),
    ],
)  # fmt: skip
def test_civet_50_on_chouette_velute_of_5(book: str, bi: bool, flans: int, points: int, filoche: bool) -> None:
    game = round_of(book, "235", civet=(50, "chouette"), bi=bi, flans=flans)
    assert gained(game) == points
    assert ("civet_filoche" in game.holds["perceval"]) == filoche


@pytest.mark.parametrize("book", BOOKS)
def test_civet_30_on_chouette_neant_flan(book: str) -> None:
    assert gained(round_of(book, "135", civet=(30, "chouette"), flans=1)) == 30


@pytest.mark.parametrize(("book", "souffle"), [("wikimonde", 50), ("titouan", 30)])
def test_souffle_with_10_points_misses_third_throw_velute_of_5(book: str, souffle: int) -> None:
    game = Told(book, seats={"perceval": 100, "karadoc": 10}, dice="421 135 135 235")
    game.turn("perceval")
    game.challenges("perceval", "karadoc", challenge="soufflette")
    for _ in range(3):
        game.turn("karadoc")
    assert game.settle().scores == {"perceval": 130, "karadoc": souffle}


@pytest.mark.parametrize("book", BOOKS)
def test_right_relance_of_12_a_velute_of_6_bi_jarret(book: str) -> None:
    game = Told(book, seats={"perceval": (START, "jarret"), "karadoc": START}, dice="343 246", target=2_000)
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    game.says("perceval", "je_relance", value=3)
    game.says("karadoc", "je_relance", value=12)
    game.turn("perceval")
    assert game.settle().scores["karadoc"] - START == 264


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("holding", "points"), [("bi_jarret", 400), ("flan", -200)])
def test_pelican_by_the_one_who_relanced_18(book: str, holding: str, points: int) -> None:
    seats = {"perceval": (START, "jarret"), "karadoc": START, "arthur": (START, FLAN)}
    game = Told(book, seats=seats, dice="343 666", target=2_000)
    if holding == "bi_jarret":
        game.says("perceval", "bi_jarret")
    else:
        game.says("arthur", FLAN, target="perceval")
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 18), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.says("karadoc", "pelican")
    assert game.settle().scores["karadoc"] - START == points
