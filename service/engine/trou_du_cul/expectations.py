"""What one player may do now, and by when: every legal play, and everything that the open window asks."""

from __future__ import annotations

from service.engine.cards.hands import jokers, of_rank
from service.engine.cards.pack import JOKER
from service.engine.core.game import Game
from service.engine.core.stored.state import Record
from service.engine.core.told.expectations import compensation
from service.engine.core.told.view_types import Expected, ExpectedAct
from service.engine.trou_du_cul.choices import CardChoices, RankChoice, ToBeat
from service.engine.trou_du_cul.combination import MOST_CARDS
from service.engine.trou_du_cul.order import closing_rank, ranks, strength
from service.engine.trou_du_cul.roles import pairs
from service.engine.trou_du_cul.rules.manche import demande, echange, fin_de_match, premiere_manche
from service.engine.trou_du_cul.rules.tour import passe, putsch, revolution
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import CardWindow, TurnWindow, asking, turn_window


def expected(g: Game, player: str, now: int) -> Expected:
    """All that counts from this player at an instant (ms)."""
    acts: list[ExpectedAct] = []
    open_now, turn = asking(g), turn_window(g)
    if open_now is not None:
        if _asked(g, open_now[1], player, now):
            acts = _in_window(g, player, *open_now)
    elif turn is not None and _asked(g, turn[1], player, now):
        acts = _on_turn(g, player, *turn)
    return Expected(player=player, at=now, seq=g.state.events, acts=acts, lag=compensation(g, player, now))


def _asked(g: Game, window: CardWindow, player: str, now: int) -> bool:
    # Of players who are out the seats go on passing, and they only watch.
    return g.player(player).in_game and window.would_ask(player) and window.in_time(max(now, window.opened))


def _on_turn(g: Game, player: str, record: Record, window: TurnWindow) -> list[ExpectedAct]:
    top = match(g).top
    legal = legal_ranks(g, player)
    acts = []
    if legal:
        choices = CardChoices(
            to_beat=None if top is None else ToBeat(rank=top.rank, size=top.size, same=top.same),
            jokers=jokers(match(g).hands[player]), ranks=legal,
        )  # fmt: skip
        acts.append(_turn(record, window, "play", ["cards", "as"], choices))
    if top is not None:
        acts.append(_turn(record, window, "pass", [], CardChoices(forced=passe.is_forced(g, player))))
    return acts


def legal_ranks(g: Game, player: str) -> list[RankChoice]:
    """What the player may lay now, rank by rank, from the weakest."""
    state = match(g)
    hand, top = state.hands[player], state.top
    wild = len(jokers(hand))
    found = []
    for rank in ranks(state.revolution):
        if top is not None and (
            strength(rank, state.revolution) < strength(top.rank, state.revolution) or (top.same and rank != top.rank)
        ):
            continue
        held = of_rank(hand, rank)
        most = min(len(held) + wild, MOST_CARDS)
        sizes = [size for size in range(1, most + 1) if top is None or size == top.size]
        if sizes:
            found.append(
                RankChoice(
                    rank=rank, cards=held, sizes=sizes, closes=rank == closing_rank(state.revolution),
                    revolution=top is None and len(held) == MOST_CARDS and revolution.possible(g),
                )
            )  # fmt: skip
    return found


def _in_window(g: Game, player: str, record: Record, window: CardWindow) -> list[ExpectedAct]:
    acts = []
    if isinstance(window, premiere_manche.DirectionWindow):
        beside = list(premiere_manche.neighbours(g, str(match(g).turn)))
        acts.append(_window(record, window, "direction", ["towards", "clockwise"], CardChoices(towards=beside)))
    elif isinstance(window, demande.DemandWindow):
        target, most = next((lower, number) for upper, lower, number in pairs(g) if upper == player)
        choices = CardChoices(target=target, at_most=most, known_ranks=[*ranks(revolution=False), JOKER])
        acts.append(_window(record, window, "demand", ["ranks"], choices))
    elif isinstance(window, echange.ExchangeWindow):
        target, number = echange.due(g, player)
        acts.append(_window(record, window, "exchange", ["cards"], CardChoices(target=target, number=number)))
    elif isinstance(window, fin_de_match.VoteWindow):
        acts.append(_window(record, window, "vote", ["vote"], CardChoices(votes=list(fin_de_match.VOTES))))
    elif (pair := _pair(g, player)) is not None:
        acts.append(_window(record, window, "putsch", ["cards", "as"], pair))
    return [*acts, _window(record, window, "pass", [], CardChoices())]


def _pair(g: Game, player: str) -> CardChoices | None:
    """The pair that a putsch takes, None for a player who does not hold it."""
    state = match(g)
    assert state.top is not None, "the race is for a pair"
    held, wild = of_rank(state.hands[player], state.top.rank), jokers(state.hands[player])
    if len(held) + len(wild) < putsch.PAIR:
        return None
    return CardChoices(rank=state.top.rank, cards=held, jokers=wild)


def _turn(record: Record, window: TurnWindow, act: str, fields: list[str], choices: CardChoices) -> ExpectedAct:
    return ExpectedAct(
        act=act, name=window.name, window=None, turn=record.id, not_before=window.not_before, deadline=window.deadline,
        fields=fields, constraints=choices,
    )  # fmt: skip


def _window(record: Record, window: CardWindow, act: str, fields: list[str], choices: CardChoices) -> ExpectedAct:
    return ExpectedAct(
        act=act, name=window.name, window=record.id, not_before=window.not_before, deadline=window.deadline,
        fields=fields, constraints=choices,
    )  # fmt: skip
