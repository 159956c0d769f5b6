"""What follows from settings, entries, lot and results: contributions, seatings, standings, the winner."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from chouette_sdk._tournament_rules import Round, State, next_round, standings
from chouette_sdk._tournament_rules.entries import faults as entry_faults
from chouette_sdk._tournament_rules.results import faults as result_faults
from chouette_sdk._tournament_rules.settings import faults as setting_faults
from chouette_sdk.tournament_check.book import Book, plain
from chouette_sdk.tournament_check.log import Log
from chouette_sdk.tournament_check.verdict import refuse, same

Progress = Callable[[str, int, int], None]


def settled(book: Book, log: Log) -> None:
    """What is settled makes sense, and what entries gave to the lot is in it. Raises Differs."""
    for fault in setting_faults(book.settings):
        refuse("settings_wrong", 1, f"line 1, `settings`: {fault}")
    if (book.head.fewest is None) == book.is_league:
        refuse("settings_wrong", 1, "line 1, `fewest`: is of a league, and of no other")
    for fault in entry_faults(book.entries):
        refuse("entries_differ", book.line("entry", 0), fault)
    for place, person in enumerate(book.people):
        if (person.entropy is None) != (log.at_start is None):
            line = book.line("entry", place)
            refuse("entries_differ", line, f"line {line}, entry {person.id}, `entropy`: is told from the start on")
    if log.at_start is None:
        return
    given = {
        entry.id: f"{entry.id}:{person.entropy};" if person.entropy else ""
        for entry, person in zip(book.entries, book.people, strict=True)
    }
    # What was given by one that withdrew before the first round is no entry's any more.
    parts = [re.escape(given[entry]) if entry in given else f"(?:{entry}:.*;)?" for entry in log.at_start]
    told = book.head.contributions or ""
    if not re.fullmatch("".join(parts), told, re.DOTALL):
        expected = "".join(given.get(entry, "") for entry in log.at_start)
        same("contributions_wrong", 1, "line 1, `contributions`", expected, told)


def promised(book: Book, noted: str | None) -> None:
    """The seed is the one that was promised. noted: the commitment as it was told before. Raises Differs."""
    head = book.head
    if noted is not None:
        same("commitment_changed", 1, "the commitment that you noted", noted.lower(), head.commitment)
    if head.seed is None:
        return
    try:
        made = book.state().lot.commitment
    except ValueError:
        refuse("seed_wrong", 1, f"line 1, `seed`: expected 64 hex digits, told {head.seed}")
    same("seed_wrong", 1, "line 1, `commitment`: the SHA-256 of the seed", made, head.commitment)


def seated(book: Book, progress: Progress) -> None:
    """Every round is the one that follows from what was known before it. Raises Differs."""
    state = book.state()
    known = {table.id: table for made in book.rounds for table in made.tables}
    for place, result in enumerate(book.results):
        if result.table not in known:
            line = book.line("result", place)
            refuse("result_differs", line, f"line {line}: no round has a table {result.table}")
    for place, correction in enumerate(book.corrections):
        line = book.line("correction", place)
        if correction.table not in known:
            refuse("correction_differs", line, f"line {line}: no round has a table {correction.table}")
        for fault in result_faults(known[correction.table].seats, correction.placings):
            refuse("correction_differs", line, f"line {line}, the correction of table {correction.table}: {fault}")
    for place, made in enumerate(book.rounds):
        progress("rounds", place, len(book.rounds))
        line = book.line("round", place)
        same("round_differs", line, f"line {line}, `number`", place + 1, made.number)
        if made.fewest not in (None, book.head.fewest):
            same("round_differs", line, f"line {line}, `fewest`", book.head.fewest, made.fewest)
        derived = next_round(state.before(made.number), made.asked, made.fewest)
        if not isinstance(derived, Round):
            refuse("round_differs", line, f"line {line}: there must be no round {made.number}")
        same("round_differs", line, f"line {line}, round {made.number}", plain(derived), plain(made))
    progress("rounds", len(book.rounds), len(book.rounds))
    _ended(book, state)


def _ended(book: Book, state: State) -> None:
    """A tournament that was played to its end has no further round."""
    if book.head.end not in ("played", "too_few") or not (book.rounds or book.head.started_at):
        return
    last = next_round(state.before(state.number))
    reason = getattr(last, "reason", None)
    if reason != book.head.end and not book.is_league:
        what = "there is another round" if isinstance(last, Round) else f"the end would be {reason}"
        refuse("end_wrong", 1, f"line 1, `end`: it is told to be over ({book.head.end}), and {what}")


def stood(book: Book, log: Log) -> None:
    """The standings, and the winner, follow from the results. Raises Differs."""
    state = book.state()
    derived = standings(state)
    known = {line.entry: line for line in derived}
    for place, told in enumerate(book.standings):
        line = book.line("standing", place)
        # Without the seed nothing is known of what the lot decides: the order is left, and all that is counted is not.
        right = derived[place] if book.over and place < len(derived) else known.get(told.entry)
        if right is None:
            refuse("standing_differs", line, f"line {line}: {told.entry} has no line in the standings")
        where = f"line {line}, the standing of {told.entry}"
        if book.over:
            same("standing_differs", line, where, plain(right), plain(told))
        else:
            counted = ("points", "earned", "withdrawn")
            expected, found = ({name: plain(getattr(one, name)) for name in counted} for one in (right, told))
            same("standing_differs", line, where, expected, found)
    if len(book.standings) != len(derived):
        line = book.line("standing", len(book.standings) - 1)
        told_names = [each.entry for each in book.standings]
        same("standing_differs", line, "the standings", [each.entry for each in derived], told_names)
    _won(book, log, state)


def _won(book: Book, log: Log, state: State) -> None:
    if log.winner is None:
        return
    # What was corrected after the end made no other entry the winner.
    then = msgspec.structs.replace(state, corrections=state.corrections[: log.corrections_in_time])
    order = standings(then) if log.winner.reason == "played" else []
    winner = order[0].entry if order else None
    line = book.line("event", log.winner.seq - 1)
    same("winner_wrong", line, f"line {line}, tournament_finished, `winner`", winner, log.winner.winner)
