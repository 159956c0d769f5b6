"""The Achat, a package of its own."""

from service.engine.cul_de_chouette.rules.dice_in_hand.achat import rule as rule
