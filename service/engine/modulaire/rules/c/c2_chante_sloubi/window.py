"""The window of a song: everybody may sing or stop it, and the first word closes it, so that the song goes on."""

from __future__ import annotations

from service.engine.core.stored.state import Late
from service.engine.core.windows.window import Window, window_kind

SONG = "song"


@window_kind(SONG)
class SongWindow(Window, tag="Window"):
    """It lasts until the next word, or until the singer has hesitated for too long."""

    @property
    def order(self) -> int:
        """As races."""
        return 2

    @property
    def complete(self) -> bool:
        """With the first word."""
        return bool(self.spoken)

    def begin_without(self, absent: list[str]) -> None:
        """Players who are away hesitate like others."""

    def aftermath(self, at: int) -> Late | None:
        """Its words belong to the next one; what is late after the song, the song itself tells."""
        return None
