"""Carrying out an act as `expected` offers it, so that no client has to tell the kinds of acts apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, cast

from chouette_sdk._generated.fields import AnnonceFields, RollFields
from chouette_sdk._generated.models import ExpectedAct
from chouette_sdk._generated.types import Unset
from chouette_sdk.cards import CardActs
from chouette_sdk.problems import ChouetteError

T = TypeVar("T")

UNLISTED: dict[str, set[str]] = {
    "annonce": {"reaction_ms"},
    "challenge": {"reaction_ms"},
    "putsch": {"reaction_ms"},
    "terms": {"challenge"},
}
"""What may be said with an act though the service does not list it among the act's fields."""


class ActFields(AnnonceFields, RollFields, total=False):
    """What an act may say: `act.fields` names what it takes, `act.constraints` tells what each of them may be.

    keep: the faces that stay on the table. challenge: of terms, the duel's id. reaction_ms: how long the player took
    (see Reactions), where lag is compensated.
    as_rank: of cards: the rank that they stand for (the field `as`).
    """

    keep: Sequence[int]
    challenge: int
    cards: Sequence[str]
    as_rank: str
    towards: str
    clockwise: bool
    ranks: Sequence[str]
    vote: str


class UnknownAct(ChouetteError):
    """The service offers a kind of act that this SDK does not know: take a newer one."""


class Acts(Protocol[T]):
    """The methods of a seat that carry out its acts, answering at once or as a coroutine."""

    @property
    def roll(self) -> Callable[..., T]: ...
    @property
    def annonce(self) -> Callable[..., T]: ...
    @property
    def passe(self) -> Callable[..., T]: ...
    @property
    def challenge(self) -> Callable[..., T]: ...
    @property
    def terms(self) -> Callable[..., T]: ...
    @property
    def cards(self) -> CardActs[T]: ...


def carry_out(seat: Acts[T], act: ExpectedAct, fields: ActFields, key: str | None) -> T:
    """Do what is offered, in the window for which it is offered.

    Raises UnknownAct; TypeError for a field that the act does not take. A field that is None is not said.
    """
    fields = cast(ActFields, {name: value for name, value in fields.items() if value is not None})
    takes = {"as_rank" if name == "as" else name for name in act.fields} | {*UNLISTED.get(act.act, ())}
    if wrong := sorted(fields.keys() - takes):
        listed = ", ".join(sorted(takes)) or "no fields"
        raise TypeError(f"{act.name} does not take {', '.join(wrong)}: it takes {listed}.")
    match act.act:
        case "roll":
            return seat.roll(**fields, window=act.window, key=key)
        case "annonce":
            return seat.annonce(act.name, **fields, window=act.window, key=key)
        case "challenge":
            return seat.challenge(act.name, **fields, window=act.window, key=key)
        case "terms":
            return seat.terms(**fields, window=act.window, key=key)
        case "pass" if act.name == "pass":
            return seat.passe(window=act.window, key=key)
    return _at_cards(seat.cards, act, dict(fields), key)


def _at_cards(seat: CardActs[T], act: ExpectedAct, fields: dict[str, Any], key: str | None) -> T:
    turn = None if isinstance(act.turn, Unset) else act.turn
    match act.act:
        case "play":
            return seat.lay(**fields, turn=turn, key=key)
        case "pass":
            return seat.passe(turn=turn, window=act.window, key=key)
        case "putsch":
            return seat.putsch(**fields, window=act.window, key=key)
        case "direction":
            return seat.direction(**fields, window=act.window, key=key)
        case "demand":
            return seat.demand(**fields, window=act.window, key=key)
        case "exchange":
            return seat.exchange(**fields, window=act.window, key=key)
        case "vote":
            return seat.vote(**fields, window=act.window, key=key)
    raise UnknownAct(f"This SDK cannot carry out «{act.act}» ({act.name}): take a newer one.")
