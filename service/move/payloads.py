"""Keys on their way: dumped at one end and restored at the other, some at a time, so that little is in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from redis.crc import key_slot
from redis.exceptions import ResponseError

from service.move import values
from service.move.values import Value

AT_ONCE_BYTES = 8_000_000
"""So much is written in one go."""

NOT_READ = "DUMP payload version or checksum are wrong"
"""What a server says of the dump of a newer one, or of one of another kind."""


class Dumped(NamedTuple):
    """A key as it was read: its name there, its time to live (ms, 0: none), and its dump or its value."""

    name: str
    left_ms: int
    payload: bytes
    value: Value | None = None

    @property
    def size(self) -> int:
        """Bytes, roughly."""
        return len(self.payload) + 100


class Payloads:
    """Reads keys of one client for another. by_value: as values, where the other does not read dumps of the one.

    Values are written in transactions, so that a key is there whole or not at all, as with dumps.
    """

    def __init__(self, source: Any, target: Any, *, by_value: bool = False) -> None:
        self._source, self._target = source, target
        self.by_value = by_value

    def reads_dumps(self, name: str, trial: str) -> bool:
        """Whether the target takes the dump of this key of the source, tried under another name, which goes at once.

        Raises what redis-py raises.
        """
        payload = self._source.dump(name)
        if payload is None:
            return True
        try:
            self._target.restore(trial, 10_000, payload, replace=True)
            self._target.delete(trial)
        except ResponseError as error:
            if NOT_READ in str(error):
                return False
            raise
        return True

    def read(self, names: Sequence[tuple[str, str]]) -> list[Dumped]:
        """Keys by their names here and there; without those that are gone. Raises what redis-py raises."""
        if self.by_value:
            found = values.read(self._source, [here for here, _ in names])
            return [
                Dumped(there, 0, b"", value) for (_, there), value in zip(names, found, strict=True)
                if value.kind != "none"
            ]  # fmt: skip
        pipe = self._source.pipeline(transaction=False)
        for here, _ in names:
            pipe.execute_command("DUMP", here)
            pipe.execute_command("PTTL", here)
        answers = answered(pipe)
        return [
            Dumped(there, max(1, left) if left >= 0 else 0, payload)
            for (_, there), payload, left in zip(names, answers[::2], answers[1::2], strict=True)
            if payload is not None and left != -2
        ]

    def write(self, keys: Sequence[Dumped]) -> int:
        """Write them in place of what is there; how many bytes these were. Raises what redis-py raises."""
        for part in _parts(keys):
            if self.by_value:
                self._write_values(part)
                continue
            pipe = self._target.pipeline(transaction=False)
            for key in part:
                pipe.execute_command("RESTORE", key.name, key.left_ms, key.payload, "REPLACE")
            answered(pipe)
        return sum(key.size for key in keys)

    def _write_values(self, keys: Sequence[Dumped]) -> None:
        by_slot: dict[int, list[Dumped]] = {}
        for key in keys:
            by_slot.setdefault(key_slot(key.name.encode()), []).append(key)
        for some in by_slot.values():
            pipe = self._target.pipeline(transaction=True)
            for key in some:
                assert key.value is not None
                values.write(pipe, key.name, key.value)
            pipe.execute()


def answered(pipe: Any) -> list[Any]:
    """What a pipeline is answered. The first error of a command is raised as it came: redis-py would put the command
    into it, with all that it carries.
    """
    found: list[Any] = pipe.execute(raise_on_error=False)
    failed = next((answer for answer in found if isinstance(answer, Exception)), None)
    if failed is not None:
        raise failed
    return found


def _parts(keys: Sequence[Dumped]) -> Iterator[list[Dumped]]:
    part, size = list[Dumped](), 0
    for key in keys:
        part.append(key)
        size += key.size
        if size >= AT_ONCE_BYTES:
            yield part
            part, size = [], 0
    if part:
        yield part
