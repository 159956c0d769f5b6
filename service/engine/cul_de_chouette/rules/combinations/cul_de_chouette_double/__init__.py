"""The Cul de Chouette Doublé, a package of its own."""

from service.engine.cul_de_chouette.rules.combinations.cul_de_chouette_double import rule as rule
