"""Who throws: dice that are asked for, kept, in the air, fallen, and throws that nobody asked for."""

from __future__ import annotations

from service.engine.core import hooks
from service.engine.core.act_classification import (
    answers,
    bevues_count,
    check_begun,
    is_double_press,
    is_held_up,
    is_late,
    is_over,
    remember,
    wrong,
)
from service.engine.core.acts import Roll
from service.engine.core.events import DiceReleased
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.state import Flight, Record
from service.engine.core.window import Answer, Window


def roll(g: Game, act: Roll) -> None:
    """Let a throw count, or say why it does not. Raises Refusal."""
    asked = [(r, w) for r, w in g.windows() if w.mode in ("roll", "dice") and w.asks(act.player)]
    if asked and answers(act, asked[0][0]):
        _throw(g, act, *asked[0])
        return
    if is_over(g, act):
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        raise _too_late()
    if asked:
        raise Refusal("too_early", f"Window {act.window} takes no throw of yours now: name {asked[0][0].id}, or none.")
    if any(act.player in window.flying for _, window in g.in_flight()):
        if is_double_press(g, act):
            g.effect = "repeated"
            return
        raise Refusal("too_early", "Your dice are in the air: wait until they have landed.")
    if g.family.too_early(g, act.player):
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


def _throw(g: Game, act: Roll, record: Record, window: Window) -> None:
    pending = any(w.mode == "until" and w.spoken for _, w in g.windows())
    if act.at < window.not_before or pending or g.held(window):
        wait_ms = max(window.not_before - act.at, g.tie_ms if pending else 0)
        raise Refusal(
            "too_early", f"Wait {wait_ms} ms before you throw: give the others time to speak.",
            not_before=window.not_before,
        )  # fmt: skip
    if not window.in_time(act.at):
        raise Refusal("too_late", "Your time is over: the table throws for you.", "too_late")
    kept, count = _kept(window, act.keep), window.dice
    if window.keeping:
        count = 3 - len(kept) if kept else 2
        judge = getattr(g.owner(record), "verify_keep", None)
        if judge is not None:
            judge(g, act.player, kept)
    remember(g, act)
    if g.option("flight_ms"):
        release(g, window, act.player, act.at, kept, by_table=False)
        return
    faces = g.throw_dice(window, act.player, count, kept, by_table=False)
    if not faces:
        g.effect = "bevue" if fallen(g, window, act.player) else "counted"
        return
    window.take(
        Answer(player=act.player, annonce="roll", at=act.at, order=len(window.spoken), fields={"faces": faces}),
        g.tie_ms,
    )


def fallen(g: Game, window: Window, player: str) -> bool:
    """Dice of a throw fell: he throws them again, at once. Returns whether it cost him anything."""
    if window.mode == "roll":
        window.put_off(g.now, g.tie_ms)
    if g.state.options["bevue"] == "lenient" or not bevues_count(g):
        return False
    told = {"act": "fallen", "purpose": window.name}
    g.family.bevue(g, player, told, "dice_fallen", "Dice fell off the table: throw them again.")
    if window.mode == "roll":
        hooks.dice_fell.tell(g, player)
    return True


def release(g: Game, window: Window, player: str, at: int, kept: list[int], by_table: bool) -> None:
    """Dice leave the hand, and fly for a while."""
    lands = at + g.option("flight_ms")
    window.flying[player] = Flight(released=at, lands=lands, kept=kept, by_table=by_table)
    window.reckon(g.tie_ms)
    g.emit(DiceReleased, player=player, purpose=window.name, kept=kept, by_table=by_table, lands_at=lands)


def _kept(window: Window, keep: list[int] | None) -> list[int]:
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
