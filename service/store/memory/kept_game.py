"""A game as the store in memory keeps it: what a step changes of it."""

from __future__ import annotations

from service.store.commits import Commit, GameStatus, Mismatch, Replayed
from service.store.idempotency import Record
from service.store.log import Entry
from service.store.memory.kept_items import KeptItems
from service.store.packing.packed_log import packed, quickly_packed, unpacked
from service.store.revision import MARK, NONCE, Revision, extended


class KeptGame:
    """One game: its newest state, log, records, and cards with their places."""

    def __init__(self) -> None:
        self.version = 0
        self.blob = b""
        self.nonces = ""
        self.loose: list[Entry] = []
        self.packed: list[bytes] = []
        self.records: dict[str, tuple[str, bytes, int]] = {}
        self.card: bytes | None = None
        self.owner: str | None = None
        self.own: str | None = None
        self.own_card: bytes | None = None
        self.listed: str | None = None
        self.status: GameStatus = "lobby"
        self.gone_at: int | None = None
        self.items = KeptItems()

    @property
    def revision(self) -> Revision:
        """Which state it is."""
        return Revision(self.version, self.nonces[:NONCE])

    @property
    def events(self) -> list[Entry]:
        """The whole log."""
        return [*(entry for part in self.packed for entry in unpacked(part)), *self.loose]

    @property
    def last(self) -> Entry | None:
        """The last event."""
        return self.loose[-1] if self.loose else unpacked(self.packed[-1])[-1] if self.packed else None

    def pack(self, last_seq: int, keep: int, untold: int | None) -> bool:
        """See Store.pack. untold: the first seq that webhooks are to be told of."""
        going = [entry for entry in self.loose if entry.seq <= last_seq - keep]
        if last_seq != (self.last.seq if self.last else 0):
            return False
        if not going:
            return True
        if untold is not None and untold <= going[-1].seq:
            return False
        if keep:
            self.packed.append(quickly_packed(going))
        else:
            self.packed = [packed([entry for entry in self.events if entry.seq <= going[-1].seq])]
        self.loose = [entry for entry in self.loose if entry.seq > going[-1].seq]
        return True

    def cut(self, first: int) -> None:
        """Forget events from this seq on."""
        self.loose, self.packed = [entry for entry in self.events if entry.seq < first], []

    def made_by(self, nonce: str) -> int | None:
        """The version that this commit made, as far back as is known."""
        found = [place for place in range(0, len(self.nonces), NONCE) if self.nonces[place : place + NONCE] == nonce]
        return self.version - found[0] // NONCE if found else None

    def answered(self, record: Record | None, at: int) -> Replayed | Mismatch | None:
        """What came of the request of this record before, None if it is new. at: µs."""
        kept = self.records.get(record.key) if record else None
        if record is None or kept is None or kept[2] <= at // 1000:
            return None
        return Replayed(kept[1], at) if kept[0] == record.fingerprint else Mismatch(at)

    def write(self, commit: Commit, at: int) -> None:
        """Take the step. at: µs."""
        self.version += 1
        self.blob, self.status = commit.blob, commit.status
        self.nonces = extended(self.nonces, commit.nonce)
        mark = commit.nonce[:MARK]
        self.loose += [
            Entry(seq, mark, raw, commit.private.get(seq, b""))
            for seq, raw in enumerate(commit.events, commit.first_seq)
        ]
        if commit.record:
            record = commit.record
            self.records[record.key] = (record.fingerprint, record.answer, at // 1000 + record.ttl_ms)
        self.items.write(commit.items)
        self.card = commit.card or self.card
        self.listed = commit.listed
        if commit.own_card:
            self.owner, self.own, self.own_card = commit.owner, commit.own, commit.own_card
        if commit.status == "finished" and commit.ttl_ms:
            self.gone_at = at // 1000 + commit.ttl_ms
