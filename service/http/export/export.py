"""An export: its tag, its numbered lines, and the lines behind any one of them without making those before."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from service.director.repository import Stored
from service.director.service import TournamentService
from service.games.service import GameService
from service.http.export import lines_of
from service.http.export.games_of import game_line, games_of, is_restricted
from service.http.export.lines import ExportEnd, ExportLine
from service.store.revision import MARK

PAGE = 500
_encode = msgspec.json.Encoder().encode


class Export:
    """Of one tournament, as it is when this is made: what comes later changes nothing in it, and its tag names it.

    Raises StoreUnavailable.
    """

    def __init__(
        self, stored: Stored, tournaments: TournamentService, games: GameService, entry: str | None = None, *,
        organiser: bool = False,
    ) -> None:  # fmt: skip
        """entry: of the reader, None for anybody else. organiser: whether it is told to the key that made it."""
        self._known = stored.tournament
        self._tournaments = tournaments
        self._service = games
        self._games = list(games_of(self._known, entry, organiser=organiser))
        held = [played.game for played in self._games]
        self._statuses = games.store.statuses(held) if held else {}
        self._first = list(lines_of.before_events(self._known))
        self._last = list(lines_of.after_events(self._known))
        self.count = 2 + len(self._first) + self._known.events + len(self._last) + len(self._games)
        # A game that was played again may end, and any game expire, without the tournament being changed.
        kept = hashlib.sha256("".join(f"{game}{self._statuses.get(game)}" for game in held).encode()).hexdigest()
        self.tag = f"{stored.revision.version}-{stored.revision.nonce[:MARK]}-{kept[:16]}"
        if is_restricted(self._known):
            self.tag += f"-{'*' if organiser else entry or ''}"

    def lines(self, after: int = 0) -> Iterator[bytes]:
        """All lines behind the one of this number, each with its line feed; of games only those are loaded."""
        number = 0
        for line in [lines_of.header(self._known, self.count), *self._first]:
            number += 1
            if number > after:
                yield numbered(line, number)
        for raw in self._events(after - number):
            yield _told(raw[1], number + raw[0])
        number += self._known.events
        for line in self._last:
            number += 1
            if number > after:
                yield numbered(line, number)
        for played in self._games:
            number += 1
            if number > after:
                yield numbered(game_line(self._service, played, self._statuses), number)
        if number + 1 > after:
            yield numbered(ExportEnd(line=0), number + 1)

    def _events(self, after: int) -> Iterator[tuple[int, bytes]]:
        """The events behind this seq, each with its own."""
        seq = max(after, 0)
        while seq < self._known.events:
            page = self._tournaments.log(self._known.id, seq, min(PAGE, self._known.events - seq))
            if not page:
                return
            yield from ((entry.seq, entry.raw) for entry in page)
            seq = page[-1].seq


def numbered(line: ExportLine, number: int) -> bytes:
    """A line as it goes out, with its number and its sum."""
    line.line = number
    return _sealed(_encode(line))


def _told(raw: bytes, number: int) -> bytes:
    """An event as it was stored, whatever has been added to its type since."""
    return _sealed(b'{"kind":"event","line":%d,"sha256":"","event":%s}' % (number, raw))


def _sealed(line: bytes) -> bytes:
    """A line with its sum in place of the empty one."""
    told = msgspec.json.decode(line)
    del told["sha256"]
    found = hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
    return line.replace(b'"sha256":""', b'"sha256":"%s"' % found.encode(), 1) + b"\n"
