"""What the games share, member by member: lists of games, alarms, presence, news of webhooks.

One Redis has one of each, a cluster one in each bucket: a member goes to the bucket of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from service.move.ends import End
from service.move.payloads import answered
from service.store.commits import STATUSES

PAGE = 1000
"""Members that are read at a time."""

SETS_AT_ONCE = 256
"""Sets that are begun at a time, as most of many buckets are small."""


class Shared(NamedTuple):
    """Sorted sets that hold one kind of thing. what: in words. place: the name of the set there of each member."""

    what: str
    source: Any
    target: Any
    here: list[str]
    there: list[str]
    place: Callable[[str], str]


def shared_of(source: End, target: End, *, stay: bool) -> list[Shared]:
    """All of them. stay: alarms and presence are where they are to be already."""
    lists = [_list(source, target, *names) for names in zip(_lists(source), _lists(target), strict=True)]
    news = _by_game("news of webhooks", source, target, source.client, target.client, "news", lambda member: member)
    if stay:
        return [*lists, news]
    at, to = source.alarms, target.alarms
    return [
        *lists,
        news,
        _by_game("alarms", source, target, at, to, "alarms", lambda member: member),
        _by_game("presence", source, target, at, to, "presence", lambda member: member.partition(":")[0]),
    ]


def _lists(end: End) -> list[str]:
    lists = end.layout.lists
    return [lists.lobby, *(lists.of_status(status) for status in STATUSES), lists.ends, lists.owned_ends]


def _list(source: End, target: End, here: str, there: str) -> Shared:
    return Shared("entries of lists", source.client, target.client, [here], [there], lambda member: there)


def _by_game(
    what: str, source: End, target: End, at: Any, to: Any, field: str, game_of: Callable[[str], str]
) -> Shared:
    here = [getattr(source.layout.at(bucket), field) for bucket in range(source.layout.buckets)]
    there: list[str] = [getattr(target.layout.at(bucket), field) for bucket in range(target.layout.buckets)]
    bucket_of = target.layout.bucket
    return Shared(what, at, to, here, there, lambda member: there[bucket_of(game_of(member))])


def carry(shared: Shared) -> None:
    """Have there what is here, and nothing else. Raises what redis-py raises."""
    for first in range(0, len(shared.there), SETS_AT_ONCE):
        pipe = shared.target.pipeline(transaction=False)
        for name in shared.there[first : first + SETS_AT_ONCE]:
            pipe.delete(name)
        answered(pipe)
    for members in _members(shared):
        pipe = shared.target.pipeline(transaction=False)
        for name, found in _placed(shared, members).items():
            pipe.zadd(name, found)
        answered(pipe)


def compared(shared: Shared) -> tuple[int, int]:
    """How many members there are, and how many are missing there, are other there or there alone.

    Raises what redis-py raises.
    """
    count, wrong = 0, 0
    for members in _members(shared):
        count += len(members)
        placed = _placed(shared, members)
        pipe = shared.target.pipeline(transaction=False)
        for name, found in placed.items():
            pipe.execute_command("ZMSCORE", name, *found)
        for found, scores in zip(placed.values(), answered(pipe), strict=True):
            wrong += sum(
                score is None or float(score) != here for here, score in zip(found.values(), scores, strict=True)
            )
    return count, wrong + abs(count - total(shared.target, shared.there))


def total(client: Any, names: list[str]) -> int:
    """How many members these sets have together. Raises what redis-py raises."""
    count = 0
    for first in range(0, len(names), SETS_AT_ONCE):
        pipe = client.pipeline(transaction=False)
        for name in names[first : first + SETS_AT_ONCE]:
            pipe.zcard(name)
        count += sum(answered(pipe))
    return count


def _placed(shared: Shared, members: list[tuple[bytes, float]]) -> dict[str, dict[bytes, float]]:
    found: dict[str, dict[bytes, float]] = {}
    for member, score in members:
        found.setdefault(shared.place(member.decode()), {})[member] = score
    return found


def _members(shared: Shared) -> Iterator[list[tuple[bytes, float]]]:
    """Members with their scores, some at a time. Nothing changes here meanwhile, so that pages are read by rank."""
    for first in range(0, len(shared.here), SETS_AT_ONCE):
        names, at = shared.here[first : first + SETS_AT_ONCE], 0
        while names:
            pipe = shared.source.pipeline(transaction=False)
            for name in names:
                pipe.zrange(name, at, at + PAGE - 1, withscores=True)
            pages = answered(pipe)
            for page in pages:
                if page:
                    yield page
            names = [name for name, page in zip(names, pages, strict=True) if len(page) == PAGE]
            at += PAGE
