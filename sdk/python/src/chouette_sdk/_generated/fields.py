"""What acts may say, by name: what is None is left out. Made from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from . import models


class AnnonceFields(TypedDict, total=False):
    """A shout: its fields.

    target: The id of the player that it points at.
    amount: The stake, in points.
    combination: The id of the combination that it names.
    value: The number that is said aloud, or what is chosen or vowed.
    words: The same number in words, where saying it right is part of the game.
    bet_on: Where `target` has laid several bets: the id of the player on whom the one that is meant is
        laid.
    bets: Several bets at once.
    shares: To whom how much goes.
    second: The id of a second combination that is named.
    gesture: What is done with the verse of a song.
    solution: The id of what is done with a bird that was caught.
    card: The card that is used: its number, or `etoile`.
    number: A number on a die.
    position: A place among the singers, from 1.
    about: The id of the annonce that a question is about.
    object: A thing that is copied, some with their kind: `{"tichette": 13}`.
    objects: What is bought, in order; some with a `target`: `{"object": "pierre_de_lune", …}`.
    targets: The ids of two players.
    left: What is done to the die on the left.
    middle: What is done to the die in the middle.
    right: What is done to the die on the right.
    into: The id of the player who another one becomes.
    text: A question, in the player's own words.
    act: What another player is made to do: an annonce's id or `pass`; with fields as an object:
        `{"annonce": …}`, `{"challenge": …}`, `{"terms": …}` or `{"roll": true, "keep": …}`.
    reaction_ms: How long the player took, in ms, from when this window was shown on the screen. Where
        the game compensates lag the act then counts earlier, within what was measured of the network;
        elsewhere it changes nothing.
    """

    target: str | None
    amount: int | None
    combination: str | None
    value: int | str | None
    words: str | None
    bet_on: str | None
    bets: Sequence[models.BetBody | Mapping[str, Any]] | None
    shares: Sequence[models.ShareBody | Mapping[str, Any]] | None
    second: str | None
    gesture: Sequence[str] | None
    solution: str | None
    card: int | str | None
    number: int | None
    position: int | None
    about: str | None
    object: str | Mapping[str, Any] | None
    objects: Sequence[str | Mapping[str, Any]] | None
    targets: Sequence[str] | None
    left: str | None
    middle: str | None
    right: str | None
    into: str | None
    text: str | None
    act: str | Mapping[str, Any] | None
    reaction_ms: int | None


class RollFields(TypedDict, total=False):
    """A throw: its fields.

    hand: With which hand, in games in which that matters (`hands`).
    magic: Magic dice that are thrown instead of as many others, by their results (`magic`).
    """

    hand: Literal["left", "right"] | None
    magic: Sequence[int] | None
