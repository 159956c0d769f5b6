"""D1, «Vœux»: vows, the pack of 22 tichettes, and what each of them does."""

from service.engine.modulaire.rules.d.d1_voeux import rule as rule
