"""The bets of Civets-Filochés: where they wait for their throw, what is at stake, what a bettor's share is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import NotRequired, TypedDict

import msgspec

from service.engine.core.game import Game
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.combination import combination
from service.engine.cul_de_chouette.flow.betting import MOST
from service.engine.cul_de_chouette.flow.coming import coming, duel_of, released
from service.engine.cul_de_chouette.flow.sirop import sirop_on
from service.engine.cul_de_chouette.notes import TableNote, ThrowNote
from service.engine.cul_de_chouette.state import Throw, table

SHARED = ("chouette", "velute", "cul_de_chouette", "bleu_rouge")
"""The combinations whose points a bettor gets as their thrower does."""


class BetSaid(Target):
    """One bet, as it is said. value: where the name may be narrowed."""

    amount: int
    combination: str
    value: NotRequired[int]


class BetsSaid(TypedDict):
    """All bets of an annonce."""

    bets: list[BetSaid]


class Bet(msgspec.Struct, kw_only=True, omit_defaults=True):
    """factor: what doublings made of it. duel: its id, 0 for a turn.

    latest: nothing that its bettor has laid came after it, while it waits for its throw.
    passed: it was laid while the chouettes of a turn were in the air, and lets that one pass. met and share: None until
    it is judged. renewed: it has brought a fresh Civet-Filoché.

    Stored under short names, as eight players may lay 56 of them.
    """

    bettor: str = msgspec.field(name="by")
    factor: int = 1
    duel: int = 0
    latest: bool = False
    passed: bool = False
    target: str = msgspec.field(name="on")
    amount: int = msgspec.field(name="of")
    combination: str = msgspec.field(name="dice")
    value: int | None = None
    met: bool | None = None
    share: int | None = None
    renewed: bool = False


LAID = TableNote("civet_filoche", list[Bet])
BOUND = ThrowNote("civet_filoche", list[Bet])


def waiting(g: Game) -> list[Bet]:
    """The bets whose throw has not begun, in the order in which they were laid."""
    return LAID.of(table(g)) or []


def lay(g: Game, bettor: str, fields: BetSaid) -> None:
    """Lay a bet on the target's next throw: of the duel that waits for their chouettes, or else of their next turn."""
    throw = coming(g, fields["target"])
    duel = throw.duel if throw is not None and not throw.alone else 0
    passed = not duel and released(g, fields["target"], 0)
    for bet in waiting(g):
        bet.latest = bet.latest and bet.bettor != bettor
    bet = Bet(bettor=bettor, duel=duel, latest=True, passed=passed, **fields)
    LAID.put(table(g), [*waiting(g), bet])


def may_be_doubled(g: Game) -> list[Bet]:
    """Those of them whose chouettes have not left the hand."""
    return [bet for bet in waiting(g) if bet.passed or not released(g, bet.target, bet.duel)]


def keep(g: Game, wanted: Callable[[Bet], bool]) -> None:
    """Drop all waiting bets but these."""
    LAID.put(table(g), [bet for bet in waiting(g) if wanted(bet)] or None)


def bind(g: Game, throw: Throw) -> list[Bet]:
    """Take out the bets on a throw that begins now."""
    duel = duel_of(g, throw)
    if throw.kind != "turn" and not duel:
        return []
    on_it = [bet for bet in waiting(g) if bet.target == throw.author and bet.duel == duel]
    bound = [bet for bet in on_it if not bet.passed]
    keep(g, lambda bet: bet.passed or bet.target != throw.author or bet.duel != duel)
    for bet in on_it:
        bet.passed = False
    for bet in bound:
        bet.latest = False
    return bound


def rest(g: Game, player: str) -> tuple[int, list[str]]:
    """What is left of a player's Civet-Filoché in points, and the players bet on with it; 0 where none is held."""
    held = g.player(player).holds.get("civet_filoche")
    if held is None:
        return 0, []
    return (MOST, []) if held == 1 else (held["left"], held["used"])


def at_stake(g: Game, player: str) -> int:
    """What a player has staked on bets that are still open, in points."""
    bound = [bet for throw in table(g).throws for bet in BOUND.of(throw) or [] if bet.met is None]
    return sum(bet.amount * bet.factor for bet in [*waiting(g), *bound] if bet.bettor == player)


def sharers(g: Game, throw: Throw) -> list[str]:
    """expert: the players who have bet on this throw, and may play what its maker may; in the order of play."""
    bettors = [bet.bettor for bet in BOUND.of(throw) or []]
    if not bettors or not g.param("civet_filoche", "both_play"):
        return []
    order = [p.id for p in g.state.players]
    start = order.index(throw.maker) if throw.maker in order else 0
    return [p for p in order[start:] + order[:start] if p in bettors and g.player(p).in_game and p != throw.maker]


def share(g: Game, throw: Throw) -> int:
    """What this throw's combination is worth to a bettor, never flanned, but doubled by a Bi-Jarret."""
    if throw.kind == "soufflette" and throw.names == ["soufflette"]:
        return 0
    points = _points(g, throw)
    return 2 * points if throw.doubled else points


def _points(g: Game, throw: Throw) -> int:
    faces = sorted(throw.faces)
    sirop = sirop_on(g, throw) if throw.names == ["chouette"] else None
    if sirop is not None and sirop.sirotant == throw.maker:
        return combination("cul_de_chouette").value([faces[1]] * 3) if sirop.made else 0
    return sum(combination(name).value(faces) for name in throw.names if name in SHARED)
