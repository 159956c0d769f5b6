"""Games of the rulebook `modulaire` that wait in the middle of a scenario: one for every point where it can."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from service.scenario.runner import Run
from tests.engine.stopping import stopped

STOPPED: dict[str, tuple[str, int, int]] = {
    "modulaire_answering_heard": ("modulaire-t2-t6-demon", 12, 0),
    "modulaire_artichette_said": ("modulaire-c1-banque", 1, 0),
    "modulaire_bird_chosen": ("modulaire-c1-banque", 22, 1),
    "modulaire_bird_over": ("modulaire-waiting", 4, 2),
    "modulaire_bird_replaced": ("modulaire-d1-voeux", 23, 2),
    "modulaire_bottes_thrown": ("modulaire-d1-voeux", 8, 3),
    "modulaire_boucliette_raised": ("modulaire-b2-plafond", 6, 3),
    "modulaire_call_called": ("modulaire-a4-neant", 3, 1),
    "modulaire_call_laid": ("modulaire-a4-neant", 3, 3),
    "modulaire_call_prepared": ("modulaire-d1-voeux", 14, 3),
    "modulaire_call_said": ("modulaire-a4-neant", 5, 3),
    "modulaire_choices_chosen": ("modulaire-d2-choix", 1, 0),
    "modulaire_chouette_velute_race_raced": ("modulaire-a1-bases", 14, 1),
    "modulaire_chouette_velute_race_thrown": ("modulaire-rulings", 4, 4),
    "modulaire_civet_bets_laid": ("modulaire-a1-bases", 11, 0),
    "modulaire_cuvee_thrown": ("modulaire-d1-voeux", 10, 4),
    "modulaire_double_counted": ("modulaire-d1-voeux", 35, 2),
    "modulaire_double_overtaken": ("modulaire-waiting", 2, 2),
    "modulaire_double_raced": ("modulaire-c2-chante-sloubi", 11, 1),
    "modulaire_frigelle_said": ("modulaire-b4-valeurs", 6, 0),
    "modulaire_grande_answered": ("modulaire-d1-voeux", 29, 0),
    "modulaire_guitare_thrown": ("modulaire-d1-voeux", 22, 1),
    "modulaire_held_act": ("modulaire-c4-golo-c6-nenette", 8, 2),
    "modulaire_held_act_judged": ("modulaire-c2-chante-sloubi", 13, 2),
    "modulaire_joujou_given": ("modulaire-waiting", 6, 2),
    "modulaire_landing_go_on": ("modulaire-a1-bases", 1, 1),
    "modulaire_lunettes_thrown": ("modulaire-d1-voeux", 16, 0),
    "modulaire_merlin_chosen": ("modulaire-t3-magie", 1, 1),
    "modulaire_merlin_lies": ("modulaire-t3-magie", 1, 2),
    "modulaire_merlin_over": ("modulaire-t3-magie", 1, 12),
    "modulaire_objection_said": ("modulaire-d2-choix", 5, 1),
    "modulaire_pelican_thrown": ("modulaire-d1-voeux", 21, 2),
    "modulaire_play_coup_lie": ("modulaire-a1-bases", 1, 2),
    "modulaire_play_coup_thrown": ("modulaire-a1-bases", 1, 0),
    "modulaire_price_given": ("modulaire-c1-banque", 13, 3),
    "modulaire_sacoche_thrown": ("modulaire-d1-voeux", 12, 1),
    "modulaire_sans_fin_est_la_moisissure": ("modulaire-a2-rapidite", 13, 4),
    "modulaire_shop_divined": ("modulaire-waiting", 5, 0),
    "modulaire_shop_ordered": ("modulaire-c2-chante-sloubi", 17, 0),
    "modulaire_sirop_golo_once": ("modulaire-c4-golo-c6-nenette", 1, 1),
    "modulaire_sirop_golo_twice": ("modulaire-c4-golo-c6-nenette", 1, 2),
    "modulaire_sirotage_laid": ("modulaire-a3-sirotage", 1, 2),
    "modulaire_sirotage_over": ("modulaire-d2-choix", 9, 5),
    "modulaire_sirotage_thrown": ("modulaire-a3-sirotage", 1, 3),
    "modulaire_song_heard": ("modulaire-c2-chante-sloubi", 1, 2),
    "modulaire_song_offer_chosen": ("modulaire-c2-chante-sloubi", 1, 1),
    "modulaire_song_received": ("modulaire-waiting", 7, 1),
    "modulaire_soufflette_named": ("modulaire-b1-soufflette", 1, 1),
    "modulaire_soufflette_thrown": ("modulaire-b1-soufflette", 1, 2),
    "modulaire_stock_thrown": ("modulaire-d1-voeux", 25, 1),
    "modulaire_suite_race_judged": ("modulaire-d1-voeux", 9, 4),
    "modulaire_suite_race_raced": ("modulaire-a2-rapidite", 11, 1),
    "modulaire_suite_race_thrown": ("modulaire-waiting", 3, 3),
    "modulaire_values_added": ("modulaire-waiting", 4, 3),
    "modulaire_verre_thrown": ("modulaire-waiting", 1, 4),
}
"""The file, which of its scenarios (from 1), and the step after which it stops (from 0)."""

AT_MODULAIRE: dict[str, Callable[[], Run]] = {name: partial(stopped, *place) for name, place in STOPPED.items()}
