"""The refusals of games at cards, as the document tells them."""

from __future__ import annotations

from service.http.errors.kinds import Kind

# What can never be an act.
FORM: dict[str, Kind] = {
    "unknown_card": Kind(422, "Unknown card", "Send codes of cards such as QH, TC or XR: the ruleset lists them."),
    "unknown_rank": Kind(422, "Unknown rank", "Send a rank that the ruleset lists."),
    "unknown_vote": Kind(422, "Unknown vote", "Vote as the ruleset lists it."),
    "wrong_fields": Kind(422, "Wrong fields", "Of two fields that exclude each other send exactly one."),
    "wrong_cards": Kind(422, "Wrong cards", "Give codes of cards, a list for each pack."),
}
# What does not count now.
MOMENT: dict[str, Kind] = {
    "rule_off": Kind(409, "Rule off", "This match is played without that rule."),
    "window_open": Kind(409, "Window open", "Wait until the open window closes: its `deadline` is told."),
    "not_asked": Kind(409, "Not asked", "The open window does not ask you: GET …/expected tells what counts."),
    "already_said": Kind(409, "Already said", "You have answered in this window: one answer counts."),
    "not_your_turn": Kind(409, "Not your turn", "Wait for your turn: `turn_of` tells whose it is."),
    "leader_must_play": Kind(409, "Leader must play", "You lead: lay any combination."),
    "too_many_players": Kind(409, "Too many players", "There are not cards for so many: make a table with more packs."),
}
# What these cards cannot be, or not here.
CARDS: dict[str, Kind] = {
    "no_combination": Kind(409, "No combination", "Lay one to four cards of one rank, jokers among them or not."),
    "as_needed": Kind(409, "Rank needed", "Jokers alone need «as»: the rank that they stand for."),
    "wrong_as": Kind(409, "Wrong rank named", "Send the rank of the cards as «as», or leave it out."),
    "wrong_size": Kind(409, "Wrong size", "Lay as many cards as lie there: `size`."),
    "same_forced": Kind(409, "Same combination forced", "Lay the same combination, of rank `rank`, or pass."),
    "too_low": Kind(409, "Too low", "Lay an equal or a stronger rank than `rank`, or pass."),
    "wrong_rank": Kind(409, "Wrong rank", "Throw a pair of the rank that lies there: `rank`."),
    "not_beside": Kind(409, "Not beside", "Point at one of the two players beside the starter: `beside`."),
}
REFUSALS: dict[str, Kind] = {**FORM, **MOMENT, **CARDS}
LAYING = ("unknown_card", "unknown_rank", "not_held", "no_combination", "as_needed", "wrong_as")
"""What can come back for a combination."""

ON_TURN = ("too_late", "window_open", "wrong_moment", "not_your_turn")
"""What can come back for what is done on turn."""

IN_WINDOW = ("too_late", "wrong_moment", "not_asked", "already_said")
"""What can come back for what is done in a window."""
