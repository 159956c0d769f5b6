"""Whether a text shows anything: names that no one sees can neither be told apart nor called out."""

from __future__ import annotations

import re
import unicodedata

IGNORED = (
    r"\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff0-\ufff8"
)
"""Unicode's Default_Ignorable_Code_Point below U+10000, which Python's data do not have: nothing is drawn for these."""

BLANK = r"\u2800\u2d7f"
"""What is drawn as nothing, though by its category it is a symbol (a braille cell without dots) or a mark."""

SPACE = r" \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
"""All of the category Zs."""

_BEYOND = r"\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U00013430-\U0001345f\U000e0000-\U000e0fff"
"""The same above that: controls of shorthand, music and hieroglyphs, an empty note head, tags and variants."""

_DRAWN_AS_NOTHING = re.compile(f"[{IGNORED}{BLANK}{_BEYOND}]")
_NOTHING = frozenset({"Cc", "Cs", "Zs", "Zl", "Zp"})


def shows(text: str) -> bool:
    """Whether at least one character of it is seen. Joiners and the like may stand between others, but not alone."""
    return any(
        unicodedata.category(character) not in _NOTHING and not _DRAWN_AS_NOTHING.match(character) for character in text
    )
