"""RQ's scheduler asks by the connection that it is given, which has timeouts."""

from __future__ import annotations

from typing import Any

from rq import Queue

from service.store.connection import connect
from worker.delivery.dispatch import OnOurConnection


def test_the_scheduler_opens_no_connection_of_its_own(redis_url: str) -> None:
    client = connect(redis_url)
    queue = Queue("any", connection=client)
    scheduler: Any = OnOurConnection([queue], connection=client)
    assert scheduler.connection is client
    assert scheduler.acquire_locks() == {"any"}
    scheduler.enqueue_scheduled_jobs()
    scheduler.release_locks()
    # What RQ would have opened by itself it keeps here.
    assert scheduler._connection is None
    client.close()
