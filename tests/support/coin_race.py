"""The smallest family: a race by tosses of a coin. It shows newcomers all that a game must say of itself.

Each round every player calls 1 (pile) or 2 (face), for their own eyes only; then the coin is tossed, and who was right
gains a point. The first to be alone in the lead with `target` points wins. No dice, no wrong acts, one rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

import msgspec

from service.engine import families
from service.engine.core.actions.acts import Annonce, Pass
from service.engine.core.events import Event, Standing
from service.engine.core.family import Family, Rules
from service.engine.core.frame import FRAMES, Frame, Outcome, frame, wait
from service.engine.core.game import Game
from service.engine.core.ledger import Move
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.options import COMMON, Option, checked
from service.engine.core.rulebook.rules import RULES, Field, Rule, Word, rule, speakers
from service.engine.core.rulebook.rulesets import RuleInfo, RulesetInfo
from service.engine.core.stored.state import State
from service.engine.core.told.standings import standings
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.dice.dialect import DiceDialect
from service.engine.randomness import RandomSource

RULESET = "coin_race"
SIDES = (1, 2)
"""Pile and face."""

CALL_MS = 5_000
TARGET = Option(name="target", type="integer", default=3, minimum=1, maximum=100, fr="points", en="points that win")


class CoinTossed(Event, tag="coin_tossed"):
    """The coin lies. side: 1 or 2. index: of the draw, None where it was given."""

    side: int
    index: int | None

    @property
    def outcomes(self) -> list[int]:
        """As a record gives it."""
        return [self.side]


class RaceState(State, kw_only=True):
    """round: how many tosses there were."""

    round: int = 0


class RaceView(msgspec.Struct, kw_only=True):
    """The race as a viewer may see it. your_call: what the viewer has called in the open round."""

    id: str
    ruleset: str
    status: str
    seq: int
    players: dict[str, int]
    winner: str | None
    result: list[Standing]
    end: str | None
    commitment: str | None
    seed: str | None
    you: str | None
    your_call: int | None


class Toss(Rule):
    """The only rule."""

    id = "coin_toss"
    label = "Pile ou face"
    words = (Word(id="call", phrase="Pile ! Face !", fields=(Field(name="value", type="integer"),)),)
    sources: ClassVar[dict[str, str]] = {RULESET: "Pile ou face"}
    switchable = False
    fr = "Chacun annonce en secret ; qui a raison gagne un point."
    en = "Everybody calls in secret; who is right gains a point."
    points: ClassVar[dict[str, int]] = {"right": 1}


class Race(Frame):
    """Round after round, until one player is alone in the lead with enough points."""

    def start(self, g: Game) -> Outcome:
        """Everybody calls, for their own eyes only."""
        return wait(
            Window(name="call", mode="bets", rule=Toss.id, who=g.seated, words=["call"], length=CALL_MS, hidden=True),
            then=self.called,
        )

    def verify_call(self, g: Game, player: str, fields: dict[str, Any]) -> None:
        """A coin has two sides."""
        if fields["value"] not in SIDES:
            raise Refusal("unknown_side", "Call 1 for pile or 2 for face.", "invalid", field="value")

    def called(self, g: Game, answers: Answers) -> Outcome:
        """The coin decides."""
        source = g.state.randomness
        index = None if source.given else source.drawn
        side = SIDES[source.below(len(SIDES))]
        g.emit(CoinTossed, side=side, index=index)
        right = [said.player for said in answers.spoken if said.fields["value"] == side]
        g.ledger.settle([Move(player=player, points=1, rule=Toss.id) for player in right])
        first, *others = sorted(g.state.players, key=lambda player: -player.score)
        if first.score >= g.option("target") and first.score > others[0].score:
            g.finish_game(first.id, "target")
        return self.start(g)


class CoinRace(Family):
    """All that the engine and the service ask of it."""

    id = "coin_race"
    rulesets = (RULESET,)
    state_type = RaceState
    view_type = RaceView
    event_types = (CoinTossed,)
    act_types = (Annonce, Pass)
    dialect = DiceDialect()  # its tosses are told as faces

    def ruleset(self, name: str) -> RulesetInfo:
        """One card for one book."""
        info = RuleInfo(
            id=Toss.id, label=Toss.label, on=True, switchable=False, fr=Toss.fr, en=Toss.en, annonces=list(Toss.words)
        )
        return RulesetInfo(
            id=name, title="Course de pièces", game=self.id, parent=None, options=[TARGET, *COMMON], rules=[info]
        )

    def settled(self, ruleset: str, wanted: dict[str, Any]) -> tuple[dict[str, Any], Rules]:
        """Its one rule is always in force."""
        return checked([TARGET, *COMMON], {}, wanted), {Toss.id: {}}

    def source(self, seed: str | None, given: list[int] | None, options: dict[str, Any]) -> RandomSource:
        """Given tosses are sides."""
        return RandomSource(seed=seed, given=[toss - 1 for toss in given] if given else None)

    def begin(self, g: Game, first: str | None) -> None:
        """Nobody is first: all call at once."""
        g.spawn(Race())

    def view(self, g: Game, viewer: str | None) -> RaceView:
        """Scores for everybody, a call for its author."""
        state = g.state
        calls = {said.player: said.fields["value"] for _, window in g.windows() for said in window.spoken}
        over = state.status == "finished"
        return RaceView(
            id=state.id, ruleset=state.ruleset, status=state.status, seq=state.events, winner=state.winner,
            players={player.id: player.score for player in state.players}, result=standings(g), end=state.end or None,
            commitment=state.commitment, seed=state.randomness.seed if over else None, you=viewer,
            your_call=calls.get(viewer) if viewer is not None else None,
        )  # fmt: skip

    @property
    def lines(self) -> Mapping[type[Event], Callable[[Any], str]]:
        """The toss."""
        return {**super().lines, CoinTossed: lambda e: f"the coin shows {e.side}"}


@contextmanager
def known() -> Iterator[None]:
    """While this lasts, races can be played. A game of the service marks its rules and frames with the decorators."""
    rule(Toss)
    frame(Race)
    try:
        with families.also(CoinRace()):
            yield
    finally:
        del RULES[Toss.id], FRAMES[Race.__name__]
        speakers.cache_clear()
