"""What follows when cards are laid, or a player passes: the top, the places, the end of a tour, and who is on turn."""

from __future__ import annotations

from service.engine.cards.hands import without
from service.engine.core.game import Game
from service.engine.trou_du_cul.combination import Combination
from service.engine.trou_du_cul.events import CardsLaid, TourWon, TurnPassed
from service.engine.trou_du_cul.order import closing_rank
from service.engine.trou_du_cul.rules.tour import fin_de_tour, finir, meme_combinaison, passe, revolution
from service.engine.trou_du_cul.seats import in_manche, leads_after, next_in_tour
from service.engine.trou_du_cul.state import Top, match


def lay(g: Game, player: str, laid: Combination, by: str) -> None:
    """A legal combination leaves the hand. by: as `cards_laid` tells it. Then `turn` is who comes next, if any."""
    state = match(g)
    state.hands[player] = without(state.hands[player], laid.cards)
    state.laid += laid.cards
    foul = laid.rank == closing_rank(state.revolution)
    if revolution.is_made_by(g, laid):
        revolution.turn(g, player, laid)
        _finish(g, player, foul)
        state.turn = leads_after(g, player) if _goes_on(g) else None
        return
    state.top = Top(by=player, cards=laid.cards, rank=laid.rank, same=meme_combinaison.is_same(state.top, laid))
    g.emit(
        CardsLaid, player=player, cards=laid.cards, rank=laid.rank, size=laid.size, same=state.top.same, by=by,
        left=len(state.hands[player]),
    )  # fmt: skip
    _finish(g, player, foul)
    if not _goes_on(g):
        state.turn = None
        return
    ended = fin_de_tour.end_of(g, player, laid.rank)
    if ended:
        _end_tour(g, ended)
    else:
        state.turn = next_in_tour(g, player)


def pass_turn(g: Game, player: str, silence: bool) -> None:
    """A pass of whichever kind it is."""
    state = match(g)
    assert state.top is not None, "a leader does not pass"
    forced = passe.is_forced(g, player)
    state.top.same = False
    if not forced:
        state.passed.append(player)
    g.emit(TurnPassed, player=player, forced=forced, silence=silence)
    state.turn = next_in_tour(g, player)
    if state.turn is None:
        _end_tour(g, "passed")


def _finish(g: Game, player: str, foul: bool) -> None:
    if not match(g).hands[player]:
        finir.finish(g, player, foul)


def _goes_on(g: Game) -> bool:
    """Whether more than one player holds cards."""
    return len(in_manche(g)) > 1


def _end_tour(g: Game, reason: str) -> None:
    state = match(g)
    assert state.top is not None, "a tour has an owner"
    owner = state.top.by
    state.top, state.passed, state.turn = None, [], leads_after(g, owner)
    g.emit(TourWon, player=owner, reason=reason, leads=state.turn)
