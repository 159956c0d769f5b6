"""The benchmarks still run, and what cannot depend on the machine is as it should be.

Those that start a service to measure it are marked slow: what they need of it has tests elsewhere.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.rulebook.rules import RULES
from service.engine.core.timing.lag import CAP_MS
from tests.benchmarks import (
    boardgame_io,
    dice_chance,
    durability,
    engine_speed,
    faults,
    features,
    growth,
    lag,
    lateness,
    limits,
    match_cost,
    matchmaking,
    memory_use,
    modular_cost,
    modular_table,
    players,
    racers,
    report,
    rules_cost,
    scale,
    streams,
    throughput,
    tournament,
)
from tests.benchmarks.measure import percentile
from tests.benchmarks.play import BASE
from tests.benchmarks.racers import Heat, Racer
from tests.serve.running import Serving


def test_games_take_little_room_in_redis() -> None:
    rows = {row.what: row for row in memory_use.run(quick=True).rows}
    finished = rows["a finished game, when its answers have gone (a day)"].value
    assert finished * 5 < rows["a finished game whose log is not packed, without answers"].value
    assert finished < rows["a finished game until then"].value
    assert rows["a running game"].value > 5


def test_a_match_at_cards_stays_small() -> None:
    rows = {row.what: row for row in match_cost.run(quick=True).rows}
    assert rows["largest state, 12 players and two packs"].met
    assert 0.5 < rows["state, manche 4"].value / rows["state, manche 2"].value < 1.5


def test_the_engine_is_measured_in_parts_and_as_a_whole() -> None:
    rows = engine_speed.run(quick=True).of(engine_speed.GROUP)
    assert [row.unit for row in rows] == ["acts/s", *["µs"] * 6]
    assert all(row.value > 0 for row in rows)


def test_a_state_is_no_bigger_after_hundreds_of_acts() -> None:
    rows = {row.what: row for row in growth.run(quick=True).rows}
    assert rows["state at turn 40"].met
    assert {"cost per act at turn 1", "cost per act at turn 10", "cost per act at turn 40"} <= rows.keys()


def test_the_acts_that_are_compared_are_the_same_at_every_point_of_a_game() -> None:
    first, *others = ([_told(step.act) for step in growth._lap(blob)] for blob in growth._states_at((1, 10, 40)))
    assert all(other == first for other in others)
    assert len({said for _, said in first}) > 10, "many kinds of windows are answered"


def test_the_rules_are_compared_on_the_same_acts_and_each_book_is_measured() -> None:
    pair = rules_cost.same_acts("expert", 60)
    assert [_told(step.act) for step in pair.base] == [_told(step.act) for step in pair.full]
    assert len(pair.base) > 50
    rows = rules_cost.run(quick=True).of(rules_cost.GROUP)
    assert [row.unit for row in rows] == ["µs", "µs", "bytes", "bytes"] * len(rules_cost.BOOKS)
    assert all(row.met for row in rows if row.what.endswith("as played"))


def test_with_the_base_rules_only_nothing_else_is_in_force() -> None:
    base, full = (rules_cost.table("titouan", base=base).state.rules for base in (True, False))
    switchable = {rule.id for rule in engine.ruleset("titouan").rules if rule.switchable}
    assert switchable & set(base) == switchable & set(BASE)
    assert switchable - set(full) <= {"sirop_jeannot", "aquitaine", "excalibur"}


def _told(act: Act) -> tuple[str, str]:
    return act.player, getattr(act, "annonce", "") or type(act).__name__


def test_all_modules_are_measured_against_originale_on_the_same_acts() -> None:
    base, full = modular_cost.same_acts(30)
    assert [modular_cost.kind(step) for step in base] == [modular_cost.kind(step) for step in full]
    assert len(base) > 20
    rows = {row.what: row for row in modular_cost.run(quick=True).of(modular_cost.GROUP)}
    assert [row.goal for row in list(rows.values())[:2]] == ["ratio ≤ 1.5"] * 2
    # Bytes depend on no machine.
    sizes = [row.met for what, row in rows.items() if row.unit == "bytes" and row.goal and "played on" not in what]
    assert sizes == [True] * 4


def test_at_a_table_where_all_is_held_at_once_each_holding_of_the_modules_is() -> None:
    game = modular_table.every_holding()
    held = {holding for player in game.state.players for holding in player.holds}
    assert held == {holding for rule_id in game.state.rules for holding in RULES[rule_id].holdings}
    cards = [card for player in game.state.players for card in player.holds["tichette"]]
    assert len(cards) == len(set(cards)) == 22


def test_the_acts_that_are_compared_in_a_long_modular_game_are_the_same() -> None:
    states, early, late = modular_cost.long_game("demoniaque", (1, 3))
    first, other = (modular_cost.lap(state, states[0], length=2) for state in states)
    assert [_told(step.act) for step in first] == [_told(step.act) for step in other]
    assert len(first) > 4
    one, another = modular_cost.alike(early, late)
    assert sorted(map(modular_cost.kind, one)) == sorted(map(modular_cost.kind, another))


@pytest.mark.nightly
def test_every_shout_counts_over_http_and_has_a_floor() -> None:
    results = throughput.run(quick=True)
    first = results.of(throughput.GROUP)[0]
    assert first.goal == "ratio ≥ 0.75"
    assert first.ratio is not None
    assert first.ratio > 0
    plain = next(row for row in results.rows if row.against.startswith("bare Flask,"))
    assert plain.goal == "ratio ≥ 0.6"
    assert plain.floor
    assert "boardgame.io" in results.notes[throughput.GROUP]


def test_a_peer_that_cannot_be_had_is_left_out_and_the_note_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for path, fetch, why in (("", True, "node is not on the PATH"), (os.environ["PATH"], False, "not been fetched")):
        monkeypatch.setenv("PATH", path)
        with pytest.raises(boardgame_io.Missing) as missing, boardgame_io.serving(fetch=fetch):
            pass
        assert why in str(missing.value) or shutil.which("node") is None


@pytest.mark.nightly
def test_every_window_closes_and_none_before_its_time() -> None:
    rows = lateness.run(quick=True).of(lateness.GROUP)
    earliest = [row.value for row in rows if row.what.endswith("earliest")]
    assert len(earliest) == 2
    # Two clocks are compared, and each is read in whole milliseconds.
    assert min(earliest) > -2


@pytest.mark.nightly
def test_every_window_closes_with_one_process_of_each_kind_frozen() -> None:
    rows = faults.run(quick=True).of(faults.GROUP)
    assert [row.what.partition(":")[0] for row in rows] == ["calm"] * 3 + ["one of each is frozen"] * 3
    assert all(row.value > 0 for row in rows)


@pytest.mark.nightly
def test_every_listener_hears_every_event() -> None:
    found = streams.run(quick=True).of(streams.GROUP)
    assert [row.unit for row in found] == ["ms", "ms", "µs", "KB", "/s", "% of a core"]
    assert found[0].floor


@pytest.mark.nightly
def test_players_behind_slow_networks_race_each_other_and_are_credited(tmp_path: Path) -> None:
    with Serving(tmp_path, environment=lag.ENVIRONMENT) as service:
        heat = Heat(Racer(round_trip_ms=2), Racer(round_trip_ms=60), games=2, races=1, pause_ms=50)
        finish = asyncio.run(racers.run(int(service.url.rsplit(":", 1)[1]), heat))
    assert sum(finish.won) + finish.ties == 2
    assert all(0 <= gain <= CAP_MS for gain in finish.gains)
    assert {row.unit for row in lag.cost(rounds=1)} == {"µs"}


def test_the_dice_are_even_and_the_p_value_is_that_of_the_tables() -> None:
    rows = dice_chance.run(quick=True).of(dice_chance.GROUP)
    assert [row.met for row in rows if row.what.endswith(": p")] == [True] * 4
    # The critical values of chi squared with 5 degrees of freedom.
    for statistic, p in ((4.351, 0.5), (11.070, 0.05), (20.515, 0.001)):
        assert dice_chance.p_value(statistic) == pytest.approx(p, rel=1e-3)


def test_results_are_written_with_their_ratios(tmp_path: Path) -> None:
    row = report.Row(group="g", what="w", value=3, unit="/s", floor=4, against="f", goal="ratio ≥ 0.75", met=True)
    path = tmp_path / "results.json"
    report.save(report.Results(machine=report.machine(), rows=[row], notes={"g": "so"}), path)
    found = msgspec.json.decode(path.read_bytes())
    assert found["rows"][0]["ratio"] == 0.75
    assert found["notes"] == {"g": "so"}


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1, 100), (0, 1)])
def test_a_percentile_is_a_value_that_was_measured(share: float, value: int) -> None:
    assert percentile(list(range(1, 101)), share) == value


@pytest.mark.nightly
def test_limits_are_measured_against_none_and_a_flood_against_what_counts() -> None:
    rows = limits.run(quick=True).of(limits.GROUP)
    assert [row.unit for row in rows] == ["/s", "µs", "µs"]
    assert all(row.value > 0 for row in rows)


@pytest.mark.nightly
def test_every_feature_is_measured_against_none_of_them() -> None:
    rows = features.run(quick=True).of(features.GROUP)
    assert [row.unit for row in rows] == ["/s", "/s", "µs"]
    assert all(row.floor or row is rows[0] for row in rows)


@pytest.mark.nightly
def test_acts_that_are_on_the_disk_are_measured_against_those_that_are_there_a_second_later() -> None:
    rows = durability.run(quick=True).of(durability.GROUP)
    assert [row.unit for row in rows] == ["µs", "µs", "/s", "ms", "ms"]
    assert all(row.value > 0 and row.floor for row in rows)


@pytest.mark.nightly
def test_every_way_to_keep_games_is_measured_against_one_server() -> None:
    rows = scale.run(quick=True).of(scale.GROUP)
    assert [row.unit for row in rows] == ["/s", "µs"] * 4 + ["ms", "ms", "games"] * 3 + ["ms", "ms"]
    assert [row.goal for row in rows if row.unit == "µs"] == ["", "", "ratio ≤ 1.3", "ratio ≤ 1.8"]
    assert all(row.value > 0 for row in rows)


@pytest.mark.nightly
def test_a_tournament_is_made_and_its_results_are_taken() -> None:
    rows = tournament.run(quick=True).of(tournament.GROUP)
    assert [row.unit for row in rows] == ["s"] * 7 + ["cores"]
    assert all(row.value >= 0 for row in rows)


@pytest.mark.nightly
def test_a_large_pool_is_measured_against_a_small_one_and_many_seats_against_one_request() -> None:
    rows = players.run(quick=True).of(players.GROUP)
    assert [row.unit for row in rows] == ["µs"] * 10 + ["bytes"] + ["µs"] * 5
    assert [row.what for row in rows if row.goal] == [row.what for row in rows[6:10]]
    assert all("400 players" in row.what for row in rows[6:11])
    assert all(row.value > 0 for row in rows)


def test_players_who_come_to_wait_are_measured_and_all_get_tables() -> None:
    rows = matchmaking.run(quick=True).of(matchmaking.GROUP)
    assert [row.floor is None for row in rows] == [True, False, True, False, True]
    assert all(row.value > 0 for row in rows)
