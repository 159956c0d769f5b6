"""What tells entries with equal points apart. Each is a whole number, the greater the better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from service.tournaments.results import Final, Placing
from service.tournaments.seatings.seeds import seeded
from service.tournaments.settings import TieBreak
from service.tournaments.standings.earned import Earned
from service.tournaments.standings.points import POINT, PointRule, paid, rounded
from service.tournaments.state import State


class TieBreaks:
    """Read from a tournament once, then asked."""

    def __init__(self, state: State, earned: Mapping[str, Sequence[Earned]]) -> None:
        self._state = state
        self._earned = earned
        self.points = {entry: sum(one.points for one in ones) for entry, ones in earned.items()}
        self._games: dict[str, list[Final]] = {entry: [] for entry in earned}
        finals = state.finals()
        for number in sorted(finals):
            for placing in finals[number].placings:
                if placing.entry in self._games:
                    self._games[placing.entry].append(finals[number])
        self._values: dict[TieBreak, dict[str, int]] = {}

    def of(self, name: TieBreak, group: Sequence[str]) -> dict[str, int]:
        """The value of each of a group of equals. Only `direct` depends on who is in it."""
        if name == "direct":
            return self._direct(group)
        if name not in self._values:
            self._values[name] = self._all(name)
        return {entry: self._values[name][entry] for entry in group}

    def _all(self, name: TieBreak) -> dict[str, int]:
        if name == "seed":
            order = seeded(self._state.settings, self._state.entries, self._state.lot)
            return {entry: -place for place, entry in enumerate(order, 1)}
        value: Callable[[str], int] = {
            "wins": lambda entry: self._times(entry, 1),
            "seconds": lambda entry: self._times(entry, 2),
            "thirds": lambda entry: self._times(entry, 3),
            "opponents": self._opponents,
            "beaten": self._beaten,
            "score": lambda entry: sum(self._scores(entry)),
            "best_score": lambda entry: max(self._scores(entry), default=0),
            "share": self._share,
            "played": lambda entry: len(self._games[entry]),
        }[name]
        return {entry: value(entry) for entry in self._earned}

    def _times(self, entry: str, place: int) -> int:
        """How often it had a place, in thousandths: of one that is shared its share. A forfeit is no place."""
        return sum(rounded(POINT, one.tied) for one in self._earned[entry] if _had(one) and one.place == place)

    def _scores(self, entry: str) -> list[int]:
        return [one.score for one in self._earned[entry] if one.game]

    def _opponents(self, entry: str) -> int:
        """The mean of the points of those that it met, as often as it met them."""
        met = [self.points[one.entry] for game in self._games[entry] for one in self._others(game, entry)]
        return rounded(sum(met), len(met)) if met else 0

    def _beaten(self, entry: str) -> int:
        """The points of those that it left behind, and half of those that it shared a place with."""
        twice = 0
        for game in self._games[entry]:
            mine = game.placing(entry)
            assert mine is not None
            twice += sum(self.points[other.entry] * _ahead(mine, other) for other in self._others(game, entry))
        return rounded(twice, 2)

    def _share(self, entry: str) -> int:
        """Its shares of the scores of its tables, in thousandths."""
        rule = PointRule(by="share")
        return sum(
            points
            for game in self._games[entry]
            for placing, points in zip(game.placings, paid(rule, game.placings, len(game.placings)), strict=True)
            if placing.entry == entry
        )

    def _others(self, game: Final, entry: str) -> list[Placing]:
        return [one for one in game.placings if one.entry != entry and one.entry in self.points]

    def _direct(self, group: Sequence[str]) -> dict[str, int]:
        """Twice for each time that it was ahead of another of the group, once for each place shared with one. It
        decides only where all of the group have met each other, and equally often; else all have 0."""
        members = set(group)
        met: Counter[tuple[str, str]] = Counter()
        value = dict.fromkeys(group, 0)
        games = {final.table: final for entry in group for final in self._games[entry]}
        for final in games.values():
            there = sorted((one for one in final.placings if one.entry in members), key=lambda one: one.entry)
            for one, other in combinations(there, 2):
                met[one.entry, other.entry] += 1
                value[one.entry] += _ahead(one, other)
                value[other.entry] += _ahead(other, one)
        # Of a thousand equals half a million pairs could meet: only those that did are counted.
        fair = len(met) == len(group) * (len(group) - 1) // 2 and len(set(met.values())) == 1
        return value if fair else dict.fromkeys(group, 0)


def _had(one: Earned) -> bool:
    return one.rule not in ("forfeit", "bye")


def _ahead(one: Placing, other: Placing) -> int:
    """2 where one is ahead of the other, 1 where they share a place."""
    return 2 if one.place < other.place else int(one.place == other.place)
