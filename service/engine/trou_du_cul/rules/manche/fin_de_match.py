"""The end of a match: after a number of manches, by vote, or since no player is there."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window import window_kind
from service.engine.trou_du_cul.acts import Vote
from service.engine.trou_du_cul.events import VoteCast
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import CardWindow, for_player

CONTINUE, STOP = "on_continue", "on_arrete"

VOTES = (CONTINUE, STOP)


@rule
class FinDePartie(Rule):
    """Another manche, or no more."""

    id = "fin_de_match"
    label = "La fin de la partie"
    sources: ClassVar[dict[str, str]] = {RULESET: "Le gagnant"}
    switchable = False
    fr = "La partie s'arrête après le nombre de manches convenu, ou quand plus de la moitié des présents le votent."
    en = "The match ends after the agreed number of manches, or when more than half of those present vote for it."
    words = (
        Word(id=CONTINUE, phrase="Encore une !", spoken_as="vote"),
        Word(id=STOP, phrase="On arrête !", spoken_as="vote"),
    )


@window_kind("vote")
class VoteWindow(CardWindow, tag="Window"):
    """Everybody who is present says once whether to go on; silence goes on."""

    @property
    def complete(self) -> bool:
        """The result is certain."""
        still_open = len(self.waiting())
        return most_stop(self.spoken, self.who) or not most_stop(self.spoken, self.who, still_open)

    def would_ask(self, player: str) -> bool:
        """Not of players who were away: they have no vote until the next one."""
        return self.asks(player)

    def ask_again(self, player: str, tie_ms: int) -> None:
        """Players who have left go on, and stay those who are not asked."""


def most_stop(votes: list[Answer], asked: list[str], more: int = 0) -> bool:
    """Whether most of those who were asked want no more. more: as if so many others had voted for that, too."""
    return 2 * (sum(answer.annonce == STOP for answer in votes) + more) > len(asked)


def window(g: Game) -> VoteWindow:
    """It asks everybody who is present."""
    present = [player.id for player in g.state.players if not player.absent]
    return VoteWindow(
        name="vote", mode="vote", rule=FinDePartie.id, who=present, words=list(VOTES), length=g.option("decision_ms")
    )


def receive(g: Game, act: Vote) -> None:
    """A vote, which everybody hears. Raises Refusal."""
    _, window = for_player(g, VoteWindow, act.player, act.window)
    g.emit(VoteCast, player=act.player, vote=act.vote)
    window.answered(g, act.player, act.vote)


def nobody_is_there(g: Game) -> bool:
    """Whether all people are away: bots alone do not go on."""
    people = [p for p in g.state.players if not p.bot] or g.state.players
    return all(player.absent for player in people)


def reason_to_end(g: Game) -> str:
    """Why the match ends now without a vote; empty where it does not."""
    if nobody_is_there(g):
        return "all_away"
    manches = int(g.state.options["manches"])
    return "manches" if manches and match(g).manches_played >= manches else ""
