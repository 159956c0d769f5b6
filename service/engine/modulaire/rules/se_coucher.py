"""«Se coucher»: a player who lies down does not exist for the game until their first word. With d1, t3 or t4."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.events import LyingDown
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.numbers import WITH_LYING_DOWN
from service.engine.modulaire.play.frames import skip_turn
from service.engine.modulaire.table.state import member, table

JE_ME_LEVE = "je_me_leve"


@rule
class SeCoucher(Rule):
    """Any act but a pass wakes the player; what was said so counts as said."""

    id = "se_coucher"
    label = "Se coucher"
    sources = {RULESET: "Se coucher"}
    switchable = False
    words = (Word(id=JE_ME_LEVE, phrase="Bonjour !", anytime=True),)
    parameters = {"with_any_of": list(WITH_LYING_DOWN)}
    labels = {
        "with_any_of": Label("les modules dont un suffit", "the modules of which one is enough"),
    }
    fr = "Qui se couche n'existe plus pour le jeu, jusqu'à son premier mot."
    en = "A player who lies down does not exist for the game, until their first word."

    @core_hooks.acts.answer
    def acts(self, g: Game, player: str, what: str) -> None:
        """The first word wakes, and counts in a race that it can still win."""
        # What was said before the player lay down, and is stored or let through later, wakes no player.
        if not member(g, player).down or what == JE_ME_LEVE or g.now < g.state.clock or g.forced:
            return
        for record, window in g.windows():
            if what in window.words and player not in window.who and g.family.welcomes(g, record, player):
                window.who.append(player)
        self._rises(g, player, by_table=False)

    @core_hooks.refused_here.answer
    def refused_here(self, g: Game, player: str, word: str) -> Refusal | None:
        """What was held up and is let through after the player lay down: a player who does not exist does nothing."""
        if g.forced and member(g, player).down:
            return Refusal("wrong_moment", "The player has lain down since: what was held up counts no more.")
        return None

    @hooks.wakes.answer
    def wakes(self, g: Game, player: str) -> None:
        """The player exists again, as no other does."""
        self._rises(g, player, by_table=True)

    def _rises(self, g: Game, player: str, by_table: bool) -> None:
        member(g, player).down = False
        # That the player is up again has happened at this instant, also where the act that woke them is refused.
        g.state.clock = max(g.state.clock, g.now)
        said = {} if by_table else g.told_author(player)
        g.emit(LyingDown, player=player, down=False, by_table=by_table, **said)

    def say_je_me_leve(self, g: Game, player: str, fields: object) -> None:
        """Idle talk: it wakes, and that is all. Raises Refusal for players who do not lie."""
        if not member(g, player).down:
            raise Refusal("not_lying", "You do not lie down: there is nothing to get up from.")
        self._rises(g, player, by_table=False)

    def constraints_je_me_leve(self, g: Game, player: str) -> ModConstraints | None:
        """For players who lie."""
        return ModConstraints() if member(g, player).down else None

    @hooks.lies_down.answer
    def lies_down(self, g: Game, player: str) -> None:
        """From now on the player is in no race, no list, no bet; a turn under way ends."""
        member(g, player).down = True
        g.emit(LyingDown, player=player, down=True)
        hooks.stepped_down.tell(g, player)
        if table(g).turn != player:
            g.withdraw(player)
            return
        skip_turn(g)
        for _, window in g.windows():
            window.drop(player, g.now, g.tie_ms)
