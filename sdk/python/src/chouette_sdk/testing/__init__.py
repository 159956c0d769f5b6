"""For the tests of a client: a service of their own, games that stand where a test wants them, clocks that it moves.

In a conftest.py, once: `pytest_plugins = ["chouette_sdk.testing.plugin"]`. Then each test may ask for `chouette`:

    def test_my_client(chouette):
        game = chouette.situation("wikimonde-window-pas-mou-le-caillou-race-chouette-velute")
        game.seats["karadoc"].annonce("pas_mou_le_caillou")
        game.clock.next_deadline()
        assert my_client_shows(game.table.view())

The service is the package `chouette`, which has to be installed beside this one (`pip install chouette`, or the folder
of its sources); it runs as a child of the tests, once for all of them. Without pytest: `with service() as url:`.
"""

from __future__ import annotations

from chouette_sdk.testing.sandbox import GameClock, Sandbox, SandboxGame
from chouette_sdk.testing.service import COMMAND, ServiceNotStarted, service

__all__ = ["COMMAND", "GameClock", "Sandbox", "SandboxGame", "ServiceNotStarted", "service"]
