"""What screens of this client have in common: the client itself, typed."""

from __future__ import annotations

from typing import TypeVar, cast

from textual.screen import ModalScreen, Screen

from service.play.app import PlayApp
from service.play.language import Language

T = TypeVar("T")


class PlayScreen(Screen[None]):
    """A whole screen."""

    @property
    def play(self) -> PlayApp:
        """The client."""
        return cast(PlayApp, self.app)

    @property
    def say(self) -> Language:
        """`say("français", "english")`."""
        return self.play.say


class Dialogue(ModalScreen[T]):
    """A screen above another one, which ends with an answer."""

    @property
    def play(self) -> PlayApp:
        """The client."""
        return cast(PlayApp, self.app)

    @property
    def say(self) -> Language:
        """`say("français", "english")`."""
        return self.play.say
