"""Events with an audience: a public form for everybody, forms of their own for some seats, one numbering for all."""

from __future__ import annotations

import msgspec

from service import engine
from service.engine.core.actions.acts import Join
from service.engine.core.events import TurnStarted
from service.engine.dice.events import DiceRolled

ROLLED = {
    "player": "perceval", "purpose": "tichette", "faces": [], "kept": [], "table": [], "by_table": False,
    "first_die": 0, "hidden": True,
}  # fmt: skip


def seated() -> engine.Game:
    game = engine.create(ruleset="wikimonde", game_id="g", now=0, given=[1])
    for name in ("Perceval", "Karadoc"):
        engine.play(game, Join(player="", at=0, name=name))
    game.forget_events()
    return game


def test_a_seat_sees_its_own_form_in_the_place_of_the_public_one() -> None:
    game = seated()
    game.emit(DiceRolled, private={"perceval": {"faces": [5, 2, 6], "table": [5, 2, 6]}}, **ROLLED)
    [public], [own] = game.fresh, game.seen_by("perceval")
    assert isinstance(public, DiceRolled)
    assert public.faces == []
    assert own == msgspec.structs.replace(public, faces=[5, 2, 6], table=[5, 2, 6])
    assert game.seen_by("karadoc") == game.seen_by(None) == [public]


def test_what_is_told_before_moves_every_form_of_what_came_of_it() -> None:
    game = seated()
    first = game.state.events
    game.emit(TurnStarted, player="perceval", lap=1, not_before=0)
    game.emit(DiceRolled, private={"perceval": {"faces": [5, 2, 6]}}, **ROLLED)
    game.emit(DiceRolled, private={"karadoc": {"faces": [1, 1, 1]}}, **ROLLED)
    game.emit_before(0, TurnStarted, player="karadoc", lap=1, not_before=0)
    for player, faces in (("perceval", [[5, 2, 6], []]), ("karadoc", [[], [1, 1, 1]]), (None, [[], []])):
        seen = game.seen_by(player)
        assert [event.seq for event in seen] == [first + place for place in (1, 2, 3, 4)]
        assert [event.faces for event in seen if isinstance(event, DiceRolled)] == faces


def test_what_is_stored_is_forgotten_in_all_its_forms() -> None:
    game = seated()
    game.emit(DiceRolled, private={"perceval": {"faces": [5, 2, 6]}}, **ROLLED)
    game.forget_events()
    assert (game.fresh, game.private, game.seen_by("perceval")) == ([], {}, [])
