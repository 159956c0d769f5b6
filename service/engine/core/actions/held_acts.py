"""Held acts: what a player has done waits a while for those who have a right over it, who may stop or replace it.

Let through, it counts at the instant at which it was made, also where its window's deadline has gone by meanwhile.
Until then nothing that depends on it is decided. A rule with a word over held acts has `judge_WORD`, which is given who
says it, its fields and the act, and answers with the act that counts instead, or None where there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

import msgspec

from service.engine.core.actions import act_dispatch
from service.engine.core.actions.acts import Act, Pass, Saying, as_sent, said
from service.engine.core.events import ActHeld, ActStopped
from service.engine.core.family import Family
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import rules
from service.engine.core.rulebook.hooks import Question
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.timing import lag
from service.engine.core.told.view_types import Choices
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.core.windows.window_kinds import HeldWindow
from service.engine.randomness import DrawsExhausted


class Right(msgspec.Struct, frozen=True):
    """player: who may say this word about a held act. rule: the rule that gives the right."""

    player: str
    word: str
    rule: str


@Question
def rights_over(act: Act, window_ids: list[int]) -> list[Right] | None:
    """A player acts, in these windows or in none: who has which right over it."""


def word_of(act: Act) -> str:
    """What an act is called: its annonce, challenge or `terms`, `pass`, or its kind."""
    if isinstance(act, Saying):
        return act.word
    return "pass" if isinstance(act, Pass) else type(act).__name__.lower()


def hold(g: Game, act: Act, records: Sequence[Record]) -> bool:
    """Hold an act that is as it should be, if another player has a right over it; whether it is held.

    One that its player has done already, and that is being held, is repeated.
    """
    if g.forced:
        return False
    ids = [record.id for record in records]
    if any(isinstance(r.frame, HeldAct) and r.frame.is_like(g, act, ids) for r in g.state.records):
        # Said again it is the same act: otherwise a player could have the others wait for as long as they repeat it.
        g.effect = "repeated"
        return True
    rights = [right for given in rights_over.ask(g, act, ids) for right in given]
    if not rights:
        return False
    for record in records:
        assert isinstance(record.frame, Window)
        record.frame.hold_back(act.player, g.tie_ms)
    author = g.author(act.player)
    only: dict[str, list[str]] = {}
    for right in rights:
        only.setdefault(right.word, []).append(right.player)
    who = list(dict.fromkeys(right.player for right in rights))
    hidden = any(isinstance(record.frame, Window) and record.frame.hidden for record in records)
    g.emit(
        ActHeld, private={author: {"act": as_sent(act)}} if hidden else None, player=act.player,
        act=_veiled(act) if hidden else as_sent(act), windows=ids, by=who, **lag.timing_fields(g),
        **g.told_author(act.player),
    )  # fmt: skip
    lag.spend(g, act.player)
    voice = author if author != act.player else ""
    g.spawn(HeldAct(act=_stored(act), windows=ids, who=who, only=only, rule=rights[0].rule, veiled=hidden, voice=voice))
    return True


def hold_for_this_instant(g: Game, act: Act, rights: Sequence[Right]) -> None:
    """Hold what one player has forced on another, up to the end of this instant, in which these are preferred."""
    who = [right.player for right in rights]
    g.spawn(HeldAct(act=_stored(act), who=who, only={rights[0].word: who}, rule=rights[0].rule, instant=True))


def _stored(act: Act) -> JsonObject:
    """An act as data, without what is null or says nothing, as that is what such fields are by default."""
    told: JsonObject = msgspec.to_builtins(act)
    return {name: value for name, value in told.items() if value is not None and value != {}}


def _veiled(act: Act) -> JsonObject:
    """That something was done where others must not see what."""
    return {"act": type(act).__name__.lower()}


def why_impossible(g: Game, act: Act) -> OutOfBounds | Refusal | None:
    """Why an act could not be forced now, None where it could: it is tried on a copy of the game."""
    trial = _copied(g)
    try:
        act_dispatch.force(trial, act)
    except (OutOfBounds, Refusal) as fault:
        return fault
    except DrawsExhausted:
        # What is given to be drawn need not be enough: it is drawn when the act counts.
        return None
    return None


def released(g: Game, act: Act) -> Game:
    """A copy of the game at the instant of an act that is held, in which it was not made."""
    trial = _copied(g)
    for record in list(trial.state.records):
        if isinstance(record.frame, HeldAct) and record.frame.held(trial) == act:
            record.frame.release(trial)
            trial.cancel(record)
    trial.now = act.at
    return trial


def _copied(g: Game) -> Game:
    family = g.family
    assert isinstance(family, Family)
    trial = Game(family.codec.decode(family.codec.encode(g.state)), family)
    trial.now = g.now
    return trial


def is_held(g: Game) -> bool:
    """Whether any act is being held."""
    return any(isinstance(record.frame, HeldAct) for record in g.state.records)


@frame
class HeldAct(Frame):
    """act: as data. windows: the ids of those that it is for. veiled: only its player may see what it says. voice: who
    made it, where that is not its player. instant: it waits for what is said at this very instant, and no longer.

    Up to its start: rule: what gives the rights; who has one, in the order in which they are preferred at one instant;
    only: by word who may say it. From then on its window knows, as that is where players change.
    """

    act: JsonObject
    windows: list[int] = []
    rule: str = ""
    who: list[str] = []
    only: dict[str, list[str]] = {}
    veiled: bool = False
    voice: str = ""
    instant: bool = False

    def start(self, g: Game) -> Outcome:
        """Those with a right over it have a reaction's time."""
        length = 0 if self.instant else g.option("reaction_ms")
        who, words = self.who, list(self.only)
        only = {} if all(may == who for may in self.only.values()) else self.only
        window = HeldWindow(rule=self.rule, who=who, words=words, only=only, length=length)
        self.rule, self.who, self.only = "", [], {}
        return wait(window, then=self.judged)

    def verify_word(self, g: Game, player: str, word: str, fields: JsonObject) -> None:
        """The rule of the word judges it: `held_verify_WORD`."""
        judge = getattr(rules.owner_of(g, word), f"held_verify_{word}", None)
        if judge is not None:
            judge(g, player, fields, self.held(g))

    def constraints_word(self, g: Game, player: str, word: str) -> Choices | None:
        """The rule of the word tells what it may say: `held_constraints_WORD`."""
        tell = getattr(rules.owner_of(g, word), f"held_constraints_{word}", None)
        return g.family.choices_type() if tell is None else tell(g, player, self.held(g))

    def held(self, g: Game) -> Act:
        """The act that waits."""
        family = g.family
        assert isinstance(family, Family)
        kinds: Any = Union[family.act_types]  # noqa: UP007  (a union of a tuple has no other spelling)
        return msgspec.convert(self.act, kinds)  # type: ignore[no-any-return]

    def is_like(self, g: Game, act: Act, windows: list[int]) -> bool:
        """Whether another act of its player, for these windows, says the same."""
        alike = act.player == self.act["player"] and windows == self.windows
        return alike and said(act) == said(self.held(g))

    def judged(self, g: Game, answers: Answers) -> Outcome:
        """No player objects, or the first who does decides."""
        act: Act | None = self.held(g)
        assert act is not None
        verdict = self._first(answers)
        if verdict is not None:
            act = getattr(rules.owner_of(g, verdict.annonce), f"judge_{verdict.annonce}")(
                g, verdict.player, verdict.fields, act
            )
        self.release(g, silent=act is None)
        if act is None:
            self._stop(g, self.held(g), "stopped")
        else:
            self._let_count(g, act)
        return done()

    def _first(self, answers: Answers) -> Answer | None:
        """The earliest; of one instant the one who is preferred."""
        return min(answers.spoken, key=lambda answer: (answer.at, answers.who.index(answer.player)), default=None)

    def release(self, g: Game, silent: bool = False) -> None:
        """Nothing of its player is held any more; silent: the player says nothing in its windows."""
        for window_id in self.windows:
            record = g.record(window_id)
            if record is not None and isinstance(record.frame, Window):
                record.frame.release(self.act["player"], g.now, g.tie_ms)
                if silent:
                    record.frame.note_pass(self.act["player"], g.now, g.tie_ms)

    def _let_count(self, g: Game, act: Act) -> None:
        try:
            act_dispatch.force(g, act, self.voice if act.player == self.act["player"] else "")
        except (OutOfBounds, Refusal) as fault:
            # What was possible when it was done need not be so any more: then it costs nothing.
            self._stop(g, act, fault.code)

    def _stop(self, g: Game, act: Act, code: str) -> None:
        g.emit(
            ActStopped, private={act.player: {"act": as_sent(act)}} if self.veiled else None, player=act.player,
            act=_veiled(act) if self.veiled else as_sent(act), code=code,
        )  # fmt: skip

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """With the player who made it the act is gone, and with the windows that it was for."""
        gone = bool(self.windows) and not any(g.record(window_id) for window_id in self.windows)
        return done() if gone or player == self.act["player"] else None
