"""A form made of an act's constraints, field by field.

`ask` is a generator: it yields a question, is sent its answer, and returns the fields of the act. What has but one
answer is not asked. Nothing here knows a rule: a field that is new to it is asked as plain text.
"""

from __future__ import annotations

from collections.abc import Callable

from service.json_types import JsonObject
from service.play.game import card_fields, fields
from service.play.game.entries import bets, order, shares
from service.play.game.form import Form, Told
from service.play.game.questions import Asking


def needs_asking(form: Form) -> bool:
    """Whether the act has a question at all."""
    return _first(ask(form))


def _first(asking: Asking) -> bool:
    try:
        next(asking)
    except StopIteration:
        return False
    return True


def ask(form: Form) -> Asking:
    """The fields of the act."""
    said: JsonObject = {}
    for name in sorted(form.offer.fields, key=_order):
        if name not in said:
            said |= yield from ASKED.get(name, fields.plain(name))(form, said)
    takes = {"as_rank" if name == "as" else name for name in form.offer.fields}
    return {name: value for name, value in said.items() if value is not None and name in takes}


def _order(name: str) -> tuple[int, str]:
    return (ORDER.index(name) if name in ORDER else len(ORDER), name)


ORDER = ("keep", "hand", "magic", "card", "target", "into", "bet_on", "combination", "amount", "value", "words")
"""Which fields are asked first, as others depend on them."""

ASKED: dict[str, Callable[[Form, Told], Asking]] = {
    "keep": fields.throw, "hand": fields.throw, "magic": fields.throw,
    "card": fields.card_of, "target": fields.target_of, "into": fields.into_of, "bet_on": fields.bet_on,
    "combination": fields.combination, "amount": fields.amount_of, "value": fields.value_of, "words": fields.words,
    "bets": fields.in_list("bets", bets), "shares": fields.in_list("shares", shares),
    "objects": fields.in_list("objects", order), "targets": fields.two, "act": fields.forced,
    "left": fields.confusions, "middle": fields.confusions, "right": fields.confusions,
    "cards": card_fields.cards, "as": card_fields.cards, "ranks": card_fields.ranks,
    "towards": card_fields.towards, "clockwise": card_fields.towards,
    "vote": fields.listed("vote", "votes", "Votre voix ?", "Your vote?"),
    "gesture": fields.listed("gesture", "gestures", "Quel geste ?", "Which gesture?"),
    "solution": fields.listed("solution", "solutions", "Quelle solution ?", "Which solution?"),
    "second": fields.listed("second", "seconds", "Et une deuxième ?", "And a second one?"),
    "object": fields.listed("object", "objects", "Quel objet ?", "Which one?"),
}  # fmt: skip
