"""A tournament is derived again from its export, whatever happened in it; whatever is changed in it is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from chouette_sdk import TournamentVerdict, verify_tournament
from click.testing import CliRunner

from service.director import attendance, entering, inviting, leagues, organising
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.tournaments.results import Placing
from service.verify.command import command
from service.verify.replay import replay
from tests.checks.changes import Change, changes
from tests.checks.played import QUICK, Line, PlayedCup, parsed, played, sealed
from tests.director.cup import Cup
from tests.http.table import START

CARDS: dict[str, Any] = {"ruleset": "trou-du-cul", "table_size": 4, "options": {"manches": 2}}
HOUR_MS = 3_600_000
TOO_SHORT_MS = 4_000
"""So long a round that no bot has thrown in it by itself: no game is over then, whatever the dice."""


def checked(lines: list[bytes], commitment: str | None = None) -> TournamentVerdict:
    return verify_tournament(lines, commitment, replay=replay)


@pytest.mark.parametrize(
    "settled",
    [
        {"players": 7},
        {"players": 7, "remainder": "byes"},
        {"players": 5, "format": "round_robin", "table_size": 2, "rounds": 3, "remainder": "bots"},
        {"players": 6, "format": "knockout", "table_size": 2, "rounds": None, "third_place": True},
        {"ruleset": "titouan", "seeding": "given"},
        {"ruleset": "expert", "points": None},
        {"ruleset": "modulaire", "players": 4, "table_size": 4, "rounds": 1},
        {"ruleset": "modulaire", "table_size": 4, "rounds": 1, "options": {"preset": "demoniaque"}},
        {**CARDS, "players": 5, "remainder": "bots"},
    ],
    ids=str,
)
def test_a_tournament_of_each_format_and_rulebook_is_proved(settled: dict[str, Any]) -> None:
    settled = {name: value for name, value in settled.items() if (name, value) != ("points", None)}
    cup = played(**settled)
    verdict = checked(cup.export(), cup.now.lot.commitment)
    assert verdict.fault is None
    assert verdict.proved
    assert verdict.games == verdict.replayed == len(cup.now.games)
    assert verdict.rounds == len(cup.now.rounds)
    assert verdict.standings == len(cup.now.entrants)
    assert verdict.dice + verdict.cards > 0


def late_entry(cup: PlayedCup) -> None:
    cup.enter("Dagonet", entropy="late")


def withdrawal(cup: PlayedCup) -> None:
    cup.do(lambda draft: entering.withdraw(draft, "karadoc"))


def correction(cup: PlayedCup) -> None:
    """The last of the first table was the best in truth."""
    found = next(result for result in cup.now.results if result.table == "1.1")
    upside_down = sorted(found.placings, key=lambda placing: -placing.place)
    placings = [Placing(entry=placing.entry, place=place) for place, placing in enumerate(upside_down, 1)]
    cup.do(lambda draft: organising.correct(draft, "1.1", placings, "A Bévue had been counted twice."))


def correction_before_its_round_is_over(cup: PlayedCup) -> None:
    cup.look()
    correction(cup)


def replayed_table(cup: PlayedCup) -> None:
    cup.look()
    table, *_ = cup.now.open_tables()
    cup.do(lambda draft: organising.play_again(draft, table, "The network was away."))
    cup.look()
    cup.do(lambda draft: organising.play_again(draft, table, "And again."))


def replayed_and_played_on(cup: PlayedCup) -> None:
    cup.look()
    game = cup.open_games()[0]
    replayed_table(cup)
    cup.play_game(game)


def over_and_played_again(cup: PlayedCup) -> None:
    cup.do(lambda draft: organising.play_again(draft, "1.1", "A chair had broken."))


def over_and_played_again_beside_others(cup: PlayedCup) -> None:
    cup.look()
    first, *others = cup.open_games()
    table = cup.now.table_of(first)
    cup.play_game(first)
    cup.do(lambda draft: organising.play_again(draft, str(table), "Again"))
    for game in others:
        cup.play_game(game)


def sat_out(cup: PlayedCup) -> None:
    for entry in ("karadoc", "arthur"):
        cup.do(lambda draft, entry=entry: attendance.sit_out(draft, entry))
    cup.do(lambda draft: attendance.come_back(draft, "arthur"))


def pause(cup: PlayedCup) -> None:
    cup.do(lambda draft: organising.pause(draft, "Lunch"))
    cup.do(organising.resume)


def over_time(cup: PlayedCup) -> None:
    cup.look()
    game = cup.open_games()[0]
    cup.play_game(game, until=cup.clock.now() + 5_000)
    cup.clock.move(HOUR_MS)
    cup.look()


def called_off_by_its_key(cup: PlayedCup) -> None:
    cup.look()
    game = cup.open_games()[0]
    cup.games.do(game, lambda state, meta: Cancel(player=ORGANISER, at=cup.clock.now()))
    cup.report(game)


@pytest.mark.parametrize(
    "between",
    [
        late_entry, withdrawal, correction, correction_before_its_round_is_over, replayed_table, replayed_and_played_on,
        over_and_played_again, over_and_played_again_beside_others, sat_out, pause, over_time, called_off_by_its_key,
    ],
)  # fmt: skip
@pytest.mark.parametrize("ruleset", ["wikimonde", pytest.param("trou-du-cul", marks=pytest.mark.nightly)])
def test_whatever_happened_in_it_it_is_proved(between: Callable[[PlayedCup], None], ruleset: str) -> None:
    settled = CARDS if ruleset == "trou-du-cul" else {"table_size": 2}
    cup = played(7, between=between, late_entries=True, round_ms=HOUR_MS, remainder="bots", **settled)
    verdict = checked(cup.export(), cup.now.lot.commitment)
    assert verdict.fault is None
    # A game that was played again may never be over: that it is not told changes nothing.
    assert verdict.proved


@pytest.mark.parametrize("overtime", ["shared", "forfeit"])
def test_however_overtime_is_decided_it_is_proved(overtime: str) -> None:
    cup = played(6, between=at_once_over_time, table_size=2, round_ms=TOO_SHORT_MS, overtime=overtime)
    assert any(result.decided == "time" for result in cup.now.results)
    assert checked(cup.export(), cup.now.lot.commitment).fault is None
    cup = played(4, between=replayed_over_time, table_size=2, round_ms=TOO_SHORT_MS, overtime=overtime)
    assert cup.now.corrections
    assert checked(cup.export(), cup.now.lot.commitment).fault is None


def replayed_over_time(cup: PlayedCup) -> None:
    over_and_played_again(cup)
    at_once_over_time(cup)


def at_once_over_time(cup: PlayedCup) -> None:
    cup.look()
    cup.clock.move(TOO_SHORT_MS)
    cup.look()
    cup.look()


def test_a_check_in_that_some_have_missed_is_proved() -> None:
    cup = PlayedCup.made(4, start=False, table_size=2, options={"target": 30, **QUICK}, check_in_until=START + HOUR_MS)
    cup.do(lambda draft: entering.enter(draft, name="Dagonet", token="00" * 32, entropy="hiccup"))
    cup.clock.move(HOUR_MS)
    cup.look()
    assert "dagonet" not in {entrant.id for entrant in cup.now.entrants}
    cup.do(organising.start)
    cup.play()
    assert checked(cup.export(), cup.now.lot.commitment).fault is None


def test_invitations_do_not_stand_in_the_way_of_a_proof() -> None:
    cup = PlayedCup.made(4, start=False, table_size=2, options={"target": 30, **QUICK})
    cup.do(lambda draft: inviting.invite(draft, [f"p_{letter * 20}" for letter in "abc"]))
    cup.do(lambda draft: inviting.decline(draft, "p_" + "a" * 20, draft.tournament.invited["p_" + "a" * 20].id))
    cup.do(lambda draft: inviting.forget(draft, "p_" + "b" * 20))
    cup.do(organising.start)
    cup.play()
    assert cup.now.invited["p_" + "c" * 20].status == "expired"
    assert checked(cup.export(), cup.now.lot.commitment).fault is None


def ask(cup: PlayedCup, *entries: str) -> None:
    for entry in entries:
        cup.do(lambda draft, entry=entry: leagues.ask(draft, entry))
    cup.look()


def test_a_league_is_proved_whose_tables_are_made_while_others_are_played() -> None:
    cup = PlayedCup.made(
        6, format="league", rounds=None, table_size=3, round_ms=HOUR_MS, wait_ms=60_000, options={"target": 30}
    )
    ask(cup, "perceval", "karadoc", "arthur")
    ask(cup, "bohort", "leodagan", "seli")
    first, second = cup.open_games()
    cup.play_game(second)
    cup.enter("Dagonet")
    ask(cup, "bohort", "leodagan", "dagonet")
    assert checked(cup.export()).fault is None
    cup.do(lambda draft: entering.withdraw(draft, "seli"))
    cup.play_game(first)
    ask(cup, "perceval", "karadoc")
    cup.clock.move(60_000)
    cup.look()
    assert cup.now.rounds[-1].fewest == 2
    correction(cup)
    for game in cup.open_games():
        cup.play_game(game)
    ask(cup, "arthur")
    cup.do(leagues.close)
    cup.look()
    verdict = checked(cup.export())
    assert (verdict.fault, verdict.status, verdict.rounds) == (None, "proved", 4)
    lines = parsed(cup.export())
    [place] = [place for place, line in enumerate(lines) if line.get("number") == 4]
    lines[place]["asked"] = ["perceval", "arthur"]
    fault = checked(list(map(sealed, lines))).fault
    assert fault is not None
    assert "round 4" in fault.message


def test_a_correction_after_the_end_makes_no_other_winner() -> None:
    cup = played(2, table_size=2, rounds=1)
    correction(cup)
    verdict = checked(cup.export())
    assert verdict.proved
    lines = parsed(cup.export())
    winner = next(line["event"]["winner"] for line in lines if line.get("event", {}).get("winner"))
    assert next(line["entry"] for line in lines if line["kind"] == "standing") != winner


def test_what_entries_gave_is_in_the_lot_and_in_their_dice() -> None:
    cup = PlayedCup.made(0, start=False, table_size=2, options={"target": 30})
    for name in ("Perceval", "Karadoc", "Bohort"):
        cup.enter(name, entropy=f"l'entropie de {name}: «;»")
    cup.do(lambda draft: entering.withdraw(draft, "bohort"))
    cup.enter("Bohort", entropy="another")
    cup.do(organising.start)
    cup.play()
    lines = cup.export()
    assert checked(lines).proved
    assert "another" in parsed(lines)[0]["contributions"]


def test_entries_that_withdraw_before_the_first_round_gave_something_nobody_can_show() -> None:
    cup = PlayedCup.made(0, start=False, table_size=2, rounds=1, options={"target": 30})
    for name in ("Perceval", "Karadoc", "Bohort"):
        cup.enter(name, entropy=name)
    cup.do(organising.start)
    cup.do(lambda draft: entering.withdraw(draft, "bohort"))
    cup.play()
    assert checked(cup.export()).proved


@pytest.mark.parametrize("ended", ["too_few", "cancelled", "cancelled while it was played", "never started"])
def test_one_that_was_not_played_is_told_as_what_it_is(ended: str) -> None:
    cup = PlayedCup.made(4, start=False, table_size=2, options={"target": 30})
    if ended != "never started":
        cup.do(organising.start)
    if ended == "cancelled":
        cup.do(lambda draft: organising.cancel(draft, "Snow"))
    elif ended == "too_few":
        cup.play_round()
        for name in ("karadoc", "perceval", "arthur"):
            cup.do(lambda draft, name=name: entering.withdraw(draft, name))
        cup.look()
        assert cup.now.end == "too_few"
    elif ended == "cancelled while it was played":
        cup.look()
        cup.play_game(cup.open_games()[0])
        cup.do(lambda draft: organising.cancel(draft, "Snow"))
    verdict = checked(cup.export())
    assert verdict.fault is None
    assert verdict.status == ("unrevealed" if ended == "never started" else "proved")


def test_before_its_end_it_is_right_so_far() -> None:
    cup = PlayedCup.made(5, table_size=2, remainder="bots", options={"target": 30})
    for _ in range(2):
        cup.look()
        verdict = checked(cup.export())
        assert (verdict.fault, verdict.status) == (None, "unrevealed")
        for game in cup.open_games():
            cup.play_game(game)
            assert checked(cup.export()).fault is None
    replayed: list[Line] = parsed(cup.export())
    assert replayed[0]["seed"] is None


def test_games_that_have_expired_are_said_to_be_unchecked() -> None:
    cup = played(4, table_size=2)
    cup.store._games.pop(cup.now.games["1.1"].game)
    verdict = checked(cup.export())
    assert (verdict.fault, verdict.status, len(verdict.left_out)) == (None, "partly", 1)
    assert "1.1" in verdict.left_out[0]


# --- what is changed is named

FREE = {
    "tournament: id": "nothing follows from it",
    "tournament: options.target": "an option that is left out",
    "tournament: options.manches": "an option that is left out",
    **dict.fromkeys(
        (f"tournament: options.{name}_ms" for name in ("pause", "reaction", "decision", "tie", "turn")),
        "an option that is left out",
    ),
    "tournament: settings.points.forfeit": "no player has left",
    "tournament: settings.tie_breaks.*": "no two were equal in what came before",
    "tournament: overtime": "no table has lasted too long",
    "event tournament_created: event.by": "the service alone knows whose doing it was",
    "event entry_made: event.by": "the service alone knows whose doing it was",
    "event tournament_started: event.by": "the service alone knows whose doing it was",
    **{
        f"event {kind}: event.by": "left out it says what is right: nobody's"
        for kind in ("round_started", "table_finished", "round_finished", "tournament_finished")
    },
    "tournament: created_at": "an instant",
    "tournament: starts_at": "an instant",
    "tournament: break_ms": "a pause",
    "tournament: closes_at": "an instant",
    "tournament: wait_ms": "a pause",
    "entry: seed": "the lot has decided",
    "entry: rating": "the lot has decided",
    "event tournament_created: event.at": "an instant",
    "event table_finished: event.at": "an instant",
    "event round_finished: event.at": "an instant",
    "event tournament_finished: event.note": "a note",
    "game: dice.throws.*.seq": "the game's log is not in the export",
    "game: deals.deals.*.seq": "the game's log is not in the export",
}  # fmt: skip
"""What nothing can prove (service/verify/README.md), and why; beside it acts of players that made no difference."""
PLAY = "game: record.play."


def names_of(cup: PlayedCup) -> set[str]:
    return {entrant.id for entrant in cup.now.entrants} | {f"empty_seat_{number}" for number in range(1, 9)}


def sly(settled: dict[str, Any]) -> tuple[list[bytes], set[str]]:
    cup = played(5, remainder="bots", round_ms=HOUR_MS, **settled)
    lines = cup.export()
    assert checked(lines).proved
    return lines, names_of(cup)


def with_change(lines: list[bytes], change: Change, *, honest: bool) -> list[bytes]:
    """honest: the sum stays what it was."""
    if change.changed is None:
        return [*lines[: change.line], *lines[change.line + 1 :]]
    told = json.dumps(change.changed, ensure_ascii=False).encode() + b"\n" if honest else sealed(change.changed)
    return [*lines[: change.line], told, *lines[change.line + 1 :]]


@pytest.mark.parametrize(
    "settled",
    [
        {"table_size": 2},
        pytest.param({**CARDS, "rounds": 1}, marks=pytest.mark.nightly),
        pytest.param({"ruleset": "titouan", "table_size": 2, "rounds": 1}, marks=pytest.mark.nightly),
        pytest.param({"ruleset": "modulaire", "table_size": 2, "rounds": 1}, marks=pytest.mark.nightly),
    ],
    ids=str,
)
def test_every_single_change_by_somebody_who_counts_the_sums_anew_is_named(settled: dict[str, Any]) -> None:
    lines, names = sly(settled)

    @cache
    def remembered(record: str, proof: str) -> str | None:
        return replay(json.loads(record), json.loads(proof))

    def again(record: Mapping[str, Any], proof: Mapping[str, Any]) -> str | None:
        return remembered(json.dumps(record), json.dumps(proof))

    missed, tried = set(), 0
    for change in changes(parsed(lines), names):
        verdict = verify_tournament(with_change(lines, change, honest=False), replay=again)
        tried += 1
        if verdict.fault is None:
            missed.add(change.where)
        else:
            assert verdict.fault.message
    assert tried > 1_000
    assert {where for where in missed if not where.startswith(PLAY)} - FREE.keys() == set()


@pytest.mark.parametrize("ruleset", ["wikimonde", "modulaire"])
@pytest.mark.parametrize("option", [1, -1, None])
def test_whether_dice_fall_is_compared_where_no_die_can_show_it(ruleset: str, option: int | None) -> None:
    """The table throws for players who are not there, and what it throws never falls."""
    cup = PlayedCup.made(0, start=False, ruleset=ruleset, table_size=2, rounds=1, options={"target": 30, **QUICK})
    for name in ("Perceval", "Karadoc"):
        Cup.enter(cup, name)
    cup.do(organising.start)
    cup.play()
    lines = parsed(cup.export())
    assert checked(cup.export()).proved
    game = next(line for line in lines if line["kind"] == "game")
    assert game["dice"]["throws"]
    assert all(throw["by_table"] for throw in game["dice"]["throws"])
    game["dice"]["cocked_dice"] = option
    fault = checked([sealed(line) for line in lines]).fault
    assert fault is not None
    assert "cocked_dice" in fault.message


def test_every_single_change_by_accident_is_named_with_its_line() -> None:
    lines, names = sly({"table_size": 2, "rounds": 1})
    for change in changes(parsed(lines), names):
        fault = verify_tournament(with_change(lines, change, honest=True)).fault
        assert fault is not None, change.where
        assert fault.line in (change.line + 1, len(lines) - 1, 1), change.where


def test_a_file_that_is_cut_off_anywhere_is_not_whole() -> None:
    whole = b"".join(played(2, table_size=2, rounds=1).export())
    for end in range(0, len(whole) - 1, 97):
        fault = verify_tournament(whole[:end].splitlines(keepends=True)).fault
        assert fault is not None, end
        assert fault.code in ("incomplete", "not_json"), end


@pytest.mark.parametrize(
    "line", [b"", b"null", b"[]", b"{}", b'{"kind":"tournament"}', b"\xff\xfe", b'"x"', b"{" * 5_000]
)
def test_what_is_no_export_is_said_to_be_none(line: bytes) -> None:
    fault = verify_tournament([line]).fault
    assert fault is not None
    assert fault.line <= 1


def test_another_commitment_than_the_noted_one_is_named() -> None:
    cup = played(2, table_size=2, rounds=1)
    fault = checked(cup.export(), "00" * 32).fault
    assert fault is not None
    assert fault.code == "commitment_changed"


# --- the command


def save(cup: PlayedCup, folder: Path) -> Path:
    file = folder / "cup.ndjson"
    file.write_bytes(b"".join(cup.export()))
    return file


def test_the_command_tells_what_it_has_proved(tmp_path: Path) -> None:
    cup = played(4, table_size=2)
    said = CliRunner().invoke(command, [str(save(cup, tmp_path)), "--commitment", cup.now.lot.commitment])
    assert said.exit_code == 0, said.output
    assert said.output.startswith("proved: 2 rounds, 4 games, ")
    assert "the commitment that you noted" in said.output


def test_the_command_names_the_first_thing_that_differs(tmp_path: Path) -> None:
    cup = played(4, table_size=2)
    lines = parsed(cup.export())
    place = next(place for place, line in enumerate(lines) if line["kind"] == "standing")
    lines[place]["points"] += 1000
    file = tmp_path / "cup.ndjson"
    file.write_bytes(b"".join(map(sealed, lines)))
    said = CliRunner().invoke(command, [str(file)])
    assert said.exit_code == 1
    entry = lines[place]["entry"]
    right, wrong = lines[place]["points"] - 1000, lines[place]["points"]
    assert f"wrong: line {place + 1}, the standing of {entry}, `points`: expected {right}, told {wrong}" in said.output


def test_the_command_says_what_was_left_out(tmp_path: Path) -> None:
    cup = played(4, table_size=2)
    cup.store._games.pop(cup.now.games["1.1"].game)
    said = CliRunner().invoke(command, [str(save(cup, tmp_path))])
    assert (said.exit_code, "left out: The game of table 1.1" in said.output) == (3, True)


def test_what_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    for source in (
        "http://127.0.0.1:9/v1/tournaments/t.x",
        "http://127.0.0.1:9/v1/tournaments/",
        str(tmp_path / "none"),
    ):
        said = CliRunner().invoke(command, [source])
        assert said.exit_code == 2
        # A service that another test has left running may log beside it.
        [sentence] = (line for line in said.output.splitlines() if not line.startswith("{"))
        assert sentence.startswith("nothing checked: ")
