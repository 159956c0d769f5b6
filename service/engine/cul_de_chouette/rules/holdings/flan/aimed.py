"""The Flans that lie on players: how much they weigh, which throw they are in force on, and when they are used up."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.state import Flan, Throw, table
from service.engine.dice.window import throws


def waiting(g: Game, player: str) -> list[Flan]:
    """The Flans that wait for this player's next chouettes, in the order in which they were aimed."""
    thrown = in_the_air(g, player)
    return [f for f in table(g).flans if f.on == player and not f.throw and (f.passed or not thrown)]


def all_waiting(g: Game) -> list[Flan]:
    """The Flans that wait for the next chouettes of anybody, in the order in which they were aimed."""
    return [flan for flan in table(g).flans if flan in waiting(g, flan.on)]


def weight(g: Game, player: str) -> int:
    """How much waits for this player; 0 where no Flan does."""
    return sum(flan.weight for flan in waiting(g, player))


def in_the_air(g: Game, player: str) -> bool:
    """Whether the chouettes of this player's turn are thrown already, and have not landed yet."""
    return any(w.name == "chouettes" and w.rule == "tour" and player in w.flying for _, w in throws(g))


def lay(g: Game, flan: Flan) -> None:
    """Let a Flan weigh on its victim from now on; chouettes, or a Sirop's die, that are in the air it lets pass."""
    flan.passed = in_the_air(g, flan.on)
    flan.passed_die = any(rule_hooks.caught_die_flies.ask(g, flan.on))
    table(g).flans.append(flan)


def lift(g: Game, flans: list[Flan]) -> None:
    """Free their victims of these Flans."""
    table(g).flans = [flan for flan in table(g).flans if not any(flan is gone for gone in flans)]


def bring(g: Game, throw: Throw) -> None:
    """The chouettes of a turn lie: what waits for their thrower is in force on this throw."""
    lift(g, [flan for flan in table(g).flans if flan.throw])
    for flan in waiting(g, throw.author):
        if flan.passed:
            flan.passed = False
            continue
        flan.throw = throw.id
        throw.flan += flan.weight


def keep(g: Game, throw: Throw) -> None:
    """What is in force on this throw stays, with its whole weight, for the next turn of its maker."""
    for flan in table(g).flans:
        if flan.throw == throw.id:
            flan.on, flan.throw, flan.kept = throw.maker, 0, throw.id


def use_up(g: Game, player: str) -> int:
    """What waits for a player works on the die of a caught bird, when it is thrown, and is gone. Returns its weight."""
    works = [flan for flan in waiting(g, player) if not flan.passed_die]
    lift(g, works)
    for flan in waiting(g, player):
        flan.passed_die = False
    return sum(flan.weight for flan in works)
