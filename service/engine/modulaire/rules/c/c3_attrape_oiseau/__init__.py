"""C3, «Attrape l'oiseau»: the thrower of a Velute chooses one of its solutions."""

from service.engine.modulaire.rules.c.c3_attrape_oiseau import rule as rule
