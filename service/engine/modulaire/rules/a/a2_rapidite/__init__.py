"""A2, «Rapidité»: the races for a Chouette-Velute and on a Suite."""

from service.engine.modulaire.rules.a.a2_rapidite import rule as rule
