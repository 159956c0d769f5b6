"""Who may throw, with what, and what dice count as."""

from __future__ import annotations

from collections.abc import Sequence

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.dice.acts import Roll
from service.engine.dice.conduct import Drawn
from service.engine.dice.source import SIDES, DiceSource, coming, front, sides_of
from service.engine.dice.throws import WHOLE, count_without
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire import hooks
from service.engine.modulaire.table.order import for_whom, next_player
from service.engine.modulaire.table.state import table

LEFT, RIGHT = HANDS = ("left", "right")
"""With which dice are thrown."""

WITH_HANDS = "c3"
"""The module with which a throw tells its hand."""

MAGIC = "t3"
"""The module with magic dice."""

FRONTS = 10
"""A given die with a front is its top and so many times its front: {top: 2, front: 4} is 42."""


def can_be_given(die: int) -> bool:
    """Whether test dice may be this: a face, or a face with one of the sides next to it."""
    side, top = divmod(die, FRONTS)
    return 1 <= top <= SIDES and (side == 0 or side in sides_of(top))


def too_early(g: Game, player: str) -> bool:
    """Whether a throw that was not asked for is merely too early, and not wrong: the player's own next one is."""
    state = table(g)
    if state.turn is None or g.over:
        return False
    if player == state.turn:
        return state.moment != ""
    return state.moment == "landed" and player == for_whom(g, next_player(g, state.stool or state.turn))


def check(g: Game, act: Roll, window: ThrowWindow) -> None:
    """Whether a throw may be made as it is. Raises OutOfBounds, Refusal."""
    lying = list(window.lying)
    for result in act.keep or [] if window.keeping else []:
        if result not in lying:
            raise OutOfBounds(
                "keep_impossible", f"keep may only hold what lies there: {window.lying}.", lying=window.lying
            )
        lying.remove(result)
    if window.keeping and not lying:
        # Three dice kept are no throw: well-formed, but against the rule, and so as wrong as a die that is not there.
        raise OutOfBounds("keep_impossible", "At least one die must be thrown: keep fewer.", lying=window.lying)
    if act.hand is not None and (act.hand not in HANDS or not g.has_rule(WITH_HANDS)):
        raise Refusal("wrong_value", "hand is left or right, and only where birds are caught.", "invalid", field="hand")
    if act.hand is not None and window.offered:
        raise Refusal("wrong_value", "The table throws these dice: leave hand out.", "invalid", field="hand")
    if act.magic and not g.has_rule(MAGIC):
        raise Refusal("unknown_field", "This game has no magic dice: leave them out.", "invalid", field="magic")
    if window.mode == "roll":
        _check_hand(g, act, count_without(window, act.keep or []))
    hooks.checks_throw.tell(g, act, window)


def _check_hand(g: Game, act: Roll, dice: int) -> None:
    # Three dice are thrown with the right hand where nothing is said; of fewer it must be said, if it is prescribed.
    hand = act.hand or (RIGHT if dice == WHOLE else None)
    for prescribed in hooks.prescribed_hand.ask(g, dice):
        if hand != prescribed:
            raise OutOfBounds("wrong_hand", f"Throw with your {prescribed} hand: no die has fallen.", hand=prescribed)


def read(g: Game, player: str, fallen: Drawn, magic: Sequence[int], before: int) -> Drawn:
    """What dice count as; magic ones lie to the right of the others. before: how many dice the seed had made."""
    tops, told = [die % FRONTS for die in fallen.shown], {}
    fronts: list[int] = []
    if any(hooks.fronts_count.ask(g, len(tops) + len(magic))):
        fronts = told["fronts"] = _fronts(table(g).randomness, fallen.shown, before)
    shown = [*tops, *magic]
    counts = next(iter(hooks.reads.ask(g, player, tops, fronts, list(magic))), shown)
    return Drawn(shown=shown, counts=counts, first=fallen.first, magic=len(magic), told=told)


def _fronts(source: DiceSource, dice: list[int], before: int) -> list[int]:
    """The sides that dice turn to the player on turn: given with them, or their second draw."""
    given = len(dice) - (source.drawn - before)
    found = []
    for place, die in enumerate(dice):
        side, top = divmod(die, FRONTS)
        if place >= given and source.seed is not None:
            side = front(source.seed, source.contributions, before + place - given, top)
        # Ruling: a given die whose front was not said turns the lowest of its sides.
        found.append(side or sides_of(top)[0])
    return found


def foreseen(g: Game, dice: int) -> list[int]:
    """The faces that the next dice will show."""
    found = [die % FRONTS for die in coming(table(g).randomness, dice)]
    # Ruling: where a scenario gives too few dice this throw is never made, and its faces may be any. They are foreseen
    # all the same, as in the game of which the scenario is a record, which may have ended before they were thrown.
    return found + [1] * (dice - len(found))
