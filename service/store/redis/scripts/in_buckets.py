"""One script in many buckets: one round trip to each node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from redis.exceptions import NoScriptError, RedisError

from service.store.redis.connection import unavailable
from service.store.redis.nodes import pipeline_within
from service.store.redis.scripts.script import Argument, Script

Call = tuple[list[str], list[Argument]]


def run_all(client: Any, script: Script, calls: Sequence[Call], patience_s: float | None = None) -> list[Any]:
    """What comes of each call of a script that may run twice, or the error that did; in their order. Never raises.

    patience_s: after so long a node of a cluster that does not answer has failed, and holds the others up no more.
    """
    if len(calls) < 2 and patience_s is None:
        return [_alone(script, call) for call in calls]
    answers = _together(client, script, calls, patience_s)
    while missing := [place for place, answer in enumerate(answers) if isinstance(answer, NoScriptError)]:
        # A node that does not know the script (any more) knows it after this, and there may be several.
        answers[missing[0]] = _alone(script, calls[missing[0]])
        rest = missing[1:]
        for place, answer in zip(
            rest, _together(client, script, [calls[place] for place in rest], patience_s), strict=True
        ):
            answers[place] = answer
    return answers


def answered(answers: Sequence[Any]) -> list[Any]:
    """Without those of nodes that are away just now. Raises StoreUnavailable where that is all of them."""
    found = [answer for answer in answers if not isinstance(answer, Exception)]
    if answers and not found:
        with unavailable():
            raise answers[0]
    return found


def _together(client: Any, script: Script, calls: Sequence[Call], patience_s: float | None) -> list[Any]:
    pipe = client.pipeline(transaction=False) if patience_s is None else pipeline_within(client, patience_s)
    for names, args in calls:
        script.queue(pipe, names, args)
    try:
        found: list[Any] = pipe.execute(raise_on_error=False)
    except (RedisError, OSError) as error:
        return [error] * len(calls)
    return found


def _alone(script: Script, call: Call) -> Any:
    try:
        return script(*call)
    except (RedisError, OSError) as error:
        return error
