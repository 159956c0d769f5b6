"""Magic dice are in no proof, the dice beside them are, and the sides that dice turn can be checked as well."""

from __future__ import annotations

import msgspec
from chouette_sdk import verify_dice

from service import engine
from service.engine.core.acts import Forfeit
from service.engine.core.state import Player
from service.engine.dice.acts import Roll
from service.engine.dice.source import front
from tests.fairness.games import Told

SEED = "5c" * 32
CONFUSED = {"by": "karadoc", "left": "mi_cache", "middle": "mi_cache", "right": "plus_un"}
HELD = [{"de_magique": 2}, {"de_magique": 5}]


def told() -> Told:
    """A game in which one die of the chouettes is magic, and the cul, and the table throws the next ones."""
    game = engine.create(
        ruleset="modulaire", game_id="t3", now=0, options={"rules": {"t3": True}, "turn_ms": 1_000}, seed=SEED
    )
    people = [Player(id=name, name=name) for name in ("perceval", "karadoc", "arthur")]
    start = {"players": {"perceval": {"holds": HELD}}, "first": "perceval", "table": {"confusion": CONFUSED}}
    engine.start_from(game, people, "perceval", told=start)
    engine.play(game, Roll(player="perceval", at=100, magic=[2]))
    engine.play(game, Roll(player="perceval", at=1_700, magic=[5]))
    engine.settle(game, 60_000)
    for player in ("karadoc", "arthur"):
        engine.play(game, Forfeit(player=player, at=60_100))
    assert game.state.status == "finished"
    return Told([msgspec.json.encode(event) for event in game.fresh], game.state.randomness.drawn)


def test_every_die_that_was_drawn_is_proved_and_no_other() -> None:
    game = told()
    verdict = verify_dice(game.proof, events=game.events)
    assert (verdict.status, verdict.faults) == ("proved", [])
    assert verdict.dice == game.thrown
    assert [len(throw["faces"]) for throw in game.proof["throws"]][:2] == [1, 2]


def test_the_sides_that_dice_turn_follow_from_the_seed() -> None:
    thrown = [event for event in map(msgspec.json.decode, told().raw) if event.get("fronts")]
    assert thrown
    for event in thrown:
        drawn, first = event["faces"][: len(event["faces"]) - event.get("magic", 0)], event["first_die"]
        assert event["fronts"] == [front(SEED, "", first + n, top) for n, top in enumerate(drawn)]
