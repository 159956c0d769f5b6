"""What a viewer may see of a game: nothing here decides anything, and nothing hidden goes out."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.state import Record
from service.engine.core.told.standings import standings
from service.engine.core.told.view_types import NewcomerView, WindowView
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.challenge import Challenge
from service.engine.cul_de_chouette.state import table
from service.engine.cul_de_chouette.view_types import GameView, PlayerView, ThrowView
from service.engine.dice.duel_view import ChallengeView


def view(g: Game, viewer: str | None) -> GameView:
    """The game as a player, or anybody (None), may see it. In this game all that is hidden is the seed."""
    state = table(g)
    finished = state.status == "finished"
    jarrets = {player: way for ways in hooks.jarrets_in_use.ask(g) for player, way in ways.items()}
    return GameView(
        id=state.id, ruleset=state.ruleset, status=state.status, seq=state.events, created_at=state.created_at,
        options=state.options, rules=list(state.rules), turn=state.turn, phase=state.phase,
        to_throw=None if finished else to_throw(g),
        players=[
            PlayerView(
                id=p.id, name=p.name, display_name=p.display_name, seat=seat, team=p.team or None, score=p.score,
                holdings=p.holds,
                in_game=p.in_game, bevues=p.faults, presence=p.presence,
                connected=not p.cut, stands_at=p.stands_at, forfeits_at=p.forfeits_at, out=p.out_for or None,
                flanned=sum(flan.weight for flan in state.flans if flan.on == p.id),
                jarret=jarrets.get(p.id, ""),
                bot=p.bot or None,
                lag_ms=p.lag.ms if p.lag else msgspec.UNSET,
            )
            for seat, p in enumerate(state.players)
        ],
        sips=state.sips if g.has_rule("aquitaine") else None,
        newcomers=[
            NewcomerView(id=p.id, name=p.name, display_name=p.display_name, bot=p.bot or None)
            for p in state.waiting_players
        ],
        laps=state.laps, throw=_throw(g), windows=[_window(record, window) for record, window in g.windows()],
        challenge=_challenge(g), winner=state.winner, result=standings(g), end=state.end or None,
        clock_stopped=state.stopped_at is not None, commitment=state.commitment,
        seed=state.randomness.seed if finished else None, you=viewer,
        hidden_dice=[] if viewer is None else next(iter(hooks.hidden_dice.ask(g, viewer)), []),
    )  # fmt: skip


def to_throw(g: Game) -> str | None:
    """Who must throw next: not always the player on turn."""
    for _, window in g.windows():
        if window.mode == "roll":
            return window.who[0] if window.who else None
    for record in reversed(g.state.records):
        thrower = record.frame.next_to_act(g)
        if thrower is not None:
            return thrower
    throwers = [challenge.to_throw(g) for challenge in _challenges(g)]
    return next((thrower for thrower in throwers if thrower), table(g).turn)


def _throw(g: Game) -> ThrowView | None:
    state = table(g)
    if not state.throws:
        return None
    last = state.throws[-1]
    return ThrowView(id=last.id, maker=last.maker, faces=last.faces or last.chouettes, combinations=last.names)


def _window(record: Record, window: Window) -> WindowView:
    return WindowView(
        id=record.id, name=window.name, mode=window.mode, rule=window.rule, annonces=window.words,
        players=window.who, waiting=[p for p in window.who if window.asks(p)],
        spoken=[a.player for a in window.spoken], passed=window.passed, opened_at=window.opened,
        not_before=window.not_before, deadline=window.deadline,
    )  # fmt: skip


def _challenge(g: Game) -> ChallengeView | None:
    """The innermost duel: a Soufflette may come of the dice of another one."""
    described = [challenge.as_challenge() for challenge in _challenges(g)]
    return next((duel for duel in reversed(described) if duel is not None), None)


def _challenges(g: Game) -> list[Challenge]:
    return [record.frame for record in g.state.records if isinstance(record.frame, Challenge)]
