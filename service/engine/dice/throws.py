"""Who throws: dice that are asked for, kept, in the air, fallen, and throws that were not asked for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from service.engine.core.actions.act_classification import (
    answers,
    check_begun,
    faults_count,
    is_double_press,
    is_held_up,
    is_late,
    is_over,
    remember,
    wrong,
)
from service.engine.core.actions.act_dispatch import note_pass
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.stored.state import Record
from service.engine.core.windows.answers import Answer
from service.engine.dice.acts import Roll
from service.engine.dice.conduct import conduct
from service.engine.dice.events import DiceReleased, DiceRolled
from service.engine.dice.hooks import dice_fell
from service.engine.dice.window import Flight, ThrowWindow, in_flight, throws

WHOLE = 3
"""How many dice lie where faces may be kept back."""


def flight_ms(g: Game) -> int:
    """How long thrown dice fly (ms), 0 in games in which they do not."""
    return int(g.state.options.get("flight_ms", 0))


def roll(g: Game, act: Roll) -> None:
    """Let a throw count, or say why it does not. Raises Refusal."""
    asked = [(r, w) for r, w in throws(g) if w.asks(act.player)]
    if asked and answers(act, asked[0][0]):
        try:
            _throw(g, act, *asked[0])
        except OutOfBounds as fault:
            wrong(g, act, fault)
        return
    if is_over(g, act):
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        raise _too_late()
    if asked:
        raise Refusal("too_early", f"Window {act.window} takes no throw of yours now: name {asked[0][0].id}, or none.")
    if any(act.player in window.flying for _, window in in_flight(g)):
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        raise Refusal("too_early", "Your dice are in the air: wait until they have landed.")
    if conduct(g).too_early(g, act.player) and not conduct(g).early_is_wrong:
        raise Refusal("too_early", "Wait until the windows of the throw before are closed, then throw.")
    if act.keep:
        raise Refusal("keep_not_allowed", "No dice can be kept here: roll without keep.", "invalid")
    check_begun(g)
    if is_double_press(g, act):
        g.effect = "repeated"
    elif is_late(g, act, "roll") or is_held_up(g, act, "roll"):
        raise _too_late()
    else:
        wrong(g, act, OutOfBounds("not_your_throw", "It is not your throw: no die was thrown."))


def _too_late() -> Refusal:
    return Refusal("too_late", "The throw comes too late: its dice have been thrown. It cost nothing.", "too_late")


def _throw(g: Game, act: Roll, record: Record, window: ThrowWindow) -> None:
    pending = any(w.mode == "until" and w.spoken for _, w in g.windows())
    if act.at < window.not_before or pending or g.family.holds(g, window):
        wait_ms = max(window.not_before - act.at, g.tie_ms if pending else 0)
        detail = f"Wait {wait_ms} ms before you throw: give the others time to speak."
        if conduct(g).early_is_wrong:
            raise OutOfBounds("too_early", detail, not_before=window.not_before)
        raise Refusal("too_early", detail, not_before=window.not_before)
    if not window.in_time(act.at):
        raise Refusal("too_late", "Your time is over: the table throws for you.", "too_late")
    conduct(g).check_throw(g, act, window)
    kept, count = _kept(window, act.keep), window.dice
    if window.offered:
        _name_dice(g, act, record, window)
        return
    if window.keeping:
        count = count_without(window, kept)
        judge = getattr(g.owner(record), "verify_keep", None)
        if judge is not None:
            judge(g, act.player, kept)
        if g.family.holds_back(g, act, [record]):
            remember(g, act)
            return
    remember(g, act)
    if flight_ms(g):
        release(g, window, act.player, act.at, kept, by_table=False)
        return
    faces = throw_dice(g, window, act.player, count, kept, by_table=False, hand=act.hand or "", magic=act.magic or ())
    if not faces:
        g.effect = fallen(g, window, act.player) or "counted"
        return
    window.take(
        Answer(player=act.player, annonce="roll", at=act.at, order=len(window.spoken), fields={"faces": faces}),
        g.tie_ms,
    )


def _name_dice(g: Game, act: Roll, record: Record, window: ThrowWindow) -> None:
    """Say which dice the table throws; to name none is to pass."""
    remember(g, act)
    if not act.magic:
        note_pass(g, act.player, [(record, window)], act.at)
        return
    named = {"magic": list(act.magic)}
    window.take(Answer(player=act.player, annonce="roll", at=act.at, order=len(window.spoken), fields=named), g.tie_ms)


def fallen(g: Game, window: ThrowWindow, player: str) -> str:
    """Dice of a throw fell: they are thrown again, at once. What that was, where it was wrong; otherwise empty."""
    if window.mode == "roll":
        window.put_off(g.now, g.tie_ms)
    if not g.family.strict(g) or not faults_count(g):
        return ""
    told = {"act": "fallen", "purpose": window.name}
    effect = g.family.wrong(g, player, told, "dice_fallen", "Dice fell off the table: throw them again.")
    if window.mode == "roll":
        dice_fell.tell(g, player)
    return effect


def release(g: Game, window: ThrowWindow, player: str, at: int, kept: list[int], by_table: bool) -> None:
    """Dice leave the hand, and fly for a while."""
    lands = at + flight_ms(g)
    window.flying[player] = Flight(released=at, lands=lands, kept=kept, by_table=by_table)
    window.reckon(g.tie_ms)
    g.emit(DiceReleased, player=player, purpose=window.name, kept=kept, by_table=by_table, lands_at=lands)


def _kept(window: ThrowWindow, keep: list[int] | None) -> list[int]:
    # An empty list keeps nothing, anywhere: generated clients send one where nothing was said.
    if not keep:
        return []
    if not window.keeping:
        raise Refusal("keep_not_allowed", "No dice can be kept here: roll without keep.", "invalid")
    lying = list(window.lying)
    for face in keep:
        if face not in lying:
            raise Refusal(
                "keep_impossible", f"keep may only hold faces that lie there: {window.lying}.", "invalid",
                lying=window.lying,
            )  # fmt: skip
        lying.remove(face)
    if not lying:
        raise Refusal("keep_impossible", "At least one die must be thrown: keep fewer.", "invalid")
    return keep


def count_without(window: ThrowWindow, kept: list[int]) -> int:
    """How many dice are thrown where these faces stay on the table."""
    return WHOLE - len(kept) if kept else window.dice


def throw_dice(
    g: Game, window: ThrowWindow, player: str, count: int, kept: list[int], by_table: bool,
    hand: str | None = None, magic: Sequence[int] = (),
) -> list[int]:  # fmt: skip
    """Throw dice for a window, and tell how they lie. Returns what lies there in order, nothing if any fell.

    hand: with which they are thrown, empty where that was not said, None for the table's own.
    magic: what is thrown instead of as many of them.
    """
    drawn = conduct(g).drawn(g, player, count, magic, by_table)
    # What is magic may show a 0, and does not fall.
    off = 0 in drawn.shown[: count - len(magic)]
    if off:
        # What falls has to be thrown again: nothing new lies there.
        table = list(kept or window.lying)
    else:
        table = list(drawn.counts) if window.mode == "dice" else _lay(window, drawn.counts, kept)
    hidden = window.hidden and not off
    g.emit(
        DiceRolled, private={g.author(player): {"faces": drawn.shown, "table": table}} if hidden else None,
        player=player, purpose=window.name, faces=[] if hidden else drawn.shown, kept=kept,
        table=[] if hidden else table, by_table=by_table, first_die=drawn.first, hidden=hidden,
        hand=hand or UNSET, magic=len(magic) or UNSET, released=g.told_before, **drawn.told,
        **({} if by_table else g.told_author(player)),
    )  # fmt: skip
    conduct(g).fell(g, player, drawn, hand)
    return [] if off else table


def table_dice(
    g: Game, player: str, count: int, purpose: str, magic: Sequence[int] = (), plain: bool = False
) -> list[int]:
    """The table throws dice for a player at once, and no window waits for them: what they count as.

    plain: they count as what they show.
    """
    drawn = conduct(g).drawn(g, player, count, magic, by_table=True)
    counts = drawn.shown if plain else drawn.counts
    g.emit(
        DiceRolled, player=player, purpose=purpose, faces=drawn.shown, kept=[], table=counts, by_table=True,
        first_die=drawn.first, magic=len(magic) or UNSET, **drawn.told, **(g.told_author(player) if magic else {}),
    )  # fmt: skip
    conduct(g).fell(g, player, drawn, None)
    return counts


def throw_for(g: Game, window: ThrowWindow, player: str, at: int) -> None:
    """The table throws for a player, keeping nothing."""
    faces = throw_dice(g, window, player, window.dice, [], by_table=True, hand="")
    order = len(window.spoken)
    window.take(
        Answer(player=player, annonce="roll", at=at, order=order, fields={"faces": faces}, by_table=True), g.tie_ms
    )


def table_throws(g: Game, window: ThrowWindow, at: int) -> None:
    """Throw for those who should have thrown and did not, in the order of play."""
    if window.optional or len(window.who) < window.need:
        return
    for player in [p for p in g.in_order(window.who) if window.asks(p)]:
        throw_for(g, window, player, at)
        # A throw a moment after the table has made it is late, not wrong.
        g.add_late({"roll": [player]}, until=at + g.option("pause_ms"), closes_on=[], tag="roll")


def _lay(window: ThrowWindow, faces: list[int], kept: list[int]) -> list[int]:
    """How the dice lie after a throw: kept faces stay in their positions, new ones fill the others in order."""
    if not window.keeping:
        return window.lying + faces
    if not kept:
        return list(faces)
    fresh, keep, table = list(faces), list(kept), []
    for face in window.lying:
        if face in keep:
            keep.remove(face)
            table.append(face)
        else:
            table.append(fresh.pop(0))
    return table
