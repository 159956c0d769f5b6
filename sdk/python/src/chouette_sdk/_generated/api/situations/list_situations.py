from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.list_situations_kind import ListSituationsKind
from ...models.situation_page import SituationPage
from ...types import UNSET, Request, Unset


def request(
    *,
    ruleset: str | Unset = UNSET,
    kind: ListSituationsKind | Unset = UNSET,
    limit: int | Unset = 100,
    cursor: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_situations`."""

    params: dict[str, Any] = {}

    params["ruleset"] = ruleset

    json_kind: str | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = kind

    params["kind"] = json_kind

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/sandbox/situations",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> SituationPage:
    """Reads the answer to `list_situations`."""
    if response.status_code == 200:
        response_200 = SituationPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
