"""The Grelottine, a package of its own."""

from service.engine.cul_de_chouette.rules.holdings.grelottine import rule as rule
