"""What Cul de Chouette tells the engine and the service about itself."""

from __future__ import annotations

from service.engine.core.actions import acts
from service.engine.core.family import Rules
from service.engine.core.game import Game
from service.engine.core.rulebook.rulesets import RulesetInfo
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.transcript import Lines
from service.engine.cul_de_chouette import (
    books,
    editions,
    events,
    hooks,
    migrations,
    options,
    rulebooks,
    transcript,
    views,
)
from service.engine.cul_de_chouette import rules as _rules  # noqa: F401  (importing it makes the rules known)
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow import bevues
from service.engine.cul_de_chouette.flow.challenge import Challenge
from service.engine.cul_de_chouette.flow.partie import Partie
from service.engine.cul_de_chouette.ledger import Ledger
from service.engine.cul_de_chouette.state import CulPlayer, CulState, table
from service.engine.cul_de_chouette.view_types import GameView
from service.engine.dice import events as dice_events
from service.engine.dice.acts import Roll
from service.engine.dice.family import DiceFamily
from service.engine.dice.window import ThrowWindow

MOST_GRELOTTINES = 6
"""So many can be held at once, à l'Aquitaine."""


class CulDeChouette(DiceFamily):
    """The family object of every game of Cul de Chouette."""

    id = "cul_de_chouette"
    rulesets = rulebooks.NAMES
    state_type = CulState
    player_type = CulPlayer
    view_type = GameView
    choices_type = Constraints
    act_types = (Roll, acts.Annonce, acts.Challenge, acts.Terms, acts.Pass)
    event_types = (*dice_events.EVENT_TYPES, *events.EVENT_TYPES)
    bots = True
    editions = editions.EDITIONS
    migrations = migrations.STEPS

    def ruleset(self, name: str) -> RulesetInfo:
        """As clients are told it."""
        return books.info(name)

    def settled(self, ruleset: str, wanted: JsonObject) -> tuple[JsonObject, Rules]:
        """Its options and rules, checked against the rulebook."""
        settings = options.checked_options(ruleset, {k: v for k, v in wanted.items() if k != "rules"})
        return settings, options.resolved_rules(ruleset, wanted.get("rules", {}), settings)

    def edition_of(self, ruleset: str, options: JsonObject) -> str:
        """Its rulebook as it is now."""
        return editions.present(ruleset)

    def begin(self, g: Game, first: str | None) -> None:
        """The opening, or the first turn. In a scenario the guard has gone by."""
        g.state.guard_from = g.now if first is None else g.now - g.option("pause_ms")
        g.spawn(Partie(first=first))

    def on_turn(self, g: Game) -> str | None:
        """Whose turn it is."""
        return table(g).turn

    def begun(self, g: Game) -> bool:
        """Whether the first turn has begun."""
        return table(g).turn is not None

    def lowest_wins(self, g: Game) -> bool:
        """Towards a target below zero."""
        return g.option("target") < 0

    def strict(self, g: Game) -> bool:
        """As the table has agreed."""
        return bool(g.state.options["bevue"] != "lenient")

    def wrong(self, g: Game, player: str, act: JsonObject, code: str, detail: str) -> str:
        """A wrong act is a bévue, and costs its author 10 points."""
        bevues.commit(g, player, act, code, detail)
        return "bevue"

    def ledger(self, g: Game) -> Ledger:
        """Its movements tell their throw."""
        return Ledger(g)

    def too_early(self, g: Game, player: str) -> bool:
        """The next thrower may be too early, never wrong (card tour R1); a cul that was sold is the buyer's."""
        state = table(g)
        if state.turn is None or state.end:
            return False
        if any(isinstance(r.frame, Challenge) and r.frame.to_throw(g) == player for r in state.records):
            return True
        if any(r.frame.next_to_act(g) == player for r in state.records) or any(hooks.will_throw.ask(g, player)):
            return True
        if state.phase == "chouettes":
            return False
        coming = g.next_after(state.turn) if state.phase == "combination" else state.turn
        return player == coming

    def begins_turn(self, window: ThrowWindow) -> bool:
        """The chouettes of a turn, not those of a duel."""
        return window.name == "chouettes" and window.rule == "tour"

    def throw_choices(self, g: Game, dice: int, keep_from: list[int] | None, keep_at_most: int) -> Constraints:
        """As constraints of a throw."""
        if keep_from is None:
            return Constraints(dice=dice)
        return Constraints(dice=dice, keep_from=keep_from, keep_at_most=keep_at_most)

    def view(self, g: Game, viewer: str | None) -> GameView:
        """The table with its dice."""
        return views.view(g, viewer)

    @property
    def lines(self) -> Lines:
        """Dice, combinations, duels, sips."""
        return {**super().lines, **transcript.LINES}

    def facts(self, g: Game) -> JsonObject:
        """Who throws, what is held, and what was drunk."""
        sips, players = table(g).sips, g.state.players
        return {
            "turn": views.to_throw(g),
            "bevues": {p.id: p.faults for p in players},
            "drunk": {p.id: sips.drunk.get(p.id, 0) for p in players},
            "given": {p.id: sips.given.get(p.id, 0) for p in players},
            "to_give": {p.id: sips.to_give.get(p.id, 0) for p in players},
            "king": sips.king or None,
        }

    def may_hold(self, holding: object, value: object) -> bool:
        """A number, what is left of a Civet à la filoche, or how a Jarret was used."""
        if not isinstance(holding, str):
            return False
        if holding == "civet_filoche" and isinstance(value, dict):
            return isinstance(value.get("left"), int) and isinstance(value.get("used"), list)
        if holding == "jarret" and isinstance(value, dict):
            return isinstance(value.get("souple"), str)
        most = MOST_GRELOTTINES if holding == "grelottine" else 1
        return isinstance(value, int) and 1 <= value <= most

    def arrange(self, g: Game, told: JsonObject) -> None:
        """What has been drunk, who is King, and how many turns are over."""
        state = table(g)
        state.laps = told.get("turns_played", 0)
        players = {name: facts or {} for name, facts in told.get("players", {}).items()}
        state.sips.drunk = {name: facts["drunk"] for name, facts in players.items() if "drunk" in facts}
        state.sips.king = next((name for name, facts in players.items() if facts.get("king")), "")
