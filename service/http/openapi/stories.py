"""The games that the examples are from: each is played once, and what was told of it is kept by the name of the moment.

Examples of different resources are of the same game, so that a reader can follow it through the document.
"""

from __future__ import annotations

from functools import cache

import msgspec

from service import engine
from service.engine.core.actions.acts import (
    ORGANISER,
    Annonce,
    Cancel,
    Challenge,
    Evict,
    Join,
    Leave,
    Measured,
    Start,
    Terms,
)
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.http.openapi.played_game import Told
from service.http.responses.games import AnyGame
from service.json_types import JsonObject

CARDS = "trou-du-cul"
# Dealt to four: Perceval and Arthur hold the queens, in opposite seats.
RACE = [["QH", "KS", "QS", "8S", "QD", "KH", "QC", "9S", "4S", "5S", "6S", "7S"]]
# Dealt to two: the first manche takes one card.
SHORT = [["QH", "4S"], ["3S", "KD", "4H", "2C", "9C", "XR"]]

Fields = JsonObject
"""Those of the answer to an act."""


class AtDice:
    """A game by Titouan's rulebook. told: all of it. The others are what was answered at that moment."""

    def __init__(self) -> None:
        told = self.told = Told()
        made = told.act(Join(player="", at=told.after(500), name="Perceval", entropy="tavernier"))
        self.created: Fields = {**made, "events": list(told.events)}
        self.lobby: AnyGame = told.shown("perceval")
        self.joined: Fields = told.act(Join(player="", at=told.after(4000), name="Karadoc"))
        self._turns(told)
        self._duel(told)
        self._shouts(told)

    def _turns(self, told: Told) -> None:
        self.started: Fields = told.act(Start(player="perceval", at=told.after(3000)))
        for player in ("perceval", "karadoc"):
            told.roll(player)
        self.chouettes: Fields = told.roll("perceval")
        self.cul: Fields = told.roll("perceval")
        for player in ("karadoc", "perceval", "karadoc"):
            told.roll(player)
            told.roll(player)

    def _duel(self, told: Told) -> None:
        called = Challenge(player="perceval", at=told.after(6000), challenge="grelottine", target="karadoc")
        self.challenged: Fields = told.act(called)
        terms = Terms(player="perceval", at=told.after(3000), combination="velute", amount=5)
        self.terms: Fields = told.act(terms)
        told.roll("karadoc")
        told.roll("karadoc")
        self.re_throw = engine.expected(told.game, "karadoc", told.now)
        engine.settle(told.game, told.after(120_000))
        told.events += told.game.fresh
        told.game.fresh.clear()

    def _shouts(self, told: Told) -> None:
        told.roll("perceval")
        told.roll("perceval")
        told.act(Measured(player="karadoc", at=told.after(100), lag_ms=140))
        shout = Annonce(player="karadoc", at=told.after(600), annonce="pas_mou_le_caillou", reaction_ms=540)
        self.shouted: Fields = told.act(shout)
        wrong = Annonce(player="karadoc", at=told.after(1000), annonce="grelotte_ca_picote")
        self.shouted_wrongly: Fields = told.act(wrong)
        self.away: Fields = told.act(Leave(player="karadoc", at=told.after(1000)))

    @property
    def raw(self) -> list[bytes]:
        """All events, as they are stored."""
        return [msgspec.json.encode(event) for event in self.told.events]


class AtCards:
    """A race for a pair of queens between four, and the exchange of a second manche between two."""

    def __init__(self) -> None:
        self._race(table_of(RACE, "Perceval", "Karadoc", "Arthur", "Leodagan"))
        self._exchange(table_of(SHORT, "Perceval", "Karadoc"))

    def _race(self, told: Told) -> None:
        self.directed: Fields = told.act(Direction(player="perceval", at=told.after(900), clockwise=True))
        self.to_lead = engine.expected(told.game, "perceval", told.now)
        turn = self.to_lead.acts[0].turn
        assert isinstance(turn, int)
        self.lead = turn
        self.laid: Fields = told.act(Play(player="perceval", at=told.after(2000), cards=["QH", "QD"], turn=turn))
        self.window = engine.expected(told.game, "arthur", told.now).acts[0].window
        thrown = Putsch(player="arthur", at=told.after(600), cards=["QS", "QC"], window=self.window)
        self.thrown: Fields = told.act(thrown)
        self.declined: Fields = told.act(Decline(player="karadoc", at=told.after(100), window=self.window))
        told.after(4_000)
        engine.settle(told.game, told.now)
        engine.settle(told.game, told.after(4_000))
        self.turn = engine.expected(told.game, "leodagan", told.now).acts[0].turn
        turn_or_none = self.turn if isinstance(self.turn, int) else None
        self.passed: Fields = told.act(PassTurn(player="leodagan", at=told.after(300), turn=turn_or_none))
        self.game: AnyGame = told.shown("karadoc")

    def _exchange(self, told: Told) -> None:
        told.act(Play(player="perceval", at=told.after(2000), cards=["QH"]))
        self.voted: Fields = told.act(Vote(player="karadoc", at=told.after(900), vote="on_continue"))
        self.demanded: Fields = told.act(Demand(player="perceval", at=told.after(2000), ranks=["2", "X"]))
        self.given: Fields = told.act(Exchange(player="perceval", at=told.after(3000), cards=["3S", "4H"]))


class InTheLobby:
    """What happens to games before their start: a bot, a player who leaves, one who is put out, an organiser."""

    def __init__(self) -> None:
        told = Told()
        told.act(Join(player="", at=told.after(500), name="Perceval"))
        self.bot: Fields = told.act(Join(player="", at=told.after(500), name="Karadoc", bot="regular"))
        self.bot_removed: Fields = told.act(Leave(player="karadoc", at=told.after(900), for_good=True))
        told = Told()
        told.act(Join(player="", at=told.after(500), name="Perceval"))
        self.left: Fields = told.act(Leave(player="perceval", at=told.after(900)))
        told = Told()
        for name in ("Perceval", "Karadoc"):
            told.act(Join(player="", at=told.after(500), name=name))
        self.evicted: Fields = told.act(Evict(player=ORGANISER, target="karadoc", at=told.after(900)))
        self.cancelled: Fields = told.act(Cancel(player=ORGANISER, at=told.after(5000)))
        told = Told()
        told.act(Join(player="", at=told.after(500), name="Perceval"))
        self.rematch: AnyGame = told.shown("perceval")


@cache
def at_dice() -> AtDice:
    """The one game at dice."""
    return AtDice()


@cache
def at_cards() -> AtCards:
    """The matches at cards."""
    return AtCards()


@cache
def in_the_lobby() -> InTheLobby:
    """The games that have not started."""
    return InTheLobby()


def table_of(decks: list[list[str]], *names: str) -> Told:
    """A match at cards that has just started. decks: the cards of each deal; none: drawn from the seed."""
    told = Told(CARDS, decks, {"rules": {"putsch": True, "demande": True}})
    for name in names:
        told.act(Join(player="", at=told.after(500), name=name))
    told.act(Start(player="perceval", at=told.after(500)))
    return told
