"""Metrics of a real service: what its processes count adds up, and what is gone is no longer told."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from service.telemetry import metric_files
from tests.serve.running import Serving, eventually, parent_of

QUICK = {"turn_ms": 1000, "decision_ms": 1000, "reaction_ms": 500, "pause_ms": 100}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("metrics"), "--workers=2") as serving:
        yield serving


def scraped(serving: Serving) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    text = httpx.get(f"{serving.url}/metrics").raise_for_status().text
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def total(serving: Serving, name: str, **labels: str) -> float:
    return sum(v for (found, has), v in scraped(serving).items() if found == name and labels.items() <= has)


def web_processes(serving: Serving) -> list[int]:
    [master] = serving.pid_of("gunicorn")
    return [pid for pid in serving.family() if parent_of(pid) == master]


def begin(serving: Serving) -> str:
    """A game in which everybody sleeps, so that only its windows go on; where it is."""
    body = {"ruleset": "wikimonde", "options": QUICK, "player": {"name": "Perceval"}}
    made = httpx.post(f"{serving.url}/v1/games", json=body).json()
    url = f"{serving.url}/v1/games/{made['id']}"
    httpx.post(f"{url}/players", json={"name": "Karadoc"})
    token = {"Authorization": f"Bearer {made['seat']['token']}"}
    assert httpx.post(f"{url}/start", headers=token).status_code == 201
    return url


def test_what_two_web_processes_count_adds_up(serving: Serving) -> None:
    before = total(serving, "chouette_http_requests_total", operation="get_time")
    # Each with a connection of its own, which either process may accept.
    for _ in range(40):
        httpx.get(f"{serving.url}/v1/time")
    assert total(serving, "chouette_http_requests_total", operation="get_time") == before + 40
    assert total(serving, "chouette_http_request_seconds_count", operation="get_time") == before + 40


def test_every_part_is_there_with_its_role_and_its_memory(serving: Serving) -> None:
    assert eventually(lambda: total(serving, "chouette_store_up") == 1)

    def roles() -> list[str]:
        found = [dict(has) for name, has in scraped(serving) if name == "chouette_process_start_time_seconds"]
        return sorted(labels["role"] for labels in found)

    assert eventually(lambda: roles() == ["alarm", "alarm", "web", "web", "webhooks", "worker", "worker", "worker"])
    assert total(serving, "chouette_process_resident_memory_bytes") > 50_000_000


def test_the_worker_tells_how_late_it_closed_windows(serving: Serving) -> None:
    begin(serving)
    assert eventually(lambda: total(serving, "chouette_window_close_lateness_ms_count", by="worker") > 0)
    assert total(serving, "chouette_acts_total", kind="start", outcome="counted") >= 1
    assert total(serving, "chouette_alarm_waiting_games") >= 1
    assert eventually(lambda: total(serving, "chouette_queue_silence_seconds", queue="chouette-windows") < 60)


def test_the_listeners_of_a_process_that_was_killed_are_gone_and_its_counts_are_not(serving: Serving) -> None:
    game = begin(serving)
    stream = {"Accept": "text/event-stream"}
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(httpx.stream("GET", f"{game}/events", headers=stream, timeout=60))
        assert eventually(lambda: total(serving, "chouette_stream_listeners", format="sse") == 4)
        counted = total(serving, "chouette_http_requests_total", operation="list_events")
        for pid in web_processes(serving):
            os.kill(pid, signal.SIGKILL)
        assert eventually(serving.ready)
        assert eventually(lambda: total(serving, "chouette_stream_listeners") == 0)
        assert total(serving, "chouette_http_requests_total", operation="list_events") == counted


def test_the_folder_goes_with_the_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metric_files, "_MEMORY", str(tmp_path))
    # No process has the highest number that there could be.
    abandoned = tmp_path / "chouette-metrics-4194305-gone"
    abandoned.mkdir()
    mine = Path(metric_files.make())
    assert mine.is_dir()
    assert not abandoned.exists()
    monkeypatch.setenv(metric_files.VARIABLE, str(mine))
    metric_files.remove_own()
    assert not mine.exists()
    metric_files.ensure()
    assert mine.is_dir()
