"""C1, «Banque»: a bank of artichauts, which its owner spends on the turns of others."""

from service.engine.modulaire.rules.c.c1_banque import rule as rule
