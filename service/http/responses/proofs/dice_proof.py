"""What anybody needs to check every die of a game, told from its events."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.http.responses.proof import DiceProof, DieThrow, Shuffle
from service.http.responses.proofs.promise import Promise

METHOD = (
    "Die number i (from 0) comes from HMAC-SHA-256: key = the seed's bytes; message = CONTRIBUTIONS|i|b in "
    "UTF-8, where CONTRIBUTIONS is «player:entropy;» for every player who gave any before the start, in the "
    "order of `players`, the seats at the start, and b = 0. The first byte of the result under 252, modulo 6, "
    "plus 1, is the face; if no byte is, b = 1, and so on. With the option cocked_dice = n, die i falls (face 0) "
    "where the first 8 bytes of the HMAC of CONTRIBUTIONS|i|fall, as a big-endian number, modulo 1000, are under "
    "n; what the table throws (by_table) never falls. Hidden dice have their faces here once they are shown, at "
    "the latest at the end. Magic dice are not drawn, and are none of these; "
    "the draws of a shuffled pack (shuffles) have numbers i, too, and make no die. Its cards lie as 1 to 21, etoile, "
    "place 0 first; from the last place down to place 1, the next draw, made like a face with place + 1 for 6 and the "
    "greatest multiple of it up to 256 for 252, without the plus 1, tells the place to exchange it with; cards are "
    "drawn from place 0 on. Where a throw has fronts, die i turns one of the four sides next to its face, in rising "
    "order: the one whose place, from 0, is the first 8 bytes of the HMAC of CONTRIBUTIONS|i|front, as a "
    "big-endian number, modulo 4. commitment = SHA-256 of the seed's bytes."
)


class _Told(msgspec.Struct, kw_only=True):
    """The fields that matter here, of any event."""

    type: str
    seq: int
    player: str | None = None
    faces: list[int] = []
    first_die: int | None = None
    by_table: bool = False
    hidden: bool = False
    magic: int = 0
    fronts: list[int] | msgspec.UnsetType = msgspec.UNSET
    rule: str | None = None
    holding: str | None = None
    of: str | int | None = None
    first_draw: int = 0
    draws: int = 0


_TYPES = (b'"dice_rolled"', b'"dice_shown"', b'"pack_shuffled"', b'"tichette"')
DRAWN_BY = "d1"
"""The rule that draws tichettes from the pack; others bring copies."""


def fold(events: Iterable[bytes], thrown: int) -> DiceProof:
    """The proof that these encoded events make up. thrown: how many dice the game's generator has made."""
    promise = Promise()
    throws: list[DieThrow] = []
    shuffles: list[Shuffle] = []
    magic = 0
    for raw in events:
        promise.hear(raw)
        if any(name in raw for name in _TYPES):
            event = msgspec.json.decode(raw, type=_Told)
            _hear(throws, event)
            _draw(shuffles, event)
            magic += event.magic
    return DiceProof(
        commitment=promise.commitment, seed=promise.seed, method=METHOD,
        cocked_dice=promise.options.get("cocked_dice", 0), thrown=thrown, players=promise.players,
        contributions=promise.contributions, throws=throws,
        shuffles=shuffles or msgspec.UNSET, magic=magic or msgspec.UNSET,
    )  # fmt: skip


def _hear(throws: list[DieThrow], event: _Told) -> None:
    player = event.player or ""
    if event.type == "dice_rolled":
        drawn = event.faces[: len(event.faces) - event.magic]
        if event.magic and not drawn:
            return
        throws.append(
            DieThrow(
                seq=event.seq, player=player, faces=drawn, first_die=event.first_die, by_table=event.by_table,
                hidden=event.hidden, fronts=event.fronts,
            )
        )  # fmt: skip
    elif event.type == "dice_shown":
        _show(throws, player, event.faces)


def _draw(shuffles: list[Shuffle], event: _Told) -> None:
    """A pack was shuffled, or a card was drawn from it."""
    if event.type == "pack_shuffled" and event.draws:
        shuffles.append(Shuffle(seq=event.seq, first_draw=event.first_draw, draws=event.draws))
    elif event.type == "holding_gained" and shuffles and (event.holding, event.rule) == ("tichette", DRAWN_BY):
        assert event.of is not None
        shuffles[-1].cards.append(event.of)


def _show(throws: list[DieThrow], player: str, faces: list[int]) -> None:
    """Dice that had been hidden are shown: the player's last ones that were."""
    hidden = next(throw for throw in reversed(throws) if throw.hidden and throw.player == player)
    hidden.faces = faces
