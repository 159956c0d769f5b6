"""D2, «Choix»: everybody chooses at the opening, with or without the axiom, and has one card by that."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import bets, interposed
from service.engine.modulaire.rules.d.d2_choix.objects import SACOCHE, SMALL, Told, check_copy, copyable, parsed
from service.engine.modulaire.table.holdings import check_held, count, has_room, holders, put, take
from service.engine.modulaire.table.order import exists, order_of_play, preferred
from service.engine.modulaire.table.state import Coup, coup_of
from service.engine.modulaire.throws.combinations import WITH_CHOUETTE

AXIOME = "axiome_du_choix"
AVEC, SANS = "avec", "sans"
DUPLICATION = "duplication"
PAS_LES_BASES = "pas_les_bases"
BASES = "bases"


class Copied(TypedDict):
    """target: who holds it; object: its name, or a mapping of its name to its kind."""

    target: str
    object: Told


class Chosen(TypedDict):
    """value: with or without the axiom."""

    value: str


@rule
class Choix(Rule):
    """The choice, the copy, and the objection."""

    id = "d2"
    label = "Choix"
    sources = {RULESET: "D2"}
    needs = ("a1",)
    words = (
        Word(
            id=AXIOME, phrase="Avec. / Sans.", fields=(Field(name="value", type="string", choices=(AVEC, SANS)),),
        ),
        Word(
            id=DUPLICATION, phrase="Je duplique …", anytime=True,
            fields=(Field(name="target", type="player"), Field(name="object", type="name_or_mapping")),
        ),
        Word(id=PAS_LES_BASES, phrase="Vous n'avez pas les bases !"),
    )  # fmt: skip
    holdings = (DUPLICATION, BASES)
    parameters = {"copied": list(SMALL)}
    labels = {
        "copied": Label("ce qu'une duplication copie", "what a duplication copies"),
    }
    fr = (
        "Au début chacun choisit : avec l'axiome du choix on peut, une fois, dupliquer un petit objet d'un joueur ; "
        "sans, annuler une combinaison dont le nom contient « chouette »."
    )
    en = (
        "At the start everybody chooses: with the axiom of choice one may, once, copy a small object of a player; "
        "without it, block a combination with «chouette» in its name."
    )

    @hooks.opening.answer
    def opening(self, g: Game, step: str) -> Frame | None:
        """After the values."""
        return Choices() if step == "choices" else None

    # --- the copy

    def well_formed_duplication(self, g: Game, fields: Copied) -> None:
        """A small object, of a kind where it comes in kinds."""
        parsed(fields["object"])

    def verify_duplication(self, g: Game, player: str, fields: Copied) -> None:
        """At a free moment, by who holds the card, of what there is room for."""
        free_moments.check(g, "A duplication")
        if not count(g, player, DUPLICATION):
            raise OutOfBounds("not_held", "You hold no duplication.", holding=DUPLICATION)
        check_copy(g, player, fields["target"], *parsed(fields["object"]))

    def constraints_duplication(self, g: Game, player: str) -> ModConstraints | None:
        """Everything that could be copied."""
        if not (count(g, player, DUPLICATION) and exists(g, player) and free_moments.is_free(g)):
            return None
        found = copyable(g, player)
        return ModConstraints(holdings=found) if found else None

    def say_duplication(self, g: Game, player: str, fields: Copied) -> None:
        """The card is spent, and with it what makes room where there is none."""
        name, kind = parsed(fields["object"])
        take(g, player, DUPLICATION)
        if not has_room(g, player, name):
            take(g, player, *SACOCHE)
        put(g, player, name, self.id, kind)

    # --- the objection

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """After the races, before anything comes of a combination; also where a Frigelle has ended the coup."""
        possible = moment == "objection" and any(name in WITH_CHOUETTE for name in coup.names)
        return self._objection(g) if possible else None

    @hooks.after_sirotage.answer
    def after_sirotage(self, g: Game, coup: Coup, step: str) -> Frame | None:
        """A Cul de Chouette by sirotage is one too."""
        return self._objection(g) if step == "objection" else None

    def _objection(self, g: Game) -> Frame | None:
        who = holders(g, order_of_play(g), BASES)
        return Objection(who=who) if who else None


@frame
class Choices(ModFrame):
    """Everybody says with or without; who says nothing has no axiom."""

    def start(self, g: Game) -> Outcome:
        """All of them."""
        return wait(bets(g, AXIOME, "d2", order_of_play(g), [AXIOME]), then=self.chosen)

    def verify_axiome_du_choix(self, g: Game, player: str, fields: Chosen) -> None:
        """Both can be chosen by everybody."""

    def constraints_axiome_du_choix(self, g: Game, player: str) -> ModConstraints | None:
        """With or without."""
        return ModConstraints(names=[AVEC, SANS])

    def chosen(self, g: Game, answers: Answers) -> Outcome:
        """A card for each."""
        with_axiom = [answer.player for answer in answers.spoken if answer.fields["value"] == AVEC]
        for player in order_of_play(g):
            put(g, player, DUPLICATION if player in with_axiom else BASES, "d2")
        return done()


@frame
class Objection(ModFrame):
    """who: those who hold the card."""

    who: list[str]

    def start(self, g: Game) -> Outcome:
        """The first who says it blocks the combination."""
        return wait(interposed(g, PAS_LES_BASES, "d2", list(self.who), [PAS_LES_BASES]), then=self.said)

    def verify_pas_les_bases(self, g: Game, player: str, fields: object) -> None:
        """Players who hold it: by a change of shapes the offer may have come to one who does not."""
        check_held(g, player, BASES)

    def constraints_pas_les_bases(self, g: Game, player: str) -> ModConstraints | None:
        """For those who hold it."""
        return ModConstraints() if count(g, player, BASES) else None

    def said(self, g: Game, answers: Answers) -> Outcome:
        """One card is spent; the combination was made, and nothing comes of it."""
        at_once = [answer.player for answer in answers.spoken if answer.at == answers.spoken[0].at]
        first = [player for player in at_once if count(g, player, BASES)]
        if first:
            take(g, preferred(g, first), BASES)
            coup_of(g).blocked = True
        return done()
