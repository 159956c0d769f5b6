from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.profile import Profile
from ...types import Request


def request() -> Request:
    """Builds the call of `get_me`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/me",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Profile:
    """Reads the answer to `get_me`."""
    if response.status_code == 200:
        response_200 = Profile.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
