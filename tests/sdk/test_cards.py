"""A match at cards by the Python SDK: what is offered is laid, each seat sees its own hand, a late tap is free."""

from __future__ import annotations

import pytest
from chouette_sdk import Client, Play, Seat, TooLate, models, plays, symbol

DECKS = [["QH", "4S", "5S", "6S", "XR", "KD"]]
# Perceval leads (QH 5S XR), Karadoc answers (4S 6S KD).


@pytest.fixture
def match(service_url: str) -> tuple[Seat, Seat]:
    client = Client(service_url)
    perceval = client.create_game("trou-du-cul", options={"manches": 1}, decks=DECKS, player="Perceval")
    karadoc = client.table(perceval.id).join("Karadoc")
    perceval.start()
    return perceval, karadoc


def offer(seat: Seat, act: str) -> models.ExpectedAct:
    return next(each for each in seat.expected().acts if each.act == act)


def test_a_match_is_played_by_what_is_offered(match: tuple[Seat, Seat]) -> None:
    perceval, karadoc = match
    assert perceval.view().hand == ["XR", "QH", "5S"]
    assert [(player.id, player.cards) for player in karadoc.view().players] == [("perceval", 3), ("karadoc", 3)]
    lead = offer(perceval, "play")
    wanted = Play(("QH", "XR"), "Q")
    assert wanted in list(plays(lead))
    assert perceval.act(lead, cards=wanted.cards).effect == "counted"
    karadoc.act(offer(karadoc, "pass"))
    done = perceval.act(offer(perceval, "play"), cards=["5S"])
    assert done.events[-1].to_dict()["winner"] == "perceval"
    assert perceval.view().manches_played == 1


def test_a_tap_that_comes_too_late_counts_for_no_other_turn(match: tuple[Seat, Seat]) -> None:
    perceval, karadoc = match
    lead = offer(perceval, "play")
    perceval.act(lead, cards=["5S"])
    karadoc.act(offer(karadoc, "pass"))
    with pytest.raises(TooLate):
        perceval.act(lead, cards=["QH"])
    assert perceval.cards.lay(["QH"]).effect == "counted"


def test_cards_are_read_as_french_cards_are() -> None:
    assert [symbol(card) for card in ("QH", "TC", "2S", "AD", "XR")] == ["D♥", "10♣", "2♠", "As♦", "★"]
