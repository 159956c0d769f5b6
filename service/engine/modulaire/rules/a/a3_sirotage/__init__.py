"""A3, «Sirotage»: the die of a Chouette that differs is thrown again."""

from service.engine.modulaire.rules.a.a3_sirotage import rule as rule
