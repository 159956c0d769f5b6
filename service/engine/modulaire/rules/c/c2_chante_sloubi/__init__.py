"""C2, «Chante-sloubi»: a song in which the first to fail loses, and salades, by which others' acts are taken back."""

from service.engine.modulaire.rules.c.c2_chante_sloubi import rule as rule
