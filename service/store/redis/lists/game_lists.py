"""The lists of games: the lobby's and those of keys; read by page, and told what commits could not write there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from service.store.commits import Commit, OwnEntry
from service.store.errors import StoreUnavailable
from service.store.keys import listed_game
from service.store.layout import Layout
from service.store.port import LobbyPage
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.games.commit_script import owed
from service.store.redis.lists.owed import OwedToLists
from service.store.redis.scripts.script import Argument, Script

UNLISTED_AT_ONCE = 100
"""Places a call that are taken out of the lobby, wherever one game is found to be gone."""

_HERE = Path(__file__).parent


class GameLists:
    """The lists of one store."""

    def __init__(self, client: Client, layout: Layout) -> None:
        self._client: Any = client
        self._layout = layout
        self._unlist = Script(client, _HERE / "unlist.lua")
        self._enlist = Script(client, _HERE / "enlist.lua")
        self._owed = OwedToLists(client, layout) if layout.at(0).owed else None

    def follow(self, commit: Commit, answer: Any) -> None:
        """This commit has been answered so: what it could not write is told now. Never raises."""
        if self._owed is None:
            return
        # What most commits do not leave is asked for first: they are every act's.
        if left := owed(answer):
            self._owed.pay({commit.game_id: left})
        if commit.card and commit.listed and answer[0] == 0:
            self._owed.changed()

    def follow_all(self, done: list[tuple[Commit, Any]]) -> None:
        """The same of many commits, at once."""
        if self._owed is None:
            return
        self._owed.pay({commit.game_id: left for commit, answer in done if (left := owed(answer))})
        if any(answer[0] == 0 and commit.listed and commit.card for commit, answer in done):
            self._owed.changed()

    def mend(self, buckets: range | None = None) -> int:
        """See Store.mend_lists; buckets: of these only."""
        return self._owed.mend(buckets) if self._owed else 0

    def enlist(self, game_id: str, entry: OwnEntry) -> None:
        """See Store.enlist."""
        names = [self._layout.at(self._layout.bucket(game_id)).owed]
        if self._owed is None:
            names = [self._layout.lists.owned + entry.owner, self._layout.lists.owned_ends]
        args: list[Argument] = [entry.place, entry.card, entry.owner, game_id]
        left = _run(self._enlist, [self._layout.game(game_id), *names], args)
        if self._owed and left:
            self._owed.pay({game_id: left})

    def unlist(self) -> None:
        """Take out some places of games that are gone."""
        lists = self._layout.lists
        names = [lists.ends, lists.lobby, lists.of_status("finished"), lists.owned_ends]
        if lists.versions:
            names.append(lists.versions)
        _run(self._unlist, names, [UNLISTED_AT_ONCE, lists.owned])

    def page(self, name: str, card: str, cursor: str | None, limit: int, bottom: str = "-") -> LobbyPage:
        """A page of one of the lists. Entries whose game is gone (a finished one, after its time) are cleared away."""
        top, cards = f"({cursor}" if cursor else "+", list[bytes]()
        with unavailable():
            while True:
                found: Any = self._client.zrevrangebylex(name, top, bottom, start=0, num=limit - len(cards) + 1)
                members = [member.decode() for member in found]
                wanted = members[: limit - len(cards)]
                cards += self._cards(wanted, name, card)
                if len(members) <= len(wanted):
                    return LobbyPage(cards, None)
                if len(cards) == limit:
                    return LobbyPage(cards, wanted[-1])
                top = f"({wanted[-1]}"

    def _cards(self, members: list[str], name: str, card: str) -> list[bytes]:
        if not members:
            return []
        # No transaction: on a cluster these are keys of many slots, and a page need not be of one instant.
        pipe = self._client.pipeline(transaction=False)
        for member in members:
            pipe.hget(self._layout.game(listed_game(member)), card)
        answers: list[Any] = pipe.execute(raise_on_error=False)
        failed = [answer for answer in answers if isinstance(answer, Exception)]
        if len(failed) == len(answers):
            raise failed[0]
        gone = [member for member, shown in zip(members, answers, strict=True) if shown is None]
        if gone:
            self._client.zrem(name, *gone)
        # Games of a node that is away just now are left out, and stay in the list.
        return [shown for shown in answers if shown is not None and not isinstance(shown, Exception)]


def _run(script: Script, names: list[str], args: list[Argument]) -> Any:
    """Run a script that may run twice; once more at once if its answer was lost."""
    try:
        with unavailable():
            return script(names, args)
    except StoreUnavailable:
        with unavailable():
            return script(names, args)
