"""Checks every die of a game: seed, commitment, contributions, order, faces and sides, and the cards of a pack that was
shuffled between them, from nothing but what was published."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from chouette_sdk._generated.models import DiceProof, DieThrow, Event, Shuffle
from chouette_sdk.dice_events import told_otherwise
from chouette_sdk.draws import face, falls, front, shuffled
from chouette_sdk.promises import contributed, contributions_of, promised

_PACK: tuple[int | str, ...] = (*range(1, 22), "etoile")
"""The tichettes, as they lie before they are shuffled."""
_OF_1000 = range(1_001)


@dataclass(frozen=True)
class DiceFault:
    """Something that is not as it must be. seq: of the throw's event, None where it is no throw's; player: whose."""

    code: str
    message: str
    seq: int | None = None
    player: str | None = None


@dataclass(frozen=True)
class DiceVerdict:
    """What the check found.

    status: `proved` (every die is as it must be), `broken` (see `faults`), `unrevealed` (the game runs: its seed is
    not told yet, nothing was checked), `given` (a test game whose dice were given: they prove nothing).
    dice: how many were checked and are right. noted: whether the commitment was compared with one noted before.
    fronts: how many sides that dice turn to the player on turn (only where these count), and cards: how many cards
    drawn from a shuffled pack were checked and are right. magic: how many dice of fixed results were thrown, given: how
    many test dice: there is nothing to check of these.
    """

    status: Literal["proved", "broken", "unrevealed", "given"]
    dice: int
    commitment: str | None
    noted: bool
    faults: list[DiceFault]
    fronts: int = 0
    cards: int = 0
    magic: int = 0
    given: int = 0

    @property
    def proved(self) -> bool:
        """Every die is as it must be."""
        return self.status == "proved"


@dataclass
class Noted:
    """What a client saw and gave before the first draw: the game's commitment, and entropy by player."""

    commitment: str | None = None
    entropy: dict[str, str] = field(default_factory=dict)


def verify_dice(
    proof: DiceProof | Mapping[str, Any],
    commitment: str | None = None,
    *,
    entropy: Mapping[str, str] | None = None,
    events: Iterable[Event] | None = None,
) -> DiceVerdict:
    """Checks all dice of a game, as `GET /v1/games/{id}/dice` tells them (or the same as a mapping, from a file).

    commitment: as it was noted before the first throw, so that no seed can have been exchanged since. entropy: what
    players are known to have given, by id. events: all events of the game, to compare the proof with. Raises KeyError
    or TypeError where `proof` is none.
    """
    told = proof if isinstance(proof, DiceProof) else DiceProof.from_dict(proof)
    promises = [*promised(told, commitment), *contributed(told, entropy or {})]
    faults = [DiceFault(code, message, None, player) for code, message, player in promises]
    if type(told.cocked_dice) is not int or told.cocked_dice not in _OF_1000:
        faults.append(DiceFault("option_wrong", f"cocked_dice: expected 0 to 1000, told {told.cocked_dice}"))
    if events is not None:
        faults += [DiceFault("events_differ", *each) for each in told_otherwise(told, events)]
    dice = fronts = cards = 0
    if any(throw.first_die is None for throw in told.throws):
        status: Literal["proved", "broken", "unrevealed", "given"] = "given"
    elif told.seed is None:
        status = "unrevealed"
    else:
        status = "proved"
        # Against a seed that is not the promised one every die would be wrong: one line says it.
        if not any(fault.code in ("seed_wrong", "option_wrong") for fault in faults):
            wrong = list(_thrown(told, told.seed))
            dice = sum(len(throw.faces) for throw in told.throws) - _count("face_wrong", wrong)
            fronts = sum(len(throw.fronts or []) for throw in told.throws) - _count("front_wrong", wrong)
            cards = sum(len(shuffle.cards) for shuffle in told.shuffles or []) - _count("card_wrong", wrong)
            faults += wrong
    return DiceVerdict(
        "broken" if faults else status, dice, told.commitment, commitment is not None, faults, fronts, cards,
        told.magic or 0, sum(len(throw.faces) for throw in told.throws if throw.first_die is None),
    )  # fmt: skip


