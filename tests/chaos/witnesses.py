"""The witness, as the run hears it: when each window was told by the first of all web processes."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Self

import msgspec

from tests.chaos.witness import Closing, HeldUp

_decode = msgspec.json.Decoder(Closing | HeldUp).decode


class Witnesses:
    """Look on while their `with` block lasts. urls: of each web process."""

    def __init__(self, urls: list[str]) -> None:
        self._command = [sys.executable, "-m", "tests.chaos.witness", *urls]
        self._closed: dict[tuple[str, int], Closing] = {}
        self._held_up: list[HeldUp] = []

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def follow(self, game: str) -> None:
        """From now on until the game is over."""
        assert self._process.stdin
        self._process.stdin.write(f"{game}\n".encode())
        self._process.stdin.flush()

    def seen(self) -> list[Closing]:
        """All windows that were closed by their deadlines, by the first who told it."""
        return list(self._closed.values())

    def held_up_ms(self, first_ms: float, last_ms: float) -> float:
        """For how long in all the witness was held up itself between two instants."""
        return sum(
            min(one.until_ms, last_ms) - max(one.until_ms - one.late_ms, first_ms)
            for one in list(self._held_up)
            if one.until_ms > first_ms and one.until_ms - one.late_ms < last_ms
        )

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            told = _decode(line)
            if isinstance(told, HeldUp):
                self._held_up.append(told)
                continue
            place = (told.game, told.seq)
            self._closed[place] = min(told, self._closed.get(place, told), key=lambda one: one.late_ms)
