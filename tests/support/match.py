"""A match at cards told in Python: deal hands, say what each player does and when, and read what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from service import engine
from service.engine.cards.pack import is_card
from service.engine.core.actions.acts import Act, Back, Forfeit, Leave, Measured
from service.engine.core.events import Event, PointsMoved
from service.engine.core.stored.state import Player
from service.engine.core.timing import deadlines
from service.engine.core.windows.window import Window
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.engine.trou_du_cul.events import CardsLaid, HandDealt, RevolutionMade
from service.engine.trou_du_cul.state import CardState, Top, match

E = TypeVar("E", bound=Event)
Hands = Mapping[str, str]
"""By player: the codes of the cards, with spaces between them."""

FOUR_ROLES = {
    "perceval": "president", "karadoc": "vice_president", "arthur": "vice_trou_du_cul", "leodagan": "trou_du_cul",
}  # fmt: skip


class Match:
    """One match.

    hands: those of the deals to come, one after the other; without any, `pack` is dealt out, or what `seed` shuffles.
    seats: the ids of the players in the order of the table, where no hands name them. first, roles, direction,
    revolution, manches_played: as scenarios tell them. Every act returns what it counted as: `counted`, `repeated`, or
    the code of its refusal. `at` is in ms after the last cards were laid, `plus` in ms after the act before.
    """

    def __init__(
        self, *hands: Hands, pack: str = "", seats: str = "", first: str | None = None, seed: str | None = None,
        roles: Mapping[str, str] | None = None, scores: Mapping[str, int] | None = None, bots: str = "",
        told: Mapping[str, Any] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.game = engine.create(
            ruleset="trou-du-cul", game_id="told", now=0, options={"turn_ms": 0, **options},
            given=[pack.split()] if pack else None, seed=seed,
        )  # fmt: skip
        self.now = self.laid = 0
        self.events: list[Event] = []
        self.private: dict[int, Mapping[str, Event]] = {}
        self.refusal: engine.Refusal | None = None
        people = [
            Player(id=name, name=name, score=(scores or {}).get(name, 0), bot="normal" if name in bots.split() else "")
            for name in (seats.split() or list(hands[0]))
        ]
        deals = [{player: cards.split() for player, cards in deal.items()} for deal in hands]
        engine.start_from(
            self.game, people, first, told={"deal": deals, "roles": roles or {}, "first": first, **(told or {})}
        )
        self._collect()

    # --- what they do

    def plays(
        self, player: str, cards: str, as_rank: str | None = None, *, at: int | None = None, plus: int = 100,
        turn: int | None = None,
    ) -> str:  # fmt: skip
        """Lay cards."""
        return self.act(
            Play(player=player, at=self._time(at, plus), cards=cards.split(), as_rank=as_rank, turn=turn)
        )  # fmt: skip

    def passes(self, player: str, *, at: int | None = None, plus: int = 100, turn: int | None = None) -> str:
        """Pass the turn."""
        return self.act(PassTurn(player=player, at=self._time(at, plus), turn=turn))

    def declines(self, player: str, *, at: int | None = None, plus: int = 100, window: int | None = None) -> str:
        """«Nothing from me» in a window."""
        return self.act(Decline(player=player, at=self._time(at, plus), window=window))

    def putsches(
        self, player: str, cards: str, as_rank: str | None = None, *, at: int | None = None, plus: int = 100,
        window: int | None = None, reaction: int | None = None, connection: int | None = None,
    ) -> str:  # fmt: skip
        """Throw a pair on a pair. reaction: what is claimed (ms); connection: what its connection shows (ms)."""
        return self.act(
            Putsch(
                player=player, at=self._time(at, plus), cards=cards.split(), as_rank=as_rank, window=window,
                reaction_ms=reaction, connection_ms=connection,
            )
        )  # fmt: skip

    def measured(self, **lags: int) -> None:
        """What the service has measured of players' networks (ms)."""
        for player, lag in lags.items():
            self.act(Measured(player=player, at=self.now, lag_ms=lag))

    def directs(self, player: str, *, towards: str | None = None, clockwise: bool | None = None) -> str:
        """Say which way the match goes."""
        return self.act(Direction(player=player, at=self.now + 100, towards=towards, clockwise=clockwise))

    def demands(self, player: str, ranks: str) -> str:
        """Ask for ranks."""
        return self.act(Demand(player=player, at=self.now + 100, ranks=ranks.split()))

    def exchanges(self, player: str, cards: str, *, plus: int = 100) -> str:
        """Give cards back."""
        return self.act(Exchange(player=player, at=self.now + plus, cards=cards.split()))

    def votes(self, player: str, vote: str) -> str:
        """Vote."""
        return self.act(Vote(player=player, at=self.now + 100, vote=vote))

    def leaves(self, player: str, *, plus: int = 100) -> str:
        """Stand up."""
        return self.act(Leave(player=player, at=self.now + plus))

    def comes_back(self, player: str, *, plus: int = 100) -> str:
        """Sit down again."""
        return self.act(Back(player=player, at=self.now + plus))

    def forfeits(self, player: str) -> str:
        """Leave for good."""
        return self.act(Forfeit(player=player, at=self.now + 100))

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

    def play_on(self, *acts: tuple[str, str]) -> Match:
        """Each player lays cards, or passes where none are told; all of it counts. Open windows are waited for."""
        for player, cards in acts:
            self.settle()
            assert (self.plays(player, cards) if cards else self.passes(player)) == "counted", (player, cards)
        return self

    def wait(self, ms: int) -> Match:
        """Let time pass, whatever happens in it."""
        self.now += ms
        deadlines.settle(self.game, self.now + self.game.option("settle_ms"))
        self._collect()
        return self

    def settle(self) -> Match:
        """Close windows until the match waits for a card, for a deal, or is over."""
        while self.settle_next():
            pass
        return self

    def settle_next(self) -> bool:
        """Close the next window that closes by itself, the turn excepted; whether there was one."""
        upcoming = self.game.next_due()
        if upcoming is None:
            return False
        window = upcoming[1].frame
        assert isinstance(window, Window)
        if window.only_turn_runs_out:
            return False
        self.now = max(self.now, upcoming[0])
        deadlines.settle(self.game, self.now + self.game.option("settle_ms"), patient=False)
        self._collect()
        return True

    # --- what came of it

    @property
    def state(self) -> CardState:
        """What the match remembers."""
        return match(self.game)

    @property
    def hands(self) -> dict[str, str]:
        """The cards of each player, from the best to the weakest."""
        return {player: " ".join(cards) for player, cards in self.state.hands.items()}

    @property
    def top(self) -> Top:
        """What lies on top."""
        assert self.state.top is not None, "a lead is due"
        return self.state.top

    @property
    def turn(self) -> str | None:
        """Who must lead or answer."""
        return self.state.turn

    @property
    def places(self) -> dict[str, int]:
        """The places of this manche so far."""
        return dict(self.state.places)

    @property
    def roles(self) -> dict[str, str]:
        """The roles held now."""
        return dict(self.state.roles)

    @property
    def scores(self) -> dict[str, int]:
        """The score of each player."""
        return {p.id: p.score for p in self.state.players}

    @property
    def away(self) -> list[str]:
        """For whom the game acts at once."""
        return [p.id for p in self.state.players if p.absent]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.status == "finished"

    def waiting(self) -> dict[str, list[str]]:
        """Whom the open windows ask, by the window's name."""
        return {w.name: [p for p in w.who if w.asks(p)] for _, w in self.game.windows()}

    def window(self, name: str) -> int:
        """The id of the open window of this name; that of «turn» is the number of the turn."""
        return next(record.id for record, w in self.game.windows() if w.name == name)

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind, so far, as everybody sees them."""
        return [event for event in self.events if isinstance(event, kind)]

    def seen_by(self, player: str | None) -> list[Event]:
        """All events so far as this seat sees them; None: as everybody does."""
        return [self.private.get(event.seq, {}).get(player or "", event) for event in self.events]

    @property
    def settlements(self) -> list[dict[str, int]]:
        """What each settlement moved, by player."""
        return [{m.player: m.points for m in event.movements} for event in self.told(PointsMoved)]

    def may(self, player: str) -> dict[str, dict[str, Any]]:
        """What a player may do now: kinds of acts, each with its constraints."""
        return {a.act: msgspec.to_builtins(a.constraints) for a in engine.expected(self.game, player, self.now).acts}

    def ranks(self, player: str) -> dict[str, list[int]]:
        """What a player may lay now: ranks, and how many cards of each."""
        return {choice["rank"]: choice["sizes"] for choice in self.may(player).get("play", {"ranks": []})["ranks"]}

    # --- time

    def _time(self, at: int | None, plus: int) -> int:
        return self.now + plus if at is None else self.laid + at

    def _collect(self) -> None:
        fresh = list(self.game.fresh)
        self.private.update(self.game.private)
        self.game.forget_events()
        self.events += fresh
        self.laid = max([self.laid, *(e.at for e in fresh if isinstance(e, HandDealt | CardsLaid | RevolutionMade))])


def kinds(events: Sequence[Event]) -> list[str]:
    """The types of events, in their order."""
    return [str(type(event).__struct_config__.tag) for event in events]


def codes(told: Any) -> set[str]:
    """Every code of a card in what is told, wherever it stands in it."""
    told = msgspec.to_builtins(told)
    if isinstance(told, dict):
        return set().union(*(codes(part) for part in (*told.keys(), *told.values())), set())
    if isinstance(told, list | tuple):
        return set().union(*(codes(part) for part in told), set())
    return {told} if isinstance(told, str) and is_card(told) else set()
