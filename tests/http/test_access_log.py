"""One line a request says who did what to which game, and nothing that a stranger must not read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from service.settings import Settings, SettingsError
from tests.http.table import HandClock, Table, application


def lines(said: str) -> list[dict[str, Any]]:
    return [line for text in said.splitlines() if (line := json.loads(text)).get("event") == "request"]


def test_a_line_tells_operation_game_player_and_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    clock = HandClock()
    table = Table.seated(application(clock).test_client(), clock)
    capsys.readouterr()
    table.post("perceval", "rolls", **{"X-Request-Id": "mine-1"})
    table.get(f"/expected?ticket={table.tokens['perceval']}", player="perceval")
    said = capsys.readouterr().err
    roll, expected = lines(said)
    assert (roll["method"], roll["operation"], roll["status"]) == ("POST", "roll", 409)
    assert (roll["game"], roll["player"]) == (table.id, "perceval")
    assert (roll["code"], roll["request_id"], roll["level"]) == ("not_started", "mine-1", "info")
    assert roll["ms"] > 0
    assert expected["operation"] == "get_expected"
    assert not [token for token in table.tokens.values() if token in said]


def test_the_line_of_a_creation_names_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    clock = HandClock()
    table = Table.made(application(clock).test_client(), clock)
    assert lines(capsys.readouterr().err)[-1]["game"] == table.id


def test_what_somebody_writes_into_an_address_stays_out_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    client = application(HandClock()).test_client()
    client.get("/v1/games/x%0A%7B%22level%22:%22fake%22%7D")
    client.get("/secret/path?token=abc")
    said = capsys.readouterr().err
    assert [line.get("game") for line in lines(said)] == [None, None]
    assert not [word for word in ("fake", "secret", "abc") if word in said]


@pytest.mark.parametrize(
    ("settings", "logged"),
    [({"access_log": 0.0}, 0), ({"access_log": -1.0}, 0), ({"log_level": "WARNING"}, 0), ({"access_log": 1.0}, 30)],
)
def test_how_much_is_logged_is_a_setting(
    capsys: pytest.CaptureFixture[str], settings: dict[str, Any], logged: int
) -> None:
    client = application(HandClock(), **settings).test_client()
    capsys.readouterr()
    for _ in range(30):
        client.get("/v1/time")
    assert len(lines(capsys.readouterr().err)) == logged


def test_for_a_person_it_is_a_line_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    application(HandClock(), log_format="console").test_client().get("/v1/games/nobody")
    assert "GET get_game 404" in capsys.readouterr().err


def test_the_setting_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, share in (("all", 1.0), ("errors", 0.0), ("off", -1.0), ("0.25", 0.25), ("1", 1.0)):
        monkeypatch.setenv("CHOUETTE_ACCESS_LOG", text)
        assert Settings.from_env().access_log == share
    monkeypatch.setenv("CHOUETTE_ACCESS_LOG", "some")
    with pytest.raises(SettingsError):
        Settings.from_env()
