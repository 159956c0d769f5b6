"""The fields of throws, annonces, challenges and terms, from what the constraints tell of them.

Each function asks for one field, and for those that hang together with it; `said` has those that were asked before.
"""

from __future__ import annotations

from collections.abc import Callable

from service.json_types import JsonObject
from service.play.game.entries import order
from service.play.game.form import Form, Told
from service.play.game.lexicon import spelled
from service.play.game.questions import Asking, Choice, many, number, one, text


def throw(form: Form, said: Told) -> Asking:
    """What is kept, with which hand, with which magic dice: each depends on those before."""
    told, language = form.told, form.lexicon.language
    made: JsonObject = {}
    dice = int(told.get("dice", 3))
    if told.get("keep_from") and told.get("keep_at_most"):
        title = language("Quels dés gardes-tu ?", "Which dice do you keep?")
        kept = yield from many(title, form.choices(told["keep_from"]), 0, told["keep_at_most"])
        made["keep"] = kept or None
        dice = 3 - len(kept) if kept else dice
    hands: list[str] = next((each["hands"] for each in told.get("hand", []) if each["dice"] == dice), [])
    if hands:
        made["hand"] = yield from one(language("Avec quelle main ?", "With which hand?"), form.choices(hands))
    if told.get("magic"):
        title = language("Quels dés magiques ?", "Which magic dice?")
        made["magic"] = (yield from many(title, form.choices(told["magic"]), 0, dice)) or None
    return {"keep": None, "hand": None, "magic": None} | made


def target_of(form: Form, said: Told) -> Asking:
    told, language = form.told, form.lexicon.language
    if "holdings" in told:
        held = {each["target"]: each["objects"] for each in told["holdings"]}
        target = yield from one(language("De qui ?", "Whose?"), form.choices(list(held)))
        thing = yield from one(language("Quel objet ?", "Which one?"), form.choices(held[target]))
        return {"target": target, "object": thing}
    if "targets" not in told:
        return {"target": None}
    target = yield from one(language("Qui vises-tu ?", "At whom?"), form.choices(told["targets"]))
    return {"target": target}


def into_of(form: Form, said: Told) -> Asking:
    others = [id_ for id_ in form.told.get("targets", []) if id_ != said.get("target")]
    title = form.lexicon.language("Devient qui ?", "Becomes whom?")
    return {"into": (yield from one(title, form.choices(others)))}


def bet_on(form: Form, said: Told) -> Asking:
    whose = form.told.get("bets_on", {}).get(said.get("target"), [])
    if not whose:
        return {"bet_on": None}
    title = form.lexicon.language("Le pari sur qui ?", "The bet on whom?")
    return {"bet_on": (yield from one(title, form.choices(whose)))}


def combination(form: Form, said: Told) -> Asking:
    told, language = form.told, form.lexicon.language
    if "combinations" not in told:
        return {"combination": None}
    known = [Choice(_bounded(form, each), each) for each in told["combinations"]]
    chosen = yield from one(language("Quelle combinaison ?", "Which combination?"), known)
    amount = yield from number(language("Combien ?", "How much?"), chosen["minimum"], chosen["maximum"])
    made = {"combination": chosen["name"], "amount": amount}
    if chosen.get("values") and "value" in form.offer.fields:
        title = language("Laquelle précisément ?", "Which one exactly?")
        made["value"] = yield from one(title, form.choices(chosen["values"]), optional=True)
    return {"value": None} | made


def _bounded(form: Form, each: Told) -> str:
    return f"{form.name(each['name'])} ({each['minimum']}–{each['maximum']})"


def amount_of(form: Form, said: Told) -> Asking:
    bounds = form.told.get("amount")
    least = form.told.get("enough", 1)
    title = form.lexicon.language("Combien ?", "How much?")
    low, high = (bounds["minimum"], bounds["maximum"]) if bounds else (least, 10**6)
    return {"amount": (yield from number(title, low, high))}


def value_of(form: Form, said: Told) -> Asking:
    told, language = form.told, form.lexicon.language
    if "names" in told:
        return {"value": (yield from one(language("Lequel ?", "Which one?"), form.choices(told["names"])))}
    if "values" in told:
        title = language("Quel nombre ?", "Which number?")
        return {"value": (yield from one(title, form.choices(told["values"])))}
    return (yield from plain("value")(form, said))


