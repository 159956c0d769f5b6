"""Names to bet on: what may be staked on them, and whether final dice, or what became of them, meet a bet.

Names of combinations are judged on the dice as thrown, the others after the Sirotage or the relance, of which their
rules leave notes on the throw: `sirotage`, the one Sirop on it, once its die has landed (a caught or sold bird has
another sirotant than the throw's maker), and `bleu_rouge`, once the relance has landed.
"""

from __future__ import annotations

from service.engine.core.annonce_fields import ask_names
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.state import Record
from service.engine.core.window import Window
from service.engine.cul_de_chouette import sips
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.constraints import CombinationBounds
from service.engine.cul_de_chouette.flow.challenge import Challenge, Coming
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.window import in_flight

VALUES = {
    "chouette": (1, 2, 3, 4, 5, 6),
    "velute": (3, 4, 5, 6),
    "chouette_velute": (2, 4, 6),
    "cul_de_chouette": (1, 2, 3, 4, 5, 6),
    "sirop_grelot": (1, 2, 3, 4, 5, 6),
}
"""The names that a bet may narrow with `value`, each with what it may be: the face of the pair, the highest die, the
triple."""

MOST = 102
"""The most that may be staked on a Civet, or on all bets of a Civet-Filoché together."""

CALLS_FOR_LANCE_BUCHES = "neant"
PELICAN = 18


def coming(g: Game, player: str) -> Coming | None:
    """The throw that this player may begin as things stand; None while there is none to begin."""
    for record, window in g.windows():
        if window.name == "chouettes" and window.who == [player] and window.asks(player):
            found = _begun_by(g, record, window)
            if found is not None:
                return found
    return None


def released(g: Game, player: str, duel: int) -> bool:
    """Whether the chouettes of this player's turn (duel 0), or of that duel, are in the air."""
    thrown = [_begun_by(g, r, w) for r, w in in_flight(g) if w.name == "chouettes" and player in w.flying]
    return any(found is not None and found.duel == duel for found in thrown)


def _begun_by(g: Game, record: Record, window: Window) -> Coming | None:
    """Which throw these chouettes begin; None for those of a relance or a doubling, on which nobody bets."""
    if window.rule == "tour":
        return Coming(kind="turn", duel=0)
    owner = g.owner(record)
    return owner.coming() if isinstance(owner, Challenge) else None


def covered(g: Game, player: str) -> int | None:
    """What this player may stake at most where nobody may fall below zero; None where scores may be negative."""
    return None if g.state.options["negative_scores"] else max(0, g.player(player).score)


def names(g: Game, most: int) -> list[CombinationBounds]:
    """The names to bet on, as constraints of an annonce. most: the greatest stake, in points."""
    return [
        CombinationBounds(name=name, minimum=1, maximum=most, values=[*VALUES.get(name, ())])
        for name in sorted(ask_names(g))
    ]


def sacrificed(g: Game, player: str, *holdings: str) -> str | None:
    """Which of these holdings, in this order, a doubling costs him; None if he has none."""
    return next((holding for holding in holdings if holding in g.player(player).holds), None)


def sacrifice(g: Game, player: str, *holdings: str) -> None:
    """Let a doubling cost him the first of these that he holds."""
    g.lose_holding(player, sacrificed(g, player, *holdings) or "", "sacrificed")


def limits(g: Game, grelottin: str, defie: str) -> dict[str, int]:
    """The greatest stake (points) by combination: a share of the lower of the two scores, rounded down."""
    if sips.counted(g):
        staked = [name for name in g.param("grelottine", "limits") if g.has_rule(name)]
        return {name: sips.stake(g, grelottin) for name in staked if name != "sirop_grelot"}
    lower = max(0, min(g.player(grelottin).score, g.player(defie).score))
    known = ask_names(g)
    return {
        name: lower * int(share[0]) // int(share[1])
        for name, share in g.param("grelottine", "limits").items()
        if name in known
    }


def met(g: Game, name: str, faces: list[int], value: int | None = None) -> bool:
    """Whether dice as thrown are this combination; 1-2-3 meets both `velute` and `suite`."""
    return name in recognise(g, faces) and value in (None, _value(name, sorted(faces)))


def verdict(g: Game, throw: Throw, name: str, value: int | None = None, by: str = "") -> bool | None:
    """Whether a throw that is being settled meets a bet on this name; None while its relance has not landed.

    by: who must throw the Sirop where the name asks for one, if it is not the maker (a duel that went with the die).
    """
    names = recognise(g, throw.faces)
    if name in ("pelican", "jarret"):
        return _relance(g, throw, name) if names == ["bleu_rouge"] else False
    if name in ("sirop_grelot", "civet_sirote", "tichette"):
        return bool(names == ["chouette"]) and _siroted(throw, name, value, by or throw.maker)
    return met(g, name, throw.faces, value)


def sharers(g: Game, throw: Throw) -> list[str]:
    """expert: who has bet a Civet-Filoché on this throw, and may play what its maker may; in the order of play."""
    bettors = [bet.bettor for bet in throw.notes.civet_filoche or []]
    if not bettors or not g.param("civet_filoche", "both_play"):
        return []
    order = [p.id for p in g.state.players]
    start = order.index(throw.maker) if throw.maker in order else 0
    return [p for p in order[start:] + order[:start] if p in bettors and g.player(p).in_game and p != throw.maker]


def check_name(name: str, value: int | None) -> None:
    """Refuse a `value` that the name does not allow: such a bet is not well-formed."""
    if value is None:
        return
    if name not in VALUES:
        raise Refusal("value_not_allowed", f"A bet on {name} takes no value: leave it out.", "invalid", field="value")
    if not 1 <= value <= 6:
        raise Refusal(
            "value_not_possible", "A bet may name the face of a die: 1 to 6.", "invalid", field="value", minimum=1,
            maximum=6,
        )  # fmt: skip


def _value(name: str, faces: list[int]) -> int:
    return faces[2] if name in ("velute", "chouette_velute") else faces[1]


def _siroted(throw: Throw, name: str, value: int | None, by: str) -> bool:
    sirop, face = throw.notes.sirotage, sorted(throw.faces)[1]
    if sirop is None or sirop.sirotant != by:
        return False
    if name == "sirop_grelot":
        return bool(sirop.made) and value in (None, face)
    if name == "civet_sirote":
        return bool(not sirop.made and face == 6)
    return bool(face == 4 and sirop.die == 3)


def _relance(g: Game, throw: Throw, name: str) -> bool | None:
    if throw.notes.bleu_rouge is None:
        return None
    relance = throw.notes.bleu_rouge.relance
    if name == "pelican":
        return bool(sum(relance) == PELICAN)
    is_neant: bool = recognise(g, relance) == [CALLS_FOR_LANCE_BUCHES]
    inverted = throw.flan > 0 and bool(g.param("jarret", "inverted_by_flan"))
    return bool(is_neant != inverted)
