"""News of commits of the store in memory."""

from __future__ import annotations

from service.store.log import Deliver, News, Resync


class MemoryFeed:
    """Delivers in the committing thread, which is as soon as can be."""

    def __init__(self, feeds: list[MemoryFeed]) -> None:
        self._feeds = feeds
        self._watched: set[str] = set()

    def start(self, deliver: Deliver, resync: Resync) -> None:
        """See the port."""
        self._deliver, self.resync = deliver, resync
        self._feeds.append(self)

    def watch(self, game_id: str) -> None:
        """See the port."""
        self._watched.add(game_id)

    def unwatch(self, game_id: str) -> None:
        """See the port."""
        self._watched.discard(game_id)

    def tell(self, game_id: str, news: News) -> None:
        """Called by the store with each commit."""
        if news.events and game_id in self._watched:
            self._deliver(game_id, news)

    def tell_recheck(self, game_id: str) -> None:
        """Called by the store where tokens were taken back."""
        if game_id in self._watched:
            self._deliver(game_id, News(0, "", "", []))

    def close(self) -> None:
        """See the port."""
        if self in self._feeds:
            self._feeds.remove(self)
