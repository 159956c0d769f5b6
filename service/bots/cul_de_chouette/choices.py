"""What a bot says in a window: one of the annonces that are offered to it, with what it says besides its name.

It goes by the words that the rulebook's players know, and by the constraints that are offered with each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from service.bots.cul_de_chouette.observation import Observation, Offer, Seat, Window
from service.bots.levels import Level
from service.json_types import JsonMapping

Offers = Mapping[str, JsonMapping]
"""By annonce: what its fields may be."""

WORTH_SAYING = frozenset({"poulette", "passe_grelot", "rigodon", "a_kadoc"})
"""What may be said while play goes on and only ever helps the player who says it."""
DARING = {
    "attrape_oiseau": 0.2, "j_achete": 0.1, "je_rachete": 0.1, "vert_linette": 0.4, "cul_de_chouette": 0.06,
    "charret": 0.7,
}  # fmt: skip
"""What one must dare, and how often (0 to 1) the boldest does."""
NEVER_BY_THE_ODDS = frozenset({"j_achete", "je_rachete", "cul_de_chouette"})
"""A die bought for 30 points brings less than that; a Cul de Chouette is not thrown again by a player who can count."""
MISERABLE = 0.25
"""How often (0 to 1) a player who does not count takes the blame where they could take the Grelottine."""
BIRDS_A_SIROP = 0.5
LIKELIEST_SUM = 10.5
HIGHEST_TRIPLE = "bichette_resinee"
LEAVING = "quichette"


@dataclass(frozen=True)
class Said:
    """An annonce with its fields. together: it is said on one sign by all bots of the table."""

    name: str
    fields: JsonMapping = field(default_factory=dict)
    together: bool = False


@dataclass(frozen=True)
class Decider:
    """The one who chooses, at which table, and with which chance; together: that of all bots of the table."""

    observation: Observation
    level: Level
    chance: Random
    together: Random

    @property
    def counts(self) -> bool:
        """Whether they go by the odds, this time."""
        return by_the_odds(self.level, self.chance)


def by_the_odds(level: Level, chance: Random) -> bool:
    """Whether a player of this level goes by the odds, this time."""
    return chance.random() < level.skill


def pick(window: Window, offers: Sequence[Offer], decider: Decider) -> Said | None:
    """What to say in this window; None for nothing."""
    limits = {offer.name: offer.limits for offer in offers if offer.act == "annonce"}
    for name, choose in CHOICES.items():
        if name in limits:
            return choose(limits, decider, window)
    wanted = [name for name in limits if _wants(name, window.mode, decider)]
    plain = [name for name in wanted if "targets" not in limits[name]]
    if plain:
        return Said(decider.chance.choice(plain))
    return next((Said(name, {"target": leader(decider.observation, limits[name]["targets"])}) for name in wanted), None)


def leader(observation: Observation, targets: Sequence[str]) -> str:
    """The one of these with most points; one of the own side only where there is no other."""
    seats: list[Seat] = [observation.seat(target) for target in targets]
    others = [seat for seat in seats if seat.side != observation.me.side]
    return max(others or seats, key=lambda seat: (seat.score, seat.id)).id


def _wants(name: str, mode: str, decider: Decider) -> bool:
    if name in DARING:
        dared = decider.chance.random() < decider.level.bold * DARING[name]
        return dared and not (name in NEVER_BY_THE_ODDS and decider.counts)
    return mode not in ("until", "open") or name in WORTH_SAYING


# --- the Sirop


def _sirote(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """A Sirop of one's own: by the odds if it brings more than the Chouette; a duel may ask for it."""
    duel = decider.observation.duel
    if duel and (duel.combination, duel.defie) == ("sirop_grelot", decider.observation.player):
        return Said("je_sirote")
    face = int(offers["je_sirote"].get("face", 6))
    gains = _sirop_brings(face) > face**2
    if decider.observation.seat(decider.observation.maker).flanned:
        gains = not gains
    daring = decider.chance.random() < 0.3 * decider.level.bold
    return Said("je_sirote") if (gains if decider.counts else daring) else None


