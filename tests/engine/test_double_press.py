"""The last act of a player is kept in few bytes, and tells a double press all the same."""

from __future__ import annotations

import hashlib

import msgspec

from service.engine.core.actions.act_classification import LONGEST_WORDS, is_double_press, remember
from service.engine.core.actions.acts import Annonce
from tests.engine.racing import Race

BETS = [{"target": "arthur", "combination": "chouette_velute", "amount": stake, "value": 6} for stake in range(1, 17)]


def said(race: Race, bets: list[dict[str, object]]) -> Annonce:
    return Annonce(player="karadoc", at=race.now, annonce="civet_filoche", fields={"bets": bets})


def test_an_act_of_many_words_is_kept_in_few_bytes_and_known_again() -> None:
    race = Race()
    remember(race.game, said(race, BETS))
    pressed = race.game.player("karadoc").pressed
    assert pressed is not None
    assert len(pressed.act) <= LONGEST_WORDS < len(repr(BETS))
    assert is_double_press(race.game, said(race, BETS))
    assert not is_double_press(race.game, said(race, BETS[1:]))


def test_a_usual_shout_is_kept_as_it_was_said() -> None:
    race = Race()
    remember(race.game, Annonce(player="karadoc", at=race.now, annonce="grelotte_ca_picote"))
    pressed = race.game.player("karadoc").pressed
    assert pressed is not None
    assert pressed.act == "grelotte_ca_picote"


def test_what_an_older_release_has_kept_is_known_again() -> None:
    race = Race()
    remember(race.game, said(race, BETS))
    pressed = race.game.player("karadoc").pressed
    assert pressed is not None
    words = f"[('annonce', 'civet_filoche'), ('fields', {{'bets': {BETS!r}}})]"
    for stored in (words, hashlib.blake2b(words.encode(), digest_size=16).hexdigest()):
        race.game.player("karadoc").pressed = msgspec.structs.replace(pressed, act=stored)
        assert is_double_press(race.game, said(race, BETS))
        assert not is_double_press(race.game, said(race, BETS[1:]))
