"""A process of the service that hangs is named by /readyz, killed and started again."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import httpx
import pytest

from tests.serve.running import Serving, alive, eventually
from tests.serve.test_serve import part_pids


def checks(serving: Serving) -> dict[str, dict[str, str]]:
    told = httpx.get(f"{serving.url}/readyz", verify=False).json()
    return {check["name"]: check for check in told["checks"]}


@pytest.mark.nightly
def test_a_worker_an_alarm_and_the_webhook_process_that_hang_are_named_and_started_again(tmp_path: Path) -> None:
    names = {"worker": "-m worker", "alarm": "-m worker.alarm", "webhooks": "-m worker.delivery"}
    with Serving(tmp_path, "--workers=2") as serving:
        assert eventually(lambda: all(check["status"] == "ok" for check in checks(serving).values()), 60)
        assert eventually(lambda: [len(part_pids(serving, part)) for part in names.values()] == [3, 2, 1], 60)
        frozen = {name: part_pids(serving, part)[0] for name, part in names.items()}
        for pid in frozen.values():
            os.kill(pid, signal.SIGSTOP)

        def named() -> bool:
            found = checks(serving)
            return all(f"{name} {pid} on" in found[name]["detail"] for name, pid in frozen.items())

        # Until then games go on: there are others of each kind but webhooks.
        assert eventually(named, 30)
        assert serving.ready()
        assert eventually(lambda: not any(alive(pid) for pid in frozen.values()), 60)
        assert eventually(lambda: [len(part_pids(serving, part)) for part in names.values()] == [3, 2, 1], 60)
        assert eventually(lambda: all(check["status"] == "ok" for check in checks(serving).values()), 60)
