"""The document's examples: one game, really played by the engine, told as the answers it would give over
HTTP."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from service import engine
from service.engine.core.acts import Annonce, Challenge, Join, Leave, Measured, Start, Terms
from service.health.checks import Check
from service.http.errors import problems
from service.http.errors.kinds import Kind
from service.http.openapi import act_samples, card_examples, organiser_examples, webhook_examples
from service.http.openapi.played_game import (
    GAME_ID,
    INVITATION_ID,
    META,
    NONCE,
    REQUEST_ID,
    START_MS,
    TOKEN,
    Examples,
    Told,
    encoded,
)
from service.http.responses import dice_proof, duels, games, rulesets
from service.http.streaming import event_ids
from service.http.streaming import tickets as stream_ticket
from service.scenario.record import record
from service.settings import Settings


@cache
def every() -> Examples:
    """All examples; the same every time."""
    made = Examples()
    told = Told()
    _lobby(made, told)
    _turns(made, told)
    _duel(made, told)
    _shouts(made, told)
    _reads(made, told)
    webhook_examples.add(made, told)
    organiser_examples.add(made, Told, GAME_ID, START_MS)
    organiser_examples.invite(made, INVITATION_ID, START_MS)
    organiser_examples.rematch(made, Told(), TOKEN)
    card_examples.add(made)
    _static(made)
    _said(made)
    return made


def _lobby(made: Examples, told: Told) -> None:
    seat = games.Seat(player="perceval", token=TOKEN)
    body = {"ruleset": "titouan", "name": META.name, "player": {"name": "Perceval", "entropy": "tavernier"}}
    fields = told.act(Join(player="", at=told.after(500), name="Perceval", entropy="tavernier"))
    created = games.CreateAnswer(
        id=GAME_ID, seat=seat, game=told.shown("perceval"), **{**fields, "events": list(told.events)}
    )
    made.put("create_game", "seated", created, body)
    made.requests["create_game"]["teams"] = {
        "ruleset": "titouan",
        "options": {"teams": {"Galles": [], "Carmélide": []}, "flight_ms": 800, "cocked_dice": 5},
        "player": {"name": "Perceval", "team": "Galles"},
    }
    plain = {
        "ruleset": "titouan",
        "options": {"target": 200, "rules": {"grelottine": False}},
        "visibility": "private",
    }
    made.requests["create_game"]["options"] = plain
    fields = told.act(Join(player="", at=told.after(4000), name="Karadoc"))
    made.put(
        "join_game",
        "joined",
        games.JoinAnswer(seat=games.Seat(player="karadoc", token=TOKEN), **fields),
        {"name": "Karadoc", "entropy": "the crypt"},
    )
    summary = games.GameSummary(
        id=GAME_ID, name=META.name, ruleset="titouan", status="lobby", players=["Perceval", "Karadoc"],
        max_players=8, created_at=START_MS,
    )  # fmt: skip
    seated = Told()
    seated.act(Join(player="", at=seated.after(500), name="Perceval"))
    joined = seated.act(Join(player="", at=seated.after(500), name="Karadoc", bot="regular"))
    bot = games.BotAnswer(player="karadoc", name="Karadoc", level="regular", **joined)
    made.put("add_bot", "regular", bot, {"level": "regular"})
    made.requests["add_bot"]["named"] = {"level": "champion", "name": "Arthur"}
    removed = seated.act(Leave(player="karadoc", at=seated.after(900), for_good=True))
    made.put("remove_bot", "removed", games.ActAnswer(**removed))
    made.requests["create_game"]["alone"] = {
        "ruleset": "wikimonde",
        "player": {"name": "Perceval"},
        "bots": [{"level": "novice"}, {"level": "regular"}, {"level": "champion", "name": "Arthur"}],
    }
    made.put("list_games", "page", games.GamePage(games=[summary], next=None))
    made.put("watch_lobby", "snapshot", games.LobbyNews(games=[summary], gone=[]))
    leaving = Told()
    leaving.act(Join(player="", at=leaving.after(500), name="Perceval"))
    made.put("leave_game", "left", games.ActAnswer(**leaving.act(Leave(player="perceval", at=leaving.after(900)))))


def _turns(made: Examples, told: Told) -> None:
    started = told.act(Start(player="perceval", at=told.after(3000)))
    made.put("start_game", "started", games.ActAnswer(**started), {})
    for player in ("perceval", "karadoc"):
        told.roll(player)
    chouettes = told.roll("perceval")
    made.put("roll", "chouettes", games.ActAnswer(**chouettes), {})
    made.event = encoded(chouettes["events"][0])
    made.put("roll", "cul", games.ActAnswer(**told.roll("perceval")))
    for player in ("karadoc", "perceval", "karadoc"):
        told.roll(player)
        told.roll(player)


def _duel(made: Examples, told: Told) -> None:
    challenged = told.act(Challenge(player="perceval", at=told.after(6000), challenge="grelottine", target="karadoc"))
    body = {"challenge": "grelottine", "target": "karadoc"}
    made.put("challenge", "grelottine", games.ActAnswer(**challenged), body)
    set_ = told.act(Terms(player="perceval", at=told.after(3000), combination="velute", amount=5))
    made.put("set_terms", "velute", games.ActAnswer(**set_), {"combination": "velute", "amount": 5})
    told.roll("karadoc")
    told.roll("karadoc")
    made.put("get_expected", "re_throw", engine.expected(told.game, "karadoc", told.now))
    made.requests["roll"]["keep"] = {"keep": [2, 6]}
    engine.settle(told.game, told.after(120_000))
    told.events += told.game.fresh
    told.game.fresh.clear()


def _shouts(made: Examples, told: Told) -> None:
    told.roll("perceval")
    told.roll("perceval")
    told.act(Measured(player="karadoc", at=told.after(100), lag_ms=140))
    made.put("return_ping", "measured", games.PingAnswer(round_trip_ms=152, lag_ms=140), {"nonce": NONCE})
    shout = told.act(Annonce(player="karadoc", at=told.after(600), annonce="pas_mou_le_caillou", reaction_ms=540))
    made.put("annonce", "shout", games.ActAnswer(**shout), {"annonce": "pass"})
    made.requests["annonce"] = {
        "pass": {"annonce": "pass"},
        "reaction": {"annonce": "pas_mou_le_caillou", "reaction_ms": 540},
    }
    wrong = told.act(Annonce(player="karadoc", at=told.after(1000), annonce="grelotte_ca_picote"))
    made.put("annonce", "bevue", games.ActAnswer(**wrong))
    away = told.act(Leave(player="karadoc", at=told.after(1000)))
    made.put("set_presence", "standing", games.ActAnswer(**away), {"presence": "standing"})


def _reads(made: Examples, told: Told) -> None:
    made.put("get_game", "playing", told.shown("perceval"))
    raw = [msgspec.json.encode(event) for event in told.events]
    found = duels.fold(raw)
    made.put("list_challenges", "one", games.ChallengeList(challenges=found))
    made.put("get_challenge", "met", found[0])
    page = told.events[:4]
    ticket = stream_ticket.make("5e" * 32, GAME_ID, "perceval", START_MS + 60_000)
    url = f"/v1/games/{GAME_ID}/events?ticket={ticket}"
    made.put(
        "create_stream_ticket",
        "perceval",
        games.StreamTicket(ticket=ticket, expires_at=START_MS + 60_000, url=url),
        {},
    )
    last = page[-1].seq
    made.put(
        "list_events",
        "page",
        games.EventPage(events=page, last_seq=last, last_id=event_ids.id_of(last, "1783a5f2"), finished=False),
    )
    made.put("get_dice", "playing", dice_proof.fold(raw, told.game.state.randomness.drawn))
    made.put("get_record", "scenario", record(told.game, raw))


def _static(made: Examples) -> None:
    made.put("list_bot_levels", "all", games.bot_levels())
    made.put("list_rulesets", "all", rulesets.RulesetList(rulesets=[_short(book) for book in engine.rulesets()]))
    made.put("get_ruleset", "titouan", _short(engine.ruleset("titouan")))
    made.put("get_time", "now", games.TimeAnswer(now=START_MS))
    made.put("get_health", "alive", games.Health(status="ok"))
    checks = [
        Check(name="store", status="ok", detail="The store answers and takes writes."),
        Check(name="alarm", status="ok", detail="An alarm wakes the workers."),
    ]
    made.put("get_readiness", "ready", games.Readiness(status="ready", store="ok", alarm_age_ms=140, checks=checks))
    counted = 'chouette_acts_total{code="",kind="roll",outcome="counted"} 1204.0\n'
    made.put("get_metrics", "acts", f"# TYPE chouette_acts_total counter\n{counted}")


def _said(made: Examples) -> None:
    for operation in ("annonce", "challenge"):
        for word, sample in act_samples.every(operation).items():
            made.requests[operation][word] = sample.body
            made.phrases[word] = sample.phrase


def _short(book: engine.RulesetInfo) -> rulesets.RulesetInfo:
    """A rulebook with two of its rules: an example is to be read."""
    shown = [rule for rule in book.rules if rule.id in ("velute", "grelottine")]
    return rulesets.offered(msgspec.structs.replace(book, rules=shown), Settings())


def problem(code: str, kind: Kind) -> Any:
    """The problem document of a code."""
    about = problems.Problem(code, kind.detail, status=kind.status)
    if code == "invalid_request":
        about.errors = [problems.FieldError(field="amount", code="invalid", detail="Send a whole number.")]
    return encoded(problems.details(about, f"/v1/games/{GAME_ID}", REQUEST_ID))
