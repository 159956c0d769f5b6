"""What may be bid in a Tichette, how its numbers are spoken in French, and what leaving it costs (card tichette)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

DIGITS = {"michette": 1, "tichette": 2, "bichette": 3, "bichette_resinee": 3}
"""The tiches, each with the number of its digits."""

AFTER = {
    "michette": ("", "michette"),
    "tichette": ("michette", "tichette"),
    "bichette": ("tichette", "bichette"),
    "bichette_resinee": ("bichette",),
}  # fmt: skip
"""After which kind of tiche each may come; the empty one: none yet."""

ONLY_RESINEE = 666
GREATEST = {"michette": 6, "tichette": 66, "bichette": 665, "bichette_resinee": ONLY_RESINEE}
ONES = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six")
TEENS = ("onze", "douze", "treize", "quatorze", "quinze", "seize")
TENS = ("", "", "vingt", "trente", "quarante", "cinquante", "soixante")


def is_tiche(kind: str, value: int, kind_before: str, before: int) -> bool:
    """Whether this may be bid after the tiche in force (kind empty and 0 if there is none)."""
    digits = str(value)
    return (
        len(digits) == DIGITS[kind]
        and all(digit in "123456" for digit in digits)
        and kind_before in AFTER[kind]
        and before < value <= GREATEST[kind]
    )


def possible(kind: str, kind_before: str, before: int) -> list[int]:
    """All that may be bid of this kind after the tiche in force."""
    return [value for value in range(before + 1, GREATEST[kind] + 1) if is_tiche(kind, value, kind_before, before)]


def shows(faces: list[int], value: int) -> bool:
    """Whether the dice show at least the digits of a tiche."""
    return not Counter(int(digit) for digit in str(value)) - Counter(faces)


def quiche(tiche: int | None) -> int:
    """What leaving costs a player with this last valid tiche, in points."""
    if tiche is None:
        return 0
    return 100 + tiche // 10 if tiche > 100 else tiche


def well_spoken(words: str, value: int) -> bool:
    """Whether these words are the French numeral of a value; hyphens, capitals and accents count for nothing."""
    numeral = _numeral(value)
    return numeral is not None and _plain(words) == _plain(numeral)


def _numeral(value: int) -> str | None:
    """None for a number that no tiche and no quiche can be."""
    if value > 100:
        hundreds, rest = divmod(value, 100)
        spoken = _numeral(rest)
        if spoken is None or not rest or hundreds >= len(ONES):
            return None
        return f"cent {spoken}" if hundreds == 1 else f"{ONES[hundreds]} cent {spoken}"
    if 0 <= value < len(ONES):
        return ONES[value]
    tens, ones = divmod(value, 10)
    if tens == 1 and 1 <= ones <= len(TEENS):
        return TEENS[ones - 1]
    if not (1 < tens < len(TENS) and ones < len(ONES)):
        return None
    if ones < 2:
        return TENS[tens] + (" et un" if ones else "")
    return f"{TENS[tens]}-{ONES[ones]}"


def _plain(words: str) -> str:
    bare = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[\s-]+", " ", bare).strip()
