"""The Soufflette, a package of its own."""

from service.engine.cul_de_chouette.rules.combinations.soufflette import rule as rule
