"""The games of a tournament: each is the one that its table must have, its record gives its result, its dice or cards
follow from its seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from chouette_sdk._tournament_rules import Correction, Result, Table
from chouette_sdk.deals import DealVerdict, verify_deals
from chouette_sdk.dice import DiceVerdict, verify_dice
from chouette_sdk.tournament_check.book import Book, plain
from chouette_sdk.tournament_check.forms import GameForm
from chouette_sdk.tournament_check.log import Log
from chouette_sdk.tournament_check.names import player_of
from chouette_sdk.tournament_check.recorded import drawn_otherwise
from chouette_sdk.tournament_check.verdict import TournamentVerdict, refuse, same

Replay = Callable[[Mapping[str, Any], Mapping[str, Any]], str | None]
"""Plays a record again, and compares it with the proof of the same game: what went otherwise, in a sentence, None where
nothing did."""

EXPECTED = ("scores", "holds", "out", "presence", "end", "winner", "result")
"""What a record must say of the end of its game."""


FORFEITS = ("left", "absent")


class Expected(NamedTuple):
    """A game that there must be."""

    table: Table
    attempt: int


class Games:
    """Compares one line after the other. replay: plays records again, None where nothing can."""

    def __init__(self, book: Book, log: Log, verdict: TournamentVerdict, replay: Replay | None) -> None:
        self._book = book
        self._log = log
        self._verdict = verdict
        self._replay = replay
        self._results = {result.game: result for result in book.results}
        self._again = {correction.game: correction for correction in book.corrections if correction.game}
        self._given = {
            entry.id: person.entropy for entry, person in zip(book.entries, book.people, strict=True) if person.entropy
        }
        self._bots = {entry.id: person.bot for entry, person in zip(book.entries, book.people, strict=True)}
        self._expected = [
            Expected(table, attempt)
            for made in book.rounds
            for table in made.tables
            for attempt in range(1, log.attempts.get(table.id, 1) + 1)
        ]
        self._common: dict[str, Any] = {}
        self._place = 0

    @property
    def count(self) -> int:
        """How many there must be."""
        return len(self._expected)

    def compare(self, told: GameForm) -> None:
        """Raises Differs."""
        line = told.line
        if self._place >= self.count:
            refuse("game_differs", line, f"line {line}: table {told.table} has another game than those of the events")
        expected = self._expected[self._place]
        self._place += 1
        table, attempt = expected.table, expected.attempt
        right = {"table": table.id, "attempt": attempt, "game": self._log.game_of(table.id, attempt) or told.game}
        same("game_differs", line, f"line {line}", right, {name: getattr(told, name) for name in right})
        result = self._results.get(told.game) or self._again.get(told.game)
        if told.told == "whole":
            self._whole(told, table, result)
        elif told.told in ("expired", "hidden"):
            why = "has expired" if told.told == "expired" else "is told to those alone who may watch it"
            self._verdict.left_out.append(f"The game of table {table.id} ({told.game}) {why}: it is not checked.")
        elif told.told not in ("playing", "making") or result is not None:
            refuse("game_differs", line, f"line {line}: table {table.id} has a result, and its game is «{told.told}»")
        if told.told != "whole" and (told.record or told.dice or told.deals):
            refuse("game_differs", line, f"line {line}: a game that is «{told.told}» has no record and no proof")

    def end(self) -> None:
        """There are no more. Raises Differs."""
        if self._place < self.count:
            table = self._expected[self._place].table
            refuse("game_differs", self._book.line("round", 0), f"the game of table {table.id} is missing")

    def _whole(self, told: GameForm, table: Table, result: Result | Correction | None) -> None:
        where = f"line {told.line}, the game of table {table.id}"
        if told.record is None:
            refuse("record_differs", told.line, f"{where}, `record`: expected the record of a game that is over")
        self._of_this_table(told, told.record, table, where)
        if isinstance(result, Correction):
            self._played_again(told, told.record, table, result)
        elif result is not None:
            self._resulted(told, told.record, table, result)
        proof = self._proved(told, told.record, where)
        self._like_the_others(told, told.record, proof, where)
        if self._replay is not None:
            why = self._replay(told.record, proof)
            if why is not None:
                refuse("replay_differs", told.line, f"{where}, `record`: played again it goes otherwise: {why}")
            self._verdict.replayed += 1
        self._verdict.games += 1

    def _of_this_table(self, told: GameForm, record: dict[str, Any], table: Table, where: str) -> None:
        head = self._book.head
        right = {"title": f"Game {told.game}", "ruleset": head.ruleset}
        same("record_differs", told.line, f"{where}, `record`", right, {name: record.get(name) for name in right})
        wished = {name: value for name, value in head.options.items() if name not in ("max_players", "rules")}
        settled = _mapping(record.get("options"))
        same("record_differs", told.line, f"{where}, `record.options`", wished, {n: settled.get(n) for n in wished})
        seats = {player_of(table.seats, seat): self._bots.get(seat, head.bots) for seat in table.seats}
        players = _mapping(record.get("players"))
        begun = {player: {"score": 0, "bot": bot} for player, bot in seats.items()}
        found = {player: _mapping(players.get(player)) for player in seats}
        there = {player: {"score": facts.get("score"), "bot": facts.get("bot")} for player, facts in found.items()}
        same("record_differs", told.line, f"{where}, `record.players`", begun, there)
        expect = _mapping(record.get("expect"))
        missing = [name for name in EXPECTED if name not in expect]
        for name in ("scores", "holds", "presence", *(["bevues"] if "bevues" in expect else [])):
            missing += [f"{name}.{player}" for player in seats if player not in _mapping(expect.get(name))]
        if missing:
            refuse("record_differs", told.line, f"{where}, `record.expect`: {missing[0]} is missing")

    def _resulted(self, told: GameForm, record: dict[str, Any], table: Table, result: Result) -> None:
        """The result is what the end of the game means for the table."""
        line = self._book.line("result", self._book.results.index(result))
        where = f"line {line}, the result of table {table.id}"
        expect = _mapping(record.get("expect"))
        called_off = expect.get("end") == "cancelled"
        decided = ("time", "cancelled") if called_off else ("game",)
        if result.decided not in decided or (result.decided == "time" and self._book.head.round_ms is None):
            same("result_differs", line, f"{where}, `decided`", decided[-1], result.decided)
        derived = self._placed(told, expect, table, late=result.decided == "time")
        same("result_differs", line, f"{where}, by the record of its game, `placings`", derived, plain(result.placings))

    def _played_again(self, told: GameForm, record: dict[str, Any], table: Table, made: Correction) -> None:
        """What corrects a result is what the end of the game means that was played again."""
        line = self._book.line("correction", self._book.corrections.index(made))
        expect, given = _mapping(record.get("expect")), plain(made.placings)
        forms = [self._placed(told, expect, table, late=late) for late in (False, True)]
        # Of a game that was called off only the table's time tells whether that was over.
        derived = given if expect.get("end") == "cancelled" and given in forms else forms[0]
        where = f"line {line}, the correction of table {table.id}, by the record of its game, `placings`"
        same("correction_differs", line, where, derived, given)

    def _placed(self, told: GameForm, expect: dict[str, Any], table: Table, *, late: bool) -> list[dict[str, Any]]:
        """The places by the end of a game. late: the time of the table was over."""
        sign = -1 if told.lowest_wins else 1
        seats = {player_of(table.seats, seat): seat for seat in table.seats}
        overtime = self._book.head.overtime if late else "scores"
        return [
            {
                "entry": seats[str(one.get("player"))], "place": one.get("rank") if overtime == "scores" else 1,
                "score": sign * _number(one.get("score")),
                "forfeit": one.get("reason") in FORFEITS or overtime == "forfeit",
            }
            for one in map(_mapping, _rows(expect.get("result")))
            if one.get("player") in seats
        ]  # fmt: skip

    def _like_the_others(self, told: GameForm, record: dict[str, Any], proof: dict[str, Any], where: str) -> None:
        """What all games of a tournament have in common."""
        common = {"lowest_wins": told.lowest_wins, "source": record.get("source"), "method": proof.get("method")}
        common["options"] = record.get("options")
        self._common = self._common or common
        same("game_differs", told.line, f"{where}, compared with the first game", self._common, common)

    def _proved(self, told: GameForm, record: dict[str, Any], where: str) -> dict[str, Any]:
        """The dice or deals follow from the game's seed and from what its players gave."""
        proof, name = (told.deals, "deals") if told.deals is not None else (told.dice, "dice")
        if proof is None or (told.deals is not None and told.dice is not None):
            refuse("proof_differs", told.line, f"{where}: expected the proof of its dice or of its deals")
        players = _mapping(record.get("players"))
        given = {player: self._given[player] for player in players if player in self._given}
        try:
            found = verify_deals(proof, entropy=given) if name == "deals" else verify_dice(proof, entropy=given)
            others = {str(one["player"]) for one in proof["contributions"]} - given.keys()
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            refuse("proof_differs", told.line, f"{where}, `{name}`: is no proof ({error!r})")
        if others:
            refuse("proof_differs", told.line, f"{where}, `{name}`: {min(others)} gave no entropy when entering")
        if found.status != "proved":
            why = found.faults[0].message if found.faults else f"it is {found.status}"
            refuse("proof_differs", told.line, f"{where}, `{name}`: {why}")
        otherwise = drawn_otherwise(record, proof)
        if otherwise is not None:
            refuse("record_differs", told.line, f"{where}, {otherwise}")
        self._count(found)
        return proof

    def _count(self, found: DiceVerdict | DealVerdict) -> None:
        if isinstance(found, DiceVerdict):
            self._verdict.dice += found.dice
        self._verdict.cards += found.cards


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _rows(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0
