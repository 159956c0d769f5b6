"""What a Redis URL says: one server, a master that Sentinels name, or a cluster; and how a URL may be shown."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

Way = Literal["plain", "sentinel", "cluster"]

FORMS = (
    "redis://HOST:PORT/0, rediss://…, unix:///path/to/redis.sock, redis+sentinel://S1,S2,S3/NAME or "
    "redis+cluster://H1,H2,…"
)
"""How a URL is written, in words."""

SENTINEL_PORT, REDIS_PORT = 26_379, 6_379
HIDDEN = "***"
"""What is shown of a password."""

_WAYS: dict[str, Way] = {"": "plain", "sentinel": "sentinel", "cluster": "cluster"}
_HOST = re.compile(r"(\[[0-9a-fA-F:.%]+\]|[^\[\]:/@\s]+)(?::(\d{1,5}))?")


class Acknowledging(NamedTuple):
    """replicas: how many must have what was written, besides the server itself. timeout_ms: within so long."""

    replicas: int = 0
    timeout_ms: int = 0


WAIT_MS = 500
"""How long replicas may take, where nothing else is said."""

NONE = Acknowledging()
"""What the server itself has counts."""


class WrongUrl(ValueError):
    """No URL of a Redis; the text is a sentence that says why, without its end."""


class Place(NamedTuple):
    """Where a Redis is.

    hosts: host and port of each Sentinel, or of some nodes of a cluster; none for one server. name: by which Sentinels
    know the master. url: redis:// or rediss:// with the options (credentials, database) of a connection to a server
    itself, unix:// too for one server. credentials: username and password of the Sentinels, where they want some.
    """

    way: Way
    url: str
    hosts: tuple[tuple[str, int], ...] = ()
    name: str = ""
    credentials: tuple[tuple[str, str], ...] = ()

    @property
    def tls(self) -> bool:
        """Whether connections are encrypted."""
        return self.url.startswith("rediss:")

    @property
    def has_room_for_queues(self) -> bool:
        """Whether RQ runs there: on a cluster its workers die."""
        return self.way != "cluster"


def place_of(url: str) -> Place:
    """Read a URL. Raises WrongUrl."""
    scheme, separator, rest = url.partition("://")
    base, _, kind = scheme.lower().partition("+")
    way = _WAYS.get(kind)
    known = ("redis", "rediss", "unix") if way == "plain" else ("redis", "rediss")
    if not separator or way is None or base not in known:
        raise WrongUrl(f"it begins with none of {FORMS}")
    if way == "plain":
        return Place("plain", url)
    netloc, slash, tail = rest.partition("/")
    tail, _, query = tail.partition("?") if slash else ("", "", "")
    if not slash:
        netloc, _, query = netloc.partition("?")
    before, at, names = netloc.rpartition("@")
    hosts = tuple(_host(name, SENTINEL_PORT if way == "sentinel" else REDIS_PORT) for name in names.split(","))
    told = parse_qsl(query)
    own = tuple(
        (name.removeprefix("sentinel_"), value)
        for name, value in told
        if name in ("sentinel_username", "sentinel_password")
    )
    others = urlencode([(name, value) for name, value in told if f"{name}" not in _SENTINELS])
    shown = f"[{hosts[0][0]}]" if ":" in hosts[0][0] else quote(hosts[0][0])
    options = f"{base}://{before}{at}{shown}:{hosts[0][1]}"
    if way == "cluster":
        if tail.strip("/") not in ("", "0"):
            raise WrongUrl("a cluster has one database, so that nothing but 0 may follow its hosts")
        return Place("cluster", f"{options}/0" + (f"?{others}" if others else ""), hosts)
    master, _, database = tail.partition("/")
    if not master:
        raise WrongUrl("the name by which Sentinels know the master is missing: redis+sentinel://S1,S2,S3/NAME")
    if database and not database.isdecimal():
        raise WrongUrl("what follows the name of the master is the number of a database")
    return Place(
        "sentinel", f"{options}/{database or 0}" + (f"?{others}" if others else ""), hosts, unquote(master), own
    )


_SENTINELS = ("sentinel_username", "sentinel_password")


def _host(text: str, port: int) -> tuple[str, int]:
    found = _HOST.fullmatch(text.strip())
    if found is None or int(found[2] or port) > 65_535:
        raise WrongUrl(f"{text!r} is no host or HOST:PORT")
    return found[1].strip("[]"), int(found[2] or port)


def usual(url: str, timeout_ms: int = WAIT_MS) -> Acknowledging:
    """What it takes for a write to count where nothing else is said: a replica has it, where there are replicas.

    Raises WrongUrl.
    """
    return Acknowledging(0 if place_of(url).way == "plain" else 1, timeout_ms)


def trusting(url: str, authority: str) -> str:
    """The URL, with the file of the authority whose certificates servers must have, unless it says so itself."""
    base = url.partition("://")[0].lower().partition("+")[0]
    if not authority or base != "rediss" or "ssl_ca_certs=" in url:
        return url
    return f"{url}{'&' if '?' in url else '?'}{urlencode({'ssl_ca_certs': authority})}"


def without_password(url: str) -> str:
    """The URL as it may be shown."""
    password = urlsplit(url).password
    shown = url.replace(f":{password}@", f":{HIDDEN}@") if password else url
    return re.sub(r"(password=)[^&]*", rf"\g<1>{HIDDEN}", shown)
