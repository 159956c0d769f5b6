"""C3, «Attrape l'oiseau»: a Velute lets its thrower choose what becomes of the game for a while."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import HandChoice
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.rules.c.c3_attrape_oiseau.bird import ATTRAPE, CAGE, Bird, Chosen
from service.engine.modulaire.rules.c.c3_attrape_oiseau.birds import (
    BIRDS,
    DOUBLETTE,
    INCHES,
    JEU_CARRE,
    JEU_GAGNANT,
    KATAKE,
    ON_DIVISE,
    SANS_ATOUT,
    SOLUTIONS,
    TAKATE,
    Birds,
    Effect,
    birds,
    choosable,
    in_force,
    keep,
    lasting,
    solutions,
)
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import Coup, member, table
from service.engine.modulaire.table.values import after_value, by_value
from service.engine.modulaire.throws.combinations import CHOUETTE, CUL, VELUTE, VELUTE_CHOUETTE
from service.engine.modulaire.throws.throwing import HANDS, LEFT, RIGHT
from service.engine.modulaire.view_types import BirdsView, EffectView

DOUBLE_WON, DOUBLE_LOST = 50, 10
"""What bets pay and cost under Doublette."""

PAIR = 2


@rule
class AttrapeOiseau(Rule):
    """The bird, and all that its solutions do."""

    id = "c3"
    label = "Attrape l'oiseau"
    sources = {RULESET: "C3"}
    needs = ("b4",)
    words = (
        Word(
            id=ATTRAPE, phrase="J'attrape l'oiseau : on passe !",
            fields=(
                Field(name="solution", type="string"),
                Field(name="card", type="integer", required=False, choices=(CAGE,)),
            ),
        ),
    )  # fmt: skip
    only_with = {f"{ATTRAPE}.card": "d1"}
    points = {"bet_won_with_doublette": DOUBLE_WON, "bet_lost_with_doublette": -DOUBLE_LOST}
    parameters = {"solutions": [each.name for each in SOLUTIONS]}
    labels = {
        "solutions": Label(
            "les solutions, dans l'ordre où la table les prend",
            "the solutions, in the order in which the table takes them",
        ),
    }
    fr = (
        "Après une Velute on choisit une solution que personne n'a prise depuis la dernière migration : elle change "
        "l'ordre du jeu, les valeurs, les bouts de bois, les paris ou la main qui lance. Quand il n'en reste aucune, "
        "c'est la migration."
    )
    en = (
        "After a Velute its thrower chooses a solution that was not taken since the last migration: it changes the "
        "order of play, the values, the wood, the bets, or the hand that throws. When none is left, the birds migrate."
    )

    def well_formed_attrape_oiseau(self, g: Game, fields: Chosen) -> None:
        """A solution of this game. Raises Refusal."""
        names = self.all_solutions(g) or []
        if fields["solution"] not in names:
            raise Refusal(
                "wrong_value", f"solution of {ATTRAPE} must be one of {', '.join(names)}.", "invalid", field="solution"
            )

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """A Velute, and nothing that only contains one."""
        return Bird(player=coup.thrower) if moment == "bird" and VELUTE in coup.names else None

    # --- how long it lasts, and who is next

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """What lasts until this player plays again ends; who was to be next is known."""
        if BIRDS.of(table(g)) is None:
            BIRDS.put(table(g), Birds())
        birds(g).restarts, birds(g).after = False, None
        keep(g, [e for e in birds(g).effects if e.by != player or lasting(g, e.solution) != "turn"])

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """What lasts until the next turn of a player who is gone ends."""
        keep(g, [e for e in birds(g).effects if e.by in g.seated or lasting(g, e.solution) != "turn"])

    @hooks.order_after.answer
    def order_after(self, g: Game, current: str) -> list[str] | None:
        """A new round, or the value after one that is no longer a player's."""
        if birds(g).restarts:
            return by_value(g)
        after = birds(g).after
        return None if after is None else after_value(g, after)

    # --- points

    @hooks.worth.answer
    def worth(self, g: Game, name: str, height: int, player: str) -> int | None:
        """By the bouts de bois; a Cul de Chouette by Jeu carré."""
        if name == CUL:
            return 0 if in_force(g, JEU_CARRE) else None
        wood = birds(g).wood
        if name == CHOUETTE:
            return 0 if wood == "long" else None
        return height * height if wood == "short" and name in (VELUTE, VELUTE_CHOUETTE) else None

    @hooks.bets_pay.answer
    def bets_pay(self, g: Game) -> tuple[int, int] | None:
        """Doublette."""
        return (DOUBLE_WON, DOUBLE_LOST) if in_force(g, DOUBLETTE) else None

    @hooks.inverts_gains.answer
    def inverts_gains(self, g: Game, player: str) -> bool | None:
        """Jeu gagnant: of all who have the highest score."""
        if not in_force(g, JEU_GAGNANT):
            return None
        return True if all(exact(member(g, p)) <= exact(member(g, player)) for p in others(g, player)) else None

    @hooks.divides.answer
    def divides(self, g: Game) -> bool | None:
        """Once, however often it was chosen."""
        return True if in_force(g, ON_DIVISE) else None

    @hooks.bars_raitournelle.answer
    def bars_raitournelle(self, g: Game) -> bool | None:
        """Sans atout."""
        return True if in_force(g, SANS_ATOUT) else None

    # --- hands

    @hooks.prescribed_hand.answer
    def prescribed_hand(self, g: Game, dice: int) -> str | None:
        """Katake: pairs with the left, single dice with the right; Takate the other way round."""
        if dice > PAIR or not (in_force(g, KATAKE) or in_force(g, TAKATE)):
            return None
        return LEFT if in_force(g, KATAKE) == (dice == PAIR) else RIGHT

    @hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str, shown: list[int], hand: str | None) -> None:
        """The hand of the last throw; dice of the table have none."""
        if hand is not None:
            birds(g).hand = hand or next(iter(hooks.prescribed_hand.ask(g, len(shown))), RIGHT)

    @hooks.last_hand.answer
    def last_hand(self, g: Game) -> str | None:
        """As it was remembered."""
        return birds(g).hand

    @hooks.throw_says.answer
    def throw_says(self, g: Game, player: str, window: ThrowWindow) -> JsonObject | None:
        """With which hand so many dice may be thrown."""
        if window.mode != "roll":
            return None
        counts = range(1, window.dice + 1) if window.keeping else [window.dice]
        prescribed = {n: hooks.prescribed_hand.ask(g, n)[:1] for n in counts}
        return {"hand": [HandChoice(dice=n, hands=hands or list(HANDS)) for n, hands in prescribed.items()]}

    # --- what others ask

    @hooks.solution_lasts.answer
    def solution_lasts(self, g: Game, solution: str) -> bool | None:
        """Whether it is in force."""
        return in_force(g, solution)

    @hooks.all_solutions.answer
    def all_solutions(self, g: Game) -> list[str] | None:
        """In the order in which the table takes them."""
        return [one.name for one in solutions(g)]

    @hooks.free_solutions.answer
    def free_solutions(self, g: Game) -> list[str] | None:
        """Those that can be chosen."""
        return choosable(g)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject | None:
        """The solutions and the wood."""
        known = birds(g)
        effects = [EffectView(solution=effect.solution, by=effect.by) for effect in known.effects]
        return {"birds": BirdsView(taken=known.taken, effects=effects, wood=INCHES[known.wood], last_hand=known.hand)}

    # --- scenarios

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """What there is of birds."""
        return ["wood", "taken", "effects", "last_hand"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """As it is told."""
        effects = [Effect(effect["solution"], effect["by"]) for effect in told.get("effects") or []]
        wood = next(name for name, inches in INCHES.items() if inches == sorted(told.get("wood") or INCHES["both"]))
        taken, hand = list(told.get("taken") or []), told.get("last_hand") or RIGHT
        BIRDS.put(table(g), Birds(taken=taken, effects=effects, wood=wood, hand=hand))

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """As it is arranged."""
        known = birds(g)
        return {
            "wood": INCHES[known.wood], "taken": list(known.taken), "last_hand": known.hand,
            "effects": [{"solution": effect.solution, "by": effect.by} for effect in known.effects],
        }  # fmt: skip
