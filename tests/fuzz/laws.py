"""What must hold at every table after every act, whoever did what: points, duels, holdings, hidden dice, events."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service import engine
from service.engine.core import events as ev
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event
from service.engine.core.rulebook.rules import RULES
from service.engine.core.timing import lag
from service.engine.cul_de_chouette import events as cul_events
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.bidding import Tichette
from service.engine.dice import events as dice_events
from service.engine.dice.window import ThrowWindow

FORFEITS = ("left", "absent")
MOST_GRELOTTINES = 6
MOST_STAKED = 102
OTHER_DICE = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1}


def no_gaps(last: Sequence[Event], count: int) -> None:
    """The events are numbered one after the other."""
    assert [e.seq for e in last] == list(range(count - len(last) + 1, count + 1)), "events have no gaps"


def points_through_the_ledger(game: engine.Game, fresh: Sequence[Event], scores: dict[str, int]) -> None:
    """What the ledger has told is what the scores are; à l'Aquitaine the sips. Brings `scores` up to date."""
    sips = game.has_rule("aquitaine")
    for event in fresh:
        if isinstance(event, ev.PlayerJoined) and event.player not in scores:
            # A newcomer brings what he has sung, or sits down at the score of his team.
            scores[event.player] = game.player(event.player).score if game.state.options["teams"] else event.score
        for moved in event.movements if isinstance(event, ev.PointsMoved) and not sips else []:
            for member in game.side(moved.player):
                scores[member] = scores.get(member, 0) + moved.points
    assert {p.id: p.score for p in game.state.players} == scores, "points move through the ledger only"


def those_out_stay_out(game: engine.Game, fresh: Sequence[Event], out: dict[str, str]) -> None:
    """A player who is out has no turn, no points, no window that waits, and no victory. Brings `out` up to date.

    out: why each is out, by player. Whoever is out by score may still win where only dice decide the game.
    """
    for event in fresh:
        if isinstance(event, ev.PlayerOut):
            assert event.player not in out, "out once"
            out[event.player] = event.reason
        elif isinstance(event, ev.TurnStarted):
            assert event.player not in out, "no turn of a player who is out"
        elif isinstance(event, ev.PointsMoved):
            assert not {m.player for m in event.movements} & out.keys(), "no points of a player who is out"
    forfeited = {player for player, reason in out.items() if reason in FORFEITS}
    assert game.state.winner not in forfeited
    assert {p.id: p.out for p in game.state.players if not p.in_game} == out
    for _, window in game.windows():
        by_table = isinstance(window, ThrowWindow) and window.by_table
        assert by_table or not forfeited & set(window.waiting()), window
    for player in forfeited:
        assert engine.expected(game, player, game.state.clock).acts == []


def duels_are_zero_sum(game: engine.Game, fresh: Sequence[Event]) -> None:
    """What the terms of a duel cost one they bring the other, before anything is bounded."""
    for event in fresh:
        moved = event.movements if isinstance(event, ev.PointsMoved) else []
        stakes = [m.base for m in moved if m.rule == "grelottine"]
        assert sum(stakes) == 0 or len(stakes) == 1, "what one duellist loses the other gains"


def holdings_within_limits(game: engine.Game) -> None:
    """Nobody holds what this game does not have, or more of it than he may; who is out holds nothing."""
    known = {holding for rule_id in game.state.rules for holding in RULES[rule_id].holdings}
    most = MOST_GRELOTTINES if game.has_rule("aquitaine") else 1
    for player in game.state.players:
        assert set(player.holds) <= known, player
        assert player.in_game or not player.holds, player
        for holding, value in player.holds.items():
            if holding == "grelottine":
                assert 1 <= value <= most, player
            elif holding == "civet_filoche" and value != 1:
                assert 0 < value["left"] < MOST_STAKED, player
            elif holding == "jarret" and value != 1:
                assert set(value) == {"souple"}, player
            else:
                assert value == 1, player


def hidden_dice_stay_hidden(game: engine.Game, fresh: Sequence[Event]) -> None:
    """The dice of a Tichette are in no event, and nobody but who threw them sees a difference in what they are."""
    for event in fresh:
        if isinstance(event, dice_events.DiceRolled) and event.hidden:
            assert event.faces == event.table == []
        if isinstance(event, ev.WindowClosed) and event.name == "tichette":
            assert all(answer.fields == {} for answer in event.answers)
    for record in game.state.records:
        frame = record.frame
        if isinstance(frame, Tichette) and frame.faces:
            assert engine.view(game, frame.ticheur).hidden_dice == frame.faces
            before = _seen_by_others(game, frame)
            frame.faces, kept = [OTHER_DICE[face] for face in frame.faces], frame.faces
            assert _seen_by_others(game, frame) == before, "hidden dice are for their owner's eyes alone"
            frame.faces = kept


def credits_within_bounds(game: engine.Game, act: Act, before: bytes) -> None:
    """Whatever was claimed: nobody gains more than what was measured of him, what his quota held, and the cap."""
    for event in game.fresh:
        timing = event.timing if isinstance(event, ev.AnnonceMade | cul_events.Bevue) else msgspec.UNSET
        if isinstance(timing, ev.Timing):
            credit_within_bounds(timing, act, before)


def credit_within_bounds(timing: ev.Timing, act: Act, before: bytes) -> None:
    """The same of one act. before: the game as it was."""
    was = engine.decode(before).player(act.player)
    assert timing.arrived_at == act.at
    measured, left = (was.lag.ms, lag.quota(was.lag, act.at)) if was.lag else (0, lag.QUOTA_MS)
    assert (timing.measured_ms, timing.quota_ms, timing.cap_ms) == (measured, left, lag.CAP_MS)
    assert 0 <= timing.credit_ms <= min(measured, left, lag.CAP_MS)
    assert timing.counted_at == act.at - timing.credit_ms
    assert timing.credit_ms == 0 or timing.opened_at <= timing.counted_at
    assert timing.credit_ms <= max(0, act.at - timing.opened_at - timing.reaction_ms)


def _seen_by_others(game: engine.Game, tichette: Tichette) -> list[bytes]:
    others = [None, *(p.id for p in game.state.players if p.id != tichette.ticheur)]
    seen: list[object] = [engine.view(game, viewer) for viewer in others]
    seen += [engine.expected(game, p.id, game.state.clock) for p in game.state.players]
    return [msgspec.json.encode(one) for one in seen]
