"""What the system shows of a connection, through the whole service: directly, and by a real nginx."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from service.engine.core.timing.lag import ALLOWANCE_MS
from tests.serve.running import ROOT, Serving, eventually

HELD_S = 0.15
RTT = "X-Connection-RTT"
FORGED = {RTT: "400000"}
PROXIED = {"CHOUETTE_TRUSTED_PROXIES": "127.0.0.1", "CHOUETTE_RTT_HEADER": RTT}
NGINX = shutil.which("nginx")

CONFIGURATION = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder};
    fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
    upstream chouette {{ server 127.0.0.1:{service}; keepalive 8; }}
    server {{ listen 127.0.0.1:{port}; include {snippet}; }}
}}
"""


@contextmanager
def nginx(folder: Path, service: int) -> Iterator[str]:
    """A real nginx in front of the service, with the snippet of deploy/ as it stands there; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    written = folder / "nginx.conf"
    text = CONFIGURATION.format(folder=folder, service=service, port=port, snippet=ROOT / "deploy" / "nginx.conf")
    written.write_text(text)
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(written)], stderr=subprocess.DEVNULL)
    try:
        assert eventually(lambda: _answers(port)), (folder / "error.log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def _answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/v1/time", timeout=2).status_code == 200
    return False


def held_back(url: str, headers: dict[str, str]) -> list[dict[str, Any]]:
    """What a seat is told that holds three nonces back, at a table that trusts connections."""
    with httpx.Client(base_url=url, timeout=30, headers=headers) as client:
        made = client.post("/v1/games", json={"ruleset": "wikimonde", "options": {"lag_trust": "connection"}}).json()
        path = f"/v1/games/{made['id']}"
        token = client.post(f"{path}/players", json={"name": "Karadoc"}).json()["seat"]["token"]
        seat = {"Authorization": f"Bearer {token}", "Accept": "text/event-stream"}
        answers = []
        with client.stream("GET", f"{path}/events", headers=seat) as stream:
            for line in stream.iter_lines():
                if '"nonce"' not in line:
                    continue
                time.sleep(HELD_S)
                nonce = json.loads(line.removeprefix("data: "))
                answers.append(client.post(f"{path}/pings", json=nonce, headers={**seat, "Accept": "*/*"}).json())
                if len(answers) == 3:
                    return answers
    raise AssertionError("the stream brought no three nonces")


def check_truth(answers: list[dict[str, Any]]) -> None:
    """The nonces took their time, and what counts is what the loopback takes."""
    for answer in answers:
        assert answer["round_trip_ms"] >= HELD_S * 1000 - 1
        assert 1 <= answer["connection_ms"] < 100
        assert answer["lag_ms"] <= answer["connection_ms"] + ALLOWANCE_MS


@pytest.mark.skipif(sys.platform != "linux", reason="TCP_INFO is Linux's")
def test_a_client_that_connects_itself_is_measured_by_the_system(tmp_path: Path) -> None:
    with Serving(tmp_path) as service:
        check_truth(held_back(service.url, FORGED))


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_behind_a_real_nginx_its_figure_counts_and_what_a_client_sends_under_that_name_does_not(tmp_path: Path) -> None:
    with (
        Serving(tmp_path, environment=PROXIED) as service,
        nginx(tmp_path, int(service.url.rsplit(":", 1)[1])) as front,
    ):
        check_truth(held_back(front, FORGED))
        # Without nginx between, the test itself is the proxy that is trusted.
        assert held_back(service.url, {RTT: "120000"})[-1]["connection_ms"] == 120
        assert held_back(service.url, {})[-1] | {"round_trip_ms": 0} == {
            "round_trip_ms": 0,
            "lag_ms": 0,
            "connection_ms": None,
        }
