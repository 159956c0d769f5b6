"""The runbook's commands exist, name what is there, and a backup that is restored by them holds the games."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
import redis
import yaml

from service.cli import SUBCOMMANDS
from tests.deploy import kustomized
from tests.deploy.composed import SECRETS
from tests.deploy.manifests import of, workloads
from tests.deploy.sentinel_servers import client_tool
from tests.support.redis_node import HOST, binary, free_port, until

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "runbook.md").read_text("utf-8")
OVERLAYS = sorted(path.parent for path in kustomized.FOLDER.glob("overlays/*/kustomization.yaml"))

KUBECTL = {"apply", "cp", "delete", "drain", "exec", "get", "logs", "rollout", "scale", "set", "taint", "wait"}
PASSWORD = SECRETS["REDIS_PASSWORD"]


def commands(text: str = TEXT) -> list[list[str]]:
    """Every command of every block, in words."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines() if line.strip()]


def of_redis() -> list[list[str]]:
    """What is asked of Redis and of Sentinels: the words behind valkey-cli and its options."""
    found = []
    for words in commands():
        if "valkey-cli" in words:
            rest = words[words.index("valkey-cli") + 1 :]
            while rest[0] in ("-h", "-p"):
                rest = rest[2:]
            found.append(rest)
    return found


@pytest.fixture(scope="module")
def names() -> set[str]:
    """Everything that a command may name: pods, and things with their kinds."""
    found = set()
    for folder in (kustomized.FOLDER / "base", *OVERLAYS):
        things = [*kustomized.rendered(folder), yaml.safe_load((kustomized.FOLDER / "move.yaml").read_text("utf-8"))]
        found |= {f"{thing['kind'].lower()}/{thing['metadata']['name']}" for thing in things}
        for name, thing in of(things, "StatefulSet").items():
            found |= {f"{name}-{number}" for number in range(thing["spec"]["replicas"])}
        assert workloads(things)
    return found


def test_every_command_of_kubectl_is_one_and_names_what_is_there(names: set[str]) -> None:
    asked = [words for words in commands() if words[0] == "kubectl"]
    assert len(asked) > 20
    for words in asked:
        if words[1] == "--namespace":
            assert words.pop(2) == "chouette"
            words.pop(1)
        assert words[1] in KUBECTL, words
        named = [
            word for word in words if re.fullmatch(r"(deployment|statefulset|horizontalpodautoscaler|job)/.*", word)
        ]
        if words[1] in ("exec", "cp"):
            pods = [word for word in words[2:4] if re.match(r"[a-z]+(-\d+)+(:|$)", word)]
            named += [pod.split(":")[0] for pod in pods]
            assert pods, words
        if words[1] in ("rollout", "scale", "set", "delete", "exec", "cp"):
            assert named, words
        assert set(named) <= names, words
        for path in (word for word in words if word.startswith("deploy/")):
            assert (ROOT / path).is_file() or (ROOT / path / "kustomization.yaml").exists(), path
    others = {words[0] for words in commands()} - {"kubectl"}
    assert others <= {"valkey-cli", "sh", "chouette"}


def test_every_command_of_ours_is_one_and_knows_its_options() -> None:
    asked = [words for words in commands() if words[0] == "chouette"]
    assert {words[1] for words in asked} == {"move"}
    for words in asked:
        module, attribute, _ = SUBCOMMANDS[words[1]]
        command: click.Command = getattr(importlib.import_module(module), attribute)
        # It raises what is wrong with them, and nothing is run.
        with command.make_context(words[1], words[2:]) as context:
            assert context.params["source"] == words[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[redis.Redis, Path]]:
    """A Redis as its pod has it: with a password, and an append-only file in its folder."""
    folder, port = tmp_path_factory.mktemp("runbook"), free_port()
    command = [binary(), "--port", str(port), "--dir", str(folder), "--appendonly", "yes", "--save", "", "-"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stdin
    process.stdin.write(f'requirepass "{PASSWORD}"\nmasterauth "{PASSWORD}"\n'.encode())
    process.stdin.close()
    with redis.Redis(host=HOST, port=port, password=PASSWORD, decode_responses=True) as client:
        try:
            until("it answers", client.ping)
            yield client, folder
        finally:
            process.kill()
            process.wait()


def test_every_command_of_redis_is_known_to_a_server(server: tuple[redis.Redis, Path]) -> None:
    client, _ = server
    asked = of_redis()
    assert len(asked) > 10
    known = client.command()
    for words in asked:
        if words[0] == "sentinel":
            # Only a Sentinel has it; the scripts that ask the same of one are run in tests/deploy.
            assert words[1] == "get-master-addr-by-name"
            continue
        if words[0] == "--cluster":
            # The same are run on a real cluster in tests/deploy.
            assert words[1] in ("check", "rebalance")
            continue
        assert words[0] in known, words
        if words[:2] == ["config", "set"]:
            assert client.config_get(words[2]), words


def test_a_backup_is_made_and_restored_as_it_is_told(server: tuple[redis.Redis, Path], tmp_path: Path) -> None:
    client, folder = server
    port, second = client.get_connection_kwargs()["port"], free_port()
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "valkey-server").symlink_to(binary())
    client_tool(tools / "real-cli")
    # The pod's own ports, on a machine that others share.
    (tools / "valkey-cli").write_text(
        f'#!/bin/sh\nport={port}\nif [ "$1" = -p ]; then port={second}; shift 2; fi\nexec real-cli -p $port "$@"\n'
    )
    (tools / "kubectl").write_text(KUBECTL_HERE.format(python=sys.executable))
    for name in ("valkey-cli", "kubectl"):
        (tools / name).chmod(0o755)
    section = TEXT.split("## A backup is made")[1].split("\n## ")[0]
    section = section.replace("/data", str(folder)).replace("6380", str(second))
    environment = {**os.environ, **SECRETS, "PATH": f"{tools}:{os.environ['PATH']}", "REDISCLI_AUTH": PASSWORD}

    def run(block: str) -> str:
        command = ["sh", "-euc", block]
        answer = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=60
        )
        assert answer.returncode == 0, answer.stdout + answer.stderr
        return answer.stdout

    made, restored, ended = re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    client.set("game", "as it was")
    saved, _, fetched = made.partition("kubectl --namespace chouette exec redis-0 -- valkey-cli info persistence\n")
    run(saved)
    until("it is written", lambda: client.info("persistence")["rdb_bgsave_in_progress"] == 0)
    run(fetched)
    client.set("game", "as it became")
    run(restored)
    until("it follows", lambda: client.info("replication").get("master_link_status") == "up")
    run(ended)
    assert client.get("game") == "as it was"
    assert client.role()[0] == "master"
    assert not (folder / "restore").exists()
    # It is on the disk, too.
    assert client.info("persistence")["aof_enabled"] == 1
    assert any(b"as it was" in file.read_bytes() for file in (folder / "appendonlydir").iterdir())


KUBECTL_HERE = """#!{python}
# What happens in a pod happens here; what only a cluster can do is done.
import os, shutil, sys
words = sys.argv[1:]
if words[0] == "--namespace":
    words = words[2:]
if words[0] == "exec":
    words = words[words.index("--") + 1:]
    os.execvp(words[0], words)
if words[0] == "cp":
    shutil.copyfile(*(word.split(":")[-1] for word in words[1:3]))
"""
