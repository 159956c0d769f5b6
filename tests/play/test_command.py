"""The command in a real terminal: it starts, leaves it as it was, and says what to do where it cannot start."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tests.serve.running import ROOT, descendants, eventually

PATIENCE_S = 60.0
COMMAND = [sys.executable, "-m", "service.cli", "play"]
ENVIRONMENT = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
LEFT = b"\x1b[?1049l"
"""What a program says that leaves the screen as it found it."""
COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:3[0-9]|38;2|38;5)[0-9;]*m")


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.before = termios.tcgetattr(slave)
        self.slave = slave
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], cwd=ROOT, env={**ENVIRONMENT, **environment},
            stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        )  # fmt: skip
        self.said = b""

    def read_until(self, text: str) -> None:
        """Read what it draws until this is there."""
        give_up = time.monotonic() + PATIENCE_S
        while text.encode() not in re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", self.said):
            assert time.monotonic() < give_up, self.said[-3000:]
            self._read()

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.master, keys)

    def ended(self) -> int:
        """The exit code, once it has ended."""
        give_up = time.monotonic() + PATIENCE_S
        while self.process.poll() is None:
            assert time.monotonic() < give_up, self.said[-3000:]
            self._read()
        self._read()
        return self.process.returncode

    def _read(self) -> None:
        ready, _, _ = select.select([self.master], [], [], 0.05)
        if ready:
            self.said += os.read(self.master, 65536)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


def test_ctrl_c_leaves_the_terminal_as_it_was_and_no_process_behind(tmp_path: Path) -> None:
    """Without a URL it starts a service of its own, whose games stay."""
    terminal = Terminal("--lang", "en", "--state-dir", str(tmp_path))
    try:
        terminal.read_until("No table yet")
        family = descendants(terminal.process.pid)
        assert any("serve" in line for line in family.values())
        terminal.type(b"\x03")
        assert terminal.ended() == 130
        assert terminal.said.rstrip().endswith(LEFT) or LEFT in terminal.said[-400:]
        assert termios.tcgetattr(terminal.slave)[:4] == terminal.before[:4]
        assert eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))
        assert (tmp_path / "service").is_dir()
    finally:
        terminal.close()


def test_without_colours_none_are_drawn_and_it_quits_by_a_key(service_url: str, tmp_path: Path) -> None:
    terminal = Terminal(service_url, "--lang", "fr", "--no-color", "--state-dir", str(tmp_path))
    try:
        terminal.read_until("nouvelle")
        terminal.type(b"q")
        assert terminal.ended() == 0
        colours = {found for found in COLOUR.findall(terminal.said) if b"38;2" in found}
        # Shades of grey are left.
        for found in colours:
            red, green, blue = re.search(rb"38;2;(\d+);(\d+);(\d+)", found).groups()
            assert red == green == blue
    finally:
        terminal.close()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["http://127.0.0.1:9"], "./dev serve"),
        (["ftp://here"], "is no address of a service"),
    ],
)
def test_an_address_without_a_service_is_refused_before_the_terminal_is_taken(
    arguments: list[str], told: str, tmp_path: Path
) -> None:
    terminal = Terminal(*arguments, "--lang", "en", "--state-dir", str(tmp_path))
    try:
        assert terminal.ended() != 0
        assert told in terminal.said.decode()
        assert b"\x1b[?1049h" not in terminal.said
    finally:
        terminal.close()


def test_where_there_is_no_terminal_it_says_what_to_do_instead() -> None:
    done = subprocess.run(COMMAND, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert "chouette demo --plain" in done.stderr
