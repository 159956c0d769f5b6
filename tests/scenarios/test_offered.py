"""`expected` alone is enough to draw a client's buttons from: what counts in a scenario was offered just before."""

from __future__ import annotations

from pathlib import Path

import pytest

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event
from service.engine.core.rulebook.rules import RULES
from service.engine.dice.events import PreventiveMade
from service.scenario.form import read
from service.scenario.runner import Run
from tests.scenarios.offers import DONE_OFTEN, offered, said
from tests.scenarios.test_scenarios import CLASSIC, MODULAR

AGAINST_THE_RULES = {
    # They count, and are what a player had better not say: nobody is offered a mistake.
    ("sloubi", "A wrong number ends the song, not the joining"),
    ("terms", "A Grelottine stakes as many sips as he holds Grelottines"),
    ("quichette", "The ticheur may not leave before his quiche is over half of the mise"),
    ("michette", "A fault that nobody calls is void, and the turn passes"),
    ("michette", "Nobody calls himself out of a Tichette"),
    ("michette", "Nobody calls himself out, the ticheur neither; lenient it is refused"),
    ("quichette", "A quichage that catches the last one left is his tichage"),
    ("quichette", "A second fault of the last one left is his tichage too, and he loses the mise; lenient alike"),
    ("michette", "A second fault of the last one left is his tichage too, and he loses the mise; lenient alike"),
    ("tichette", "After a fault the last one left may still say tichage"),
    ("michette", "A fault gives the last one left no new time"),
    ("michette", "A fault made before he was alone is answered by his tichage as well"),
    ("tichette", "The last one left without a valid tiche is caught, and nothing moves"),
    ("michette", "Two faults that nobody calls are no cheaper way out for a ticheur"),
    ("michette", "A ticheur whom another calls out pays his quiche and no more"),
    ("michette", "After the ticheur the next in the order of play bids"),
    ("bichette", "No step may be left out, and none taken back"),
    ("michette", "No step may be left out, and none taken back"),
}
IN_NO_SCENARIO = {"on_arrete", "on_continue", "explique_la_tichette"}


WRONG_VERSES = {
    ("sloubi", "1-3-5 opens the song, a singer's wrong gesture is stopped and earns the launcher a salade"),
    ("sloubi", "The gestures of a composite, the order of the list does not matter"),
    ("sloubi", "The launcher errs and loses all his salades"),
    ("sloubi", "A wrong verse that nobody stops is forgotten"),
    ("sloubi", "Hesitation, he sings before anybody stops him"),
    ("sloubi", "2-4-6 is a Velute of 6 and a Chante-sloubi"),
    ("sloubi", "The stop of a song is not taken back by a salade"),
    ("sloubi", "Tichette 14, the launcher's opponent takes his place in the song"),
    ("sloubi", "Tichette 15, the song resumes where it was stopped"),
    ("sloubi", "A player at fault may stop the song for a later fault of another"),
    (
        "sloubi",
        "Where the singer hesitates for too long while an older fault stands, the table stops the song for that one",
    ),
    ("sloubi", "A salade too many goes into the satchel"),
    ("sloubi", "Where values fall the song goes round by falling values, from its launcher"),
    ("sloubi", "After its song a 2-4-6 catches a bird"),
    ("sloubi", "Who lies down stops a song for a fault that stands, and is up again"),
    ("sloubi", "Who has got up since the verse may stop the song"),
    ("sloubi", "A gesture too many is a fault"),
    ("sloubi", "A singer who leaves for good is left out, and the song goes on"),
    ("sloubi", "With a Tabouret verses are due from who sits on the stool, and the salade is of its owner"),
    ("sloubi", "A wrong verse 116 of the launcher is stopped by another"),
    ("sloubi", "A guitar forgives a wrong verse, which is sung again"),
    ("sloubi", "A verse out of turn gives the due one no more time"),
    ("sloubi", "Donne asymétrique, a tichette 14 is forced"),
    ("sloubi", "Donne asymétrique, a tichette 15 is left in the hand by force"),
    (
        "sloubi",
        "While a wrong verse stands and the next singer hesitates the song is stopped for the wrong verse",
    ),
    ("sloubi", "A singer who turns into another while a guitar is offered sings no more"),
    ("sloubi", "The verse of a singer who lies down while a guitar is offered is due from the next one"),
    ("sloubi", "By a Pélican the launcher sings last"),
}
"""A verse that is wrong counts as one, and no player is offered a mistake."""


class Listener:
    """Listens at the engine's door. faults: what counted and was not offered; heard: the words that were."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, files: list[Path]) -> None:
        self.title = ""
        self.faults: dict[tuple[str, str], str] = {}
        self.heard: set[str] = set()
        self._play = engine.play
        monkeypatch.setattr(engine, "play", self.play)
        for scenario in (scenario for path in files for scenario in read(path)):
            self.title = scenario.title
            if scenario.expect.get("creation") != "refused":
                list(Run(scenario).play())

    def play(self, game: engine.Game, act: Act) -> list[Event]:
        """Play, and compare the act with what was expected."""
        if not isinstance(act, DONE_OFTEN):
            return self._play(game, act)
        why = offered(game, act)
        events = self._play(game, act)
        early = any(isinstance(event, PreventiveMade) for event in events)
        if game.effect == "counted" and not early:
            self.heard.add(said(act)[1])
            if why:
                self.faults[said(act)[1], self.title] = f"{act.player}: {why}"
        return events


def words_of(game: str) -> set[str]:
    """What can be shouted in the games of this folder of the engine."""
    own = [rule for rule in RULES.values() if type(rule).__module__.startswith(f"service.engine.{game}.")]
    shouted = ("annonce", "challenge", "terms")
    return {word.id for rule in own for word in rule.words if word.spoken_as in shouted}


@pytest.mark.parametrize(
    ("game", "files", "mistakes", "unheard"),
    [("cul_de_chouette", CLASSIC, AGAINST_THE_RULES, IN_NO_SCENARIO), ("modulaire", MODULAR, WRONG_VERSES, set())],
)
def test_whatever_is_done_in_the_scenarios_was_offered_with_its_constraints(
    monkeypatch: pytest.MonkeyPatch, game: str, files: list[Path], mistakes: set[tuple[str, str]], unheard: set[str]
) -> None:
    listener = Listener(monkeypatch, files)
    assert {where: why for where, why in listener.faults.items() if where not in mistakes} == {}
    assert set(listener.faults) == mistakes
    assert words_of(game) - listener.heard == unheard
