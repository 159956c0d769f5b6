"""Team games: what team-mates who tie gain or lose, and which teams may be asked for (card teams)."""

from __future__ import annotations

from typing import Any

from service.engine.core.game import Game

TWICE = 2
FEWEST_TEAMS = 2


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


def wrong_teams(value: Any) -> str:
    """What is wrong with the option `teams`; empty if nothing is."""
    if value is None:
        return ""
    if not isinstance(value, dict) or not all(
        isinstance(members, list) and all(isinstance(m, str) for m in members) for members in value.values()
    ):
        return "teams must map the name of each team to a list of player ids (which may be empty)"
    if len(value) < FEWEST_TEAMS:
        return "there must be two teams at least"
    everybody = [member for members in value.values() for member in members]
    if len(set(everybody)) < len(everybody):
        return "no player can be in two teams"
    return ""
