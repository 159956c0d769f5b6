from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.time_answer import TimeAnswer
from ...types import Request


def request() -> Request:
    """Builds the call of `get_time`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/time",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TimeAnswer:
    """Reads the answer to `get_time`."""
    if response.status_code == 200:
        response_200 = TimeAnswer.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
