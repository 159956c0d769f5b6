"""Puts logs of games into a fraction of their room, and back where a commit has to mend one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from service.store.keys import PACKED
from service.store.layout import Layout
from service.store.log import Entry
from service.store.packing.packed_log import packed, quickly_packed, unpacked
from service.store.redis.connections.client import Client
from service.store.redis.games.log import Parts, part, streamed
from service.store.redis.scripts.script import Argument, Script
from service.store.revision import NONCE, Revision

MOST = 4_000
"""Events of one part: who reads a page of them unpacks all of them."""

_HERE = Path(__file__).parent


class Packing:
    """Packs logs of one store. What it reads and what it writes are two steps: the second one looks whether the log
    still is the one that was read. Raises what redis-py raises."""

    def __init__(self, client: Client, layout: Layout) -> None:
        self._client: Any = client
        self._layout = layout
        self._pack = Script(client, _HERE / "pack.lua")
        self._unpack = Script(client, _HERE / "unpack.lua")
        self._prune = Script(client, _HERE / "prune.lua")

    def pack(self, game_id: str, revision: Revision, last_seq: int, keep: int) -> bool:
        """See Store.pack."""
        (version, nonces, text), found = self._read(game_id)
        parts, loose = Parts.of(text), streamed(found)
        if Revision(int(version or 0), (nonces or b"")[:NONCE].decode()) != revision:
            return False
        going = [entry for entry in loose if entry.seq <= last_seq - keep]
        if last_seq != (loose[-1].seq if loose else parts.last) or (going and going[0].seq != parts.last + 1):
            return False
        self._prune([self._layout.answers(game_id)], [])
        if not going:
            return True
        # A log that is at an end is packed as a whole: what the parts have in common is stored once.
        gone = [] if keep else [part(first) for first in parts.firsts]
        before = self._unpacked(game_id, gone)
        if before is None:
            return False
        whole, pack = [*before, *going], quickly_packed if keep else packed
        made = {cut[0].seq: pack(cut) for cut in _cut(whole)}
        firsts = (*(parts.firsts if keep else ()), *made)
        args: list[Argument] = [
            revision.version, revision.nonce, str(parts) if parts.last else "", str(Parts(going[-1].seq, firsts)),
            going[0].seq, going[-1].seq, going[-1].mark, last_seq, len(gone), *gone,
        ]  # fmt: skip
        for first, data in made.items():
            args += [part(first), data]
        return bool(self._pack(self._names(game_id), args))

    def unpack(self, game_id: str) -> None:
        """Have the whole log in the stream again."""
        text: bytes | None = self._client.hget(self._layout.game(game_id), PACKED)
        fields = [part(first) for first in Parts.of(text).firsts]
        entries = self._unpacked(game_id, fields)
        if text and entries:
            events: list[Argument] = [each for entry in entries for each in (entry.mark, entry.raw, entry.private)]
            self._unpack(self._names(game_id), [text, len(fields), *fields, *events])

    def _names(self, game_id: str) -> list[str]:
        return [self._layout.game(game_id), self._layout.events(game_id)]

    def _read(self, game_id: str) -> tuple[list[bytes | None], Any]:
        pipe = self._client.pipeline(transaction=False)
        pipe.hmget(self._layout.game(game_id), "v", "n", PACKED)
        pipe.xrange(self._layout.events(game_id))
        state, found = pipe.execute()
        return state, found

    def _unpacked(self, game_id: str, fields: list[str]) -> list[Entry] | None:
        """The events of these parts; None where one is there no more."""
        found = self._client.hmget(self._layout.game(game_id), fields) if fields else []
        return None if None in found else [entry for data in found for entry in unpacked(data)]


def _cut(entries: list[Entry]) -> Iterator[list[Entry]]:
    """In pieces of at most MOST."""
    for at in range(0, len(entries), MOST):
        yield entries[at : at + MOST]
