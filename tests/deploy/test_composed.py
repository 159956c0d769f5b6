"""What compose starts works together with passwords, and what calls out may do no more in Redis than webhooks need."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import redis
from redis.exceptions import AuthenticationError, NoPermissionError

from service.store import keys
from tests.benchmarks.processes import free_port
from tests.deploy.composed import DEPLOY, SECRETS, Composed, services
from tests.serve.running import eventually
from tests.webhooks.receiver import Receiver

TO_THE_RECEIVER = {"CHOUETTE_WEBHOOK_HTTP": "true", "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8"}
QUICK = {"turn_ms": 300, "decision_ms": 300, "reaction_ms": 300, "pause_ms": 0}


@pytest.fixture(scope="module")
def composed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Composed]:
    found = Composed(tmp_path_factory.mktemp("composed"), free_port(), free_port())
    try:
        found.start("redis")
        assert eventually(found.socket.exists), found.said("redis")
        for name in ("api", "worker", "alarm", "webhooks"):
            found.start(name, **TO_THE_RECEIVER)
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="module")
def api(composed: Composed) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{composed.api_port}", timeout=30) as found:

        def well() -> bool:
            try:
                answer = found.get("/readyz")
            except httpx.TransportError:
                return False
            return answer.status_code == 200 and all(check["status"] == "ok" for check in answer.json()["checks"])

        assert eventually(well, 90), composed.said("api") + composed.said("webhooks")
        yield found


@pytest.fixture
def sender(composed: Composed) -> Iterator[redis.Redis]:
    """Redis as the webhook process has it."""
    url = f"unix://webhooks:{SECRETS['REDIS_WEBHOOKS_PASSWORD']}@{composed.socket}"
    with redis.Redis.from_url(url) as found:
        yield found


def test_a_game_made_with_a_key_is_played_by_the_table_and_told_to_a_receiver(
    composed: Composed, api: httpx.Client
) -> None:
    assert api.post("/v1/games", json={"ruleset": "wikimonde"}).json()["code"] == "key_missing"
    made = subprocess.run(
        ["python", "-m", "service.cli", "keys", "create", "league", "--scope=games", "--scope=webhooks"],
        env={**composed.environment, "CHOUETTE_REDIS_URL": composed.redis_url},
        cwd=DEPLOY.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    key = {"X-API-Key": made.stdout.strip()}
    receiver = Receiver()
    try:
        hook = {"url": receiver.url("ok/composed"), "events": ["event.dice_rolled"]}
        assert api.post("/v1/webhooks", json=hook, headers=key).status_code == 201
        body = {"ruleset": "wikimonde", "options": QUICK, "player": {"name": "Perceval"}}
        game = api.post("/v1/games", json=body, headers=key).json()
        api.post(f"/v1/games/{game['id']}/players", json={"name": "Karadoc"})
        seat = {"Authorization": f"Bearer {game['seat']['token']}"}
        assert api.post(f"/v1/games/{game['id']}/start", json={}, headers=seat).status_code == 201
        # The alarm and the worker have the table throw, and the webhook process tells it.
        assert eventually(lambda: bool(receiver.at("ok/composed")), 60), composed.said("webhooks")
    finally:
        receiver.close()
    for name in ("worker", "alarm", "webhooks"):
        assert "NOPERM" not in composed.said(name)
        assert "error" not in composed.said(name).lower()


def test_nobody_gets_in_without_a_password(composed: Composed, api: httpx.Client) -> None:
    without = composed.redis_url.replace(f":{SECRETS['REDIS_PASSWORD']}@", "")
    with redis.Redis.from_url(without) as client, pytest.raises(AuthenticationError):
        client.ping()
    with redis.Redis(unix_socket_path=str(composed.socket)) as client, pytest.raises(AuthenticationError):
        client.ping()


@pytest.mark.parametrize(
    "command",
    [
        "CONFIG GET requirepass", "FLUSHALL", "KEYS *", "SCAN 0", "ACL LIST", "SCRIPT FLUSH", "SHUTDOWN", "MODULE LIST",
        "CLIENT KILL TYPE normal", "SAVE", "MIGRATE h 1 k 0 1", "REPLICAOF h 1",
        "RPUSH rq:queue:chouette-windows job", "RPUSH rq:queue:chouette-bots job", "SMEMBERS rq:wip:chouette-windows",
        "HSET chouette:keys a b", f"ZADD {keys.ALARMS} 1 game", f"GET {keys.record('game', 'key')}",
        f"XADD {keys.events('game')} * e x", f"DEL {keys.events('game')}", "SUBSCRIBE anything",
    ],
)  # fmt: skip
def test_what_calls_out_may_do_no_more_in_redis_than_webhooks_need(
    api: httpx.Client, sender: redis.Redis, command: str
) -> None:
    with pytest.raises(NoPermissionError):
        sender.execute_command(*command.split())


def test_api_and_redis_are_told_alike_when_an_act_is_to_be_on_the_disk(api: httpx.Client, tmp_path: Path) -> None:
    checks = {check["name"]: check for check in api.get("/readyz").json()["checks"]}
    assert checks["durability"]["status"] == "ok"
    assert "every second" in checks["durability"]["detail"]
    # By one setting: the file asks for the same in both.
    asked = {name: service["environment"].get("CHOUETTE_FSYNC") for name, service in services().items()}
    assert asked["redis"] == asked["api"] == "${CHOUETTE_FSYNC:-everysec}"
    other = Composed(tmp_path, free_port(), free_port())
    try:
        other.start("redis", CHOUETTE_FSYNC="always")
        assert eventually(other.socket.exists), other.said("redis")
        with redis.Redis.from_url(other.redis_url) as client:
            assert client.config_get("appendfsync") == {"appendfsync": "always"}
    finally:
        other.stop()


def test_without_passwords_redis_does_not_start(composed: Composed) -> None:
    for name in SECRETS:
        given = {key: text for key, text in SECRETS.items() if key != name}
        answer = subprocess.run(
            ["sh", str(DEPLOY / "redis.sh")],
            env={**composed.environment, **given},
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        assert answer.returncode != 0
        assert name in answer.stderr


def test_no_password_stands_in_a_command_line(composed: Composed, api: httpx.Client) -> None:
    for process in composed.running.values():
        line = Path(f"/proc/{process.pid}/cmdline").read_text("utf-8")
        assert not any(secret in line for secret in SECRETS.values())
