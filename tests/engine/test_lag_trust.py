"""Where only connections are trusted, nonces that come back late bring next to nothing."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from service import engine
from service.engine.core import events as ev
from service.engine.core.timing import lag as lag_rules
from service.engine.core.timing.lag import ALLOWANCE_MS, CAP_MS, JITTER_MS
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.engine.racing import WORD, Race, human

pytestmark = pytest.mark.usefixtures("constants_read")

TRUSTED = {"lag_trust": "connection"}


def race(lags: dict[str, int], **options: int) -> Race:
    return Race(lags, **{**TRUSTED, **options})  # type: ignore[arg-type]


def test_what_nonces_measure_counts_as_far_as_the_connection_shows_it() -> None:
    held = race({"karadoc": 170})
    assert held.shout("karadoc", 400, 200, connection=20) == "counted"
    assert (held.timing.measured_ms, held.timing.connection_ms) == (170, 20)
    assert held.timing.credit_ms == 20 + ALLOWANCE_MS


def test_an_honest_player_gets_back_what_the_network_took() -> None:
    honest = race({"karadoc": 203})
    honest.shout("karadoc", 560, 350, connection=200)
    assert honest.timing.credit_ms == 203


def test_of_a_connection_of_which_nothing_is_known_nothing_is_credited_and_told_so() -> None:
    hidden = race({"karadoc": 200})
    hidden.shout("karadoc", 560, 350)
    assert (hidden.timing.credit_ms, hidden.timing.connection_ms) == (0, None)
    assert b'"connection_ms":null' in msgspec.json.encode(hidden.told(ev.AnnonceMade)[-1])


def test_where_nonces_are_trusted_the_connection_is_neither_asked_nor_told() -> None:
    plain = Race({"karadoc": 170})
    plain.shout("karadoc", 400, 200, connection=20)
    assert plain.timing.credit_ms == 170
    assert b"connection_ms" not in msgspec.json.encode(plain.told(ev.AnnonceMade)[-1])


@pytest.mark.parametrize(
    ("trust", "took", "connection", "counts"),
    [
        ("nonces", 170, 20, 170), ("nonces", 170, None, 170), ("connection", 170, 20, 25),
        ("connection", 170, None, None),
        ("connection", 203, 200, 203), ("connection", 3, 0, 3),
    ],
)  # fmt: skip
def test_a_nonce_counts_as_much_as_is_believed(trust: str, took: int, connection: int | None, counts: int) -> None:
    assert lag_rules.believed(Race(lag_trust=trust).game, took, connection) == counts


@given(lag=st.integers(0, 500), held=st.integers(0, 600), reaction=st.integers(80, 1_500), claim=st.integers(0, 3_000))
def test_whoever_holds_nonces_back_and_lies_gains_the_allowance_at_most(
    lag: int, held: int, reaction: int, claim: int
) -> None:
    """Also where the measurement itself was not capped: the act's own connection shows what there is."""
    liar = race({"karadoc": lag + held})
    liar.shout("karadoc", reaction + lag, claim, connection=lag)
    assert liar.timing.credit_ms <= min(lag + ALLOWANCE_MS, CAP_MS)


def shares(lags: dict[str, int], *, held: int, races: int = 400) -> dict[str, float]:
    """How many of the races that were no tie each won; Karadoc holds nonces back so long, and claims so much less."""
    rng, won = Random(20), dict.fromkeys(lags, 0)
    known = {player: lag + (held if player == "karadoc" else 0) for player, lag in lags.items()}
    probe = race({})
    noted = {player: lag_rules.believed(probe.game, took, lags[player]) or 0 for player, took in known.items()}
    run = race(noted, races=races, tie_ms=10)
    for n in range(races):
        if n:
            run.settle()
            run.begin(("perceval", "karadoc", "arthur")[n % 3])
        reactions = {player: human(rng) for player in lags}
        arrivals = {player: reactions[player] + lag + rng.randint(2, 12) for player, lag in lags.items()}
        for player in sorted(arrivals, key=lambda p: arrivals[p]):
            lie = held if player == "karadoc" else 0
            run.shout(player, arrivals[player], max(0, reactions[player] - lie), connection=lags[player])
        run.settle()
        if len(run.winners) == 1:
            won[next(iter(run.winners))] += 1
    return {player: count / sum(won.values()) for player, count in won.items()}


def test_a_holder_of_nonces_wins_at_most_55_of_100_races_at_equal_networks() -> None:
    assert 0.45 <= shares({"karadoc": 20, "arthur": 20}, held=150)["karadoc"] <= 0.55


def test_twenty_and_two_hundred_ms_still_win_as_often() -> None:
    assert shares({"karadoc": 200, "arthur": 20}, held=0)["karadoc"] == pytest.approx(0.5, abs=0.03)


def test_nobody_is_waited_for_longer_than_what_counts_of_the_network() -> None:
    waiting = race({"karadoc": 25, "arthur": 20})
    waiting.shout("arthur", 420, 400, connection=20)
    assert engine.next_due(waiting.game) == waiting.opened + 420 - 20 + waiting.game.tie_ms + 60 + 25


def test_a_shout_after_the_deadline_is_free_within_the_network_that_was_believed() -> None:
    late = race({"karadoc": 25}, reaction_ms=1_000, late_ms=400)
    assert late.shout("karadoc", 1_025 + JITTER_MS) == "too_late"
    assert late.shout("karadoc", 1_026 + JITTER_MS) == "bevue"


def test_the_record_tells_what_the_connection_showed_and_plays_again() -> None:
    held = race({"karadoc": 170})
    held.shout("karadoc", 400, 200, connection=20)
    held.says("arthur", WORD, plus=10)
    began = {
        "players": {p.id: {"score": 100} | ({"lag": p.lag.ms} if p.lag else {}) for p in held.game.state.players},
        "first": "perceval",
    }
    told = record(held.game, [msgspec.json.encode(event) for event in held.events], began)
    assert {"annonce": WORD, "reaction_ms": 200, "connection_ms": 20} in [step.get("karadoc") for step in told["play"]]
    verdict = check(parse(yaml.safe_load(as_yaml(told)), "record#1"))
    assert (verdict.outcome, verdict.why) == ("passed", "")
