"""Dice that fly for a while: their landing, and what was shouted before it (card preventive)."""

from __future__ import annotations

import copy

from service.engine.core.actions import spoken_words
from service.engine.core.actions.act_classification import is_held_up, is_late
from service.engine.core.actions.acts import Act, Terms
from service.engine.core.events import AnnonceMade
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import rules
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import EarlyWord, Record
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window import Window
from service.engine.dice.events import PreventiveFailed, PreventiveMade
from service.engine.dice.hooks import may_be_early
from service.engine.dice.source import DiceExhausted
from service.engine.dice.throws import count_without, fallen, flight_ms, release, throw_dice
from service.engine.dice.window import ThrowWindow, in_flight

EARLY_MODES = ("race", "last", "offer", "until", "open")
"""In these windows a shout from before the landing counts; a bet names what no player can know yet."""


def hears(g: Game, act: Act, word: str, fields: JsonObject) -> bool:
    """Keep a word that is said while dice are in the air, where a rule allows it; whether it was kept."""
    flying = in_flight(g)
    if isinstance(act, Terms) or not flying or not any(may_be_early.ask(g)):
        return False
    late = is_late(g, act, word) or is_held_up(g, act, word)
    g.state.early.append(
        EarlyWord(player=act.player, annonce=word, at=act.at, window=flying[-1][0].id, fields=fields, late=late)
    )
    g.emit(PreventiveMade, player=act.player, annonce=word, fields=fields)
    return True


def due(g: Game, at: int, record: Record, window: ThrowWindow) -> bool:
    """Do what a throw's window is due for at this instant, if that is not its end: a landing, a throw of the table."""
    if window.flying:
        _land(g, at, record, window)
        return True
    silent = [p for p in g.in_order(window.who) if window.asks(p)]
    throwing = not window.optional and len(window.who) >= window.need
    if not (flight_ms(g) and throwing and silent):
        return False
    g.now = at
    g.state.clock = max(g.state.clock, at)
    for player in silent:
        release(g, window, player, at, [], by_table=True)
    return True


def _land(g: Game, at: int, record: Record, window: ThrowWindow) -> None:
    """Judge what was shouted in the air, let the dice lie, and let count what counts."""
    g.now = at
    g.state.clock = max(g.state.clock, at)
    last = all(flight.lands <= at for flight in window.flying.values())
    early = [p for p in g.state.early if last and p.window == record.id]
    early.sort(key=lambda p: p.at)
    wrong = _wrong_ones(g, record, early)
    if wrong is not None:
        g.state.early = [p for p in g.state.early if p not in early]
    for shout in wrong or []:
        _fail(g, shout)
    if record not in g.state.records:
        return
    down(g, at, window)
    if wrong is None or record not in g.state.records:
        return
    _settle_landing(g, window)
    for shout in [p for p in early if p not in wrong]:
        _count(g, shout)


def down(g: Game, at: int, window: ThrowWindow) -> bool:
    """The dice that are due lie; those of whom any fell are thrown again. Returns whether any did."""
    fell = False
    for player, flight in list(window.flying.items()):
        if flight.lands > at:
            continue
        del window.flying[player]
        count = count_without(window, flight.kept)
        faces = throw_dice(g, window, player, count, flight.kept, by_table=flight.by_table)
        if not faces:
            fell = True
            fallen(g, window, player)
            continue
        window.take(
            Answer(
                player=player, annonce="roll", at=at, order=len(window.spoken), fields={"faces": faces},
                by_table=flight.by_table,
            ),
            g.tie_ms,
        )  # fmt: skip
    window.reckon(g.tie_ms)
    return fell


def _settle_landing(g: Game, window: ThrowWindow) -> None:
    """Close the throw, if all its dice lie, and do what follows from it at this very instant."""
    record = next(r for r in g.state.records if r.frame is window)
    if window.complete:
        g.close(record, g.now)
        g.run()


def _wrong_ones(g: Game, record: Record, early: list[EarlyWord]) -> list[EarlyWord] | None:
    """Which of these open no window that takes them: seen on a copy, so that they are paid for before the throw.

    None where dice fell: then the shouts stay in force for the next landing.
    """
    if not early:
        return []
    ahead = Game(copy.deepcopy(g.state), g.family)
    ahead.now = g.now
    copied = ahead.record(record.id)
    assert copied is not None
    assert isinstance(copied.frame, ThrowWindow)
    try:
        if down(ahead, g.now, copied.frame):
            return None
    except DiceExhausted:
        # A record knows no dice that never lay: the game was over before, because a shout was wrong.
        return early
    _settle_landing(ahead, copied.frame)
    return [shout for shout in early if _taker(ahead, shout) is None]


def _taker(g: Game, shout: EarlyWord) -> tuple[Record, Window] | None:
    if not g.player(shout.player).in_game:
        return None
    for record, window in g.windows():
        opens = window.mode in EARLY_MODES and window.opened == g.now
        # A player who stood up after a shout has passed for the window, but not for what was said before.
        free = shout.player in window.who and not window.has_spoken(shout.player)
        if opens and free and window.understands(shout.player, shout.annonce):
            return record, window
    return None


def _count(g: Game, shout: EarlyWord) -> None:
    taken = _taker(g, shout)
    if taken is None:
        # What an earlier one has begun may make it late, as it would after the landing.
        shout.late |= any(late.covers(shout.player, shout.annonce, g.now) for late in g.state.late)
        _fail(g, shout)
        return
    record, window = taken
    word = rules.word(g, shout.annonce)
    assert word is not None
    try:
        spoken_words.verify(g, shout.player, word, shout.fields, record)
    except (OutOfBounds, Refusal) as fault:
        decided = window.mode == "race" and window.spoken and shout.at > window.spoken[0].at + g.tie_ms
        shout.late |= bool(decided)
        _fail(g, shout, None if decided else fault)
        return
    window.ask_again(shout.player, g.tie_ms)
    window.take(
        Answer(
            player=shout.player, annonce=shout.annonce, at=shout.at, order=len(window.spoken), fields=shout.fields,
            landed=g.now,
        ),
        g.tie_ms,
    )  # fmt: skip
    g.emit(AnnonceMade, player=shout.player, annonce=shout.annonce, fields=shout.fields, window=record.id)


def _fail(g: Game, shout: EarlyWord, fault: OutOfBounds | Refusal | None = None) -> None:
    """What does not count is a bévue; it is free where it would only be late, and in a lenient game."""
    if g.over or not g.player(shout.player).in_game:
        return
    code = fault.code if fault else "preventive_failed"
    detail = fault.message if fault else f"{shout.annonce} was shouted before the landing, and nothing there takes it."
    late = shout.late and fault is None
    if late or isinstance(fault, Refusal) or not g.family.strict(g):
        g.emit(
            PreventiveFailed, player=shout.player, annonce=shout.annonce, code="too_late" if late else code,
            detail=detail,
        )  # fmt: skip
        return
    told = {"act": "preventive", "annonce": shout.annonce, "fields": shout.fields}
    g.family.wrong(g, shout.player, told, code, detail)
    if isinstance(fault, OutOfBounds) and fault.then is not None:
        fault.then(g)
