from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.health import Health
from ...types import Request


def request() -> Request:
    """Builds the call of `get_health`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/healthz",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Health:
    """Reads the answer to `get_health`."""
    if response.status_code == 200:
        response_200 = Health.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
