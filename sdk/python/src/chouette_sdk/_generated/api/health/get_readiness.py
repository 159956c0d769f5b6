from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.readiness import Readiness
from ...types import Request


def request() -> Request:
    """Builds the call of `get_readiness`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/readyz",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Readiness:
    """Reads the answer to `get_readiness`."""
    if response.status_code == 200:
        response_200 = Readiness.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
