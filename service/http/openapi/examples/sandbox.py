"""Examples of the sandbox: a situation, a game that stands in it, and its clock."""

from __future__ import annotations

from service import engine
from service.http.openapi.played_game import GAME_ID, START_MS, TOKEN, Examples
from service.http.responses.games import game as shown
from service.http.responses.sandbox import answers as gallery
from service.http.responses.sandbox.answers import ClockAnswer, GameClock, SandboxGame, SandboxSeat, SituationPage
from service.sandbox.library import by_id
from service.sandbox.standing import Making, in_situation
from service.store.meta import Meta, Sandbox

SITUATION = "wikimonde-window-pas-mou-le-caillou-race-chouette-velute"


def _standing() -> engine.Game:
    return in_situation(by_id()[SITUATION], Making(at=START_MS, game_id=GAME_ID, seed="5e" * 32)).game


def situations(made: Examples) -> None:
    """The gallery, and one situation of it."""
    page = SituationPage(situations=[gallery.summary(by_id()[SITUATION])], next=None)
    made.put("list_situations", "page", page)
    made.put("get_situation", "race", gallery.shown(SITUATION))


def games(made: Examples) -> None:
    """A game in a situation, and the beginning of one that is described."""
    game = _standing()
    meta = Meta(
        "private", START_MS, sandbox=Sandbox(situation=SITUATION, now=START_MS), test_dice=True, seats="invited"
    )
    seats = [
        SandboxSeat(player=one.id, name=one.display_name, token=TOKEN if number == 0 else None,
                    bot=None if number == 0 else "novice")
        for number, one in enumerate(game.state.all_players)
    ]  # fmt: skip
    answer = SandboxGame(
        id=GAME_ID, situation=SITUATION, seats=seats, game=shown(engine.view(game, None), 1, meta), now=START_MS
    )
    others = {seat.player: "novice" for seat in seats[1:]}
    made.put("create_sandbox_game", "situation", answer, {"situation": SITUATION, "clock": "manual", "bots": others})
    made.ask("create_sandbox_game", "described", {
        "ruleset": "titouan",
        "players": [{"name": "Perceval", "score": 310, "holds": ["grelottine"]}, {"name": "Karadoc", "score": -20}],
        "first": "perceval",
        "dice": [3, 3, 6],
    })  # fmt: skip
    made.ask("create_sandbox_game", "cards", {
        "ruleset": "trou-du-cul",
        "players": [{"name": "Perceval"}, {"name": "Karadoc"}, {"name": "Arthur"}],
        "first": "perceval",
        "deal": {"perceval": ["QH", "4S"], "karadoc": ["KS"], "arthur": ["AS"]},
    })  # fmt: skip


def clock(made: Examples) -> None:
    """What time it is, and letting some pass."""
    game = _standing()
    due = engine.next_due(game)
    made.put("get_clock", "manual", GameClock(clock="manual", now=START_MS, next_deadline=due))
    before = len(game.fresh)
    assert due is not None
    engine.settle(game, due)
    moved = ClockAnswer(
        effect="counted", at=due, version=2, seq=game.state.events, events=game.fresh[before:], now=due, reached=True,
        next_deadline=engine.next_due(game),
    )  # fmt: skip
    made.put("advance_clock", "next_deadline", moved, {"to": "next_deadline"})
    made.ask("advance_clock", "seconds", {"advance_ms": 15_000})
