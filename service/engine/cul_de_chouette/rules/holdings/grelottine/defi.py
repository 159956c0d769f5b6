"""The challenge that may be shouted in a lull. wikimonde, «La Grelottine»; titouan, «Grelottine»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.rules.holdings.grelottine.duel import Duel, Shout


def playing_minimum(g: Game) -> int:
    """The score that a challenger and the target need."""
    name = "minimum_negative" if g.state.options["negative_scores"] else "minimum"
    return int(g.param("grelottine", name))


@frame
class Defi(Frame):
    """The challenge that may be shouted in a lull; its result is the duel."""

    def start(self, g: Game) -> Outcome:
        """Open until the chouettes."""
        shout = Window(name="grelottine", mode="until", rule="grelottine", who=g.seated, words=["grelottine"])
        return wait(shout, then=self.shouted)

    def verify_grelottine(self, g: Game, player: str, fields: Target) -> None:
        """Both hold a Grelottine, both have the points, and they are two."""
        target = fields["target"]
        if target == player:
            raise OutOfBounds("target_self", "You cannot challenge yourself: name another holder.")
        if g.same_side(player, target):
            raise OutOfBounds("target_team_mate", f"{target} is of your team: challenge another one.", target=target)
        for who in (player, target):
            if "grelottine" not in g.player(who).holds:
                raise OutOfBounds("no_grelottine", f"{who} holds no Grelottine: both of a duel need one.", player=who)
            if g.player(who).score < playing_minimum(g):
                raise OutOfBounds(
                    "score_too_low", f"{who} needs {playing_minimum(g)} points for a duel.", player=who,
                    minimum=playing_minimum(g),
                )  # fmt: skip

    def constraints_grelottine(self, g: Game, player: str) -> Constraints | None:
        """The players whom this one may challenge; None if there are none."""
        targets = []
        for target in g.others(player):
            try:
                self.verify_grelottine(g, player, {"target": target})
            except OutOfBounds:
                continue
            targets.append(target)
        return Constraints(targets=targets) if targets else None

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """The earliest challenge, and all that are simultaneous with it."""
        shouts = [Shout(player=a.player, target=a.fields["target"], at=a.at) for a in answers.first()]
        return done(Duel(shouts=shouts))
