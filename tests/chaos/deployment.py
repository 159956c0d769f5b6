"""A whole service as it runs beyond one machine: a cluster, RQ behind Sentinels, web, workers and alarms, each two."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import httpx
from redis.crc import key_slot

from service.store.layout import in_buckets
from tests.serve.running import ROOT, eventually
from tests.support.cluster import Cluster
from tests.support.redis_node import Node, free_port, tell_reaper, until
from tests.support.sentinels import Sentinels

LAYOUT = in_buckets()
STARTS_S = 60.0
WHOLE_S = 60.0
"""How long a machine with much else to do may take until all nodes that run know of each other again."""


class Part:
    """A program of the service, in a process group of its own; what it says goes to a file (`log`)."""

    def __init__(self, name: str, log: Path, environment: dict[str, str], *command: str) -> None:
        self.name = name
        self.log = log
        self._environment, self._command = environment, command
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it may take a moment until it is at work."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self._command],
                cwd=ROOT, env=self._environment, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        tell_reaper("+", self._process.pid)

    @property
    def runs(self) -> bool:
        """Whether it was started, and has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """kill -9 of all its processes."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            tell_reaper("-", self._process.pid)
            self._process = None


class Deployment:
    """Up within some seconds. url: where all web processes serve; own_urls: where each of them does.

    replicas: of each of the three masters. acknowledging: how many replicas must have a write before it is answered.
    each: how many web processes, workers and alarms there are of each.
    """

    def __init__(self, folder: Path, *, replicas: int, acknowledging: int, each: int = 2) -> None:
        self._open = ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self.cluster = Cluster(replicas=replicas)
            self._open.callback(self.cluster.close)
            self.queues = Sentinels(replicas=2)
            self._open.callback(self.queues.close)
            self._parts(folder, acknowledging, each)
        except BaseException:
            self._open.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._open.close()

    def _parts(self, folder: Path, acknowledging: int, each: int) -> None:
        clean = {key: text for key, text in os.environ.items() if not key.startswith("CHOUETTE_")}
        environment = {
            **clean,
            "CHOUETTE_REDIS_URL": self.cluster.url,
            "CHOUETTE_RQ_REDIS_URL": self.queues.url,
            "CHOUETTE_WAIT_REPLICAS": str(acknowledging),
            "CHOUETTE_WORKERS": "1",
            # All players come from one address.
            "CHOUETTE_LIMITS": "off",
            # It yields to workers of its machine; here they share that with who knows what else.
            "CHOUETTE_WEB_NICE": "0",
        }
        shared = free_port()
        ports = [free_port() for _ in range(each)]
        self.url = f"http://127.0.0.1:{shared}"
        self.own_urls = [f"http://127.0.0.1:{port}" for port in ports]

        def part(name: str, *command: str) -> Part:
            return Part(name, folder / f"{name}.log", environment, *command)

        served = "--config=python:service.gunicorn.config", "--reuse-port", f"--bind=127.0.0.1:{shared}"
        self.web = [
            part(f"web-{place}", "gunicorn", *served, f"--bind=127.0.0.1:{port}") for place, port in enumerate(ports, 1)
        ]
        self.workers = [part(f"worker-{place + 1}", "worker") for place in range(each)]
        self.alarms = [part(f"alarm-{place + 1}", "worker.alarm") for place in range(each)]
        self.parts = [*self.web, *self.workers, *self.alarms]
        for one in self.parts:
            self._open.callback(one.kill)
            one.start()
        for url in self.own_urls:
            if not eventually(lambda url=url: self.ready(url), STARTS_S):  # type: ignore[misc]
                raise RuntimeError(f"the service does not become ready:\n{self.said()}")

    def ready(self, url: str) -> bool:
        """Whether the web process at this URL answers that games can be played."""
        try:
            return httpx.get(f"{url}/readyz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def said(self) -> str:
        """What all parts have said."""
        return "\n".join(f"--- {part.name}\n{part.log.read_text(errors='replace')}" for part in self.parts)

    def slot(self, game_id: str) -> int:
        """In which slot of the cluster a game is."""
        return int(key_slot(LAYOUT.game(game_id).encode()))

    def shard(self, game_id: str) -> Node:
        """The master that has a game."""
        return self.cluster.owner(self.slot(game_id))

    def whole(self) -> None:
        """Wait until every node of the cluster runs, knows all others, and each master has its replicas."""
        until("the cluster is whole", self.cluster.healthy, WHOLE_S)

    def queues_whole(self) -> None:
        """Wait until the master of RQ's Redis has its replicas; one that comes back takes Sentinels ten seconds."""
        count = len(self.queues.servers) - 1
        until("RQ's Redis has its replicas", lambda: len(self.queues.replicas()) == count, WHOLE_S)
