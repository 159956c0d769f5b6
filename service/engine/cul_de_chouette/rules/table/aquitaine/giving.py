"""Players who have sips to give do so before the next chouettes. titouan: «Règles à l'Aquitaine»."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.guard import resume_throws
from service.engine.cul_de_chouette.rules.table.aquitaine import sips
from service.engine.dice.bounds import Bounds

GIVE = "je_distribue"


class Share(TypedDict):
    """target: the id of the player who drinks. amount: in sips."""

    target: str
    amount: int


class Shares(TypedDict):
    """All that is given."""

    shares: list[Share]


@frame
class Giving(Frame):
    """player: who has sips to give. The next chouettes wait for that."""

    player: str
    since: int = 0

    def start(self, g: Game) -> Outcome:
        """To any players, the giver too."""
        self.since = g.now
        if not g.player(self.player).in_game:
            return done()
        window = Window(
            name=GIVE, mode="offer", rule="aquitaine", who=[self.player], words=[GIVE],
            length=g.option("decision_ms"), holds="turn",
        )  # fmt: skip
        return wait(window, then=self.given)

    def verify_je_distribue(self, g: Game, player: str, fields: Shares) -> None:
        """All of it, to players in the game; anything else is not well-formed."""
        amount = sips.of(g).to_give.get(player, 0)
        amounts = [share["amount"] for share in fields["shares"]]
        if any(n < 1 for n in amounts) or sum(amounts) != amount:
            raise Refusal(
                "shares_wrong", f"Give {amount} sips in all, one at least to each whom you name.", "invalid",
                amount=amount, field="shares",
            )  # fmt: skip
        for share in fields["shares"]:
            if not g.player(share["target"]).in_game:
                raise Refusal(
                    "target_out", f"{share['target']} is out of the game.", "invalid", field="shares"
                )  # fmt: skip

    def constraints_je_distribue(self, g: Game, player: str) -> Constraints | None:
        """How many sips there are to give, and to whom; nothing where all of it was given in another window."""
        amount = sips.of(g).to_give.get(player, 0)
        if not amount:
            return None
        return Constraints(
            targets=g.seated, amount=Bounds(minimum=1, maximum=amount), total=Bounds(minimum=amount, maximum=amount)
        )

    def given(self, g: Game, answers: Answers) -> Outcome:
        """As the giver said, or else one by one round the table."""
        amount = sips.of(g).to_give.pop(self.player, 0)
        if amount and g.player(self.player).in_game:
            shares: dict[str, int] = {}
            for share in answers.spoken[0].fields["shares"] if answers.spoken else self._round_the_table(g, amount):
                shares[share["target"]] = shares.get(share["target"], 0) + share["amount"]
            state = sips.of(g)
            state.given[self.player] = state.given.get(self.player, 0) + amount
            sips.drink(g, shares, giver=self.player)
        resume_throws(g, self.since)
        return done()

    def _round_the_table(self, g: Game, amount: int) -> list[Share]:
        shares: list[Share] = []
        target = self.player
        while len(shares) < amount:
            target = g.next_after(target)
            if target != self.player or len(g.seated) == 1:
                shares.append({"target": target, "amount": 1})
        return shares
