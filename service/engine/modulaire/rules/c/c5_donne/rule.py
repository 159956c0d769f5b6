"""C5, «Donne asymétrique»: who has exactly as many points as another player's value decides for that player."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from service.engine.core.actions import act_dispatch, held_acts, spoken_words
from service.engine.core.actions.acts import Act, Pass, Saying
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.rules.c.c5_donne.decisions import (
    UNASKED_CARDS,
    UNDECIDED,
    is_decision,
    is_decision_window,
    open_decisions,
    windows_asking,
)
from service.engine.modulaire.rules.c.c5_donne.told_acts import Told, act_of
from service.engine.modulaire.table.order import all_in_order, exists
from service.engine.modulaire.table.points import is_whole
from service.engine.modulaire.table.state import member, table

JE_FORCE = "je_force"


class Forced(TypedDict):
    """target: for whom; act: what, as the target would do it."""

    target: str
    act: Told


@rule
class DonneAsymetrique(Rule):
    """The right over what another player decides, before they have spoken and after."""

    id = "c5"
    label = "Donne asymétrique"
    sources = {RULESET: "C5"}
    needs = ("b4",)
    words = (
        Word(
            id=JE_FORCE, phrase="Donne asymétrique !", gesture_fr="montre pour qui on décide",
            gesture_en="point at the player for whom you decide",
            fields=(Field(name="target", type="player"), Field(name="act", type="name_or_mapping")), anytime=True,
        ),
    )  # fmt: skip
    parameters = {"never_forced": list(UNDECIDED), "cards_never_forced": list(UNASKED_CARDS)}
    labels = {
        "never_forced": Label("les annonces qui ne sont pas des décisions", "annonces that are no decisions"),
        "cards_never_forced": Label(
            "les tichettes qui se lancent à tout moment, sauf réponse à une offre",
            "tichettes that are thrown at any moment, unless an offer asks for one",
        ),
    }
    fr = (
        "Qui a exactement autant de points que la valeur d'un autre peut décider à sa place, avant ou juste après lui "
        ": c'est comme si l'autre l'avait fait."
    )
    en = (
        "Who has exactly as many points as another player's value may decide in that player's place, before them or "
        "just after; it is as if the other one had done it."
    )

    @hooks.opening_pause.answer
    def opening_pause(self, g: Game) -> bool:
        """What is said in an opening may be forced."""
        return True

    def well_formed_je_force(self, g: Game, fields: Forced) -> None:
        """The act must be one of this game."""
        spoken_words.check_form(g, act_of(g, fields["target"], fields["act"], g.now))

    # --- before the other player has spoken

    def verify_je_force(self, g: Game, player: str, fields: Forced) -> None:
        """In donne, and what the other player may do now."""
        self._check_donne(g, player, fields["target"])
        acts = self._acts(g, fields)
        fault: OutOfBounds | Refusal | None = None if acts else self._no_decision()
        for act in acts:
            fault = fault or (held_acts.why_impossible(g, act) if is_decision(g, act) else self._no_decision())
        if isinstance(fault, Refusal) and fault.code == "too_late":
            # It closes at this very instant: what comes too late costs nothing, also where another player decides it.
            raise fault
        if fault is not None:
            raise OutOfBounds(fault.code, f"{fields['target']} may not do that now: {fault.message}")

    def say_je_force(self, g: Game, player: str, fields: Forced) -> None:
        """It is done as the other player's, for good; of several who are quick with it at one instant one decides."""
        acts, able = self._acts(g, fields), self._able(g, fields["target"])
        rivals, preferred = [p for p in able if p != player], able[: able.index(player)]
        if rivals:
            # Who was quick with the same decision a moment later is late, and not wrong.
            g.add_late({JE_FORCE: rivals}, until=g.now + g.option("reaction_ms"), closes_on=[], tag=JE_FORCE)
        if preferred and len(acts) == 1:
            held_acts.hold_for_this_instant(g, acts[0], self._rights(preferred))
            return
        for act in acts:
            act_dispatch.force(g, act)

    def _acts(self, g: Game, fields: Forced) -> list[Act]:
        """What is done: a pass in each of the windows that wait for a decision."""
        act = act_of(g, fields["target"], fields["act"], g.now)
        if isinstance(act, Pass):
            return [msgspec.structs.replace(act, window=window) for window in windows_asking(g, act.player)]
        return [act]

    def constraints_je_force(self, g: Game, player: str) -> ModConstraints | None:
        """Everything that the other player may decide now."""
        for target in all_in_order(g):
            if self.in_donne(g, player, target):
                return open_decisions(g, target)
        return None

    # --- after the other player has spoken

    @held_acts.rights_over.answer
    def rights_over(self, g: Game, act: Act, window_ids: list[int]) -> list[held_acts.Right] | None:
        """Those in donne against the player, the first after them in the order of play first."""
        value = table(g).values.get(act.player)
        if not any(is_whole(player, value) for player in table(g).players):
            # So it is at nearly every act: who comes after whom is asked only where some player has this score.
            return None
        who = self._able(g, act.player)
        if not who:
            return None
        if isinstance(act, Pass):
            decided = any(record.id in window_ids and is_decision_window(w) for record, w in g.windows())
        else:
            decided = is_decision(g, act)
        return self._rights(who) if decided else None

    def held_verify_je_force(self, g: Game, player: str, fields: Forced, act: Act) -> None:
        """Another decision of the same player, or the same."""
        if fields["target"] != act.player:
            raise OutOfBounds("target_not_allowed", f"What waits was done by {act.player}.", target=fields["target"])
        self._check_donne(g, player, act.player)
        instead = act_of(g, act.player, fields["act"], act.at)
        trial = held_acts.released(g, act)
        if _leaves_undone(trial, act, instead) and not windows_asking(g, act.player):
            return
        fault = held_acts.why_impossible(trial, instead) if is_decision(trial, instead) else self._no_decision()
        if fault is not None:
            raise OutOfBounds(fault.code, f"{act.player} may not do that now: {fault.message}")

    def held_constraints_je_force(self, g: Game, player: str, act: Act) -> ModConstraints | None:
        """Everything that the player could have decided."""
        if not self.in_donne(g, player, act.player):
            return None
        trial = held_acts.released(g, act)
        undone = _leaves_undone(trial, act, Pass(player=act.player, at=act.at))
        return open_decisions(trial, act.player, *(["pass"] if undone else []))

    def judge_je_force(self, g: Game, player: str, fields: Forced, act: Act) -> Act | None:
        """It takes the place of what waits, at its instant; or nothing is done."""
        instead = act_of(g, act.player, fields["act"], act.at)
        return None if _leaves_undone(held_acts.released(g, act), act, instead) else instead

    # --- the equality

    def in_donne(self, g: Game, player: str, target: str) -> bool:
        """Whether this player's score is exactly the value of the other."""
        equal = player != target and is_whole(member(g, player), table(g).values.get(target))
        return equal and exists(g, player) and exists(g, target)

    def _able(self, g: Game, target: str) -> list[str]:
        """Those in donne against a player, the first after that one in the order of play first."""
        order = all_in_order(g)
        at = order.index(target) if target in order else 0
        return [p for p in order[at + 1 :] + order[:at] if self.in_donne(g, p, target)]

    def _rights(self, who: list[str]) -> list[held_acts.Right]:
        return [held_acts.Right(player=p, word=JE_FORCE, rule=self.id) for p in who]

    def _check_donne(self, g: Game, player: str, target: str) -> None:
        if not self.in_donne(g, player, target):
            raise OutOfBounds(
                "not_in_donne", f"Your score is not exactly the value of {target}: you do not decide for them.",
                target=target,
            )  # fmt: skip

    def _no_decision(self) -> OutOfBounds:
        return OutOfBounds("no_decision", "it is no decision that is open.")


def _leaves_undone(trial: Game, act: Act, instead: Act) -> bool:
    """Whether a pass is forced instead of a word that no window asks for, as a Civet: then that is not said.

    trial: the game at the instant of the word, in which it was not said.
    """
    return isinstance(instead, Pass) and isinstance(act, Saying) and not windows_asking(trial, act.player)
