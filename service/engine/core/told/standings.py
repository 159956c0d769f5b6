"""How a finished game ended for each player: ranks and reasons, the same wherever they are told."""

from __future__ import annotations

from service.engine.core.events import Standing
from service.engine.core.players import Players
from service.engine.core.stored.state import Player

FORFEITS = ("left", "absent")


def standings(g: Players) -> list[Standing]:
    """By rank, then in the order of the table; empty for a game that is not over or never started."""
    started = g.state.last_id > 0
    if g.state.status != "finished" or not started:
        return []
    places = {p.id: _place(g, p) for p in g.state.players}
    sides = {g.side_name(player): place for player, place in places.items()}
    found = [
        Standing(
            player=p.id, rank=1 + sum(place < places[p.id] for place in sides.values()), score=p.score,
            reason=_reason(g, p),
        )
        for p in g.state.players
    ]  # fmt: skip
    return sorted(found, key=lambda standing: standing.rank)


def _place(g: Players, player: Player) -> tuple[bool, int, int]:
    """The less, the better: of the winner, then the best score, then the last to go out, or never."""
    side = [g.player(member) for member in g.side(player.id)]
    score = player.score if g.lowest_wins else -player.score
    ever = len(g.state.players)
    stayed = max(ever + 1 if member.in_game else member.gone_out for member in side)
    return g.side_name(player.id) != g.state.winner, score, -stayed


def _reason(g: Players, player: Player) -> str:
    if g.side_name(player.id) == g.state.winner and player.out not in FORFEITS:
        return "won"
    if not player.in_game:
        return player.out_for
    return "lost" if g.state.winner is not None else "undecided"
