"""Compares a proof of dice with the events of its game, which everybody could see while it was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chouette_sdk._generated import models
from chouette_sdk.promises import Course, Difference, differs


def told_otherwise(proof: models.DiceProof, events: Iterable[models.Event]) -> Iterator[Difference]:
    """What the events tell otherwise than the proof: commitment, entropy, seats, the option, throws and shuffles."""
    throws = {throw.seq: throw for throw in proof.throws}
    shuffles = {each.seq: (each.first_draw, each.draws) for each in proof.shuffles or []}
    course = Course(proof)
    magic, cards = 0, list[int | str]()
    for event in events:
        yield from course.hear(event)
        if isinstance(event, models.GameCreatedEvent):
            cocked = event.options.to_dict().get("cocked_dice", 0)
            yield from differs("cocked_dice", cocked, proof.cocked_dice, event.seq)
        elif isinstance(event, models.DiceRolledEvent):
            magic += event.magic or 0
            if not event.magic or event.magic < len(event.faces):
                yield from _throw(event, throws.pop(event.seq, None))
        elif isinstance(event, models.PackShuffledEvent) and event.draws:
            was, told = (event.first_draw, event.draws), shuffles.pop(event.seq, None)
            if was != told:
                yield f"seq {event.seq}: expected a shuffle (first_draw, draws) {was}, told {told}", event.seq, None
        elif isinstance(event, models.HoldingGainedEvent) and (event.holding, event.rule) == ("tichette", "d1"):
            cards.append(event.of or 0)
    yield from _drawn(proof, magic, cards)
    for seq, told in shuffles.items():
        yield f"seq {seq}: expected no shuffle, told {told}", seq, None
    for throw in throws.values():
        yield f"seq {throw.seq}, {throw.player}: expected no throw, told {throw.faces}", throw.seq, throw.player
    yield from course.entropy()


def _drawn(proof: models.DiceProof, magic: int, cards: list[int | str]) -> Iterator[Difference]:
    """Dice that are not drawn, and the cards that were drawn from the pack."""
    if magic != (proof.magic or 0):
        yield f"magic dice: expected {magic}, told {proof.magic or 0}", None, None
    told = [card for shuffle in proof.shuffles or [] for card in shuffle.cards]
    # A pack that a test game was given is in no proof.
    if proof.shuffles and cards != told:
        yield f"cards of the pack: expected {_row(cards)}, told {_row(told)}", None, None


def _row(cards: list[int | str]) -> str:
    return ", ".join(map(str, cards)) or "none"


def _throw(event: models.DiceRolledEvent, told: models.DieThrow | None) -> Iterator[Difference]:
    where = f"seq {event.seq}, {event.player}"
    if told is None:
        yield f"{where}: expected a throw, told none", event.seq, event.player
        return
    was = (event.player, event.first_die, event.by_table, event.hidden)
    if was != (told.player, told.first_die, told.by_table, told.hidden):
        yield f"{where}: the throw itself (player, first_die, by_table, hidden) differs", event.seq, event.player
    # Hidden dice are told by either side only once they may be known.
    known = not event.hidden or (event.faces and told.faces)
    # Magic dice are not drawn: there is nothing to prove of them.
    drawn = event.faces[: len(event.faces) - (event.magic or 0)]
    if known and drawn != told.faces:
        yield f"{where}: expected {drawn}, told {told.faces}", event.seq, event.player
    fronts, sides = event.fronts or [], told.fronts or []
    if fronts != sides:
        yield f"{where}: expected the sides {fronts} in front, told {sides}", event.seq, event.player
