"""C5, «Donne asymétrique»: who has as many points as another player's value decides for that player."""

from service.engine.modulaire.rules.c.c5_donne import rule as rule
