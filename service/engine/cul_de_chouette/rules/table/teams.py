"""Two or more play for one score. wikimonde, titouan: «Doublette» (card teams)."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, rule


@rule
class TeamsRule(Rule):
    """Who plays with whom, and in which order they sit; the ledger knows that a team has one score."""

    id = "teams"
    label = "La Doublette"
    sources = {"wikimonde": "Conseils pratiques", "titouan": "Doublette"}
    switchable = False
    fr = (
        "Avec l'option teams, une équipe a un seul score. Chez titouan, des équipiers ex æquo et seuls premiers "
        "gagnent deux fois ce qu'une égalité leur ferait perdre. Pas d'Achat dans un duel."
    )
    en = (
        "With the option teams a team has one score. In titouan team-mates who are first together, and alone, gain "
        "twice what a tie would cost them. No dice are bought in a duel."
    )

    @core_hooks.seats_taken.answer
    def seats_taken(self, g: Game) -> None:
        """Before the first die: put everybody into a team, and seat the teams alternately. Raises Refusal."""
        named: dict[str, list[str]] | None = g.state.options["teams"]
        if not named:
            return
        for player in g.state.players:
            teams = [name for name, members in named.items() if player.id in members]
            player.team = teams[0] if teams else player.team
            if len(teams) > 1 or player.team not in named:
                raise Refusal("teams_incomplete", f"{player.id} must be in exactly one team.", player=player.id)
        members = {name: [p for p in g.state.players if p.team == name] for name in named}
        least, most = g.param(self.id, "smallest"), g.param(self.id, "largest")
        for name, team in members.items():
            if not least <= len(team) <= (most or len(team)):
                wanted = least if most == least else f"{least} or more"
                raise Refusal("teams_incomplete", f"The team {name} needs {wanted} players.", team=name)
        for player in g.state.players:
            g.ledger.begin_with(player.id, members[player.team][0].score)

    @core_hooks.seats_alternate.answer
    def seats_alternate(self, g: Game) -> None:
        """Where the service seats the players: the first of each team, then the second of each, and so on."""
        names = list(g.state.options["teams"] or {})
        teams = [[p for p in g.state.players if p.team == name] for name in names]
        if teams:
            rounds = max(len(team) for team in teams)
            g.state.players = [team[i] for i in range(rounds) for team in teams if i < len(team)]
