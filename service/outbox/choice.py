"""Where alarms and presence are: in the buckets of the games, or on the Redis of RQ's queues."""

from __future__ import annotations

from service.outbox.alarms import Alarms, AlarmSchedule
from service.outbox.bucket_alarms import BucketAlarms
from service.outbox.presence import PresenceRegistry
from service.store.redis.connections.client import Client
from service.store.redis.lists.game_lists import GameLists
from service.store.redis.nodes import layout_of


def alarms_at(games: Client, beside: Client, *, apart: bool) -> Alarms:
    """games, beside: clients of the games' store and of RQ's queues. apart: whether these are two."""
    layout = layout_of(games)
    if layout.buckets == 1:
        return AlarmSchedule(beside, apart=apart)
    return BucketAlarms(games, beside, layout, GameLists(games, layout).mend)


def presence_at(games: Client, beside: Client) -> PresenceRegistry:
    """See `alarms_at`."""
    return PresenceRegistry(beside if layout_of(games).buckets == 1 else games)
