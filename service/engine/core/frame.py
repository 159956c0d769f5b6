"""A frame is one running piece of the rules: its fields are its locals, its methods its named steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from service.engine.core.stored.plain import JsonObject

FRAMES: dict[str, type[Frame]] = {}
"""Every frame kind by its name; the names are a wire contract, because stored games carry them."""

F = TypeVar("F", bound="type[Frame]")

Results = dict[str, Any]
"""What the children of a frame resulted in, by key: the frame knows what each of them gives."""


class Frame(msgspec.Struct, kw_only=True, tag_field="kind", tag=True, omit_defaults=True):
    """Base of all frames. A step returns `wait(...)` or `done(...)`; what it must remember it keeps in fields.

    `g` is the game; each family types it as its own.
    """

    def start(self, g: Any) -> Outcome:
        """The first step."""
        raise NotImplementedError

    def put_out(self, g: Any, player: str) -> Outcome | None:
        """What this frame does when a player is put out of the game; None lets it go on as it is."""
        return None

    def next_to_act(self, g: Any) -> str | None:
        """Who must act next because of this frame, though no window lets that player yet."""
        return None

    def short(self) -> Frame:
        """As it is stored: itself, or a copy without what `restore` finds out from the rest."""
        return self

    def restore(self) -> None:
        """Give what was just read all that `short` leaves out."""

    @classmethod
    def stored_as(cls, stored: JsonObject) -> type[Frame]:
        """The class of what is stored under this kind."""
        return cls


class Wait(msgspec.Struct, kw_only=True):
    """Go on with step `then` when all children are done, or (`first`) as soon as one is: the others are dropped."""

    children: dict[str, Frame]
    then: str
    first: bool


class Done(msgspec.Struct, kw_only=True):
    """This frame is over; `result` goes to the frame that waits for it: plain data, Answers or a frame to run."""

    result: object


Outcome = Wait | Done


def frame(cls: F) -> F:
    """Make a frame class known to the machine and the codec, by the name that stored games carry."""
    FRAMES[str(cls.__struct_config__.tag)] = cls
    return cls


def wait(child: Frame, then: Callable[..., Outcome]) -> Wait:
    """Run one child; its result is the argument of `then`."""
    return Wait(children={"": child}, then=then.__name__, first=False)


def wait_all(children: Mapping[str, Frame], then: Callable[..., Outcome]) -> Wait:
    """Run children side by side; `then` gets a dict of their results when all of them are done."""
    return Wait(children=dict(children), then=then.__name__, first=False)


def wait_first(children: Mapping[str, Frame], then: Callable[..., Outcome]) -> Wait:
    """Run children side by side until one is done; `then` gets a dict with that one's result."""
    return Wait(children=dict(children), then=then.__name__, first=True)


def done(result: object = None) -> Done:
    """End this frame."""
    return Done(result=result)
