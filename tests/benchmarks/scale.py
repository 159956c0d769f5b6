"""What Sentinels, a cluster and replicas that acknowledge cost: commits, and windows that close."""

from __future__ import annotations

from tests.benchmarks import scale_alarms, scale_commits
from tests.benchmarks.report import Results, machine

GROUP = scale_commits.GROUP


def run(*, quick: bool = False) -> Results:
    """Commits on each way in turn, then windows on one server and on a cluster."""
    rows = [*scale_commits.measure(quick=quick), *scale_alarms.measure(quick=quick)]
    return Results(machine=machine(), rows=rows, notes={GROUP: NOTE})


NOTE = (
    "one caller, one commit after the other on games that exist, with state, two events, an idempotency record and the "
    "alarm; medians of rounds in turn. All servers of all ways are up at once: one, a master with a replica "
    "and three Sentinels, three masters with a replica each. Windows: from the due instant to the event's arrival "
    "at a subscriber, two alarms and three workers, three masters; a job is a wake-up of a worker."
)
