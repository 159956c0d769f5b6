"""What is under a name, as values: to be compared, and to be written where a server does not read the other's dumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from redis.exceptions import ResponseError


class Value(NamedTuple):
    """kind: as TYPE tells it (`none`: there is nothing). content: comparable, and complete but for its time to live.

    left_ms: the time to live, -1: none.
    """

    kind: str
    content: Any
    left_ms: int

    def same(self, other: Value, slack_ms: int) -> bool:
        """Whether it is the other's, byte for byte; times to live may differ by so much."""
        if (self.kind, self.content) != (other.kind, other.content):
            return False
        return (self.left_ms < 0) == (other.left_ms < 0) and abs(self.left_ms - other.left_ms) <= slack_ms


def read(client: Any, names: Sequence[str]) -> list[Value]:
    """The values of these names, in two round trips. Raises what redis-py raises, and ValueError."""
    pipe = client.pipeline(transaction=False)
    for name in names:
        pipe.type(name)
        pipe.pttl(name)
    told = pipe.execute()
    kinds = [kind.decode() for kind in told[::2]]
    asked: list[int] = []
    for name, kind in zip(names, kinds, strict=True):
        asked.append(_ask(pipe, name, kind))
    answers = pipe.execute(raise_on_error=False)
    found: list[Value] = []
    for kind, left_ms, count in zip(kinds, told[1::2], asked, strict=True):
        mine, answers = answers[:count], answers[count:]
        for answer in mine:
            if isinstance(answer, Exception) and not _gone(answer):
                raise answer
        gone = any(isinstance(answer, Exception) for answer in mine)
        found.append(Value("none", None, -2) if gone else Value(kind, _content(kind, mine), left_ms))
    return found


def _gone(answer: Exception) -> bool:
    """A name whose time has come to its end since its kind was asked for."""
    return isinstance(answer, ResponseError) and "no such key" in str(answer)


def _ask(pipe: Any, name: str, kind: str) -> int:
    """How many questions it takes."""
    match kind:
        case "string":
            pipe.get(name)
        case "hash":
            pipe.hgetall(name)
        case "list":
            pipe.lrange(name, 0, -1)
        case "set":
            pipe.smembers(name)
        case "zset":
            pipe.zrange(name, 0, -1, withscores=True)
        case "stream":
            pipe.xrange(name)
            pipe.xinfo_stream(name)
            return 2
        case "none":
            return 0
        case _:
            raise ValueError(f"{name} is a {kind}, which this release does not know")
    return 1


def _content(kind: str, answers: list[Any]) -> Any:
    if kind != "stream":
        return answers[0] if answers else None
    entries, told = answers
    return [(place, list(fields.items())) for place, fields in entries], told["last-generated-id"]


def write(pipe: Any, name: str, value: Value) -> None:
    """Put a value there in place of what is there. The pipeline is to be a transaction."""
    pipe.delete(name)
    content = value.content
    match value.kind:
        case "string":
            pipe.set(name, content)
        case "hash":
            pipe.hset(name, mapping=content)
        case "list":
            pipe.rpush(name, *content)
        case "set":
            pipe.sadd(name, *content)
        case "zset":
            pipe.zadd(name, dict(content))
        case "stream":
            entries, last = content
            for place, fields in entries:
                pipe.xadd(name, dict(fields), id=place)
            if not entries:
                # A stream without entries knows which it had; there is no shorter way to make one.
                pipe.xadd(name, {"e": ""}, id=last)
                pipe.xtrim(name, maxlen=0, approximate=False)
            elif entries[-1][0] != last:
                pipe.execute_command("XSETID", name, last)
    if value.left_ms >= 0 and value.kind != "none":
        pipe.pexpire(name, max(1, value.left_ms))
