"""The alarm rings early, late, twice or never: the game and its events are the same, byte for byte."""

from __future__ import annotations

import random
from secrets import token_hex

import pytest

from service import engine
from service.games.service import GameService
from service.settings import Settings
from service.store.memory.store import MemoryStore
from tests.support.clock import SetClock
from tests.support.games import poison, started, stored

HOURS = 3_600_000


class Seen:
    """A service whose alarm the test rings by hand, and the game as it began."""

    def __init__(self) -> None:
        self.clock = SetClock()
        self.store = MemoryStore()
        self.service = GameService(self.store, Settings(), self.clock)

    def outcome(self, game_id: str, end: int) -> tuple[bytes, list[bytes]]:
        self.clock.time = end
        game = self.service.read(game_id).game
        return engine.encode(game), self.service.events(game_id, 0, 10_000)


def rung(how: str) -> tuple[bytes, list[bytes]]:
    seen = Seen()
    random.seed(7)
    # The same id and dice in every run: what differs is only when somebody looks.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.access.credentials.new_game_id", lambda idem: "same")
        patch.setattr("secrets.token_hex", lambda n: "5a" * n if n == 32 else token_hex(n))
        game_id = started(seen.service, ["perceval", "karadoc", "bohort"])
    begin = seen.clock.time
    end = begin + HOURS
    while how != "never":
        due = engine.next_due(stored(seen.service, game_id))
        if due is None or due > end - 20_000:
            break
        match how:
            case "on time":
                times = [due]
            case "early":
                times = [due - 700, due - 1, due]
            case "late":
                times = [due + random.randrange(20_000)]
            case _:
                times = [due, due, due + 1]
        for at in times:
            seen.clock.time = max(seen.clock.time, at)
            seen.service.tick(game_id)
    return seen.outcome(game_id, end)


@pytest.mark.parametrize("how", ["early", "late", "twice", "never"])
def test_it_does_not_matter_when_the_alarm_rings(how: str) -> None:
    state, events = rung("on time")
    assert len(events) > 100
    assert rung(how) == (state, events)


def test_a_tick_puts_a_wrong_alarm_right_and_commits_nothing() -> None:
    seen = Seen()
    game_id = started(seen.service, ["perceval", "karadoc"])
    due, version = seen.store.alarms[game_id], seen.service.read(game_id).revision.version
    seen.store.alarms[game_id] = 1
    seen.service.tick(game_id)
    assert seen.store.alarms[game_id] == due
    assert seen.service.read(game_id).revision.version == version


def test_many_games_are_closed_together_as_one_by_one_and_a_bad_one_stops_none() -> None:
    seen = Seen()
    games = [started(seen.service, ["perceval", "karadoc"]) for _ in range(25)]
    bad = started(seen.service, ["perceval", "karadoc"])
    poison(seen.service, bad)
    other = GameService(seen.store, Settings(), seen.clock)
    seen.clock.time += 15_060
    failed = other.tick_all([*games[:20], bad, "gone", *games])
    assert list(failed) == [bad]
    for game_id in games:
        assert engine.next_due(stored(seen.service, game_id)) == seen.store.alarms[game_id]
        assert seen.store.alarms[game_id] > seen.clock.time
        assert seen.service.read(game_id).revision.version == 4


def test_a_tick_for_a_game_that_is_gone_silences_its_alarm() -> None:
    seen = Seen()
    seen.store.alarms["gone"] = 1
    seen.service.tick("gone")
    assert seen.store.alarms == {}
