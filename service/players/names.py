"""Names of players that were erased, in what was written down before: the events of games and tournaments."""

from __future__ import annotations

import re

import msgspec

from service.players.ids import PATTERN
from service.players.known import KnownPlayers
from service.players.record import ERASED
from service.store.log import Entry

_NAMED = re.compile(rb'"(' + PATTERN.encode() + rb')"')
_TELLS = re.compile(rb'\{"type":"(?:player_joined|player_arrived|player_renamed|entry_made)"')
"""How the events begin that tell a name."""

_FIELDS = ("name", "display_name")


class Names:
    """Puts `ERASED` in the place of such names."""

    def __init__(self, known: KnownPlayers) -> None:
        self._known = known

    def entries(self, entries: list[Entry]) -> list[Entry]:
        """Events as they may be told now. Raises StoreUnavailable where a player is named that has to be looked up."""
        named = {entry.seq: self._named(entry.raw) for entry in entries}
        if not any(named.values()):
            return entries
        names = self._known.names(player for player in named.values() if player)
        gone = {player for player, name in names.items() if name == ERASED}
        return [entry._replace(raw=_without(entry.raw)) if named[entry.seq] in gone else entry for entry in entries]

    @staticmethod
    def _named(raw: bytes) -> str:
        """The player that an event calls by a name; empty where it does not."""
        found = _NAMED.search(raw) if _TELLS.match(raw) else None
        return found[1].decode() if found else ""


def _without(raw: bytes) -> bytes:
    event = msgspec.json.decode(raw)
    return msgspec.json.encode(event | {field: ERASED for field in _FIELDS if field in event})
