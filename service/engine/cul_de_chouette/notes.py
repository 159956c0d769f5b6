"""What rules remember of a throw, and beyond one: a typed part each, whose fields its rule alone sets.

Stored by these names. Another rule that needs to know reads the part; None, or empty: there is nothing to remember.
"""

from __future__ import annotations

import msgspec


class Sold(msgspec.Struct, kw_only=True):
    """Of the Achat: the cul was sold. since: when (ms)."""

    since: int


class Stopped(msgspec.Struct, kw_only=True):
    """The maker has said an annonce in place of a second throw. at: when (ms)."""

    player: str
    at: int


class Duelled(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Grelottine: the duel that a throw is for, and its terms.

    challenge: its id. second: the second throw has begun. defie: who has thrown the final dice. amount: the stake, None
    as long as they are not final, and once it is paid. met: whether they meet the terms, None before.
    """

    challenge: int
    challenger: str
    combination: str
    second: bool = False
    defie: str = ""
    amount: int | None = None
    met: bool | None = None


class Blown(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Soufflette. unplayed: its maker could not play it. challenge, souffleur: of a throw of its duel."""

    unplayed: bool = False
    challenge: int = 0
    souffleur: str = ""


class Siroted(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Sirotage: the one Sirop on a throw, once its die has landed.

    sirotant: who threw the die. made: it is like the pair. die: its face; face: that of the pair. holder: whose duel
    the die was in, empty where the bird was caught. won: who has bet on the die. flan: the weight of the Flan in force
    on it. settled: it is settled.
    """

    sirotant: str
    made: bool
    die: int
    face: int
    holder: str
    won: list[str]
    flan: int
    settled: bool = False


class Relanced(msgspec.Struct, kw_only=True):
    """Of the Bleu-Rouge, on the throw that was one. relance: the three faces of its relance."""

    relance: list[int]


class RelanceOf(msgspec.Struct, kw_only=True):
    """Of the Bleu-Rouge, on a relance. of: the id of the throw that it belongs to. bettor: who has named its sum."""

    of: int
    bettor: str | None


class PelicanRace(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Pélican. settled: its race is over. awaited: a Cul de Chouette waits for it."""

    settled: bool
    awaited: bool = False


class Flanned(msgspec.Struct, kw_only=True):
    """Of the Flan: what waits for the thrower of these chouettes has been brought into force."""


class JarretUse(msgspec.Struct, kw_only=True):
    """Of the Jarret: who uses one, and which way."""

    player: str
    way: str


class Stake(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Civet. factor: what doublings made of it. duel: its id, 0 for a turn. met: None until it is judged."""

    player: str
    factor: int = 1
    duel: int = 0
    amount: int
    combination: str
    value: int | None = None
    met: bool | None = None


class Bet(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Of the Civet-Filoché. factor: what doublings made of it. duel: its id, 0 for a turn.

    latest: nothing that its bettor has laid came after it, while it waits for its throw.
    passed: it was laid while the chouettes of a turn were in the air, and lets that one pass. met and share: None until
    it is judged. renewed: it has brought a fresh Civet-Filoché.

    Stored under short names, as eight players may lay 56 of them.
    """

    bettor: str = msgspec.field(name="by")
    factor: int = 1
    duel: int = 0
    latest: bool = False
    passed: bool = False
    target: str = msgspec.field(name="on")
    amount: int = msgspec.field(name="of")
    combination: str = msgspec.field(name="dice")
    value: int | None = None
    met: bool | None = None
    share: int | None = None
    renewed: bool = False


class Explained(msgspec.Struct, kw_only=True):
    """Of the Tichette: it was explained to the table."""

    explained: bool


class ThrowNotes(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What rules remember of a throw.

    again: it was thrown again. je_sirote, bjarret: its first throw was the last. cul_de_chouette_double: who has
    doubled it. excalibur: whom each of those who name a King has named. aquitaine: its makers who have committed a
    bévue on it. suite_veluttee: who took its dice, and has not thrown them yet.
    """

    grelottine: Duelled | None = None
    soufflette: Blown | None = None
    flan: Flanned | None = None
    jarret: JarretUse | None = None
    civet: list[Stake] | None = None
    civet_filoche: list[Bet] | None = None
    je_sirote: Stopped | None = None
    bjarret: Stopped | None = None
    again: bool = False
    achat: Sold | None = None
    sirotage: Siroted | None = None
    bleu_rouge: Relanced | None = None
    relance: RelanceOf | None = None
    pelican: PelicanRace | None = None
    cul_de_chouette_double: str = ""
    excalibur: dict[str, str] = {}
    suite_veluttee: list[str] | None = None
    aquitaine: list[str] = []

    def of(self, rule_id: str) -> bool:
        """Whether a rule has anything to remember."""
        return bool(getattr(self, rule_id, None))


class Nothing(ThrowNotes, kw_only=True, frozen=True):  # type: ignore[misc]  # a dataclass could not, a struct can
    """What rules remember of a throw of which they remember nothing: only to be read."""


NOTHING = Nothing()


class TableNotes(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What rules remember beyond a throw.

    civet: the stakes that wait for their chouettes. civet_filoche: the bets that do, as they were laid. jarret: the use
    that does. graines: who stands and has said the words. chante_sloubi: the lap in which a newcomer's song was broken
    off, by player.
    """

    civet: list[Stake] | None = None
    civet_filoche: list[Bet] = []
    jarret: JarretUse | None = None
    graines: list[str] | None = None
    chante_sloubi: dict[str, int] = {}
    tichette: Explained | None = None
