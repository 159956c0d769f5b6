"""When magic happens: the challenge, where seats and shapes count, and what is shown of it."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.sleeping import awake
from service.engine.modulaire.rules.t.t3_magie import places, reading
from service.engine.modulaire.rules.t.t3_magie.dice import MagicDice
from service.engine.modulaire.rules.t.t3_magie.magic import MOST_CHOU, RULE, changed, known
from service.engine.modulaire.rules.t.t3_magie.shop import (
    CHAUDRON,
    DE_MAGIQUE,
    DEFI,
    EMPLETTES,
    LESS,
    THROWS,
    WARES,
    Merlin,
    Order,
    Shop,
    check_form,
)
from service.engine.modulaire.rules.t.t3_magie.shop import DICE as MERLIN_DICE
from service.engine.modulaire.rules.t.t3_magie.told import KEYS, arrange, facts, shown
from service.engine.modulaire.rules.t.t3_magie.uses import CAKE, PLAQUE, POLYMORPHISME, POTION, TABOURET, USES, Uses
from service.engine.modulaire.table.holdings import count, take
from service.engine.modulaire.table.state import Coup, table
from service.engine.modulaire.throws.combinations import CHOUETTE, CUL, height

STONE = "pierre_de_lune"
CIVET = "civet"
HIGHEST = 6
"""A Cul de Chouette of this is a challenge."""

IN_CHAUDRON = (STONE, DE_MAGIQUE, POTION, TABOURET, POLYMORPHISME, PLAQUE, CAKE)
"""Only players with a chaudron have room for these; a stone that is given at the shop finds room anywhere."""


@rule
class Magie(MagicDice, Uses):
    """The challenge, the shop and what comes of them."""

    id = RULE
    label = "Magie"
    sources = {RULESET: "†3"}
    needs = ("a1",)
    words = (
        Word(id=DEFI, phrase="J'accepte le défi !"),
        Word(id=EMPLETTES, phrase="Je prends un chaudron !", fields=(Field(name="objects", type="mappings"),)),
        *USES,
    )
    holdings = (CHAUDRON, *IN_CHAUDRON)
    parameters = {
        "throws": THROWS, "dice": MERLIN_DICE, "gold_less": LESS, "chou_at_most": MOST_CHOU,
        "prices_in_gold": {name: ware.price for name, ware in WARES.items()},
        "confusions": list(reading.CONFUSIONS),
    }  # fmt: skip
    labels = {
        "throws": Label("lancers chez Merlin", "throws at Merlin's"),
        "dice": Label("dés de chaque lancer", "dice of each throw"),
        "gold_less": Label("pièces d'or en moins", "pieces of gold less"),
        "chou_at_most": Label("choux au plus", "how far a chou goes at most"),
        "prices_in_gold": Label("les prix, en pièces d'or", "prices, in pieces of gold"),
        "confusions": Label("les confusions", "the confusions"),
    }
    fr = (
        "Qui fait un Cul de Chouette de 6 peut relever le défi du père de Merlin : dix jets de deux dés, moins 4, font "
        "l'or à dépenser aussitôt en objets magiques. Confusions et chou rouge changent ce que valent les dés ; on "
        "change de place ou de forme, on se cache, on voit venir les dés."
    )
    en = (
        "The thrower of a Cul de Chouette of 6 may take the challenge of Merlin's father: ten throws of two dice, less "
        "4, are the gold to spend on magic objects at once. Confusions and the chou rouge change what dice count as; "
        "players change seats or shapes, hide, and see dice before they are thrown."
    )

    # --- the challenge

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """A Cul de Chouette of 6, siroted or not."""
        if moment != "merlin" or coup.blocked or not awake(g, self.id):
            return None
        made = coup.sirotage == "won" or CUL in coup.names
        return Merlin() if made and height(CHOUETTE, coup.dice) == HIGHEST else None

    def well_formed_emplettes(self, g: Game, fields: Order) -> None:
        """Objects that are sold, with a target where they need one."""
        check_form(g, fields)

    @hooks.room_for.answer
    def room_for(self, g: Game, player: str, holding: str) -> bool | None:
        """Magic objects are carried in a chaudron."""
        return count(g, player, CHAUDRON) > 0 if holding in IN_CHAUDRON else None

    @hooks.holding_gained.answer
    def holding_gained(self, g: Game, player: str, holding: str) -> None:
        """A Pierre de Lune and a Civet in one hand are fresh water, which evaporates."""
        if holding in (STONE, CIVET) and count(g, player, STONE) and count(g, player, CIVET):
            take(g, player, STONE, reason="evaporated")
            take(g, player, CIVET, reason="evaporated")

    # --- seats and shapes

    @hooks.speaks_for.answer
    def speaks_for(self, g: Game, player: str) -> str:
        """By seat and shape."""
        return places.speaks_for(g, player)

    @hooks.persons_of.answer
    def persons_of(self, g: Game, player: str) -> list[str] | None:
        """By seat and shape."""
        return places.persons_of(g, player)

    @hooks.stands_in.answer
    def stands_in(self, g: Game, player: str) -> str | None:
        """By shape."""
        return known(g).shapes.get(player)

    @hooks.sits_at.answer
    def sits_at(self, g: Game, player: str) -> str:
        """By seat."""
        return places.sits_at(g, player)

    @core_hooks.has_changed_hands.answer
    def has_changed_hands(self, g: Game, opened: int) -> bool:
        """With seats and shapes rights go to other persons."""
        return known(g).moved >= opened and known(g).moved > 0

    @hooks.turn_ended.answer
    def turn_ended(self, g: Game, player: str) -> None:
        """Of the stool on turn."""
        places.turn_played(g, table(g).stool or player)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """A player has left the game."""
        places.left(g)
        confusion = known(g).confusion
        if confusion is not None and not g.player(confusion.by).in_game:
            changed(g).confusion = None

    # --- looking at it, and scenarios

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject:
        """As `magic`."""
        return {"magic": shown(g, viewer)}

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str]:
        """What a scenario may begin with."""
        return list(KEYS)

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """It lies there from the start."""
        arrange(g, told)

    @hooks.inside.answer
    def inside(self, g: Game) -> Frame | None:
        """The shop, in a scenario that begins there."""
        gold = known(g).gold
        if gold is None:
            return None
        changed(g).gold = None
        return Shop(gold=gold)

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject:
        """By the keys of a scenario."""
        return facts(g)
