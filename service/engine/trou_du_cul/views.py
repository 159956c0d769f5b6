"""What a viewer may see of a match: a hand is seen by its owner only."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.state import Record
from service.engine.core.told.standings import standings
from service.engine.core.told.view_types import WindowView
from service.engine.trou_du_cul.order import ranks
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.view_types import (
    CardGameView,
    CardPlayerView,
    MancheView,
    TourView,
    TransferView,
    TurnView,
)
from service.engine.trou_du_cul.windows import CardWindow, asking, turn_window


def view(g: Game, viewer: str | None) -> CardGameView:
    """The match as a player, or anybody (None), may see it."""
    state, asked = match(g), asking(g)
    return CardGameView(
        id=state.id, ruleset=state.ruleset, status=state.status, seq=state.events, created_at=state.created_at,
        options=state.options, rules=list(state.rules), players=_players(g), packs=state.packs,
        manches_played=state.manches_played, manche=_manche(g), tour=_tour(g),
        turn=state.turn, clock=_clock(g), windows=[] if asked is None else [_window(*asked, viewer)],
        votes={} if asked is None else _votes(asked[1]),
        exchanged=[
            TransferView(
                giver=t.giver, to=t.to, number=len(t.cards), cards=t.cards if viewer in (t.giver, t.to) else []
            )
            for t in state.transfers
        ],
        hand=state.hands.get(viewer, []) if viewer is not None else [], winner=state.winner,
        end=state.end or None, result=standings(g), commitment=state.commitment,
        seed=state.randomness.seed if state.status == "finished" else None, you=viewer,
    )  # fmt: skip


def _players(g: Game) -> list[CardPlayerView]:
    state = match(g)
    return [
        CardPlayerView(
            id=p.id, name=p.name, display_name=p.display_name, seat=seat, score=p.score,
            cards=len(state.hands.get(p.id, [])), role=state.roles.get(p.id), place=state.places.get(p.id),
            manches_won=state.won.get(p.id, 0), in_game=p.in_game, out=p.out_for or None, presence=p.presence,
            connected=not p.cut, stands_at=p.stands_at, forfeits_at=p.forfeits_at, bot=p.bot or None,
            lag_ms=p.lag.ms if p.lag else msgspec.UNSET,
        )
        for seat, p in enumerate(state.players)
    ]  # fmt: skip


def _manche(g: Game) -> MancheView | None:
    state = match(g)
    if not state.manche:
        return None
    return MancheView(
        number=state.manche,
        direction=state.direction,
        revolution=state.revolution,
        order=list(ranks(state.revolution)),
        laid=list(state.laid),
    )


def _tour(g: Game) -> TourView | None:
    state, top = match(g), match(g).top
    if top is None:
        return None
    return TourView(by=top.by, cards=top.cards, rank=top.rank, size=top.size, same=top.same, out=list(state.passed))


def _clock(g: Game) -> TurnView | None:
    found = turn_window(g)
    if found is None or not found[1].who:
        return None
    return TurnView(number=found[0].id, player=found[1].who[0], deadline=found[1].deadline)


def _votes(window: CardWindow) -> dict[str, str]:
    """Votes are heard by everybody."""
    return {answer.player: answer.annonce for answer in window.spoken} if window.mode == "vote" else {}


def _window(record: Record, window: CardWindow, viewer: str | None) -> WindowView:
    """Who has thrown a pair in a race is known to themselves only; to all others they have said nothing yet."""
    race = window.mode == "putsch"
    spoken = [answer.player for answer in window.spoken if not race or answer.player == viewer]
    return WindowView(
        id=record.id, name=window.name, mode=window.mode, rule=window.rule, annonces=window.words,
        players=window.who, waiting=[p for p in window.who if p not in spoken and p not in window.passed],
        spoken=spoken, passed=window.passed, opened_at=window.opened, not_before=window.not_before,
        deadline=window.deadline,
    )  # fmt: skip
