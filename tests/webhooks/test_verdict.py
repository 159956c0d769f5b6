"""What follows from an attempt; and what a webhook is told, in which words."""

from __future__ import annotations

import msgspec
import pytest

from service.engine import EVENT_TYPES
from service.webhooks import payload
from service.webhooks.delivery_store import Taken, Verdict
from service.webhooks.hook import Delivery, Hook, Kept, OutgoingDelivery, Secrets, delivery_id
from service.webhooks.kinds import MILESTONES, PATTERN, kind_of
from service.webhooks.sending import Sent
from service.webhooks.verdict import judge

NOW = 1_800_000_000_000
SCHEDULE = (5_000, 300_000, 1_800_000)
DAY = 86_400_000


def taken(*, tries: int = 0, failures: int = 0, failing_since: int | None = None) -> Taken:
    hook = Hook(
        id="wh_1", owner="key_a", url="https://a.example/", events=["*"], created_at=NOW, failing_since=failing_since
    )
    delivery = Delivery(id="msg_1", event="game.started", game="g", seq=1, created_at=NOW)
    return Taken(NOW, Kept(hook, Secrets("whsec_a"), 1), OutgoingDelivery(delivery, b"{}"), tries + 1, tries, failures)


def verdict(status: int | None, found: Taken, *, chance: float = 0.0, retry_after_s: int | None = None) -> Verdict:
    error = None if status and 200 <= status < 300 else "status"
    sent = Sent(status=status, error=error, duration_ms=100, retry_after_s=retry_after_s)
    return judge(sent, found, schedule_ms=SCHEDULE, give_up_ms=5 * DAY, chance=chance)


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_2xx_is_success(status: int) -> None:
    assert verdict(status, taken()).status == "delivered"


@pytest.mark.parametrize("status", [100, 301, 302, 307, 400, 401, 404, 429, 500, 503])
def test_everything_else_is_tried_again_after_the_pause_of_its_attempt(status: int) -> None:
    found = verdict(status, taken())
    assert (found.status, found.next_attempt) == ("pending", NOW + 100 + 5_000)
    assert verdict(status, taken(tries=1, failures=1)).next_attempt == NOW + 100 + 300_000


def test_after_the_last_pause_it_has_failed() -> None:
    assert verdict(500, taken(tries=3)).status == "failed"


def test_410_disables_at_once() -> None:
    found = verdict(410, taken())
    assert (found.status, found.disable) == ("failed", "gone")


def test_a_short_pause_keeps_the_order_and_a_long_one_lets_others_pass() -> None:
    first = verdict(500, taken())
    assert first.keeps_place
    assert first.rest_until == first.next_attempt
    second = verdict(500, taken(tries=1, failures=1))
    assert not second.keeps_place
    assert second.rest_until == NOW + 100 + 10_000


def test_the_rest_grows_with_failures_in_a_row_up_to_a_minute() -> None:
    rests = [(verdict(500, taken(tries=1, failures=n)).rest_until or 0) - NOW - 100 for n in (0, 1, 2, 3, 4, 500)]
    assert rests == [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]


def test_pauses_vary_a_little_and_are_never_shorter() -> None:
    assert verdict(500, taken(), chance=1.0).next_attempt == NOW + 100 + 5_500


def test_what_the_receiver_asks_for_is_heeded_up_to_an_hour() -> None:
    found = verdict(503, taken(), retry_after_s=600)
    assert found.next_attempt == NOW + 100 + 600_000
    assert found.rest_until == found.next_attempt
    long = verdict(503, taken(), retry_after_s=7200)
    assert (long.next_attempt, long.rest_until) == (NOW + 100 + 7_200_000, NOW + 100 + 3_600_000)


def test_days_of_nothing_but_failures_disable_it_but_two_unlucky_ones_do_not() -> None:
    long_ago = NOW - 6 * DAY
    assert verdict(500, taken(failures=2, failing_since=long_ago)).disable == "failing"
    assert verdict(500, taken(failures=1, failing_since=long_ago)).disable == ""
    assert verdict(500, taken(failures=99, failing_since=NOW - DAY)).disable == ""


def test_milestones_are_events_that_there_are() -> None:
    tags = {kind.__struct_config__.tag for kind in EVENT_TYPES}
    assert set(MILESTONES) <= tags


@pytest.mark.parametrize(
    ("event", "wanted", "told"),
    [
        ("game_finished", ["*"], "game.finished"),
        ("game_finished", ["game.finished"], "game.finished"),
        ("game_finished", ["game.*"], "game.finished"),
        ("game_finished", ["event.*", "game.finished"], "game.finished"),
        ("game_finished", ["event.*"], "event.game_finished"),
        ("game_finished", ["player.*", "game.started"], None),
        ("points_moved", ["*", "game.*", "player.*"], None),
        ("points_moved", ["event.points_moved"], "event.points_moved"),
        ("points_moved", ["event.bevue"], None),
    ],
)
def test_a_webhook_is_told_what_it_wants_and_once(event: str, wanted: list[str], told: str | None) -> None:
    assert kind_of(event, wanted) == told
    assert all(PATTERN.fullmatch(text) for text in wanted)


@pytest.mark.parametrize("text", ["", "game", "game.", "game.nothing", "**", "event.", "event.A", "webhook.test", "*x"])
def test_what_cannot_be_wanted_is_no_pattern(text: str) -> None:
    assert not PATTERN.fullmatch(text)


GAME = payload.WebhookGame(id="g", name="La taverne", ruleset="titouan", visibility="public")


def test_a_payload_is_of_the_form_that_the_specification_recommends() -> None:
    body = payload.body("game.started", "wh_1", GAME, b'{"seq":7}', NOW + 45, 7)
    told = msgspec.json.decode(body)
    assert list(told) == ["type", "timestamp", "data"]
    assert (told["type"], told["timestamp"]) == ("game.started", "2027-01-15T08:00:00.045Z")
    assert told["data"]["event"] == {"seq": 7}
    assert told["data"]["links"]["event"] == "/v1/games/g/events?after=6&limit=1"


def test_what_would_be_too_long_is_told_without_the_event() -> None:
    body = payload.body("event.points_moved", "wh_1", GAME, b'"%s"' % (b"x" * payload.LARGEST), NOW, 7)
    assert len(body) < 1000
    assert msgspec.json.decode(body)["data"]["event"] is None


def test_deliveries_of_a_game_are_in_the_order_of_their_ids() -> None:
    ids = [delivery_id("wh_1", "g", seq) for seq in (1, 2, 10, 99, 100, 12_345_678)]
    assert ids == sorted(ids)
    assert delivery_id("wh_2", "g", 1) not in ids
    assert not any("." in one for one in ids), "the specification signs with full stops between the parts"
