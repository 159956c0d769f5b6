"""The table in a real browser: whole games of every rulebook by clicking, and what a player needs besides."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import axe
from tests.browser.conftest import CHROMIUM
from tests.browser.table_player import FAST, PATIENT, TablePlayer
from tests.serve.running import Serving, eventually

pytestmark = pytest.mark.timeout(300)

GAMES = {
    "wikimonde": {"target": "15", **FAST},
    "titouan": {"target": "15", **FAST},
    "expert": {"target": "15", **FAST},
    "modulaire": {"preset": "demoniaque", "target": "15", **FAST},
    "trou-du-cul": {"manches": "1", "turn_ms": "5000", "decision_ms": "600"},
}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not CHROMIUM:
        pytest.skip("there is no chromium on the PATH")
    environment = {"CHOUETTE_BOT_SPEED": "20", "CHOUETTE_LIMITS": "off", "CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(tmp_path_factory.mktemp("table"), environment=environment) as serving:
        yield serving


@pytest.fixture
def player(browser: Browser, serving: Serving) -> Iterator[TablePlayer]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(10_000)
    yield TablePlayer(context.new_page(), serving.url)
    context.close()


@pytest.fixture
def checked(browser: Browser, serving: Serving) -> Iterator[TablePlayer]:
    """A player with a phone, whose pages can be asked for what keeps people out."""
    phone = {"width": 390, "height": 844}
    context = browser.new_context(
        locale="en", reduced_motion="reduce", color_scheme="light", viewport=phone, bypass_csp=True
    )
    context.set_default_timeout(10_000)
    axe.bring(context)
    yield TablePlayer(context.new_page(), serving.url)
    context.close()


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(ruleset, marks=[pytest.mark.nightly] * (ruleset not in ("modulaire", "trou-du-cul")))
        for ruleset in GAMES
    ],
)
def test_a_whole_game_is_played_by_clicking_and_proved_by_a_click(player: TablePlayer, ruleset: str) -> None:
    player.create(ruleset, GAMES[ruleset])
    player.play()
    page: Page = player.page
    page.get_by_role("button", name="Check the d").click()
    expect(page.locator("dialog .verdict")).to_have_class("verdict proved")
    assert player.errors == []


SLOW = {**FAST, "target": "200", "reaction_ms": "60000"}


def test_the_server_is_killed_in_between_and_the_game_goes_on(player: TablePlayer, serving: Serving) -> None:
    page = player.page
    player.create("wikimonde", {**GAMES["wikimonde"], "target": "343"})
    throws = page.locator(".event.combination_made")
    player.play(until=throws.first)
    web = serving.pid_of("gunicorn")[0]
    os.kill(web, signal.SIGSTOP)
    for pid in (pid for pid, line in serving.family().items() if "gunicorn" in line and pid != web):
        os.kill(pid, signal.SIGKILL)
    expect(page.locator(".banner")).to_contain_text("nothing is missed")
    os.kill(web, signal.SIGKILL)
    assert eventually(serving.ready, 60)
    expect(page.locator(".banner")).to_have_count(0, timeout=30_000)
    player.play(until=throws.nth(throws.count()))
    assert [said for said in player.errors if "ERR_" not in said and "503" not in said] == []


def test_a_reload_comes_back_to_its_seat_and_a_friend_sits_down_by_a_link(
    player: TablePlayer, browser: Browser
) -> None:
    page = player.page
    player.create("titouan", SLOW, bots=(), start=False)
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("Link to sit down").input_value()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_text("You are Perceval")).to_be_visible()
    with browser.new_context(locale="fr") as elsewhere:
        friend = TablePlayer(elsewhere.new_page(), player.base)
        friend.page.goto(link)
        friend.page.get_by_label("Votre nom").fill("Karadoc")
        friend.page.get_by_role("button", name="S’asseoir").click()
        expect(friend.page.get_by_text("Vous êtes Karadoc")).to_be_visible()
        expect(page.locator(".seat-list")).to_contain_text("Karadoc")
        page.get_by_role("button", name="Start").click()
        expect(friend.page.get_by_role("button", name="Lancer : Ouverture")).to_be_enabled()
        assert friend.errors == player.errors == []


def test_a_guest_sits_down_by_an_invitation_which_no_other_can_use(player: TablePlayer, browser: Browser) -> None:
    page = player.page
    player.create("wikimonde", SLOW, bots=(), start=False, invited=True)
    page.get_by_role("button", name="Invite", exact=True).click()
    page.get_by_role("button", name="Make an invitation").first.click()
    link = page.get_by_label("Link to sit down").input_value()
    for name, outcome in (("Karadoc", "You are Karadoc"), ("Arthur", "taken a seat")):
        with browser.new_context(locale="en") as elsewhere:
            guest = elsewhere.new_page()
            guest.goto(link)
            guest.get_by_label("Your name").fill(name)
            guest.get_by_role("button", name="Sit down").click()
            expect(guest.get_by_text(outcome).first).to_be_visible()


def test_a_game_is_played_with_keys_alone_and_a_shout_says_how_long_it_took(player: TablePlayer) -> None:
    page = player.page
    # Perceval begins, and throws a Chouette-Velute, which goes to the first to shout.
    game = player.sit({"dice": [2, 5, 3, 3, 6], "options": PATIENT}, "Perceval", "Karadoc")
    game.post("perceval", "start")
    expect(page.get_by_role("button", name="Throw: Ouverture")).to_be_enabled()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Throw: Ouverture")).to_have_count(0)
    game.post("karadoc", "rolls")
    for act in ("Throw the two chouettes", "Throw the cul"):
        expect(page.get_by_role("button", name=act)).to_be_enabled()
        page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pas mou le caillou")).to_have_attribute("aria-keyshortcuts", "P")
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Perceval wins")).to_be_visible()
    [timing] = [event["timing"] for event in game.events() if event["type"] == "annonce_made"]
    assert 0 <= timing["reaction_ms"] <= timing["arrived_at"] - timing["opened_at"], "it says how long that took"
    assert player.errors == []


def looked_at(page: Page, where: str) -> None:
    """Nothing on this page keeps people out, in light and dark, and it is no wider than a phone."""
    assert axe.complaints(page) == [], where
    page.emulate_media(color_scheme="dark")
    assert axe.pale(page) == [], where
    page.emulate_media(color_scheme="light")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, where


def test_no_screen_keeps_people_out_or_is_wider_than_a_phone(checked: TablePlayer) -> None:
    page, look = checked.page, partial(looked_at, checked.page)
    page.goto(f"{checked.base}/table")
    expect(page.get_by_role("heading", name="Games to watch")).to_be_visible()
    look("lobby")
    checked.create("titouan", {"target": "15", **FAST}, start=False)
    look("waiting room")
    page.get_by_role("button", name="Invite").click()
    look("invitation")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    checked.play()
    page.locator(".movements summary").first.click()
    look("result, and why")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict")).to_be_visible()
    look("proof")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Step by step").click()
    expect(page.locator(".steps")).to_be_visible()
    look("replay")
    page.goto(f"{checked.base}/table#/new")
    expect(page.get_by_label("Your name")).to_be_visible()
    page.locator(".options summary").click()
    page.locator(".rules summary").click()
    page.get_by_label("Teams play together").check()
    look("new game")


def test_no_screen_of_a_game_under_way_keeps_people_out(checked: TablePlayer) -> None:
    page, look = checked.page, partial(looked_at, checked.page)
    # A game with bots goes on while it is looked at, and may be over before all of it was seen: this one waits.
    game = checked.sit({"dice": [2, 5, 3, 3, 6], "options": PATIENT}, "Perceval", "Karadoc")
    game.post("perceval", "start")
    throw = page.get_by_role("button", name="Throw: Ouverture")
    throw.click()
    expect(throw).to_have_count(0)
    game.post("karadoc", "rolls")
    for act in ("Throw the two chouettes", "Throw the cul"):
        page.get_by_role("button", name=act).click()
    expect(page.get_by_role("button", name="Pas mou le caillou")).to_be_enabled()
    look("game")
    page.get_by_role("button", name="Keys").click()
    look("keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Developer").click()
    look("events")
    page.get_by_role("tab", name="Requests").click()
    look("requests")


def test_teams_are_named_at_the_creation_and_bots_sit_where_players_are_wanted(player: TablePlayer) -> None:
    page = player.page
    page.goto(f"{player.base}/table#/new")
    page.get_by_label("Your name").fill("Perceval")
    for _ in range(3):
        page.get_by_role("button", name="+ champion").click()
    page.get_by_label("Teams play together").check()
    page.get_by_label("Team 1").fill("Galles")
    page.get_by_label("Team 2").fill("Bretagne")
    page.get_by_label("mine").nth(1).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".seat-list li")).to_have_text(
        [re.compile(team) for team in ("Bretagne", "Galles", "Galles", "Bretagne")]
    )
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table-view")).to_be_visible()
    page.goto(f"{player.base}/table#/new")
    page.locator("input[value=modulaire]").check()
    expect(page.get_by_label("Teams play together")).to_have_count(0)


@pytest.mark.nightly
def test_at_cards_a_replay_shows_every_hand_as_it_was(player: TablePlayer) -> None:
    page = player.page
    player.create("trou-du-cul", GAMES["trou-du-cul"], bots=("champion", "champion", "champion"))
    player.play()
    page.get_by_role("link", name="Step by step").click()
    steps = page.get_by_label("Step", exact=True)
    count = int(steps.get_attribute("max") or 0)
    for at in range(1, count + 1, max(1, count // 20)):
        steps.fill(str(at))
        left = page.locator(".replay .player-more").evaluate_all("all => all.map(it => parseInt(it.textContent) || 0)")
        drawn = page.locator(".open-hands figure").evaluate_all(
            "all => all.map(it => it.querySelectorAll('.card').length)"
        )
        assert drawn == [cards for cards in left if cards], at
    assert player.errors == []


def test_points_open_to_their_reasons_and_the_record_is_saved_and_replayed(player: TablePlayer) -> None:
    page = player.page
    player.create("wikimonde", GAMES["wikimonde"])
    player.play()
    line = page.locator(".movements details").first
    line.locator("summary").click()
    expect(line.locator(".why")).to_contain_text("heading in the rulebook")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert "ruleset: wikimonde" in saved.value.path().read_text("utf-8")
    page.get_by_role("link", name="Step by step").click()
    page.get_by_label("Step", exact=True).press("Home")
    expect(page.locator(".log .event")).to_have_count(1)
    expect(page.locator(".score").first).to_have_text("0")
    page.get_by_label("Step", exact=True).press("End")
    expect(page.locator(".event.game_finished")).to_be_visible()


def test_seats_side_by_side_play_in_one_window_and_one_of_them_has_the_keys(player: TablePlayer) -> None:
    page = player.page
    player.create("wikimonde", SLOW, bots=(), start=False)
    page.get_by_role("link", name="Seats side by side").click()
    page.get_by_role("button", name="Sit down once more").click()
    expect(page.locator(".pane")).to_have_count(2)
    page.get_by_role("button", name="Start").first.click()
    for name in ("perceval", "karadoc"):
        pane = page.get_by_role("region", name=name, exact=True)
        pane.locator(".felt").click()
        expect(pane.get_by_role("button", name="Throw: Ouverture")).to_be_enabled()
        page.keyboard.press("Space")
        expect(pane.get_by_role("button", name="Throw: Ouverture")).to_have_count(0)
    assert player.errors == []


@pytest.mark.parametrize(
    "where", ["game/%", "game/no-such-game", "replay/%2e%2e", "situations/none", "seats/x", "?x=%", "a/b/c"]
)
def test_an_address_that_leads_nowhere_says_so_and_what_is_kept_wrongly_is_passed_over(
    player: TablePlayer, where: str
) -> None:
    page = player.page
    page.goto(f"{player.base}/table")
    page.evaluate("""() => {
        localStorage.setItem('chouette.table.seats', '{"a": 1}')
        localStorage.setItem('chouette.table.preferences', '{"theme": "x", "language": 7}')
    }""")
    page.goto(f"{player.base}/table#/{where}")
    page.reload()
    expect(page.locator("h1, [role=alert]").first).to_be_visible()
    assert [said for said in player.errors if "status of" not in said] == []
