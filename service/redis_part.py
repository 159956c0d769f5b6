"""Our own Redis as a part of `chouette serve`, and which of its lines are shown."""

from __future__ import annotations

from service.part import Part
from service.redis_server import OwnRedis

ALARMING = ("error", "no space", "misconf", "fail", "can't", "fatal", "bad file")


def redis_part(own: OwnRedis, verbose: bool) -> Part:
    """Our Redis; its usual talk is shown only on demand, its complaints always."""

    def shows(line: str) -> bool:
        # Its advice about the kernel's settings is for servers, and nothing that a player could follow.
        return verbose or (any(w in line.lower() for w in ALARMING) and "overcommit" not in line)

    return Part("redis", own.command(), descriptors=(own.lock,), shows=shows, patience=10.0)
