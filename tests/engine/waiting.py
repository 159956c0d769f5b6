"""One game for every point at which a game can wait for people: what a stored game may look like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from service.engine.cul_de_chouette.rules.table.aquitaine import sips
from service.scenario.runner import Run
from tests.engine.stopping import SEED, STOPPED, stopped
from tests.support.told import Told

G = "grelottine"
ALL = {"perceval": (100, G), "karadoc": (100, f"{G} passe_grelot rigodon"), "arthur": (100, G)}


def _told(dice: str = "", book: str = "titouan", **options: Any) -> Told:
    seats = options.pop("seats", ALL)
    return Told(book, seats=seats, dice=dice, seed=SEED, turn_ms=60_000, **options)


def _duel(dice: str = "", **options: Any) -> Told:
    game = _told(dice, first="arthur", **options)
    game.challenges("perceval", "karadoc", at=100)
    game.wait(50)
    return game


def _thrown(dice: str, **options: Any) -> Told:
    game = _duel(dice, **options)
    game.terms("perceval", "chouette", 6)
    game.turn("karadoc")
    return game


def opening() -> Told:
    game = _told("3", first=None)
    game.roll("karadoc")
    return game


def opening_tied() -> Told:
    game = _told("113", first=None)
    for player in ALL:
        game.roll(player)
    return game


def lull() -> Told:
    return _told()


def lull_alone() -> Told:
    return _told(seats={"perceval": 0, "karadoc": 0}, book="wikimonde")


def challenge_not_decided() -> Told:
    game = _told()
    game.challenges("perceval", "karadoc")
    return game


def cul() -> Told:
    game = _told("34")
    game.throw("perceval")
    return game


def race() -> Told:
    game = _told("336")
    game.turn("perceval")
    game.says("karadoc", "pas_mou_le_caillou")
    return game


def suite_with_velute() -> Told:
    game = _told("123")
    game.turn("perceval")
    game.says("karadoc", "grelotte_ca_picote")
    game.passes("arthur")
    return game


def suite_second_shout() -> Told:
    return suite_with_velute().wait(4_000)


def suite_dice() -> Told:
    game = _told("234 4")
    game.turn("perceval")
    game.wait(8_000)
    game.roll("karadoc")
    return game


def suite_dice_tied() -> Told:
    game = _told("234 441")
    game.turn("perceval")
    game.wait(8_000)
    for player in ALL:
        game.roll(player)
    return game


def roll_off_for_grelottin() -> Told:
    game = _told("5")
    game.challenges("perceval", "karadoc", at=100)
    game.challenges("arthur", "karadoc", at=100)
    game.wait(50)
    game.roll("arthur")
    return game


def terms() -> Told:
    return _duel()


def passe_grelot_not_decided() -> Told:
    game = _duel()
    game.says("karadoc", "passe_grelot", target="arthur")
    return game


def handed_on() -> Told:
    return passe_grelot_not_decided().wait(50)


def duel_chouettes() -> Told:
    game = _duel()
    game.terms("perceval", "chouette", 6)
    return game


def duel_cul() -> Told:
    game = _duel("34")
    game.terms("perceval", "chouette", 6)
    game.throw("karadoc")
    return game


def re_throw() -> Told:
    return _thrown("346")


def re_throw_or_stop() -> Told:
    return _thrown("335")


def duel_second_cul() -> Told:
    game = _thrown("346 12")
    game.throw("karadoc")
    return game


def duel_suite() -> Told:
    game = _thrown("346 5")
    game.throw("karadoc", keep=[4, 6])
    return game


def duel_race_on_final_dice() -> Told:
    game = _thrown("335 6")
    game.throw("karadoc", keep=[3, 3])
    return game


def poulette() -> Told:
    game = _thrown("346 125")
    game.turn("karadoc")
    return game


def poulette_not_decided() -> Told:
    game = poulette()
    game.says("karadoc", "poulette")
    return game


def dice_for_the_game() -> Told:
    seats = {"perceval": 335, "karadoc": 335, "arthur": 0}
    game = _told("4", seats=seats, negative_scores=False)
    game.says("arthur", "rigodon")
    game.roll("karadoc")
    return game


def everybody_stands() -> Told:
    game = race()
    for player in ALL:
        game.leaves(player)
    return game


def somebody_put_out_in_a_duel_of_others() -> Told:
    game = _duel(seats=ALL | {"arthur": (-334, "")})
    game.says("arthur", "poulette")
    return game


def put_out_after_his_cul() -> Told:
    game = _told("336", seats=ALL | {"perceval": (-334, "")})
    game.turn("perceval")
    game.says("perceval", "poulette")
    return game


# --- what no scenario stops at


def relance_waits_for_the_sirop() -> Told:
    game = _told("331 4", seats={"perceval": 100, "karadoc": 100, "arthur": 100})
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    for player in ("karadoc", "arthur"):
        game.says(player, "file_sirop")
    game.throw("perceval")
    for value, player in enumerate(ALL, start=10):
        game.says(player, "je_relance", value=value)
    return game


def pelican(**options: Any) -> Told:
    game = _told("343 666", book="wikimonde", seats=dict.fromkeys(ALL, 200), target=1_000, **options)
    game.turn("perceval")
    for player, value in (("perceval", 18), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    return game


def doubling_waits_for_the_pelican() -> Told:
    game = pelican()
    game.says("perceval", "cul_de_chouette")
    game.passes("karadoc")
    return game


def _aquitaine(dice: str) -> Told:
    return _told(dice, seats=dict.fromkeys(("perceval", "karadoc", "arthur", "leodagan"), 0), aquitaine=True)


def two_at_once_name_a_king() -> Told:
    game = _aquitaine("531 2")
    game.turn("perceval")
    game.says("karadoc", "excalibur", at=500)
    game.says("arthur", "excalibur", at=550)
    game.wait(3_500)
    game.says("karadoc", "roi", target="perceval")
    game.says("arthur", "roi", target="arthur", plus=10)
    game.wait(60)
    game.roll("karadoc")
    return game


def king_may_throw_too() -> Told:
    game = _aquitaine("234")
    sips.of(game.game).king = "perceval"
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote")
    game.wait(4_000)
    return game.wait(4_000)


def roll_off_for_a_neant_souffle() -> Told:
    game = _told("146 5", rules={"neant_souffle": True}, seats=dict.fromkeys(ALL, 100))
    game.turn("perceval")
    game.says("karadoc", "mecreant", at=300)
    game.says("perceval", "je_suis_un_miserable", at=310)
    game.says("arthur", "mecreant", at=320)
    game.wait(60)
    game.wait(4_000)
    game.roll("arthur")
    return game


def roll_off_for_a_sirop() -> Told:
    game = _told("335 2", seats=dict.fromkeys(("perceval", "karadoc", "arthur", "leodagan"), 100))
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "j_achete")
    game.says("arthur", "j_achete", plus=10)
    game.wait(60)
    game.roll("karadoc")
    return game


def tichette_waits_for_the_sirop() -> Told:
    game = _told("4413", book="expert", seats={"perceval": 100, "karadoc": 90, "arthur": 80})
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    for player in ("karadoc", "arthur"):
        game.says(player, "file_sirop")
    game.throw("perceval")
    game.says("karadoc", "salsifi")
    return game.wait(60)


def tichette_not_thrown() -> Told:
    return tichette_waits_for_the_sirop().wait(4_000)


def tichette_with_hidden_dice() -> Told:
    game = tichette_not_thrown()
    game.throw("karadoc")
    game.says("karadoc", "michette", value=5)
    return game


def dice_in_the_air() -> Told:
    game = _told("33", flight_ms=1_000)
    game.throw("perceval")
    return game


def shouted_while_the_dice_fly() -> Told:
    game = _told("336", flight_ms=1_000)
    game.throw("perceval")
    game.throw("perceval")
    game.says("karadoc", "pas_mou_le_caillou")
    return game


def newcomer_at_the_door() -> Told:
    return _told(door="merlin")


WAITING: dict[str, Callable[[], Told | Run]] = {
    make.__name__: make
    for make in (
        opening, opening_tied, lull, lull_alone, challenge_not_decided, cul, race, suite_with_velute,
        suite_second_shout, suite_dice, suite_dice_tied, roll_off_for_grelottin, terms, passe_grelot_not_decided,
        handed_on, duel_chouettes, duel_cul, re_throw, re_throw_or_stop, duel_second_cul, duel_suite,
        duel_race_on_final_dice, poulette, poulette_not_decided, dice_for_the_game, everybody_stands,
        somebody_put_out_in_a_duel_of_others, put_out_after_his_cul, relance_waits_for_the_sirop,
        doubling_waits_for_the_pelican, two_at_once_name_a_king, king_may_throw_too, roll_off_for_a_neant_souffle,
        roll_off_for_a_sirop, tichette_waits_for_the_sirop, tichette_not_thrown, tichette_with_hidden_dice,
        dice_in_the_air, shouted_while_the_dice_fly, newcomer_at_the_door,
    )
} | {name: partial(stopped, *place) for name, place in STOPPED.items()}  # fmt: skip
"""Every game, by the name of its file; it has the game as `.game`."""
