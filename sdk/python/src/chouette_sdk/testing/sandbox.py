"""Games of the sandbox as objects: their seats, and the clock that a test moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette_sdk._generated import models
from chouette_sdk.client import Client
from chouette_sdk.table import Seat, Table


class GameClock:
    """The clock of one game, which moves only when it is told to. Instants are in ms since the epoch."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def now(self) -> int:
        """What it says."""
        return self._seat.api.get_clock(self._seat.id).now

    def advance(self, ms: int) -> models.ClockAnswer:
        """Let so many ms pass; what that led to. All that is due on the way happens at its own instant."""
        return self._seat.api.advance_clock(self._seat.id, body=models.ClockBody(advance_ms=ms))

    def next_deadline(self) -> models.ClockAnswer:
        """Let time pass up to the next instant at which something happens by itself; what that was."""
        return self._seat.api.advance_clock(self._seat.id, body=models.ClockBody(to="next_deadline"))


class SandboxGame:
    """A game that stands somewhere.

    answer: as the service made it. table: the game for those who watch with the first seat's token. seats: by the
    players' ids, those in which no bot sits. clock: its clock; only a `manual` one can be moved.
    """

    def __init__(self, client: Client, answer: models.SandboxGame) -> None:
        self.answer = answer
        self.id = answer.id
        self.seats: dict[str, Seat] = {
            seat.player: client.seat(answer.id, seat.player, seat.token) for seat in answer.seats if seat.token
        }
        first = next(iter(self.seats.values()), None)
        self.table: Table = first if first is not None else client.table(answer.id)
        if first is not None:
            self.clock = GameClock(first)


class Sandbox:
    """What tests ask for. url: of the service; client: one for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = Client(url)

    def situation(
        self, name: str, *, clock: str = "manual", bots: Mapping[str, str] | None = None, **more: Any
    ) -> SandboxGame:
        """A game in a situation of the gallery. Raises Problem where there is no such one.

        clock: `manual` or `real`. bots: levels by the ids of the players in whose seats they sit. more: other fields of
        `create_sandbox_game`, as JSON has them.
        """
        return self._made({"situation": name, "clock": clock, "bots": dict(bots or {}), **more})

    def standing(self, ruleset: str, players: list[Mapping[str, Any]], **more: Any) -> SandboxGame:
        """A game that begins as it is described: `standing("wikimonde", [{"name": "Perceval", "score": 300}, …])`.

        more: other fields of `create_sandbox_game`, as JSON has them; the clock is `manual` unless they say otherwise.
        """
        return self._made({"clock": "manual", **more, "ruleset": ruleset, "players": [dict(one) for one in players]})

    def situations(self, **wanted: Any) -> list[models.SituationSummary]:
        """All situations of the gallery. wanted: `ruleset` and `kind`."""
        found: list[models.SituationSummary] = []
        page = self.client.api.list_situations(limit=200, **wanted)
        while True:
            found += page.situations
            if page.next_ is None:
                return found
            page = self.client.api.list_situations(limit=200, cursor=page.next_, **wanted)

    def close(self) -> None:
        """Closes the connections."""
        self.client.close()

    def _made(self, body: dict[str, Any]) -> SandboxGame:
        answer = self.client.api.create_sandbox_game(body=models.SandboxGameBody.from_dict(body))
        return SandboxGame(self.client, answer)
