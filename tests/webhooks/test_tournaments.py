"""What happens in tournaments, told by the real sending process to a real receiver."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from service.director.events import TOURNAMENT_EVENTS, RoundStarted, TableStart, named
from service.http.wiring import EXTENSION
from service.webhooks.kinds import PATTERN, TOURNAMENTS
from service.webhooks.payload import LARGEST
from service.webhooks.tournament_payload import WebhookStanding, WebhookTournament, body
from tests.webhooks.conftest import ROOT, Integrator, Postman, until
from tests.webhooks.receiver import Receiver

WHOLE = [
    "tournament.created", "tournament.entry_made", "tournament.entry_made", "tournament.started",
    "tournament.round_started", "tournament.table_finished", "tournament.round_finished", "tournament.finished",
]  # fmt: skip


class Cup:
    """A tournament of two, whose one game the second leaves."""

    def __init__(self, integrator: Integrator, **more: Any) -> None:
        self.integrator = integrator
        sent = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1, **more}
        made = integrator.ask("POST", "/tournaments", sent)
        assert made.status_code == 201, made.json
        self.id = made.json["id"]
        self.tokens = {name: self.post("entries", name=name, external_id=f"acct_{name}")["token"] for name in "ab"}

    def post(self, path: str, **body: Any) -> Any:
        answer = self.integrator.ask("POST", f"/tournaments/{self.id}/{path}", body)
        assert answer.status_code < 300, answer.json
        return answer.json

    def look(self) -> None:
        """What the job of a worker does."""
        self.integrator.app.extensions[EXTENSION].tournaments.runner.look_at(self.id)

    def play(self) -> None:
        self.post("start")
        self.look()
        [made] = self.integrator.ask("GET", f"/tournaments/{self.id}/rounds").json["rounds"]
        game = made["tables"][0]["game"]
        seat = {"Authorization": f"Bearer {self.tokens['b']}"}
        assert self.integrator.client.delete(f"/v1/games/{game}/players/b", headers=seat).status_code == 200
        self.look()
        self.look()


@pytest.mark.usefixtures("postman")
def test_all_of_it_is_told_in_order_once_and_as_the_document_says(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/cup"), "tournament.*")
    few = integrator.hook(receiver.url("ok/few"), "tournament.finished")
    cup = Cup(integrator, visibility="private", metadata={"season": "7"})
    cup.play()
    until(lambda: len(receiver.told("ok/cup")) == len(WHOLE) and bool(receiver.told("ok/few")))
    told = [got.verified(hook["secret"]) for got in receiver.told("ok/cup")]
    assert [payload["type"] for payload in told] == WHOLE
    log = integrator.ask("GET", f"/tournaments/{cup.id}/events").json["events"]
    assert [payload["data"]["event"] for payload in told] == log
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))
    schema = {"$ref": "#/components/schemas/TournamentWebhookPayload", "components": document["components"]}
    for payload in told:
        Draft202012Validator(schema).validate(payload)
        assert payload["data"]["tournament"]["metadata"] == {"season": "7"}
    by_type = {payload["type"]: payload["data"] for payload in told}
    known = by_type["tournament.table_finished"]["tournament"]["external_ids"]
    assert known == {"a": "acct_a", "b": "acct_b"}
    final = by_type["tournament.finished"]["standings"]
    assert [(line["entry"], line["points"]) for line in final] == [("a", 1.0), ("b", 0.0)]
    for data in by_type.values():
        assert integrator.ask("GET", data["links"]["event"].removeprefix("/v1")).json["events"] == [data["event"]]
    [last] = [got.verified(few["secret"]) for got in receiver.told("ok/few")]
    assert last["type"] == "tournament.finished"
    [listed] = integrator.deliveries(few)
    assert (listed["game"], listed["tournament"], listed["seq"]) == (None, cup.id, len(WHOLE))


@pytest.mark.usefixtures("postman")
def test_only_webhooks_of_its_key_that_ask_for_tournaments_are_told(integrator: Integrator, receiver: Receiver) -> None:
    other = Integrator(integrator.app, "other_cup")
    integrator.hook(receiver.url("ok/games"), "*", "event.*")
    integrator.hook(receiver.url("ok/one"), "tournament.*", game=integrator.game())
    other.hook(receiver.url("ok/other"), "tournament.*")
    integrator.hook(receiver.url("ok/mine"), "tournament.*", "tournament.finished")
    cup = Cup(integrator)
    cup.play()
    until(lambda: len(receiver.told("ok/mine")) == len(WHOLE))
    until(lambda: any(json.loads(got.body)["type"] == "game.finished" for got in receiver.told("ok/games")))
    assert all(json.loads(got.body)["data"]["game"] for got in receiver.told("ok/games"))
    assert not receiver.told("ok/other")
    assert not receiver.told("ok/one")


def test_killed_in_the_middle_it_is_told_on_in_order(
    integrator: Integrator, receiver: Receiver, postman: Postman
) -> None:
    hook = integrator.hook(receiver.url("hang/cup"), "tournament.*")
    cup = Cup(integrator)
    until(lambda: bool(receiver.at("hang/cup")))
    postman.kill()
    assert integrator.ask("PATCH", f"/webhooks/{hook['id']}", {"url": receiver.url("ok/cup2")}).status_code == 200
    cup.play()
    postman.start()
    until(lambda: len(receiver.told("ok/cup2")) == len(WHOLE))
    assert [got.verified(hook["secret"])["type"] for got in receiver.told("ok/cup2")] == WHOLE
    assert receiver.at("ok/cup2")[0].id == receiver.at("hang/cup")[0].id


def test_what_is_too_long_goes_without_its_standings_then_without_its_event() -> None:
    about = WebhookTournament(
        id="t.1", name="Coupe", ruleset="wikimonde", format="swiss", visibility="public",
        external_ids={f"entry_{number}": f"account-{number}" for number in range(900)},
    )  # fmt: skip
    tables = [
        TableStart(id=f"1.{n}", game="g" * 22, seats=[f"entry_{4 * n + seat}" for seat in range(4)], stage="round")
        for n in range(225)
    ]
    event = RoundStarted(seq=9, at=1, round=1, tables=tables, byes=[], ends_at=None)
    lines = [WebhookStanding(rank=n, entry=f"entry_{n}", name=f"Entry {n}", points=0.0) for n in range(900)]
    long = json.loads(body("tournament.round_started", "wh_1", about, msgspec.json.encode(event), 1, 9))
    assert (long["data"]["event"], long["data"]["tournament"]["external_ids"]) == (None, {})
    assert len(named(event)) == 900
    few = msgspec.structs.replace(about, external_ids={})
    final = body("tournament.finished", "wh_1", few, b'{"type":"tournament_finished"}', 1, 9, lines)
    assert json.loads(final)["data"]["standings"] is None
    assert json.loads(final)["data"]["event"] == {"type": "tournament_finished"}
    assert len(final) <= LARGEST


def test_every_event_of_a_tournament_has_a_name_for_webhooks() -> None:
    assert set(TOURNAMENTS) == {kind.__struct_config__.tag for kind in TOURNAMENT_EVENTS}
    assert all(PATTERN.fullmatch(kind) for kind in TOURNAMENTS.values())
