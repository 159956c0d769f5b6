"""The parts of a rendered overlay as processes of this machine: its commands, its settings, its passwords."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx

from service.access.key_repository import RedisKeyRepository
from service.access.keys import Key, digest, new_id, new_secret
from service.store.redis.connection import connect
from tests.benchmarks.processes import free_port
from tests.deploy import kustomized
from tests.deploy.composed import ROOT, SECRETS
from tests.deploy.manifests import environment, of, pod

# Nobody waits for a proxy here, and the port of the metrics would be the same for all.
HERE = {"CHOUETTE_METRICS_PORT": "0", "CHOUETTE_KEYS_REQUIRED": "false", "CHOUETTE_BOT_SPEED": "10",
        "CHOUETTE_GRACE_S": "2", "CHOUETTE_WEBHOOK_HTTP": "true",
        "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8"}  # fmt: skip


class Parts:
    """Web, worker, alarm and webhooks of an overlay. here: where a name of the manifests leads on this machine."""

    def __init__(self, overlay: Path, folder: Path, here: Callable[[str], str]) -> None:
        self._folder = folder
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self._running: list[subprocess.Popen[bytes]] = []
        things = kustomized.rendered(overlay)
        clean = {name: text for name, text in os.environ.items() if not name.startswith(("CHOUETTE_", "REDIS"))}
        self._told = {}
        for name, thing in of(things, "Deployment").items():
            [container] = pod(thing)["containers"]
            told = environment(things, container, SECRETS)
            self._told[name] = {**clean, **{key: here(text) for key, text in told.items()}, **HERE,
                                "CHOUETTE_BIND": f"127.0.0.1:{self._port}",
                                "CHOUETTE_ALIVE_FILE": str(folder / f"alive-{name}")}  # fmt: skip
            self._told[name]["COMMAND"] = " ".join(container.get("command", []))

    def start(self) -> None:
        """Start them all."""
        for name, told in self._told.items():
            command = told["COMMAND"].split() or ["gunicorn", "--config", "python:service.gunicorn.config"]
            command[0] = str(Path(sys.executable).parent / command[0])
            with self._log(name).open("wb") as log:
                self._running.append(subprocess.Popen(command, cwd=ROOT, env=told, stdout=log, stderr=log))

    def well(self) -> bool:
        """Whether nothing is amiss with any of them."""
        try:
            answer = httpx.get(f"{self.url}/readyz", timeout=5, verify=False)
        except httpx.TransportError:
            return False
        if answer.status_code == 503:
            # The store is not there yet, or not again.
            assert answer.json()["values"]["checks"], answer.text
            return False
        return all(check["status"] == "ok" for check in answer.json()["checks"])

    def key(self) -> str:
        """A new key for games and webhooks."""
        secret = new_secret()
        client = connect(self._told["web"]["CHOUETTE_REDIS_URL"], connections=2)
        key = Key(id=new_id(), name="league", scopes=frozenset({"games", "webhooks"}), created=1)
        RedisKeyRepository(client).put(digest(secret), key)
        client.close()
        return secret

    def said(self, *names: str) -> str:
        """The logs of these, or of all."""
        return "".join(f"--- {name}\n{self._log(name).read_text('utf-8')}" for name in names or self._told)

    def stop(self) -> None:
        for process in self._running:
            process.send_signal(signal.SIGTERM)
        for process in self._running:
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _log(self, name: str) -> Path:
        return self._folder / f"{name}.log"
