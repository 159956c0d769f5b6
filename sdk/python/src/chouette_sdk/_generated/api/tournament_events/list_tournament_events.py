from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_event_page import TournamentEventPage
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = 100,
    standings: bool | Unset = False,
    wait: float | Unset = 0.0,
    last_event_id: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_tournament_events`."""
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["standings"] = standings

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/events".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentEventPage:
    """Reads the answer to `list_tournament_events`."""
    if response.status_code == 200:
        response_200 = TournamentEventPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
