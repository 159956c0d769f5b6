"""An application with its games in memory and a clock that only the test moves."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.http.table import START, HandClock, Table, application


@pytest.fixture
def clock() -> HandClock:
    return HandClock(START)


@pytest.fixture
def app(clock: HandClock) -> Flask:
    return application(clock)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def table(client: FlaskClient, clock: HandClock) -> Table:
    """A public table of Perceval and Karadoc with test dice, not yet started."""
    return Table.seated(client, clock)
