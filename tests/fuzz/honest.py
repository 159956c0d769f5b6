"""`expected` is honest: what it lists is neither refused nor wrong, and no word that would count is missing."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from service import engine
from service.engine.core.actions.acts import Back
from service.engine.core.events import AnnonceMade
from service.engine.core.rulebook import rules
from service.engine.cul_de_chouette.events import Bevue
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette import tiche
from tests.fuzz import acting

FAULTS = ("michette", "tichette", "bichette", "bichette_resinee", "quichette", "tichage")
"""A bid that is a fault in its Tichette counts, and is offered to nobody."""

SAMPLE = 25
"""So many words are tried at a time."""

assert set(tiche.DIGITS) < set(FAULTS)


def check(blob: bytes, people: list[str], now: int, rng: Random) -> None:
    """Try, each on a copy, what somebody is expected to do, and every word there is."""
    who = rng.choice(people)
    what_is_listed_counts(blob, who, now, rng)
    what_counts_is_listed(blob, who, now, rng)


def what_is_listed_counts(blob: bytes, who: str, now: int, rng: Random) -> None:
    """Each act that is listed, with fields that its constraints allow, counts."""
    for listed, act in acting.expected_acts(engine.decode(blob), who, now, rng):
        if listed.constraints.at_own_risk is True:
            continue
        game = engine.decode(blob)
        try:
            engine.play(game, act)
        except engine.Refusal as refusal:
            raise AssertionError(f"listed, and refused: {act}: {refusal.code} {refusal.message}") from refusal
        assert game.effect in ("counted", "repeated") or fallen(game), f"listed, and {game.effect}: {act}"


def fallen(game: engine.Game) -> bool:
    """Dice that fall cost their thrower something, though the throw was right."""
    return all(e.act["act"] == "fallen" for e in game.fresh if isinstance(e, Bevue))


def what_counts_is_listed(blob: bytes, who: str, now: int, rng: Random) -> None:
    """Any word that counts when it is tried was listed; shouts in the air are always a risk."""
    tried = engine.decode(blob)
    if tried.under_way():
        return
    seated, standing = _essence(_seated(blob, who, now)), _essence(_heard(blob, who))
    listed = {one.name: one for one in engine.expected(tried, who, now).acts}
    words = [word for rule_id in tried.state.rules for word in rules.words_of(tried, rule_id)]
    for word in rng.sample(words, min(len(words), SAMPLE)):
        game = engine.decode(blob)
        act = acting.spoken(word, who, now, acting.well_formed(game, word, rng))
        try:
            engine.play(game, act)
        except engine.Refusal:
            continue
        said = any(isinstance(e, AnnonceMade) for e in game.fresh)
        wrong = any(isinstance(e, Bevue) and e.player == who for e in game.fresh)
        if said and not wrong and not (word.id in FAULTS and word.anytime):
            if _essence(game) == (standing if word.standing else seated):
                continue
            assert word.id in listed, f"counts, and is not listed: {act}"
            assert listed[word.id].not_before <= now, f"counts sooner than listed: {act}"


def _seated(blob: bytes, who: str, now: int) -> engine.Game:
    """The game with somebody back at the table: whatever word he says brings him back."""
    game = _heard(blob, who)
    if game.player(who).absent:
        with suppress(engine.Refusal):
            engine.play(game, Back(player=who, at=now))
    return game


def _heard(blob: bytes, who: str) -> engine.Game:
    """The game with somebody connected: whatever he says shows that he is there."""
    game = engine.decode(blob)
    game.player(who).cut, game.player(who).stands_at = False, None
    if not game.player(who).absent:
        game.player(who).forfeits_at = None
    return game


def _essence(game: engine.Game) -> bytes:
    """The game without the traces that a word leaves which changes nothing."""
    state = game.state
    state.clock = state.events = state.last_id = 0
    for player in state.all_players:
        player.pressed = None
    return engine.encode(game)
