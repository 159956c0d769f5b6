"""Every scenario of the dice games, once it is played, has a record that plays again to where it stands."""

from __future__ import annotations

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
BEGINNINGS = ("players", "first", "turns_played", "table")


def recordable(document: dict[str, Any]) -> bool:
    """Whether it begins with a game: before its start there is nothing to record, and what is refused never was one."""
    refused = document.get("expect", {}).get("creation") == "refused"
    return document.get("started", True) and "joining" not in document and not refused


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_of_each_scenario_plays_again(path: Path) -> None:
    documents = [document for document in yaml.load_all(path.read_text("utf-8"), Loader=LOADER) if document]
    failed = []
    for number, document in enumerate(filter(recordable, documents), start=1):
        run = Run(parse(document, f"{path.name}#{number}"))
        for _ in run.play():
            pass
        began = {name: document[name] for name in BEGINNINGS if name in document}
        encoded = [msgspec.json.encode(event) for event in run.events]
        private = {seq: msgspec.json.encode(forms) for seq, forms in run.private.items()}
        told = as_yaml(record(run.game, encoded, began, private=private))
        verdict = check(parse(yaml.safe_load(told), "record"))
        if verdict.outcome != "passed":
            failed.append(f"{document['title']}: {verdict.why}")
    assert not failed, "\n".join(failed)


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
