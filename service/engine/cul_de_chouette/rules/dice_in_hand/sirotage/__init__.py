"""The Sirotage, a package of its own."""

from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage import rule as rule
