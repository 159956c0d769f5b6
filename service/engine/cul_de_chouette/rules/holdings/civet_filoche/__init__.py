"""The Civet-Filoché, a package of its own."""

from service.engine.cul_de_chouette.rules.holdings.civet_filoche import rule as rule
