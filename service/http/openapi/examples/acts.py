"""Examples of what players do at dice, and of what they are asked."""

from __future__ import annotations

from service.http.openapi import act_samples, stories
from service.http.openapi.played_game import NONCE, Examples
from service.http.responses import duels
from service.http.responses.acts import ActAnswer, PingAnswer
from service.http.responses.duels import ChallengeList


def rolls(made: Examples) -> None:
    """Two throws, and one that keeps a die."""
    story = stories.at_dice()
    made.put("roll", "chouettes", ActAnswer(**story.chouettes), {})
    made.put("roll", "cul", ActAnswer(**story.cul))
    made.ask("roll", "keep", {"keep": [2, 6]})


def annonces(made: Examples) -> None:
    """A shout that counts, one that is wrong, and a body for each word of each rulebook."""
    story = stories.at_dice()
    made.put("annonce", "shout", ActAnswer(**story.shouted))
    made.ask("annonce", "pass", {"annonce": "pass"})
    made.ask("annonce", "reaction", {"annonce": "pas_mou_le_caillou", "reaction_ms": 540})
    made.put("annonce", "bevue", ActAnswer(**story.shouted_wrongly))
    _said(made, "annonce")


def challenges(made: Examples) -> None:
    """A duel from its challenge to its end."""
    story = stories.at_dice()
    body = {"challenge": "grelottine", "target": "karadoc"}
    made.put("challenge", "grelottine", ActAnswer(**story.challenged), body)
    made.put("set_terms", "velute", ActAnswer(**story.terms), {"combination": "velute", "amount": 5})
    found = duels.fold(story.raw)
    made.put("list_challenges", "one", ChallengeList(challenges=found))
    made.put("get_challenge", "met", found[0])
    _said(made, "challenge")


def pings(made: Examples) -> None:
    """A nonce that comes back."""
    made.put("return_ping", "measured", PingAnswer(round_trip_ms=152, lag_ms=140), {"nonce": NONCE})


def expected(made: Examples) -> None:
    """What is asked of a player at dice, and of one at cards."""
    made.put("get_expected", "re_throw", stories.at_dice().re_throw)
    made.put("get_expected", "to_lead", stories.at_cards().to_lead)


def _said(made: Examples, operation: str) -> None:
    for word, sample in act_samples.every(operation).items():
        made.ask(operation, word, sample.body)
        made.phrases[word] = sample.phrase
