"""One that takes part in a tournament as an object: its seats as its games begin, scripts that play them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Thread

from chouette_sdk._generated.models import EntryStanding, RoundStartedEvent, TableReplayedEvent, TournamentEntry
from chouette_sdk.bodies import given
from chouette_sdk.clock import Clock
from chouette_sdk.playing import Script, play
from chouette_sdk.problems import NotFound
from chouette_sdk.reconnecting import Patience
from chouette_sdk.table import Seat
from chouette_sdk.tournament_events import TournamentCursor, tournament_events
from chouette_sdk.transport import Api

MADE_IN_S = 30.0
"""So long a game that is made again may take to be there."""

PAUSE_S = (0.1, 0.2, 0.4, 0.8)
"""Between looks for it; the last one again and again."""


class Entrant:
    """One that takes part. `token` opens its seat at each of its games: it is told once, None for a bot."""

    def __init__(self, api: Api, tournament_id: str, entry_id: str, token: str | None) -> None:
        self.api = api
        self.tournament_id = tournament_id
        self.id = entry_id
        self.token = token

    def view(self) -> TournamentEntry:
        """The entry as it is."""
        return self.api.get_entry(self.tournament_id, self.id).entry

    def seat(self) -> Seat | None:
        """Its seat in the round that is played, None where it has none."""
        found = self.api.get_entry(self.tournament_id, self.id).seat
        return None if found is None else Seat(self.api, found.game, found.player)

    def seats(self, *, patience: Patience | None = None) -> Iterator[Seat]:
        """Its seat at each of its games, as these begin; ends when the tournament does.

        The stream of the tournament tells them: nothing is asked for meanwhile.
        """
        begun = self.api.get_tournament(self.tournament_id)
        cursor, tables = TournamentCursor(self.tournament_id, begun.seq, patience or Patience()), set[str]()
        cursor.over = begun.ended_at is not None
        now = self.seat()
        if now is not None:
            yield now
        for event in tournament_events(self.api, cursor):
            if isinstance(event, RoundStartedEvent):
                mine = [table for table in event.tables if self.id in table.seats]
                tables |= {table.id for table in mine}
                for table in mine:
                    if now is None or table.game != now.id:
                        yield Seat(self.api, table.game, self.id)
            elif isinstance(event, TableReplayedEvent) and (event.table in tables or self._sits_at(event.table)):
                tables.add(event.table)
                again = Seat(self.api, event.game, self.id)
                if (now is None or again.id != now.id) and self._is_made(again):
                    yield again

    def _sits_at(self, table_id: str) -> bool:
        """Whether a table is its own of which the stream has not told since it was opened."""
        rounds = self.api.list_rounds(self.tournament_id).rounds
        return any(self.id in table.seats for made in rounds for table in made.tables if table.id == table_id)

    def _is_made(self, seat: Seat) -> bool:
        """Wait until the game of a table that plays again is there; whether it is."""
        until, looks = time.monotonic() + MADE_IN_S, 0
        while time.monotonic() < until:
            try:
                seat.view()
            except NotFound:
                time.sleep(PAUSE_S[min(looks, len(PAUSE_S) - 1)])
                looks += 1
            else:
                return True
        return False

    def play(self, script: Script, *, patience: Patience | None = None) -> None:
        """Has a script play all of its games, until the tournament is over."""
        clock = Clock(self.api)
        for seat in self.seats(patience=patience):
            play(seat, script, clock=clock, patience=patience)

    def run(self, script: Script, *, patience: Patience | None = None) -> Thread:
        """The same beside all else, in a thread that does not outlive the program; `join()` waits for its end."""
        thread = Thread(target=self.play, args=[script], kwargs={"patience": patience}, name=self.id, daemon=True)
        thread.start()
        return thread

    def withdraw(self) -> None:
        """Plays in no later round; before the first one it is gone."""
        self.api.withdraw_entry(self.tournament_id, self.id)

    def ask_for_table(self, *, key: str | None = None) -> EntryStanding:
        """Of a league: waits for a table; its `waiting` and `seat` tell more. Raises Conflict where it plays at one."""
        return self.api.request_table(self.tournament_id, self.id, idempotency_key=given(key))

    def ask_no_more(self) -> None:
        """Waits for a table no longer."""
        self.api.withdraw_table_request(self.tournament_id, self.id)

    def check_in(self, *, key: str | None = None) -> EntryStanding:
        """Says that it is there, where the tournament has a check-in."""
        return self.api.check_in_entry(self.tournament_id, self.id, idempotency_key=given(key))

    def sit_out(self, *, key: str | None = None) -> EntryStanding:
        """Has no table in the next round."""
        return self.api.sit_out_round(self.tournament_id, self.id, idempotency_key=given(key))

    def play_next_round(self) -> None:
        """Has one after all."""
        self.api.play_next_round(self.tournament_id, self.id)
