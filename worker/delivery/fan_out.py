"""From the events of games and tournaments to deliveries: which webhooks are told."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from service.access.key_repository import KeyRepository
from service.director.record import is_tournament
from service.store.log import Untold
from service.store.port import Store
from service.webhooks.delivery_store import DeliveryStore
from service.webhooks.port import WebhookStore
from worker.delivery.game_news import GameNews
from worker.delivery.news import News, heads
from worker.delivery.tournament_news import TournamentNews

AT_ONCE = 200
"""Events that are told in one go."""

BELIEVED_S = 5.0
"""How long this process goes on telling a key's webhooks after it was revoked, at most."""

log = logging.getLogger(__name__)


class Holders:
    """Which keys may still have webhooks."""

    def __init__(self, keys: KeyRepository, now: Callable[[], int]) -> None:
        self._keys = keys
        self._now = now
        self._asked = 0.0
        self._good: frozenset[str] = frozenset()

    def good(self, owner: str) -> bool:
        """Whether the key with this id is valid and has the scope. Raises StoreUnavailable."""
        if time.monotonic() - self._asked > BELIEVED_S or owner not in self._good:
            every = self._keys.every().values()
            now = self._now()
            self._good = frozenset(key.id for key in every if not key.why_not(now) and "webhooks" in key.scopes)
            self._asked = time.monotonic()
        return owner in self._good


class FanOut:
    """Makes deliveries. Any number may tell of the same game: a delivery's id says what it tells of."""

    def __init__(self, games: Store, store: DeliveryStore, webhooks: WebhookStore, holders: Holders) -> None:
        self._games = games
        self._store = store
        self._webhooks = webhooks
        self._holders = holders

    def tell(self, game_id: str) -> list[str]:
        """Make the deliveries of what is news in a game or a tournament; the webhooks that have some."""
        news = self._games.untold(game_id, AT_ONCE)
        if news is None or not news.events:
            self._games.told(game_id, 0)
            return []
        happened = self._news(game_id, news)
        owner, found = happened.owner, []
        if owner is not None and self._holders.good(owner):
            now = self._store.now()
            for hook in [kept.hook for kept in self._store.hooks_of(owner) if kept.hook.status == "enabled"]:
                deliveries = happened.deliveries(hook, now)
                if deliveries:
                    self._webhooks.send(hook.id, deliveries)
                    found.append(hook.id)
        *_, (last, entry) = heads(news.events)
        self._games.told(game_id, last.seq, entry.mark)
        return found

    def _news(self, known_id: str, news: Untold) -> News:
        kind = TournamentNews if is_tournament(known_id) else GameNews
        return kind(known_id, news.blob, news.events)
