"""What a situation is called and what a client should show there, in French and in English."""

from __future__ import annotations

from typing import NamedTuple

from service import engine
from service.sandbox.library import Situation


class Text(NamedTuple):
    """The same in two languages."""

    fr: str
    en: str


MODES: dict[str, tuple[Text, Text]] = {
    "race": (
        Text("une course", "a race"),
        Text("Le premier à crier l'emporte : montrez le mot, à qui il est permis et le compte à rebours, puis qui a "
             "été le plus rapide et de combien.",
             "The first to shout wins: show the word, whose it is to shout and the countdown, and then who was first "
             "and by how much."),
    ),
    "last": (
        Text("le dernier perd", "the last one loses"),
        Text("Le dernier à crier perd : montrez qui a crié, et qui ne l'a pas encore fait.",
             "The last to shout loses: show who has shouted, and who has not yet."),
    ),
    "bets": (
        Text("les paris", "bets"),
        Text("Chacun parie ou passe : montrez ce qui se joue, les limites d'un pari et qui manque encore.",
             "Each player bets or passes: show what is at stake, the limits of a bet, and who is still missing."),
    ),
    "offer": (
        Text("une décision", "a decision"),
        Text("Une décision est demandée à ces joueurs : montrez ce qu'ils peuvent faire et jusqu'à quand.",
             "These players are asked for a decision: show what they may do, and until when."),
    ),
    "until": (
        Text("permis jusqu'à la suite", "open until play goes on"),
        Text("Le mot compte tant que le jeu ne continue pas : montrez qu'il est permis, sans compte à rebours.",
             "The word counts until play goes on: show that it may be said, without a countdown."),
    ),
    "open": (
        Text("un mot de chacun", "a word of each"),
        Text("Chacun peut dire un mot jusqu'à la suite : montrez qui l'a dit.",
             "Each player may say one word until play goes on: show who has."),
    ),
    "dice": (
        Text("un dé chacun", "a die each"),
        Text("Chacun lance un dé : montrez qui a lancé, ce qui est tombé et qui est attendu.",
             "Each throws a die: show who has thrown, what fell, and who is waited for."),
    ),
    "own": (
        Text("ses propres dés", "dice of one's own"),
        Text("Un joueur lance des dés à lui : montrez lesquels, et qui attend.",
             "A player throws dice of their own: show which, and who waits."),
    ),
    "roll": (
        Text("un lancer", "a throw"),
        Text("Un joueur doit lancer : montrez qui, quels dés, à partir de quand (`not_before`), et les dés gardés.",
             "A player has to throw: show who, which dice, from when on (`not_before`), and the dice that are kept."),
    ),
    "turn": (
        Text("le tour", "the turn"),
        Text("Un joueur pose des cartes ou passe : montrez ce qui est sur la table et ce qui le bat.",
             "A player lays cards or passes: show what lies on the table, and what beats it."),
    ),
    "direction": (
        Text("le sens du jeu", "the direction"),
        Text("Le sens est choisi : montrez à qui il revient, et les deux voisins.",
             "The direction is chosen: show by whom, and both neighbours."),
    ),
    "demand": (
        Text("la demande", "the demand"),
        Text("Des cartes sont demandées : montrez à qui et combien.",
             "Cards are asked for: show of whom, and how many."),
    ),
    "exchange": (
        Text("l'échange", "the exchange"),
        Text("Des cartes sont rendues : montrez la main, combien il en faut et à qui elles vont.",
             "Cards are given back: show the hand, how many it takes, and where they go."),
    ),
    "putsch": (
        Text("le putsch", "the putsch"),
        Text("La même paire peut être posée hors de son tour : montrez la course et son compte à rebours.",
             "The same pair may be laid out of turn: show the race and its countdown."),
    ),
    "vote": (
        Text("le vote", "the vote"),
        Text("On vote pour continuer ou s'arrêter : montrez les voix et qui manque.",
             "Players vote to go on or to stop: show the votes, and who is missing."),
    ),
    "interposed": (
        Text("un acte retenu", "an act that is held"),
        Text("Un acte attend que d'autres l'arrêtent ou le laissent passer : montrez lequel, et qui décide.",
             "An act waits for others to stop it or to let it through: show which, and who decides."),
    ),
    "side": (
        Text("à côté du jeu", "beside the game"),
        Text("Cette fenêtre reste ouverte pendant que le jeu continue : montrez-la à part.",
             "This window is open while play goes on: show it apart."),
    ),
    "song": (
        Text("la chanson", "the song"),
        Text("On chante, couplet par couplet : montrez le couplet et qui doit chanter.",
             "There is singing, verse by verse: show the verse, and who has to sing."),
    ),
}  # fmt: skip
"""By the mode of a window: its title, and what to show."""

ENDS: dict[str, Text] = {
    "target": Text("le score est atteint", "the target is reached"),
    "last_one": Text("il ne reste qu'un joueur", "one player is left"),
    "cul_de_chouette_double": Text("un Cul de Chouette doublé", "a doubled Cul de Chouette"),
    "manches": Text("toutes les manches sont jouées", "all manches are played"),
    "voted": Text("le vote l'a décidé", "the vote has decided it"),
    "all_away": Text("tous sont partis", "all have left"),
    "stopped": Text("tous ont arrêté", "all have stopped"),
    "abandoned": Text("la partie est abandonnée", "the game is abandoned"),
    "expired": Text("la partie n'a pas commencé à temps", "the game was not started in time"),
    "cancelled": Text("la partie est annulée", "the game is called off"),
}
"""By the reason: why a game is over."""

