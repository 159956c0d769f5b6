"""The fields of what is done at cards, from what the constraints tell of them."""

from __future__ import annotations

from chouette_sdk import Play, is_joker, plays, symbol

from service.play.game.form import Form, Told
from service.play.game.lexicon import Lexicon
from service.play.game.questions import Asking, Choice, many, one


def cards(form: Form, said: Told) -> Asking:
    language, told = form.lexicon.language, form.told
    if form.offer.act == "exchange":
        count = told["number"]
        title = language(f"Quelles cartes donnes-tu ({count}) ?", f"Which cards do you give ({count})?")
        mine = [Choice(symbol(card), card) for card in form.hand]
        return {"cards": (yield from many(title, mine, count, count))}
    known = [Choice(label, play) for label, play in distinct(form).items()]
    chosen: Play = yield from one(language("Que poses-tu ?", "What do you lay?"), known)
    return {"cards": list(chosen.cards), "as": None, "as_rank": chosen.as_rank}


def distinct(form: Form) -> dict[str, Play]:
    """What may be laid, of plays that read alike one; those without jokers first."""
    found: dict[str, Play] = {}
    for play in sorted(plays(form.offer), key=lambda play: sum(map(is_joker, play.cards))):
        found.setdefault(laid(play), play)
    return found


def laid(play: Play) -> str:
    """A combination as one reads it."""
    cards = " ".join(symbol(card) for card in play.cards)
    return f"{cards} = {symbol(play.rank + 'S')[:-1]}" if play.as_rank else cards


def ranks(form: Form, said: Told) -> Asking:
    told, language = form.told, form.lexicon.language
    most = told["at_most"]
    known = [Choice(rank_name(rank, form.lexicon), rank) for rank in told["known_ranks"]]
    title = language(f"Quels rangs demandes-tu (au plus {most}) ?", f"Which ranks do you ask for (at most {most})?")
    return {"ranks": (yield from many(title, known, 1, most))}


def rank_name(rank: str, lexicon: Lexicon) -> str:
    """A rank as one reads it."""
    return lexicon.language("joker", "joker") if rank == "X" else symbol(f"{rank}S")[:-1]


def towards(form: Form, said: Told) -> Asking:
    title = form.lexicon.language("Vers qui tourne-t-on ?", "Towards whom does it go?")
    return {"towards": (yield from one(title, form.choices(form.told["towards"]))), "clockwise": None}
