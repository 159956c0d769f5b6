"""What is known of a game from its events: its log, the dice that lie, what was shouted and when, how points moved."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from chouette_sdk import Event, models

from service.play.game.telling import Teller, dice

LINES = 2000
"""So many lines of the log are kept."""


@dataclass(frozen=True)
class Line:
    """A line of the log. kind: what it is about, for its colour. mine: whether it is about the player here."""

    text: str
    kind: str
    mine: bool = False


@dataclass(frozen=True)
class Speech:
    """A player's last words. at: when they counted (ms, the service's clock)."""

    words: str
    at: int
    wrong: bool = False


@dataclass
class Dice:
    """What lies on the table. fresh: how many of the last ones were thrown last. solo: by player one die each.

    lands_at: when dice that are in the air land (ms, the service's clock), 0 for none. thrown_at: when they lay.
    """

    by: str = ""
    faces: list[int] = field(default_factory=list)
    fresh: int = 0
    thrown_at: int = 0
    lands_at: int = 0
    hidden: bool = False
    solo: dict[str, int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    value: int = 0


@dataclass(frozen=True)
class Settled:
    """Points that moved in one settlement, with the faces that lay then."""

    at: int
    faces: Sequence[int]
    movements: Sequence[models.Movement]


@dataclass
class Race:
    """A window in which was shouted. said: who, what, when (ms), the quickest first."""

    opened_at: int
    mode: str
    said: list[tuple[str, str, int]] = field(default_factory=list)


class Memory:
    """One game as its events tell it. `hear` every event, in order. me: the player here, empty for a spectator."""

    def __init__(self, teller: Teller, me: str = "") -> None:
        self.teller = teller
        self.me = me
        self.seq = 0
        self.lines: deque[Line] = deque(maxlen=LINES)
        self.told = 0
        self.dice = Dice()
        self.speeches: dict[str, Speech] = {}
        self.moves: dict[str, tuple[str, int]] = {}
        self.settled: list[Settled] = []
        self.commitment = ""
        self._races: dict[int, Race] = {}
        self._modes: dict[str, str] = {}

    def hear(self, event: Event) -> bool:
        """Take one event in; returns whether it is new."""
        if event.seq <= self.seq:
            return False
        self.seq = event.seq
        self._note(self.teller.tell(event), event)
        self._hear(event)
        return True

    def _note(self, text: str, event: Event) -> None:
        if text:
            player = event.to_dict().get("player", "")
            self.lines.append(Line(text, event.type_, bool(self.me) and player == self.me))
            self.told += 1

    def _hear(self, event: Event) -> None:
        match event:
            case models.GameCreatedEvent():
                self.commitment = event.commitment or ""
            case models.DiceReleasedEvent():
                self.dice = Dice(event.player, list(event.kept), lands_at=event.lands_at)
            case models.DiceRolledEvent():
                self._rolled(event)
            case models.CombinationMadeEvent():
                self.dice = Dice(event.maker, list(event.faces), names=list(event.combinations), value=event.value)
            case models.CoupMadeEvent():
                self.dice = Dice(event.player, list(event.dice), names=list(event.combinations) or ["neant"])
            case models.TermsSetEvent():
                self.dice = Dice()
            case models.PointsMovedEvent():
                self._moved(event)
            case models.WindowOpenedEvent():
                self._races.setdefault(event.window, Race(event.at, event.mode))
                self._modes[event.name] = event.mode
                if event.mode == "dice":
                    self.dice.solo = {}
            case models.WindowClosedEvent():
                self._closed(event)
            case _:
                self._heard_of_players(event)

    def _heard_of_players(self, event: Event) -> None:
        lexicon = self.teller.lexicon
        match event:
            case models.AnnonceMadeEvent():
                target = event.fields.to_dict().get("target")
                words = lexicon.phrase(event.annonce, self.teller.name(str(target)) if target else "")
                self.speeches[event.player] = Speech(words, event.at)
                if event.window in self._races:
                    self._races[event.window].said.append((event.player, event.annonce, event.at))
            case models.PreventiveMadeEvent():
                self.speeches[event.player] = Speech(lexicon.phrase(event.annonce), event.at)
            case models.BevueEvent():
                said = event.act.to_dict()
                if word := said.get("annonce") or said.get("challenge"):
                    self.speeches[event.player] = Speech(lexicon.phrase(str(word)), event.at, wrong=True)
            case models.TurnPassedEvent():
                self.speeches[event.player] = Speech(lexicon.language("Je passe.", "Pass."), event.at)
            case _:
                pass

    def _rolled(self, event: models.DiceRolledEvent) -> None:
        if self._modes.get(event.purpose) == "dice" and event.faces:
            # One die each: they lie side by side until the last one has thrown.
            solo = {**self.dice.solo, event.player: event.faces[0]}
            self.dice = Dice(event.player, thrown_at=event.at, solo=solo)
            return
        hidden = event.hidden and not event.faces
        self.dice = Dice(event.player, list(event.table), len(event.faces), event.at, hidden=hidden)

    def _moved(self, event: models.PointsMovedEvent) -> None:
        self.settled.append(Settled(event.at, list(self.dice.faces), event.movements))
        for move in event.movements:
            self.moves[move.player] = (f"{move.points:+d}", event.at)

    def _closed(self, event: models.WindowClosedEvent) -> None:
        """Who was first, and by how much, where several have shouted."""
        race = self._races.pop(event.window, None)
        if race is None or race.mode not in ("race", "last") or not race.said:
            return
        first, *others = sorted(race.said, key=lambda said: said[2])
        text = f"⏱ {self.teller.name(first[0])} {first[2] - race.opened_at} ms"
        for player, _, at in others:
            text += f", {self.teller.name(player)} +{at - first[2]} ms"
        self.lines.append(Line(text, "race"))
        self.told += 1

    @property
    def faces_told(self) -> str:
        """The faces that lie, for instance 3-3-6."""
        return dice(self.dice.faces)
