"""What the organiser of a game may do, who has no seat at it: start it, take a player out before that, call it off."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.actions.acts import ORGANISER, Act, Cancel, Evict, Join, Start
from service.engine.core.events import PlayerLeft
from service.engine.dice.acts import Roll


def table(*names: str, **options: object) -> engine.Game:
    g = engine.create(ruleset="wikimonde", game_id="g", now=0, options=options, seed="5e" * 32)
    for name in names:
        engine.play(g, Join(player="", at=10, name=name))
    g.fresh.clear()
    return g


def refused(g: engine.Game, act: Act) -> str:
    before = engine.encode(g)
    with pytest.raises(engine.Refusal) as found:
        engine.play(g, act)
    assert engine.encode(g) == before, "a refusal changes nothing"
    return found.value.code


def test_the_organiser_starts_the_game_and_nobody_is_taken_for_its_author() -> None:
    g = table("Perceval", "Karadoc")
    engine.play(g, Start(player=ORGANISER, at=100))
    assert g.state.status == "playing"
    assert refused(g, Start(player=ORGANISER, at=200)) == "game_started"


def test_a_player_is_taken_out_in_the_lobby_only() -> None:
    g = table("Perceval", "Karadoc", "Bohort")
    [left] = engine.play(g, Evict(player=ORGANISER, target="karadoc", at=100))
    assert isinstance(left, PlayerLeft)
    assert (left.player, left.reason) == ("karadoc", "evicted")
    assert [p.id for p in g.state.players] == ["perceval", "bohort"]
    engine.play(g, Start(player="perceval", at=200))
    assert refused(g, Evict(player=ORGANISER, target="bohort", at=300)) == "game_started"


@pytest.mark.parametrize("act", [Cancel(player="perceval", at=100), Evict(player="perceval", target="karadoc", at=100)])
def test_a_player_is_no_organiser(act: Act) -> None:
    assert refused(table("Perceval", "Karadoc"), act) == "not_at_table"


def test_the_organiser_throws_no_dice() -> None:
    g = table("Perceval", "Karadoc")
    engine.play(g, Start(player="perceval", at=100))
    assert refused(g, Roll(player=ORGANISER, at=200)) == "not_at_table"


@pytest.mark.parametrize("names", [(), ("Perceval",), ("Perceval", "Karadoc")])
def test_a_lobby_is_called_off_however_many_sit_there(names: tuple[str, ...]) -> None:
    g = table(*names)
    [end] = engine.play(g, Cancel(player=ORGANISER, at=100))
    assert (g.state.status, g.state.end, g.state.winner, end.at) == ("finished", "cancelled", None, 100)
    assert engine.next_due(g) is None
    assert refused(g, Cancel(player=ORGANISER, at=200)) == "game_finished"


def test_what_was_due_before_a_game_is_called_off_happens_first() -> None:
    g = table("Perceval", "Karadoc", turn_ms=5000)
    engine.play(g, Start(player="perceval", at=100))
    g.fresh.clear()
    events = engine.play(g, Cancel(player=ORGANISER, at=60_000))
    assert [type(event).__name__ for event in events][-1] == "GameFinished"
    assert "DiceRolled" in [type(event).__name__ for event in events], "the table threw for whom it had waited"
    assert all(event.at <= 60_000 for event in events)
    assert list(g.windows()) == []


def test_a_game_that_ends_by_itself_before_it_is_called_off_has_that_end() -> None:
    g = table("Perceval", "Karadoc", turn_ms=5000, target=20)
    engine.play(g, Start(player="perceval", at=100))
    assert refused_later(g) == "game_finished"
    assert g.state.end == "target"


def refused_later(g: engine.Game) -> str:
    """Calling it off hours later: the table has thrown for both until one of them had won."""
    with pytest.raises(engine.Refusal) as found:
        engine.play(g, Cancel(player=ORGANISER, at=3_600_000))
    return found.value.code
