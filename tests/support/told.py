"""A game told in Python: say who sits there and what they do and when, and read what came of it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Annonce, Back, Challenge, Leave, Pass, Terms
from service.engine.core.events import Event, PointsMoved
from service.engine.core.rulebook.hooks import answering
from service.engine.core.stored.state import Player
from service.engine.core.timing import deadlines
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import views
from service.engine.dice.acts import Roll
from service.engine.dice.events import DiceReleased, DiceRolled
from service.engine.dice.window import ThrowWindow

E = TypeVar("E", bound=Event)
Seat = int | tuple[int, str]


class Told:
    """One game. Players are given as `name=score` or `name=(score, "holding holding")`, in the order of the table.

    table: what the rulebook's scenarios tell under this key of how the game stands.
    Every act returns what it counted as: `counted`, `bevue`, `repeated`, or the code of its refusal. `at` is in ms
    after the last dice landed, `plus` in ms after the act before (100 unless told).
    """

    def __init__(
        self, book: str = "wikimonde", *, dice: str = "", first: str | None = "perceval", laps: int = 0,
        seats: dict[str, Seat] | None = None, seed: str | None = None, door: str = "",
        table: dict[str, Any] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        people: dict[str, Seat] = seats or {"perceval": 100, "karadoc": 100, "arthur": 100}
        self.game = engine.create(
            ruleset=book, game_id="told", now=0, options={"turn_ms": 0, **options},
            given=[int(face) for face in dice if face.isdigit()], seed=seed,
        )  # fmt: skip
        self.now = self.landed = 0
        self.events: list[Event] = []
        newcomers = [Player(id=name, name=name, in_game=False) for name in door.split()]
        told = None if table is None else {"first": first, "table": table}
        engine.start_from(
            self.game, [_player(name, seat) for name, seat in people.items()], first, laps, newcomers, told
        )  # fmt: skip
        self._collect()

    # --- what they do

    def roll(self, player: str, *, at: int | None = None, plus: int = 100, keep: list[int] | None = None) -> str:
        """Throw at a certain time, allowed or not."""
        return self.act(Roll(player=player, at=self._time(at, plus), keep=keep))

    def throw(self, player: str, *, keep: list[int] | None = None) -> str:
        """Throw as soon as the rules allow it; what closes before that closes."""
        while True:
            asked = [w for _, w in self.game.windows() if w.mode in ("roll", "dice") and w.asks(player)]
            spoken = any(w.mode == "until" and w.spoken for _, w in self.game.windows())
            if asked and not spoken:
                return self.act(Roll(player=player, at=max(self.now + 1, asked[0].not_before), keep=keep))
            assert self._close_next(), f"nothing lets {player} throw: {self.waiting()}"

    def turn(self, player: str) -> None:
        """Throw the chouettes and then the cul."""
        assert self.throw(player) == "counted"
        assert self.throw(player) == "counted"

    def says(self, player: str, annonce: str, *, at: int | None = None, plus: int = 100, **fields: Any) -> str:
        """Shout something."""
        return self.act(Annonce(player=player, at=self._time(at, plus), annonce=annonce, fields=fields))

    def challenges(
        self,
        player: str,
        target: str,
        *,
        at: int | None = None,
        plus: int = 100,
        challenge: str = "grelottine",
    ) -> str:
        """Shout a challenge."""
        return self.act(Challenge(player=player, at=self._time(at, plus), challenge=challenge, target=target))

    def terms(
        self, player: str, combination: str, amount: Any, *, at: int | None = None, plus: int | None = None
    ) -> str:
        """Give terms, as soon as they are allowed unless a time is told."""
        if at is None and plus is None:
            self._close_until(lambda w: "terms" in w.words)
            window = next(w for _, w in self.game.windows() if "terms" in w.words)
            moment = max(self.now + 1, window.not_before)
        else:
            moment = self._time(at, plus or 0)
        return self.act(Terms(player=player, at=moment, combination=combination, amount=amount))

    def passes(self, player: str, *, at: int | None = None, plus: int = 100) -> str:
        """Say that he will do nothing."""
        return self.act(Pass(player=player, at=self._time(at, plus)))

    def leaves(self, player: str, *, plus: int = 100) -> str:
        """Stand up."""
        return self.act(Leave(player=player, at=self._time(None, plus)))

    def comes_back(self, player: str, *, plus: int = 100) -> str:
        """Sit down again."""
        return self.act(Back(player=player, at=self._time(None, plus)))

    def add_rules(self, *rule_ids: str) -> None:
        """Let rules of a test be in force, which no rulebook has."""
        self.game.state.rules |= {rule_id: {} for rule_id in rule_ids}
        self.game.answering = answering(tuple(self.game.state.rules))

    def act(self, act: Act) -> str:
        """Let an act count at its own time."""
        self.now = max(self.now, act.at)
        try:
            engine.play(self.game, act)
            return self.game.effect
        except engine.Refusal as refusal:
            self.refusal = refusal
            return refusal.code
        finally:
            self._collect()

    def wait(self, ms: int) -> Told:
        """Let time pass, whatever happens in it."""
        self.now += ms
        engine.settle(self.game, self.now)
        self._collect()
        return self

    def settle(self) -> Told:
        """Close every window that closes by itself, until the game waits for a throw."""
        while self._close_next():
            pass
        return self

    # --- what came of it

    @property
    def scores(self) -> dict[str, int]:
        """The score of each player."""
        return {p.id: p.score for p in self.game.state.players}

    @property
    def holds(self) -> dict[str, set[str]]:
        """What each player holds."""
        return {p.id: set(p.holds) for p in self.game.state.players}

    @property
    def bevues(self) -> dict[str, int]:
        """How many bévues each player has committed."""
        return {p.id: p.faults for p in self.game.state.players}

    @property
    def to_throw(self) -> str | None:
        """Who must throw next."""
        return views.to_throw(self.game)

    @property
    def turn_of(self) -> str | None:
        """Whose turn it is."""
        return engine.view(self.game, None).turn

    @property
    def winner(self) -> str | None:
        """Who has won, None while the game goes on."""
        return self.game.state.winner

    @property
    def out(self) -> list[str]:
        """Who is put out."""
        return [p.id for p in self.game.state.players if not p.in_game]

    def presence(self, player: str) -> str:
        """Whether he is `seated`, `away` or `standing`."""
        return next(p.presence for p in engine.view(self.game, None).players if p.id == player)

    def window(self, name: str) -> Window:
        """The open window of this name."""
        return next(w for _, w in self.game.windows() if w.name == name)

    def waiting(self) -> dict[str, list[str]]:
        """Whom the open windows ask, by the window's name."""
        return {w.name: [p for p in w.who if w.asks(p)] for _, w in self.game.windows()}

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def settlements(self) -> list[dict[str, int]]:
        """What each settlement moved, by player."""
        found = []
        for event in self.told(PointsMoved):
            moved: dict[str, int] = {}
            for movement in event.movements:
                moved[movement.player] = moved.get(movement.player, 0) + movement.points
            found.append(moved)
        return found

    def may(self, player: str) -> dict[str, dict[str, Any]]:
        """What he may do now: names of acts, each with its constraints."""
        return {a.name: msgspec.to_builtins(a.constraints) for a in engine.expected(self.game, player, self.now).acts}

    # --- time

    def _time(self, at: int | None, plus: int) -> int:
        return self.now + plus if at is None else self.landed + at

    def _close_next(self) -> bool:
        upcoming = self.game.next_due()
        if upcoming is None:
            return False
        window = upcoming[1].frame
        assert isinstance(window, Window)
        if (
            isinstance(window, ThrowWindow)
            and window.mode == "roll"
            and not (window.flying or window.optional or window.by_table or window.auto)
        ):
            return False
        self.now = max(self.now, upcoming[0])
        deadlines.settle(self.game, self.now + self.game.option("settle_ms"), patient=False)
        self._collect()
        return True

    def _close_until(self, found: Any) -> None:
        while not any(found(w) for _, w in self.game.windows()):
            assert self._close_next(), f"nothing more closes: {self.waiting()}"

    def _collect(self) -> None:
        fresh, self.game.fresh = self.game.fresh, []
        self.events += fresh
        self.landed = max([self.landed, *(e.at for e in fresh if isinstance(e, DiceRolled))])
        self.landed = max([self.landed, *(e.lands_at for e in fresh if isinstance(e, DiceReleased))])


def _player(name: str, seat: Seat) -> Player:
    score, holds = seat if isinstance(seat, tuple) else (seat, "")
    return Player(id=name, name=name, score=score, holds=dict.fromkeys(holds.split(), 1))


class PlainTold(Told):
    """A game without what opens a window on a Chouette or a Cul de Chouette: they are paid at the landing."""

    def __init__(self, book: str = "wikimonde", *, rules: dict[str, bool] | None = None, **rest: Any) -> None:
        super().__init__(book, rules={"sirotage": False, "cul_de_chouette_double": False, **(rules or {})}, **rest)
