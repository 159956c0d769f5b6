"""Which key tells the node that a command goes to: of those that the service sends, and that its tests do."""

from __future__ import annotations

from collections.abc import Sequence

KEYLESS = frozenset((
    "TIME", "INFO", "PING", "CONFIG", "SCRIPT", "CLUSTER", "CLIENT", "ROLE", "DBSIZE", "ECHO", "FLUSHALL", "FLUSHDB",
    "KEYS", "BGREWRITEAOF",
))  # fmt: skip
"""Commands that belong to no slot."""

SCRIPTS = frozenset(("EVAL", "EVALSHA"))


def key_of(command: Sequence[object]) -> str | bytes | None:
    """The first key of a command; None for one that belongs to no slot.

    A SCAN belongs where the hash tag of its pattern does. Raises ValueError for one whose pattern has none.
    """
    # redis-py writes some names of commands in two words.
    name = str(command[0]).partition(" ")[0].upper()
    if name in SCRIPTS:
        return str_or_bytes(command[3]) if int(str(command[2])) else None
    if name in KEYLESS:
        return None
    if name == "SCAN":
        return _scanned(command)
    return str_or_bytes(command[1])


def _scanned(command: Sequence[object]) -> str:
    words = [part.decode() if isinstance(part, bytes) else str(part) for part in command]
    pattern = next((words[at + 1] for at, word in enumerate(words[:-1]) if word.upper() == "MATCH"), "")
    if "{" not in pattern or "}" not in pattern.partition("{")[2]:
        raise ValueError("a cluster is scanned slot by slot: the pattern needs a hash tag")
    return pattern


def str_or_bytes(key: object) -> str | bytes:
    """A key as it was given."""
    return key if isinstance(key, bytes) else str(key)
