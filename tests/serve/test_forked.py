"""Parts that share what the supervisor has imported: each is as a new process would be, and is there at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serve.running import ROOT, alive, eventually

PROGRAM = """
import os, socket, sys
from service.runtime.child_process import ChildProcess
from service.runtime.supervisor import ChildProcessFailed, Supervisor

supervisor = Supervisor(watched="WATCHED" in os.environ)
listener = socket.create_server(("127.0.0.1", 0))
try:
    for module in sys.argv[1:]:
        supervisor.add(ChildProcess(module, module=module, environment={"GIVEN": "to the part"}, patience=2.0))
    supervisor.wait_until(lambda: "BROKEN" not in os.environ, 30, "The start")
    supervisor.run()
except ChildProcessFailed as error:
    print(error)
finally:
    supervisor.stop()
    print("stopped", flush=True)
"""
TELLS = """
import json, os, signal, sys, time
from pathlib import Path

IMPORTED_BY = os.getpid()

def where(fd):
    try:
        return os.readlink(f"/proc/self/fd/{fd}").partition(":")[0]
    except FileNotFoundError:
        return ""  # It was that of the list.

def main():
    told = {
        "pid": os.getpid(), "imported_by": IMPORTED_BY, "session": os.getsid(0), "given": os.environ.get("GIVEN"),
        "open": sorted(target for fd in os.listdir("/proc/self/fd") if (target := where(fd))),
        "handlers": [signal.getsignal(n) in (signal.SIG_DFL, signal.default_int_handler) for n in (2, 15, 1, 17)],
        "blocked": len(signal.pthread_sigmask(signal.SIG_BLOCK, [])), "stdin": sys.stdin.read(),
        "name": Path("/proc/self/cmdline").read_bytes().strip(b"\\0").replace(b"\\0", b" ").decode(),
    }
    print(json.dumps(told), flush=True)
    time.sleep(300)
"""
COUNTS = """
import time
from service.telemetry import metrics

def main():
    metrics.conflict()
    print("counted", flush=True)
    time.sleep(300)
"""


class Running:
    """A supervisor in a process of its own, of parts whose modules are made here."""

    def __init__(self, folder: Path, **modules: str) -> None:
        for name, source in modules.items():
            (folder / f"{name}.py").write_text(source)
        self.log = folder / "log"
        environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *modules], env=environment, stdout=log, stderr=subprocess.STDOUT
            )

    @property
    def told(self) -> list[dict[str, Any]]:
        """What each start of a part has told of itself."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line.partition("| ")[2]) for line in lines if "| {" in line and line.endswith("}")]

    def stop(self) -> str:
        self.process.terminate()
        assert self.process.wait(20) == 0
        return self.log.read_text()


Run = Callable[..., Running]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    started: list[Running] = []

    def start(**modules: str) -> Running:
        started.append(Running(tmp_path, **modules))
        return started[-1]

    yield start
    for running in started:
        running.process.kill()
        running.process.wait()


def test_it_is_as_a_new_process_would_be_but_for_what_was_imported_before(run: Run) -> None:
    running = run(tells=TELLS)
    assert eventually(lambda: bool(running.told))
    [told] = running.told
    assert told["imported_by"] == running.process.pid
    assert told["pid"] == told["session"] != running.process.pid
    assert told["given"] == "to the part"
    assert told["open"] == ["/dev/null", "pipe", "pipe"]
    assert (told["stdin"], told["handlers"], told["blocked"]) == ("", [True] * 4, 0)
    assert told["name"] == f"{sys.executable} -m tells"
    assert running.stop().endswith("stopped\n")
    assert not alive(told["pid"])


def test_killed_it_starts_again_and_goes_with_the_supervisor_that_is_killed(run: Run) -> None:
    running = run(tells=TELLS)
    assert eventually(lambda: bool(running.told))
    os.kill(running.told[0]["pid"], signal.SIGKILL)
    assert eventually(lambda: len(running.told) == 2)
    assert "tells was killed by signal 9; it starts again in 0.1 s" in running.log.read_text()
    running.process.kill()
    assert eventually(lambda: not alive(running.told[1]["pid"]))


@pytest.mark.parametrize(
    ("body", "said", "code"),
    [
        ("sys.exit('no such thing')", "no such thing", 1),
        ("sys.exit(70)", "", 70),
        ("raise ValueError('odd')", "ValueError: odd", 1),
        ("print('all done')", "all done", 0),
    ],
)
def test_its_end_is_told_as_that_of_any_program(run: Run, body: str, said: str, code: int) -> None:
    running = run(tells=TELLS, ends=f"import sys\n\ndef main():\n    {body}\n")
    assert eventually(lambda: f"ends ended with code {code}; it starts again" in running.log.read_text())
    assert said in running.log.read_text()


def test_one_that_cannot_be_imported_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROKEN", "yes")
    running = run(broken="import no_such_library\n")
    assert running.process.wait(30) == 0
    text = running.log.read_text()
    assert "broken does not start. It said:" in text
    assert "No module named 'no_such_library'" in text


def test_where_no_process_is_tied_to_its_parent_it_is_a_program_of_its_own(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHED", "yes")
    running = run(tells=TELLS + "\nif __name__ == '__main__':\n    main()\n")
    assert eventually(lambda: bool(running.told))
    assert running.told[0]["imported_by"] == running.told[0]["pid"]
    running.stop()


def test_it_counts_for_itself_and_the_supervisor_counts_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "counted"
    folder.mkdir()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(folder))
    running = run(one=COUNTS, two=COUNTS)
    assert eventually(lambda: running.log.read_text().count("counted") == 2)
    owners = {file.stem.rpartition("_")[2] for file in folder.glob("*.db")}
    assert len(owners) == 2
    assert str(running.process.pid) not in owners
    running.stop()
