"""The gallery is built of the scenarios, has a situation for all that there is, and its ids stay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service import engine
from service.http.errors import kinds, refusals
from service.http.openapi.extensible_enums import DUELS, ENDS, HOLDINGS, MODES, OTHER_FAULTS, OUTCOMES, WINDOWS
from service.sandbox import texts
from service.sandbox.build import build, encoded
from service.sandbox.library import FILE, KINDS, library
from service.sandbox.moments import Watch
from service.sandbox.standing import Making, in_situation
from tests.sandbox.house import sandbox
from tests.support.golden import FOLDER, compare

ROOT = Path(__file__).parents[2]
BOOKS = [book.id for book in engine.rulesets()]

NEVER_OPEN_IN_A_SCENARIO = {("titouan", ("roi", "dice", "excalibur"))}
"""Windows of stored states to which no scenario leads: two would have to be as quick, and their dice to be equal."""


def test_the_file_that_is_shipped_is_what_the_scenarios_say() -> None:
    assert encoded(build(ROOT / "tests" / "scenarios")) == (ROOT / "service" / "sandbox" / FILE).read_bytes()


def test_it_is_small_enough_to_be_shipped() -> None:
    assert (ROOT / "service" / "sandbox" / FILE).stat().st_size < 400_000


def test_no_id_that_has_been_told_is_lost_or_means_something_else() -> None:
    lines = [f"{one.id}: {one.kind} {' '.join(one.about)}" for one in library().situations]
    assert len(set(lines)) == len({one.id for one in library().situations}) == len(lines)
    compare("situations.txt", "\n".join(sorted(lines)) + "\n")


def test_every_situation_shows_what_it_says() -> None:
    for one in library().situations:
        game = in_situation(one, Making(at=1_000_000_000)).game
        watch, seen = Watch(), set[Any]()
        for event in game.fresh:
            seen |= watch.see(game, [event])
        assert one.kind == "refusal" or (one.kind, one.about) in seen, one.id


def _of(ruleset: str, *kinds: str) -> set[tuple[str, ...]]:
    return {one.about for one in library().situations if one.ruleset == ruleset and one.kind in kinds}


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_holding_of_a_rulebook_is_held_somewhere(ruleset: str) -> None:
    declared = {held for rule in engine.ruleset(ruleset).rules for held in rule.holdings}
    assert declared - {about[0] for about in _of(ruleset, "holding")} == set()


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_window_of_a_stored_state_is_open_somewhere(ruleset: str) -> None:
    stored = set(_windows_of_states(ruleset))
    assert stored
    missing = {(ruleset, window) for window in stored - _of(ruleset, "window", "doubling")}
    assert missing - NEVER_OPEN_IN_A_SCENARIO == set()


def _windows_of_states(ruleset: str) -> Iterator[tuple[str, ...]]:
    for path in (FOLDER / "states").glob("*.json"):
        state = json.loads(path.read_text("utf-8"))
        frames = [record["frame"] for record in state["records"] if state["ruleset"] == ruleset]
        yield from ((frame["name"], frame["mode"], frame["rule"]) for frame in frames if "mode" in frame)


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_challenge_of_a_rulebook_is_a_duel_somewhere_with_each_outcome(ruleset: str) -> None:
    words = {
        word.id for rule in engine.ruleset(ruleset).rules for word in rule.annonces if word.spoken_as == "challenge"
    }
    outcomes = {("grelottine", outcome) for outcome in OUTCOMES} | {("soufflette", "met"), ("soufflette", "failed")}
    duels = {(word,) for word in words} | {duel for duel in outcomes if duel[0] in words}
    assert duels - _of(ruleset, "duel") == set()


def test_all_that_the_document_lists_is_to_be_seen_in_some_rulebook() -> None:
    seen = {kind: {one.about for one in library().situations if one.kind == kind} for kind in KINDS}
    windows = seen["window"] | seen["doubling"]
    assert set(WINDOWS) - {about[0] for about in windows} == set()
    assert set(MODES) - {about[1] for about in windows} == set()
    assert set(HOLDINGS) - {about[0] for about in seen["holding"]} == set()
    assert set(DUELS) - {about[0] for about in seen["duel"]} == set()
    assert set(ENDS) - {about[0] for about in seen["ending"]} == set()


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_kind_is_there_in_every_rulebook_that_has_it(ruleset: str) -> None:
    cards = engine.ruleset(ruleset).game == "trou_du_cul"
    expected = {"window", "refusal", "ending"} if cards else set(KINDS)
    assert {one.kind for one in library().situations if one.ruleset == ruleset} >= expected


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_game_is_called_off_never_begun_and_won_somewhere(ruleset: str) -> None:
    ends = {about[0] for about in _of(ruleset, "ending")}
    assert {"cancelled", "expired", "last_one"} <= ends
    assert ends & {"target", "manches"}


REFUSED_WHEREVER_ONE_IS = {
    "wrong_moment", "too_late", "not_your_throw", "unknown_annonce", "nothing_asked", "not_begun",
}  # fmt: skip


@pytest.mark.parametrize("ruleset", [book for book in BOOKS if book != "trou-du-cul"])
def test_what_players_are_refused_most_is_there_in_every_rulebook_at_dice(ruleset: str) -> None:
    assert {code for _, code in _of(ruleset, "refusal")} >= REFUSED_WHEREVER_ONE_IS


def test_every_code_of_a_refusal_is_one_that_the_document_has() -> None:
    known = {*kinds.KINDS, *refusals.REFUSALS, *OTHER_FAULTS}
    assert {one.about[1] for one in library().situations if one.kind == "refusal"} - known == set()


def test_every_situation_has_a_title_and_a_sentence_in_both_languages() -> None:
    for one in library().situations:
        told = [*texts.title(one), *texts.sentence(one)]
        assert all(told), one.id
        assert texts.sentence(one).fr != texts.sentence(one).en


def test_titles_of_one_kind_tell_situations_of_a_rulebook_apart() -> None:
    for ruleset in BOOKS:
        for kind in KINDS:
            found = [texts.title(one).en for one in library().situations if (one.ruleset, one.kind) == (ruleset, kind)]
            assert sorted(found) == sorted(set(found)), (ruleset, kind)


def test_the_gallery_comes_in_pages_that_together_are_all_of_it() -> None:
    client, found, cursor = sandbox(), list[str](), ""
    while cursor is not None:
        query = {"limit": "200"} | ({"cursor": cursor} if cursor else {})
        page = client.get("/v1/sandbox/situations", query_string=query)
        found += [one["id"] for one in page.json["situations"]]
        cursor = page.json["next"]
    assert found == [one.id for one in library().situations]


def test_a_page_can_be_of_one_rulebook_and_one_kind() -> None:
    page = sandbox().get("/v1/sandbox/situations?ruleset=modulaire&kind=duel").json
    assert page["situations"]
    assert {(one["ruleset"], one["kind"]) for one in page["situations"]} == {("modulaire", "duel")}


@pytest.mark.parametrize("query", ["kind=x", "limit=0", "limit=201", "cursor=%00", "more=1", "ruleset=A"])
def test_what_is_no_page_is_refused(query: str) -> None:
    assert sandbox().get(f"/v1/sandbox/situations?{query}").status_code == 422


def test_every_situation_is_told_as_a_client_needs_it() -> None:
    client = sandbox()
    for one in library().situations:
        told = client.get(f"/v1/sandbox/situations/{one.id}").json
        assert told["players"]
        assert told["look_at"]
        assert (told["attempt"] is None) == (one.kind != "refusal")
        assert told["windows"] or one.kind not in ("window", "doubling")
        if one.kind in ("window", "doubling") and one.about[1] not in ("open", "side"):
            assert told["offers"], one.id


def test_a_situation_that_there_is_not_is_not_found() -> None:
    for name in ("nothing", "..", "wikimonde-", "a" * 300):
        answer = sandbox().get(f"/v1/sandbox/situations/{name}")
        assert answer.status_code == 404
