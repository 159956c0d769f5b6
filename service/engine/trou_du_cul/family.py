"""What Trou du Cul tells the engine and the service about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.cards.pack import is_card
from service.engine.cards.source import CardSource
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event
from service.engine.core.family import Family, Rules
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rulesets import RulesetInfo
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.view_types import Expected
from service.engine.trou_du_cul import dialect, events, expectations, options, receiving, ruleset, transcript, views
from service.engine.trou_du_cul.choices import CardChoices
from service.engine.trou_du_cul.flow.match import Match
from service.engine.trou_du_cul.names import GAME, RULESET
from service.engine.trou_du_cul.rules.cartes.paquets import number_of_packs
from service.engine.trou_du_cul.state import CardState, match
from service.engine.trou_du_cul.view_types import CardGameView
from service.engine.trou_du_cul.windows import CardWindow


class TrouDuCul(Family):
    """The family object of every match of Trou du Cul."""

    id = GAME
    rulesets = (RULESET,)
    state_type = CardState
    view_type = CardGameView
    choices_type = CardChoices
    act_types = tuple(receiving.RECEIVERS)
    event_types = events.EVENT_TYPES
    dialect = dialect.CardDialect()
    proof = "deals"
    hides_acts = True
    clock_stops = False
    presence_repeats = True
    bots = True

    def ruleset(self, name: str) -> RulesetInfo:
        """As clients are told it."""
        return ruleset.info()

    def settled(self, ruleset: str, wanted: dict[str, Any]) -> tuple[dict[str, Any], Rules]:
        """Its options and rules, checked."""
        return options.settled(wanted)

    def source(self, seed: str | None, given: object, options: JsonObject) -> CardSource:
        """Given packs first, then the seed's. Raises Refusal (`wrong_cards`)."""
        packs = given or []
        if not isinstance(packs, list) or not all(isinstance(pack, list) for pack in packs):
            raise Refusal("wrong_cards", "This game is played with cards: give `decks`.", "invalid", field="decks")
        wrong = [card for pack in packs for card in pack if not is_card(card)]
        if wrong:
            raise Refusal("wrong_cards", f"There is no card {wrong[0]}.", "invalid", field="decks", value=wrong[0])
        return CardSource(seed=seed, given_packs=packs)

    def begin(self, g: Game, first: str | None) -> None:
        """The first deal."""
        match(g).packs = number_of_packs(g)
        g.spawn(Match(first=first, revolution=first is not None and match(g).revolution))

    def on_turn(self, g: Game) -> str | None:
        """Who must lead or answer."""
        return match(g).turn

    def check_form(self, g: Game, act: Act) -> None:
        """Whether the act could ever be one."""
        receiving.check_form(g, act)

    def receive(self, g: Game, act: Act) -> None:
        """Cards, passes, and what the windows ask."""
        if type(act) in receiving.RECEIVERS:
            receiving.receive(g, act)
        else:
            super().receive(g, act)

    def stood_up(self, g: Game, player: str) -> None:
        """Nothing waits for the player from now on."""
        for _, window in g.windows():
            if isinstance(window, CardWindow):
                window.stood_up(player, g.now, g.tie_ms)

    def view(self, g: Game, viewer: str | None) -> CardGameView:
        """Its own hand for each player."""
        return views.view(g, viewer)

    def expected(self, g: Game, player: str, now: int) -> Expected:
        """Legal plays, and what windows ask."""
        return expectations.expected(g, player, now)

    @property
    def lines(self) -> Mapping[type[Event], Callable[[Any], str]]:
        """Its events as lines of a transcript, by type."""
        return transcript.LINES

    def arrange(self, g: Game, told: JsonObject) -> None:
        """Hands, roles, direction, and how many manches are over."""
        dialect.arrange(g, told)

    def facts(self, g: Game) -> dict[str, Any]:
        """What a scenario may expect of a match."""
        return dialect.facts(g)
