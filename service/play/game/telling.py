"""One event as a line of the log, as a player at the table would say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chouette_sdk import Event, UnknownVariant, Unset, models, symbol

from service.play.game.lexicon import Lexicon
from service.play.game.sentences import ENDS, LYING, SENTENCES

DUELS = ("met", "failed", "lapsed", "void")


class Teller:
    """Tells events. name: how a player is called, by id."""

    def __init__(self, lexicon: Lexicon, name: Callable[[str], str]) -> None:
        self.lexicon = lexicon
        self.language = lexicon.language
        self.name = name

    def tell(self, event: Event) -> str:
        """A line, or nothing for what goes without saying."""
        if isinstance(event, UnknownVariant):
            return ""
        told = self._special(event)
        if told is not None:
            return told
        sentence = self.language(*SENTENCES.get(event.type_, ("", "")))
        return sentence.format_map(self._said(event)) if sentence else ""

    def _special(self, event: Event) -> str | None:
        match event:
            case models.DiceRolledEvent():
                return self._dice(event)
            case models.TurnStartedEvent() if self.lexicon.cards:
                # At cards every player is on turn all the time: what they do is told.
                return ""
            case models.CombinationMadeEvent() | models.CoupMadeEvent():
                return self._combination(event)
            case models.AnnonceMadeEvent():
                return "" if event.annonce == "terms" else self._shout(event)
            case models.PointsMovedEvent():
                return "; ".join(self.moved(move) for move in event.movements)
            case models.BevueEvent():
                return self._bevue(event)
            case models.DuelEndedEvent():
                who = f" · {self.name(event.winner)}" if event.winner else ""
                return self.language("Fin du défi : ", "The duel: ") + self.lexicon.label(event.outcome) + who
            case models.LyingDownEvent():
                return self.language(*LYING[event.down]).format(who=self.name(event.player))
            case models.GameFinishedEvent():
                return self.ending(event.winner, event.reason)
            case _:
                return self._at_cards(event)

    def _at_cards(self, event: Event) -> str | None:
        language = self.language
        match event:
            case models.CardsLaidEvent():
                how = {"putsch": " PUTSCH !", "silence": language(" (silence)", " (silence)")}.get(event.by, "")
                same = language(" — imposé", " — forced") if event.same else ""
                left = language(f" · reste {event.left}", f" · {event.left} left")
                return f"{self.name(event.player)} : {cards(event.cards)}{how}{same}{left}"
            case models.HandDealtEvent():
                dealt = language(f"Manche {event.manche}", f"Manche {event.manche}")
                return f"{dealt} : {language(f'{self.name(event.dealer)} donne', f'{self.name(event.dealer)} deals')}"
            case models.CardsExchangedEvent():
                what = cards(event.cards) if event.cards else str(event.number)
                return f"{self.name(event.giver)} → {self.name(event.to)} : {what}"
            case models.PlayerFinishedEvent():
                foul = language(" (sur une carte interdite)", " (on the closing rank)") if event.foul else ""
                who = self.name(event.player)
                return (
                    language(f"{who} a fini : place {event.place}", f"{who} has finished: place {event.place}") + foul
                )
            case _:
                return None

    def moved(self, move: models.Movement) -> str:
        """What a player won or lost, by which rule."""
        return f"{self.name(move.player)} {points(move)} → {score(move)} ({self.lexicon.short(move.rule)})"

    def ending(self, winner: str | None, reason: str) -> str:
        """How a game is over."""
        why = self.language(*ENDS[reason]) if reason in ENDS else self.lexicon.label(reason)
        if winner is None:
            return self.language(f"La partie est finie : {why}", f"The game is over: {why}")
        who = self.name(winner)
        return self.language(f"{who} gagne la partie ({why})", f"{who} wins the game ({why})")

    def _dice(self, event: models.DiceRolledEvent) -> str:
        who = self.name(event.player)
        if event.by_table:
            who = self.language(f"la table, pour {who},", f"the table, for {who},")
        what = self.lexicon.label(event.purpose)
        faces = "?" if event.hidden and not event.faces else dice(event.faces)
        kept = self.language(f", garde {dice(event.kept)}", f", keeping {dice(event.kept)}") if event.kept else ""
        return self.language(f"{who} lance {what} : {faces}{kept}", f"{who} throws {what}: {faces}{kept}")

    def _combination(self, event: models.CombinationMadeEvent | models.CoupMadeEvent) -> str:
        faces = event.faces if isinstance(event, models.CombinationMadeEvent) else event.dice
        names = " + ".join(self.lexicon.label(name) for name in event.combinations) or self.lexicon.label("neant")
        worth = event.value if isinstance(event, models.CombinationMadeEvent) else 0
        return f"{dice(faces)} : {names}" + (f" ({worth})" if worth else "")

    def _shout(self, event: models.AnnonceMadeEvent) -> str:
        said = event.fields.to_dict()
        target = self.name(str(said["target"])) if "target" in said else ""
        to = f" → {target}" if target else ""
        rest = [self.lexicon.short(v) if isinstance(v, str) else str(v) for k, v in said.items() if k in SAID]
        more = f" ({', '.join(rest)})" if rest else ""
        return f"{self.name(event.player)}{to} : «{self.lexicon.phrase(event.annonce, target)}»{more}"

    def _bevue(self, event: models.BevueEvent) -> str:
        word = event.act.to_dict().get("annonce") or event.act.to_dict().get("challenge")
        shout = f" «{self.lexicon.phrase(str(word))}»" if word else ""
        return self.language("Bévue de ", "A bévue by ") + f"{self.name(event.player)} :{shout} {event.detail}"

    def _said(self, event: Event) -> dict[str, str]:
        told = event.to_dict()
        said = {name: self._value(name, value) for name, value in told.items()}
        said["who"] = said.get("player", "")
        said["phrase"] = self.lexicon.phrase(str(told.get("annonce", "")))
        return said

    def _value(self, field: str, value: Any) -> str:
        match value:
            case None | "":
                return "—"
            case Mapping():
                return ", ".join(f"{self.name(str(k))} {self._value(field, v)}" for k, v in value.items())
            case str() if field in CALLED:
                return value
            case str():
                called = self.name(value)
                return called if called != value else self.lexicon.short(value)
            case Sequence() if field == "cards":
                return cards(value)
            case Sequence() if field == "ranks":
                return ", ".join("joker" if rank == "X" else symbol(f"{rank}S")[:-1] for rank in value)
            case Sequence():
                return ", ".join(self._value(field, each) for each in value) or "—"
            case _:
                return str(value)


SAID = ("amount", "combination", "value", "solution", "card", "number")
"""Which fields of an annonce are told with it."""
CALLED = ("name", "display_name")
"""Which fields are a player's name already."""


def dice(faces: Sequence[int]) -> str:
    """Faces, for instance 3-3-6; a die that fell off the table is ×."""
    return "-".join(str(face) if face else "×" for face in faces)


def cards(codes: Sequence[str]) -> str:
    """Cards, for instance D♥ D♣."""
    return " ".join(symbol(code) for code in codes)


def points(move: models.Movement) -> str:
    """What moved, with its sign and sixths."""
    return f"{move.points:+d}{sixths(move.points_sixths)}"


def score(move: models.Movement) -> str:
    """The score after it."""
    return f"{move.score}{sixths(move.score_sixths)}"


def sixths(count: int | Unset) -> str:
    """Sixths beside a whole number, for instance « ⅙»; nothing for none."""
    return "" if isinstance(count, Unset) else ("", "⅙", "⅓", "½", "⅔", "⅚")[count]