def card_of(form: Form, said: Told) -> Asking:
    told, language = form.told, form.lexicon.language
    if not told.get("tichettes"):
        return {"card": None}
    known = [Choice(form.name(each["card"]), each) for each in told["tichettes"]]
    optional = not form.required("card")
    chosen = yield from one(language("Quelle Tichette ?", "Which Tichette?"), known, optional=optional)
    made: JsonObject = dict.fromkeys(("card", "target", "number", "position", "solution", "about"))
    if chosen is None:
        return made
    made["card"] = chosen["card"]
    for name, offered, title in (
        ("target", "targets", language("Qui vises-tu ?", "At whom?")),
        ("number", "numbers", language("Quel nombre ?", "Which number?")),
        ("position", "positions", language("Quelle place ?", "Which place?")),
        ("solution", "solutions", language("Quelle solution ?", "Which solution?")),
        ("about", "about", language("À propos de quoi ?", "About what?")),
    ):
        if chosen.get(offered):
            made[name] = yield from one(title, form.choices(chosen[offered]))
    return made


def confusions(form: Form, said: Told) -> Asking:
    language, left = form.lexicon.language, list(form.told.get("confusions", []))
    made: JsonObject = {}
    for name, fr, en in (("left", "gauche", "left"), ("middle", "du milieu", "middle"), ("right", "droit", "right")):
        title = language(f"Le dé {fr} ?", f"The {en} die?")
        made[name] = yield from one(title, form.choices(left))
        left.remove(made[name])
    return made


def forced(form: Form, said: Told) -> Asking:
    """What another player is made to do."""
    told, language = form.told, form.lexicon.language
    known = form.choices(told.get("acts", []))
    for within in told.get("acts_within", []):
        known.append(Choice(f"{form.name(within['act'])} … {within['maximum']}", within))
    if told.get("on_sale"):
        known.append(Choice(language("des emplettes", "shopping"), "on_sale"))
    chosen = yield from one(language("Que doit faire ce joueur ?", "What must they do?"), known)
    if chosen == "on_sale":
        return {"act": {"annonce": "emplettes", "objects": (yield from order(form))}}
    if isinstance(chosen, dict) and "maximum" in chosen:
        act = {name: dict(part) if isinstance(part, dict) else part for name, part in chosen["act"].items()}
        saying = act.get("terms", act)
        saying["amount"] = yield from number(language("Combien ?", "How much?"), saying["amount"], chosen["maximum"])
        return {"act": act}
    return {"act": chosen}


def listed(name: str, constraint: str, fr: str, en: str) -> Callable[[Form, Told], Asking]:
    """A field whose values one constraint lists."""

    def asked(form: Form, said: Told) -> Asking:
        offered = form.told.get(constraint)
        if not offered:
            return {name: None} if not form.required(name) else (yield from plain(name)(form, said))
        optional = not form.required(name)
        title = form.lexicon.language(fr, en)
        return {name: (yield from one(title, form.choices(offered), optional=optional))}

    return asked


def plain(name: str) -> Callable[[Form, Told], Asking]:
    """A field of which only the rulebook tells something: from its choices, a number, or words."""

    def asked(form: Form, said: Told) -> Asking:
        word = form.lexicon.words.get(form.offer.name)
        known = next((each for each in word.fields if each.name == name), None) if word else None
        title = f"{spelled(name)} ?"
        if known is None or not known.required:
            return {name: None}
        if known.choices:
            return {name: (yield from one(title, form.choices(known.choices)))}
        if known.minimum is not None:
            return {name: (yield from number(title, known.minimum, 10**6))}
        return {name: (yield from text(title))}

    return asked


def in_list(name: str, made: Callable[[Form], Asking]) -> Callable[[Form, Told], Asking]:
    def asked(form: Form, said: Told) -> Asking:
        return {name: (yield from made(form))}

    return asked


def two(form: Form, said: Told) -> Asking:
    title = form.lexicon.language("Quels deux joueurs ?", "Which two players?")
    return {"targets": (yield from many(title, form.choices(form.told.get("targets", [])), 2, 2))}


def words(form: Form, said: Told) -> Asking:
    title = form.lexicon.language("Le nombre en toutes lettres (facultatif)", "The number in French words (optional)")
    return {"words": (yield from text(title, optional=True)) or None}
