"""Three Redis and three Sentinels, started by the scripts of the Sentinel overlay as its pods would start them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import redis

from tests.deploy.composed import SECRETS
from tests.deploy.kustomized import FOLDER
from tests.support.redis_node import HOST, binary, free_port, until

SCRIPTS = FOLDER / "overlays/sentinel/scripts"
PASSWORD = SECRETS["REDIS_PASSWORD"]

# What the scripts use of valkey-cli, where the machine has none.
CLIENT = f"""#!{sys.executable}
import os, sys, redis
host, port, words = "{HOST}", 6379, sys.argv[1:]
while words[0] in ("-h", "-p"):
    host, port = (words[1], port) if words[0] == "-h" else (host, int(words[1]))
    words = words[2:]
secret = os.environ["REDISCLI_AUTH"]
client = redis.Redis(host=host, port=port, password=secret, decode_responses=True, socket_timeout=5)
client.response_callbacks.clear()
def lines(told):
    for each in told if isinstance(told, list) else [told]:
        if isinstance(each, list):
            lines(each)
        else:
            print("" if each is None else each)
try:
    lines(client.execute_command(*words))
except redis.ConnectionError as error:
    sys.exit(str(error))
except redis.ResponseError as error:
    print(error)
"""


def has_cli() -> bool:
    """Whether the machine has a client for the command line, which can do more than the one above."""
    return bool(shutil.which("valkey-cli") or shutil.which("redis-cli"))


def client_tool(path: Path) -> None:
    """Put a client for the command line there: the machine's own, or one with what is used of it here."""
    if found := shutil.which("valkey-cli") or shutil.which("redis-cli"):
        path.symlink_to(found)
    else:
        path.write_text(CLIENT)
        path.chmod(0o755)


class Servers:
    """Three Redis and three Sentinels, each started by its script, as pods would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports = [free_port() for _ in range(3)]
        self.sentinels = [free_port() for _ in range(3)]
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
            "FIRST": f"{HOST}:{self.ports[0]}",
            "SENTINELS": " ".join(f"{HOST}:{port}" for port in self.sentinels),
        }  # fmt: skip

    def redis(self, port: int) -> None:
        place = self.folder / str(port)
        place.mkdir(exist_ok=True)
        # Without what has no place of its own on a machine with three of them. It is written anew each time, as a
        # server that changes its part rewrites it; in a pod it cannot.
        lines = (FOLDER.parent / "redis.conf").read_text("utf-8").splitlines()
        text = "".join(f"{line}\n" for line in lines if not line.startswith("unixsocket"))
        (place / "redis.conf").write_text(text, "utf-8")
        told = {"PORT": str(port), "REDIS_CONF": str(place / "redis.conf")}
        self._start(port, "start-redis.sh", "--dir", str(place), **told)

    def sentinel(self, port: int) -> None:
        place = self.folder / str(port)
        place.mkdir(exist_ok=True)
        self._start(port, "start-sentinel.sh", SENTINEL_PORT=str(port), DATA=str(place))

    def _start(self, port: int, script: str, *arguments: str, **told: str) -> None:
        with (self.folder / f"{port}.log").open("ab") as log:
            self.running[port] = subprocess.Popen(
                ["sh", str(SCRIPTS / script), *arguments], env={**self._environment, **told}, stdout=log, stderr=log
            )

    def stop(self, port: int) -> None:
        """As a node that is emptied stops a pod: its preStop first."""
        command = ["sh", str(SCRIPTS / "stop-redis.sh")]
        subprocess.run(command, env={**self._environment, "PORT": str(port)}, check=True, timeout=60)
        self.running[port].send_signal(signal.SIGTERM)
        assert self.running.pop(port).wait(30) == 0

    def client(self, port: int) -> redis.Redis:
        return redis.Redis(host=HOST, port=port, password=PASSWORD, socket_timeout=1, decode_responses=True)

    def role(self, port: int) -> str:
        with self.client(port) as client:
            return str(client.role()[0])

    def master(self) -> int:
        """Whom the Sentinels name."""
        for port in self.sentinels:
            try:
                with self.client(port) as client:
                    return int(client.execute_command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", "games")[1])
            except (redis.RedisError, TypeError):
                continue
        return 0

    def following(self) -> int:
        """How many replicas the master has."""
        with self.client(self.master()) as client:
            return int(client.info("replication")["connected_slaves"])

    def close(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()

    def here(self, text: str) -> str:
        """Where the Sentinels' names of the manifests lead."""
        for number, port in enumerate(self.sentinels):
            text = text.replace(f"sentinel-{number}.sentinel", f"{HOST}:{port}")
        return text

    def up(self) -> None:
        """Start all, in the wrong order: the servers wait until a Sentinel names a master."""
        for port in self.ports:
            self.redis(port)
        for port in self.sentinels:
            self.sentinel(port)
        until("all follow the first", lambda: (self.master(), self.following()) == (self.ports[0], 2), 60)
        until("all Sentinels know each other", lambda: all(self.known(port) == 2 for port in self.sentinels), 60)

    def known(self, port: int) -> int:
        """How many other Sentinels one knows, with both replicas."""
        with self.client(port) as client:
            replicas = client.execute_command("SENTINEL", "REPLICAS", "games")
            return len(client.execute_command("SENTINEL", "SENTINELS", "games")) if len(replicas) == 2 else 0
