"""Magic dice are in no proof, the dice beside them are, and so are turned sides and cards of the pack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from chouette_sdk import verify_dice

from service import engine
from service.engine.core.actions.acts import Annonce, Forfeit
from service.engine.core.stored.state import Player
from service.engine.dice.acts import Roll
from service.engine.dice.source import front
from service.engine.modulaire.rules.d.d1_voeux import pack
from service.engine.modulaire.table.state import table
from tests.fairness.games import Told

SEED = "5c" * 32
CONFUSED = {"by": "arthur", "left": "mi_cache", "middle": "mi_cache", "right": "plus_un"}
HELD = [{"de_magique": 2}, {"de_magique": 5}, {"voeu": "pauvrete"}]


def played() -> engine.Game:
    """A game in which one die of the chouettes is magic, and the cul, and the table throws the next ones; before them a
    tichette is drawn."""
    options = {"rules": {"t3": True, "d1": True}, "turn_ms": 1_000}
    game = engine.create(ruleset="modulaire", game_id="t3", now=0, options=options, seed=SEED)
    people = [Player(id=name, name=name) for name in ("perceval", "karadoc", "arthur")]
    holder = {"holds": HELD, "score": 11}
    start = {"players": {"perceval": holder}, "first": "perceval", "table": {"confusion": CONFUSED}}
    engine.start_from(game, people, "perceval", told=start)
    # As in an opening; a start in the middle has the pack that it was told.
    pack.PACK.put(table(game), None)
    pack.shuffle(game)
    engine.play(game, Annonce(player="perceval", at=50, annonce="je_pioche"))
    engine.play(game, Roll(player="perceval", at=100, magic=[2]))
    engine.play(game, Roll(player="perceval", at=1_700, magic=[5]))
    engine.settle(game, 60_000)
    for player in ("karadoc", "arthur"):
        engine.play(game, Forfeit(player=player, at=60_100))
    assert game.state.status == "finished"
    return game


def told() -> Told:
    """What is told of it."""
    game = played()
    return Told([msgspec.json.encode(event) for event in game.fresh], game.state.randomness.drawn)


def test_every_die_that_was_drawn_is_proved_and_no_other() -> None:
    game = told()
    verdict = verify_dice(game.proof, events=game.events)
    assert (verdict.status, verdict.faults) == ("proved", [])
    [shuffle] = game.proof["shuffles"]
    assert verdict.dice + shuffle["draws"] == game.thrown
    assert [len(throw["faces"]) for throw in game.proof["throws"]][:2] == [1, 2]


def test_the_sides_that_dice_turn_follow_from_the_seed() -> None:
    thrown = [event for event in map(msgspec.json.decode, told().raw) if event.get("fronts")]
    assert thrown
    for event in thrown:
        drawn, first = event["faces"][: len(event["faces"]) - event.get("magic", 0)], event["first_die"]
        assert event["fronts"] == [front(SEED, "", first + n, top) for n, top in enumerate(drawn)]


def test_the_sides_and_the_cards_are_proved_with_the_dice_and_the_magic_dice_are_counted_as_left_out() -> None:
    game = told()
    verdict = verify_dice(game.proof, events=game.events)
    assert (verdict.fronts, verdict.cards, verdict.magic, verdict.given) == (4, 1, 2, 0)


def another_front(proof: dict[str, Any]) -> None:
    fronts = next(throw["fronts"] for throw in proof["throws"] if throw.get("fronts"))
    fronts[0] = fronts[0] % 6 + 1


def a_front_less(proof: dict[str, Any]) -> None:
    next(throw["fronts"] for throw in proof["throws"] if len(throw.get("fronts", [])) > 1).pop()


def another_card(proof: dict[str, Any]) -> None:
    proof["shuffles"][0]["cards"] = ["etoile"]


def a_smaller_pack(proof: dict[str, Any]) -> None:
    proof["shuffles"][0]["draws"] -= 1


def a_magic_die_less(proof: dict[str, Any]) -> None:
    proof["magic"] -= 1


BENDS: dict[Callable[[dict[str, Any]], None], set[str]] = {
    another_front: {"front_wrong"},
    a_front_less: {"fronts_missing"},
    another_card: {"card_wrong"},
    a_smaller_pack: {"pack_wrong", "index_wrong", "dice_missing"},
    a_magic_die_less: set(),
}


@pytest.mark.parametrize("bend", BENDS, ids=lambda bend: bend.__name__)
def test_whatever_is_changed_of_sides_cards_and_magic_dice_is_found(bend: Callable[[dict[str, Any]], None]) -> None:
    game = told()
    proof = game.proof
    bend(proof)
    assert {fault.code for fault in verify_dice(proof).faults} <= BENDS[bend]
    assert {fault.code for fault in verify_dice(proof, events=game.events).faults} >= {"events_differ"}
