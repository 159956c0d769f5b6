"""Taking a seat as a player: noted before and after, so that no seat is ever missing in the list of seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from service.director.refused import Refused
from service.games.service import GameService
from service.games.tasks import Make
from service.players import ids
from service.players.events import SeatTaken
from service.players.kept import Draft, Repository
from service.players.places import Places
from service.players.record import MOST_PLACES, Player
from service.store.errors import GameNotFound, StoreUnavailable

ASKING_MS = 60_000
"""For so long a seat that was asked for is not taken for one that is over."""


def unknown(stored_id: str) -> Exception:
    """There is no such player (any more)."""
    return Refused("account_not_found")


def check(draft: Draft[Player], owner: str | None = None) -> None:
    """Raise `account_not_found` where the player was erased, or belongs to another key."""
    if draft.record.erased_at is not None or owner not in (None, draft.record.owner):
        raise Refused("account_not_found")


class Sitting:
    """What happens around the commit by which a player gets a seat."""

    def __init__(self, games: GameService, players: Repository[Player], places: Places) -> None:
        self._games = games
        self._players = players
        self._places = places

    @contextmanager
    def at(self, player: str, game_id: str, make: Make | None = None) -> Iterator[None]:
        """Around the act by which this player (empty: a guest) sits down. make: makes that act, and refuses it before
        anything is noted; None at a game that is made by it.

        A process that dies within leaves a seat noted that may not be there, which the list of seats leaves out.
        Raises Refused (`too_many_seats`, `account_not_found`), GameNotFound, StoreUnavailable, and what `make` raises.
        """
        if not player:
            yield
            return
        if make is not None:
            snapshot = self._games.read(game_id)
            if player not in snapshot.meta.members:
                make(snapshot.game, snapshot.meta)
        self._ask(player, game_id)
        try:
            yield
        except StoreUnavailable:
            # It may have happened.
            raise
        except Exception:
            self._give_up(player, game_id)
            raise
        self._players.change(ids.stored(player), lambda draft: _got(draft, game_id))

    def make_room(self, player: str) -> None:
        """For a seat that others will take for the player. Raises Refused: `too_many_seats`, and `token_unknown`
        where the player was erased just now."""
        for look in (self._forget_what_is_over, None):
            record = self._players.load(ids.stored(player)).record
            if record.erased_at is not None:
                raise Refused("token_unknown", "This player was erased: the token opens nothing any more.")
            if len(record.seats) < MOST_PLACES:
                return
            if look is not None:
                look(player)
        raise Refused("too_many_seats", limit=MOST_PLACES)

    def _ask(self, player: str, game_id: str) -> None:
        if len(self._players.load(ids.stored(player)).record.seats) >= MOST_PLACES:
            self._forget_what_is_over(player)

        def note(draft: Draft[Player]) -> None:
            check(draft)
            record = draft.record
            if game_id in record.seats or game_id in record.over:
                return
            if len(record.seats) >= MOST_PLACES:
                raise Refused("too_many_seats", limit=MOST_PLACES)
            record.seats[game_id] = draft.now
            record.asked = [*record.asked, game_id]

        self._players.change(ids.stored(player), note)

    def _give_up(self, player: str, game_id: str) -> None:
        """The act was refused; another request of the same player may have got the seat all the same."""
        try:
            if player in self._games.read(game_id).meta.members:
                return
        except GameNotFound:
            pass

        def forget(draft: Draft[Player]) -> None:
            record = draft.record
            record.seats.pop(game_id, None)
            record.asked = [asked for asked in record.asked if asked != game_id]

        self._players.change(ids.stored(player), forget)

    def _forget_what_is_over(self, player: str) -> None:
        here = {seat.game for seat in self._places.seats(self._players.load(ids.stored(player)).record)}

        def forget(draft: Draft[Player]) -> None:
            record = draft.record
            kept = {game: at for game, at in record.seats.items() if game in here or draft.now - at < ASKING_MS}
            record.seats, record.asked = kept, [game for game in record.asked if game in kept]

        self._players.change(ids.stored(player), forget)


def _got(draft: Draft[Player], game_id: str) -> None:
    """The seat is there: told once, whichever of several requests got it."""
    record = draft.record
    if record.erased_at is not None:
        # In this very moment: the seat is left, and the name goes, by what finishes erasing.
        record.seats[game_id], record.erasing = draft.now, True
        return
    record.invitations = [one for one in record.invitations if one.game != game_id]
    if game_id in record.over:
        return
    known = game_id in record.seats and game_id not in record.asked
    record.seats.setdefault(game_id, draft.now)
    record.asked = [asked for asked in record.asked if asked != game_id]
    if not known:
        draft.tell(SeatTaken, game=game_id)
