"""The bets of Civets-Filochés: where they wait for their throw, what is at stake, what a bettor's share is worth.

A bet is plain data: bettor, target, amount, combination, value, factor (what doublings made of it), duel (its id, 0 for
a turn), n (a number of its own), passed (it was laid while the chouettes of a turn were in the air, and lets that one
pass) and, once it is judged, met and share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.core.game import Game
from service.engine.cul_de_chouette.combination import combination
from service.engine.cul_de_chouette.stakes import MOST, coming, released
from service.engine.cul_de_chouette.state import Throw, table

Bet = dict[str, Any]
BLEU_ROUGE = 9
SHARED = ("chouette", "velute", "cul_de_chouette")
"""The combinations whose points a bettor gets as their thrower does."""


def _notes(g: Game) -> dict[str, Any]:
    found: dict[str, Any] = table(g).notes.get("civet_filoche", {"bets": [], "n": 0, "latest": {}})
    return found


def waiting(g: Game) -> list[Bet]:
    """The bets whose throw has not begun, in the order in which they were laid."""
    bets: list[Bet] = _notes(g)["bets"]
    return bets


def lay(g: Game, bettor: str, fields: Bet) -> None:
    """Lay a bet on the target's next throw: of the duel that waits for his chouettes, or else of his next turn."""
    notes = table(g).notes["civet_filoche"] = _notes(g)
    notes["n"] += 1
    throw = coming(g, fields["target"])
    duel = throw.duel if throw is not None and not throw.alone else 0
    passed = {"passed": True} if not duel and released(g, fields["target"], 0) else {}
    notes["bets"].append({"bettor": bettor, "factor": 1, "duel": duel, "n": notes["n"], **passed, **fields})
    notes["latest"][bettor] = notes["n"]


def may_be_doubled(g: Game) -> list[Bet]:
    """Those of them whose chouettes have not left the hand."""
    return [bet for bet in waiting(g) if bet.get("passed") or not released(g, bet["target"], bet["duel"])]


def latest(g: Game, bettor: str) -> Bet | None:
    """The last bet of this player's latest annonce, while it may be doubled."""
    n = _notes(g)["latest"].get(bettor)
    return next((bet for bet in may_be_doubled(g) if bet["n"] == n), None)


def keep(g: Game, wanted: Callable[[Bet], bool]) -> None:
    """Drop all waiting bets but these."""
    if "civet_filoche" in table(g).notes:
        _notes(g)["bets"] = [bet for bet in waiting(g) if wanted(bet)]


def bind(g: Game, throw: Throw) -> list[Bet]:
    """Take out the bets on a throw that begins now."""
    duel = throw.notes.get(throw.kind, {}).get("challenge", 0) if throw.kind != "turn" else 0
    if "civet_filoche" not in table(g).notes or (throw.kind != "turn" and not duel):
        return []
    begun = [bet for bet in waiting(g) if bet["target"] == throw.author and bet["duel"] == duel]
    bound = [bet for bet in begun if not bet.pop("passed", False)]
    keep(g, lambda bet: bet not in bound)
    return bound


def rest(g: Game, player: str) -> tuple[int, list[str]]:
    """What is left of his Civet-Filoché in points, and on whom he has bet with it; 0 where he holds none."""
    held = g.player(player).holds.get("civet_filoche")
    if held is None:
        return 0, []
    return (MOST, []) if held == 1 else (held["left"], held["used"])


def at_stake(g: Game, player: str) -> int:
    """What he has staked on bets that are still open, in points."""
    bound = [bet for throw in table(g).throws for bet in throw.notes.get("civet_filoche", []) if "met" not in bet]
    return sum(bet["amount"] * bet["factor"] for bet in [*waiting(g), *bound] if bet["bettor"] == player)


def share(throw: Throw) -> int:
    """What this throw's combination is worth to a bettor, never flanned, but doubled by a Bi-Jarret."""
    if throw.kind == "soufflette" and throw.names == ["soufflette"]:
        return 0
    points = BLEU_ROUGE if throw.names == ["bleu_rouge"] else _points(throw)
    return 2 * points if throw.doubled else points


def _points(throw: Throw) -> int:
    faces = sorted(throw.faces)
    sirop = throw.notes.get("sirotage") if throw.names == ["chouette"] else None
    if sirop is not None and sirop["sirotant"] == throw.maker:
        return combination("cul_de_chouette").value([faces[1]] * 3) if sirop["made"] else 0
    return sum(combination(name).value(faces) for name in throw.names if name in SHARED)
