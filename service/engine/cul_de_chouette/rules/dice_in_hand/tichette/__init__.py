"""The Tichette, a package of its own."""

from service.engine.cul_de_chouette.rules.dice_in_hand.tichette import rule as rule
