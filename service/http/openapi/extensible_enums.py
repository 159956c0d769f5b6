"""The values of every field that has one of a few, as the document lists them.

They are listed as `x-extensible-enum`: what there is today, and not all that there will ever be. A client that meets
another value goes on; so no generator may make a closed type of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from service.bots.levels import LEVELS
from service.engine import families
from service.engine.core.actions.acts import Act
from service.http.openapi import modular_enums
from service.json_types import JsonObject
from service.sandbox.library import KINDS
from service.tournaments.settings import Format, TieBreak

EXTENSION = "x-extensible-enum"

STATUS = ("lobby", "playing", "finished")
PRESENCE = ("seated", "away", "standing", "gone")
OUT = ("bound", "cul_de_chouette_double", "left", "absent", *modular_enums.OUT)
HOLDINGS = (
    "civet", "civet_filoche", "flan", "grelottine", "jarret", "passe_grelot", "rigodon", *modular_enums.HOLDINGS,
)  # fmt: skip
ENDS = ("target", "last_one", "cul_de_chouette_double", "manches", "voted", "all_away", "stopped", "abandoned",
        "expired", "cancelled")  # fmt: skip
MODES = ("race", "last", "bets", "offer", "until", "open", "dice", "roll", "turn", "direction",
         "demand", "exchange", "putsch", "vote", *modular_enums.MODES)  # fmt: skip
SHARED_MODES = tuple(mode for mode in MODES if mode != "turn")
"""Those of windows; a turn at cards is told by an event of its own."""

DUELS = ("grelottine", "soufflette")
OUTCOMES = ("met", "failed", "lapsed", "void")
OTHER_FAULTS = ("alone", "dice_fallen", "no_bird", "preventive_failed")
"""What is wrong with an act, or with having said nothing, and is no problem of a request."""


def _name_of(act: type[Act]) -> str:
    """What an act is called as plain data."""
    return str(act.__struct_config__.tag)


OFFERED_AS = {"pass_turn": "pass", "decline": "pass"}
"""Acts that players are offered under another name, by their own."""

ACTS = tuple(
    dict.fromkeys(
        OFFERED_AS.get(name, name) for family in families.FAMILIES.values() for name in map(_name_of, family.act_types)
    )
)
"""What players do, of whichever family their game is."""

ROLES = ("president", "vice_president", "citoyen", "vice_trou_du_cul", "trou_du_cul")
DIRECTIONS = ("clockwise", "counterclockwise")
WINDOWS = (
    "a_kadoc", "achat", "artichette", "birds", "chouettes", "cul", "cul_de_chouette_double", "demand", "direction",
    "exchange", "excalibur",
    "fin_de_partie", "fort_heureusement", "fruits_au_sirop", "grelotte_ca_picote", "grelottin", "grelottine", "held",
    "jarret_souple", "je_distribue", "jeannot", "king", "lance_buches", "mecreant", "neant_souffle", "ouverture",
    "pas_mou_le_caillou", "passe_grelot", "passe_montagne", "pelican", "poulette", "putsch", "re_throw", "relance_bets",
    "rigodon", "roi", "salsifi", "sans_fin_est_la_moisissure", "sganabadarlane", "sirop", "sirop_gagnant", "sloubi",
    "soufflette", "suite", "suite_veluttee", "terms", "tiche", "tichette", "verdier", "veluttee", "vote",
    "zbradaraldjan", *modular_enums.WINDOWS,
)  # fmt: skip
"""What a window is about: where only one word counts in it, mostly that word."""

THROWS = (
    "achat", "chouettes", "cul", "fin_de_partie", "grelottin", "neant_souffle", "ouverture", "pelican", "re_throw",
    "roi", "salsifi", "sirop", "suite", "tichette", "veluttee", *modular_enums.THROWS,
)  # fmt: skip

LISTED: dict[str, tuple[str, ...]] = {
    "QueueCard.bots": ("none", *LEVELS),
    "MatchmakingTicket.reason": ("no_table", "not_renewed", "withdrawn", "queue_closed", "unplayable"),
    "BotAnswer.level": tuple(LEVELS),
    "BotLevel.id": tuple(LEVELS),
    "PlayerView.bot": tuple(LEVELS),
    "NewcomerView.bot": tuple(LEVELS),
    "PlayerArrivedEvent.bot": tuple(LEVELS),
    "PlayerJoinedEvent.bot": tuple(LEVELS),
    "Game.status": STATUS,
    "GameSummary.status": STATUS,
    "OwnGame.status": STATUS,
    "Game.phase": ("", "lull", "chouettes", "combination"),
    "Game.end": ENDS,
    "GameSummary.end": ENDS,
    "OwnGame.end": ENDS,
    "GameFinishedEvent.reason": ENDS,
    "WebhookResult.reason": ENDS,
    "PlayerView.presence": PRESENCE,
    "PresenceChangedEvent.presence": PRESENCE,
    "PresenceChangedEvent.reason": ("", "cut", "left", "absent"),
    "PlayerView.jarret": ("", "mi", "bi", "sifflet"),
    "PlayerLeftEvent.reason": ("", "evicted"),
    "Standing.reason": ("won", "lost", "undecided", *OUT),
    "PlayerResult.reason": ("won", "lost", "undecided", *OUT),
    "WebhookPlayer.reason": ("won", "lost", "undecided", *OUT),
    "PlayerOutEvent.reason": OUT,
    "PlayerView.out": OUT,
    "HoldingGainedEvent.holding": HOLDINGS,
    "HoldingLostEvent.holding": HOLDINGS,
    "HoldingLostEvent.reason": ("spent", "under_minimum", "out", "changed", "given", "sacrificed", "renewed",
                                "evaporated", "lost"),
    "WindowOpenedEvent.mode": SHARED_MODES,
    "WindowView.mode": SHARED_MODES,
    "WindowOpenedEvent.name": WINDOWS,
    "WindowClosedEvent.name": WINDOWS,
    "WindowView.name": WINDOWS,
    "WindowClosedEvent.outcome": ("decided", "elapsed", "closed"),
    "DiceRolledEvent.purpose": THROWS,
    "DiceReleasedEvent.purpose": THROWS,
    "ChallengeTakenEvent.kind": DUELS,
    "Challenge.kind": DUELS,
    "ChallengeView.kind": DUELS,
    "ChallengeView.stage": ("terms", "throws"),
    "CoupView.sirotage": ("won", "lost"),
    "DuelEndedEvent.outcome": OUTCOMES,
    "Challenge.outcome": ("open", *OUTCOMES),
    "Trace.layer": ("VALUE", "MULTIPLY", "SIGN", "RECIPIENT", "BOUND", *modular_enums.TRACES),
    "ExpectedAct.act": ACTS,
    "Word.spoken_as": tuple(act for act in ACTS if act != "roll"),
    "Field.type": ("player", "integer", "combination", "string", "list", "boolean", "cards", "rank", "ranks",
                   "players", "names", "name_or_number", "name_or_mapping", "mappings"),
    "Option.type": ("integer", "boolean", "choice", "teams"),
    "RulesetInfo.game": tuple(families.FAMILIES),
    "PlayerView.role": ROLES,
    "MancheView.direction": DIRECTIONS,
    "DirectionSetEvent.direction": DIRECTIONS,
    "HandDealtEvent.direction": DIRECTIONS,
    "Deal.direction": DIRECTIONS,
    "Record.direction": DIRECTIONS,
    "DirectionSetEvent.reason": ("queens", "decided", "default"),
    "CardsLaidEvent.by": ("turn", "putsch", "silence"),
    "CardsExchangedEvent.reason": ("owed", "chosen", "weakest"),
    "TourWonEvent.reason": ("passed", "closed", "president"),
    "VoteCastEvent.vote": ("on_continue", "on_arrete"),
    "FieldError.code": ("missing", "unknown", "invalid"),
    "Webhook.reason": ("", "asked", "gone", "failing", "revoked"),
    "WebhookSecret.reason": ("", "asked", "gone", "failing", "revoked"),
    "WebhookAttempt.error": (
        "status", "timeout", "connection", "tls", "protocol", "unresolvable", "address_refused",
    ),
    "WebhookGame.visibility": ("public", "private"),
    "WebhookTournament.visibility": ("public", "private"),
    "WebhookTournament.format": get_args(Format),
    "TournamentCard.visibility": ("public", "private"),
    "TournamentView.bots": tuple(LEVELS),
    "TournamentView.end": ("played", "too_few", "cancelled"),
    "TournamentEntry.bot": tuple(LEVELS),
    "EntryMadeEvent.bot": tuple(LEVELS),
    "SituationSummary.kind": KINDS,
    "SituationView.kind": KINDS,
    "SituationWindow.mode": MODES,
    "SituationWindow.name": ("turn", *WINDOWS),
    "SituationOffer.act": ACTS,
    "SandboxSeat.bot": tuple(LEVELS),
    "StandingLine.decided_by": ("stage", "points", *get_args(TieBreak), "lot"),
    "StandingChange.decided_by": ("stage", "points", *get_args(TieBreak), "lot"),
    "ExportTournament.bots": tuple(LEVELS),
    "ExportTournament.end": ("played", "too_few", "cancelled"),
    "ExportEntry.bot": tuple(LEVELS),
    "ExportResult.decided": ("game", "time", "cancelled"),
    "ExportStanding.decided_by": ("", "stage", "points", *get_args(TieBreak), "lot"),
    **modular_enums.LISTED,
}  # fmt: skip
"""By schema and field. Fields that are a `Literal` where they are declared are listed from there."""


def listed(codes: Sequence[str], faults: Sequence[str]) -> dict[str, Sequence[str]]:
    """By schema and field. codes: of all problems; faults: those of them that can be wrong with an act."""
    wrong = (*faults, *OTHER_FAULTS)
    told = {"ProblemDetails.code": codes, "BevueEvent.code": wrong, "PreventiveFailedEvent.code": wrong,
            "ActStoppedEvent.code": ("stopped", *wrong),
            "SituationAttempt.code": (*codes, *OTHER_FAULTS)}  # fmt: skip
    return {**LISTED, **told}


def keep_open(name: str, schema: JsonObject, values_of: Mapping[str, Sequence[str]], tag: str = "type") -> None:
    """List the values of a schema's fields, and leave each of them open; but for the one that tells events apart."""
    for field, inner in schema.get("properties", {}).items():
        for each in (inner, *inner.get("anyOf", ())):
            closed = each.pop("enum", None)
            if closed is None and field != tag and "const" in each:
                closed = [each.pop("const")]
            values = values_of.get(f"{name}.{field}", closed)
            if values is not None and (closed is not None or each.get("type") == "string"):
                each["type"] = "string"
                each[EXTENSION] = [*values]
