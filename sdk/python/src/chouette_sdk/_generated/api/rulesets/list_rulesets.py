from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.ruleset_list import RulesetList
from ...types import UNSET, Request, Unset


def request(
    *,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_rulesets`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/rulesets",
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> RulesetList:
    """Reads the answer to `list_rulesets`."""
    if response.status_code == 200:
        response_200 = RulesetList.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
