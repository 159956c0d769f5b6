from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.ruleset_info import RulesetInfo
from ...types import UNSET, Request, Unset


def request(
    ruleset_id: str,
    *,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_ruleset`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/rulesets/{ruleset_id}".format(
            ruleset_id=quote(str(ruleset_id), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> RulesetInfo:
    """Reads the answer to `get_ruleset`."""
    if response.status_code == 200:
        response_200 = RulesetInfo.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
