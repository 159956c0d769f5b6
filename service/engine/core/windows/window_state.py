"""What a window remembers, and what it tells of itself: who belongs to it, who has spoken, what would still count."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from service.engine.core.events import Spoken, WindowClosed, WindowOpened
from service.engine.core.frame import Frame
from service.engine.core.players import Players
from service.engine.core.stored.state import Late
from service.engine.core.windows.answers import Answer, Answers


class WindowState(Frame):
    """The fields of a reaction window, by which games store it; what changes them is in `Window`.

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
    whole_tie: after its first word it is open for as long as others can tie with that, even where all have spoken.
    more: how many words of a player count, where that is more than one.
    held: players who have said something here, or passed, that others may still stop: until then it stays open.
    released: when the last of these was decided (ms), 0 where nothing was held: it closes no earlier than that.
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
    whole_tie: bool = False
    heard: int = 0
    spoken: list[Answer] = []
    passed: list[str] = []
    absent: list[str] = []
    held: list[str] = []
    released: int = 0
    more: dict[str, int] = {}

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
    def takes_reflexes(self) -> bool:
        """Whether what is done in it may be a reflex, which lag compensation gives its instant back.

        What else players do is none: those who do it late have had all their time.
        """
        return self.mode in ("race", "last", "until", "open", "offer", "bets")

    def may_still_answer(self) -> list[str]:
        """Those of whom an answer could still come, as far as everybody may know."""
        return self.waiting()

    @property
    def only_turn_runs_out(self) -> bool:
        """Whether nothing would close it by itself but the time that a player on turn has."""
        return False

    @property
    def beside(self) -> bool:
        """Whether it runs beside the game, which waits for nothing that is said in it."""
        return False

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

    @property
    def can_be_passed(self) -> bool:
        """Whether a player may say to do nothing in it."""
        return self.optional or self.mode in ("race", "last", "bets", "offer")

    def asks(self, player: str) -> bool:
        """Whether the window still waits for a word of this player."""
        done = player in self.passed or player in self.held or player in self.coming or self.has_spoken(player)
        return player in self.who and not done

    def would_ask(self, player: str) -> bool:
        """Whether a word of this player would count: also from who has only passed by not being there."""
        return self.asks(player) or player in self.absent

    def has_spoken(self, player: str) -> bool:
        """Whether the player has answered already."""
        return player in self._answered()

    def _answered(self) -> list[str]:
        words = [a.player for a in self.spoken]
        return [p for p in dict.fromkeys(words) if words.count(p) >= self.more.get(p, 1)] if self.more else words

    def waiting(self) -> list[str]:
        """Everybody of whom the window still waits for a word."""
        answered = {*self._answered()}.union(self.passed, self.held, self.coming)
        return [p for p in self.who if p not in answered]

    def is_final(self, player: str) -> bool:
        """Whether another word of this player would be wrong, because the answer was for good."""
        return self.once and self.has_spoken(player)

    def understands(self, player: str, word: str) -> bool:
        """Whether the word would count from this player, if nothing had been said yet."""
        return word in self.words and player in self.only.get(word, self.who)

    def in_time(self, at: int) -> bool:
        """Whether an answer of this instant still counts, even where nothing has closed the window yet."""
        tied = bool(self.spoken) and self.mode in ("race", "last", "until")
        # While something is held here nothing is due, but the deadline is still the deadline.
        closes = self.due if tied and self.due is not None else self.deadline
        return self.opened <= at and (closes is None or at <= closes)

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
