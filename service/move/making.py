"""What the target has of its own: its number of buckets, its life, flags of owners with webhooks, alarms that look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from service.move.ends import End
from service.store import keys
from service.store.redis.lists.game_lists import GameLists
from service.store.redis.nodes import agree_on_buckets
from service.webhooks.hearing import Hearing


def pay_what_lists_are_owed(source: End) -> int:
    """Have the source's own lists told what interrupted commits have left, as its alarms would; of how many games.

    So its lists are carried whole. Raises StoreUnavailable.
    """
    return GameLists(source.client, source.layout).mend()


def make_what_the_target_needs(source: End, target: End, owners: Iterable[str]) -> None:
    """owners: those with webhooks. May be done again. Raises StoreUnavailable, and what redis-py raises."""
    agree_on_buckets(target.client)
    _begin_a_later_life(source.client, target.client)
    hearing = Hearing(target.client, target.layout)
    for owner in owners:
        hearing.begins(owner)
    # An alarm that finds its book gone looks at every game once: nothing depends on alarms that were carried.
    for client in (target.client, target.beside):
        client.delete(keys.ALARM_BOOK)


def _begin_a_later_life(source: Any, target: Any) -> None:
    """The target's lives are counted on from those of the source.

    A game keeps in which life it was told last that its end had been lost: in an earlier one of the target, were these
    counted from the beginning, it would be taken for told already. No game is told anything because it was moved: only
    a process that has seen a later state could say so, and none outlives the move.
    """
    number, run = source.hmget(keys.EPOCH, "n", "run")
    if number is None or int(number) < int(target.hget(keys.EPOCH, "n") or 0):
        return
    target.delete(keys.EPOCH)
    target.hset(keys.EPOCH, mapping={"n": int(number), "run": run or b""})
