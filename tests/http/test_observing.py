"""What is counted of requests: by operation and status, never by what somebody wrote into an address."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.http.table import Table
from tests.support.counted import Since


def test_requests_are_counted_by_operation_and_status(client: FlaskClient, table: Table) -> None:
    since = Since()
    client.get(f"/v1/games/{table.id}")
    client.get("/v1/games/nowhere-such-a-game")
    client.get("/v1/games?wrong=1")
    client.get("/some/path/of/a/stranger")
    client.options(f"/v1/games/{table.id}")
    assert since("chouette_http_requests_total", operation="get_game", status="200") == 1
    assert since("chouette_http_problems_total", operation="get_game", code="game_not_found") == 1
    assert since("chouette_http_problems_total", operation="list_games", code="invalid_request") == 1
    assert since("chouette_http_requests_total", operation="none", status="404") == 1
    assert since("chouette_http_requests_total", operation="preflight") == 1
    assert since("chouette_http_request_seconds_count") == 5
