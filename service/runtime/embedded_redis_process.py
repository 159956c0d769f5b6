"""Our own Redis as a part of `chouette serve`: which of its lines are shown, and what is said where it lost data."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from service.runtime.aof import cut_unfinished
from service.runtime.child_process import ChildProcess
from service.runtime.embedded_redis import OwnRedis
from service.store import keys

ALARMING = ("error", "no space", "misconf", "fail", "can't", "fatal", "bad file", "aof loaded anyway", "!!!")
CUT = "truncating the aof"
"""Redis found its file cut off in the middle of a write, and begins without what came there."""

DAMAGED = "bad file format reading the append only file"
"""Redis found what it cannot read, and does not start."""

LOST = (
    "DATA WAS LOST: Redis found its append-only file cut off at its end, as after a power cut or on a full disk. "
    "Games go on from before what is missing; those that had told more say so (an event «rewound»)."
)
HINT = " With --fsync=always what was acknowledged is on the disk."
REPAIR = (
    "THE GAMES CANNOT BE READ: the append-only file of Redis is damaged. Nothing is thrown away without you: stop "
    "this, keep a copy of {folder}, and have «redis-check-aof --fix» (of Redis or Valkey) cut the newest .incr.aof "
    "file off where the damage begins. What was played after that is lost."
)
ANSWERS_S = 120.0
"""How long Redis may take to load its file."""


def redis_part(own: OwnRedis, verbose: bool, say: Callable[[str, str], None]) -> ChildProcess:
    """Our Redis; its usual talk is shown only on demand, its complaints always.

    say: shows a line of a part, by its name.
    """

    def lost() -> None:
        say("serve", LOST + ("" if own.fsync == "always" else HINT))
        threading.Thread(target=_note, args=(own,), name="note-loss", daemon=True).start()

    def before() -> None:
        try:
            if count := cut_unfinished(own.directory / "redis"):
                say("serve", f"The append-only file ended within a commit: its last {count} bytes are cut off.")
                lost()
        except OSError as error:
            say("serve", f"The end of the append-only file cannot be looked at: {error}")

    def shows(line: str) -> bool:
        lower = line.lower()
        if CUT in lower:
            lost()
        if DAMAGED in lower:
            say("serve", REPAIR.format(folder=own.directory / "redis"))
        # Its advice about the kernel's settings is for servers, and nothing that a player could follow.
        return verbose or (any(word in lower for word in ALARMING) and "overcommit" not in line)

    return ChildProcess("redis", own.command(), descriptors=(own.lock,), shows=shows, before=before, patience=10.0)


def _note(own: OwnRedis) -> None:
    """Keep in Redis that it lost something, once it answers: readiness checks tell it from there."""
    until = time.monotonic() + ANSWERS_S
    while not own.answers() and time.monotonic() < until:
        time.sleep(0.1)
    at = int(time.time() * 1000)
    # By hand, as OwnRedis asks whether it answers: a client would have to be loaded for it, which delays every start.
    words = f"HSET {keys.LOSSES} cut 1 at {at}\r\nPEXPIRE {keys.LOSSES} {keys.LOSSES_MS}\r\n"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(5.0)
        connection.connect(own.socket_path)
        connection.sendall(words.encode())
        # One that hangs up before it is answered may not be heard.
        connection.recv(64)
