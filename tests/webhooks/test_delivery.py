"""Deliveries by the real sending process to a real receiver: signed, in order, again where they failed."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator
from standardwebhooks import WebhookVerificationError

from tests.http.test_modulaire_games import COMING, foreseen
from tests.support.places import Place
from tests.webhooks.conftest import ROOT, Integrator, Postman, until
from tests.webhooks.foreseeing import Foreseeing
from tests.webhooks.receiver import Receiver

pytestmark = pytest.mark.usefixtures("postman")


def test_a_test_delivery_arrives_signed_and_is_listed(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/trial"))
    sent = integrator.trial(hook)
    until(lambda: bool(receiver.at("ok/trial")))
    [got] = receiver.told("ok/trial")
    assert got.id == sent["id"]
    told = got.verified(hook["secret"])
    assert (told["type"], told["data"]["webhook"], told["data"]["event"]) == ("webhook.test", hook["id"], None)
    with pytest.raises(WebhookVerificationError):
        got.verified("whsec_" + "A" * 44)
    until(lambda: integrator.deliveries(hook)[0]["status"] == "delivered")
    [listed] = integrator.deliveries(hook)
    attempt = listed["attempts"][-1]
    assert (listed["event"], listed["game"], listed["next_attempt"]) == ("webhook.test", None, None)
    assert (attempt["status"], attempt["error"]) == (200, None)


def test_what_happens_in_a_game_is_told_in_order_and_once(integrator: Integrator, receiver: Receiver) -> None:
    all_ = integrator.hook(receiver.url("ok/all"), "event.*")
    few = integrator.hook(receiver.url("ok/few"), "player.*")
    game_id = integrator.game("Perceval", "Karadoc", "Bohort")
    until(lambda: len(receiver.told("ok/few")) == 3)
    told = [got.verified(few["secret"]) for got in receiver.told("ok/few")]
    assert [payload["type"] for payload in told] == ["player.joined"] * 3
    assert [payload["data"]["event"]["player"] for payload in told] == ["perceval", "karadoc", "bohort"]
    assert {payload["data"]["game"]["id"] for payload in told} == {game_id}
    log = integrator.ask("GET", f"/games/{game_id}/events").json["events"]
    until(lambda: len(receiver.told("ok/all")) == len(log))
    everything = [got.verified(all_["secret"]) for got in receiver.told("ok/all")]
    assert [payload["data"]["event"] for payload in everything] == log, "what a spectator may read, and nothing else"
    assert [payload["type"] for payload in everything] == [f"event.{event['type']}" for event in log]


def test_only_games_of_the_key_and_only_the_named_game_are_told(integrator: Integrator, receiver: Receiver) -> None:
    other = Integrator(integrator.app, "somebody_else")
    mine = integrator.game()
    hook = integrator.hook(receiver.url("ok/one"), "*", game=mine)
    every = integrator.hook(receiver.url("ok/mine"), "*")
    integrator.game("Bohort")
    other.game("Arthur")
    integrator.client.post(f"/v1/games/{mine}/players", json={"name": "Perceval"})
    until(lambda: bool(receiver.at("ok/one")) and len(receiver.at("ok/mine")) >= 3)
    names = {got.verified(hook["secret"])["data"]["event"].get("name") for got in receiver.at("ok/one")}
    assert names == {"Perceval"}
    told = [got.verified(every["secret"])["data"]["event"].get("name") for got in receiver.at("ok/mine")]
    assert "Arthur" not in told


def test_the_end_of_a_game_brings_its_result(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/end"), "game.finished")
    body = {"ruleset": "wikimonde", "visibility": "private", "options": {"target": 10, "turn_ms": 100, "pause_ms": 0}}
    body["options"].update(decision_ms=100, reaction_ms=100)
    game_id = integrator.game(**body)
    seats = []
    for name in ("Perceval", "Karadoc"):
        seats.append(integrator.client.post(f"/v1/games/{game_id}/players", json={"name": name}).json["seat"])
    seat = {"Authorization": f"Bearer {seats[0]['token']}"}
    assert integrator.client.post(f"/v1/games/{game_id}/start", json={}, headers=seat).status_code == 201

    def over() -> bool:
        return bool(integrator.client.get(f"/v1/games/{game_id}", headers=seat).json["status"] == "finished")

    until(over)
    until(lambda: bool(receiver.at("ok/end")))
    [got] = receiver.told("ok/end")
    payload = got.verified(hook["secret"])
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))
    schema = {"$ref": "#/components/schemas/WebhookPayload", "components": document["components"]}
    Draft202012Validator(schema).validate(payload)
    data = payload["data"]
    seen = integrator.client.get(f"/v1/games/{game_id}", headers=seat).json
    assert data["result"]["winner"] == seen["winner"]
    assert data["result"]["seed"] == seen["seed"]
    assert (
        [
            {"player": player["id"], **{name: player[name] for name in ("rank", "score", "reason")}}
            for player in data["result"]["players"]
        ]
        == seen["result"]
        == data["event"]["result"]
    )
    assert [standing["reason"] for standing in seen["result"]] == ["won", "lost"]
    assert data["links"]["record"] == f"/v1/games/{game_id}/record"


def test_what_an_organiser_noted_is_told_with_every_event_and_so_is_a_rematch(
    integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("ok/league"), "game.*", "player.joined")
    noted = {"round": "3", "league": "Été"}
    game_id = integrator.game(visibility="private", metadata=noted)
    invited = integrator.ask("POST", f"/games/{game_id}/invitations", {"external_id": "acct_17"}).json["token"]
    seats = {}
    for name, more in (("Perceval", {"invitation": invited}), ("Karadoc", {"external_id": "acct_18"}), ("Bohort", {})):
        joined = integrator.client.post(f"/v1/games/{game_id}/players", json={"name": name, **more}).json["seat"]
        seats[joined["player"]] = {"Authorization": f"Bearer {joined['token']}"}
    integrator.client.post(f"/v1/games/{game_id}/start", headers=seats["perceval"])
    for player in ("karadoc", "bohort"):
        integrator.client.delete(f"/v1/games/{game_id}/players/{player}", headers=seats[player])
    again = integrator.client.post(f"/v1/games/{game_id}/rematch", headers=seats["perceval"]).json["id"]
    until(lambda: len(receiver.at("ok/league")) >= 8)
    told = [got.verified(hook["secret"]) for got in receiver.told("ok/league")]
    games: dict[str, list[tuple[str, dict[str, str], str | None]]] = {game_id: [], again: []}
    for payload in told:
        game = payload["data"]["game"]
        assert game["metadata"] == noted, "a rematch has those of the game before"
        games[game["id"]].append((payload["type"], game["external_ids"], game["rematch_of"]))
    one, two = {"perceval": "acct_17"}, {"perceval": "acct_17", "karadoc": "acct_18"}
    kinds = [kind for kind, _, _ in games[game_id]]
    assert kinds == ["game.created", *["player.joined"] * 3, "game.started", "game.finished"]
    # The body is made when it is sent: by then a player who came later may sit there as well.
    assert all(ids in ({}, one, two) for _, ids, _ in games[game_id])
    assert games[game_id][-1] == ("game.finished", two, None)
    assert [(kind, of) for kind, _, of in games[again]] == [("game.created", game_id), ("player.joined", game_id)]
    assert games[again][-1][1] == one, "who the player is stays known"
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))
    schema = {"$ref": "#/components/schemas/WebhookPayload", "components": document["components"]}
    for payload in told:
        Draft202012Validator(schema).validate(payload)
    assert integrator.ask("GET", f"/games/{game_id}").json["rematch"] == again


def test_a_fault_that_passes_delays_a_delivery_and_keeps_the_order(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("flaky/a"), "player.joined")
    integrator.game("Perceval", "Karadoc")
    until(lambda: [made["status"] for made in integrator.deliveries(hook)] == ["delivered"] * 2)
    got = receiver.at("flaky/a")
    assert len({one.id for one in got[:3]}) == 1, "the same id in every attempt"
    payloads = [one.verified(hook["secret"]) for one in receiver.told("flaky/a")]
    assert [payload["data"]["event"]["name"] for payload in payloads] == ["Perceval", "Karadoc"]
    _, first = integrator.deliveries(hook)
    statuses = [attempt["status"] for attempt in first["attempts"]]
    assert statuses[-1] == 200
    assert 503 in statuses
    assert integrator.seen(hook)["failing_since"] is None


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("fail/b", 500, "status"),
        ("redirect/b", 307, "status"),
        ("hang/b", None, "timeout"),
        ("drip/b", None, "timeout"),
    ],
)
def test_what_is_no_success_is_a_failure_with_its_reason(
    integrator: Integrator, receiver: Receiver, path: str, status: int | None, error: str
) -> None:
    hook = integrator.hook(receiver.url(path))
    integrator.trial(hook)
    until(lambda: bool(integrator.deliveries(hook)[0]["attempts"]))
    attempt = integrator.deliveries(hook)[0]["attempts"][0]
    assert (attempt["status"], attempt["error"]) == (status, error)
    assert integrator.seen(hook)["failing_since"] is not None
    assert not receiver.at("ok/b"), "redirects are not followed"
    integrator.ask("DELETE", f"/webhooks/{hook['id']}")


def test_a_huge_answer_is_not_read(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("huge/c"))
    integrator.trial(hook)
    until(lambda: integrator.deliveries(hook)[0]["status"] == "delivered")
    assert receiver.sent_bytes < 32 * 1024 * 1024


def test_a_receiver_that_is_gone_is_told_nothing_more(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("gone/d"))
    integrator.trial(hook)
    until(lambda: integrator.seen(hook)["status"] == "disabled")
    assert integrator.seen(hook)["reason"] == "gone"
    assert integrator.ask("POST", f"/webhooks/{hook['id']}/test", {}).json["code"] == "webhook_disabled"
    integrator.game("Perceval")
    other = integrator.hook(receiver.url("ok/d"))
    integrator.trial(other)
    until(lambda: bool(receiver.at("ok/d")))
    assert len(receiver.told("gone/d")) == 1
    assert [made["status"] for made in integrator.deliveries(hook)] == ["failed"]


def test_after_the_last_attempt_a_delivery_has_failed_and_can_be_made_again(
    integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("fail/e"))
    sent = integrator.trial(hook)
    until(lambda: integrator.deliveries(hook)[0]["status"] == "failed")
    assert len(integrator.deliveries(hook)[0]["attempts"]) == 3
    # By now it may count as dead, too.
    mended = {"url": receiver.url("ok/e"), "status": "enabled"}
    assert integrator.ask("PATCH", f"/webhooks/{hook['id']}", mended).status_code == 200
    again = integrator.ask("POST", f"/webhooks/{hook['id']}/deliveries/{sent['id']}/redeliver", {})
    assert (again.status_code, again.json["status"]) == (202, "pending")
    until(lambda: integrator.deliveries(hook)[0]["status"] == "delivered")
    [got] = receiver.told("ok/e")
    assert got.id == sent["id"]
    assert got.body == receiver.at("fail/e")[0].body
    assert len(integrator.deliveries(hook)[0]["attempts"]) >= 4


def test_an_endpoint_with_nothing_but_failures_is_disabled_and_goes_on_when_it_is_enabled(
    integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("fail/f"))
    for _ in range(3):
        integrator.trial(hook)
    until(lambda: integrator.seen(hook)["status"] == "disabled")
    assert integrator.seen(hook)["reason"] == "failing"
    count = len(receiver.at("fail/f"))
    waiting = [made["id"] for made in integrator.deliveries(hook) if made["status"] == "pending"]
    assert waiting
    back = {"status": "enabled", "url": receiver.url("ok/f")}
    assert integrator.ask("PATCH", f"/webhooks/{hook['id']}", back).json["reason"] == ""
    until(lambda: len(receiver.told("ok/f")) == len(waiting))
    assert len(receiver.at("fail/f")) == count


def test_after_a_rotation_both_secrets_verify(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/g"))
    rotated = integrator.ask("POST", f"/webhooks/{hook['id']}/rotate", {}).json
    assert rotated["secret"] != hook["secret"]
    integrator.trial(hook)
    until(lambda: bool(receiver.at("ok/g")))
    [got] = receiver.told("ok/g")
    assert len(got.headers["webhook-signature"].split(" ")) == 2
    assert got.verified(hook["secret"]) == got.verified(rotated["secret"])
    assert rotated["old_secret_until"] - rotated["created_at"] >= 86_400_000


def test_endpoints_that_hang_do_not_hold_up_the_others(integrator: Integrator, receiver: Receiver) -> None:
    """More of them than there are threads, each with several deliveries."""
    hung = [integrator.hook(receiver.url(f"hang/h{n}"), "player.joined") for n in range(5)]
    good = integrator.hook(receiver.url("ok/h"), "player.joined")
    integrator.game("Perceval", "Karadoc", "Bohort", "Arthur")
    until(lambda: len(receiver.told("ok/h")) == 4)
    until(lambda: [made["status"] for made in integrator.deliveries(good)] == ["delivered"] * 4)
    for hook in hung:
        assert "pending" in [made["status"] for made in integrator.deliveries(hook)]
    for hook in hung:
        integrator.ask("DELETE", f"/webhooks/{hook['id']}")


def test_killed_in_mid_delivery_it_is_made_again(integrator: Integrator, receiver: Receiver, postman: Postman) -> None:
    hook = integrator.hook(receiver.url("hang/i"), "player.joined")
    integrator.game("Perceval")
    until(lambda: bool(receiver.at("hang/i")))
    postman.kill()
    assert integrator.ask("PATCH", f"/webhooks/{hook['id']}", {"url": receiver.url("ok/i")}).status_code == 200
    integrator.game("Karadoc")
    postman.start()
    until(lambda: len(receiver.told("ok/i")) >= 2)
    names = [got.verified(hook["secret"])["data"]["event"]["name"] for got in receiver.told("ok/i")]
    assert names == ["Perceval", "Karadoc"], "nothing is lost, whether it happened before the kill or after it"
    assert receiver.at("ok/i")[0].id == receiver.at("hang/i")[0].id


def test_a_pause_is_kept_by_the_store_alone_and_by_no_queue_beside_it(
    integrator: Integrator, receiver: Receiver, post_place: Place
) -> None:
    hook = integrator.hook(receiver.url("flaky/j"))
    integrator.trial(hook)
    until(lambda: bool(receiver.at("flaky/j")))
    until(lambda: integrator.deliveries(hook)[0]["status"] == "delivered")
    assert post_place.beside().keys("rq:*") == []


def test_webhooks_of_a_match_at_cards_tell_no_hand(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/cards"), "event.*")
    game_id = integrator.ask("POST", "/games", {"ruleset": "trou-du-cul"}).json["id"]
    tokens = [
        integrator.client.post(f"/v1/games/{game_id}/players", json={"name": name}).json["seat"]["token"]
        for name in ("Perceval", "Karadoc", "Bohort")
    ]
    begun = integrator.client.post(
        f"/v1/games/{game_id}/start", json={}, headers={"Authorization": f"Bearer {tokens[0]}"}
    )
    assert begun.status_code == 201, begun.json
    log = integrator.ask("GET", f"/games/{game_id}/events").json["events"]
    until(lambda: len(receiver.told("ok/cards")) == len(log))
    told = [got.verified(hook["secret"])["data"]["event"] for got in receiver.told("ok/cards")]
    assert told == log
    dealt = [event for event in told if event["type"] == "hand_dealt"]
    assert [event["cards"] for event in dealt] == [[]], "one event tells of all three hands"
    seen = integrator.client.get(f"/v1/games/{game_id}", headers={"Authorization": f"Bearer {tokens[0]}"}).json
    assert all(card not in json.dumps(told) for card in seen["hand"])
    assert seen["hand"]


def test_webhooks_tell_no_dice_that_a_player_foresees(integrator: Integrator, receiver: Receiver) -> None:
    hook = integrator.hook(receiver.url("ok/foreseen"), "event.*")
    table = Foreseeing(integrator)
    table.does("perceval", "start")
    until(lambda: any(event["type"] == "turn_started" for event in table.log()))
    for _ in range(2):
        table.does("perceval", "rolls")
    table.does("perceval", "annonces", annonce="defi_merlin")
    for _ in range(10):
        table.does("perceval", "rolls")
    table.does("perceval", "annonces", annonce="emplettes", objects=["chaudron", "oeil_de_taupe"])
    log = table.log()
    assert foreseen(table.log("perceval")) == [COMING]
    until(lambda: len(receiver.told("ok/foreseen")) == len(log))
    told = [got.verified(hook["secret"])["data"]["event"] for got in receiver.told("ok/foreseen")]
    assert told == log
    assert foreseen(told) == [[]]
    assert "[3,4]" not in json.dumps(told, separators=(",", ":"))
    for _ in range(2):
        table.does("karadoc", "rolls")
    log = table.log()
    until(lambda: len(receiver.told("ok/foreseen")) == len(log))
    later = [got.verified(hook["secret"])["data"]["event"] for got in receiver.told("ok/foreseen")]
    thrown = [event["faces"] for event in later if event["type"] == "dice_rolled" and event["player"] == "karadoc"]
    assert COMING in thrown, "once they lie all may know"
