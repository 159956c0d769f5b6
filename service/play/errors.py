"""What went wrong, in a sentence that says what to do."""

from __future__ import annotations

from chouette_sdk import CallTimedOut, ChouetteError, ConnectionFailed, Problem, TooLate, UnreadableAnswer

from service.play.language import Language

CODES: dict[str, tuple[str, str]] = {
    "too_early": ("Trop tôt : rien n'est perdu, recommence dans un instant.", "Too early: nothing is lost, try again."),
    "not_your_throw": ("Ce n'est pas à toi de lancer.", "It is not your throw."),
    "game_not_found": (
        "Aucune partie n'a cet identifiant. Vérifie le lien, ou demande-le de nouveau.",
        "No game has this id. Check the link, or ask for it again.",
    ),
    "table_full": ("La table est pleine. Regarde-la (w), ou choisis-en une autre.", "The table is full. Watch it (w)."),
    "game_finished": ("La partie est finie.", "The game is over."),
    "token_unknown": (
        "Cette place n'est plus ouverte par le jeton gardé ici : assieds-toi de nouveau.",
        "The token kept here no longer opens this seat: sit down again.",
    ),
    "key_missing": (
        "Ce service veut une clé pour créer des parties : relance avec --api-key.",
        "This service wants a key for new games: start again with --api-key.",
    ),
    "key_unknown": (
        "Le service ne connaît pas cette clé (--api-key).",
        "The service does not know this key (--api-key).",
    ),
    "too_few_players": ("Il manque des joueurs : ajoute un robot (b).", "Players are missing: add a bot (b)."),
    "rate_limited": ("Doucement : attends un instant.", "Slower: wait for a moment."),
}
"""Refusals that a user meets, in their language; for all others the service's own sentence is shown."""


def sentence(error: ChouetteError, language: Language, address: str = "") -> str:
    """The sentence. address: of the service."""
    if isinstance(error, TooLate):
        return language(
            "Trop tard, c'était déjà décidé. Cela ne coûte rien.", "Too late, it was decided. It costs nothing."
        )
    if isinstance(error, Problem):
        return language(*CODES[error.code]) if error.code in CODES else error.detail
    if isinstance(error, CallTimedOut):
        return language(
            f"{address} met trop longtemps à répondre. On réessaie ; vérifie le réseau.",
            f"{address} takes too long to answer. It is tried again; check the network.",
        )
    if isinstance(error, ConnectionFailed):
        return language(
            f"{address} ne répond pas. Vérifie l'adresse et que le service tourne (./dev serve).",
            f"{address} does not answer. Check the address, and that the service runs (./dev serve).",
        )
    if isinstance(error, UnreadableAnswer):
        return language(
            f"{address} répond autrement que prévu : une autre version, ou un autre programme ? ({error})",
            f"{address} answers in another way than expected: another version, or another program? ({error})",
        )
    return str(error)
