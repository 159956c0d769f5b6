"""One human and three bots play whole games against the real service, its alarm and its worker."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from chouette_sdk import Client, Conflict, Event, Seat, models

from service.engine.cul_de_chouette import rulebooks
from service.scenario.form import parse
from service.scenario.runner import Run
from tests.serve.running import Serving

FAST = {"target": 45, "pause_ms": 20, "reaction_ms": 400, "decision_ms": 400, "tie_ms": 20, "turn_ms": 5000}
CARDS = {"tie_ms": 20, "reaction_ms": 400, "decision_ms": 600, "turn_ms": 5000}
LEVELS = ("novice", "regular", "champion")
LONGEST_S = 120.0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Serving(tmp_path_factory.mktemp("bots"), environment={"CHOUETTE_BOT_SPEED": "30"}) as serving:
        yield serving.url


def play(url: str, ruleset: str) -> dict[str, Any]:
    """The human throws when he must and passes otherwise; the record of the game, when it is over."""
    with Client(url) as client:
        table = client.create_game(ruleset, options=FAST, name="bots")
        seat = table.join("Perceval")
        for level in LEVELS:
            seat.add_bot(level)
        seat.start()
        give_up = time.monotonic() + LONGEST_S
        while seat.view().status != "finished":
            assert time.monotonic() < give_up, f"{ruleset}: {seat.view().windows}"
            act(seat)
        assert seat.view().end in ("target", "last_one")
        found: dict[str, Any] = client.api.get_record(seat.id).to_dict()
        return found


def act(seat: Seat) -> None:
    expected = seat.expected()
    kinds = {each.act for each in expected.acts if each.not_before <= expected.at}
    try:
        if "roll" in kinds:
            seat.roll()
        elif "pass" in kinds:
            seat.passe()
        else:
            # The events tell when there is something new; nothing here needs to be quick.
            seat.page(after=expected.seq, wait_s=0.5)
    except Conflict:
        pass


def test_a_human_and_three_bots_play_whole_games_that_replay(url: str) -> None:
    with ThreadPoolExecutor(len(rulebooks.NAMES)) as hands:
        records = list(hands.map(lambda ruleset: play(url, ruleset), rulebooks.NAMES))
    for record in records:
        run = Run(parse(record, record["title"]))
        for _ in run.play():
            pass
        assert not run.refused
        assert {facts.get("bot") for facts in record["players"].values()} == {None, *LEVELS}
        acted = {player for step in record["play"] for player in step if player in record["players"]}
        assert acted == set(record["players"]), "everybody has done something himself"


def card_match(url: str) -> tuple[str, models.Game, list[Event]]:
    """A person and three bots play two manches of the card game: the person, the match and what they were told."""
    with Client(url) as client:
        options = {"manches": 2, "vote": False, "rules": {"putsch": True, "demande": True}, **CARDS}
        table = client.create_game("trou-du-cul", options=options, name="bots")
        seat = table.join("Perceval")
        for level in LEVELS:
            seat.add_bot(level)
        seat.start()
        give_up = time.monotonic() + LONGEST_S
        while (view := seat.view()).status != "finished":
            assert time.monotonic() < give_up, view.windows
            act_with_cards(seat, view)
        return seat.player, seat.view(), list(seat.events())


def act_with_cards(seat: Seat, view: models.Game) -> None:
    """Lay the weakest that is legal, give the weakest cards, and decline all else."""
    expected = seat.expected()
    offers = {each.act: each for each in expected.acts}
    try:
        if "play" in offers:
            weakest = offers["play"].constraints.to_dict()["ranks"][0]
            cards = weakest["cards"][: weakest["sizes"][0]]
            jokers = offers["play"].constraints.to_dict()["jokers"][: weakest["sizes"][0] - len(cards)]
            seat.api.lay_cards(seat.id, body=models.PlayBody(cards=[*cards, *jokers], as_=weakest["rank"]))
        elif "exchange" in offers:
            number = offers["exchange"].constraints.to_dict()["number"]
            seat.api.exchange_cards(seat.id, body=models.ExchangeBody(cards=view.hand[-number:]))
        elif "pass" in offers:
            window = offers["pass"].window
            seat.api.pass_cards(seat.id, body=models.PassBody() if window is None else models.PassBody(window=window))
        else:
            seat.page(after=expected.seq, wait_s=0.5)
    except Conflict:
        pass


@pytest.mark.nightly
def test_a_human_and_three_bots_play_a_match_at_cards_and_no_event_shows_the_hands_of_the_bots(url: str) -> None:
    player, view, events = card_match(url)
    assert (view.end, view.manches_played) == ("manches", 2)
    assert sorted(str(player.bot) for player in view.players) == sorted(["None", *LEVELS])
    dealt = [event for event in events if isinstance(event, models.HandDealtEvent)]
    assert len(dealt) == 2
    laid = {event.player for event in events if isinstance(event, models.CardsLaidEvent) and event.by != "silence"}
    assert laid == {player.id for player in view.players}, "everybody has laid cards, and not by silence"
    for event in dealt:
        assert len(event.cards) == event.hands.to_dict()[player], "one's own hand, and no other"
