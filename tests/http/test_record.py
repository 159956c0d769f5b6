"""A game that was played over HTTP can be taken away as a file and played again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import yaml

from service.scenario.check import check
from service.scenario.form import read
from tests.http.table import HandClock, Table


def played(table: Table, clock: HandClock) -> None:
    thrower = table.begin()
    table.post(thrower, "rolls")
    clock.move(1500)
    table.post(thrower, "rolls")
    clock.move(300)
    table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou"})
    clock.move(5000)


def test_the_record_plays_again_with_the_same_outcome(table: Table, clock: HandClock, tmp_path: Path) -> None:
    played(table, clock)
    got = table.get("/record")
    assert got.status_code == 200
    assert got.content_type == "application/yaml"
    file = tmp_path / "game.yaml"
    file.write_bytes(got.data)
    verdicts = [check(scenario) for scenario in read(file)]
    assert len(verdicts) == 1
    assert verdicts[0].outcome == "passed", verdicts[0]
    scores = {player["id"]: player["score"] for player in table.get().json["players"]}
    assert yaml.safe_load(got.data)["expect"]["scores"] == scores


def test_it_comes_as_json_too(table: Table, clock: HandClock) -> None:
    played(table, clock)
    asked = table.get("/record?format=json")
    assert asked.content_type == "application/json"
    assert table.get("/record", Accept="application/json").json == asked.json
    assert yaml.safe_load(table.get("/record").data) == msgspec.json.decode(asked.data)
    tag = asked.headers["ETag"]
    assert table.get("/record?format=json", If_None_Match=tag).status_code == 304
    assert table.get("/record", If_None_Match=tag).status_code == 200


def test_there_is_nothing_to_record_before_the_start(table: Table) -> None:
    got = table.get("/record")
    assert (got.status_code, got.json["code"]) == (409, "not_started")