def _count(code: str, faults: Iterable[DiceFault]) -> int:
    return len([fault for fault in faults if fault.code == code])


def _thrown(told: DiceProof, seed: str) -> Iterator[DiceFault]:
    contributions = contributions_of(told)
    index, seq = 0, 0
    shuffles = list(told.shuffles or [])
    for throw in told.throws:
        while shuffles and shuffles[0].seq < throw.seq:
            index = yield from _shuffled(shuffles.pop(0), index, seed, contributions)
        where = f"seq {throw.seq}, {throw.player}"
        if throw.seq <= seq:
            message = f"{where}: expected a seq after {seq}, told {throw.seq}"
            yield DiceFault("order_wrong", message, throw.seq, throw.player)
        first = throw.first_die or 0
        if first != index:
            what = "dice are missing before it" if first > index else "dice are told twice"
            message = f"{where}: expected die {index} first, told die {first} ({what})"
            yield DiceFault("index_wrong", message, throw.seq, throw.player)
        if not throw.faces:
            yield DiceFault("faces_missing", f"{where}: expected faces, told none", throw.seq, throw.player)
        yield from _faces(told, throw, seed, contributions)
        index, seq = first + len(throw.faces), throw.seq
    for shuffle in shuffles:
        index = yield from _shuffled(shuffle, index, seed, contributions)
    if index != told.thrown:
        yield DiceFault("dice_missing", f"the end: expected {told.thrown} dice in all, told {index}")


def _shuffled(shuffle: Shuffle, index: int, seed: str, contributions: str) -> Generator[DiceFault, None, int]:
    """A shuffle takes its draws from the same sequence; the index after it."""
    where = f"seq {shuffle.seq}"
    if shuffle.first_draw != index:
        message = f"{where}: expected a shuffle from {index} on, told {shuffle.first_draw}"
        yield DiceFault("index_wrong", message, shuffle.seq)
    if shuffle.draws != len(_PACK) - 1 or len(shuffle.cards) > len(_PACK):
        message = f"{where}: expected {len(_PACK) - 1} draws for {len(_PACK)} cards, told {shuffle.draws}"
        yield DiceFault("pack_wrong", f"{message} and {len(shuffle.cards)} drawn", shuffle.seq)
    right = shuffled(seed, contributions, shuffle.first_draw, _PACK)
    for place, (card, must) in enumerate(zip(shuffle.cards, right, strict=False), 1):
        if card != must:
            message = f"{where}: card {place} of the pack: expected {must}, told {card}"
            yield DiceFault("card_wrong", message, shuffle.seq)
    return shuffle.first_draw + shuffle.draws


def _faces(told: DiceProof, throw: DieThrow, seed: str, contributions: str) -> Iterator[DiceFault]:
    where = f"seq {throw.seq}, {throw.player}"
    fronts = throw.fronts or []
    if fronts and len(fronts) != len(throw.faces):
        message = f"{where}: expected {len(throw.faces)} sides, told {len(fronts)}"
        yield DiceFault("fronts_missing", message, throw.seq, throw.player)
    for place, shown in enumerate(throw.faces):
        index = (throw.first_die or 0) + place
        fallen = not throw.by_table and falls(seed, contributions, index, told.cocked_dice)
        right = 0 if fallen else face(seed, contributions, index)
        if shown != right:
            message = f"{where}: die {index}: expected {right}, told {shown}"
            yield DiceFault("face_wrong", message, throw.seq, throw.player)
        side = front(seed, contributions, index, right) if place < len(fronts) and right else 0
        if side and fronts[place] != side:
            message = f"{where}: die {index}: expected the side {side} in front, told {fronts[place]}"
            yield DiceFault("front_wrong", message, throw.seq, throw.player)
