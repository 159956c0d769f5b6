"""What the counters of this process have gained: they count for ever, so tests look at differences."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import Metric
from prometheus_client.samples import Sample

from service.telemetry import metrics


class Since:
    """What counters have gained since this was made."""

    def __init__(self) -> None:
        self._before = {(s.name, *sorted(s.labels.items())): s.value for s in _samples()}

    def __call__(self, name: str, **labels: str) -> float:
        """The sum of all samples with this name and these labels, less what it was."""
        return sum(
            s.value - self._before.get((s.name, *sorted(s.labels.items())), 0.0)
            for s in _samples()
            if s.name == name and labels.items() <= s.labels.items()
        )


def _samples() -> Iterator[Sample]:
    families: Iterator[Metric] = iter(metrics.REGISTRY.collect())
    for family in families:
        yield from family.samples
