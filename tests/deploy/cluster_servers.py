"""A cluster, started and formed by the scripts of the cluster overlay as its pods would, and a Redis for queues."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import redis

from tests.deploy.composed import SECRETS
from tests.deploy.kustomized import FOLDER
from tests.deploy.sentinel_servers import client_tool
from tests.support.redis_node import HOST, binary, free_port, until

SCRIPTS = FOLDER / "overlays/cluster/scripts"
PASSWORD = SECRETS["REDIS_PASSWORD"]
SHARDS, EACH = 3, 2
BUS = 10_000
"""How far a node's port for the others is above its own."""


def port_of_a_node() -> int:
    """A free port whose bus port is below those that the system gives away."""
    while (port := free_port()) + BUS > 32_000:
        pass
    return port


class Cluster:
    """The nodes of each shard, by their ports; queues: the port of the Redis of RQ."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shards = [[port_of_a_node() for _ in range(EACH)] for _ in range(SHARDS)]
        self.queues = free_port()
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        tools = folder / "bin"
        tools.mkdir()
        (tools / "valkey-server").symlink_to(binary())
        client_tool(tools / "valkey-cli")
        self._environment = {
            **os.environ, **SECRETS,
            "PATH": f"{tools}:{os.environ['PATH']}",
            "REDISCLI_AUTH": PASSWORD,
            "REDIS_SH": str(FOLDER / "base/redis/redis.sh"),
            "SELF": HOST,
            "ADDRESS": HOST,
        }  # fmt: skip
        self._name_shards()

    def _name_shards(self) -> None:
        self._environment["SHARDS"] = " ".join(",".join(f"{HOST}:{port}" for port in shard) for shard in self.shards)

    def up(self) -> None:
        """Start all nodes, and make a cluster of them."""
        for port in (port for shard in self.shards for port in shard):
            self.node(port)
        self._start(self.queues, str(FOLDER / "base/redis/redis.sh"), "--port", str(self.queues))
        self.form()
        until("each master has its replica", lambda: [self.role(s[1]) for s in self.shards] == ["slave"] * SHARDS, 60)

    def grow(self) -> None:
        """Another shard, as docs/runbook.md tells it: its nodes, the job once more, and slots, but a hundred only."""
        self.shards.append([port_of_a_node() for _ in range(EACH)])
        self._name_shards()
        for port in self.shards[-1]:
            self.node(port)
        self.form()
        with self.client(self.shards[-1][0]) as client:
            some = f"{client.execute_command('CLUSTER MYID')}=0.02"
        command = ["valkey-cli", "--cluster", "rebalance", f"{HOST}:{self.shards[0][0]}", "--cluster-use-empty-masters"]
        command += ["--cluster-weight", some]
        answer = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, check=False, timeout=120
        )
        assert answer.returncode == 0, answer.stdout + answer.stderr

    def slots(self) -> dict[int, int]:
        """How many slots each master has, by its port."""
        # CLUSTER NODES lists a node that is met again twice for a moment, the second time without slots.
        with self.client(self.shards[0][0]) as client:
            ranges = client.execute_command("CLUSTER SLOTS")
        told: dict[int, int] = {}
        for first, last, (_, port, *_), *_ in ranges:
            told[port] = told.get(port, 0) + last - first + 1
        return told

    def form(self) -> None:
        """What the job does."""
        command = ["sh", str(SCRIPTS / "form-cluster.sh")]
        subprocess.run(command, env=self._environment, check=True, timeout=90, capture_output=True)

    def node(self, port: int) -> None:
        self._start(port, str(SCRIPTS / "start-node.sh"))

    def _start(self, port: int, script: str, *arguments: str) -> None:
        place = self.folder / str(port)
        place.mkdir(exist_ok=True)
        lines = (FOLDER.parent / "redis.conf").read_text("utf-8").splitlines()
        text = "".join(f"{line}\n" for line in lines if not line.startswith("unixsocket"))
        (place / "redis.conf").write_text(text, "utf-8")
        told = {"PORT": str(port), "REDIS_CONF": str(place / "redis.conf")}
        with (self.folder / f"{port}.log").open("ab") as log:
            self.running[port] = subprocess.Popen(
                ["sh", script, *arguments, "--dir", str(place)],
                env={**self._environment, **told},
                stdout=log,
                stderr=log,
            )

    def stop(self, port: int) -> None:
        """As a node that is emptied stops a pod: its preStop first."""
        command = ["sh", str(SCRIPTS / "stop-node.sh")]
        subprocess.run(command, env={**self._environment, "PORT": str(port)}, check=True, timeout=60)
        self.running[port].send_signal(signal.SIGTERM)
        assert self.running.pop(port).wait(30) == 0

    def client(self, port: int) -> redis.Redis:
        return redis.Redis(host=HOST, port=port, password=PASSWORD, socket_timeout=1, decode_responses=True)

    def role(self, port: int) -> str:
        with self.client(port) as client:
            return str(client.role()[0])

    def here(self, text: str) -> str:
        """Where the nodes' names of the manifests lead."""
        for shard, ports in enumerate(self.shards):
            for number, port in enumerate(ports):
                text = text.replace(f"shard-{shard}-{number}.shard-{shard}", f"{HOST}:{port}")
        return text.replace("redis:6379", f"{HOST}:{self.queues}")

    def close(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()
