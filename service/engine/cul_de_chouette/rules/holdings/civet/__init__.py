"""The Civet, a package of its own."""

from service.engine.cul_de_chouette.rules.holdings.civet import rule as rule
