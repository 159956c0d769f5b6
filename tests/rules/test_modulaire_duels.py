"""Challenges at `modulaire` are told and shown as the duels of other games are: clients name their terms by id."""

from __future__ import annotations

from service import engine
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import ChallengeTaken, DuelEnded, TermsSet
from tests.bots.modulaire_table import LEVELS, ModTable
from tests.support.told_in_yaml import after


def test_every_challenge_is_told_from_its_call_to_its_end() -> None:
    table = ModTable.seated("equilibree", LEVELS, 6).play()
    taken = [event for event in table.events if isinstance(event, ChallengeTaken)]
    set_ = {event.challenge for event in table.events if isinstance(event, TermsSet)}
    ended = [event.challenge for event in table.events if isinstance(event, DuelEnded)]
    assert len(taken) > 3
    ids = [event.challenge for event in taken]
    assert len(set(ids)) == len(ids)
    assert set_ <= {event.challenge for event in taken if event.kind == "grelottine"}
    assert len(ended) == len(set(ended))
    assert set(ids[:-1]) <= set(ended) <= set(ids), "but for the one under way when the game was won"


def test_the_view_shows_the_challenge_under_way_with_its_terms() -> None:
    table, stages = ModTable.seated("originale", LEVELS, 6), set()
    while table.game.state.status != "finished":
        table.step()
        shown = engine.view(table.game, None).challenge
        if shown is not None:
            stages.add(shown.stage)
            assert (shown.amount is None) == (shown.combination is None) == (shown.stage == "terms")
    assert stages == {"terms", "throws"}


DUEL = """
options: {rules: {b1: true}, turn_ms: 20000}
players: {perceval: {score: 100}, karadoc: {score: 100}, arthur: {score: 100}}
first: perceval
play:
  - perceval: roll
  - perceval: roll
"""


def test_the_view_shows_a_soufflette_from_its_challenge_until_its_last_throw() -> None:
    def shown(dice: list[int], *acts: str) -> object:
        told = DUEL + "".join(f"  - {act}\n" for act in acts) + f"dice: {[4, 1, 2, *dice]}\n"
        return engine.view(after(told).game, None).challenge

    challenge = "perceval: {challenge: soufflette, target: karadoc}"
    assert shown([]) is None
    assert shown([6, 6, 5], challenge, "karadoc: roll") == ChallengeView(
        id=1, kind="soufflette", challenger="perceval", defie="karadoc", stage="throws", combination="soufflette",
        amount=None,
    )  # fmt: skip
    assert shown([6, 6, 5, 4, 2, 1], challenge, "karadoc: roll", "karadoc: roll") is None
