"""The seats that this user has taken, in a file of their own: so they come back to them after closing.

A seat's token is told once, and with it anybody plays there: the file is for its owner alone (0600).
"""

from __future__ import annotations

import fcntl
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

import platformdirs

from service.json_types import JsonObject

MOST = 200
"""So many seats are remembered; the oldest ones are forgotten first."""
LOCAL = "local"
"""The address of the service that this client starts for itself: its port is another one each time."""


@dataclass(frozen=True)
class Held:
    """A seat. service: its address, or `local`. commitment, entropy: what dice are proved with."""

    service: str
    game: str
    player: str
    token: str
    name: str
    ruleset: str
    table: str = ""
    commitment: str = ""
    entropy: dict[str, str] = field(default_factory=dict)


class Seats:
    """The file of seats in a folder. Several clients may use it at once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or platformdirs.user_state_path("chouette", appauthor=False)
        self.file = self.folder / "seats.json"

    def all(self, service: str) -> list[Held]:
        """Those at this service, the newest first."""
        return [seat for seat in self._read() if seat.service == service]

    def of(self, service: str, game: str) -> Held | None:
        """The newest seat in this game."""
        return next((seat for seat in self.all(service) if seat.game == game), None)

    def keep(self, seat: Held) -> None:
        """Remember it; one that was known of the same player is replaced."""
        with self._alone():
            self._write([seat, *(each for each in self._read() if _place(each) != _place(seat))][:MOST])

    def forget(self, service: str, game: str, player: str) -> None:
        """It leads nowhere any more."""
        with self._alone():
            self._write([each for each in self._read() if _place(each) != (service, game, player)])

    def record(self, game: str, text: str) -> Path:
        """Save a game's record beside it; returns where."""
        path = self._made(self.folder / "records") / f"{game}.yaml"
        path.write_text(text, "utf-8")
        return path

    def _read(self) -> list[Held]:
        with suppress(FileNotFoundError):
            try:
                told: JsonObject = json.loads(self.file.read_text("utf-8"))
                return [Held(**seat) for seat in told["seats"]]
            except (ValueError, TypeError, KeyError):
                # What cannot be read may hold tokens that are still wanted: it is put aside, not lost.
                self.file.replace(self.file.with_suffix(".unreadable"))
        return []

    def _write(self, seats: list[Held]) -> None:
        # A file of that kind is made for its owner alone, and takes the old one's place whole.
        handle, name = tempfile.mkstemp(dir=self._made(self.folder), prefix="seats-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"seats": [asdict(seat) for seat in seats]}, file, ensure_ascii=False, indent=1)
            Path(name).replace(self.file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with (self._made(self.folder) / "seats.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    @staticmethod
    def _made(folder: Path) -> Path:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder


def _place(seat: Held) -> tuple[str, str, str]:
    return (seat.service, seat.game, seat.player)
