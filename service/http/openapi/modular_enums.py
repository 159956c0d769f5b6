"""What the modules of `modulaire` add to the values of fields that have one of a few."""

from __future__ import annotations

OUT = ("cx", "t6")
TRACES = ("COVER", "DIVIDE")
HOLDINGS = (
    "bases", "boucliette", "cake", "chaudron", "de_magique", "duplication", "pierre_de_lune", "plaque",
    "potion_confusion", "potion_polymorphisme", "salade", "tabouret", "tatooine", "tichette", "voeu",
)  # fmt: skip
MODES = ("interposed", "side", "song", "own")
CARDS_IN_WINDOWS = (3, 4, 6, 7, 9, 13, 14, 15, 16, 18)
"""The tichettes that are used in a window of their own."""

WINDOWS = (
    "attrape_oiseau", "axiome_du_choix", "boucliette", "chante_sloubi", "cul_de_chouette", "de_magique", "defi_merlin",
    "double", "eloquence", "emplettes", "frigelle", "held_act", "je_donne", "je_sirote", "pari_reussite",
    "pas_les_bases", "question", "sirotage", "song", "soufflette_throw",
    *(f"tichette_{card}" for card in CARDS_IN_WINDOWS),
)  # fmt: skip
THROWS = (
    "defi_merlin", "divination", "opening", "pas_mou_le_caillou", "sirotage", "soufflette_throw", "values",
)  # fmt: skip
COUPS = ("turn", "replay", "golo")
CONFUSIONS = ("moins_deux", "moins_un", "plus_un", "plus_deux", "mi_cache", "bi_cache", "passe_cache")
SONG_FAULTS = ("hesitation", "wrong", "untimely")
ANSWERS = ("oui", "non")
HANDS = ("left", "right")

LISTED: dict[str, tuple[str, ...]] = {
    "CoupMadeEvent.kind": COUPS,
    "CoupView.kind": COUPS,
    "DiceRolledEvent.hand": HANDS,
    "BirdsView.last_hand": HANDS,
    "ConfusionView.left": CONFUSIONS,
    "ConfusionView.middle": CONFUSIONS,
    "ConfusionView.right": CONFUSIONS,
    "SongFaultEvent.fault": SONG_FAULTS,
    "FaultView.fault": SONG_FAULTS,
    "BoundEvent.answer": ANSWERS,
    "BondView.answer": ANSWERS,
}
"""By schema and field."""
