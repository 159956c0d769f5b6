"""The end of a game: places, whether dice or cards were fair, and the record that is kept."""

from __future__ import annotations

from collections.abc import Mapping

from chouette_sdk import AsyncTable, ChouetteError, NotFound, models
from rich.text import Text

from service.play.errors import sentence
from service.play.game.lexicon import Lexicon
from service.play.game.telling import Teller
from service.play.seats import Seats

MOST_FAULTS = 5


def standings(view: models.Game, teller: Teller, names: Mapping[str, str]) -> list[Text]:
    """Who won, and the places."""
    lines = [Text(f"★ {teller.ending(view.winner, view.end or '')} ★", "bold gold1"), Text("")]
    for place in view.result:
        style = "bold" if place.player == view.you else ""
        lines.append(Text(f"{place.rank:>2}. {names.get(place.player, place.player):<16} {place.score:>6}", style))
    return lines


async def proof(table: AsyncTable, lexicon: Lexicon) -> Text:
    """Every die, or every deal, checked against what the service had committed to before the first one."""
    say = lexicon.language
    try:
        if lexicon.cards:
            deals = await table.verify_deals()
            count, what, faults = deals.cards, say("cartes", "cards"), [fault.message for fault in deals.faults]
            status = deals.status
        else:
            dice = await table.verify_dice()
            count, what, faults = dice.dice, say("dés", "dice"), [str(fault) for fault in dice.faults]
            status = dice.status
    except NotFound as error:
        return Text(sentence(error, say), "dim")
    if status == "given":
        return Text(say("Partie d'essai : le hasard était donné.", "A test game: its chance was given."), "dim")
    if status == "unrevealed":
        return Text(say("La graine n'est pas encore dévoilée.", "The seed is not revealed yet."), "dim")
    if faults or status == "broken":
        head = say(f"Les {what} ne sont PAS ce qu'ils doivent être :", f"The {what} are NOT what they must be:")
        return Text("\n".join([head, *faults[:MOST_FAULTS]]), "bold red")
    return Text(
        say(
            f"Prouvé : {count} {what} suivent de la graine que le service avait engagée d'avance.",
            f"Proved: {count} {what} follow from the seed that the service had committed to beforehand.",
        ),
        "green",
    )


async def record(table: AsyncTable, seats: Seats, lexicon: Lexicon) -> Text:
    """Save the record; tells where it is, or why there is none."""
    try:
        path = seats.record(table.id, await table.record())
    except ChouetteError as error:
        return Text(sentence(error, lexicon.language), "dim")
    except OSError as error:
        return Text(lexicon.language(f"Pas enregistrée : {error}", f"Not saved: {error}"), "red")
    told = lexicon.language(f"Enregistrée : {path}", f"Saved: {path}")
    return Text(f"{told}\nchouette replay {path}", "dim")
