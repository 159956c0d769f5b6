"""What anybody needs to check every die of a game, told from its events."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.http.shapes import Contribution, DiceProof, DieThrow

METHOD = (
    "Die number i (from 0) comes from HMAC-SHA-256: key = the seed's bytes; message = CONTRIBUTIONS|i|b in "
    "UTF-8, where CONTRIBUTIONS is «player:entropy;» for every player who gave any, in the order of "
    "the seats, and b = 0. The first byte of the result under 252, modulo 6, plus 1, is the face; if no byte "
    "is, b = 1, and so on. With the option cocked_dice = n, die i falls (face 0) where the first 8 bytes of the "
    "HMAC of CONTRIBUTIONS|i|fall, as a big-endian number, modulo 1000, are under n; what the table throws never "
    "falls. commitment = SHA-256 of the seed's bytes."
)


class _Told(msgspec.Struct, kw_only=True):
    """The fields that matter here, of any event."""

    type: str
    seq: int
    player: str | None = None
    entropy: str = ""
    faces: list[int] = []
    first_die: int | None = None
    commitment: str | None = None
    seed: str | None = None


_TYPES = (b'"game_created"', b'"player_joined"', b'"player_left"', b'"dice_rolled"', b'"game_finished"')


def fold(events: Iterable[bytes]) -> DiceProof:
    """The proof that these encoded events make up."""
    proof = DiceProof(commitment=None, seed=None, method=METHOD, contributions=[], throws=[])
    for raw in events:
        if not any(name in raw for name in _TYPES):
            continue
        event = msgspec.json.decode(raw, type=_Told)
        player = event.player or ""
        if event.type == "game_created":
            proof.commitment = event.commitment
        elif event.type == "player_joined" and event.entropy:
            proof.contributions.append(Contribution(player=player, entropy=event.entropy))
        elif event.type == "player_left":
            proof.contributions = [given for given in proof.contributions if given.player != player]
        elif event.type == "dice_rolled":
            throw = DieThrow(seq=event.seq, player=player, faces=event.faces, first_die=event.first_die)
            proof.throws.append(throw)
        elif event.type == "game_finished":
            proof.seed = event.seed
    return proof
