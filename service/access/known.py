"""What one process remembers of keys for a few seconds, so that a key costs no round trip a request."""

from __future__ import annotations

import hmac
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeVar

from service.access.key_repository import KeyRepository
from service.access.keys import Key, digest, given
from service.store.errors import StoreUnavailable

REMEMBERED_MS = 3000
"""How long a key is believed without asking: so late at most a revocation counts."""

SEEN_EVERY_MS = 60_000
"""How often it is written down that a key is in use."""

MOST = 4096

T = TypeVar("T")
log = logging.getLogger(__name__)


class KnownKeys:
    """Keys as this process knows them. A wrong guess is remembered as well, and costs Redis nothing twice.

    from_settings: hashes of keys that may make games without being in the repository.
    """

    def __init__(self, repository: KeyRepository, now: Callable[[], int], from_settings: Iterable[str] = ()) -> None:
        self.repository = repository
        self._now = now
        self._given = {hashed: given(hashed) for hashed in from_settings}
        self._lock = threading.Lock()
        self._found: OrderedDict[str, tuple[int, Key | None]] = OrderedDict()
        self._seen: OrderedDict[str, int] = OrderedDict()

    def find(self, secret: str) -> Key | None:
        """The key that this secret is of, whether it still opens anything or not. Raises StoreUnavailable."""
        hashed = digest(secret)
        # Every hash is compared, in constant time; the repository is asked by the hash, which no guesser can steer.
        from_settings = [key for kept, key in self._given.items() if hmac.compare_digest(kept, hashed)]
        if from_settings:
            return from_settings[0]
        now = self._now()
        with self._lock:
            at, key = self._found.get(hashed, (0, None))
        # A clock that was set back makes everything remembered look new: what lies ahead is not believed either.
        if not 0 <= now - at < REMEMBERED_MS:
            key = self._look_up(hashed, key)
            self._remember(self._found, hashed, (now, key))
        if key is not None:
            self._note(hashed, now)
        return key

    def by_id(self, key_id: str) -> Key | None:
        """The key with this public id, whether it still opens anything or not. Raises StoreUnavailable."""
        found = self.kept(key_id)
        return found[1] if found else None

    def kept(self, key_id: str) -> tuple[str, Key] | None:
        """The same with its hash before it. Raises StoreUnavailable."""
        every = {**self.repository.every(), **self._given}
        return next(((hashed, key) for hashed, key in every.items() if key.id == key_id), None)

    def _look_up(self, hashed: str, remembered: Key | None) -> Key | None:
        """What the repository says. While it is away no one can revoke anything either, so what was known goes on."""
        try:
            return self.repository.find(hashed)
        except StoreUnavailable:
            if remembered is None:
                raise
            return remembered

    def met(self, secret: str) -> bool:
        """Whether this is a key that this process has found before; it may have been revoked since."""
        hashed = digest(secret)
        with self._lock:
            return hashed in self._given or self._found.get(hashed, (0, None))[1] is not None

    def _note(self, hashed: str, now: int) -> None:
        with self._lock:
            last = self._seen.get(hashed, 0)
        if 0 <= now - last < SEEN_EVERY_MS:
            return
        self._remember(self._seen, hashed, now)
        try:
            self.repository.used(hashed, now)
        except StoreUnavailable as error:
            log.info("the use of a key was not noted: %s", error)

    def _remember(self, kept: OrderedDict[str, T], hashed: str, value: T) -> None:
        with self._lock:
            kept[hashed] = value
            kept.move_to_end(hashed)
            while len(kept) > MOST:
                kept.popitem(last=False)
