"""What `chouette move` notes at both ends, so that no process begins where games are being carried away or come to.

The target's note goes with the move's end; the source's stays, and tells where its games are now.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from service.store import keys

Role = Literal["source", "target"]


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """role: which end this is. id: of the move. other: the other end, as it may be shown. Instants in ms.

    ended: when the move came to its end, 0: not yet; of a source only, as a target's note is gone then.
    """

    role: Role
    id: str
    other: str
    begun: int
    ended: int = 0

    @property
    def reason(self) -> str:
        """Why no process may begin here: what follows the name of the place in a sentence."""
        if self.role == "target":
            return (
                f"is being filled from {self.other} by `chouette move`, which has not come to its end: run it again, "
                "and start then"
            )
        if not self.ended:
            return (
                f"is being moved to {self.other} by `chouette move`, which has not come to its end: run it again, and "
                "start there; or take it back by --give-up"
            )
        day = datetime.fromtimestamp(self.ended / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return (
            f"was moved to {self.other} on {day}: start there. What is here is from before; `chouette move` with the "
            "same ends and --give-up lets a service start here again"
        )


def note_at(client: Any) -> Note | None:
    """What a move has noted here. Raises what redis-py raises."""
    found: dict[bytes, bytes] = client.hgetall(keys.MOVE)
    if not found:
        return None
    told = {name.decode(): text.decode() for name, text in found.items()}
    return msgspec.convert(told, Note, strict=False)


def write(client: Any, note: Note) -> None:
    """Note it. Raises what redis-py raises."""
    told = {name: str(value) for name, value in msgspec.structs.asdict(note).items()}
    client.hset(keys.MOVE, mapping=told)


def remove(client: Any) -> None:
    """No process is kept from beginning here any more. Raises what redis-py raises."""
    client.delete(keys.MOVE)
