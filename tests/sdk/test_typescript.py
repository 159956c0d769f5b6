"""The TypeScript SDK: strict, tested by its own tests, and able to play whole games on the real service."""

from __future__ import annotations

import pytest

from tests.sdk.node import FOLDER, PATIENCE_S, built, installed, needs_npm, run
from tests.sdk.proxy import FaultyProxy

pytestmark = pytest.mark.timeout(2 * PATIENCE_S)


@needs_npm
def test_its_own_tests_pass_and_it_plays_whole_games(service_url: str, api_key: str) -> None:
    installed()
    with FaultyProxy(service_url).running() as proxy:
        assert isinstance(proxy, FaultyProxy)
        run("npm", "test", CHOUETTE_URL=service_url, CHOUETTE_FAULTY_URL=proxy.url, CHOUETTE_API_KEY=api_key)
        assert proxy.lost > 5
        assert proxy.cut > 1


@needs_npm
def test_it_is_built_as_a_package_that_node_can_import() -> None:
    built()
    run("node", "-e", "import('chouette-sdk').then((sdk) => process.exit(sdk.Client && sdk.TooLate ? 0 : 1))")


def test_its_lock_file_names_no_registry() -> None:
    lock = (FOLDER / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
