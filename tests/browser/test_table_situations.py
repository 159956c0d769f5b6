"""What the table shows in a dozen situations, by its structure: names and roles, as people hear them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CHROMIUM
from tests.serve.running import Serving
from tests.support import golden

pytestmark = pytest.mark.timeout(300)

SHOWN = (
    "wikimonde-tie-sirop",
    "wikimonde-window-achat-dice",
    "wikimonde-window-re-throw-roll-soufflette",
    "wikimonde-refusal-too-early",
    "titouan-window-ouverture-dice",
    "titouan-window-excalibur-offer",
    "titouan-refusal-graines-owed",
    "expert-window-held-open-pelican",
    "modulaire-window-eloquence-side-d1",
    "modulaire-window-pas-les-bases-interposed-d2",
    "modulaire-refusal-bevue-not-enough-gold",
    "trou-du-cul-refusal-rule-off",
)


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    if not CHROMIUM:
        pytest.skip("there is no chromium on the PATH")
    environment = {"CHOUETTE_LIMITS": "off", "CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(tmp_path_factory.mktemp("situations"), environment=environment) as serving:
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.set_default_timeout(10_000)
        opened = context.new_page()
        opened.goto(f"{serving.url}/table#/situations")
        yield opened
        context.close()


def test_the_gallery_is_listed_and_narrowed_down(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/situations")
    games = page.locator(".game-row")
    expect(games.first).to_be_visible()
    every = games.count()
    page.get_by_label("Rulebook").select_option("trou-du-cul")
    page.get_by_label("Kind").select_option("window")
    assert 0 < games.count() < every
    expect(page.get_by_role("status").filter(has_text="situations")).to_have_text(f"{games.count()} situations")


@pytest.mark.parametrize("situation", SHOWN)
def test_a_situation_is_shown_as_it_always_was(page: Page, situation: str) -> None:
    page.goto(page.url.split("#")[0] + f"#/situations/{situation}")
    expect(page.locator(".about h1")).to_be_visible()
    expect(page.locator(".place[aria-busy=false] .acts [role=status]")).not_to_be_empty()
    said = [page.locator(part).first.aria_snapshot() for part in (".about", ".turn", ".felt", ".acts")]
    golden.compare(f"table/{situation}.yaml", "\n".join(said) + "\n")


def test_time_passes_when_it_is_told_to_and_the_next_situation_is_a_click_away(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/situations/titouan-window-excalibur-offer")
    expect(page.get_by_text("The clock stands at 0.0 s")).to_be_visible()
    expect(page.get_by_role("button", name="Excalibur !")).to_be_enabled()
    page.get_by_role("button", name="Let 1 s pass").click()
    expect(page.get_by_text("The clock stands at 1.0 s")).to_be_visible()
    page.get_by_role("button", name="To the next deadline").click()
    expect(page.get_by_role("button", name="Excalibur !")).to_have_count(0)
    before = page.locator(".about h1").inner_text()
    page.get_by_role("link", name="Next").click()
    expect(page.locator(".about h1")).not_to_have_text(before)


def test_what_is_refused_there_is_tried_by_a_click(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/situations/wikimonde-refusal-too-early")
    page.get_by_role("button", name="Try: POST").click()
    expect(page.get_by_role("group", name="Clock of this game").get_by_role("status")).to_contain_text("409 too_early")
