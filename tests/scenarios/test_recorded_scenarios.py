"""Every scenario of the dice games, once it is played, has a record that plays again to where it stands."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from service.scenario.check import check
from service.scenario.form import LOADER, parse
from service.scenario.record import as_yaml, record
from service.scenario.runner import Run

FILES = sorted(path for kind in ("classic", "modulaire") for path in Path(__file__).parent.glob(f"{kind}-*.yaml"))
RACES = ("classic-actions-sirotage", "classic-holdings-tichette", "modulaire-a3-sirotage")
"""Files in which points wait for windows to close, and dice to be shown."""
BEGINNINGS = ("players", "first", "turns_played", "table")


def recordable(document: dict[str, Any]) -> bool:
    """Whether it begins with a game: before its start there is nothing to record, and what is refused never was one."""
    refused = document.get("expect", {}).get("creation") == "refused"
    return document.get("started", True) and "joining" not in document and not refused


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_of_each_scenario_plays_again(path: Path) -> None:
    documents = [document for document in yaml.load_all(path.read_text("utf-8"), Loader=LOADER) if document]
    failed = [differs(document, number) for number, document in enumerate(filter(recordable, documents), start=1)]
    assert not any(failed), "\n".join(filter(None, failed))


@pytest.mark.parametrize("path", [one for one in FILES if one.stem in RACES], ids=lambda path: path.stem)
def test_the_record_of_a_game_that_is_called_off_after_any_step_plays_again(path: Path) -> None:
    """What was open closed by that: time had not closed it before, and given anybody its points."""
    documents = [document for document in yaml.load_all(path.read_text("utf-8"), Loader=LOADER) if document]
    failed = []
    for number, document in enumerate(filter(recordable, documents), start=1):
        play = document.get("play", [])
        run = Run(parse(document, path.name))
        going = [run.game.state.status != "finished" for _ in islice(run.play(), len(play) + 1)]
        for steps in range(1, sum(going)):
            called_off = {**document, "play": [*play[:steps], {"cancel": True}], "expect": {}}
            failed.append(differs(called_off, number))
    assert not any(failed), "\n".join(filter(None, failed))


def differs(document: dict[str, Any], number: int) -> str:
    """What is otherwise where the record of a scenario, once it is played, is played again; empty if nothing is."""
    run = Run(parse(document, f"{document['title']}#{number}"))
    # Dice may be left over.
    for _ in islice(run.play(), len(document.get("play", [])) + 1):
        pass
    began = {name: document[name] for name in BEGINNINGS if name in document}
    encoded = [msgspec.json.encode(event) for event in run.events]
    private = {seq: msgspec.json.encode(forms) for seq, forms in run.private.items()}
    told = as_yaml(record(run.game, encoded, began, private=private))
    verdict = check(parse(yaml.safe_load(told), "record"))
    return "" if verdict.outcome == "passed" else f"{document['title']}, {len(run.scenario.play)} steps: {verdict.why}"


def test_a_promise_that_was_let_go_is_no_act_however_the_log_tells_it() -> None:
    """Earlier logs tell an annonce without fields, and later ones a silence."""
    path = next(path for path in FILES if path.stem == "modulaire-rulings")
    documents = yaml.load_all(path.read_text("utf-8"), Loader=LOADER)
    document = next(one for one in documents if one["title"].startswith("Étoile, a Civet that was promised"))
    run = Run(parse(document, "rulings"))
    for _ in run.play():
        pass
    encoded = [msgspec.json.encode(event) for event in run.events]
    earlier = [raw.replace(b'"act":"silence"', b'"act":"annonce"') for raw in encoded]
    assert earlier != encoded
    began = {name: document[name] for name in BEGINNINGS if name in document}
    assert record(run.game, earlier, began) == record(run.game, encoded, began)
