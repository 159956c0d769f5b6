"""The variant of the putsch: a pair may be thrown on the same pair at once, out of turn."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from service.engine.core.events import Spoken, WindowClosed
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window import window_kind
from service.engine.trou_du_cul.acts import Putsch
from service.engine.trou_du_cul.combination import FIELDS, combine
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.seats import following, in_tour
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import CardWindow, for_player

PAIR = 2


@rule
class PutschRule(Rule):
    """A race for players who hold the same pair."""

    id = "putsch"
    label = "Le putsch"
    sources: ClassVar[dict[str, str]] = {RULESET: "Variantes"}
    needs = ("meme_combinaison",)
    fr = "Sur une paire, qui a la même paire peut la jouer aussitôt ; le jeu continue après ce joueur."
    en = "On a pair, players who hold the same pair may lay it at once; play goes on after that player."
    words = (
        Word(
            id="putsch", phrase="Putsch !", gesture_fr="jeter une paire sur la paire",
            gesture_en="throw a pair on the pair", spoken_as="putsch",
            fields=FIELDS,
        ),
    )  # fmt: skip


@window_kind("putsch")
class PutschWindow(CardWindow, tag="Window"):
    """The race. What was thrown is for its player's eyes alone until it has won."""

    @property
    def complete(self) -> bool:
        """All have declined but one at most, and that one has thrown.

        With two who have thrown, closing early would tell the table that the one who neither won nor declined has lost.
        """
        left = [player for player in self.who if player not in self.passed]
        return len(left) < PAIR and all(map(self.has_spoken, left))

    @property
    def takes_reflexes(self) -> bool:
        """To be first is all that there is to it."""
        return True

    def may_still_answer(self) -> list[str]:
        """All who have not declined: who has thrown is hidden, and how long it stays open must not tell of it."""
        return [player for player in self.who if player not in self.passed]

    def tell_closed(self, g: Any, window_id: int, outcome: str) -> None:
        """Of those who threw only the winner is told; who lost looks silent to all others.

        How their instants were found is told to themselves alone: what is left of a quota tells of earlier putsches.
        """
        won = winner(g, self.spoken)
        silent = [player for player in self.who if player not in self.passed and (won is None or player != won.player)]
        public = [] if won is None else [_told(won)]
        private = {
            answer.player: {
                "answers": [*([] if answer is won else public), _told(answer, timed=True)],
                "silent": [player for player in silent if player != answer.player],
            }
            for answer in self.spoken
            if answer is not won or answer.timing is not None
        }  # fmt: skip
        g.emit(
            WindowClosed, private=private, window=window_id, name=self.name, outcome=outcome, answers=public,
            passed=list(self.passed), silent=silent,
        )  # fmt: skip


def window(g: Game) -> PutschWindow | None:
    """It asks everybody in the tour but the owner, with two cards at least; None where there is no such player."""
    state = match(g)
    # Without a player who comes next the manche is over, and the pair lies there for no other.
    if not g.has_rule(PutschRule.id) or state.turn is None or state.top is None or state.top.size != PAIR:
        return None
    who = [player for player in in_tour(g) if player != state.top.by and len(state.hands[player]) >= PAIR]
    if not who:
        return None
    return PutschWindow(
        name="putsch", mode="putsch", rule=PutschRule.id, who=who, words=["putsch"], length=g.option("reaction_ms"),
        hidden=True,
    )  # fmt: skip


def winner(g: Game, thrown: list[Answer]) -> Answer | None:
    """The first putsch; of several at one moment, that of the first player after the owner."""
    top = match(g).top
    if not thrown or top is None:
        return None
    tied = {answer.player: answer for answer in thrown if answer.at <= thrown[0].at + g.tie_ms}
    return next(tied[player] for player in following(g, top.by) if player in tied)


def receive(g: Game, act: Putsch) -> None:
    """A player throws a pair. Raises Refusal."""
    if not g.has_rule(PutschRule.id):
        raise Refusal("rule_off", "This match is played without putsches.", rule=PutschRule.id)
    _, window = for_player(g, PutschWindow, act.player, act.window)
    if len(act.cards) != PAIR:
        raise Refusal("wrong_number", "Throw two cards.", field="cards", due=PAIR)
    thrown, top = combine(match(g).hands[act.player], act.cards, act.as_rank), match(g).top
    assert top is not None, "the window is open on a pair"
    if thrown.rank != top.rank:
        raise Refusal("wrong_rank", f"Throw a pair of rank {top.rank}.", field="cards", rank=top.rank)
    window.answered(g, act.player, "putsch", cards=thrown.cards, rank=thrown.rank)


def _told(answer: Answer, *, timed: bool = False) -> Spoken:
    timing = answer.timing if timed and answer.timing is not None else msgspec.UNSET
    return Spoken(player=answer.player, annonce=answer.annonce, at=answer.at, fields=answer.fields, timing=timing)
