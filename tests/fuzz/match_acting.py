"""How numbers become an act at cards: one that is expected, or any act with anything in it."""

from __future__ import annotations

from random import Random

import msgspec

from service import engine
from service.engine.cards.pack import JOKERS, PACK, RANKS
from service.engine.core.actions.acts import Act, Back, Cut, Forfeit, Leave, Reconnected
from service.engine.core.told.view_types import ExpectedAct
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.engine.trou_du_cul.choices import CardChoices
from service.engine.trou_du_cul.rules.manche.fin_de_match import VOTES
from service.engine.trou_du_cul.state import match
from tests.fuzz.claims import claiming
from tests.fuzz.tables import Move

EAGER = 0.8
"""How many of the acts that are expected are more than a pass, where both may be made."""

KINDS: dict[type[Act], str] = {
    Play: "play", PassTurn: "pass", Decline: "pass", Putsch: "putsch", Direction: "direction", Demand: "demand",
    Exchange: "exchange", Vote: "vote",
}  # fmt: skip


def make(game: engine.Game, people: list[str], move: Move, at: int) -> Act:
    """The act that a move is in this game at this instant (ms); with some claim where lag is compensated."""
    return claiming(game, _make(game, people, move, at), move, at)


def _make(game: engine.Game, people: list[str], move: Move, at: int) -> Act:
    rng, seat = Random(move.salt), move.who % len(people)
    who = people[seat]
    if move.what < 40 and (racing := _putsches(game, people, at)):
        able, one = rng.choice(racing)
        return act_of(game, able, one, at, rng)
    if move.what < 62:
        for able in people[seat:] + people[:seat]:
            acts = engine.expected(game, able, at).acts
            said = [one for one in acts if one.act != "pass"]
            if said and rng.random() < EAGER:
                return act_of(game, able, rng.choice(said), at, rng)
            if acts:
                return act_of(game, able, rng.choice(acts), at, rng)
    if move.what < 90:
        asked = [player for _, window in game.windows() for player in window.who]
        return anything(game, rng.choice(asked) if asked and rng.random() < 0.7 else who, at, rng)
    if Random(move.salt + 3).random() < 0.03:
        return Forfeit(player=who, at=at)
    plain: tuple[Act, ...] = (
        Leave(player=who, at=at), Back(player=who, at=at), Back(player=who, at=at), Cut(player=who, at=at),
        Reconnected(player=who, at=at),
    )  # fmt: skip
    return plain[move.what % len(plain)]


def _putsches(game: engine.Game, people: list[str], at: int) -> list[tuple[str, ExpectedAct]]:
    """Those who could throw one: chance alone seldom finds a pair that lies twice."""
    if not any(window.name == "putsch" for _, window in game.windows()):
        return []
    found = [(player, one) for player in people for one in engine.expected(game, player, at).acts]
    return [(player, one) for player, one in found if one.act == "putsch"]


def act_of(game: engine.Game, who: str, one: ExpectedAct, at: int, rng: Random) -> Act:
    """An expected act with fields drawn from what its constraints allow; half of them name their turn or window."""
    named = rng.random() < 0.5
    turn = one.turn if named and one.turn is not msgspec.UNSET else None
    window = one.window if named else None
    choices = one.constraints
    assert isinstance(choices, CardChoices)
    if one.act == "play":
        # Pairs open races, and chance alone seldom lays one.
        pairs = [rank for rank in choices.ranks if 2 in rank.sizes] if rng.random() < 0.6 else []
        rank = rng.choice(pairs or choices.ranks)
        size = 2 if pairs else rng.choice(rank.sizes)
        most = min(size, len(rank.cards))
        natural = rng.sample(rank.cards, rng.randint(max(0, size - len(choices.jokers)), most))
        cards = [*natural, *choices.jokers[: size - len(natural)]]
        as_rank = rank.rank if not natural or rng.random() < 0.3 else None
        return Play(player=who, at=at, cards=cards, as_rank=as_rank, turn=turn)
    if one.act == "pass" and one.turn is not msgspec.UNSET:
        return PassTurn(player=who, at=at, turn=turn)
    if one.act == "putsch":
        cards = [*choices.cards, *choices.jokers]
        first = rng.randrange(len(cards) - 1)
        return Putsch(player=who, at=at, cards=cards[first : first + 2], as_rank=choices.rank, window=window)
    if one.act == "direction":
        beside = {"towards": rng.choice(choices.towards)}
        return Direction(player=who, at=at, window=window, **rng.choice((beside, {"clockwise": rng.random() < 0.5})))
    if one.act == "demand":
        ranks = [rng.choice(choices.known_ranks) for _ in range(rng.randint(1, choices.at_most))]
        return Demand(player=who, at=at, ranks=ranks, window=window)
    if one.act == "exchange":
        given = rng.sample(match(game).hands[who], choices.number)
        return Exchange(player=who, at=at, cards=given, window=window)
    if one.act == "vote":
        return Vote(player=who, at=at, vote=rng.choice(choices.votes), window=window)
    return Decline(player=who, at=at, window=window)


