from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.bot_level_list import BotLevelList
from ...types import Request


def request() -> Request:
    """Builds the call of `list_bot_levels`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/bots",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> BotLevelList:
    """Reads the answer to `list_bot_levels`."""
    if response.status_code == 200:
        response_200 = BotLevelList.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
