"""Fields that are lists: several bets at once, gifts to several players, an order at a shop."""

from __future__ import annotations

from typing import Any

from service.json_types import JsonObject
from service.play.game.form import Form
from service.play.game.questions import Asking, Choice, number, one


def bets(form: Form) -> Asking:
    """One bet after another, each on another player, until the player has enough or the total is spent."""
    told, language = form.told, form.lexicon.language
    left, laid = told["total"]["maximum"], list[JsonObject]()
    while left > 0:
        free = [id_ for id_ in told["targets"] if id_ not in [bet["target"] for bet in laid]]
        title = language("Un pari sur le lancer de qui ?", "A bet on whose throw?")
        target = yield from one(title, form.choices(free), optional=bool(laid)) if free else _nothing()
        if target is None:
            break
        known = [Choice(form.name(each["name"]), each) for each in told["combinations"] if each["minimum"] <= left]
        on = yield from one(language("Sur quelle combinaison ?", "On which combination?"), known)
        most = min(on["maximum"], left)
        amount = yield from number(language("Combien ?", "How much?"), on["minimum"], most)
        bet = {"target": target, "combination": on["name"], "amount": amount}
        if on.get("values"):
            title = language("Laquelle précisément ?", "Which one exactly?")
            value = yield from one(title, form.choices(on["values"]), optional=True)
            bet |= {} if value is None else {"value": value}
        laid.append(bet)
        left -= amount
    return laid


def shares(form: Form) -> Asking:
    """To whom how much goes, until everything that must be given is given."""
    told, language = form.told, form.lexicon.language
    least, most = told["total"]["minimum"], told["total"]["maximum"]
    given: list[JsonObject] = []
    while (spent := sum(each["amount"] for each in given)) != most:
        free = [id_ for id_ in told["targets"] if id_ not in [each["target"] for each in given]]
        if not free:
            break
        title = language(f"À qui ? (reste {most - spent})", f"To whom? ({most - spent} left)")
        to = yield from one(title, form.choices(free), optional=least <= spent <= most)
        if to is None:
            break
        low, high = max(told["amount"]["minimum"], min(0, most - spent)), min(told["amount"]["maximum"], most - spent)
        if len(free) == 1 and spent < least:
            low = max(low, least - spent)
        given.append({"target": to, "amount": (yield from number(language("Combien ?", "How much?"), low, high))})
    return given


def order(form: Form) -> Asking:
    """One object after another, within the gold that there is."""
    told, language = form.told, form.lexicon.language
    left, bought = told["gold"], list[Any]()
    while True:
        names = [each["object"] if isinstance(each, dict) else each for each in bought]
        wares = [ware for ware in told["on_sale"] if _can_buy(ware, left, names, told)]
        known = [Choice(f"{form.name(ware['name'])} ({ware['price']})", ware) for ware in wares]
        title = language(f"Quoi d'autre ? (or : {left})", f"What else? (gold: {left})")
        ware = yield from one(title, known, optional=True) if known else _nothing()
        if ware is None:
            return bought
        thing: Any = ware["name"]
        if ware.get("targets"):
            title = language("Pour qui ?", "For whom?")
            thing = {"object": thing, "target": (yield from one(title, form.choices(ware["targets"])))}
        bought.append(thing)
        left -= ware["price"]


def _can_buy(ware: JsonObject, left: int, names: list[str], told: JsonObject) -> bool:
    needs = ware.get("needs")
    on_sale = [each["name"] for each in told["on_sale"]]
    return (
        ware["price"] <= left
        and names.count(ware["name"]) < ware.get("most", 10**6)
        and (needs is None or needs in names or needs not in on_sale)
    )


def _nothing() -> Asking:
    return None
    yield
