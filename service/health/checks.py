"""What was looked at, part by part; and what is to be said of the store."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec

from service.store.condition import Condition
from service.store.errors import StoreTakesNoWrites

FULL = 0.9
"""The share of its memory from which a store is said to be nearly full."""

ON_DISK = "An act that was acknowledged is on the disk of Redis."
EACH_SECOND = (
    "Redis writes to its disk every second: a power cut may cost two seconds of play, and so may a crash of Redis "
    "while its disk is slow to sync."
)
LOST = (
    "Look for a power cut, a full disk, a damaged file, or a replica that was behind when it took over. This is told "
    "for a day."
)
WRITES = (
    "Start the replica that it waits for, give it disk space or memory, the rights that its user lacks, or "
    "CHOUETTE_REDIS_URL the address of the primary; nothing here needs a restart."
)
NODES = "Start them and their replicas, or give them disk space or memory; nothing here needs a restart."
HINT = " With CHOUETTE_FSYNC=always (appendfsync always) what was acknowledged is on the disk."


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One part of the service.

    status: `ok`; `warn`: games can be played, but something is amiss; `fail`: they cannot. detail: how it is. todo:
    what to do about it; empty where all is well.
    """

    name: Literal["store", "memory", "durability", "losses", "alarm", "worker", "webhooks"]
    status: Literal["ok", "warn", "fail"]
    detail: str
    todo: str = ""


class Checks(msgspec.Struct, frozen=True, kw_only=True):
    """All that was looked at. alarm_age_ms: since an alarm last looked, None if that is not known."""

    checks: list[Check]
    alarm_age_ms: int | None

    @property
    def ready(self) -> bool:
        """Whether games can be played."""
        return all(check.status != "fail" for check in self.checks)

    @property
    def well(self) -> bool:
        """Whether nothing is amiss."""
        return all(check.status == "ok" for check in self.checks)

    @property
    def may_mend(self) -> bool:
        """Whether something is amiss that may be well in a moment; what was lost stays so."""
        return any(check.status != "ok" and check.name != "losses" for check in self.checks)


def of_store(condition: Condition) -> list[Check]:
    """Whether the store takes writes, and for how long."""
    found = [_of_nodes(condition)]
    if condition.evicts:
        found.append(
            Check(
                name="memory",
                status="warn",
                detail="Redis throws data away when its memory is full, and its data are the games.",
                todo="Set «maxmemory-policy noeviction».",
            )
        )
    elif condition.max_bytes and condition.used_bytes >= FULL * condition.max_bytes:
        share = 100 * condition.used_bytes // condition.max_bytes
        detail = f"Redis has used {share} % of its memory; when it is full, no game can be played."
        todo = "Raise «maxmemory», or keep finished games for a shorter time (CHOUETTE_GAME_TTL_S)."
        found.append(Check(name="memory", status="warn", detail=detail, todo=todo))
    return found


def _of_nodes(condition: Condition) -> Check:
    if not condition.failing:
        return Check(name="store", status="ok", detail="The store answers and takes writes.")
    away = f"{len(condition.failing)} of {condition.nodes} nodes with games are away or take no writes"
    said = "; ".join(sorted({text for text in condition.failing if text}))
    detail = f"{away}: their games wait, those of the others are played." + (f" Told was: {said}" if said else "")
    return Check(name="store", status="warn", detail=detail, todo=NODES)


def of_durability(condition: Condition, wanted: str) -> list[Check]:
    """When the store's writes are on its disk. wanted: `always` or `everysec`, as it should be."""
    found = []
    if not condition.durable:
        detail = "Redis writes no append-only file: its restart may lose games."
        found.append(Check(name="durability", status="warn", detail=detail, todo="Set «appendonly yes»."))
    elif condition.fsync == "no" or (wanted == "always" and condition.fsync == "everysec"):
        detail = f"Redis says «appendfsync {condition.fsync}»: acts that it has acknowledged may not be on its disk."
        todo = f"Set «appendfsync {wanted}» there" + (", or CHOUETTE_FSYNC to everysec." if wanted == "always" else ".")
        found.append(Check(name="durability", status="warn", detail=detail, todo=todo))
    elif condition.fsync:
        detail = ON_DISK if condition.fsync == "always" else EACH_SECOND
        found.append(Check(name="durability", status="ok", detail=detail))
    return found


def of_losses(condition: Condition) -> list[Check]:
    """What the store has lost; nothing where it has lost nothing in the last day."""
    losses = condition.losses
    if not losses.at:
        return []
    at = datetime.fromtimestamp(losses.at / 1000, UTC).isoformat(timespec="seconds")
    told = [
        *(["its append-only file was cut off when it started"] if losses.cut else []),
        *([f"games rewound: {losses.rewound}"] if losses.rewound else []),
        *([f"games gone: {losses.gone}"] if losses.gone else []),
    ]
    detail = (
        f"Redis has lost its last writes ({'; '.join(told)}; noticed last at {at}). Games went on from before them."
    )
    return [
        Check(name="losses", status="warn", detail=detail, todo=LOST + ("" if condition.fsync == "always" else HINT))
    ]


def no_writes(error: StoreTakesNoWrites) -> Check:
    """The store answers, and can write nothing."""
    return Check(
        name="store",
        status="fail",
        detail=f"Redis takes no writes. It says: {error}",
        todo=WRITES,
    )


def unreadable() -> Check:
    """What the store answers cannot be made sense of; what it was may be no matter of those who ask."""
    return Check(
        name="store",
        status="fail",
        detail="Redis answers what this service does not understand.",
        todo="Look at the log of this process, and whether CHOUETTE_REDIS_URL leads to the right Redis.",
    )


def away() -> Check:
    """The store does not answer."""
    return Check(
        name="store",
        status="fail",
        detail="Redis cannot be reached.",
        todo="Start it, or set CHOUETTE_REDIS_URL right; when it is back, nothing here needs a restart.",
    )
