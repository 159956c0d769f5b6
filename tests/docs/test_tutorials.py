"""The tutorials: each step runs as it is printed, and what they end in is played to the end of a game."""

from __future__ import annotations

import http.server
import json
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Dialog, Page

from tests.browser.conftest import browser, tab
from tests.sdk import node
from tests.serve.running import Serving

__all__ = ["browser", "tab"]
ROOT = Path(__file__).resolve().parents[2]
PYTHON, TYPESCRIPT = (ROOT / "docs" / f"tutorial-{name}.md" for name in ("python", "typescript"))
PRINTED_URL = "http://127.0.0.1:8000"
LONGEST = 80
PATIENCE_S = 100.0
pytestmark = pytest.mark.timeout(3 * PATIENCE_S)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Serving(tmp_path_factory.mktemp("tutorials"), environment={"CHOUETTE_BOT_SPEED": "20"}) as serving:
        yield serving.url


def program(parts: list[str], url: str) -> str:
    """The file that a reader has after these steps."""
    return "\n".join(parts).replace(PRINTED_URL, url)


@pytest.mark.parametrize(("page", "language"), [(PYTHON, "python"), (TYPESCRIPT, "ts")])
def test_the_finished_client_has_eighty_lines_at_most(page: Path, language: str) -> None:
    lines = [line for block in blocks(page, language) for line in block.splitlines() if line.strip()]
    assert 40 < len(lines) <= LONGEST
    assert max(map(len, lines)) <= 120


# --- Python


