"""†3, «Magie»: the challenge of Merlin's father, the shop, and what dice count as since then."""

from service.engine.modulaire.rules.t.t3_magie import rule  # noqa: F401
