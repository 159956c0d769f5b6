"""How to use this client, and at a table the rules in force with their words and keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from service.play.game.following import Following
from service.play.screens.typed import Dialogue

FRENCH = """\
espace   lancer les dés ; poser les cartes choisies
⏎        passer : «rien de moi»
lettres  crier : une annonce garde sa touche toute la partie
!        crier n'importe quel mot, à tes risques, dés en l'air aussi
=        les points, expliqués
*        menu : te lever, te rasseoir, inviter, enregistrer, partir
PgUp PgDn remonter le journal      échap : le salon (ta place reste)

Aux cartes, une touche choisit une carte de son rang, encore : une de plus.
3 … 9, t ou 0 (dix), j ou v, q ou d, k ou r, a, 2, x (joker)
⌫ ne choisit plus rien ; espace pose, ou montre ce qui peut l'être.

Avant le début : s commencer, b un robot de plus, x un de moins, i inviter.
Ctrl-C quitte. Ta place est gardée : reviens par le salon."""
ENGLISH = """\
space    throw the dice; lay the chosen cards
⏎        pass: «nothing from me»
letters  shout: an annonce keeps its key for the whole game
!        shout any word, at your own risk, while dice fly too
=        points, explained
*        menu: stand up, sit down, invite, save, leave
PgUp PgDn scroll the log           esc: the lobby (your seat stays)

At cards a key chooses a card of its rank; once more, one more.
3 … 9, t or 0 (ten), j or v, q or d, k or r, a, 2, x (joker)
⌫ chooses nothing; space lays them, or lists what may be laid.

Before the start: s start, b one more bot, x one less, i invite.
Ctrl-C quits. Your seat is kept: come back through the lobby."""


class HelpScreen(Dialogue[None]):
    """following: the game whose rules are shown, if any."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark", "leave", show=False, priority=True)]

    def __init__(self, following: Following | None = None) -> None:
        super().__init__()
        self.following = following

    def compose(self) -> ComposeResult:
        """Keys, then rules."""
        with Vertical():
            yield Static(self.say("Aide", "Help"), classes="heading")
            with VerticalScroll(id="text"):
                yield Static(self._text())
            yield Static(self.say("↑↓ défiler · échap retour", "↑↓ scroll · esc back"), classes="foot")

    def _text(self) -> Text:
        text = Text(self.say(FRENCH, ENGLISH))
        if self.following is None or self.following.view is None:
            return text
        lexicon, keys = self.following.lexicon, self.following.keyboard.keys
        text.append(self.say("\n\nLes règles de cette table\n", "\n\nThe rules of this table\n"), "bold")
        for id_ in self.following.view.rules:
            rule = lexicon.rules.get(id_)
            if rule is None:
                continue
            text.append(f"\n{rule.label}", "bold")
            text.append(f"  {lexicon.rule_text(id_)}\n", "dim")
            for word in rule.annonces:
                if word.id in keys:
                    text.append(f"   {keys[word.id]} ", "bold reverse")
                    text.append(f" {word.phrase}\n")
        return text

    def action_leave(self) -> None:
        """Back."""
        self.dismiss()
