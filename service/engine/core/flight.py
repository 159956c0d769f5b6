"""Dice that fly for a while: their landing, and what was shouted before it (card preventive)."""

from __future__ import annotations

import copy

from service.engine.core import act_dispatch, rules
from service.engine.core.events import AnnonceMade, PreventiveFailed
from service.engine.core.game import Game
from service.engine.core.refusals import DiceExhausted, OutOfBounds, Refusal
from service.engine.core.state import Preventive, Record
from service.engine.core.throwing import fallen, release
from service.engine.core.window import Answer, Window

EARLY_MODES = ("race", "last", "offer", "until", "open")
"""In these windows a shout from before the landing counts; a bet names what nobody can know yet."""


def due(g: Game, at: int, record: Record) -> bool:
    """Do what a throw's window is due for at this instant, if that is not its end: a landing, a throw of the table."""
    window = record.frame
    assert isinstance(window, Window)
    if window.flying:
        _land(g, at, record, window)
        return True
    silent = [p for p in g.in_order(window.who) if window.asks(p)]
    throwing = window.mode in ("roll", "dice") and not window.optional and len(window.who) >= window.need
    if not (g.option("flight_ms") and throwing and silent):
        return False
    g.now = at
    g.state.clock = max(g.state.clock, at)
    for player in silent:
        release(g, window, player, at, [], by_table=True)
    return True


def _land(g: Game, at: int, record: Record, window: Window) -> None:
    """Judge what was shouted in the air, let the dice lie, and let count what counts."""
    g.now = at
    g.state.clock = max(g.state.clock, at)
    last = all(flight.lands <= at for flight in window.flying.values())
    early = [p for p in g.state.preventives if last and p.window == record.id]
    early.sort(key=lambda p: p.at)
    wrong = _wrong_ones(g, record, early)
    if wrong is not None:
        g.state.preventives = [p for p in g.state.preventives if p not in early]
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


def down(g: Game, at: int, window: Window) -> bool:
    """The dice that are due lie; those of whom any fell are thrown again. Returns whether any did."""
    fell = False
    for player, flight in list(window.flying.items()):
        if flight.lands > at:
            continue
        del window.flying[player]
        count = 3 - len(flight.kept) if flight.kept else window.dice
        faces = g.throw_dice(window, player, count, flight.kept, by_table=flight.by_table)
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


def _settle_landing(g: Game, window: Window) -> None:
    """Close the throw, if all its dice lie, and do what follows from it at this very instant."""
    record = next(r for r in g.state.records if r.frame is window)
    if window.complete:
        g.close(record, g.now)
        g.run()


def _wrong_ones(g: Game, record: Record, early: list[Preventive]) -> list[Preventive] | None:
    """Which of these open no window that takes them: seen on a copy, so that they are paid for before the throw.

    None where dice fell: then the shouts stay in force for the next landing.
    """
    if not early:
        return []
    ahead = Game(copy.deepcopy(g.state), g.family)
    ahead.now = g.now
    copied = ahead.record(record.id)
    assert copied is not None
    assert isinstance(copied.frame, Window)
    try:
        if down(ahead, g.now, copied.frame):
            return None
    except DiceExhausted:
        # A record knows no dice that never lay: the game was over before, because a shout was wrong.
        return early
    _settle_landing(ahead, copied.frame)
    return [shout for shout in early if _taker(ahead, shout) is None]


def _taker(g: Game, shout: Preventive) -> tuple[Record, Window] | None:
    if not g.player(shout.player).in_game:
        return None
    for record, window in g.windows():
        opens = window.mode in EARLY_MODES and window.opened == g.now
        # Whoever stood up after his shout has passed for the window, but not for what he said before.
        free = shout.player in window.who and not window.has_spoken(shout.player)
        if opens and free and window.understands(shout.player, shout.annonce):
            return record, window
    return None


def _count(g: Game, shout: Preventive) -> None:
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
        act_dispatch.verify(g, shout.player, word, shout.fields, record)
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


def _fail(g: Game, shout: Preventive, fault: OutOfBounds | Refusal | None = None) -> None:
    """What does not count is a bévue; it is free where it would only be late, and in a lenient game."""
    if g.over or not g.player(shout.player).in_game:
        return
    code = fault.code if fault else "preventive_failed"
    detail = fault.message if fault else f"{shout.annonce} was shouted before the landing, and nothing there takes it."
    late = shout.late and fault is None
    if late or isinstance(fault, Refusal) or g.state.options["bevue"] == "lenient":
        g.emit(
            PreventiveFailed, player=shout.player, annonce=shout.annonce, code="too_late" if late else code,
            detail=detail,
        )  # fmt: skip
        return
    told = {"act": "preventive", "annonce": shout.annonce, "fields": shout.fields}
    g.family.bevue(g, shout.player, told, code, detail)
    if isinstance(fault, OutOfBounds) and fault.then is not None:
        fault.then(g)
