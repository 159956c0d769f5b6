"""What was said in a window and is told of at its end only, as records tell acts."""

from __future__ import annotations

from service.engine.core.events import Forms, Spoken, Timing, WindowClosed
from service.engine.core.told.dialect import ToldAct
from service.engine.trou_du_cul.state import CLOCKWISE


def told_at_the_end(event: WindowClosed, forms: Forms) -> list[ToldAct]:
    """A direction, and every putsch, those too that have lost."""
    forms_of_all = [event, *(form for form in forms.values() if isinstance(form, WindowClosed))]
    said = {answer.player: answer for form in forms_of_all for answer in form.answers}
    # How the instant of a putsch was found is in its own player's form alone.
    said |= {answer.player: answer for form in forms_of_all for answer in form.answers if answer.timing}
    if event.name == "direction":
        return [
            ToldAct(answer.player, {"direction": {"clockwise": answer.fields["direction"] == CLOCKWISE}}, answer.at)
            for answer in said.values()
        ]
    if event.name != "putsch":
        return []
    thrown = [_thrown(answer) for answer in said.values()]
    return sorted(thrown, key=lambda told: told.at)


def _thrown(answer: Spoken) -> ToldAct:
    """A putsch as it came: what its player claimed is found again by playing."""
    told = {"putsch": answer.fields["cards"], "as": answer.fields["rank"]}
    if not isinstance(answer.timing, Timing):
        return ToldAct(answer.player, told, answer.at)
    shown = {"connection_ms": answer.timing.connection_ms} if isinstance(answer.timing.connection_ms, int) else {}
    return ToldAct(
        answer.player, {**told, "reaction_ms": answer.timing.reaction_ms, **shown}, answer.timing.arrived_at
    )  # fmt: skip
