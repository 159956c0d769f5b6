"""Team games: what team-mates who tie gain or lose, and which teams may be asked for (card teams)."""

from __future__ import annotations

from service.engine.core.game import Game

TWICE = 2


def shares(g: Game, first: list[str], points: int, team_gains: bool = True) -> list[tuple[str, int]]:
    """What everybody who was first gains or loses, in points: one alone gains, several lose.

    titouan: several members of one team, and no one else, gain the amount twice, however many they are.
    team_gains: False where a tie costs nothing.
    """
    if len(first) == 1:
        return [(first[0], points)]
    one_team = all(g.same_side(first[0], player) for player in first)
    if team_gains and one_team and g.param("teams", "together_gain"):
        return [(player, points) for player in first[:TWICE]]
    return [(player, -points) for player in first]
