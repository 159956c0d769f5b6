"""The Bleu-Rouge, a package of its own."""

from service.engine.cul_de_chouette.rules.combinations.bleu_rouge import rule as rule
