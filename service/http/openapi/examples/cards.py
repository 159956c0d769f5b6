"""Examples of what players do at cards."""

from __future__ import annotations

from service.http.openapi import stories
from service.http.openapi.played_game import Examples
from service.http.responses.acts import ActAnswer


def cards(made: Examples) -> None:
    """One example at least of everything that is done at cards."""
    made.ask("create_game", "cards", {
        "ruleset": stories.CARDS,
        "options": {"rules": {"putsch": True, "demande": True}, "manches": 5, "packs": "auto"},
        "player": {"name": "Perceval"},
    })  # fmt: skip
    story = stories.at_cards()
    made.put("set_direction", "decided", ActAnswer(**story.directed), {"clockwise": True})
    made.ask("set_direction", "pointed", {"towards": "karadoc"})
    made.put("lay_cards", "pair", ActAnswer(**story.laid), {"cards": ["QH", "QD"], "turn": story.lead})
    made.ask("lay_cards", "joker", {"cards": ["XR"], "as": "A"})
    made.put("throw_putsch", "thrown", ActAnswer(**story.thrown), {"cards": ["QS", "QC"], "window": story.window})
    made.put("pass_cards", "window", ActAnswer(**story.declined), {"window": story.window})
    made.put("pass_cards", "turn", ActAnswer(**story.passed), {"turn": story.turn})
    made.put("get_game", "cards", story.game)
    made.put("cast_vote", "continue", ActAnswer(**story.voted), {"vote": "on_continue"})
    made.put("demand_cards", "two_and_joker", ActAnswer(**story.demanded), {"ranks": ["2", "X"]})
    made.put("exchange_cards", "given", ActAnswer(**story.given), {"cards": ["3S", "4H"]})