def anything(game: engine.Game, who: str, at: int, rng: Random) -> Act:
    """Any act of this game; some name a turn or a window that is, was, or never will be."""
    hand = match(game).hands.get(who, [])
    jokers = [card for card in hand if card in JOKERS]
    drawn_from = rng.choice((hand, hand, hand, hand, jokers, PACK)) or PACK
    cards = [rng.choice(drawn_from) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 5)))]
    as_rank = rng.choice((None, None, None, None, rng.choice(RANKS), rng.choice(RANKS), "X"))
    windows = [record.id for record, _ in game.windows()]
    number = rng.choice((None, None, None, None, None, *windows, game.state.last_id, 10**9))
    players = [player.id for player in game.state.players]
    acts: dict[str, Act] = {
        "turn": Play(
            player=who, at=at, cards=rng.choice((cards, cards[:1], cards[:1] * 2)), as_rank=as_rank, turn=number
        ),
        "pass": PassTurn(player=who, at=at, turn=number),
        "decline": Decline(player=who, at=at, window=number),
        "putsch": Putsch(player=who, at=at, cards=cards, as_rank=as_rank, window=number),
        "direction": Direction(
            player=who, at=at, towards=rng.choice((None, *players, "merlin")), clockwise=rng.choice((None, True))
        ),
        "demand": Demand(player=who, at=at, ranks=[rng.choice((*RANKS, "X", "1")) for _ in range(rng.randrange(4))]),
        "exchange": Exchange(player=who, at=at, cards=cards, window=number),
        "vote": Vote(player=who, at=at, vote=rng.choice((*VOTES, "")), window=number),
    }
    fitting = [acts[window.mode] for _, window in game.windows()]
    return rng.choice(fitting if fitting and rng.random() < 0.6 else list(acts.values()))


def is_offered(game: engine.Game, act: Act, at: int) -> bool:
    """Whether `expected` describes this very act of its player."""
    kind, of_turn = KINDS.get(type(act)), isinstance(act, Play | PassTurn)
    offered = (one for one in engine.expected(game, act.player, at).acts if one.act == kind)
    one = next((one for one in offered if of_turn == (one.turn is not msgspec.UNSET)), None)
    if one is None:
        return False
    choices = one.constraints
    assert isinstance(choices, CardChoices)
    if isinstance(act, Play | PassTurn):
        if act.turn not in (None, one.turn):
            return False
    elif act.window not in (None, one.window):
        return False
    if isinstance(act, Play):
        return any(_can_lay(act, rank.cards, choices.jokers, rank.sizes, rank.rank) for rank in choices.ranks)
    if isinstance(act, Putsch):
        return _can_lay(act, choices.cards, choices.jokers, [2], choices.rank)
    if isinstance(act, Direction):
        return (act.towards is None) != (act.clockwise is None) and act.towards in (None, *choices.towards)
    if isinstance(act, Demand):
        return 1 <= len(act.ranks) <= choices.at_most and set(act.ranks) <= set(choices.known_ranks)
    if isinstance(act, Exchange):
        hand = match(game).hands[act.player]
        return len(act.cards) == choices.number and all(act.cards.count(c) <= hand.count(c) for c in act.cards)
    return not isinstance(act, Vote) or act.vote in choices.votes


def _can_lay(act: Play | Putsch, cards: list[str], jokers: list[str], sizes: list[int], rank: str) -> bool:
    held = [*cards, *jokers]
    if len(act.cards) not in sizes or any(act.cards.count(card) > held.count(card) for card in act.cards):
        return False
    only_jokers = all(card in jokers for card in act.cards)
    return act.as_rank == rank or (act.as_rank is None and not only_jokers)
