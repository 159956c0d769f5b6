"""What every Sirop is about: the face of the pair, and who may take it up (cards sirotage, contre_sirop)."""

from __future__ import annotations

from collections.abc import Callable

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.hook_types import SiropOn
from service.engine.cul_de_chouette.state import Throw

SIX = 6


def face_of(throw: Throw) -> int:
    """The face of the pair that lies."""
    return sorted(throw.faces)[1]


def contre_value(face: int) -> int:
    """What a Contre-Sirop on a Chouette of this face pays: a fifth of the Cul de Chouette."""
    return 8 + 2 * face


def least_score(g: Game, face: int) -> int | None:
    """The score that a sirotant needs: the Chouette that may be lost; None where scores may be negative."""
    return None if g.state.options["negative_scores"] else face**2


def check_sirotant(g: Game, player: str, face: int, then: Callable[[Game], None] | None = None) -> None:
    """A player who cannot pay for a missed Sirop may not take it up. Raises OutOfBounds; then: what follows."""
    least = least_score(g, face)
    if least is not None and g.player(player).score < least:
        raise OutOfBounds("score_too_low", f"A Sirop of {face} needs {least} points.", then=then, minimum=least)


def sirotant_constraints(g: Game, player: str, face: int) -> Constraints | None:
    """What a client is told of taking a Sirop up: the face that must come; None without the points."""
    least = least_score(g, face)
    return Constraints(face=face) if least is None or g.player(player).score >= least else None


def stopping_words(g: Game, throw: Throw) -> list[str]:
    """Siroter after the first of two throws is stopping (card civet R7), where they are a Chouette."""
    return ["je_sirote"] if g.has_rule("sirotage") and recognise(g, throw.faces) == ["chouette"] else []


def sirop_on(g: Game, throw: Throw) -> SiropOn | None:
    """The one Sirop on this throw, once its die has landed."""
    return next(iter(rule_hooks.sirop_on.ask(g, throw)), None)


def landed(g: Game, throw: Throw) -> SiropOn:
    """The Sirop on this throw, whose die has landed."""
    sirop = sirop_on(g, throw)
    assert sirop is not None, "its die has landed"
    return sirop
