"""The Jarret, a package of its own."""

from service.engine.cul_de_chouette.rules.holdings.jarret import rule as rule
