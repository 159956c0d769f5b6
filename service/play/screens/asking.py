"""Asks one question after another, by keys; ends with the answers that a form makes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from service.play.drawing.countdown import bar
from service.play.game.offers import numbered
from service.play.game.questions import Asking, Question
from service.play.screens.typed import Dialogue

ROOM = 12
"""So many choices are seen at once."""


class AskScreen(Dialogue[Any]):
    """asking: the form. title: what is done. deadline: until when it counts (ms, the service's clock).
    open_: whether it still counts.

    Ends with what the form returns, None where the user goes back or it counts no longer.
    """

    # Keys are for the choices; what is typed into is focused by itself.
    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(
        self,
        asking: Asking,
        title: str,
        deadline: int | None = None,
        open_: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__()
        self.asking = asking
        self.heading = title
        self.deadline = deadline
        self.open = open_
        self.question: Question | None = None
        self.chosen: list[int] = []
        self.cursor = 0
        self._begun = 0

    def compose(self) -> ComposeResult:
        """A question, its choices or an input, and which keys there are."""
        with Vertical():
            yield Static(self.heading, classes="heading", id="heading")
            yield Static(id="question", classes="heading")
            with VerticalScroll(id="scroll"):
                yield Static(id="choices")
            yield Input(id="input", compact=True)
            yield Static(id="foot", classes="foot")

    def on_mount(self) -> None:
        """Ask the first question."""
        self._begun = self.play.now
        self.query_one("#scroll").can_focus = False
        self._send(None)
        self.set_interval(0.1, self._tick)

    def _send(self, answer: Any) -> None:
        try:
            self.question = self.asking.send(answer)
        except StopIteration as done:
            self.dismiss(done.value)
            return
        self.chosen, self.cursor = [], 0
        field = self.query_one(Input)
        typed = self.question.kind in ("number", "text")
        field.display = typed
        field.value = str(self.question.least) if self.question.kind == "number" else ""
        self.query_one("#scroll").display = not typed
        if typed:
            field.focus()
            field.select_all()
        else:
            self.set_focus(None)
            self.query_one("#scroll").styles.height = min(ROOM, len(self.question.choices))
        self._draw()

    def _draw(self) -> None:
        question, say = self.question, self.say
        assert question is not None
        bounds = f" ({question.least} – {question.most})" if question.kind == "number" else ""
        self.query_one("#question", Static).update(question.title + bounds)
        lines = []
        for place, (key, choice) in enumerate(zip(keys_of(question), question.choices, strict=True)):
            mark = "▶" if place == self.cursor else " "
            tick = ("☑ " if place in self.chosen else "☐ ") if question.kind == "many" else ""
            lines.append(Text.assemble(f"{mark} ", (f" {key or ' '} ", "bold reverse"), f" {tick}{choice.label}"))
        self.query_one("#choices", Static).update(Text("\n").join(lines))
        self.query_one("#scroll").scroll_to(y=max(0, self.cursor - ROOM + 2), animate=False)
        foot = say("échap : renoncer", "esc: back")
        if question.kind == "many" or question.optional:
            foot = say("⏎ : c'est tout", "⏎: that is all") + " · " + foot
        self.query_one("#foot", Static).update(foot)

    def _tick(self) -> None:
        if self.is_current and not self.open():
            self._leave()
            return
        if self.deadline is not None:
            whole, left = (self.deadline - self._begun) / 1000, (self.deadline - self.play.now) / 1000
            self.query_one("#heading", Static).update(Text.assemble(self.heading, "  ", bar(left, whole, 24)))

    def on_key(self, event: events.Key) -> None:
        """A choice by its key or by the cursor; Enter ends what may be ended; Escape goes back."""
        if event.key == "escape":
            event.stop()
            self._leave()
            return
        question = self.question
        if question is None or question.kind in ("number", "text"):
            return
        event.stop()
        keys = keys_of(question)
        if event.character and event.character in keys:
            self._choose(keys.index(event.character))
        elif event.key in ("down", "up") and question.choices:
            self.cursor = (self.cursor + (1 if event.key == "down" else -1)) % len(question.choices)
            self._draw()
        elif event.key == "space" and question.choices:
            self._choose(self.cursor)
        elif event.key == "enter":
            self._enter()

    def _leave(self) -> None:
        self.asking.close()
        self.dismiss(None)

    def _choose(self, place: int) -> None:
        question = self.question
        assert question is not None
        if question.kind == "one":
            self._send(question.choices[place].value)
            return
        self.cursor = place
        if place in self.chosen:
            self.chosen.remove(place)
        elif len(self.chosen) < question.most:
            self.chosen.append(place)
        if question.least == question.most == len(self.chosen):
            self._enter()
        else:
            self._draw()

    def _enter(self) -> None:
        question = self.question
        assert question is not None
        if question.kind == "many":
            if question.least <= len(self.chosen) <= question.most:
                self._send([question.choices[place].value for place in self.chosen])
        elif question.optional:
            self._send(None)
        elif question.choices:
            self._choose(self.cursor)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed, if it may be."""
        question, say = self.question, self.say
        assert question is not None
        value = event.value.strip()
        if not value and question.optional:
            self._send(None)
        elif question.kind == "text":
            if value:
                self._send(value)
        elif value.lstrip("+-").isdigit() and question.least <= int(value) <= question.most:
            self._send(int(value))
        else:
            least, most = question.least, question.most
            told = say(f"Un nombre entier de {least} à {most}.", f"A whole number from {least} to {most}.")
            self.query_one("#foot", Static).update(Text(told, "bold red"))


def keys_of(question: Question) -> list[str]:
    """The key of each choice: its own, or that of its place."""
    return [choice.key or key for choice, key in zip(question.choices, numbered(len(question.choices)), strict=True)]
