from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    tournament_id: str,
    entry_id: str,
) -> Request:
    """Builds the call of `withdraw_table_request`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/tournaments/{tournament_id}/entries/{entry_id}/table_request".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entry_id=quote(str(entry_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `withdraw_table_request`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
