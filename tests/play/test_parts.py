"""Keys, sentences, links, languages, the file of seats, and the law of the folder."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from service.play import links
from service.play.errors import CODES
from service.play.game.keys import RANKS
from service.play.game.lexicon import UNWORDED
from service.play.game.offers import Keyboard
from service.play.game.sentences import ENDS, SENTENCES
from service.play.language import of_the_user
from service.play.seats import Held, Seats
from tests.architecture.test_laws import ROOT, imports
from tests.play.books import BOOKS, lexicon

SPECIAL = {
    "dice_rolled", "combination_made", "coup_made", "annonce_made", "points_moved", "bevue", "duel_ended", "lying_down",
    "game_finished", "cards_laid", "hand_dealt", "cards_exchanged", "player_finished",
}  # fmt: skip
"""Events that telling.py tells by itself."""
SILENT = {
    "game_created",
    "window_opened",
    "window_closed",
    "player_passed",
    "dice_released",
    "lag_measured",
    "birds_changed",
}
"""Events that go without saying."""


def seat(game: str = "abc", token: str = "secret") -> Held:
    return Held("http://here", game, "moi", token, "Moi", "titouan")


def test_the_client_imports_the_sdk_and_what_starts_a_service_and_nothing_else_of_ours() -> None:
    ours = {
        name
        for path in (ROOT / "service" / "play").rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] in ("service", "worker", "tests")
    }
    assert {name for name in ours if not name.startswith(("service.play", "service.json_types"))} == {
        "service.runtime.own_service.ServiceFailed",
        "service.runtime.own_service.own_service",
    }


@pytest.mark.parametrize("book", BOOKS)
def test_every_word_has_a_key_of_its_own_that_means_nothing_else(book: str) -> None:
    keyboard = Keyboard(lexicon(book))
    keys = list(keyboard.keys.values())
    assert len(set(keys)) == len(keys)
    spoken = [id_ for id_, word in lexicon(book).words.items() if word.spoken_as not in ("play", "pass")]
    assert set(keyboard.keys) == set(spoken)
    assert all(len(key) == 1 and key not in "!?=* " for key in keys)
    assert not lexicon(book).cards or not set(keys) & set(RANKS)


def test_every_event_of_a_game_is_told_or_is_known_to_go_without_saying() -> None:
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))
    known = set(document["components"]["schemas"]["Event"]["discriminator"]["mapping"])
    assert known == set(SENTENCES) | SPECIAL | SILENT
    assert not set(SENTENCES) & (SPECIAL | SILENT)


@pytest.mark.parametrize("pair", [*SENTENCES.values(), *ENDS.values(), *CODES.values(), *UNWORDED.values()], ids=str)
def test_every_text_is_there_in_both_languages(pair: tuple[str, str]) -> None:
    assert all(text.strip() for text in pair)


def test_the_language_is_that_of_the_user() -> None:
    assert of_the_user({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert of_the_user({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}) == "en"
    assert of_the_user({}) == "en"


@pytest.mark.parametrize(
    ("typed", "link"),
    [
        ("QvSBK7b-hjL_gsXuCea-9g", links.Link("QvSBK7b-hjL_gsXuCea-9g")),
        ("http://h:8/v1/games/QvSBK7b-hjL_gsXuCea-9g", links.Link("QvSBK7b-hjL_gsXuCea-9g", "http://h:8")),
        ("QvSBK7b-hjL_gsXuCea-9g in_token", links.Link("QvSBK7b-hjL_gsXuCea-9g", "", "in_token")),
        (
            links.write("http://h", "QvSBK7b-hjL_gsXuCea-9g", "in_x"),
            links.Link("QvSBK7b-hjL_gsXuCea-9g", "http://h", "in_x"),
        ),
        ("", None),
        ("hello", None),
        ("http://127.0.0.1:8000", None),
    ],
)
def test_a_game_is_found_by_its_id_or_by_a_link(typed: str, link: links.Link | None) -> None:
    assert links.read(typed) == link


def test_seats_are_for_their_owner_alone_and_the_newest_is_first(tmp_path: Path) -> None:
    seats = Seats(tmp_path / "deep" / "state")
    seats.keep(seat("one"))
    seats.keep(seat("two"))
    seats.keep(seat("one", "another"))
    assert [(held.game, held.token) for held in seats.all("http://here")] == [("one", "another"), ("two", "secret")]
    assert seats.all("http://elsewhere") == []
    assert seats.file.stat().st_mode & 0o777 == 0o600
    assert seats.folder.stat().st_mode & 0o077 == 0
    seats.forget("http://here", "one", "moi")
    assert seats.of("http://here", "one") is None


def test_clients_that_keep_seats_at_once_lose_none(tmp_path: Path) -> None:
    threads = [threading.Thread(target=lambda n=n: Seats(tmp_path).keep(seat(f"game {n}"))) for n in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(Seats(tmp_path).all("http://here")) == 20


@pytest.mark.parametrize("told", ["", "{", "[]", '{"seats": [{"x": 1}]}', '{"seats": 5}'])
def test_a_file_that_cannot_be_read_is_put_aside_and_not_lost(tmp_path: Path, told: str) -> None:
    (tmp_path / "seats.json").write_text(told)
    seats = Seats(tmp_path)
    assert seats.all("http://here") == []
    assert (tmp_path / "seats.unreadable").read_text() == told
    seats.keep(seat())
    assert seats.of("http://here", "abc") is not None
