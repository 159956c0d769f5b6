"""The refusals of the modules of `modulaire`, as the document tells them."""

from __future__ import annotations

from service.http.errors.kinds import Kind

# What can never be an act of this game.
FORM: dict[str, Kind] = {
    "wrong_value": Kind(422, "Wrong value", "Send one of the values that the ruleset or the detail tells."),
}
# What does not count now, and costs nothing.
MOMENT: dict[str, Kind] = {
    "table_busy": Kind(409, "Table busy", "Wait until the race, the bets or the song is over, and say it again."),
    "answer_first": Kind(409, "Answer first", "Answer the question by «oui» or «non» before you do anything else."),
    "asked_already": Kind(409, "Asked already", "Wait until the next turn opens: then you may ask again."),
    "not_lying": Kind(409, "Not lying down", "You do not lie down: go on playing."),
}
# Wrong throws: no die falls.
THROWN: dict[str, Kind] = {
    "wrong_hand": Kind(409, "Wrong hand", "Throw with the hand that `expected` tells: `hand`."),
    "magic_not_held": Kind(409, "Magic dice not held", "Name magic dice that you hold: `magic` in `expected`."),
    "magic_too_many": Kind(409, "Too many magic dice", "Name no more magic dice than dice are thrown."),
}
# Wrong words.
SAID: dict[str, Kind] = {
    "bound": Kind(409, "Bound by an answer", "You have answered how you would act: keep to it until it ends."),
    "bird_said": Kind(409, "Bird said", "You have said this bird: name another one."),
    "field_not_allowed": Kind(409, "Field not allowed", "Leave this field out: you do not hold what it takes."),
    "amount_not_allowed": Kind(409, "Amount not allowed", "Name an amount within the bounds that `expected` tells."),
    "solution_not_free": Kind(409, "Solution not free", "Choose one of the solutions that are free: `solutions`."),
    "position_not_allowed": Kind(409, "Position not allowed", "Name a place among the singers of this song."),
    "about_not_allowed": Kind(409, "Question not allowed", "Ask about an annonce that `expected` lists for the card."),
    "confusions_alike": Kind(409, "Confusions alike", "Name three confusions that are different."),
    "taken_back": Kind(409, "Taken back", "It is said at once, before any other act of yours: go on without it."),
    "not_banker": Kind(409, "Not the banker", "Leave this to the banker: `bank.owner` tells who that is."),
    "bank_too_small": Kind(409, "Bank too small", "Wait until the bank holds as many artichauts as this takes."),
    "without_trumps": Kind(409, "Without trumps", "One plays «sans atout»: wait until that is over."),
    "walk_not_made": Kind(409, "Walk not made", "Wait until dice make the walk that a Frigelle takes."),
    "cannot_pay": Kind(409, "Cannot pay", "Wait until your score covers the price: `price` tells it."),
}
# Wrong orders, gifts, vows and decisions for others.
HELD: dict[str, Kind] = {
    "no_chaudron": Kind(409, "No chaudron", "Get a chaudron first: magic objects are carried in one."),
    "one_chaudron_only": Kind(409, "One chaudron only", "Leave it out: a player holds one chaudron at most."),
    "not_enough_gold": Kind(409, "Not enough gold", "Order less: `gold` tells what there is to spend."),
    "no_room": Kind(409, "No room", "You can hold no more of it: choose something else."),
    "object_not_allowed": Kind(409, "Object not allowed", "Name an object that `expected` lists for this player."),
    "no_vow": Kind(409, "No vow", "Make a vow first: cards are drawn by it."),
    "vow_made": Kind(409, "Vow made", "You have made your vow: it stands for the whole game."),
    "vow_disagrees": Kind(409, "Vow disagrees", "Wait until your score agrees with your vow and pays for a card."),
    "pack_empty": Kind(409, "Pack empty", "No tichette is left to be drawn: play on without."),
    "no_decision": Kind(409, "No decision", "Name an act that the player may do now: `acts` in `expected`."),
    "not_in_donne": Kind(409, "Not in donne", "Decide for a player whose value is your exact score."),
}
REFUSALS: dict[str, Kind] = {**FORM, **MOMENT, **THROWN, **SAID, **HELD}
ANYWHERE = ("answer_first", "bound", "table_busy")
"""What can come back for whatever is said or thrown."""

THROWING = (*THROWN, "wrong_value", "unknown_field")
"""What can come back for a throw, besides."""

SHOUTING = tuple(code for code in REFUSALS if code not in THROWN)
"""What can come back for an annonce."""
