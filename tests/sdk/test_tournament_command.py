"""`chouette tournament` from the making to the check, on the real service."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
from chouette_sdk import Client, Conflict
from click.testing import CliRunner, Result

from service.organiser.command import command

LINES = {"COLUMNS": "200"}


def said(*arguments: str) -> Result:
    return CliRunner(env=LINES).invoke(command, list(arguments))


def leaves(url: str, cup: str, entry: str, token: str) -> None:
    """A script that gives up each of its games."""
    with Client(url) as client:
        for seat in client.tournament(cup).entrant(entry, token).seats():
            with suppress(Conflict):
                seat.leave()


def test_one_is_made_watched_saved_and_checked(service_url: str, api_key: str, tmp_path: Path) -> None:
    plan = tmp_path / "cup.yaml"
    plan.write_text("name: Coupe\ntable_size: 2\nrounds: 1\nentries: [Perceval, Karadoc]\n", "utf-8")
    made = said("create", str(plan), "--url", service_url, "--key", api_key, "--option", "target=30")
    assert made.exit_code == 0, made.output
    address = next(word for word in made.output.split() if "/v1/tournaments/" in word)
    cup = address.rpartition("/")[2]
    assert f"chouette tournament watch {address}" in made.output
    tokens = dict(line.split() for line in made.output.splitlines() if line.split()[:1] in (["perceval"], ["karadoc"]))
    assert set(tokens) == {"perceval", "karadoc"}
    scripts = [
        Thread(target=leaves, args=(service_url, cup, entry, token), daemon=True) for entry, token in tokens.items()
    ]
    with Client(service_url, api_key=api_key) as client:
        client.tournament(cup).start()
        for script in scripts:
            script.start()
        watched = said("watch", cup, "--url", service_url)
    assert watched.exit_code == 0, watched.output
    lines = watched.output.splitlines()
    assert lines[:2] == ["Perceval enters.", "Karadoc enters."]
    assert any(line.startswith("Table 1.1: 1. ") for line in lines)
    assert any(line.startswith("It is over.") and line.endswith("has won.") for line in lines)
    file = tmp_path / "cup.ndjson"
    assert said("export", address, str(file)).exit_code == 0
    again = said("export", address, str(file))
    assert (again.exit_code, "--force" in again.output) == (1, True)
    for source in (str(file), address):
        checked = said("verify", source)
        assert (checked.exit_code, checked.output.startswith("proved: 1 round, 1 game")) == (0, True), checked.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["create", "--set", "tables=4"], "unknown settings: tables"),
        (["create", "--table-size", "99"], "table_size"),
        (["create", "--ruleset", "belote"], "belote"),
        (["create", "--option", "targets=4"], "unknown options: targets"),
        (["watch", "t.none"], "There is no such tournament"),
        (["export", "here"], "is no tournament"),
    ],
    ids=str,
)
def test_what_goes_wrong_is_told_in_one_sentence(
    arguments: list[str], sentence: str, service_url: str, api_key: str
) -> None:
    told = said(*arguments, "--url", service_url, "--key", api_key)
    assert told.exit_code == 1
    assert told.output.startswith("Error: ")
    assert sentence in told.output
    assert told.output.count("\n") == 1


def test_without_a_key_or_a_service_it_says_what_to_do(service_url: str) -> None:
    none = CliRunner(env={"CHOUETTE_API_KEY": ""}).invoke(command, ["create", "--url", service_url])
    assert (none.exit_code, "keys create" in none.output) == (1, True)
    away = said("watch", "t.none", "--url", "http://127.0.0.1:9")
    assert (away.exit_code, "does not answer" in away.output) == (1, True)
