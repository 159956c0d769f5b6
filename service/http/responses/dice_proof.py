"""What anybody needs to check every die of a game, told from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from service.http.responses.proof import Contribution, DiceProof, DieThrow

METHOD = (
    "Die number i (from 0) comes from HMAC-SHA-256: key = the seed's bytes; message = CONTRIBUTIONS|i|b in "
    "UTF-8, where CONTRIBUTIONS is «player:entropy;» for every player who gave any before the start, in the "
    "order of `players`, the seats at the start, and b = 0. The first byte of the result under 252, modulo 6, "
    "plus 1, is the face; if no byte is, b = 1, and so on. With the option cocked_dice = n, die i falls (face 0) "
    "where the first 8 bytes of the HMAC of CONTRIBUTIONS|i|fall, as a big-endian number, modulo 1000, are under "
    "n; what the table throws (by_table) never falls. Hidden dice have their faces here once they are shown, at "
    "the latest at the end. commitment = SHA-256 of the seed's bytes."
)


class _Told(msgspec.Struct, kw_only=True):
    """The fields that matter here, of any event."""

    type: str
    seq: int
    player: str | None = None
    players: list[str] = []
    options: dict[str, Any] = {}
    entropy: str = ""
    faces: list[int] = []
    first_die: int | None = None
    by_table: bool = False
    hidden: bool = False
    commitment: str | None = None
    seed: str | None = None


_TYPES = (
    b'"game_created"', b'"player_joined"', b'"player_left"', b'"game_started"', b'"dice_rolled"', b'"dice_shown"',
    b'"game_finished"',
)  # fmt: skip


def fold(events: Iterable[bytes], thrown: int) -> DiceProof:
    """The proof that these encoded events make up. thrown: how many dice the game's generator has made."""
    proof = DiceProof(
        commitment=None, seed=None, method=METHOD, cocked_dice=0, thrown=thrown, players=[], contributions=[], throws=[]
    )  # fmt: skip
    given: dict[str, str] = {}
    for raw in events:
        if not any(name in raw for name in _TYPES):
            continue
        event = msgspec.json.decode(raw, type=_Told)
        player = event.player or ""
        if event.type == "game_created":
            proof.commitment, proof.cocked_dice = event.commitment, event.options.get("cocked_dice", 0)
        elif event.type == "player_joined" and not proof.players:
            given[player] = event.entropy
        elif event.type == "player_left" and not proof.players:
            given.pop(player, None)
        elif event.type == "game_started":
            # The seats may have been changed since they were taken: teams sit alternately.
            proof.players = event.players
        elif event.type == "dice_rolled":
            proof.throws.append(
                DieThrow(
                    seq=event.seq, player=player, faces=event.faces, first_die=event.first_die,
                    by_table=event.by_table, hidden=event.hidden,
                )
            )  # fmt: skip
        elif event.type == "dice_shown":
            _show(proof.throws, player, event.faces)
        elif event.type == "game_finished":
            proof.seed = event.seed
    order = proof.players or list(given)
    proof.contributions = [Contribution(player=p, entropy=given[p]) for p in order if given.get(p)]
    return proof


def _show(throws: list[DieThrow], player: str, faces: list[int]) -> None:
    """Dice that had been hidden are shown: the player's last ones that were."""
    hidden = next(throw for throw in reversed(throws) if throw.hidden and throw.player == player)
    hidden.faces = faces