def _catch(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """Another's bird is worth it where the die brings more than it may cost."""
    face = int(offers["attrape_oiseau"].get("face", 6))
    good = _sirop_brings(face) > 0 and decider.chance.random() < decider.level.bold
    daring = decider.chance.random() < DARING["attrape_oiseau"] * decider.level.bold
    return Said("attrape_oiseau") if (good if decider.counts else daring) else None


def _sirop_brings(face: int) -> float:
    return (40 + 10 * face - 5 * face**2) / 6


def _bird(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """A bird now and then: the odds are even. Else the bot declines, as everybody must who bets nothing."""
    birds = [name for name, limits in offers.items() if "face" in limits]
    if birds and decider.chance.random() < BIRDS_A_SIROP * decider.level.bold:
        return Said(decider.chance.choice(birds))
    return Said(decider.chance.choice([name for name in ("couche_sirop", "file_sirop") if name in offers]))


# --- the relance, the Artichette, the Jarret, the Néant soufflé


def _sum(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """A likely sum of three dice; each seat has its own, so that those who speak together do not collide."""
    seats = [seat.id for seat in decider.observation.seats]
    likely = sorted(range(3, 19), key=lambda value: abs(value - LIKELIEST_SUM))
    free = set(offers["je_relance"]["values"])
    place = seats.index(decider.observation.player) if decider.observation.player in seats else 0
    own = [value for at, value in enumerate(likely) if at % max(1, len(seats)) == place]
    wanted = [value for value in own if value in free] or sorted(free)
    return Said("je_relance", {"value": wanted[0]}) if wanted else None


def _artichette(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """The player who has thrown it has one word, all others the other, which strikes one holder; a Flan turns them."""
    words = ("raitournelle", "artichette")
    own = words[1] if decider.observation.seat(decider.observation.maker).flanned else words[0]
    mine = decider.observation.maker == decider.observation.player
    name = own if mine and own in offers else next((word for word in words if word in offers and word != own), own)
    targets = offers[name].get("targets")
    return Said(name, {"target": leader(decider.observation, targets)} if targets else {})


def _jarret(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """A Jarret of one's own is kept; another's is begrudged by the bold."""
    if "jarret_souple" in offers:
        return Said("jarret_souple")
    return Said("charret") if _wants("charret", window.mode, decider) else None


def _bjarret(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """The first throw of two is final where a player likes it; by the odds the second one is nearly always better."""
    return Said("bjarret") if not decider.counts and decider.chance.random() < 0.3 else None


def _blame(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """The maker of the Néant might take the blame, so that no player has the Grelottine: hardly anybody does."""
    if "je_suis_un_miserable" in offers and not decider.counts and decider.chance.random() < MISERABLE:
        return Said("je_suis_un_miserable")
    return Said("mecreant") if "mecreant" in offers else None


# --- the Tichette, Excalibur, sips, songs


def _tiche(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """The last one says so. Players who count bid what they see, or leave while it is free; others bid on."""
    if "tichage" in offers:
        return Said("tichage")
    bids = {name: limits["values"] for name, limits in offers.items() if "values" in limits and name != LEAVING}
    leave = Said(LEAVING, {"value": offers[LEAVING]["values"][0]}) if LEAVING in offers else None
    dice = sorted(decider.observation.dice)
    true = [(value, name) for name, values in bids.items() for value in values if _shown(value, dice)]
    if decider.counts and dice and true:
        value, name = max(true)
        return Said(name, {"value": value})
    if leave and (not bids or decider.counts or decider.chance.random() < 0.3):
        return leave
    if not bids:
        return None
    name = max(bids, key=lambda each: max(bids[each])) if decider.chance.random() < 0.6 else min(bids, key=str)
    value = decider.chance.choice(bids[name][: max(1, len(bids[name]) // 2)] if name != HIGHEST_TRIPLE else bids[name])
    return Said(name, {"value": value})


def _shown(value: int, dice: Sequence[int]) -> bool:
    left = list(dice)
    for digit in map(int, str(value)):
        if digit not in left:
            return False
        left.remove(digit)
    return True


def _excalibur(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """To shout it alone is wrong: bots do it together, on one sign, and not where simultaneous is too narrow."""
    if window.name == "king":
        return Said("excalibur")
    bots = [seat for seat in decider.observation.seats if seat.bot and seat.in_game]
    some = 2 <= len(bots) < sum(seat.in_game for seat in decider.observation.seats)
    if decider.observation.tie_ms < LEAST_TIE_MS or not some or decider.together.random() < 0.3:
        return None
    return Said("excalibur", together=True)


LEAST_TIE_MS = 30


def _shares(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """All for the player who leads."""
    limits = offers["je_distribue"]
    others = [target for target in limits["targets"] if target != decider.observation.player]
    target = leader(decider.observation, others or limits["targets"])
    return Said("je_distribue", {"shares": [{"target": target, "amount": int(limits["total"]["minimum"])}]})


def _sing(offers: Offers, decider: Decider, window: Window) -> Said | None:
    """The bot sings to the end, one number after the other."""
    return Said("sloubi", {"value": offers["sloubi"]["values"][0]})


Choice = Callable[[Offers, Decider, Window], Said | None]
CHOICES: dict[str, Choice] = {
    "je_sirote": _sirote, "attrape_oiseau": _catch, "je_relance": _sum, "couche_sirop": _bird,
    "raitournelle": _artichette, "artichette": _artichette, "charret": _jarret, "jarret_souple": _jarret,
    "bjarret": _bjarret, "mecreant": _blame, "je_suis_un_miserable": _blame, "tichage": _tiche, "michette": _tiche,
    "tichette": _tiche, "bichette": _tiche, "bichette_resinee": _tiche, "quichette": _tiche, "excalibur": _excalibur,
    "je_distribue": _shares, "sloubi": _sing,
}  # fmt: skip
"""By a word that is only ever offered there: how one chooses in its window."""
