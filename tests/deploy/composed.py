"""The services of the compose file as processes of this machine: commands, settings, passwords, ways to Redis."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from service.runtime.embedded_redis import find_binary

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SECRETS = {"REDIS_PASSWORD": "5f1d6a", "REDIS_WEBHOOKS_PASSWORD": "c90b27"}


def services() -> dict[str, Any]:
    """The compose file's services, as they are written."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    return found


def filled_in(text: str, given: Mapping[str, str]) -> str:
    """With the variables that the compose file names. Raises KeyError for one that is required and not given."""

    def value(found: re.Match[str]) -> str:
        name, sign, default = found.groups()
        if name in given or sign != ":-":
            return given[name]
        return str(default)

    return re.sub(r"\$\{(\w+)(:[-?])([^}]*)\}", value, text)


class Composed:
    """Those that a test starts. Redis listens on a port and on a socket, as its container does."""

    def __init__(self, folder: Path, redis_port: int, api_port: int) -> None:
        self.folder, self.api_port = folder, api_port
        self.redis_url = f"redis://:{SECRETS['REDIS_PASSWORD']}@127.0.0.1:{redis_port}/0"
        self.socket = folder / "redis.sock"
        self._redis_port = redis_port
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        binaries = folder / "bin"
        binaries.mkdir()
        (binaries / "valkey-server").symlink_to(find_binary().path)
        for name in ("python", "gunicorn"):
            (binaries / name).write_text(f'#!/bin/sh\nexec {Path(sys.executable).parent / name} "$@"\n')
            (binaries / name).chmod(0o755)
        clean = {name: text for name, text in os.environ.items() if not name.startswith(("CHOUETTE_", "REDIS_"))}
        self.environment = {**clean, "PATH": f"{binaries}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}

    def start(self, name: str, **more: str) -> subprocess.Popen[bytes]:
        """One service, by the command that its container would run."""
        service = services()[name]
        told = {key: self._here(filled_in(str(text), SECRETS)) for key, text in service["environment"].items()}
        told |= {"CHOUETTE_ALIVE_FILE": str(self.folder / f"alive-{name}")} if name != "redis" else {}
        command = service.get("command") or self._of_the_image()
        if name == "redis":
            told["REDIS_CONF"] = str(DEPLOY / "redis.conf")
            command = ["sh", str(DEPLOY / "redis.sh"), "--port", str(self._redis_port), "--dir", str(self.folder)]
            command += ["--unixsocket", str(self.socket)]
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                command, cwd=ROOT, env={**self.environment, **told, "CHOUETTE_METRICS_PORT": "0", **more}, stdout=log,
                stderr=log,
            )  # fmt: skip
        return self.running[name]

    def said(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text("utf-8")

    def stop(self) -> None:
        for process in self.running.values():
            process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _here(self, text: str) -> str:
        """Where the names of the compose file lead on this machine."""
        return text.replace("@redis:6379", f"@127.0.0.1:{self._redis_port}").replace(
            "/run/redis/redis.sock", str(self.socket)
        )

    def _of_the_image(self) -> list[str]:
        [command] = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
        found: list[str] = yaml.safe_load(command)
        return [*found, "--bind", f"127.0.0.1:{self.api_port}", *shlex.split("--workers 1 --graceful-timeout 2")]
