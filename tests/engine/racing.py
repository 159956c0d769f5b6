"""Races for a Chouette-Velute under lag compensation, told in a line each; and people with networks."""

from __future__ import annotations

from random import Random
from typing import Any

from service.engine.core import events as ev
from service.engine.core.actions.acts import Annonce, Measured
from tests.support.told import Told

WORD = "pas_mou_le_caillou"
FACES = "336"


class Race(Told):
    """Perceval has thrown a Chouette-Velute; `opened` is when the race for it began (ms). lags: by player (ms)."""

    def __init__(self, lags: dict[str, int] | None = None, *, races: int = 1, **options: Any) -> None:
        super().__init__(
            dice=FACES * races, **{"lag_compensation": True, "settle_ms": 60, "target": 100_000, **options}
        )
        for player, lag in (lags or {}).items():
            self.act(Measured(player=player, at=self.now, lag_ms=lag))
        self.begin("perceval")

    def begin(self, thrower: str) -> None:
        """Throw the dice that are raced for."""
        self.turn(thrower)
        self.opened = self.window(WORD).opened

    def shout(self, player: str, arrives: int, reaction: int | None = None, connection: int | None = None) -> str:
        """Shout; arrives: ms after the opening. reaction: what is claimed; connection: what its connection shows."""
        return self.act(
            Annonce(
                player=player, at=self.opened + arrives, annonce=WORD, fields={}, reaction_ms=reaction,
                connection_ms=connection,
            )
        )  # fmt: skip

    @property
    def timing(self) -> ev.Timing:
        """How the last shout came to its instant."""
        found = [e.timing for e in self.told(ev.AnnonceMade)][-1]
        assert isinstance(found, ev.Timing)
        return found

    @property
    def winners(self) -> set[str]:
        """Who took part in the first place of the last race that closed."""
        closed = [e for e in self.told(ev.WindowClosed) if e.name == WORD][-1]
        return {a.player for a in closed.answers if a.at <= closed.answers[0].at + self.game.tie_ms}


def credit(measured: int, *, arrives: int, reaction: int) -> int:
    """What one shout is credited with in a fresh race."""
    race = Race({"karadoc": measured})
    race.shout("karadoc", arrives, reaction)
    return race.timing.credit_ms


def human(rng: Random) -> int:
    """How long somebody takes to react (ms)."""
    return max(120, round(rng.gauss(350, 70)))