@pytest.mark.nightly
def test_each_step_of_the_python_tutorial_runs(url: str, tmp_path: Path) -> None:
    steps = blocks(PYTHON, "python")
    for count in range(1, len(steps)):
        done = subprocess.run(
            [sys.executable, "-c", program(steps[:count], url)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, (count, done.stderr)
        assert "clock is ahead" in done.stdout
    token = json.loads((tmp_path / "seat.json").read_text("utf-8"))
    assert [type(each) for each in token] == [str, str, str]


class Console:
    """A program with its keyboard and what it prints."""

    def __init__(self, code: str, folder: Path, *arguments: str) -> None:
        (folder / "client.py").write_text(code, "utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-u", "client.py", *arguments], cwd=folder, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.said = ""
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def hear(self, timeout_s: float) -> str:
        """The next line, empty if none comes."""
        try:
            line = self._lines.get(timeout=timeout_s)
        except queue.Empty:
            return ""
        self.said += line
        return line

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def play(self, until: str) -> None:
        """Throw or pass wherever that is offered, until this is printed: where shouts cost points, games go on and on.

        Threads of the client share a line now and then, so an act is looked for anywhere in it.
        """
        give_up = time.monotonic() + PATIENCE_S
        while until not in self.said:
            assert time.monotonic() < give_up, self.said
            assert self.process.poll() is None, self.said
            if offer := re.search(r"  \[(\d+)\] (roll|pass) \(", self.hear(0.5)):
                self.type(f"{offer[1]}\n")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def test_the_python_client_plays_a_game_is_killed_comes_back_and_plays_to_the_end(url: str, tmp_path: Path) -> None:
    # Won by no first throw, so that there is something to break off; in a hurry, and no lost throw is waited for long.
    quick = '"target": 101, "pause_ms": 100, "reaction_ms": 500, "decision_ms": 1000, "turn_ms": 3000'
    code = program(blocks(PYTHON, "python"), url).replace('"target": 60', quick)
    before = Console(code, tmp_path)
    before.type("\n")
    before.play("throws")
    before.play("→ counted")
    before.kill()
    after = Console(code, tmp_path)
    after.play("Enter leaves")
    after.type("\n")
    assert after.process.wait(30) == 0
    assert "the dice are proved" in after.said
    assert re.search(r"^1\. \w+ \d+ \(won\)$", after.said, re.MULTILINE)
    assert "why: " in after.said
    assert not (tmp_path / "seat.json").exists()


def test_a_friend_joins_the_python_client_by_the_id_of_its_game(url: str, tmp_path: Path) -> None:
    code = program(blocks(PYTHON, "python"), url)
    folders = [tmp_path / name for name in ("host", "friend")]
    for folder in folders:
        folder.mkdir()
    host = Console(code, folders[0])
    while "client.py" not in host.said:
        host.hear(1)
    friend = Console(code, folders[1], host.said.split()[-1])
    while "client.py" not in friend.said:
        friend.hear(1)
    for each in (host, friend):
        each.type("\n")
    try:
        for each in (host, friend):
            each.play("throws")
    finally:
        host.kill()
        friend.kill()


# --- TypeScript


class Quiet(http.server.SimpleHTTPRequestHandler):
    """What `python3 -m http.server` serves."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder of one's own with the SDK in it, and the address at which it is served."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "chouette-sdk").symlink_to(node.built())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "index.html").write_text(blocks(TYPESCRIPT, "html")[0], "utf-8")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield tmp_path, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def compiled(folder: Path, *codes: str) -> None:
    """As the tutorial says, all of them at once: `client0.js`, `client1.js` …; the last one is `client.js`, too."""
    files = [f"client{number}.ts" for number in range(len(codes))]
    for file, code in zip(files, codes, strict=True):
        (folder / file).write_text(code, "utf-8")
    told = (line for block in blocks(TYPESCRIPT, "sh") for line in block.splitlines())
    command = next(line for line in told if line.startswith("npx tsc")).split()
    assert command[-1] == "client.ts"
    tsc = str(node.FOLDER / "node_modules" / ".bin" / "tsc")
    node.run(tsc, *command[2:-1], *files, folder=folder)
    (folder / "client.js").write_bytes((folder / files[-1]).with_suffix(".js").read_bytes())


def answered(dialog: Dialog) -> None:
    """A name; yes; and no field."""
    dialog.accept("Perceval" if "name" in dialog.message else "")


@node.needs_npm
@pytest.mark.nightly
def test_each_step_of_the_typescript_tutorial_compiles_and_runs(
    browser: Browser, tab: Page, url: str, site: tuple[Path, str]
) -> None:
    folder, address = site
    faults: list[str] = []
    tab.on("dialog", answered)
    tab.on("pageerror", lambda error: faults.append(str(error)))
    steps = blocks(TYPESCRIPT, "ts")
    compiled(folder, *(program(steps[:count], url) for count in range(1, len(steps))))
    for number in range(len(steps) - 1):
        (folder / "client.js").write_bytes((folder / f"client{number}.js").read_bytes())
        tab.goto(f"{address}?{number}")
        tab.get_by_text("clock is ahead").wait_for()
    assert faults == []


@node.needs_npm
@pytest.mark.nightly
def test_the_typescript_client_plays_a_game_is_reloaded_and_plays_to_the_end(
    browser: Browser, tab: Page, url: str, site: tuple[Path, str]
) -> None:
    folder, address = site
    faults: list[str] = []
    tab.on("dialog", answered)
    tab.on("pageerror", lambda error: faults.append(str(error)))
    code = program(blocks(TYPESCRIPT, "ts"), url)
    # Won by no first throw, so that there is something to reload.
    compiled(folder, code.replace("target: 60", "target: 101, pause_ms: 100, reaction_ms: 1500"))
    tab.goto(address)
    tab.get_by_text("throws").first.wait_for()
    mine = tab.url
    tab.reload()
    assert tab.url == mine
    give_up = time.monotonic() + PATIENCE_S
    # The explanation of Le Bleu-Rouge speaks of dice as well.
    while not tab.get_by_text(re.compile("^the dice are [a-z]+$")).count():
        assert time.monotonic() < give_up, tab.inner_text("body")
        if tab.locator("#acts button").count():
            # By the button, or by its key.
            tab.keyboard.press("1")
        tab.wait_for_timeout(50)
    told = tab.inner_text("#log")
    assert "the dice are proved" in told
    assert "→ counted" in told
    assert "Why: " in told
    assert "(won)" in told
    assert faults == []