OUTCOMES: dict[str, Text] = {
    "met": Text("réussi", "met"),
    "failed": Text("manqué", "failed"),
    "lapsed": Text("sans suite", "lapsed"),
    "void": Text("sans effet", "void"),
}
"""By the outcome: what became of a duel."""

_KIND_OF: dict[str, Text] = {
    "holding": Text("Un joueur a ceci devant lui : montrez-le à sa place, avec ce qu'il permet.",
                    "A player holds this: show it at their seat, with what it allows."),
    "duel": Text("Un duel est en cours ou vient de finir : montrez qui défie qui, pour quoi, et l'issue.",
                 "A duel is on, or has just ended: show who challenges whom, for what, and what came of it."),
    "tie": Text("Deux joueurs l'ont dit en même temps : montrez l'égalité et ce qu'elle entraîne.",
                "Players said it at the same time: show that they are tied, and what follows."),
    "ending": Text("La partie est finie : montrez le classement, pourquoi elle l'est, et la preuve des tirages.",
                   "The game is over: show the ranks, why it is over, and the proof of its draws."),
    "refused": Text("L'acte de `attempt` est refusé sans rien coûter : montrez la phrase du refus, et ce qui compte.",
                    "The act in `attempt` is refused, at no cost: show the sentence of the refusal, and what counts."),
    "bevue": Text("L'acte de `attempt` est une bévue : montrez qu'il a compté, ce qu'il coûte et pourquoi.",
                  "The act in `attempt` is a bévue: show that it counted, what it costs, and why."),
}  # fmt: skip

LOOK_AT: dict[str, tuple[str, ...]] = {
    "window": ("Game.windows", "Expected.acts", "window_opened", "window_closed"),
    "doubling": ("Game.windows", "Expected.acts", "window_opened", "points_moved"),
    "holding": ("Game.players", "holding_gained", "holding_lost"),
    "duel": ("Game.challenge", "challenge_taken", "terms_set", "duel_ended"),
    "tie": ("window_closed", "points_moved"),
    "refusal": ("ProblemDetails.code", "ProblemDetails.detail", "bevue"),
    "ending": ("Game.result", "Game.end", "game_finished"),
}
"""By kind: the fields of the API, and the events, in which it is to be seen."""


def rule_of(situation: Situation) -> engine.RuleInfo | None:
    """The rule that it is about, where there is one."""
    rules = engine.ruleset(situation.ruleset).rules
    if situation.kind == "holding":
        return next((rule for rule in rules if situation.about[0] in rule.holdings), None)
    wanted = situation.about[2] if len(situation.about) > 2 else situation.about[0]
    return next((rule for rule in rules if rule.id == wanted), None)


def title(situation: Situation) -> Text:
    """What it is called."""
    about, named = situation.about, _named(situation)
    if situation.kind in ("window", "doubling"):
        mode = MODES[about[1]][0]
        return Text(f"{named} : {mode.fr}", f"{named}: {mode.en}")
    if situation.kind == "duel":
        outcome = OUTCOMES[about[1]] if len(about) > 1 else Text("en cours", "under way")
        return Text(f"Duel ({named}) : {outcome.fr}", f"Duel ({named}): {outcome.en}")
    if situation.kind == "ending":
        return Text(f"Fin : {ENDS[about[0]].fr}", f"Ending: {ENDS[about[0]].en}")
    if situation.kind == "refusal":
        kind = Text("Bévue", "Bévue") if about[0] == "bevue" else Text("Refus", "Refusal")
        return Text(f"{kind.fr} : {about[1]}", f"{kind.en}: {about[1]}")
    if situation.kind == "tie":
        return Text(f"{named} : à égalité", f"{named}: a tie")
    return Text(f"{named} en main", f"{named} in hand")


def sentence(situation: Situation) -> Text:
    """What a client should show there."""
    if situation.kind in ("window", "doubling"):
        return MODES[situation.about[1]][1]
    return _KIND_OF[situation.about[0] if situation.kind == "refusal" else situation.kind]


def _named(situation: Situation) -> str:
    """By its name, where the rulebook has one for it: the phrase that is shouted, or the rule's label."""
    rule, name = rule_of(situation), situation.about[0]
    words = (word for each in engine.ruleset(situation.ruleset).rules for word in each.annonces)
    phrase = next((word.phrase for word in words if word.id == name and word.phrase), "")
    if situation.kind in ("window", "doubling", "tie") and phrase:
        return f"«{phrase}» ({rule.label})" if rule is not None else f"«{phrase}»"
    if rule is not None and situation.kind in ("duel", "holding"):
        return rule.label if situation.kind == "duel" else name.replace("_", " ").capitalize()
    plain = name.replace("_", " ").capitalize()
    return f"{rule.label}, {plain}" if rule is not None and rule.label.lower() != plain.lower() else plain
