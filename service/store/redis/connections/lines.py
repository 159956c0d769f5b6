"""What is used of redis-py's connections and pools, which have no types of their own for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from service.store.revision import Epoch

Argument = str | bytes | int
"""What a command is made of."""


class Line(Protocol):
    """A connection to one server. Every method raises what redis-py raises.

    chouette_epoch, chouette_life: what was found out of the server when it connected (../epochs), if anything was.
    """

    chouette_epoch: Epoch
    chouette_life: str

    def connect(self) -> None:
        """Connect, and be made ready."""

    def on_connect(self) -> None:
        """Make it ready."""

    def send_packed_command(self, command: Sequence[bytes], check_health: bool = True) -> None:
        """Send what is packed."""

    def send_command(self, *args: Argument, check_health: bool = True) -> None:
        """Pack and send a command."""

    def pack_command(self, *args: object) -> list[bytes]:
        """A command as redis-py packs it, which takes more kinds of arguments."""

    def pack_commands(self, commands: Sequence[Sequence[object]]) -> list[bytes]:
        """Several of them."""

    def can_read(self, timeout: float = 0) -> bool:
        """Whether there is something to read, within so many seconds."""

    def read_response(self) -> Any:
        """The next answer, which is raised where it is an error."""

    def disconnect(self) -> None:
        """Close it; it connects anew when it is used."""


class Pool(Protocol):
    """Connections to one server."""

    max_connections: int
    connection_kwargs: dict[str, object]
    connection_class: Callable[..., Line]

    def get_connection(self) -> Line:
        """One that no other caller has. Raises redis-py's ConnectionError where none comes back in time."""

    def release(self, connection: Line) -> None:
        """It is needed no more."""

    def disconnect(self) -> None:
        """Close all of them."""
