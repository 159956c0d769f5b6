"""When a call is worth trying again, and after how long: for the sync and the async client alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import httpx

from chouette_sdk.problems import CallTimedOut, ChouetteError, ConnectionFailed, problem_of, retry_after

# The service did not get to it, or says itself that the first attempt is still under way.
PASSING_STATUS = frozenset({429, 502, 503, 504})
PASSING_CODE = frozenset({"idempotency_key_in_use"})


@dataclass(frozen=True)
class Retry:
    """How patient a client is.

    attempts: calls in all, the first one included. first_s: about how long it waits before the second,
    doubled each time up to longest_s, with jitter. A Retry-After beyond patience_s is not waited for.
    """

    attempts: int = 5
    first_s: float = 0.1
    longest_s: float = 5.0
    patience_s: float = 30.0

    def pause(self, failures: int, draw: Callable[[], float] = random.random) -> float:
        """Seconds to wait after so many failures in a row (1, 2, 3 …): half certain, half chance."""
        # The exponent is bounded, so that a stream that has failed for days does not overflow a float.
        full = min(self.longest_s, self.first_s * 2.0 ** min(failures - 1, 30))
        return full * (0.5 + draw() / 2)


NEVER = Retry(attempts=1)


def is_passing(error: httpx.TransportError) -> bool:
    """Whether the network, and not the call itself, is to blame."""
    return not isinstance(error, httpx.UnsupportedProtocol | httpx.LocalProtocolError)


def after_error(policy: Retry, failures: int, error: httpx.TransportError) -> float:
    """Seconds until the next attempt. Raises ConnectionFailed (or CallTimedOut) when there is to be none."""
    if failures >= policy.attempts or not is_passing(error):
        kind = CallTimedOut if isinstance(error, httpx.TimeoutException) else ConnectionFailed
        raise kind(f"{type(error).__name__}: {error} (after {failures} attempts)") from error
    return policy.pause(failures)


def after_answer(policy: Retry, failures: int, response: httpx.Response) -> float:
    """Seconds until the next attempt after a refusal. Raises the refusal if there is to be none."""
    problem: ChouetteError = problem_of(response)
    passing = response.status_code in PASSING_STATUS or getattr(problem, "code", "") in PASSING_CODE
    asked = retry_after(response) or 0.0
    if not passing or failures >= policy.attempts or asked > policy.patience_s:
        raise problem
    return max(asked, policy.pause(failures))
