"""Silence and absence: the game acts for players who do not, and no longer waits for those who are away."""

from __future__ import annotations

from service.engine.cards.pack import is_joker, rank_of
from service.engine.core.events import PresenceChanged
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.combination import Combination
from service.engine.trou_du_cul.order import best_first, ranks
from service.engine.trou_du_cul.state import match


@rule
class Absence(Rule):
    """What silence costs: no points, and a weak play."""

    id = "absence"
    label = "Silence et absence"
    switchable = False
    fr = "Qui se tait passe, ou pose sa carte la plus faible ; après plusieurs silences, on ne l'attend plus."
    en = "Silence is a pass, or the weakest card; after several silences the game no longer waits for the player."

    @hooks.player_removed.answer
    def player_removed(self, g: Game) -> None:
        """With one player left, the match is that player's."""
        if len(g.seated) == 1 and not g.over:
            g.finish_game(g.seated[0], "last_one")


def note_silence(g: Game, player_id: str) -> None:
    """A player who is there has said nothing; so many times in a row, and they count as away."""
    player = g.player(player_id)
    if player.absent:
        return
    player.tabled += 1
    if player.tabled >= g.option("away_after"):
        player.away = True
        g.emit(PresenceChanged, player=player_id, presence="away")


def weakest_lead(g: Game, player: str) -> Combination:
    """The card that the game leads for a player: the weakest; a joker only where there is nothing else."""
    state = match(g)
    card = best_first(state.hands[player], state.revolution)[-1]
    rank = ranks(state.revolution)[0] if is_joker(card) else rank_of(card)
    return Combination(cards=[card], rank=rank)
