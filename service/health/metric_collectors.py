"""What is not counted but looked up when a client asks for metrics: Redis, the alarm, RQ, the clock, the processes."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from service.outbox.backlog import Backlog
from service.store.condition import Condition
from service.store.errors import StoreUnavailable
from service.telemetry import metric_files, metrics

if TYPE_CHECKING:
    # The alarm tells metrics too, and starts sooner without the rules of all games.
    from service.games.service import GameService


def page(accept: str, *more: Collector) -> tuple[bytes, str]:
    """All metrics as text, and its content type: OpenMetrics if `accept` asks for it, else Prometheus' own format."""
    registry = CollectorRegistry()
    if os.environ.get(metric_files.VARIABLE):
        metric_files.ensure()
        metric_files.prune()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        registry.register(metrics.REGISTRY)
    for collector in (Processes(), *more):
        registry.register(collector)
    encode, content_type = choose_encoder(accept)
    return encode(registry), content_type


def tell(port: int) -> None:
    """Tell on this port (0: nowhere) what this one process counts; for a worker or alarm, which serves nothing else."""
    if not port:
        return
    registry = CollectorRegistry()
    for collector in (metrics.REGISTRY, Processes()):
        registry.register(collector)
    start_http_server(port, registry=registry)


class Processes(Collector):
    """The build, and the memory of each process of the service on this machine."""

    def collect(self) -> Iterator[Metric]:
        """See Collector."""
        info = GaugeMetricFamily("chouette_build_info", "What runs here.", labels=["version", "python"])
        info.add_metric([version("chouette"), platform.python_version()], 1)
        yield info
        sizes = ((str(pid), size) for pid in metric_files.pids() if (size := _resident(pid)))
        yield _gauges("chouette_process_resident_memory_bytes", "Memory of a process.", "pid", sizes)


def _resident(pid: int) -> int:
    """In bytes; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


class Looked(Collector):
    """What the store, the schedule of alarms and RQ's queues say now. Where one is away, its figures are missing."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        """See Collector."""
        try:
            self._service.prime(1)
            condition = self._service.store.condition()
        except StoreUnavailable:
            yield _gauge("chouette_store_up", "Whether the store answers and takes writes.", 0)
            return
        yield _gauge("chouette_store_up", "Whether the store answers and takes writes.", 1)
        yield from _of_store(condition)
        offset = self._service.clock.now() / 1000 - time.time()
        yield _gauge("chouette_clock_offset_seconds", "The store's clock less this machine's.", offset)
        try:
            backlog = self._service.backlog()
        except StoreUnavailable:
            return
        if backlog:
            yield from _of_queues(backlog)


def _of_store(condition: Condition) -> Iterator[Metric]:
    yield _gauge("chouette_store_failing_nodes", "Nodes with games that cannot be written to.", len(condition.failing))
    yield _gauge("chouette_store_used_bytes", "Memory that Redis uses.", condition.used_bytes)
    yield _gauge("chouette_store_max_bytes", "Memory that Redis may use; 0 without a limit.", condition.max_bytes)
    games = condition.public_games.items()
    yield _gauges("chouette_public_games", "Public games in the lobby's index, by status.", "status", games)


def _of_queues(backlog: Backlog) -> Iterator[Metric]:
    yield _gauge("chouette_alarm_overdue_games", "Games that no alarm has claimed in time.", backlog.overdue)
    yield _gauge("chouette_alarm_waiting_games", "Games in play with an instant to be looked at.", backlog.waiting)
    if backlog.alarm_age_ms is not None:
        yield _gauge("chouette_alarm_age_seconds", "Since an alarm last looked.", backlog.alarm_age_ms / 1000)
    queues = backlog.queues.items()
    waiting = [(name, state.waiting) for name, state in queues]
    yield _gauges("chouette_queue_jobs", "Jobs that wait in a queue.", "queue", waiting)
    failed = [(name, state.failed) for name, state in queues]
    yield _gauges("chouette_queue_failed_jobs", "Jobs given up after all their retries.", "queue", failed)
    silent = [(name, ms / 1000) for name, ms in backlog.silent_ms.items()]
    yield _gauges("chouette_queue_silence_seconds", "Since a worker of a queue was last heard of.", "queue", silent)


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(name, text, value=value)


def _gauges(name: str, text: str, label: str, values: Iterable[tuple[str, float]]) -> Metric:
    family = GaugeMetricFamily(name, text, labels=[label])
    for key, value in values:
        family.add_metric([key], value)
    return family
