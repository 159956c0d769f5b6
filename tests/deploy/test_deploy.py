"""What is deployed is what the project says: no root, no writable files, every part there, durable Redis."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.serve.test_redis_server import Server

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    return services


def run(*command: str) -> None:
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_dockerfile_passes_hadolint() -> None:
    if not (BIN / "hadolint").exists():
        pytest.skip("hadolint has no wheel for this machine")
    run(str(BIN / "hadolint"), "deploy/Dockerfile")


def test_the_compose_file_fits_the_compose_specification() -> None:
    run(str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml")


def test_the_image_does_not_run_as_root() -> None:
    last_stage = (ROOT / "deploy/Dockerfile").read_text().rsplit("FROM ", 1)[1]
    assert re.search(r"^USER 10001:10001$", last_stage, re.MULTILINE)
    assert "HEALTHCHECK" in last_stage


def test_every_file_that_the_image_copies_exists_and_is_sent_to_the_builder() -> None:
    copied: list[str] = []
    for line in re.findall(r"^COPY (?!--from)(.+)$", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE):
        copied += line.split()[:-1]
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert copied
    for path in copied:
        assert (ROOT / path).exists(), path
        assert path in sent, f"{path} is copied, but .dockerignore keeps it back"


def test_no_container_may_write_or_gain_rights(services: dict[str, Any]) -> None:
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name


def test_every_part_runs_and_has_a_health_check(services: dict[str, Any]) -> None:
    assert set(services) == {"redis", "api", "worker", "alarm", "webhooks"}
    assert services["worker"]["command"] == ["python", "-m", "worker"]
    assert services["alarm"]["command"] == ["python", "-m", "worker.alarm"]
    assert services["webhooks"]["command"] == ["python", "-m", "worker.postman"]
    assert all("healthcheck" in service for service in services.values())


def test_only_the_api_is_reachable_from_outside(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["api"]


def test_redis_keeps_its_data_on_a_volume(services: dict[str, Any]) -> None:
    assert "games:/data" in services["redis"]["volumes"]


def test_a_real_server_takes_the_redis_configuration(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.process.terminate()
    server.process.wait()
    command = [server.own.binary.path, str(ROOT / "deploy/redis.conf"), *server.own.command()[1:5]]
    server.process = subprocess.Popen([*command, "--dir", str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert server.process.stdout is not None
        said = ""
        while "ready to accept connections" not in said.lower():
            line = server.process.stdout.readline()
            assert line, said
            said += line
        assert server.client.config_get("appendonly") == {"appendonly": "yes"}
        assert server.client.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
    finally:
        server.kill()


def test_gunicorn_takes_its_configuration() -> None:
    answer = subprocess.run(
        [str(BIN / "gunicorn"), "--config", "python:service.gunicorn_conf", "--print-config"],
        cwd=ROOT,
        env={**os.environ, "CHOUETTE_BIND": "0.0.0.0:8000"},
        capture_output=True,
        text=True,
        check=False,
    )
    settings = dict(re.findall(r"^(\w+)\s+= (.*)$", answer.stdout, re.MULTILINE))
    assert settings["bind"] == "['0.0.0.0:8000']"
    assert settings["worker_class"] == "service.web_worker.Worker"
    assert settings["control_socket_disable"] == "True"


def test_an_api_that_does_not_answer_is_ill() -> None:
    answer = subprocess.run(
        [sys.executable, str(ROOT / "deploy/healthcheck.py"), "api"],
        env={"CHOUETTE_BIND": "0.0.0.0:1"},
        capture_output=True,
        check=False,
    )
    assert answer.returncode == 1


def test_the_lock_files_name_the_public_registries_only() -> None:
    public = {"https://pypi.org", "https://files.pythonhosted.org", "https://registry.npmjs.org"}
    locks = [ROOT / "uv.lock", *ROOT.glob("sdk/*/package-lock.json")]
    for lock in locks:
        sources = re.findall(r'(?:registry = |url = |"resolved": )"((?:\w+:)?/[^"]*)"', lock.read_text(), re.MULTILINE)
        addresses = {"/".join(source.split("/")[:3]) for source in sources}
        assert addresses <= public, f"{lock.name}: {addresses - public}"
