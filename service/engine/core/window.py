"""A window is the only thing that waits for people: it owns who may speak, ties, the deadline and early closing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal, TypeVar

from service.engine.core.answers import Answer, Answers
from service.engine.core.events import Spoken, WindowClosed, WindowOpened
from service.engine.core.frame import Frame, frame
from service.engine.core.players import Players
from service.engine.core.state import Late

CLOSING_ORDER = {"race": 2, "last": 3, "until": 4, "open": 5, "offer": 6, "bets": 7}
"""The modes, and which of two windows that close at the same instant is settled first."""

KINDS: dict[str, type[Window]] = {}
"""Windows of modes that this file does not know, by mode: stored games name the mode, and no class."""

W = TypeVar("W", bound="type[Window]")


def window_kind(*modes: str) -> Callable[[W], W]:
    """Make a class of windows known that have modes of their own."""

    def known(cls: W) -> W:
        KINDS.update(dict.fromkeys(modes, cls))
        return cls

    return known


@frame
class Window(Frame):
    """A reaction window. What else a player may have to do is a window of another kind (`window_kind`).

    mode: `until` lasts until a signal or a player's word, `open` until a signal, and takes one word of everybody.

    only: words that only these players may say; a word without an entry may be said by all of `who`.
    due: when it closes as things stand, None while only an event can close it.
    need: with fewer players left than this it closes at once (a tie needs two).
    optional: nothing has to be done in it. heard: when the last answer or pass was made.
    outsiders: players who are out of the game still belong to it. holds: while it is open nothing begins that gives
    way to it: nothing at all (`all`), or no turn (`turn`).
    absent: those of `passed` who have not said so, but were not there when it opened; who is back is asked again.
    hidden: what is said here is for its player's eyes alone, and in no public form of an event.
    at_once: no player can tie with a word here: the first one decides an `until` window on the spot.
    once: a second word of the same player is wrong, not late.
    """

    name: str
    mode: str
    rule: str
    who: list[str]
    words: list[str] = []
    only: dict[str, list[str]] = {}
    length: int | None = None
    not_before: int = 0
    opened: int = 0
    deadline: int | None = None
    due: int | None = None
    closes_on: list[str] = []
    need: int = 1
    optional: bool = False
    outsiders: bool = False
    holds: Literal["", "turn", "all"] = ""
    hidden: bool = False
    at_once: bool = False
    once: bool = False
    heard: int = 0
    spoken: list[Answer] = []
    passed: list[str] = []
    absent: list[str] = []

    @classmethod
    def stored_as(cls, stored: dict[str, Any]) -> type[Frame]:
        """By its mode."""
        return KINDS.get(stored["mode"], cls)

    def open(self, g: Players) -> None:
        """Fix the deadline; players who are absent have passed."""
        self.opened = self.heard = g.now
        self.not_before = max(self.not_before, g.now)
        if self.length is not None:
            self.deadline = self.length + self.counts_from
        self.begin_without([p for p in self.who if g.player(p).absent])
        self.reckon(g.tie_ms)

    def tell_opened(self, g: Players, window_id: int) -> None:
        """Tell that it is open; said again when its instants move."""
        g.emit(
            WindowOpened, window=window_id, name=self.name, mode=self.mode, rule=self.rule, annonces=list(self.words),
            players=list(self.who), not_before=self.not_before, deadline=self.deadline,
        )  # fmt: skip

    def tell_closed(self, g: Players, window_id: int, outcome: str) -> None:
        """Tell that it is over. outcome: as WindowClosed has it."""
        g.emit(
            WindowClosed, window=window_id, name=self.name, outcome=outcome, passed=self.passed,
            answers=[
                Spoken(player=a.player, annonce=a.annonce, at=a.at, fields={} if self.hidden else a.fields)
                for a in self.spoken
            ],
            silent=[p for p in self.who if self.asks(p)],
        )  # fmt: skip

    @property
    def only_turn_runs_out(self) -> bool:
        """Whether nothing would close it by itself but the time that a player on turn has."""
        return False

    @property
    def order(self) -> int:
        """Which of the windows that close at the same instant comes first: the lowest."""
        return CLOSING_ORDER[self.mode]

    @property
    def counts_from(self) -> int:
        """From when its length counts (ms)."""
        return self.opened

    @property
    def gives_way(self) -> bool:
        """Whether what was said in others up to now is decided before it closes by itself."""
        return False

    @property
    def coming(self) -> Collection[str]:
        """Players whose answer is on its way, and can no longer be changed."""
        return ()

    @property
    def under_way(self) -> int | None:
        """Since when the first of these answers has been on its way (ms), None where none is."""
        return None

    @property
    def signals(self) -> Collection[str]:
        """What those that wait for its answers wait for."""
        return ()

    def begin_without(self, absent: list[str]) -> None:
        """These players were not there when it opened."""
        if self.mode not in ("until", "open"):
            self.passed, self.absent = absent, list(absent)

    @property
    def can_be_passed(self) -> bool:
        """Whether a player may say to do nothing in it."""
        return self.optional or self.mode in ("race", "last", "bets", "offer")

    def asks(self, player: str) -> bool:
        """Whether the window still waits for a word of this player."""
        done = player in self.passed or player in self.coming or self.has_spoken(player)
        return player in self.who and not done

    def would_ask(self, player: str) -> bool:
        """Whether a word of this player would count: also from who has only passed by not being there."""
        return self.asks(player) or player in self.absent

    def has_spoken(self, player: str) -> bool:
        """Whether the player has answered already."""
        return player in [a.player for a in self.spoken]

    def waiting(self) -> list[str]:
        """Everybody of whom the window still waits for a word."""
        answered = {a.player for a in self.spoken}.union(self.passed, self.coming)
        return [p for p in self.who if p not in answered]

    def is_final(self, player: str) -> bool:
        """Whether another word of this player would be wrong, because the answer was for good."""
        return self.once and self.has_spoken(player)

    def understands(self, player: str, word: str) -> bool:
        """Whether the word would count from this player, if nothing had been said yet."""
        return word in self.words and player in self.only.get(word, self.who)

    def in_time(self, at: int) -> bool:
        """Whether an answer of this instant still counts, even where nothing has closed the window yet."""
        closes = self.due if self.spoken and self.mode in ("race", "last", "until") else self.deadline
        return self.opened <= at and (closes is None or at <= closes)

    def take(self, answer: Answer, tie_ms: int) -> None:
        """Write an answer down, in order of time."""
        self.spoken.append(answer)
        self.spoken.sort(key=lambda a: (a.at, a.order))
        self.heard = max(self.heard, answer.at)
        self.reckon(tie_ms)

    def note_pass(self, player: str, at: int, tie_ms: int) -> None:
        """Write down that a player will do nothing here."""
        self.passed.append(player)
        self.heard = max(self.heard, at)
        self.reckon(tie_ms)

    def ask_again(self, player: str, tie_ms: int) -> None:
        """Ask a player who is back, unless that player has passed."""
        if player in self.absent:
            self.absent.remove(player)
            self.passed.remove(player)
            self.reckon(tie_ms)

    @property
    def complete(self) -> bool:
        """Whether nothing that could still arrive can change the outcome."""
        if self.mode in ("until", "open"):
            return self.at_once and bool(self.spoken)
        return len(self.who) < self.need or not (self.coming or self.waiting())

    def reckon(self, tie_ms: int) -> None:
        """Work out when the window closes as things stand now."""
        self.due = self._due(tie_ms)

    def _due(self, tie_ms: int) -> int | None:
        if self.mode == "open":
            return None
        if self.complete:
            return self.heard
        if self.spoken and self.spoken[0].landed and self.mode in ("race", "until"):
            # A player who waited for the opening cannot be simultaneous with one who did not.
            return self.opened
        if self.mode == "until":
            # It never outlasts its deadline: what lasts as long as it does would close first.
            return min(self.spoken[0].at + tie_ms, self.deadline or self.spoken[0].at + tie_ms) if self.spoken else None
        waiting = self.waiting()
        if self.mode == "race" and self.spoken:
            return min(self.spoken[0].at + tie_ms, self.deadline or self.spoken[0].at + tie_ms)
        if self.mode == "last" and len(waiting) == 1 and not self.passed and self.spoken:
            # There may be only one left because another one was put out just now, long after the last word.
            last = max(self.opened, self.heard, self.spoken[-1].at + tie_ms)
            return min(last, self.deadline or last)
        return None if self.deadline is None else max(self.deadline, self.heard)

    def drop(self, player: str, at: int, tie_ms: int, outsiders: bool = False) -> None:
        """Forget a player who was put out: what was said here counts for nothing.

        outsiders: also where players who are out of the game belong to it.
        """
        if (self.outsiders and not outsiders) or player not in self.who:
            return
        self.heard = at
        self.who.remove(player)
        self.spoken = [a for a in self.spoken if a.player != player]
        self.passed = [p for p in self.passed if p != player]
        self.absent = [p for p in self.absent if p != player]
        self.only = {word: [p for p in players if p != player] for word, players in self.only.items()}
        self.reckon(tie_ms)

    def put_off(self, not_before: int, tie_ms: int) -> None:
        """Allow an answer later than it was said, with all the time for it."""
        self.not_before = not_before
        self.deadline = None if self.length is None else not_before + self.length
        self.reckon(tie_ms)

    def postpone(self, by: int) -> None:
        """Move every instant of the window: what was said just before the clock stopped stays just as recent."""
        self.opened += by
        self.heard += by
        for answer in self.spoken:
            answer.at += by
        self.not_before += by
        self.deadline = None if self.deadline is None else self.deadline + by
        self.due = None if self.due is None else self.due + by

    def answers(self, at: int, tie_ms: int) -> Answers:
        """The result that goes to the frame that opened the window."""
        return Answers(who=self.who, spoken=self.spoken, passed=self.passed, closed_at=at, tie_ms=tie_ms)

    def aftermath(self, at: int) -> Late | None:
        """The words that are late from now on, up to the original deadline."""
        # A deadline of this very instant is remembered too: what was said at it may be stored only now.
        if self.deadline is not None and self.deadline < at:
            return None
        if self.deadline is None and not self.closes_on:
            return None
        return self.late_words(self.deadline)

    def late_words(self, until: int | None) -> Late:
        """Its words as late ones, up to an instant (ms)."""
        words = {w: [p for p in self.only[w] if not self.is_final(p)] for w in self.words if w in self.only}
        shared = [w for w in self.words if w not in self.only]
        who = [p for p in self.who if shared and not self.is_final(p)]
        return Late(
            words=words, shared=shared, who=who, until=until, closes_on=self.closes_on, tag=self.name
        )  # fmt: skip
