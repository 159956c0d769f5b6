"""Where every act is received: what it is (counted, repeated, late, any-moment or wrong), by the table's own order."""

from __future__ import annotations

from service.engine.core import hooks, lag, rules
from service.engine.core.act_classification import (
    answers,
    check_begun,
    is_double_press,
    is_held_up,
    is_late,
    is_over,
    remember,
    wrong,
)
from service.engine.core.acts import Act, Annonce, Pass, Reply, Saying
from service.engine.core.annonce_fields import check_fields
from service.engine.core.answers import Answer
from service.engine.core.events import AnnonceMade, PlayerPassed
from service.engine.core.game import Game
from service.engine.core.plain import JsonObject
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rules import Word
from service.engine.core.state import Record
from service.engine.core.window import Window


def receive(g: Game, act: Act) -> None:
    """Judge one act of a seated player, and let it count as what it is. Raises Refusal; `g.effect` tells the rest."""
    if isinstance(act, Pass):
        _pass(g, act)
    elif isinstance(act, Saying):
        _speak(g, act)
    else:
        g.family.receive(g, act)


def check_form(g: Game, act: Act) -> None:
    """Refuse what is not well-formed, before anything else is made of it. Raises Refusal."""
    if isinstance(act, Saying):
        _well_formed(g, act)


def said_standing(g: Game, act: Act) -> bool:
    """Whether this is a word that one says standing, without sitting down by it."""
    word = rules.word(g, act.annonce) if isinstance(act, Annonce) else None
    return word is not None and word.standing


def _speak(g: Game, act: Saying) -> None:
    word, fields = _well_formed(g, act)
    check_begun(g)
    for refused in hooks.refused_here.ask(g, act.player, word.id):
        raise refused
    taken = _window_for(g, act, word)
    try:
        if taken is not None:
            _answer(g, act, word, fields, *taken)
        elif is_double_press(g, act):
            g.effect = "repeated"
        elif is_over(g, act):
            raise _too_late(word)
        elif _may_be_early(g, act, word) and g.family.hears_early(g, act, word.id, fields):
            remember(g, act)
        elif is_late(g, act, word.id):
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


def _well_formed(g: Game, act: Saying) -> tuple[Word, JsonObject]:
    name, kind, fields = act.word, act.kind, act.said
    word = rules.word(g, name)
    if word is None or word.spoken_as != kind:
        raise Refusal(
            "unknown_annonce", f"This game has no {kind} called {name}: see the ruleset of the game.", "invalid",
            annonce=name,
        )  # fmt: skip
    check_fields(g, word.id, word.fields, fields)
    well_formed = getattr(rules.owner_of(g, name), f"well_formed_{name}", None)
    if well_formed is not None:
        well_formed(g, fields)
    return word, fields


def _window_for(g: Game, act: Reply, word: Word) -> tuple[Record, Window] | None:
    for record, window in g.windows():
        asked = window.understands(act.player, word.id) and window.asks(act.player) and window.in_time(act.at)
        if asked and answers(act, record) and not g.shut(record, window):
            return record, window
    return None


def _answer(g: Game, act: Act, word: Word, fields: JsonObject, record: Record, window: Window) -> None:
    if act.at < window.not_before:
        raise Refusal(
            "too_early", f"Wait {window.not_before - act.at} ms before {word.id}: give the others time to speak.",
            not_before=window.not_before,
        )  # fmt: skip
    verify(g, act.player, word, fields, record)
    window.take(
        Answer(player=act.player, annonce=word.id, at=act.at, order=len(window.spoken), fields=fields), g.tie_ms
    )
    remember(g, act)
    lag.spend(g, act.player)
    g.emit(
        AnnonceMade, private={act.player: {"fields": fields}} if window.hidden and fields else None, player=act.player,
        annonce=word.id, fields={} if window.hidden else fields, window=record.id, **lag.timing_fields(g),
    )  # fmt: skip


def verify(g: Game, player: str, word: Word, fields: JsonObject, record: Record) -> None:
    """Let the frame that opened a window judge what is said in it. Raises OutOfBounds or Refusal."""
    judge = getattr(g.owner(record), f"verify_{word.id}", None)
    if judge is not None:
        judge(g, player, fields)
    elif hasattr(g.owner(record), "verify_word"):
        g.owner(record).verify_word(g, player, word.id, fields)  # type: ignore[attr-defined]


def _say(g: Game, act: Act, word: Word, fields: JsonObject) -> None:
    """An annonce that belongs to no window: its rule judges it, and it takes effect at once."""
    owner = rules.owner_of(g, word.id)
    at = len(g.fresh)
    getattr(owner, f"say_{word.id}")(g, act.player, fields)
    remember(g, act)
    g.emit_before(at, AnnonceMade, player=act.player, annonce=word.id, fields=fields, window=0)


def _pass(g: Game, act: Pass) -> None:
    check_begun(g)
    asking = [
        (record, window)
        for record, window in g.windows()
        if window.can_be_passed and window.asks(act.player) and answers(act, record)
        if window.in_time(act.at) and act.at >= window.not_before
    ]
    if not asking:
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        if is_over(g, act):
            raise Refusal("too_late", "The window is closed: there is nothing to pass. It cost nothing.", "too_late")
        raise Refusal("nothing_asked", "Nothing asks you now, so there is nothing to pass.")
    remember(g, act)
    g.emit(PlayerPassed, player=act.player, windows=[record.id for record, _ in asking])
    for _, window in asking:
        window.note_pass(act.player, act.at, g.tie_ms)
