"""What is deployed is what the project says: no root, no writable files, every part there, durable Redis."""

from __future__ import annotations

import http.server
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.composed import SECRETS, filled_in
from tests.serve.test_redis_server import Server

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    return found


@pytest.fixture(scope="module")
def services(compose: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = compose["services"]
    return found


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
    assert services["webhooks"]["command"] == ["python", "-m", "worker.delivery"]
    assert all("healthcheck" in service for service in services.values())


def test_only_the_api_is_reachable_from_outside_and_from_this_machine_alone_unless_told(
    services: dict[str, Any],
) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["api"]
    [port] = services["api"]["ports"]
    assert filled_in(port, {}) == "127.0.0.1:8000:8000"
    assert filled_in(port, {"CHOUETTE_HOST": "0.0.0.0", "CHOUETTE_PORT": "80"}) == "0.0.0.0:80:8000"


def test_making_games_takes_a_key_unless_told(services: dict[str, Any]) -> None:
    required = services["api"]["environment"]["CHOUETTE_KEYS_REQUIRED"]
    assert filled_in(required, {}) == "true"
    assert filled_in(required, {"CHOUETTE_KEYS_REQUIRED": "false"}) == "false"


def test_redis_has_a_network_without_a_way_out_that_what_calls_out_does_not_share(compose: dict[str, Any]) -> None:
    services, networks = compose["services"], compose["networks"]
    assert services["redis"]["networks"] == ["redis"]
    assert networks["redis"] == {"internal": True}
    assert {name for name, service in services.items() if "redis" in service["networks"]} == {
        "redis", "api", "worker", "alarm",
    }  # fmt: skip
    # What calls out is alone in its network; it has Redis by a socket on a volume, which it cannot change.
    assert services["webhooks"]["networks"] == ["outgoing"]
    assert [name for name, service in services.items() if "outgoing" in service["networks"]] == ["webhooks"]
    url = services["webhooks"]["environment"]["CHOUETTE_REDIS_URL"]
    assert filled_in(url, SECRETS) == f"unix://webhooks:{SECRETS['REDIS_WEBHOOKS_PASSWORD']}@/run/redis/redis.sock"
    assert services["webhooks"]["volumes"] == ["redis-socket:/run/redis:ro"]
    assert "redis-socket:/run/redis" in services["redis"]["volumes"]
    # It does not learn the password that opens everything.
    assert "REDIS_PASSWORD" not in str(services["webhooks"])


@pytest.mark.parametrize("name", ["redis", "api", "worker", "alarm", "webhooks"])
def test_nothing_starts_without_the_passwords(services: dict[str, Any], name: str) -> None:
    told = services[name]["environment"].values()
    with pytest.raises(KeyError):
        [filled_in(str(text), {}) for text in told]
    [filled_in(str(text), SECRETS) for text in told]


def test_the_containers_of_redis_and_of_all_others_have_a_bound_of_memory(services: dict[str, Any]) -> None:
    bounds = {name: megabytes(service["deploy"]["resources"]["limits"]["memory"]) for name, service in services.items()}
    [most] = re.findall(r"^maxmemory (\w+)$", (ROOT / "deploy/redis.conf").read_text(), re.MULTILINE)
    # A rewrite of the append-only file may hold all data twice; clients' buffers and fragmentation come on top.
    assert bounds["redis"] >= 2.5 * megabytes(most)
    assert all(bound >= 200 for bound in bounds.values())


def megabytes(text: str) -> float:
    number, unit = re.fullmatch(r"(\d+)([mMgG])[bB]?", text).groups()  # type: ignore[union-attr]
    return int(number) * (1024 if unit in "gG" else 1)


def test_every_image_has_an_exact_version() -> None:
    used = re.findall(r"^FROM (\S+/\S+:\S+|\w+:\S+)", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE)
    for file in ("compose.yaml", "monitoring.yaml"):
        services = yaml.safe_load((ROOT / "deploy" / file).read_text())["services"].values()
        used += [service["image"] for service in services if service.get("image", "chouette") != "chouette"]
    assert len(used) == 6
    for image in used:
        assert re.search(r":v?\d+\.\d+\.\d+(-[a-z.\d-]+)?(@sha256:[0-9a-f]{64})?$", image), image


def test_all_are_started_again_and_what_hangs_can_be_ended_from_inside(services: dict[str, Any]) -> None:
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        if name != "redis":
            # A container's first process could not be killed from inside.
            assert service["init"] is True, name
    for name in ("worker", "alarm", "webhooks"):
        assert services[name]["healthcheck"]["test"][-1] == "alive"
    assert services["worker"]["deploy"]["replicas"] >= 3
    assert services["alarm"]["deploy"]["replicas"] >= 2


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
        [str(BIN / "gunicorn"), "--config", "python:service.gunicorn.config", "--print-config"],
        cwd=ROOT,
        env={**os.environ, "CHOUETTE_BIND": "0.0.0.0:8000"},
        capture_output=True,
        text=True,
        check=False,
    )
    settings = dict(re.findall(r"^(\w+)\s+= (.*)$", answer.stdout, re.MULTILINE))
    assert settings["bind"] == "['0.0.0.0:8000']"
    assert settings["worker_class"] == "service.gunicorn.worker.Worker"
    assert settings["control_socket_disable"] == "True"


