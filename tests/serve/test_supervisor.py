"""The supervisor keeps its parts alive, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.serve.running import alive, descendants, eventually

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import os, sys
from pathlib import Path
from service.runtime.child_process import ChildProcess
from service.runtime.supervisor import ChildProcessFailed, Supervisor

supervisor = Supervisor(**({"watched": True} if "WATCHED" in os.environ else {}))
try:
    for name, program in zip(sys.argv[1::2], sys.argv[2::2]):
        part = ChildProcess(name, [sys.executable, "-uc", program], patience=1.0, hangs=1.0)
        part.alive = Path(os.environ["ALIVE"]) if "ALIVE" in os.environ else None
        supervisor.add(part)
    supervisor.wait_until(lambda: len(supervisor.parts[0].last_words) > 0, 20, "The first word")
    supervisor.run()
except ChildProcessFailed as error:
    print(error)
finally:
    supervisor.stop()
    print("stopped", flush=True)
"""
SLEEPER = "import os, time; print('pid', os.getpid()); time.sleep(300)"
STUBBORN = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); " + SLEEPER
LIVELY = """
import os, pathlib, time
print('pid', os.getpid())
while True:
    pathlib.Path({file!r}).write_text('')
    time.sleep(0.1)
"""
WITH_CHILD = (
    "import subprocess, sys; subprocess.Popen([sys.executable, '-uc', "
    "'import os, time; print(\"child\", os.getpid()); time.sleep(300)']); " + SLEEPER
)


class Running:
    """A supervisor in a process of its own, and the pids that its parts told."""

    def __init__(self, tmp_path: Path, *arguments: str, environment: dict[str, str] | None = None) -> None:
        self.log = tmp_path / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *arguments],
                cwd=ROOT,
                env={**os.environ, **(environment or {})},
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def pids(self, word: str = "pid") -> list[int]:
        return [int(pid) for pid in re.findall(rf"\b{word} (\d+)", self.log.read_text())]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    started: list[Running] = []

    def start(*arguments: str, environment: dict[str, str] | None = None) -> Running:
        running = Running(tmp_path, *arguments, environment=environment)
        started.append(running)
        return running

    yield start
    for running in started:
        running.process.kill()
        running.process.wait()
        for pid in running.pids() + running.pids("child"):
            if alive(pid):
                os.kill(pid, signal.SIGKILL)


def test_a_part_that_is_killed_is_started_again(run: Callable[..., Running]) -> None:
    running = run("a", SLEEPER)
    assert eventually(lambda: len(running.pids()) == 1)
    os.kill(running.pids()[0], signal.SIGKILL)
    assert eventually(lambda: len(running.pids()) == 2)
    assert "a was killed by signal 9; it starts again in 0.1 s" in running.log.read_text()


def test_a_part_that_hangs_is_killed_and_started_again(run: Callable[..., Running], tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    running = run("a", LIVELY.format(file=str(alive)), environment={"ALIVE": str(alive)})
    assert eventually(lambda: len(running.pids()) == 1 and alive.exists())
    time.sleep(1.5)
    assert len(running.pids()) == 1, "what gives signs of life is let alone"
    os.kill(running.pids()[0], signal.SIGSTOP)
    assert eventually(lambda: len(running.pids()) == 2)
    assert "a gives no sign of life: it is killed, and starts again" in running.log.read_text()


def test_a_part_that_falls_leaves_none_of_its_children_behind(run: Callable[..., Running]) -> None:
    running = run("a", WITH_CHILD)
    assert eventually(lambda: len(running.pids("child")) == 1)
    child = running.pids("child")[0]
    os.kill(running.pids()[0], signal.SIGKILL)
    assert eventually(lambda: not alive(child))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_every_part_and_its_children(run: Callable[..., Running], number: int) -> None:
    running = run("a", SLEEPER, "b", WITH_CHILD)
    assert eventually(lambda: len(running.pids()) == 2 and len(running.pids("child")) == 1)
    running.process.send_signal(number)
    assert running.process.wait(10) == 0
    assert not [pid for pid in running.pids() + running.pids("child") if alive(pid)]


def test_a_part_that_ignores_the_request_is_killed_when_its_patience_is_over(
    run: Callable[..., Running],
) -> None:
    running = run("a", STUBBORN)
    assert eventually(lambda: len(running.pids()) == 1)
    begun = time.monotonic()
    running.process.terminate()
    assert running.process.wait(10) == 0
    assert 0.9 < time.monotonic() - begun < 5
    assert not alive(running.pids()[0])


@pytest.mark.parametrize("watched", [False, True])
def test_the_parts_go_when_the_supervisor_is_killed(
    run: Callable[..., Running], watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if watched:
        # As on a system that does not tie a process to its parent.
        monkeypatch.setenv("WATCHED", "yes")
    running = run("a", SLEEPER, "b", SLEEPER)
    assert eventually(lambda: len(running.pids()) == 2)
    running.process.kill()
    assert eventually(lambda: not any(alive(pid) for pid in running.pids()))


def test_the_watchdog_goes_with_the_rest(run: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHED", "yes")
    running = run("a", SLEEPER)
    assert eventually(lambda: len(running.pids()) == 1)
    family = descendants(running.process.pid)
    assert len(family) == 2
    running.process.terminate()
    assert running.process.wait(10) == 0
    assert not [pid for pid in family if alive(pid)]


def test_a_part_that_cannot_start_ends_the_wait_with_its_last_words(run: Callable[..., Running]) -> None:
    running = run("a", "import time; time.sleep(300)", "b", "import sys; sys.exit('no such thing')")
    assert running.process.wait(20) == 0
    text = running.log.read_text()
    assert "b does not start. It said:\nno such thing" in text
    assert text.endswith("stopped\n")
