"""B1, «Soufflette»: the thrower of 4-2-1 may challenge another player to throw it too, in three throws."""

from service.engine.modulaire.rules.b.b1_soufflette import rule as rule
