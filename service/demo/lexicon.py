"""The rulebook's own words for what happens at a table, as the service tells them (GET /v1/rulesets/{id})."""

from __future__ import annotations

from collections.abc import Iterable

from chouette_sdk import models

from service.json_types import JsonMapping


class Lexicon:
    """Labels of rules and holdings, phrases of annonces. An id that it does not know is shown as it is."""

    def __init__(self, rules: Iterable[models.RuleInfo]) -> None:
        self._labels: dict[str, str] = {}
        self._phrases: dict[str, str] = {}
        for rule in rules:
            self._labels[rule.id] = rule.label
            self._phrases |= {word.id: word.phrase for word in rule.annonces}

    def label(self, rule: str) -> str:
        """A rule, combination or holding as the rulebook calls it, for instance «La Chouette-Velute»."""
        return self._labels.get(rule, _spelled(rule))

    def short(self, rule: str) -> str:
        """The same without its article, for instance «Chouette-Velute»."""
        label = self.label(rule)
        return label.removeprefix("La ").removeprefix("Le ")

    def phrase(self, annonce: str, fields: JsonMapping | None = None) -> str:
        """What is shouted, for instance «Pas mou le caillou !». fields: what else the annonce says."""
        if annonce == "terms" and fields and "combination" in fields:
            # The rulebook has only an example for it: «Une Chouette pour 30 !».
            article = "Un" if self.label(fields["combination"]).startswith("Le ") else "Une"
            return f"{article} {self.short(fields['combination'])} pour {fields['amount']} !"
        phrase = self._phrases.get(annonce, _spelled(annonce) + " !")
        return phrase.replace("{target}", _spelled(str((fields or {}).get("target", "Tatan"))))

    def is_shout(self, name: str) -> bool:
        """Whether this is an annonce of the rulebook; windows that wait for one shout are named after it."""
        return name in self._phrases


def _spelled(id_: str) -> str:
    return id_.replace("_", " ").capitalize()
