"""Compares a proof of dice with the events of its game, which everybody could see while it was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chouette_sdk._generated import models

Difference = tuple[str, int | None, str | None]
"""One line, the seq of the event concerned, its player."""


def told_otherwise(proof: models.DiceProof, events: Iterable[models.Event]) -> Iterator[Difference]:
    """What the events tell otherwise than the proof: commitment, entropy, seats, the option, and every throw."""
    throws = {throw.seq: throw for throw in proof.throws}
    given: dict[str, str] = {}
    started = False
    for event in events:
        match event:
            case models.GameCreatedEvent():
                yield from _differs("commitment", event.commitment, proof.commitment, event.seq)
                cocked = event.options.to_dict().get("cocked_dice", 0)
                yield from _differs("cocked_dice", cocked, proof.cocked_dice, event.seq)
            case models.PlayerJoinedEvent() if not started:
                given[event.player] = event.entropy
            case models.PlayerLeftEvent() if not started:
                given.pop(event.player, None)
            case models.GameStartedEvent():
                started = True
                yield from _differs("players", ", ".join(event.players), ", ".join(proof.players), event.seq)
            case models.DiceRolledEvent():
                yield from _throw(event, throws.pop(event.seq, None))
            case models.GameFinishedEvent():
                yield from _differs("seed", event.seed, proof.seed, event.seq)
            case _:
                continue
    for throw in throws.values():
        yield f"seq {throw.seq}, {throw.player}: expected no throw, told {throw.faces}", throw.seq, throw.player
    told = {each.player: each.entropy for each in proof.contributions}
    for player in sorted({*given, *told}):
        entropy = given.get(player, "")
        if entropy != told.get(player, ""):
            yield f"{player}: joined with the entropy «{entropy}», told «{told.get(player, '')}»", None, player


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
    if known and event.faces != told.faces:
        yield f"{where}: expected {event.faces}, told {told.faces}", event.seq, event.player


def _differs(what: str, expected: object, told: object, seq: int) -> Iterator[Difference]:
    if expected != told:
        yield f"seq {seq}: {what}: expected {expected}, told {told}", seq, None
