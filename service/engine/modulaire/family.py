"""What the rulebook `modulaire` tells the engine and the service about itself."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.engine.core.actions import acts, held_acts
from service.engine.core.actions.acts import Act
from service.engine.core.family import Rules
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rulesets import RulesetInfo
from service.engine.core.stored.notes import reading
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.told.transcript import Lines
from service.engine.core.told.view_types import ExpectedAct
from service.engine.core.windows.window import Window
from service.engine.dice import events as dice_events
from service.engine.dice.acts import Roll
from service.engine.dice.conduct import Drawn
from service.engine.dice.family import DiceFamily
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire import dialect, editions, events, hooks, migrations, options, ruleset, transcript, views
from service.engine.modulaire import rules as _rules  # noqa: F401  (importing it makes the modules known)
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.flow.game import Whole
from service.engine.modulaire.names import GAME, RULESET
from service.engine.modulaire.play import bevues
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.table.ledger import Ledger
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import ModPlayer, ModState, member, table
from service.engine.modulaire.throws import throwing
from service.engine.modulaire.view_types import ModGameView


class Modulaire(DiceFamily):
    """The family object of every game of this rulebook."""

    id = GAME
    rulesets = (RULESET,)
    state_type = reading(ModState, TableNote)
    player_type = ModPlayer
    view_type = ModGameView
    choices_type = ModConstraints
    act_types = (acts.Annonce, acts.Challenge, acts.Pass, Roll, acts.Terms)
    event_types = (*dice_events.EVENT_TYPES, *events.EVENT_TYPES)
    dialect = dialect.ModDialect()
    bots = True
    editions = editions.EDITIONS
    migrations = migrations.STEPS
    early_is_wrong = True

    def ruleset(self, name: str) -> RulesetInfo:
        """As clients are told it."""
        return ruleset.info()

    def settled(self, ruleset: str, wanted: JsonObject) -> tuple[JsonObject, Rules]:
        """Its options and modules, checked."""
        return options.settled(wanted)

    def edition_of(self, ruleset: str, options: JsonObject) -> str:
        """Its preset as it is now."""
        return editions.present(options["preset"])

    def begin(self, g: Game, first: str | None) -> None:
        """The opening, or the turn of a player."""
        g.spawn(Whole(first=first))

    def on_turn(self, g: Game) -> str | None:
        """Whose turn it is."""
        return table(g).turn

    def begun(self, g: Game) -> bool:
        """Whether the first turn has begun."""
        return table(g).turn is not None and table(g).turns > 0

    def strict(self, g: Game) -> bool:
        """With the module a6, as the table has agreed."""
        return g.has_rule("a6") and bool(g.state.options["bevue"] == "strict")

    def wrong(self, g: Game, player: str, act: JsonObject, code: str, detail: str) -> str:
        """A wrong act is a bévue, and costs its author 10 points."""
        bevues.commit(g, player, act, code, detail)
        return "bevue"

    def ledger(self, g: Game) -> Ledger:
        """Exact points."""
        return Ledger(g)

    def account(self, g: Game, player: str) -> str:
        """For whom it counts what this player does."""
        return hooks.speaks_for.ask_first(g, player) or player

    def persons(self, g: Game, account: str) -> list[str]:
        """Whose acts count for this player."""
        persons = hooks.persons_of.ask_first(g, account)
        return [account] if persons is None else persons

    def welcomes(self, g: Game, record: Record, player: str) -> bool:
        """Whether a player who lies down can be the first in a race."""
        owner = g.owner(record)
        return member(g, player).down and isinstance(owner, ModFrame) and owner.welcomes(g, player)

    def holds_back(self, g: Game, act: Act, records: Sequence[Record]) -> bool:
        """Whether an act waits for others who have a right over it."""
        return held_acts.hold(g, act, records)

    def receive(self, g: Game, act: Act) -> None:
        """A throw; it is heard like a word, and refused like one."""
        core_hooks.acts.tell(g, act.player, "roll")
        for refused in core_hooks.refused_here.ask(g, act.player, "roll"):
            raise refused
        super().receive(g, act)

    def closing(self, g: Game, window: Window, at: int) -> None:
        """What was not done in it is not done."""
        super().closing(g, window, at)
        hooks.window_over.tell(g, window)

    def dropped(self, g: Game, record: Record, window: Window) -> None:
        """What lasted until a throw is over with it."""
        super().dropped(g, record, window)
        if window.mode == "until":
            hooks.window_over.tell(g, window)

    def too_early(self, g: Game, player: str) -> bool:
        """Whether a throw that was not asked for is merely too early."""
        return throwing.too_early(g, player)

    def begins_turn(self, window: ThrowWindow) -> bool:
        """The chouettes of a turn."""
        return window.name == "chouettes"

    def can_be_given(self, face: int, least: int) -> bool:
        """Faces, some with their fronts."""
        return throwing.can_be_given(face)

    def opened(self, g: Game, record: Record, window: Window) -> None:
        """A throw is due from when it is asked for."""
        super().opened(g, record, window)
        if isinstance(window, ThrowWindow) and window.mode == "roll":
            hooks.throw_due.tell(g, window.dice)

    def acts_in(self, g: Game, record: Record, window: Window) -> list[ExpectedAct] | None:
        """A throw with what modules let be said with it."""
        asked = super().acts_in(g, record, window)
        if asked and isinstance(window, ThrowWindow) and window.who:
            for more in hooks.throw_says.ask(g, window.who[0], window):
                asked[0].fields = [*asked[0].fields, *more]
                asked[0].constraints = msgspec.structs.replace(asked[0].constraints, **more)
        return asked

    def check_throw(self, g: Game, act: Roll, window: ThrowWindow) -> None:
        """The hand, what is kept, and magic dice."""
        throwing.check(g, act, window)

    def drawn(self, g: Game, player: str, count: int, magic: Sequence[int], by_table: bool) -> Drawn:
        """Dice may count as something else than they show."""
        hooks.throw_due.tell(g, count - len(magic))
        before = table(g).randomness.drawn
        fallen = super().drawn(g, player, count - len(magic), (), by_table=True)
        return throwing.read(g, player, fallen, magic, before)

    def fell(self, g: Game, player: str, drawn: Drawn, hand: str | None) -> None:
        """Modules look at every die."""
        if drawn.magic:
            hooks.magic_thrown.tell(g, player, drawn.shown[-drawn.magic :])
        hooks.dice_fell.tell(g, player, drawn.shown, hand)

    def throw_choices(self, g: Game, dice: int, keep_from: list[int] | None, keep_at_most: int) -> ModConstraints:
        """As constraints of a throw."""
        if keep_from is None:
            return ModConstraints(dice=dice)
        return ModConstraints(dice=dice, keep_from=keep_from, keep_at_most=keep_at_most)

    def view(self, g: Game, viewer: str | None) -> ModGameView:
        """The table with its dice."""
        return views.view(g, viewer)

    @property
    def lines(self) -> Lines:
        """Its events as lines of a transcript."""
        return transcript.LINES

    def arrange(self, g: Game, told: JsonObject) -> None:
        """Scores, holdings and the table of a scenario."""
        dialect.arrange(g, told)

    def facts(self, g: Game) -> JsonObject:
        """What a scenario may expect."""
        return dialect.facts(g)

    def may_hold(self, holding: object, value: object) -> bool:
        """Any holding by its name, some with their kind."""
        return isinstance(holding, str) and isinstance(value, int | str)
