"""The engine's refusals as the document tells them: status, title, and what to do. The engine's own sentence
is more precise; this one is for the page."""

from __future__ import annotations

from service.http.errors import modular_refusals
from service.http.errors.kinds import Kind

FORM: dict[str, Kind] = {
    "unknown_ruleset": Kind(422, "Unknown ruleset", "GET /v1/rulesets lists the rulebooks."),
    "unknown_option": Kind(422, "Unknown option", "The ruleset lists its options."),
    "wrong_option": Kind(422, "Wrong option", "The ruleset says what this option takes."),
    "unknown_rule": Kind(422, "Unknown rule", "The ruleset lists its rules."),
    "rule_not_switchable": Kind(422, "Rule not switchable", "Leave this rule as the rulebook has it."),
    "rule_needs_another": Kind(422, "Rule needs another", "Switch on the rule that it needs, too."),
    "rule_needs_option": Kind(422, "Rule needs an option", "Set the option that it needs, too."),
    "wrong_dice": Kind(422, "Wrong dice", "Give faces from 1 to 6, or 0 where dice can fall."),
    "unknown_team": Kind(422, "Unknown team", "Name a team of the option `teams`, or none."),
    "unknown_annonce": Kind(422, "Unknown annonce", "The game's ruleset lists what can be said in it."),
    "unknown_field": Kind(422, "Unknown field", "Leave this field out: the annonce does not have it."),
    "missing_field": Kind(422, "Missing field", "The annonce needs this field: send it."),
    "wrong_type": Kind(422, "Wrong type", "The ruleset says what the fields of an annonce take."),
    "unknown_player": Kind(422, "Unknown player", "Name a player who sits at this table."),
    "unknown_combination": Kind(422, "Unknown combination", "Name a combination of this game."),
    "value_not_allowed": Kind(422, "Value not allowed", "A bet on this combination takes no value: leave it out."),
    "value_not_possible": Kind(422, "Value not possible", "Name a number within the limits that are told."),
    "shares_wrong": Kind(422, "Shares wrong", "Give away as much as there is, one at least to each whom you name."),
    "target_out": Kind(422, "Target out of the game", "Name players who are in the game."),
    "keep_not_allowed": Kind(422, "Keep not allowed", "No dice can be kept here: roll without keep."),
    "keep_impossible": Kind(422, "Keep impossible", "Keep only faces that lie there, and throw one die at least."),
}
PERSON: dict[str, Kind] = {
    "not_at_table": Kind(403, "Not at the table", "You no longer sit at this table."),
    "out_of_game": Kind(403, "Out of the game", "You are out of this game: you can only watch it."),
    "left_for_good": Kind(403, "Left for good", "You left this game for good, which was a forfeit: watch it."),
}
NEWCOMER: dict[str, Kind] = {
    "not_seated": Kind(403, "Not seated", "You wait at the door: first ask for a seat, as `expected` tells."),
    "door_shut": Kind(409, "Door shut", "Wait for the end of a lap; `expected` tells when you may ask for a seat."),
    "song_under_way": Kind(409, "Song under way", "Another newcomer is singing: come as soon as that song is over."),
    "teams_complete": Kind(409, "Teams complete", "No player can join the teams of this game: watch it."),
}
MOMENT: dict[str, Kind] = {
    "not_started": Kind(409, "Not started", "The game has not started yet."),
    "not_begun": Kind(409, "Not begun", "Wait for the first turn: only the opening dice count now."),
    "game_started": Kind(409, "Game started", "The game has started: join another one, or watch this one."),
    "game_over": Kind(409, "Game over", "Only the dice that decide the game still count."),
    "game_finished": Kind(409, "Game finished", "The game is over: its result stands."),
    "table_full": Kind(409, "Table full", "All seats are taken: join another game."),
    "too_few_players": Kind(409, "Too few players", "A game needs two players at least."),
    "teams_incomplete": Kind(409, "Teams incomplete", "Everybody must be in one team, and each team have its number."),
    "value_just_taken": Kind(409, "Value just taken", "Another player was a moment quicker: name another number."),
    "too_early": Kind(409, "Too early", "Wait until «values.not_before», where it is told, and try again."),
    "lag_compensation_off": Kind(409, "Lag compensation off", "This game does not compensate lag: measure nothing."),
    "nothing_asked": Kind(409, "Nothing asked", "No window asks you now: there is nothing to pass."),
    "already_standing": Kind(409, "Already standing", "You are standing already."),
    "not_standing": Kind(409, "Not standing", "You are seated already."),
    "not_on_a_relance": Kind(
        409, "Not on a relance", "Wait for the dice of the relance: nothing is bought or bet now."
    ),
    "challenge_over": Kind(409, "Challenge over", "Set terms for the duel that is open."),
}
# Wrong acts: a bévue (201) where the game is strict; refused with these codes where it is lenient.
WRONG: dict[str, Kind] = {
    "wrong_moment": Kind(409, "Wrong moment", "GET …/expected tells what counts now."),
    "not_your_throw": Kind(409, "Not your throw", "Wait until it is your turn to throw."),
    "combination_not_allowed": Kind(409, "Combination not allowed", "Name one that terms may have."),
    "no_grelottine": Kind(409, "No Grelottine", "Both players of a duel need one."),
    "score_too_low": Kind(409, "Score too low", "Challenge a player who has the points for a duel."),
    "stake_out_of_range": Kind(409, "Stake out of range", "Stake within the limits that are told."),
    "target_not_allowed": Kind(409, "Target not allowed", "Name a player who is not in this duel yet."),
    "target_self": Kind(409, "Target is yourself", "Name another player."),
    "target_team_mate": Kind(409, "Target of your team", "Name a player of another team."),
    "already_flanned": Kind(409, "Already flanned", "Name a player whom no Flan awaits."),
    "already_held": Kind(409, "Already held", "No player holds two of a kind: give it to another one."),
    "flanned_by_you": Kind(409, "Flanned by you", "Your own Flan awaits this player already: name another one."),
    "graines_owed": Kind(409, "Graines owed", "Say «Je ne mange pas de graines !» before you sit down again."),
    "jarret_bound": Kind(409, "Jarret bound", "A Jarret-Souple is used again in the same way: «values.way» tells it."),
    "no_bots": Kind(409, "No bots", "Bots do not know this game: invite people for its seats."),
    "no_bet": Kind(409, "No bet", "Point at another player whose bet waits for its chouettes."),
    "no_civet": Kind(409, "No Civet", "Point at another player whose Civet waits for its chouettes."),
    "no_fault": Kind(409, "No fault", "Call out only a fault that was made just now."),
    "no_jarret_souple": Kind(409, "No Jarret-Souple", "Only a Jarret-Souple can be whistled."),
    "not_bidding": Kind(409, "Not bidding", "You are out of this Tichette: only the others bid."),
    "not_held": Kind(409, "Not held", "You do not hold what this takes."),
    "not_to_be_explained": Kind(409, "Not to be explained", "Two of this table know it: it must not be explained."),
    "own_duel": Kind(409, "Own duel", "You are the challenger in this duel: you cannot buy in it."),
    "sale_undecided": Kind(409, "Sale undecided", "The cul is being thrown for: wait for its end."),
    "seated_already": Kind(409, "Seated already", "You have a seat: this is for newcomers."),
    "stake_not_covered": Kind(409, "Stake not covered", "The player's points do not cover the doubled stake."),
    "team_flanned": Kind(409, "Team flanned", "Only one member of a team is flanned at a time."),
    "value_taken": Kind(409, "Value taken", "Another player has named this number: name another one."),
    "wrong_number": Kind(409, "Wrong number", "It takes another number: the detail tells which."),
}
OF_ALL: dict[str, Kind] = {**FORM, **PERSON, **NEWCOMER, **MOMENT, **WRONG, **modular_refusals.REFUSALS}
REFUSALS: dict[str, Kind] = dict(OF_ALL)
"""These, and those that only the acts of one resource meet (`Resource(refusals=…)`)."""


