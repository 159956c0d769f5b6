from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request() -> Request:
    """Builds the call of `get_metrics`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/metrics",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> str:
    """Reads the answer to `get_metrics`."""
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    raise UnexpectedAnswer(response)
