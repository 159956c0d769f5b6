"""What is asked before dice are thrown, and told once they lie."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.core.stored.plain import JsonObject
from service.engine.dice.acts import Roll
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire.table.state import Coup


@Question
def before_cul(coup: Coup) -> tuple[str, Frame] | None:
    """A coup waits for its cul: what can end it before that, by name."""


@Question
def frigelle_for_all() -> bool | None:
    """A Frigelle is about to be said: whether everybody may, those too who have not made the walk."""


@Notice
def chouettes_lie(coup: Coup) -> None:
    """The chouettes of a coup lie."""


@Notice
def three_lie(player: str, dice: list[int]) -> None:
    """Three dice of a player lie: after a cul, a sirotage, three dice at once, a throw of a duel."""


@Notice
def checks_throw(act: Roll, window: ThrowWindow) -> None:
    """A throw is about to be made: refuses, or says that it is out of bounds."""


@Notice
def throw_due(dice: int) -> None:
    """So many dice are to be thrown next, or are just about to fall."""


@Question
def prescribed_hand(dice: int) -> str | None:
    """So many dice are to be thrown: with which hand, where that is prescribed."""


@Question
def last_hand() -> str | None:
    """With which hand dice were thrown last; dice of the table do not count."""


@Question
def fronts_count(dice: int) -> bool | None:
    """So many dice have fallen: whether it matters which sides they turn to the player on turn."""


@Question
def reads(player: str, shown: list[int], fronts: list[int], magic: list[int]) -> list[int] | None:
    """Dice of a player have fallen, and magic ones beside them: what all of them count as, if not what they show.

    fronts: the sides that those turn to the player on turn that are not magic; empty where these do not matter."""


@Notice
def magic_thrown(player: str, magic: list[int]) -> None:
    """Magic dice of these results were thrown for a player: they are gone."""


@Question
def throw_says(player: str, window: ThrowWindow) -> JsonObject | None:
    """A throw is asked for: what may be said with it besides, as its constraints tell it, by field of the throw."""


@Notice
def dice_fell(player: str, shown: list[int], hand: str | None) -> None:
    """Dice of a player lie, and are told of. hand: with which they were thrown, empty where that was not said, None for
    dice of the table."""


@Question
def own_dice(player: str, dice: int, purpose: str) -> Frame | None:
    """The table is about to throw dice for a player: what asks them for dice of their own; its result lists these."""


@Question
def never_six(player: str) -> bool | None:
    """Whether no die of this player can count as a 6 now."""
