"""Lag compensation in the races of the card game: as in those of shouts, and no one learns of a putsch by it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core import events as ev
from service.engine.core.actions.acts import Measured
from service.engine.core.events import Timing
from service.engine.core.timing import deadlines
from service.engine.core.told.view_types import Compensation
from tests.support.match import Match

HANDS = {
    "perceval": "QH QD AS AH 4S", "karadoc": "QS QC 5S 5H 3S", "arthur": "QH QS 6S 6H 3H", "leodagan": "QD XR 7S 7H",
}  # fmt: skip


def race(lags: dict[str, int] | None = None, **options: Any) -> Match:
    """Perceval has led a pair of queens, which the three others could putsch. lags: by player (ms)."""
    game = Match(
        HANDS, first="perceval", packs=2,
        **{"rules": {"putsch": True}, "lag_compensation": True, "settle_ms": 60, **options},
    )  # fmt: skip
    game.measured(**(lags or {}))
    assert game.plays("perceval", "QH QD") == "counted"
    return game


def told_to(game: Match, viewer: str | None) -> list[ev.Spoken]:
    """What the closing of the last window tells a viewer."""
    [*_, closed] = [event for event in game.told(ev.WindowClosed) if event.name == "putsch"]
    form = closed if viewer is None else game.private.get(closed.seq, {}).get(viewer, closed)
    assert isinstance(form, ev.WindowClosed)
    return form.answers


def test_a_player_of_a_slow_network_who_was_quicker_is_first() -> None:
    game = race({"leodagan": 300, "karadoc": 20})
    assert game.putsches("karadoc", "QS QC", at=600, reaction=580) == "counted"
    assert game.putsches("leodagan", "QD XR", at=800, reaction=500) == "counted"
    game.settle_next()
    assert game.top.by == "leodagan"


def test_without_the_option_a_claim_changes_nothing_and_no_network_is_measured() -> None:
    game = race(lag_compensation=False)
    game.act(Measured(player="leodagan", at=game.now, lag_ms=300))
    assert game.refusal is not None
    assert game.refusal.code == "lag_compensation_off"
    game.putsches("karadoc", "QS QC", at=600)
    game.putsches("leodagan", "QD XR", at=800, reaction=500)
    game.settle_next()
    assert game.top.by == "karadoc"


def test_what_nothing_was_measured_of_gets_no_credit_and_nothing_counts_before_the_race_began() -> None:
    game = race({"leodagan": 400})
    game.putsches("karadoc", "QS QC", at=600, reaction=0)
    assert game.game.timing is not None
    assert game.game.timing.credit_ms == 0
    game.putsches("leodagan", "QD XR", at=100, reaction=0)
    assert game.game.timing is not None
    assert game.game.timing.counted_at == game.laid


def test_with_lag_trust_connection_no_more_counts_than_the_connection_shows() -> None:
    game = race({"leodagan": 300, "arthur": 300}, lag_trust="connection")
    game.putsches("leodagan", "QD XR", at=800, reaction=400, connection=40)
    assert game.game.timing is not None
    assert game.game.timing.credit_ms == 45
    game.putsches("arthur", "QH QS", at=900, reaction=400)
    assert game.game.timing is not None
    assert game.game.timing.credit_ms == 0


def test_a_putsch_that_the_network_held_up_past_the_deadline_is_in_time() -> None:
    game = race({"leodagan": 300})
    assert game.putsches("leodagan", "QD XR", at=2_250, reaction=1_950) == "counted"
    game.settle_next()
    assert game.top.by == "leodagan"
    late = race({"leodagan": 300})
    window = late.window("putsch")
    assert late.putsches("leodagan", "QD XR", at=2_350, reaction=1_950, window=window) == "too_late"


def test_a_putsch_that_is_refused_costs_no_quota_and_one_that_counts_does() -> None:
    game = race({"leodagan": 300})
    assert game.putsches("leodagan", "7S 7H", at=700, reaction=300) == "wrong_rank"
    assert quota(game, "leodagan") == 1_000
    assert game.putsches("leodagan", "QD XR", at=800, reaction=400) == "counted"
    assert quota(game, "leodagan") == 700


def quota(game: Match, player: str) -> int:
    """What `expected` tells a player of their own quota, at the instant of the last act."""
    lag = engine.expected(game.game, player, game.now).lag
    assert isinstance(lag, Compensation)
    return lag.quota_ms


def test_a_second_press_is_the_same_putsch_whatever_it_claims() -> None:
    game = race({"leodagan": 300})
    game.putsches("leodagan", "QD XR", at=800, reaction=500)
    assert game.putsches("leodagan", "QD XR", plus=30, reaction=430) == "repeated"
    assert quota(game, "leodagan") == 703


@pytest.mark.parametrize("thrown", [(), ("leodagan",), ("karadoc", "leodagan")])
def test_how_long_the_race_stays_open_does_not_tell_who_has_thrown(thrown: tuple[str, ...]) -> None:
    """Of players who have thrown nothing is waited for any more, and their quota is lower: neither may show."""
    game = race({"leodagan": 300, "karadoc": 250})
    for player in thrown:
        assert game.putsches(player, {"leodagan": "QD XR", "karadoc": "QS QC"}[player], at=700, reaction=100)
    game.declines("arthur", at=900)
    assert deadlines.due(game.game) == game.laid + 2_000 + 60 + 300


def test_how_an_instant_was_found_is_told_to_its_player_alone() -> None:
    game = race({"leodagan": 300, "karadoc": 250})
    opened = game.laid
    game.putsches("karadoc", "QS QC", at=900, reaction=650)
    game.putsches("leodagan", "QD XR", at=700, reaction=400)
    game.settle_next()
    assert [(one.player, one.timing) for one in told_to(game, None)] == [("leodagan", msgspec.UNSET)]
    assert told_to(game, "arthur") == told_to(game, None)
    [own] = told_to(game, "leodagan")
    assert own.timing == Timing(
        arrived_at=opened + 700, opened_at=opened, reaction_ms=400, measured_ms=300, quota_ms=1_000, cap_ms=400,
        credit_ms=300, counted_at=opened + 400,
    )  # fmt: skip
    [won, lost] = told_to(game, "karadoc")
    assert (won.player, won.timing, lost.player) == ("leodagan", msgspec.UNSET, "karadoc")
    assert isinstance(lost.timing, Timing)
    assert lost.timing.credit_ms == 250


def test_the_network_of_each_player_is_seen_in_the_game() -> None:
    shown = engine.view(race({"leodagan": 300}).game, None)
    assert [player.lag_ms for player in shown.players if player.id == "leodagan"] == [300]
