"""How a store is: its room, what survives its restart, what it is known to have lost."""

from __future__ import annotations

from typing import Literal

import msgspec

Loss = Literal["rewound", "gone"]
"""A game that was lost in part, or altogether."""


class Losses(msgspec.Struct, frozen=True, kw_only=True):
    """What the store is known to have lost in the last day. at: when that was noticed last (ms), 0: never.

    rewound: games that went on from before what was lost. gone: games that were lost altogether. cut: whether its
    server found its file cut off when it started.
    """

    at: int = 0
    rewound: int = 0
    gone: int = 0
    cut: bool = False


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """How the store is. Sizes in bytes; max_bytes 0: no limit.

    evicts: it throws games away when its memory is full. durable: what it holds survives its restart. fsync: when it
    writes to its disk (`always`, `everysec`, `no`), empty where it does not tell.
    public_games: how many its index has of each status. nodes: so many servers have games; failing: what each of those
    says that cannot be written to, where others can; empty of one that is away.
    """

    used_bytes: int = 0
    max_bytes: int = 0
    evicts: bool = False
    durable: bool = True
    fsync: str = ""
    losses: Losses = Losses()
    public_games: dict[str, int] = {}
    nodes: int = 1
    failing: list[str] = []
