"""What a viewer may see of a game: nothing here decides anything."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.state import Record
from service.engine.core.told.standings import standings
from service.engine.core.told.view_types import WindowView
from service.engine.core.windows.window import Window
from service.engine.modulaire import hooks
from service.engine.modulaire.table.order import thrower
from service.engine.modulaire.table.state import Coup, ModPlayer, table
from service.engine.modulaire.view_types import CoupView, ModGameView, ModPlayerView


def view(g: Game, viewer: str | None) -> ModGameView:
    """The game as a player, or anybody (None), may see it."""
    state = table(g)
    finished = state.status == "finished"
    return ModGameView(
        id=state.id, ruleset=state.ruleset, status=state.status, seq=state.events, created_at=state.created_at,
        options=state.options, rules=list(state.rules), turn=state.turn, to_throw=None if finished else to_throw(g),
        falling=state.falling,
        players=[_player(g, seat, player) for seat, player in enumerate(state.players)],
        coup=_coup(state.coup) if state.coup else None,
        windows=[_window(record, window) for record, window in g.windows()], winner=state.winner, result=standings(g),
        end=state.end or None, clock_stopped=state.stopped_at is not None, commitment=state.commitment,
        seed=state.randomness.seed if finished else None, you=viewer,
        **{"challenge": None, **dict(told for shown in hooks.shows.ask(g, viewer) for told in shown.items())},
    )  # fmt: skip


def to_throw(g: Game) -> str | None:
    """Who must throw next: not always the player on turn."""
    for _, window in g.windows():
        if window.mode == "roll":
            return thrower(g, window.who[0]) if window.who else None
    turn = table(g).turn
    return None if turn is None else thrower(g, turn)


def _player(g: Game, seat: int, p: ModPlayer) -> ModPlayerView:
    return ModPlayerView(
        id=p.id, name=p.name, display_name=p.display_name, seat=seat, score=p.score, sixths=p.sixths, holdings=p.holds,
        value=table(g).values.get(p.id), down=p.down, in_game=p.in_game, bevues=p.faults, presence=p.presence,
        connected=not p.cut, stands_at=p.stands_at, forfeits_at=p.forfeits_at, out=p.out_for or None, bot=p.bot or None,
        lag_ms=p.lag.ms if p.lag else msgspec.UNSET,
    )  # fmt: skip


def _coup(coup: Coup) -> CoupView:
    return CoupView(
        id=coup.id, player=coup.thrower, kind=coup.kind, dice=coup.dice or coup.chouettes, combinations=coup.names,
        sirotage=coup.sirotage or msgspec.UNSET,
    )  # fmt: skip


def _window(record: Record, window: Window) -> WindowView:
    return WindowView(
        id=record.id, name=window.name, mode=window.mode, rule=window.rule, annonces=window.words,
        players=window.who, waiting=[p for p in window.who if window.asks(p)],
        spoken=[a.player for a in window.spoken], passed=window.passed, opened_at=window.opened,
        not_before=window.not_before, deadline=window.deadline,
    )  # fmt: skip
