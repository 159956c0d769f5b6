"""`python -m worker`: an RQ worker that closes windows, until it is told to stop."""

from __future__ import annotations

import sys

from service.assemble import alarm_schedule, assemble, presence_registry
from service.games.engine_port import Engine
from service.health import metric_collectors
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store.redis.connection import connect
from service.telemetry import logs, metrics
from worker.jobs import SERVICE
from worker.life import life_of
from worker.presence_jobs import PRESENCE
from worker.queues import JOB_TIMEOUT_S, bots_queue, packing_queue, tournaments_queue, windows_queue
from worker.rq_worker import end_when_told, work

JOBS_PATIENCE_S = 2 * JOB_TIMEOUT_S


def run(settings: Settings, engine: Engine | None = None) -> None:
    """Work until SIGTERM or SIGINT; a job in hand is finished first."""
    metrics.started("worker")
    metric_collectors.tell(settings.metrics_port)
    service = assemble(settings, engine)
    SERVICE.set((service, alarm_schedule(settings)))
    if (book := presence_registry(settings)) is not None:
        PRESENCE.set((service, book))
    # RQ waits in Redis for jobs, so its connection has the patience that RQ itself gives it.
    connection = connect(settings.alarm_redis_url, timeout_s=None, connections=8)
    # In this order: bots play while no window is to be closed and no tournament waits, and logs are packed last.
    queues = [queue(connection) for queue in (windows_queue, tournaments_queue, bots_queue, packing_queue)]
    life = life_of("worker", settings)
    jobs = life.part("jobs", JOBS_PATIENCE_S)
    end_when_told()
    life.start()
    try:
        work(connection, queues, settings.log_level, jobs)
    finally:
        life.stop()


def main() -> None:
    """Run with the settings of the environment."""
    try:
        settings = Settings.from_env()
        refuse_what_cannot_work(settings)
    except SettingsError as error:
        sys.exit(str(error))
    logs.configure(settings.log_level, settings.log_format, "worker")
    try:
        run(settings)
    except SettingsError as error:
        # It was away when it was asked before.
        sys.exit(str(error))


if __name__ == "__main__":
    main()
