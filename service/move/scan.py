"""All names at an end, some at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

AT_ONCE = 1000
"""Names that a server looks at in one go."""

Found = TypeVar("Found")


def all_names(nodes: list[Any]) -> Iterator[list[str]]:
    """Every name that is there all the time, some perhaps twice. Raises what redis-py raises."""
    for node in nodes:
        cursor = 0
        while True:
            cursor, found = node.scan(cursor, count=AT_ONCE)
            yield [name.decode(errors="backslashreplace") for name in found]
            if not cursor:
                break


def ahead(make: Callable[[Found], Any], given: Iterator[Found]) -> Iterator[Any]:
    """What is made of each, in their order; the next one is being made while a caller is at the last.

    So one server reads while the other one writes.
    """
    with ThreadPoolExecutor(1, "chouette-move") as reader:
        waiting = None
        for one in given:
            following = reader.submit(make, one)
            if waiting is not None:
                yield waiting.result()
            waiting = following
        if waiting is not None:
            yield waiting.result()


def in_parts(given: Iterator[list[Found]], size: int) -> Iterator[list[Found]]:
    """The same in lists of this size at most."""
    for one in given:
        for first in range(0, len(one), size):
            yield one[first : first + size]
