"""What the banker can do in the turn of another player: have it skipped, take its gains, exchange scores."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Rule
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.frames import skip_turn
from service.engine.modulaire.rules.c.c1_banque.bank import UNTIL_CUL, add, bank, banker, may_spend
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member, table

COUCHE, FILE, CONTRE = 16, 32, 64
"""Artichauts that the powers of the banker cost."""


class Powers(Rule):
    """Couche-sirop, File-sirop and Contre-sirop: each is judged, takes effect, and is offered with what it costs."""

    def _told(self, g: Game, player: str, word: str, cost: int) -> ModConstraints | None:
        try:
            getattr(self, f"verify_{word}")(g, player, {})
        except OutOfBounds:
            return None
        return ModConstraints(artichauts=-cost)

    def verify_couche_sirop(self, g: Game, player: str, fields: object) -> None:
        """In the opening of another's turn."""
        may_spend(g, player, COUCHE, ("opening",))

    def constraints_couche_sirop(self, g: Game, player: str) -> ModConstraints | None:
        """What it costs."""
        return self._told(g, player, "couche_sirop", COUCHE)

    def say_couche_sirop(self, g: Game, player: str, fields: object) -> None:
        """The turn is not played."""
        add(g, -COUCHE)
        turn = table(g).turn
        assert turn is not None
        hooks.turn_taken_back.tell(g, turn)
        skip_turn(g)

    def verify_file_sirop(self, g: Game, player: str, fields: object) -> None:
        """Once in another's turn, before a cul."""
        may_spend(g, player, FILE, UNTIL_CUL)
        if bank(g).filed:
            raise OutOfBounds("already_said", "The gains of this turn are the banker's already.")

    def constraints_file_sirop(self, g: Game, player: str) -> ModConstraints | None:
        """What it costs."""
        return self._told(g, player, "file_sirop", FILE)

    def say_file_sirop(self, g: Game, player: str, fields: object) -> None:
        """From now on the gains of the player on turn are the banker's."""
        add(g, -FILE)
        bank(g).filed = True

    @hooks.takes_gains.answer
    def takes_gains(self, g: Game, player: str) -> str | None:
        """Those of the player on turn go to whose the bank is by then, unless it is theirs or its owner lies down."""
        taker = banker(g)
        return taker if bank(g).filed and player == table(g).turn and taker != player else None

    def verify_contre_sirop(self, g: Game, player: str, fields: object) -> None:
        """In the opening of another's turn."""
        may_spend(g, player, CONTRE, ("opening",))

    def constraints_contre_sirop(self, g: Game, player: str) -> ModConstraints | None:
        """What it costs."""
        return self._told(g, player, "contre_sirop", CONTRE)

    def say_contre_sirop(self, g: Game, player: str, fields: object) -> None:
        """The two scores change places; the turn is then played."""
        add(g, -CONTRE)
        turn = table(g).turn
        assert turn is not None
        own, other = exact(member(g, player)), exact(member(g, turn))
        g.ledger.settle(
            [
                Move(player=player, points=other - own, rule=self.id, kind="exchange"),
                Move(player=turn, points=own - other, rule=self.id, kind="exchange"),
            ]
        )
