"""What is asked of a client of a cluster beyond what it shares with the client of one Redis, which is a node itself.

Both take single commands by their key, scripts, and pipelines (`transaction=False`) whose commands go where their keys
are. Scripts are run by `scripts.Script`.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import redis
from redis.client import Pipeline

from service.store import keys
from service.store.layout import PLAIN, Layout, in_buckets


class WrongBuckets(Exception):
    """A cluster's games were put there by a release with another number of buckets.

    The text is what follows the cluster's name in a sentence that says what to do.
    """


@runtime_checkable
class Nodes(Protocol):
    """A client of a cluster."""

    def serving(self, key: str) -> redis.Redis:
        """A client of the node that has the slot of this key now, for commands without a key.

        The same one for the same node. Raises what redis-py raises.
        """

    def pipeline_within(self, seconds: float) -> Pipeline:
        """A pipeline in which a node that does not begin to answer within so long has failed, and holds no other up."""

    def masters(self) -> list[redis.Redis]:
        """A client of each node that has slots. Raises what redis-py raises."""


def serving(client: redis.Redis | Nodes, key: str) -> redis.Redis:
    """The node where this key is."""
    return client.serving(key) if isinstance(client, Nodes) else client


def masters(client: redis.Redis | Nodes) -> list[redis.Redis]:
    """All nodes that have keys."""
    return client.masters() if isinstance(client, Nodes) else [client]


def pipeline_within(client: redis.Redis | Nodes, seconds: float) -> Pipeline:
    """A pipeline in which a node that does not begin to answer within so long holds no other up; one server may take
    as long as commands may."""
    return client.pipeline_within(seconds) if isinstance(client, Nodes) else client.pipeline(transaction=False)


def layout_of(client: object) -> Layout:
    """By what names games are kept where this client leads."""
    return _IN_BUCKETS if isinstance(client, Nodes) else PLAIN


def agree_on_buckets(client: Any) -> None:
    """Find out whether a cluster has as many buckets as this release knows; one that was never used has from now on.

    Raises WrongBuckets, and StoreUnavailable's causes as redis-py raises them.
    """
    layout = layout_of(client)
    if layout.buckets > 1:
        _compare(client.set(keys.BUCKETS, layout.buckets, nx=True, get=True), layout)


def look_at_buckets(client: Any) -> None:
    """The same, but that nothing is written."""
    layout = layout_of(client)
    if layout.buckets > 1:
        _compare(client.get(keys.BUCKETS), layout)


def _compare(kept: bytes | None, layout: Layout) -> None:
    if kept is not None and int(kept) != layout.buckets:
        raise WrongBuckets(
            f"keeps its games in {int(kept)} buckets, where this release looks for them in {layout.buckets}: "
            "run the release that put them there"
        )


_IN_BUCKETS = in_buckets()
