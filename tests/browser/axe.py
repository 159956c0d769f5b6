"""axe-core, which finds what keeps people out who hear a page, or who have no mouse."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.serve.running import ROOT

EXAMPLE = ROOT / "sdk" / "typescript" / "examples" / "table"
GRAVE = ("serious", "critical")
RUN = """async options => (await axe.run(document, options)).violations
    .map(({id, impact, nodes}) => ({id, impact, nodes: nodes.map(({html}) => html.slice(0, 200))}))"""


def bring(context: BrowserContext) -> None:
    """Every page of this context has axe-core; its policy must be passed over for that (`bypass_csp`)."""
    source = EXAMPLE / "node_modules" / "axe-core" / "axe.min.js"
    with (EXAMPLE / "package.json").open() as alone:
        # Tests in several processes may all find it missing.
        fcntl.flock(alone, fcntl.LOCK_EX)
        if not source.exists():
            if shutil.which("npm") is None:
                pytest.skip("axe-core needs npm")
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=EXAMPLE, check=True, capture_output=True)
    context.add_init_script(source.read_text("utf-8"))


def complaints(page: Page) -> list[Any]:
    """What is serious on this page as it is now."""
    return _found(page, {"resultTypes": ["violations"]})


def pale(page: Page) -> list[Any]:
    """What is too pale to be read, in the colours that the page has now."""
    return _found(page, {"runOnly": ["color-contrast"]})


def _found(page: Page, options: dict[str, Any]) -> list[Any]:
    return [each for each in page.evaluate(RUN, options) if each["impact"] in GRAVE]
