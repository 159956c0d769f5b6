"""What a client knows of a table from its events alone: all that the bots think with and the screen draws."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chouette_sdk import Event, models

from service.json_types import JsonObject

ASKING = ("race", "last", "bets", "offer")


@dataclass
class Window:
    """An open window. wait_s: from its opening until it may be answered. length_s: until its deadline, if it has one.

    heard: when we heard of it, by our own clock (s). heard_at: the event that told it.
    """

    id: int
    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    wait_s: float
    length_s: float | None
    heard: float
    heard_at: int
    answered: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)

    @property
    def waiting(self) -> list[str]:
        """Whom it still asks."""
        return [p for p in self.players if p not in self.answered and p not in self.passed]

    @property
    def asks_for_words(self) -> bool:
        """Whether a pass would count in it."""
        return self.mode in ASKING

    @property
    def deciding(self) -> bool:
        """Whether a player's answer is about to close it: what comes next depends on who was simultaneous."""
        if not self.answered:
            return False
        return self.mode in ("race", "until") or (self.mode == "last" and len(self.waiting) == 1 and not self.passed)


@dataclass
class Player:
    """A seat. shout: their last words, said at `shouted` (our clock, s). moved: their last points, at `moved_at`."""

    id: str
    name: str
    score: int = 0
    holdings: list[str] = field(default_factory=list)
    presence: str = "seated"
    in_game: bool = True
    bevues: int = 0
    shout: str = ""
    fields: JsonObject = field(default_factory=dict)
    shouted: float = 0.0
    wrong: bool = False
    moved: int = 0
    moved_at: float = 0.0


@dataclass
class Duel:
    """A challenge under way; combination and amount once its terms are set. kind: `grelottine` or `soufflette`."""

    id: int
    kind: str
    challenger: str
    defie: str
    combination: str = ""
    amount: int = 0


@dataclass
class Counts:
    """What there was of everything."""

    turns: int = 0
    throws: int = 0
    shouts: int = 0
    duels: int = 0
    bevues: int = 0


class Table:
    """One game as its events tell it. `hear` every event, in order."""

    def __init__(self) -> None:
        self.seq = 0
        self.seats: list[Player] = []
        self.turn = ""
        self.lap = 0
        self.windows: dict[int, Window] = {}
        self.faces: list[int] = []
        self.fresh: list[bool] = []
        self.combinations: list[str] = []
        self.value = 0
        self.maker = ""
        self.solo: dict[str, int] = {}
        self.duel: Duel | None = None
        self.finished = False
        self.winner: str | None = None
        self.reason = ""
        self.ranks: dict[str, int] = {}
        self.counts = Counts()

    def player(self, id_: str) -> Player:
        """The seat with this id. Raises KeyError."""
        for seat in self.seats:
            if seat.id == id_:
                return seat
        raise KeyError(id_)

    def names(self, ids: Iterable[str]) -> str:
        """These players, as one says it."""
        return ", ".join(self.player(id_).name for id_ in ids)

    @property
    def deciding(self) -> bool:
        """Whether some window is about to close."""
        return any(window.deciding for window in self.windows.values())

    def hear(self, event: Event, now: float) -> None:
        """Take one event in. now: our own clock (s)."""
        if event.seq <= self.seq:
            return
        self.seq = event.seq
        match event:
            case models.PlayerJoinedEvent():
                self.seats.append(Player(event.player, event.name))
            case models.PlayerLeftEvent():
                self.seats.remove(self.player(event.player))
            case models.TurnStartedEvent():
                self.turn, self.lap = event.player, event.lap
                self.counts.turns += 1
            case models.DiceRolledEvent():
                self._rolled(event)
            case models.CombinationMadeEvent():
                self.faces, self.fresh = event.faces, [False] * len(event.faces)
                self.combinations, self.value, self.maker = event.combinations, event.value, event.maker
            case models.WindowOpenedEvent():
                self._opened(event, now)
            case models.WindowClosedEvent():
                self.windows.pop(event.window, None)
            case models.PlayerPassedEvent():
                for id_ in event.windows:
                    if id_ in self.windows:
                        self.windows[id_].passed.append(event.player)
            case _:
                self._heard_of_people(event, now)

    def _heard_of_people(self, event: Event, now: float) -> None:
        match event:
            case models.AnnonceMadeEvent():
                if event.window in self.windows:
                    self.windows[event.window].answered.append(event.player)
                self.counts.shouts += 1
                said = event.fields.additional_properties
                self._shouted(event.player, event.annonce, said, now, wrong=False)
            case models.BevueEvent():
                self.player(event.player).bevues += 1
                self.counts.bevues += 1
                said = event.act.additional_properties
                word = said.get("annonce") or said.get("challenge") or ""
                if word:
                    self._shouted(event.player, str(word), {}, now, wrong=True)
            case models.PointsMovedEvent():
                for move in event.movements:
                    player = self.player(move.player)
                    player.score, player.moved, player.moved_at = move.score, move.points, now
            case models.HoldingGainedEvent():
                self.player(event.player).holdings.append(event.holding)
            case models.HoldingLostEvent():
                self.player(event.player).holdings.remove(event.holding)
            case models.PresenceChangedEvent():
                self.player(event.player).presence = event.presence
            case models.PlayerOutEvent():
                self.player(event.player).in_game = False
            case _:
                self._heard_of_duels(event)

    def _heard_of_duels(self, event: Event) -> None:
        match event:
            case models.ChallengeTakenEvent():
                self.duel = Duel(event.challenge, event.kind, event.challenger, event.defie)
                self.counts.duels += 1
            case models.ChallengePassedEvent() if self.duel is not None:
                self.duel.defie = event.defie
            case models.TermsSetEvent() if self.duel is not None:
                self.duel.combination, self.duel.amount = event.combination, event.amount
                self.faces, self.fresh, self.combinations = [], [], []
            case models.DuelEndedEvent():
                self.duel = None
            case models.GameFinishedEvent():
                self.finished, self.winner, self.reason = True, event.winner, event.reason
                self.ranks = {standing.player: standing.rank for standing in event.result or []}
                self.windows.clear()
            case _:
                pass

    def _rolled(self, event: models.DiceRolledEvent) -> None:
        self.counts.throws += 1
        self.maker, self.combinations, self.value = event.player, [], 0
        window = next((w for w in self.windows.values() if w.name == event.purpose), None)
        if window is not None and window.mode == "dice":
            # One die each: they lie side by side until the last one has thrown.
            self.solo[event.player] = event.faces[0]
            self.faces, self.fresh = [], []
            return
        self.solo = {}
        lay_before = len(event.table) - len(event.faces)
        self.faces = event.table
        self.fresh = [i >= lay_before for i in range(len(event.table))]

    def _opened(self, event: models.WindowOpenedEvent, now: float) -> None:
        known = self.windows.get(event.window)
        self.windows[event.window] = Window(
            id=event.window, name=event.name, mode=event.mode, rule=event.rule, annonces=event.annonces,
            players=event.players, wait_s=max(0, event.not_before - event.at) / 1000,
            length_s=None if event.deadline is None else (event.deadline - event.at) / 1000,
            heard=now, heard_at=event.seq, answered=known.answered if known else [],
            passed=known.passed if known else [],
        )  # fmt: skip
        if event.mode == "dice" and known is None:
            self.solo = {}

    def _shouted(self, player_id: str, annonce: str, fields: JsonObject, now: float, *, wrong: bool) -> None:
        player = self.player(player_id)
        player.shout, player.fields, player.shouted, player.wrong = annonce, fields, now, wrong
