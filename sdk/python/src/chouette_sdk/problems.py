"""Everything that can go wrong with a call, as exceptions to catch as broadly or as narrowly as you like.

    ChouetteError
    ├── ConnectionFailed               no answer, after every retry
    │   └── CallTimedOut               ... because the service took too long
    ├── UnreadableAnswer               an answer that is neither what was promised nor a problem document
    ├── NotModified                    304: what you have is still the newest
    ├── NoTable                        wait_for_table(): no table came together
    └── Problem                        the service refused, and says why (RFC 9457)
        ├── BadRequest                 400: malformed_json, idempotency_key_invalid, ...
        ├── Unauthorized               401: key_missing, key_unknown
        │   ├── TokenMissing           token_missing
        │   └── TokenUnknown           token_unknown
        ├── Forbidden                  403: not_your_seat, test_dice_off, scope_missing, ...
        ├── NotFound                   404: player_not_found, challenge_not_found, ruleset_not_found
        │   └── GameNotFound           game_not_found
        ├── Conflict                   409: game_finished, table_full, ...
        │   ├── TooLate                too_late: the window had closed; it cost nothing
        │   └── IdempotencyKeyInUse    idempotency_key_in_use: the first call is still being handled
        ├── Invalid                    422: not as it must be; `errors` names the fields, `values` the limits
        │   └── IdempotencyKeyReused   idempotency_key_reused: the key belongs to another call
        ├── TooManyRequests            429: slower; `retry_after` says how long to wait
        │   └── RateLimited            rate_limited: nothing happened; `values` name the policy
        └── ServerFault                500 and above: the fault is the service's
            └── Unavailable            502, 503, 504: come back after `retry_after`

A code that this SDK does not know yet arrives as the class of its status.
"""

from __future__ import annotations

import email.utils
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import httpx


class ChouetteError(Exception):
    """Anything that this SDK raises by itself."""


class ConnectionFailed(ChouetteError):
    """The service could not be reached, after every retry. The transport's own error is the `__cause__`."""


class CallTimedOut(ConnectionFailed):
    """The service did not answer in time, after every retry."""


class UnreadableAnswer(ChouetteError):
    """An answer that is neither what the service promises nor a problem document: usually a proxy's.

    `response` is the answer as it came.
    """

    def __init__(self, message: str, response: httpx.Response) -> None:
        super().__init__(message)
        self.response = response


class NotModified(ChouetteError):
    """The object has not changed since the version named in If-None-Match."""


@dataclass(frozen=True)
class FieldError:
    """One field that is wrong. field: its dotted name. code: `missing`, `unknown` or `invalid`."""

    field: str
    code: str
    detail: str


class Problem(ChouetteError):
    """The service refused, and nothing was changed.

    code: stable, for programs. title: what kind of problem. detail: a sentence that says what to do.
    values: the facts behind it (limits, instants in ms). errors: the fields concerned.
    status: the HTTP status. retry_after: seconds to wait, None if the service did not say.
    request_id: what to tell the operator. body: the whole document as it came.
    """

    def __init__(self, status: int, body: Mapping[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.body = dict(body)
        self.code = str(body.get("code") or f"http_{status}")
        self.title = str(body.get("title") or f"HTTP {status}")
        self.detail = str(body.get("detail") or self.title)
        self.values: dict[str, Any] = dict(body.get("values") or {})
        self.errors = [
            FieldError(str(each.get("field", "")), str(each.get("code", "")), str(each.get("detail", "")))
            for each in body.get("errors") or ()
        ]
        self.request_id: str | None = body.get("request_id")
        self.retry_after = retry_after
        wrong = "".join(f" [{each.field}: {each.detail}]" for each in self.errors)
        super().__init__(f"{self.code} ({status}): {self.detail}{wrong}")


class BadRequest(Problem):
    """The request could not be understood."""


class Unauthorized(Problem):
    """The service does not know who is speaking."""


class TokenMissing(Unauthorized):
    """This needs a seat's token."""


class TokenUnknown(Unauthorized):
    """The token opens no seat in this game."""


class Forbidden(Problem):
    """Known, but not allowed to do this."""


class NotFound(Problem):
    """There is nothing of this name."""


class GameNotFound(NotFound):
    """There is no such game, or it is private and the token opens no seat in it."""


class Conflict(Problem):
    """The game is not where this could be done."""


class TooLate(Conflict):
    """The window had closed when this arrived. It cost nothing."""


class IdempotencyKeyInUse(Conflict):
    """The first call with this key is still being handled."""


class Invalid(Problem):
    """Not as it must be; `errors` names the fields, `values` the limits."""


class IdempotencyKeyReused(Invalid):
    """The key was used for another call."""


class TooManyRequests(Problem):
    """Too fast; `retry_after` says how long to wait."""


class RateLimited(TooManyRequests):
    """More than this seat, key or address may ask at a time. Nothing happened; `values["policy"]` says of what."""


class ServerFault(Problem):
    """The fault is the service's."""


class Unavailable(ServerFault):
    """The service cannot be reached at the moment; `retry_after` says when to come back."""


BY_CODE: Mapping[str, type[Problem]] = {
    "token_missing": TokenMissing,
    "token_unknown": TokenUnknown,
    "game_not_found": GameNotFound,
    "too_late": TooLate,
    "idempotency_key_in_use": IdempotencyKeyInUse,
    "idempotency_key_reused": IdempotencyKeyReused,
    "rate_limited": RateLimited,
}

BY_STATUS: Mapping[int, type[Problem]] = {
    401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 422: Invalid, 429: TooManyRequests,
    502: Unavailable, 503: Unavailable, 504: Unavailable,
}  # fmt: skip


def kind_of(status: int, code: str) -> type[Problem]:
    """The narrowest class for this refusal."""
    if code in BY_CODE:
        return BY_CODE[code]
    if status in BY_STATUS:
        return BY_STATUS[status]
    if status >= 500:
        return ServerFault
    return BadRequest if status == 400 else Problem


def retry_after(response: httpx.Response) -> float | None:
    """The seconds that the Retry-After header asks for (given as seconds or as a date), None without one."""
    header = response.headers.get("Retry-After")
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        moment = email.utils.parsedate_tz(header)
        return None if moment is None else max(0.0, email.utils.mktime_tz(moment) - time.time())


def problem_of(response: httpx.Response) -> ChouetteError:
    """What an answer that is no success means. The answer's body must have been read."""
    if response.status_code == 304:
        return NotModified("Nothing has changed since the version you have.")
    try:
        body = response.json()
    except ValueError:
        body = None
    if not isinstance(body, dict):
        if response.status_code >= 500:
            # A proxy in between speaks for the service: it has no document, but the status says enough.
            body = {}
        else:
            text = f"HTTP {response.status_code} without a problem document, from {response.request.url}"
            return UnreadableAnswer(text, response)
    kind = kind_of(response.status_code, str(body.get("code", "")))
    return kind(response.status_code, body, retry_after(response))
