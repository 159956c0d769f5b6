"""Examples of games at cards, really played: a race, and the exchange of a second manche."""

from __future__ import annotations

import msgspec

from service import engine
from service.engine.core.acts import Join, Start
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.http.openapi.played_game import Examples, Told
from service.http.responses import deal_proof, games
from service.store.port import Entry

RULESET = "trou-du-cul"
# Dealt to four: Perceval and Arthur hold the queens, in opposite seats.
RACE = [["QH", "KS", "QS", "8S", "QD", "KH", "QC", "9S", "4S", "5S", "6S", "7S"]]
# Dealt to two: the first manche takes one card.
SHORT = [["QH", "4S"], ["3S", "KD", "4H", "2C", "9C", "XR"]]


def add(made: Examples) -> None:
    """One example at least of everything that is done at cards."""
    made.requests["create_game"]["cards"] = {
        "ruleset": RULESET,
        "options": {"rules": {"putsch": True, "demande": True}, "manches": 5, "packs": "auto"},
        "player": {"name": "Perceval"},
    }
    _race(made)
    _exchange(made)
    _proof(made)


def _table(decks: list[list[str]], *names: str) -> Told:
    told = Told(RULESET, decks, {"rules": {"putsch": True, "demande": True}})
    for name in names:
        told.act(Join(player="", at=told.after(500), name=name))
    told.act(Start(player="perceval", at=told.after(500)))
    return told


def _race(made: Examples) -> None:
    told = _table(RACE, "Perceval", "Karadoc", "Arthur", "Leodagan")
    way = told.act(Direction(player="perceval", at=told.after(900), clockwise=True))
    made.put("set_direction", "decided", games.ActAnswer(**way), {"clockwise": True})
    made.requests["set_direction"]["pointed"] = {"towards": "karadoc"}
    shown = engine.expected(told.game, "perceval", told.now)
    turn = shown.acts[0].turn
    assert isinstance(turn, int)
    made.put("get_expected", "to_lead", shown)
    laid = told.act(Play(player="perceval", at=told.after(2000), cards=["QH", "QD"], turn=turn))
    made.put("lay_cards", "pair", games.ActAnswer(**laid), {"cards": ["QH", "QD"], "turn": turn})
    made.requests["lay_cards"]["joker"] = {"cards": ["XR"], "as": "A"}
    window = engine.expected(told.game, "arthur", told.now).acts[0].window
    thrown = told.act(Putsch(player="arthur", at=told.after(600), cards=["QS", "QC"], window=window))
    made.put("throw_putsch", "thrown", games.ActAnswer(**thrown), {"cards": ["QS", "QC"], "window": window})
    declined = told.act(Decline(player="karadoc", at=told.after(100), window=window))
    made.put("pass_cards", "window", games.ActAnswer(**declined), {"window": window})
    told.after(4_000)
    engine.settle(told.game, told.now)
    engine.settle(told.game, told.after(4_000))
    turn = engine.expected(told.game, "leodagan", told.now).acts[0].turn
    passed = told.act(PassTurn(player="leodagan", at=told.after(300), turn=turn if isinstance(turn, int) else None))
    made.put("pass_cards", "turn", games.ActAnswer(**passed), {"turn": turn})
    made.put("get_game", "cards", told.shown("karadoc"))


def _exchange(made: Examples) -> None:
    told = _table(SHORT, "Perceval", "Karadoc")
    told.act(Play(player="perceval", at=told.after(2000), cards=["QH"]))
    voted = told.act(Vote(player="karadoc", at=told.after(900), vote="on_continue"))
    made.put("cast_vote", "continue", games.ActAnswer(**voted), {"vote": "on_continue"})
    demanded = told.act(Demand(player="perceval", at=told.after(2000), ranks=["2", "X"]))
    made.put("demand_cards", "two_and_joker", games.ActAnswer(**demanded), {"ranks": ["2", "X"]})
    given = told.act(Exchange(player="perceval", at=told.after(3000), cards=["3S", "4H"]))
    made.put("exchange_cards", "given", games.ActAnswer(**given), {"cards": ["3S", "4H"]})


def _proof(made: Examples) -> None:
    told = _table([], "Perceval", "Karadoc")
    log = [Entry(event.seq, "", msgspec.json.encode(event)) for event in told.events]
    made.put("get_deals", "playing", deal_proof.fold(log, told.game.state.randomness.drawn, None))
