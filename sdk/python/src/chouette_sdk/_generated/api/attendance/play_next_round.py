from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    tournament_id: str,
    entry_id: str,
) -> Request:
    """Builds the call of `play_next_round`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/tournaments/{tournament_id}/entries/{entry_id}/sit_out".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entry_id=quote(str(entry_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `play_next_round`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
