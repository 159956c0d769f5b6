"""An act that waits for its answer, pressed again: it is sent once, and others may be done in the meantime."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.browser.conftest import CHROMIUM
from tests.browser.table_player import PATIENT, TablePlayer
from tests.serve.running import Serving

pytestmark = pytest.mark.timeout(120)

AWAY = '{"type":"about:blank","title":"Away","status":503,"code":"unavailable","detail":"Come back."}'


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not CHROMIUM:
        pytest.skip("there is no chromium on the PATH")
    environment = {"CHOUETTE_LIMITS": "off", "CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(tmp_path_factory.mktemp("waiting"), environment=environment) as serving:
        yield serving


@pytest.fixture
def player(browser: Browser, serving: Serving) -> Iterator[TablePlayer]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(30_000)
    yield TablePlayer(context.new_page(), serving.url)
    context.close()


def away(route: Route, retry_after: int) -> None:
    headers = {"Retry-After": str(retry_after), "Content-Type": "application/problem+json"}
    route.fulfill(status=503, headers=headers, body=AWAY)


def test_an_act_that_waits_for_a_retry_after_is_sent_once_however_often_it_is_pressed(player: TablePlayer) -> None:
    page, sent = player.page, list[Request]()
    game = player.sit({"dice": [2, 5, 3, 3, 6], "options": PATIENT}, "Perceval", "Karadoc")
    game.post("perceval", "start")
    throw = page.get_by_role("button", name="Throw: Ouverture")
    expect(throw).to_be_enabled()
    page.on("request", lambda request: sent.append(request) if request.url.endswith("/rolls") else None)
    page.route("**/rolls", lambda route: away(route, 2), times=1)
    for _ in range(3):
        throw.click()
        expect(throw).to_have_attribute("aria-busy", "true")
        page.keyboard.press("Space")
    expect(throw).to_have_count(0)
    assert len({request.headers["idempotency-key"] for request in sent}) == 1
    assert len(sent) == 2, "once, and once more after the Retry-After"
    assert len([event for event in game.events() if event["type"] == "dice_rolled"]) == 1


def test_an_act_whose_outcome_is_unknown_is_pressed_again_under_the_key_that_it_had(player: TablePlayer) -> None:
    page, sent = player.page, list[Request]()
    game = player.sit({"dice": [2, 5, 3, 3, 6], "options": PATIENT}, "Perceval", "Karadoc")
    game.post("perceval", "start")
    throw = page.get_by_role("button", name="Throw: Ouverture")
    expect(throw).to_be_enabled()
    page.on("request", lambda request: sent.append(request) if request.url.endswith("/rolls") else None)
    page.route("**/rolls", lambda route: route.abort(), times=5)
    throw.click()
    expect(page.get_by_text("does not answer")).to_be_visible()
    expect(throw).to_be_enabled()
    throw.click()
    expect(throw).to_have_count(0)
    assert len(sent) == 6
    assert len({request.headers["idempotency-key"] for request in sent}) == 1


def test_another_answer_to_the_same_question_is_possible_while_the_first_waits(player: TablePlayer) -> None:
    page = player.page
    # Perceval throws a Chouette-Velute: a shout that waits for the service keeps no other act from being done.
    game = player.sit({"dice": [2, 5, 3, 3, 6], "options": PATIENT}, "Perceval", "Karadoc")
    game.post("perceval", "start")
    throw = page.get_by_role("button", name="Throw: Ouverture")
    throw.click()
    expect(throw).to_have_count(0)
    game.post("karadoc", "rolls")
    for act in ("Throw the two chouettes", "Throw the cul"):
        page.get_by_role("button", name=act).click()
    page.route("**/annonces", lambda route: away(route, 20), times=1)
    shout = page.get_by_role("button", name="Pas mou le caillou")
    shout.click()
    expect(shout).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Nothing from me").first.click()
    expect(page.get_by_role("button", name="Nothing from me")).to_have_count(0)


def test_a_refusal_is_told_in_the_language_of_the_page(browser: Browser, serving: Serving) -> None:
    refusal = '{"type":"about:blank","title":"Busy","status":409,"code":"table_busy","detail":"Wait."}'
    with browser.new_context(locale="fr", reduced_motion="reduce") as context:
        player = TablePlayer(context.new_page(), serving.url)
        page = player.page
        game = player.sit({"options": PATIENT}, "Perceval", "Karadoc")
        game.post("perceval", "start")
        page.route(
            "**/rolls",
            lambda route: route.fulfill(status=409, content_type="application/problem+json", body=refusal),
        )
        page.get_by_role("button", name="Lancer : Ouverture").click()
        expect(page.get_by_text("Attendez la fin de la course, des paris ou de la chanson")).to_be_visible()
