"""The rulebook's own words for what happens at a table, as the service tells them (GET /v1/rulesets/{id})."""

from __future__ import annotations

from chouette_sdk import models

from service.json_types import JsonMapping
from service.play.language import Language

ARTICLES = ("La ", "Le ", "Les ", "L'")
UNWORDED = {
    "chouettes": ("les chouettes", "the chouettes"),
    "cul": ("le cul", "the cul"),
    "re_throw": ("une relance", "another throw"),
    "ouverture": ("un dé pour commencer", "a die for the beginning"),
    "terms": ("les termes du défi", "the terms of the duel"),
    "putsch": ("un putsch", "a putsch"),
    "demand": ("la demande", "the demand"),
    "exchange": ("l'échange", "the exchange"),
    "direction": ("le sens du jeu", "the direction"),
    "vote": ("le vote", "the vote"),
    "left": ("main gauche", "left hand"),
    "right": ("main droite", "right hand"),
    "pass": ("passer", "pass"),
    "oui": ("oui", "yes"),
    "non": ("non", "no"),
    "neant": ("Néant", "Néant"),
    "president": ("président", "président"),
    "vice_president": ("vice-président", "vice-président"),
    "citoyen": ("citoyen", "citoyen"),
    "vice_trou_du_cul": ("vice-trou du cul", "vice-trou du cul"),
    "trou_du_cul": ("trou du cul", "trou du cul"),
    "direction_asked": ("le sens du jeu", "the direction"),
    "clockwise": ("dans le sens des aiguilles", "clockwise"),
    "counterclockwise": ("dans le sens inverse", "counterclockwise"),
    "met": ("réussi", "met"),
    "failed": ("manqué", "missed"),
    "lapsed": ("sans termes", "no terms were set"),
    "void": ("sans effet", "it comes to nothing"),
    "plus_un": ("plus un", "plus one"),
    "moins_un": ("moins un", "minus one"),
    "seated": ("à table", "seated"),
    "away": ("absent", "away"),
    "standing": ("debout", "standing"),
    "gone": ("parti", "gone"),
    "on_continue": ("on continue", "go on"),
    "on_arrete": ("on arrête", "stop"),
}
"""Names that no rulebook words, in French and English."""


class Lexicon:
    """Labels of rules and holdings, phrases of annonces. An id that it does not know is spelled out."""

    def __init__(self, ruleset: models.RulesetInfo, language: Language) -> None:
        self.language = language
        self.rules = {rule.id: rule for rule in ruleset.rules}
        self.words = {word.id: word for rule in ruleset.rules for word in rule.annonces}
        self.cards = ruleset.game == "trou_du_cul"

    def label(self, id_: str) -> str:
        """A rule, combination, holding or window as it is called, for instance «La Chouette-Velute»."""
        if id_ in self.rules and id_ not in UNWORDED:
            return self.rules[id_].label
        return self.language(*UNWORDED[id_]) if id_ in UNWORDED else spelled(id_)

    def short(self, id_: str) -> str:
        """The same without its article, for instance «Chouette-Velute»."""
        label = self.label(id_)
        for article in ARTICLES:
            label = label.removeprefix(article)
        return label

    def phrase(self, annonce: str, target: str = "") -> str:
        """What is shouted, for instance «Pas mou le caillou !». target: the name of the player pointed at."""
        word = self.words.get(annonce)
        if word is None:
            return self.label(annonce)
        return word.phrase.replace("{target}", target or self.language("quelqu'un", "a player"))

    def gesture(self, annonce: str) -> str:
        """What is done with it; may be empty."""
        word = self.words.get(annonce)
        return "" if word is None else self.language(word.gesture_fr, word.gesture_en)

    def rule_text(self, rule: str) -> str:
        """When a rule plays and what follows; empty for one that the rulebook does not list."""
        known = self.rules.get(rule)
        return "" if known is None else self.language(known.fr, known.en)

    def holdings(self, held: JsonMapping) -> list[str]:
        """What a player holds, each as one says it: «Grelottine», «Civet ×2», «Tichette 13»."""
        said = []
        for name, amount in held.items():
            if isinstance(amount, list):
                said += [f"{self.short(name)} {self._kind(kind)}" for kind in amount]
            elif isinstance(amount, dict):
                said.append(self.short(name))
            elif amount:
                said.append(self.short(name) if amount in (1, True) else f"{self.short(name)} ×{amount}")
        return said

    def _kind(self, kind: object) -> str:
        return self.short(kind) if isinstance(kind, str) else str(kind)


def spelled(id_: str) -> str:
    """An id as one reads it."""
    return id_.replace("_", " ").capitalize()
