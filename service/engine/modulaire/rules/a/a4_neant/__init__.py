"""A4, «Néant»: a Néant gives a grelottine, by which others challenge the player who made one."""

from service.engine.modulaire.rules.a.a4_neant import rule as rule
