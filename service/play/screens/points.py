"""«Why did I lose 144 points»: every movement opens to its rule, its heading in the rulebook, what modified it."""

from __future__ import annotations

from typing import ClassVar

from chouette_sdk import models
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from service.play.game.memory import Memory, Settled
from service.play.game.telling import dice, points, score, sixths
from service.play.screens.typed import Dialogue


class PointsScreen(Dialogue[None]):
    """The movements of a game, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,equals_sign", "leave", show=False, priority=True),
        Binding("m", "mine", show=False),
    ]

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self.memory = memory
        self.mine = False

    def compose(self) -> ComposeResult:
        """Movements above, what explains the chosen one below."""
        say = self.say
        with Vertical():
            yield Static(say("Les points, expliqués", "Points, explained"), classes="heading")
            yield OptionList()
            with VerticalScroll(id="why"):
                yield Static(id="explained")
            yield Static(
                say("↑↓ choisir · m les miens · échap retour", "↑↓ choose · m mine · esc back"), classes="foot"
            )

    def on_mount(self) -> None:
        """Show them."""
        self._fill()

    def movements(self) -> list[tuple[Settled, models.Movement]]:
        """Those that are shown, the newest first."""
        me = self.memory.me
        return [
            (settled, move)
            for settled in reversed(self.memory.settled)
            for move in settled.movements
            if not self.mine or move.player == me
        ]

    def _fill(self) -> None:
        listed = self.query_one(OptionList)
        listed.clear_options()
        found = self.movements()
        for _, move in found:
            style = "green" if move.points > 0 else "red" if move.points < 0 else "dim"
            listed.add_option(Option(Text(self.memory.teller.moved(move), style)))
        if found:
            listed.highlighted = 0
            listed.focus()
        else:
            self.query_one("#explained", Static).update(self.say("Pas encore de points.", "No points yet."))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain this one."""
        found = self.movements()
        if event.option_index < len(found):
            self.query_one("#explained", Static).update(explained(*found[event.option_index], self.memory))

    def action_mine(self) -> None:
        """Only the player's own, or all again."""
        self.mine = not self.mine and bool(self.memory.me)
        self._fill()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()


def explained(settled: Settled, move: models.Movement, memory: Memory) -> Text:
    """Rule, heading, what it was before and after each rule that modified it."""
    lexicon = memory.teller.lexicon
    say = lexicon.language
    text = Text()
    text.append(f"{memory.teller.name(move.player)} {points(move)}", "bold")
    text.append(say(f" : {lexicon.label(move.rule)}", f": {lexicon.label(move.rule)}"), "bold")
    if move.source:
        text.append(say(f"   (livre : «{move.source}»)", f"   (rulebook: «{move.source}»)"), "italic")
    if settled.faces:
        text.append(say(f"\nsur {dice(settled.faces)}", f"\non {dice(settled.faces)}"))
    text.append(say("\nde base : ", "\nbase: ") + f"{move.base:+d}{sixths(move.base_sixths)}")
    for trace in move.modifiers:
        text.append(f"\n  → {lexicon.label(trace.rule)} : {trace.points:+d}")
    text.append(say(f"\nscore : {score(move)}", f"\nscore: {score(move)}"))
    if rule := lexicon.rule_text(move.rule):
        text.append(f"\n\n{rule}", "dim")
    return text
