"""C2, «Chante-sloubi», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

import pytest
import yaml

from service import engine
from service.engine.modulaire.rules.c.c2_chante_sloubi.verses import gesture
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {c2: true}}
"""

THREE = (
    HEAD
    + """
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
first: perceval
dice: []
"""
)

AT_SEVEN = THREE + "table: {song: {launcher: perceval, verse: 7, singer: karadoc}}\n"
AT_THE_LAST = THREE + "table: {song: {launcher: perceval, verse: 116, singer: karadoc}}\n"

VETOES = (
    HEAD
    + """
players:
  perceval: {score: 0, holds: [civet]}
  karadoc: {score: 5, holds: [{salade: perceval}]}
  arthur: {score: 0, holds: [{salade: perceval}]}
first: perceval
"""
)

TOLD = {
    "Who sings out of turn may be stopped, and the verse stays due": AT_SEVEN
    + """
play:
  - arthur: {annonce: sloubi, value: 7, gesture: [tete]}
  - karadoc: {annonce: sloubi, value: 7, gesture: [tete]}
  - perceval: sloubi_halte                                  # the verse has been sung: nothing stands
  - perceval: {annonce: sloubi, value: 8, gesture: [torse]}
  - arthur: {annonce: sloubi, value: 8, gesture: [torse]}
  - perceval: {annonce: sloubi, value: 9, gesture: [table]}
  - arthur: {annonce: sloubi, value: 10, gesture: [torse]}
  - karadoc: sloubi_halte
  - settle
expect: {scores: {perceval: -10}, holds: {perceval: [{salade: arthur}]}}
""",
    "Of several faults the oldest is stopped": AT_SEVEN
    + """
play:
  - karadoc: {annonce: sloubi, value: 7, gesture: []}
  - arthur: {annonce: sloubi, value: 8, gesture: [torse]}
  - karadoc: {annonce: sloubi, value: 9, gesture: []}
  - arthur: {annonce: sloubi, value: 9, gesture: []}
  - perceval: sloubi_halte
  - settle
expect: {holds: {perceval: [{salade: karadoc}]}}
""",
    "Whose fault it is may not stop the song, but may stop it for another's": AT_SEVEN
    + """
play:
  - karadoc: {annonce: sloubi, value: 8, gesture: []}
  - karadoc: sloubi_halte
  - perceval: {annonce: sloubi, value: 8, gesture: []}
  - karadoc: sloubi_halte
  - settle
expect: {bevues: {karadoc: 1}, holds: {perceval: []}, turn: karadoc}
""",
    "A hesitation that is older than the word that stops it counts": AT_SEVEN
    + """
play:
  - {arthur: sloubi_halte, at: 4000}
  - {arthur: sloubi_halte, at: 4001}
  - settle
expect: {bevues: {arthur: 1}, holds: {perceval: [{salade: karadoc}]}, turn: karadoc}
""",
    "A wrong last verse stands as long as a reaction, and then the table stops the song": AT_THE_LAST
    + """
play:
  - karadoc: {annonce: sloubi, value: 116, gesture: [table]}
  - {wait: 3900, expect: {holds: {perceval: []}}}
  - wait: 200
expect: {holds: {perceval: [{salade: karadoc}]}, turn: karadoc}
""",
    "What is sung just after the end is late and free": AT_THE_LAST
    + """
play:
  - karadoc: {annonce: sloubi, value: 116, gesture: [torse]}
  - arthur: {annonce: sloubi, value: 117, gesture: [table]}
  - arthur: sloubi_halte
expect: {bevues: {arthur: 0}, holds: {perceval: []}}
""",
    "A salade too many is lost": HEAD
    + """
players: {perceval: {score: 0, holds: [{salade: arthur}]}, karadoc: {score: 0}}
table: {song: {launcher: perceval, verse: 7, singer: karadoc}}
first: perceval
dice: []
play: [settle]
expect: {holds: {perceval: [{salade: arthur}]}}
""",
    "A Civet that is taken back comes back, and may not be said again before the next dice": VETOES
    + """
dice: [6, 4, 1]
play:
  - perceval: {annonce: civet, amount: 10, combination: chouette}
  - karadoc: {annonce: salade, target: perceval}
  - {perceval: {annonce: civet, amount: 10, combination: chouette}, expect: {bevues: {perceval: 1}}}
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: -10}, holds: {perceval: [civet, grelottine], karadoc: []}}
""",
    "Of two salades in one millisecond that of the lower score is spent": VETOES
    + """
dice: []
play:
  - {perceval: {annonce: civet, amount: 10, combination: chouette}, at: 100}
  - {karadoc: {annonce: salade, target: perceval}, at: 300}
  - {arthur: {annonce: salade, target: perceval}, at: 300}
  - {wait: 1}
expect: {holds: {perceval: [civet], karadoc: [{salade: perceval}], arthur: []}}
""",
    "A song may be taken back, and then there is none": VETOES
    + """
dice: [1, 3, 5]
play:
  - perceval: roll
  - perceval: roll
  - perceval: chante_sloubi
  - karadoc: {annonce: salade, target: perceval}
  - settle
expect: {turn: karadoc, holds: {karadoc: []}}
""",
    "Once the act has counted a salade comes too late": VETOES
    + """
dice: [4, 4, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - arthur: pass
  - karadoc: pass
  - {karadoc: {annonce: salade, target: perceval}}
expect: {open: [alouette, bergeronnette, chouette, fauvette, linotte, mouette], holds: {karadoc: [{salade: perceval}]}}
""",
    "A table action that was made in a free moment counts when it is let through, although the moment is not free": HEAD
    + """
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0, holds: [{salade: karadoc}]}}
first: perceval
dice: [3, 3, 6]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: pas_mou_le_caillou, at: 100}
  - {arthur: pass, at: 200}
  - settle
expect: {scores: {karadoc: 72}, holds: {arthur: [{salade: karadoc}]}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_is_as_told(title: str) -> None:
    verdict = check(parse(yaml.safe_load(TOLD[title] + f"title: {title!r}\nsource: cards, c2\n"), "c2#1"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


@pytest.mark.parametrize(
    ("verse", "shown"),
    [(1, []), (2, ["tete"]), (3, ["tete"]), (4, ["torse"]), (6, ["torse", "table"]), (9, ["table"]), (25, []),
     (27, ["table"]), (49, []), (113, ["tete"]), (114, ["torse", "table"]), (115, []), (116, ["torse"])],
)  # fmt: skip
def test_each_verse_has_its_gesture(verse: int, shown: list[str]) -> None:
    assert gesture(verse) == shown


def singing() -> Told:
    """Perceval has launched a song, whose first verse is due."""
    told = Told("modulaire", dice="135", rules={"c2": True})
    told.turn("perceval")
    assert told.says("perceval", "chante_sloubi") == "counted"
    return told


def test_expected_tells_the_singer_the_verse_with_its_gesture_and_nobody_else() -> None:
    told = singing()
    assert told.may("perceval") == {"sloubi": {"values": [1], "gestures": [[]]}}
    assert told.may("karadoc") == {}


def test_a_whole_song_can_be_sung_by_what_is_expected() -> None:
    told = singing()
    for _ in range(116):
        singer = next(p for p in told.scores if "sloubi" in told.may(p))
        hint = told.may(singer)["sloubi"]
        assert told.says(singer, "sloubi", value=hint["values"][0], gesture=hint["gestures"][0]) == "counted"
    assert told.turn_of == "karadoc"
    assert set(told.bevues.values()) == {0}


def test_a_song_whose_launcher_leaves_is_over() -> None:
    told = singing()
    told.game.put_out("perceval", reason="bound")
    told.wait(1)
    assert told.turn_of == "karadoc"


def test_a_singer_who_leaves_is_left_out() -> None:
    told = singing()
    told.says("perceval", "sloubi", value=1, gesture=[])
    told.game.put_out("karadoc", reason="bound")
    told.wait(1)
    assert told.may("arthur") == {"sloubi": {"values": [2], "gestures": [["tete"]]}}


def test_the_song_is_shown() -> None:
    told = singing()
    told.says("perceval", "sloubi", value=2, gesture=[])
    song = engine.view(told.game, None).song
    assert (song.launcher, song.verse, song.singer) == ("perceval", 2, "karadoc")
    assert [(fault.player, fault.verse, fault.fault) for fault in song.faults] == [("perceval", 1, "wrong")]
