"""One event of a match as a sentence, as a player at the table would say it."""

from __future__ import annotations

from chouette_sdk import Event, models

from service.demo.trou_du_cul.card_art import spoken_all
from service.demo.trou_du_cul.known import Match

ROLES = {
    "president": "Président", "vice_president": "Vice-Président", "citoyen": "citoyen",
    "vice_trou_du_cul": "Vice-trou du cul", "trou_du_cul": "Trou du cul",
}  # fmt: skip
WON = {"passed": "all have passed", "closed": "the strongest rank closes it", "president": "first out of cards"}


def tell(match: Match, event: Event) -> str:
    """A line, or nothing for what goes without saying."""
    match event:
        case models.PlayerJoinedEvent():
            return f"{event.name} sits down"
        case models.HandDealtEvent():
            return f"Manche {event.manche}: {match.name(event.dealer)} deals"
        case models.CardsLaidEvent():
            how = {"putsch": "«Putsch !» ", "silence": "(the game lays) "}.get(event.by, "")
            same = ", the same once more" if event.same else ""
            return f"{match.name(event.player)}: {how}{spoken_all(event.cards)}{same} ({event.left} left)"
        case models.TurnPassedEvent():
            return f"{match.name(event.player)}: «Je passe.»" + (" (blocked)" if event.forced else "")
        case models.RevolutionMadeEvent():
            return f"{match.name(event.player)} turns the order with {spoken_all(event.cards)}!"
        case models.PlayerFinishedEvent():
            foul = ", on the closing rank" if event.foul else ""
            return f"{match.name(event.player)} is out of cards: place {event.place}{foul}"
        case models.TourWonEvent():
            return f"The tour is {match.name(event.player)}'s ({WON[event.reason]}); {match.name(event.leads)} leads"
        case _:
            return _rarer(match, event)


def _rarer(match: Match, event: Event) -> str:
    match event:
        case models.QueensShownEvent():
            return f"{match.names(event.start)} holds the queen that starts"
        case models.DirectionSetEvent():
            return f"The match goes {event.direction}"
        case models.DemandMadeEvent():
            return f"{match.name(event.player)} asks {match.name(event.target)} for {' '.join(event.ranks)}"
        case models.CardsExchangedEvent():
            cards = f": {spoken_all(event.cards)}" if event.cards else ""
            return f"{match.name(event.giver)} gives {match.name(event.to)} {event.number}{cards}"
        case models.VoteCastEvent():
            return f"{match.name(event.player)} votes to {'stop' if event.vote == 'on_arrete' else 'go on'}"
        case models.GradesGivenEvent():
            roles = event.roles.to_dict()
            return "; ".join(f"{match.name(player)} is {ROLES[role]}" for player, role in roles.items())
        case models.PointsMovedEvent():
            return ", ".join(f"{match.name(move.player)} {move.points:+d} → {move.score}" for move in event.movements)
        case models.GameFinishedEvent():
            return f"{match.name(event.winner)} wins the match!" if event.winner else "No player wins"
        case _:
            return ""
