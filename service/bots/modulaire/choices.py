"""What a bot says of what it is offered: by word, in which order it thinks of them, and how it decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from service.bots.modulaire import bank, birds_caught, cards, coup, general, magic, song, talk
from service.bots.modulaire.decider import Decider, Offers, Said
from service.bots.modulaire.observation import Offer

Choice = Callable[[Offers, Decider], Said | None]

CHOICES: dict[str, Choice] = {
    "oui": talk.answer, "non": talk.answer, "sloubi": song.sing, "sloubi_halte": song.halt,
    "axiome_du_choix": cards.choose, "salade": song.veto, "lance_tichette": cards.throw,
    "pas_mou_le_caillou": coup.shout, "grelotte_ca_picote": coup.shout, "sans_fin_est_la_moisissure": coup.shout,
    "double": coup.shout, "pas_les_bases": cards.block, "je_sirote": coup.sirote, "linotte": coup.bird,
    "cul_de_chouette": coup.again, "grelottine": coup.challenge, "soufflette": coup.challenge, "terms": coup.terms,
    "boucliette": coup.shield, "pari_reussite": coup.back, "chante_sloubi": song.begin,
    "attrape_oiseau": birds_caught.solution, "defi_merlin": magic.dare, "emplettes": magic.shop,
    "je_donne": bank.pay, "artichette": bank.feed, "frigelle": coup.frigelle, "je_pioche": cards.draw,
    "voeu": cards.vow, "civet": coup.civet, "couche_sirop": bank.lay_down, "contre_sirop": bank.turn,
    "file_sirop": bank.take, "raitournelle": bank.promise, "duplication": cards.copy,
    "potion_confusion": magic.confuse, "tabouret": magic.change_seats, "potion_polymorphisme": magic.change_shape,
    "plaque_dissimulation": magic.hide, "je_mange_le_cake": magic.eat, "question": talk.ask,
    "je_me_leve": talk.get_up, "je_force": talk.decide_for, "droit_de_vidage": talk.leave,
}  # fmt: skip
"""By word; those that come first are thought of first. `oui` stands for all answers, `linotte` for all birds."""

TOGETHER = {"oui": ("non", "zbradaraldjan"), "linotte": coup.BIRDS[1:]}
"""Words that another one stands for."""

UNKNOWN = 0.3
"""How often (0 to 1) the boldest say a word that nothing is known about."""


def pick(offers: Sequence[Offer], decider: Decider) -> Said | None:
    """What to say, of what belongs together; None for nothing."""
    by_word: dict[str, Offer] = {offer.name: offer for offer in offers}
    for word in decider.observation.promised:
        fields = general.fill(by_word[word], decider.chance) if word in by_word else None
        if fields is not None:
            return Said(by_word[word], fields, quick=True)
    stood_for = {word for one, words in TOGETHER.items() if one in by_word for word in words}
    for word, choose in CHOICES.items():
        if word in by_word and word not in stood_for:
            said = choose(by_word, decider)
            if said is not None:
                return said
    for word in by_word:
        if word not in CHOICES and word not in stood_for and decider.dares(UNKNOWN):
            fields = general.fill(by_word[word], decider.chance)
            if fields is not None:
                return Said(by_word[word], fields)
    return None


def must(offers: Sequence[Offer], decider: Decider) -> Said | None:
    """Anything that is offered, where nothing may not be said."""
    for offer in offers:
        fields = general.fill(offer, decider.chance)
        if fields is not None:
            return Said(offer, fields)
    return None
