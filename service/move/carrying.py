"""Keys from one end to the other, some at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from service.move.ends import End
from service.move.names import Names, Stored
from service.move.pace import Pace
from service.move.payloads import Dumped, Payloads, answered
from service.move.scan import ahead, all_names, in_parts

AT_ONCE = 128
"""Keys that are read at a time: the logs of so many games are some 15 MB."""

Pair = tuple[str, Stored]
Progress = Callable[[int, int], None]
"""Told of so many keys, and so many bytes, more."""


def carry(source: End, target: End, names: Names, payloads: Payloads, progress: Progress) -> None:
    """Carry all keys that are not there yet. Raises what redis-py raises, and CannotMove."""

    def read(pairs: list[Pair]) -> tuple[int, list[Dumped]]:
        wanted = [(name, stored.there) for name, stored in pairs]
        there = present(target.client, [name for _, name in wanted])
        wanted = [pair for pair, is_there in zip(wanted, there, strict=True) if not is_there]
        return len(pairs), payloads.read(wanted) if wanted else []

    pace = Pace(target)
    for count, found in ahead(read, in_parts(carried(source, names), AT_ONCE)):
        size = payloads.write(found)
        pace.written(size)
        progress(count, size)
    pace.wait()


def carried(end: End, names: Names) -> Iterator[list[Pair]]:
    """What is carried from here, or would be carried back, some at a time. Raises what redis-py raises."""
    for some in all_names(end.nodes):
        told = ((name, names.of(name)) for name in some)
        yield [(name, stored) for name, stored in told if stored.fate == "carried"]


def present(client: Any, names: Sequence[str]) -> list[bool]:
    """Which of these are there. Raises what redis-py raises."""
    if not names:
        return []
    pipe = client.pipeline(transaction=False)
    for name in names:
        pipe.execute_command("EXISTS", name)
    return [bool(found) for found in answered(pipe)]
