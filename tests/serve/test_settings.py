"""Settings: declared once, refused in one line before anything starts, and a mistyped name is no silent nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from service import setting_list
from service.settings import ELSEWHERE, Settings, SettingsError, declared, refuse_misspelt, unknown
from service.telemetry import logs

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {name for name, _, _ in declared()} | ELSEWHERE.keys()
VARIABLE = re.compile(r"CHOUETTE_[A-Z][A-Z0-9_]*[A-Z0-9]")
PREFIXES = ("CHOUETTE_LIMIT", "CHOUETTE_WEBHOOK")
"""What several of them begin with, as texts and code write it."""

WRITTEN_IN = (".py", ".md", ".ts", ".yaml", ".yml", ".toml", ".conf", "Dockerfile", "dev", "run")
PROGRAMS = (
    ("service.cli", "serve"), ("worker",), ("worker.alarm",), ("worker.delivery",),
    ("gunicorn", "--config", "python:service.gunicorn.config"),
)  # fmt: skip
WRONG = {
    "SETTLE_MS": "abc", "WORKERS": "none", "METRICS": "perhaps", "KEYS_REQUIRED": "maybe", "LIMIT_SHOUTS": "many",
    "TRUSTED_PROXIES": "proxy", "CREATE_KEYS": "secret", "WEBHOOK_SCHEDULE_S": "5,soon", "ABANDON_S": "0",
    "GAME_TTL_S": "59", "LOG_FORMAT": "xml", "ACCESS_LOG": "some", "HEARTBEAT_S": "", "BOT_SPEED": "inf ant",
    "REDIS_URL": "redis+sentinel://s1,s2", "RQ_REDIS_URL": "redis+cluster://h1,h2", "WAIT_REPLICAS": "-1",
    "WAIT_TIMEOUT_MS": "60000",
}  # fmt: skip


def run(*program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    told = {f"CHOUETTE_{name}": value for name, value in environment.items()}
    return subprocess.run(
        [sys.executable, "-m", *program], cwd=ROOT, env={**clean, **told}, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS, ids=" ".join)
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SETTLE_MS", "abc", "CHOUETTE_SETTLE_MS takes a whole number from 0 to 5000, not 'abc'."),
        ("KEYS_REQUIERD", "true", "CHOUETTE_KEYS_REQUIERD is no setting. Did you mean CHOUETTE_KEYS_REQUIRED?"),
    ],
)
def test_every_program_refuses_in_one_line(program: tuple[str, ...], name: str, value: str, said: str) -> None:
    refused = run(*program, **{name: value})
    assert refused.returncode == 1
    assert refused.stderr.strip().removeprefix("Error: ") == said
    assert refused.stdout == ""


@pytest.mark.parametrize(("name", "value"), WRONG.items())
def test_a_value_that_cannot_be_used_is_named_with_what_is_taken(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"CHOUETTE_{name}", value)
    if not value:
        assert Settings.from_env() == Settings(), "an empty variable is one that is not set"
        return
    with pytest.raises(SettingsError) as refused:
        Settings.from_env()
    assert str(refused.value).startswith(f"CHOUETTE_{name}")
    assert "\n" not in str(refused.value)


def test_a_secret_that_is_no_hash_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHOUETTE_CREATE_KEYS", "ck_" + "s3cret" * 8)
    with pytest.raises(SettingsError) as refused:
        Settings.from_env()
    assert "s3crets3cret" not in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("KEY_REQUIRED", "KEYS_REQUIRED"), ("TRUSTED_PROXYS", "TRUSTED_PROXIES"), ("LIMIT_SHOUT", "LIMIT_SHOUTS"),
     ("REDISURL", "REDIS_URL"), ("CORS_ORIGIN", "CORS_ORIGINS")],
)  # fmt: skip
def test_a_name_that_is_nearly_a_setting_was_meant_to_be_one(typed: str, meant: str) -> None:
    with pytest.raises(SettingsError, match=f"CHOUETTE_{typed} is no setting. Did you mean CHOUETTE_{meant}?"):
        refuse_misspelt({f"CHOUETTE_{typed}": "x"})


def test_what_kubernetes_sets_for_a_service_of_that_name_stops_nothing_and_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    links = {
        "CHOUETTE_SERVICE_HOST": "10.0.0.1", "CHOUETTE_SERVICE_PORT": "8000", "CHOUETTE_PORT": "tcp://10.0.0.1:8000",
        "CHOUETTE_PORT_8000_TCP": "tcp://10.0.0.1:8000", "CHOUETTE_PORT_8000_TCP_PROTO": "tcp",
    }  # fmt: skip
    for name, value in links.items():
        monkeypatch.setenv(name, value)
    assert Settings.from_env() == Settings()
    assert unknown(os.environ) == sorted(links.keys() - {"CHOUETTE_PORT"})
    said = CliRunner().invoke(setting_list.command)
    assert said.exit_code == 0
    assert "CHOUETTE_SERVICE_HOST is no setting, and is ignored." in said.output


def test_a_process_names_what_it_ignores_with_the_nearest_setting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHOUETTE_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("CHOUETTE_HEARTBEAT_OF_STREAMS", "3")
    logs.configure("INFO", "json")
    [line] = [line for line in capsys.readouterr().err.splitlines() if "no settings" in line]
    assert '"level": "warning"' in line
    assert "CHOUETTE_HEARTBEAT_OF_STREAMS (the nearest setting is CHOUETTE_HEARTBEAT_S)" in line
    assert "CHOUETTE_SERVICE_HOST (the nearest setting is CHOUETTE_" in line


def test_a_process_of_whose_environment_everything_is_known_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json")
    assert "no settings" not in capsys.readouterr().err


def test_every_variable_that_is_written_anywhere_is_declared() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    texts = [ROOT / name for name in listed if name.endswith(WRITTEN_IN) and name != "tests/serve/test_settings.py"]
    found = {(name, path.name) for path in texts for name in VARIABLE.findall(path.read_text("utf-8"))}
    families = {name for name in PREFIXES if any(known.startswith(f"{name}_") for known in KNOWN)}
    assert [each for each in sorted(found) if each[0] not in KNOWN | families] == []


def test_the_list_has_all_of_them_once_with_what_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHOUETTE_SETTLE_MS", "40")
    monkeypatch.setenv("CHOUETTE_REDIS_URL", "redis://:s3cret@127.0.0.1/0")
    said = CliRunner().invoke(setting_list.command)
    assert said.exit_code == 0
    names = re.findall(r"^(CHOUETTE_[A-Z0-9_]+)=", said.output, re.MULTILINE)
    assert names == [name for name, _, _ in declared()]
    assert len(set(names)) == len(names)
    assert {"CHOUETTE_PORT", "CHOUETTE_WORKERS", "CHOUETTE_LIMIT_SHOUTS"} <= set(names)
    assert "CHOUETTE_SETTLE_MS=60   set to 40" in said.output
    assert "s3cret" not in said.output


def test_the_page_of_settings_is_what_is_declared() -> None:
    assert (ROOT / "deploy" / "SETTINGS.md").read_text("utf-8") == setting_list.table(), "./dev settings --markdown"
