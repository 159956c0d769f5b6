"""Where the core and the flow ask about promises that bind (étoile)."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule
from service.engine.core.windows.window import Window
from service.engine.modulaire import hooks
from service.engine.modulaire.rules.d.d1_voeux import eloquence
from service.engine.modulaire.table.state import Coup


class Binding(Rule):
    """What a player may not do, or must, because of an answer."""

    @core_hooks.refused_here.answer
    def refused_here(self, g: Game, player: str, word: str) -> Refusal | None:
        """Étoile: before the answer nothing else."""
        return eloquence.refused(g, player, word)

    @core_hooks.wrong_here.answer
    def wrong_here(self, g: Game, player: str, word: str) -> OutOfBounds | None:
        """Étoile: what one said one would not do."""
        return eloquence.forbidden(g, player, word)

    @core_hooks.lets_go.answer
    def lets_go(self, g: Game, player: str, word: str, window_ids: list[int]) -> OutOfBounds | None:
        """Étoile: something else than what one said one would do."""
        return eloquence.lets_go(g, player, word, window_ids)

    @core_hooks.said.answer
    def said(self, g: Game, player: str, word: str) -> None:
        """Étoile: a promise is kept."""
        eloquence.said(g, player, word)

    @hooks.window_over.answer
    def window_over(self, g: Game, window: Window) -> None:
        """Étoile: an occasion is gone."""
        eloquence.window_over(g, window)

    @hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str, shown: list[int], hand: str | None) -> None:
        """Étoile: what can be said up to this throw."""
        eloquence.dice_fall(g)

    @hooks.before_cul.answer
    def before_cul(self, g: Game, coup: Coup) -> tuple[str, Frame] | None:
        """Étoile: what could be said before the chouettes only is let go."""
        eloquence.dice_lie(g)
        return None
