"""Chromium, where there is one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or ""
ALONE = ["background-networking", "component-update", "sync", "gpu", "quic", "dev-shm-usage"]
PATIENCE_MS = 30_000
# The five seconds that it has by itself are few where all cores are busy.
expect.set_options(timeout=PATIENCE_MS)


# Not for the whole session: while Playwright runs, its event loop keeps the tests after these from having one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no chromium on the PATH")
    switches = ["--no-sandbox", "--no-first-run", *(f"--disable-{name}" for name in ALONE)]
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=CHROMIUM, args=switches)
        except Error as error:
            pytest.skip(f"chromium does not start on this machine: {str(error).splitlines()[0]}")
        yield started
        started.close()


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    opened.set_default_timeout(PATIENCE_MS)
    yield opened
    opened.close()
