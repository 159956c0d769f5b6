"""D2, «Choix»: with the axiom of choice one object can be copied, without it one combination be blocked."""

from service.engine.modulaire.rules.d.d2_choix import rule as rule
