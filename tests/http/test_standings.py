"""Standings over HTTP: in every form, spared where nothing has changed, and kept right by a stream."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.http.wiring import EXTENSION
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give
from tests.http.test_tournaments import KEY, look, make, refused, tick

NAMES = ("Perceval", "Karadoc", "Bohort", "Arthur")


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def begun(app: Flask, client: FlaskClient, **body: Any) -> tuple[str, dict[str, str]]:
    path, tokens = make(client, *NAMES, **body)
    assert client.post(f"{path}/start", headers=KEY).status_code == 200
    look(app, path)
    return path, tokens


def end(app: Flask, client: FlaskClient, path: str, tokens: dict[str, str], table: int) -> None:
    """The second of a table leaves it."""
    rounds = client.get(f"{path}/rounds").json["rounds"]
    made = rounds[-1]["tables"][table]
    left = made["seats"][1]
    seat = bearer(tokens[left.capitalize()])
    assert client.delete(f"/v1/games/{made['game']}/players/{left}", headers=seat).status_code == 200
    tick(app, made["game"])


def lines_of(client: FlaskClient, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"{path}/standings").json["lines"]
    return found


def test_lines_of_json_are_those_of_the_whole(app: Flask, client: FlaskClient) -> None:
    path, tokens = begun(app, client)
    end(app, client, path, tokens, 0)
    answer = client.get(f"{path}/standings", headers={"Accept": "application/x-ndjson"})
    assert answer.content_type == "application/x-ndjson"
    assert [json.loads(line) for line in answer.get_data().splitlines()] == lines_of(client, path)


def test_a_spreadsheet_gets_a_table_and_no_formula(client: FlaskClient) -> None:
    names = ["=SUM(A1)", "+1", "-2", "@x", 'Dame "du" Lac, la', "Été"]
    path, _ = make(client, *names)
    answer = client.get(f"{path}/standings", headers={"Accept": "text/csv"})
    assert answer.content_type == "text/csv; charset=utf-8; header=present"
    text = answer.get_data().decode()
    assert text.count("\r\n") == text.count("\n") == len(names) + 1, "each line ends as RFC 4180 says"
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert {row["name"] for row in rows} == {"'=SUM(A1)", "'+1", "'-2", "'@x", 'Dame "du" Lac, la', "Été"}
    assert [row["rank"] for row in rows] == [str(rank) for rank in range(1, 7)]
    assert {(row["points"], row["games"], row["withdrawn"]) for row in rows} == {("0", "0", "false")}


def test_points_of_a_table_for_spreadsheets_are_those_of_the_standings(app: Flask, client: FlaskClient) -> None:
    path, tokens = begun(app, client, points={"by": "places", "places": [2.5, -1.25]})
    end(app, client, path, tokens, 0)
    rows = csv.DictReader(io.StringIO(client.get(f"{path}/standings", headers={"Accept": "text/csv"}).text))
    assert [(row["entry"], float(row["points"]), row["decided_by"] or None) for row in rows] == [
        (line["entry"], line["points"], line["decided_by"]) for line in lines_of(client, path)
    ]


def test_what_has_not_changed_is_not_sent_again(app: Flask, client: FlaskClient) -> None:
    path, tokens = begun(app, client)
    tags = set()
    for kind in ("application/json", "application/x-ndjson", "text/csv"):
        answer = client.get(f"{path}/standings", headers={"Accept": kind})
        tag = answer.headers["ETag"]
        tags.add(tag)
        same = client.get(f"{path}/standings", headers={"Accept": kind, "If-None-Match": tag})
        assert (same.status_code, same.get_data(), same.headers["ETag"]) == (304, b"", tag)
    assert len(tags) == 3, "each form is another answer"
    end(app, client, path, tokens, 0)
    for tag in tags:
        assert client.get(f"{path}/standings", headers={"If-None-Match": tag}).status_code == 200


def test_each_form_of_a_private_one_is_for_those_alone_who_may_see_it(client: FlaskClient) -> None:
    path, _ = make(client, *NAMES, visibility="private")
    for kind in ("application/json", "application/x-ndjson", "text/csv"):
        tag = client.get(f"{path}/standings", headers={"Accept": kind, **KEY}).headers["ETag"]
        answer = client.get(f"{path}/standings", headers={"Accept": kind, "If-None-Match": tag})
        assert refused(answer) == (404, "tournament_not_found")


class Follower:
    """A client that keeps its standings right by a stream alone."""

    def __init__(self, client: FlaskClient, path: str) -> None:
        headers = {"Accept": "application/x-ndjson"}
        self.answer = client.get(f"{path}/events?standings=true", headers=headers, buffered=False)
        assert self.answer.status_code == 200
        self._lines = self._read(iter(self.answer.response))
        self.lines: dict[str, dict[str, Any]] = {}
        self.changes: list[dict[str, Any]] = []
        self.events: list[str] = []

    @staticmethod
    def _read(chunks: Iterator[Any]) -> Iterator[dict[str, Any]]:
        for chunk in chunks:
            yield from (json.loads(line) for line in chunk.splitlines() if line)

    def until(self, seq: int) -> list[tuple[str, float]]:
        """Read on until the standings know of an event; entries and points, by rank."""
        for told in self._lines:
            if told.get("event") != "standings":
                self.events.append(told["type"])
                continue
            data = told["data"]
            self.changes.append(data)
            self.lines = {} if data["whole"] else self.lines
            self.lines |= {line["entry"]: line for line in data["lines"]}
            for entry in data["gone"]:
                del self.lines[entry]
            assert len(self.lines) == data["entries"]
            if data["seq"] >= seq:
                break
        ranked = sorted(self.lines.values(), key=lambda line: line["rank"])
        return [(line["entry"], line["points"]) for line in ranked]


def right(client: FlaskClient, path: str) -> tuple[int, list[tuple[str, float]]]:
    found = client.get(f"{path}/standings").json
    return found["seq"], [(line["entry"], line["points"]) for line in found["lines"]]


def test_a_stream_keeps_the_standings_of_its_reader_right(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, *NAMES, "Merlin")
    follower = Follower(client, path)
    seq, expected = right(client, path)
    assert follower.until(seq) == expected
    gone = client.delete(f"{path}/entries/merlin", headers=bearer(tokens["Merlin"]))
    assert gone.status_code == 204
    seq, expected = right(client, path)
    assert follower.until(seq) == expected
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    for table in (0, 1):
        end(app, client, path, tokens, table)
        seq, expected = right(client, path)
        assert follower.until(seq) == expected
    assert [change["whole"] for change in follower.changes] == [True] + [False] * (len(follower.changes) - 1)
    first = client.get(f"{path}/rounds").json["rounds"][0]["tables"][0]
    swapped = [{"entry": seat, "place": place} for seat, place in zip(first["seats"], (2, 1), strict=True)]
    body = {"placings": swapped, "reason": "Bévue"}
    assert client.post(f"{path}/tables/1.1/correction", json=body, headers=KEY).status_code == 200
    look(app, path)
    seq, expected = right(client, path)
    assert follower.until(seq) == expected
    assert list(follower._lines) == [], "it ends by itself, with the standings as they stay"
    assert follower.changes[-1]["finished"] is True
    assert follower.events[-1] == "tournament_finished"


def test_a_stream_that_does_not_ask_for_standings_has_none(client: FlaskClient) -> None:
    path, _ = make(client, *NAMES)
    client.post(f"{path}/cancel", headers=KEY)
    for form in ("text/event-stream", "application/x-ndjson"):
        plain = client.get(f"{path}/events", headers={"Accept": form}).text
        asked = client.get(f"{path}/events?standings=true", headers={"Accept": form}).text
        assert ("standings" in plain, "standings" in asked) == (False, True)
    assert refused(client.get(f"{path}/events?standings=1")) == (422, "invalid_request")


def test_standings_are_counted_once_for_all_who_ask(app: Flask, client: FlaskClient) -> None:
    path, _ = make(client, *NAMES)
    board = app.extensions[EXTENSION].tournaments.standings
    first = board.since(path.rpartition("/")[2], 0)
    for _ in range(3):
        client.get(f"{path}/standings")
        again = board.since(path.rpartition("/")[2], first.standing.count)
        assert (again.standing, again.lines, again.gone) == (first.standing, [], [])
