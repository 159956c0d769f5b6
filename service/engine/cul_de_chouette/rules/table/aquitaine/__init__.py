"""The rules à l'Aquitaine, a package of their own."""

from service.engine.cul_de_chouette.rules.table.aquitaine import rule as rule
