"""Where every act is received: what it is (counted, repeated, late, any-moment or wrong), by the table's own order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.engine.core.actions.act_classification import (
    answers,
    check_begun,
    is_double_press,
    is_held_up,
    is_late,
    is_over,
    remember,
    wrong,
)
from service.engine.core.actions.acts import Act, Pass, Saying
from service.engine.core.actions.spoken_words import counts_by_itself, verify, well_formed, window_for
from service.engine.core.events import AnnonceMade, PlayerPassed
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks, rules
from service.engine.core.rulebook.rules import Word
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.timing import lag
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window import Window


def receive(g: Game, act: Act) -> None:
    """Judge one act of a seated player, and let it count as what it is. Raises Refusal; `g.effect` tells the rest."""
    account = g.family.account(g, act.player)
    if account == act.player:
        _receive(g, act)
        return
    g.voice = act.player
    try:
        _receive(g, msgspec.structs.replace(act, player=account))
    finally:
        g.voice = ""


def _receive(g: Game, act: Act) -> None:
    """Judge an act of the player for whom it counts."""
    if isinstance(act, Pass):
        _pass(g, act)
    elif isinstance(act, Saying):
        _speak(g, act)
    else:
        g.family.receive(g, act)


def force(g: Game, act: Act, voice: str = "") -> None:
    """Let an act count that no player can stop any more. Raises Refusal or OutOfBounds where it is not possible.

    act: of the player for whom it counts; voice: who made it, where that is another. It is not the act that is being
    played, and leaves what that one was, and when it counts, as they are.
    """
    before = g.forced, g.effect, g.timing, g.voice
    g.forced, g.timing, g.voice = True, None, voice
    try:
        _receive(g, act)
    finally:
        g.forced, g.effect, g.timing, g.voice = before


def _speak(g: Game, act: Saying) -> None:
    word, fields = well_formed(g, act)
    if g.state.end or window_for(g, act, word) is None:
        # Before the first turn only what is asked for counts.
        check_begun(g)
    hooks.acts.tell(g, act.player, word.id)
    for refused in hooks.refused_here.ask(g, act.player, word.id):
        raise refused
    taken = window_for(g, act, word)
    try:
        for fault in hooks.wrong_here.ask(g, act.player, word.id):
            raise fault
        if taken is not None:
            _answer(g, act, word, fields, *taken)
        elif not g.forced and is_double_press(g, act):
            g.effect = "repeated"
        elif is_over(g, act):
            raise _too_late(word)
        elif _may_be_early(g, act, word) and g.family.hears_early(g, act, word.id, fields):
            remember(g, act)
        elif not g.forced and is_late(g, act, word.id) and not counts_by_itself(g, act):
            raise _too_late(word)
        elif g.at_door(act.player) and not word.newcomer:
            raise Refusal("not_seated", "You have no seat yet: first ask for one.", "forbidden")
        elif word.anytime:
            _say(g, act, word, fields)
        elif any(hooks.premature.ask(g, act.player, word.id)):
            raise Refusal("too_early", f"{word.id} counts as soon as what was shouted just now is decided.")
        else:
            raise OutOfBounds(
                "wrong_moment", f"{word.id} does not count now; «expected» tells what does.", annonce=word.id
            )
    except OutOfBounds as fault:
        if taken is None and is_held_up(g, act, word.id):
            raise _too_late(word) from fault
        wrong(g, act, fault)


def _too_late(word: Word) -> Refusal:
    return Refusal(
        "too_late", f"{word.id} comes too late: the window is decided. It cost nothing.", "too_late", annonce=word.id
    )


def _may_be_early(g: Game, act: Saying, word: Word) -> bool:
    """Whether a word that no window takes may be for one that is about to open: of windows, and naming none."""
    return not (word.anytime or g.at_door(act.player) or act.window)


def _answer(g: Game, act: Act, word: Word, fields: JsonObject, record: Record, window: Window) -> None:
    if act.at < window.not_before:
        raise Refusal(
            "too_early", f"Wait {window.not_before - act.at} ms before {word.id}: give the others time to speak.",
            not_before=window.not_before,
        )  # fmt: skip
    verify(g, act.player, word, fields, record)
    for fault in hooks.lets_go.ask(g, act.player, word.id, [record.id]):
        raise fault
    if g.family.holds_back(g, act, [record]):
        remember(g, act)
        return
    window.take(
        Answer(player=act.player, annonce=word.id, at=act.at, order=len(window.spoken), fields=fields), g.tie_ms
    )
    remember(g, act)
    lag.spend(g, act.player)
    g.emit(
        AnnonceMade, private={g.author(act.player): {"fields": fields}} if window.hidden and fields else None,
        player=act.player, annonce=word.id, fields={} if window.hidden else fields, window=record.id,
        released=g.told_before, **lag.timing_fields(g), **g.told_author(act.player),
    )  # fmt: skip
    hooks.said.tell(g, act.player, word.id)


def _say(g: Game, act: Act, word: Word, fields: JsonObject) -> None:
    """An annonce that belongs to no window: its rule judges it, and it takes effect at once."""
    owner = rules.owner_of(g, word.id)
    judge = getattr(owner, f"verify_{word.id}", None)
    if judge is not None:
        judge(g, act.player, fields)
    concerns = getattr(owner, f"concerns_{word.id}", None)
    if g.family.holds_back(g, act, [] if concerns is None else concerns(g, fields)):
        remember(g, act)
        return
    # What is said may move those who sit there: it was said by the one who sat there before.
    at, author = len(g.fresh), g.told_author(act.player)
    getattr(owner, f"say_{word.id}")(g, act.player, fields)
    remember(g, act)
    g.emit_before(
        at, AnnonceMade, player=act.player, annonce=word.id, fields=fields, window=0, released=g.told_before, **author
    )
    hooks.said.tell(g, act.player, word.id)


def _pass(g: Game, act: Pass) -> None:
    asking = [
        (record, window)
        for record, window in g.windows()
        if window.can_be_passed and window.asks(act.player) and answers(act, record)
        if window.in_time(act.at) and act.at >= window.not_before
    ]
    if g.state.end or not asking:
        check_begun(g)
    for refused in hooks.refused_here.ask(g, act.player, "pass"):
        raise refused
    if not asking:
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        if is_over(g, act):
            raise Refusal("too_late", "The window is closed: there is nothing to pass. It cost nothing.", "too_late")
        raise Refusal("nothing_asked", "Nothing asks you now, so there is nothing to pass.")
    for fault in hooks.lets_go.ask(g, act.player, "pass", [record.id for record, _ in asking]):
        wrong(g, act, fault)
        return
    remember(g, act)
    if g.family.holds_back(g, act, [record for record, _ in asking]):
        return
    note_pass(g, act.player, asking, act.at)


def note_pass(g: Game, player: str, asking: Sequence[tuple[Record, Window]], at: int) -> None:
    """A player says at this instant (ms) that nothing will be done in these windows."""
    g.emit(
        PlayerPassed, player=player, windows=[record.id for record, _ in asking], released=g.told_before,
        **g.told_author(player),
    )  # fmt: skip
    for _, window in asking:
        window.note_pass(player, at, g.tie_ms)