# What can come back for making a game.
CREATING = ("unknown_ruleset", "unknown_option", "wrong_option", "unknown_rule", "rule_not_switchable",
            "rule_needs_another", "rule_needs_option", "wrong_dice")  # fmt: skip
# What can come back for any act of a player with a seat.
ACTING = ("token_missing", "token_unknown", "game_not_found", "not_at_table", "out_of_game",
          "left_for_good", "game_finished")  # fmt: skip
# For those who give bots their seats.
BOT_KEEPING = ("token_missing", "token_unknown", "key_unknown", "game_not_found")
# For the host of a game.
HOSTING = ("token_missing", "token_unknown", "key_unknown", "game_not_found", "not_the_host")
# For what is said or thrown in a game.
PLAYING = (*ACTING, "not_started", "not_begun", "game_over", "too_late", "too_early", "not_seated", "graines_owed",
           *modular_refusals.ANYWHERE)  # fmt: skip
SAYING = (
    *PLAYING,
    "unknown_annonce",
    "unknown_field",
    "missing_field",
    "wrong_type",
    "unknown_player",
    "unknown_combination",
    "wrong_moment",
)
# For annonces: what the rules of the single words refuse, besides.
SHOUTING = (*SAYING, "nothing_asked", *(code for code in (*NEWCOMER, *WRONG) if code not in ("not_your_throw",
            "wrong_moment", "graines_owed", "not_seated")), "value_not_allowed", "value_not_possible", "shares_wrong",
            "target_out", "value_just_taken", "table_full", *modular_refusals.SHOUTING)  # fmt: skip
