"""`expected` alone is enough to draw a client's buttons from: what counts in a scenario was offered just before."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.acts import Act
from service.engine.core.events import Event
from service.engine.core.rules import RULES
from service.engine.dice.events import PreventiveMade
from service.scenario.form import read
from service.scenario.runner import Run
from tests.scenarios.offers import SPOKEN, offered, said
from tests.scenarios.test_scenarios import CLASSIC

ALL = [scenario for path in CLASSIC for scenario in read(path)]
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


class Listener:
    """Listens at the engine's door. faults: what counted and was not offered; heard: the words that were."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.title = ""
        self.faults: dict[tuple[str, str], str] = {}
        self.heard: set[str] = set()
        self._play = engine.play
        monkeypatch.setattr(engine, "play", self.play)

    def play(self, game: engine.Game, act: Act) -> list[Event]:
        """Play, and compare an act of words with what was expected."""
        if not isinstance(act, SPOKEN):
            return self._play(game, act)
        why = offered(game, act)
        events = self._play(game, act)
        early = any(isinstance(event, PreventiveMade) for event in events)
        if game.effect == "counted" and not early:
            self.heard.add(said(act)[1])
            if why:
                self.faults[said(act)[1], self.title] = f"{act.player}: {why}"
        return events


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    """All classic scenarios played to a listener."""
    found = Listener(monkeypatch)
    for scenario in ALL:
        found.title = scenario.title
        list(Run(scenario).play())
    return found


def test_whatever_is_said_in_the_scenarios_was_offered_with_its_constraints(listener: Listener) -> None:
    assert {where: why for where, why in listener.faults.items() if where not in AGAINST_THE_RULES} == {}
    assert set(listener.faults) == AGAINST_THE_RULES
    shouted = ("annonce", "challenge", "terms")
    classic = [rule for rule in RULES.values() if type(rule).__module__.startswith("service.engine.cul_de_chouette.")]
    words = {word.id for rule in classic for word in rule.words if word.spoken_as in shouted}
    assert words - listener.heard == IN_NO_SCENARIO
