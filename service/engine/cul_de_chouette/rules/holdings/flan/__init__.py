"""The Flan, a package of its own."""

from service.engine.cul_de_chouette.rules.holdings.flan import rule as rule
