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
    for event in events:
        yield from course.hear(event)
        if isinstance(event, models.GameCreatedEvent):
            cocked = event.options.to_dict().get("cocked_dice", 0)
            yield from differs("cocked_dice", cocked, proof.cocked_dice, event.seq)
        elif isinstance(event, models.DiceRolledEvent) and not (event.magic and event.magic == len(event.faces)):
            yield from _throw(event, throws.pop(event.seq, None))
        elif isinstance(event, models.PackShuffledEvent) and event.draws:
            was, told = (event.first_draw, event.draws), shuffles.pop(event.seq, None)
            if was != told:
                yield f"seq {event.seq}: expected a shuffle (first_draw, draws) {was}, told {told}", event.seq, None
    for seq, told in shuffles.items():
        yield f"seq {seq}: expected no shuffle, told {told}", seq, None
    for throw in throws.values():
        yield f"seq {throw.seq}, {throw.player}: expected no throw, told {throw.faces}", throw.seq, throw.player
    yield from course.entropy()


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
