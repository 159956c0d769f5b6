"""What is made of an act of this game: its form, then the rule that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.cards.pack import JOKER, RANKS, is_card
from service.engine.core.actions.act_classification import is_double_press, remember
from service.engine.core.actions.acts import Act
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.engine.trou_du_cul.rules.manche import demande, echange, fin_de_match, premiere_manche
from service.engine.trou_du_cul.rules.tour import passe, putsch, tour_de_cartes

RECEIVERS: dict[type[Act], Callable[[Game, Any], None]] = {
    Play: tour_de_cartes.receive,
    PassTurn: passe.receive,
    Decline: passe.decline,
    Putsch: putsch.receive,
    Direction: premiere_manche.receive,
    Demand: demande.receive,
    Exchange: echange.receive,
    Vote: fin_de_match.receive,
}
"""Which rule lets an act count."""


def receive(g: Game, act: Act) -> None:
    """Let one act of a player at the table count. Raises Refusal, which costs nothing."""
    author = g.player(act.player)
    # That the player is there counts, even if the act is refused.
    g.noticed, author.tabled = g.noticed or author.tabled > 0, 0
    check_form(g, act)
    try:
        RECEIVERS[type(act)](g, act)
    except Refusal:
        if not is_double_press(g, act):
            raise
        g.effect = "repeated"
    else:
        remember(g, act)


def check_form(g: Game, act: Act) -> None:
    """Whether the act could ever be one. Raises Refusal: `unknown_card`, `unknown_rank`, `unknown_player`,
    `wrong_fields`, `unknown_vote`."""
    if isinstance(act, Play | Putsch | Exchange):
        for card in act.cards:
            if not is_card(card):
                raise Refusal(
                    "unknown_card", f"There is no card {card}: send codes such as QH, TC, XR.", "invalid",
                    field="cards", value=card,
                )  # fmt: skip
    if isinstance(act, Play | Putsch) and act.as_rank is not None:
        _check_rank(act.as_rank, "as", RANKS)
    if isinstance(act, Demand):
        for rank in act.ranks:
            _check_rank(rank, "ranks", (*RANKS, JOKER))
    if isinstance(act, Direction):
        _check_direction(g, act)
    if isinstance(act, Vote) and act.vote not in fin_de_match.VOTES:
        raise Refusal(
            "unknown_vote", f"Vote {' or '.join(fin_de_match.VOTES)}.", "invalid", field="vote", value=act.vote
        )  # fmt: skip


def _check_rank(rank: str, field: str, known: tuple[str, ...]) -> None:
    if rank not in known:
        raise Refusal(
            "unknown_rank", f"There is no rank {rank}: ranks are {' '.join(known)}.", "invalid", field=field, value=rank
        )  # fmt: skip


def _check_direction(g: Game, act: Direction) -> None:
    if (act.towards is None) == (act.clockwise is None):
        raise Refusal("wrong_fields", "Send either «towards» or «clockwise».", "invalid", field="towards")
    if act.towards is not None and act.towards not in [p.id for p in g.state.players]:
        raise Refusal(
            "unknown_player", f"There is no player {act.towards} at this table.", "invalid", field="towards",
            value=act.towards,
        )  # fmt: skip
