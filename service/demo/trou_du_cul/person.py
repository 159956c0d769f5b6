"""A person who sits down at the demo's table: what they are asked, and what they type."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

import click
from chouette_sdk import Seat

from service.bots.trou_du_cul.laying import Lay, legal
from service.bots.trou_du_cul.observation import Observation, Offer, seen
from service.demo.trou_du_cul.card_art import spoken_all
from service.json_types import JsonMapping, JsonObject

PASS = ("", "p", "pass")
VOTES = {"g": "on_continue", "s": "on_arrete"}


@dataclass
class Person:
    """seat: theirs. asked: the turn or window that they were asked about last."""

    seat: Seat
    asked: int = 0
    _typed: queue.SimpleQueue[str] = field(default_factory=queue.SimpleQueue)

    def listen(self) -> None:
        """Begin to take in what is typed."""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._typed.put(line.strip())

    def tell(self, text: str) -> None:
        """Say something to them alone."""
        click.echo(text)

    def observation(self) -> Observation:
        """What they see."""
        view = self.seat.view().to_dict()
        return seen(view, self.seat.expected().to_dict())

    def question(self, observation: Observation) -> str:
        """What to ask them, where it was not asked yet."""
        if not observation.offers or observation.offers[0].place == self.asked:
            return ""
        self.asked = observation.offers[0].place
        while not self._typed.empty():
            # What was typed before was no answer to this.
            self._typed.get()
        return question(observation)

    def answer(self, observation: Observation) -> JsonObject | str | None:
        """The act that they have typed, what is wrong with it, or None while they think."""
        if not observation.offers or self._typed.empty():
            return None
        return parsed(self._typed.get(), observation)


def question(observation: Observation) -> str:
    """What may be answered now, for instance «1) 9♥  2) K♠ K♥  p) pass»."""
    offer = observation.offers[0]
    match offer.act:
        case "play":
            numbered = [f"{n}) {_told(lay)}" for n, lay in enumerate(legal(offer), 1)]
            return "Lay (a number, or codes such as QH XR as Q): " + "  ".join(numbered) + _or_pass(observation)
        case "putsch":
            return f"Putsch with a pair of {offer.limits['rank']}? Type ! to throw, Enter to decline"
        case "exchange":
            return f"Give {offer.limits['number']} cards back: type their codes; Enter gives the weakest"
        case "demand":
            return f"Ask for up to {offer.limits['at_most']} ranks, for instance K X; Enter asks for none"
        case "direction":
            return f"Who plays after you: {' or '.join(offer.limits['towards'])}?"
        case "vote":
            return "Another manche? g: go on, s: stop"
        case _:
            return (
                "You pass: press Enter" if observation.window is None else f"{observation.window.name}: Enter declines"
            )


def parsed(line: str, observation: Observation) -> JsonObject | str:
    """The act that a line means, or what is wrong with it; whether its cards may be laid is the service's to say."""
    offer, words = observation.offers[0], line.split()
    place = {"turn": offer.place} if observation.window is None else {"window": offer.place}
    if line.lower() in PASS:
        if observation.offer("pass") is None:
            return "You lead: lay something."
        return {"act": "pass_turn" if observation.window is None else "decline", **place}
    said = _said(offer, words, [word.upper() for word in words])
    return "That is no answer to what is asked." if said is None else {**said, **place}


def _said(offer: Offer, words: Sequence[str], upper: Sequence[str]) -> JsonMapping | None:
    match offer.act:
        case "play":
            return _play(offer, upper)
        case "putsch" if words[0] in ("!", "putsch"):
            cards = tuple([*offer.limits["cards"], *offer.limits["jokers"]][:2])
            return Lay(cards, offer.limits["rank"]).act("putsch")
        case "exchange":
            return {"act": "exchange", "cards": list(upper)}
        case "demand":
            return {"act": "demand", "ranks": list(upper)}
        case "direction":
            return {"act": "direction", "towards": words[0].lower()}
        case "vote" if words[0].lower() in VOTES:
            return {"act": "vote", "vote": VOTES[words[0].lower()]}
    return None


def _play(offer: Offer, words: Sequence[str]) -> JsonMapping | None:
    if len(words) == 1 and words[0].isdecimal():
        lays = list(legal(offer))
        number = int(words[0])
        return lays[number - 1].act("play") if 1 <= number <= len(lays) else None
    if "AS" in words[1:-1] and words[-2] == "AS" and len(words[-1]) == 1:
        # An ace of spades has the code AS too: the word before the last is «as» where the last one is a rank.
        return {"act": "play", "cards": list(words[:-2]), "as": words[-1]}
    return {"act": "play", "cards": list(words)}


def _told(lay: Lay) -> str:
    return spoken_all(lay.cards) + (f" as {lay.rank}" if lay.wild == lay.size else "")


def _or_pass(observation: Observation) -> str:
    return "  p) pass" if observation.offer("pass") else ""
