"""The one error that generated code raises by itself."""

import httpx


class UnexpectedAnswer(Exception):
    """A success that the OpenAPI document does not describe.

    `response` is the answer as it came.
    """

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        super().__init__(f"The service answered {response.status_code}, which its description does not name.")


__all__ = ["UnexpectedAnswer"]
