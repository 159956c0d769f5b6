"""A master that Sentinels name: each connection asks them for it, and leaves a server that is the master no more."""

from __future__ import annotations

from typing import Any, cast

import redis
from redis.backoff import NoBackoff
from redis.connection import parse_url
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ReadOnlyError, RedisError
from redis.retry import Retry
from redis.sentinel import MasterNotFoundError, Sentinel

from service.store.redis.connections.lines import Line
from service.store.redis.connections.looks import Looks, TcpConnection
from service.store.redis.connections.places import Place
from service.store.redis.internals import socket_of

_SENTINEL: Any = Sentinel  # redis-py has no types here, nor there.
_READ: Any = parse_url

ASK_S = 0.5
"""How long a Sentinel may take; the next one is asked then."""


class Master:
    """Where the master is that the Sentinels of a place name.

    address: host and port, as they were told last; connections to another server are of no use any more.
    """

    def __init__(self, place: Place) -> None:
        self._name, self._tls = place.name, place.tls
        self.address: tuple[str, int] | None = None
        options: dict[str, object] = dict(place.credentials)
        if place.tls:
            # The same authority stands for all of them.
            told: dict[str, object] = _READ(place.url)
            options |= {"ssl": True, **{name: value for name, value in told.items() if name.startswith("ssl_")}}
        self._sentinels: Any = _SENTINEL(
            place.hosts,
            sentinel_kwargs={
                **options,
                "socket_timeout": ASK_S,
                "socket_connect_timeout": ASK_S,
                "retry": Retry(NoBackoff(), 0),
                "protocol": 2,
            },
        )

    def ask(self) -> tuple[str, int]:
        """Where it is now. Raises redis-py's ConnectionError where no Sentinel that answers knows one."""
        try:
            host, port = self._sentinels.discover_master(self._name)
        except MasterNotFoundError as error:
            raise RedisConnectionError(
                f"no Sentinel that answers knows a master named {self._name}{self._why()}"
            ) from error
        self.address = (host, port)
        return self.address

    def _why(self) -> str:
        """What is wrong with the first Sentinel by TLS: redis-py says no more than that none was of use."""
        if self._tls:
            try:
                self._sentinels.sentinels[0].ping()
            except (RedisError, OSError) as error:
                return f": {error}"
        return ""

    def close(self) -> None:
        """Let connections to the Sentinels go."""
        self._sentinels.close()


class _ToMaster:
    """A connection to whichever server is the master when it is made.

    A server that was demoted takes writes, which are lost, for as long as it does not know of it: 11 s were measured.
    So a new connection asks the Sentinels, and asks the server for its role; one that is refused a write, and all that
    lead elsewhere than the Sentinels said last, are closed.
    """

    def __init__(self, *, master: Master, **options: object) -> None:
        self._master = master
        super().__init__(**options)

    def connect_check_health(self, check_health: bool = True, retry_socket_connect: bool = True) -> None:
        """See redis-py."""
        if socket_of(self) is None:
            self.host, self.port = self._master.ask()
        super().connect_check_health(check_health, retry_socket_connect)  # type: ignore[misc]

    def on_connect_check_health(self, check_health: bool = True) -> None:
        """See redis-py."""
        super().on_connect_check_health(check_health)  # type: ignore[misc]
        line = cast(Line, self)
        line.send_command("ROLE", check_health=False)
        if line.read_response()[0] != b"master":
            raise RedisConnectionError("the server that the Sentinels name is not the master yet")

    def can_read(self, timeout: float = 0) -> bool:
        """See redis-py."""
        if socket_of(self) is not None and (self.host, self.port) != self._master.address:
            raise RedisConnectionError("another server has become the master")
        return bool(super().can_read(timeout))  # type: ignore[misc]

    def read_response(self, *args: object, **options: object) -> Any:
        """See redis-py."""
        try:
            return super().read_response(*args, **options)  # type: ignore[misc]
        except ReadOnlyError as error:
            cast(Line, self).disconnect()
            raise RedisConnectionError("the server is the master no more") from error


class ToMaster(_ToMaster, TcpConnection):
    """By TCP."""


class ToMasterByTls(_ToMaster, Looks, redis.SSLConnection):
    """By TLS."""
