"""What every game with dice has in common: how throws plug into the core's windows."""

from __future__ import annotations

from collections.abc import Sequence

from service.engine.core.actions.acts import Act
from service.engine.core.family import Family
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Late, Record
from service.engine.core.told.view_types import Choices, ExpectedAct
from service.engine.core.windows.window import Window
from service.engine.dice import flight, throws
from service.engine.dice.acts import Roll
from service.engine.dice.conduct import DiceConduct, Drawn
from service.engine.dice.dialect import DiceDialect
from service.engine.dice.source import SIDES, DiceSource, throw
from service.engine.dice.window import ThrowWindow


class DiceFamily(Family, DiceConduct):
    """A family of games that are played with dice: what DiceConduct declares is left to each of them."""

    dialect = DiceDialect()
    proof = "dice"
    early_is_wrong = False

    def source(self, seed: str | None, given: object, options: JsonObject) -> DiceSource:
        """Given faces first, then the seed's. Raises Refusal (`wrong_dice`)."""
        least = 0 if options.get("cocked_dice") else 1
        faces = given if isinstance(given, list) else []
        if not all(isinstance(face, int) and self.can_be_given(face, least) for face in faces):
            raise Refusal(
                "wrong_dice", "dice are faces from 1 to 6, or 0 (a fallen die) with the option cocked_dice.", "invalid",
                field="dice",
            )  # fmt: skip
        return DiceSource(seed=seed, given=list(faces) if given is not None else None)

    def can_be_given(self, face: int, least: int) -> bool:
        """Whether test dice may be this. least: the lowest that a die shows, 0 where it can fall."""
        return least <= face <= SIDES

    def check_throw(self, g: Game, act: Roll, window: ThrowWindow) -> None:
        """Hands and magic dice are unknown in most games."""
        for name in ("hand", "magic"):
            if getattr(act, name):
                raise Refusal(
                    "unknown_field", f"A throw of this game has no {name}: leave it out.", "invalid", field=name
                )

    def drawn(self, g: Game, player: str, count: int, magic: Sequence[int], by_table: bool) -> Drawn:
        """Dice count as what they show."""
        per_mille = g.state.options.get("cocked_dice", 0)
        assert isinstance(g.state.randomness, DiceSource)
        faces, first = throw(g.state.randomness, count, per_mille, never_fall=by_table)
        return Drawn(shown=faces, counts=faces, first=first)

    def fell(self, g: Game, player: str, drawn: Drawn, hand: str | None) -> None:
        """Nothing comes of that they have fallen."""

    def receive(self, g: Game, act: Act) -> None:
        """A throw."""
        if isinstance(act, Roll):
            throws.roll(g, act)
        else:
            super().receive(g, act)

    def hears_early(self, g: Game, act: Act, word: str, fields: JsonObject) -> bool:
        """What is shouted while dice are in the air."""
        return flight.hears(g, act, word, fields)

    def holds(self, g: Game, window: Window) -> bool:
        """An open window may keep throws from being made, by the table too."""
        if not isinstance(window, ThrowWindow):
            return False
        holding = {other.holds for _, other in g.windows()}
        return "all" in holding or (self.begins_turn(window) and "turn" in holding)

    def opened(self, g: Game, record: Record, window: Window) -> None:
        """The table throws the deciding dice of players who are absent."""
        if isinstance(window, ThrowWindow) and window.mode == "dice":
            for player in [p for p in g.in_order(window.who) if g.is_absent(p)]:
                throws.throw_for(g, window, player, g.now)

    def due(self, g: Game, record: Record, window: Window, at: int) -> bool:
        """Dice land, or the table lets some fly."""
        if isinstance(window, ThrowWindow):
            return flight.due(g, at, record, window)
        return False

    def closing(self, g: Game, window: Window, at: int) -> None:
        """The table throws for those who should have."""
        if isinstance(window, ThrowWindow):
            throws.table_throws(g, window, at)

    def dropped(self, g: Game, record: Record, window: Window) -> None:
        """The throw may be another player's from now on (a sale), and this one's may be on its way."""
        if isinstance(window, ThrowWindow) and window.mode == "roll":
            g.remember_closed(Late(words={"roll": list(window.who)}, until=None))

    def acts_in(self, g: Game, record: Record, window: Window) -> list[ExpectedAct] | None:
        """The throw; what has been shouted up to it must be decided before it."""
        if not isinstance(window, ThrowWindow):
            return []
        undecided = any(other.mode == "until" and other.spoken for _, other in g.windows())
        if (window.mode == "roll" and undecided) or self.holds(g, window):
            return None
        return [
            ExpectedAct(
                act="roll", name=window.name, window=record.id, not_before=window.not_before,
                deadline=window.deadline, fields=["keep"] if window.keeping else [],
                constraints=self._choices(g, record, window),
            )
        ]  # fmt: skip

    def _choices(self, g: Game, record: Record, window: ThrowWindow) -> Choices:
        if not window.keeping:
            return self.throw_choices(g, window.dice, None, 0)
        keepable = getattr(g.owner(record), "keepable", None)
        faces = window.lying if keepable is None else keepable(g)
        return self.throw_choices(g, window.dice, faces, min(len(faces), len(window.lying) - 1))

    def stood_up(self, g: Game, player: str) -> None:
        """From now on the table throws for the player."""
        for _, window in g.windows():
            if not isinstance(window, ThrowWindow):
                continue
            if window.mode == "roll" and player in window.who:
                window.auto = True
                window.reckon(g.tie_ms)
                window.due = max(window.due or 0, g.now)
            elif window.mode == "dice" and window.asks(player):
                throws.throw_for(g, window, player, g.now)

    def sat_down(self, g: Game, window: Window, player: str) -> None:
        """The player throws again."""
        if isinstance(window, ThrowWindow) and window.mode == "roll" and player in window.who:
            window.auto = False
            window.reckon(g.tie_ms)

    def forfeited(self, g: Game, window: Window, player: str) -> None:
        """Leave the dice that decide the game: a team-mate throws in the player's place, or there is one party less."""
        if not (g.state.end and window.outsiders) or player not in window.who or not isinstance(window, ThrowWindow):
            return
        mates = [mate for mate in g.side(player) if mate != player and not g.player(mate).gone]
        if not mates:
            window.drop(player, g.now, g.tie_ms, outsiders=True)
        elif window.asks(player) or player in window.flying:
            window.hand_over(player, mates[0], g.tie_ms)
            if g.player(mates[0]).absent:
                throws.throw_for(g, window, mates[0], g.now)