def healthcheck(role: str, alive: Path, port: int = 1) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "deploy/healthcheck.py"), role],
        env={"CHOUETTE_BIND": f"0.0.0.0:{port}", "CHOUETTE_ALIVE_FILE": str(alive)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def hung(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A process that hangs, and the file with its id."""
    process = subprocess.Popen(["sleep", "300"])
    process.send_signal(signal.SIGSTOP)
    file = tmp_path / "alive"
    file.write_text(str(process.pid))
    yield process, file
    process.kill()
    process.wait()


def minutes_ago(file: Path) -> None:
    os.utime(file, (time.time() - 120, time.time() - 120))


def test_a_process_that_gave_no_sign_of_life_for_a_minute_is_ended(hung: tuple[Any, Path]) -> None:
    process, file = hung
    assert healthcheck("alive", file).returncode == 0
    assert process.poll() is None
    minutes_ago(file)
    answer = healthcheck("alive", file)
    assert (answer.returncode, "silent for" in answer.stderr) == (1, True)
    assert process.wait(10) == -signal.SIGKILL


def test_a_process_that_has_not_begun_is_ill_and_let_alone(tmp_path: Path) -> None:
    answer = healthcheck("alive", tmp_path / "alive")
    assert (answer.returncode, "no sign of life yet" in answer.stderr) == (1, True)


def test_an_api_that_does_not_answer_is_ill_and_ended_after_a_minute(hung: tuple[Any, Path]) -> None:
    process, file = hung
    assert healthcheck("api", file).returncode == 1
    assert process.poll() is None
    minutes_ago(file.with_name("alive.silent"))
    assert healthcheck("api", file).returncode == 1
    assert process.wait(10) == -signal.SIGKILL


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
def test_an_api_that_answers_is_never_ended(hung: tuple[Any, Path], status: int, code: int) -> None:
    class Answering(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody wants to know."""

    process, file = hung
    silent = file.with_name("alive.silent")
    silent.touch()
    minutes_ago(silent)
    with http.server.HTTPServer(("127.0.0.1", 0), Answering) as server:
        threading.Thread(target=server.handle_request, daemon=True).start()
        assert healthcheck("api", file, server.server_port).returncode == code
    assert process.poll() is None
    assert not silent.exists(), "the next silence begins anew"


def test_the_lock_files_name_the_public_registries_only() -> None:
    public = {"https://pypi.org", "https://files.pythonhosted.org", "https://registry.npmjs.org"}
    locks = [ROOT / "uv.lock", *ROOT.glob("sdk/*/package-lock.json")]
    for lock in locks:
        sources = re.findall(r'(?:registry = |url = |"resolved": )"((?:\w+:)?/[^"]*)"', lock.read_text(), re.MULTILINE)
        addresses = {"/".join(source.split("/")[:3]) for source in sources}
        assert addresses <= public, f"{lock.name}: {addresses - public}"
