"""The words of the bets on a Sirop, and the faces that they stand for (card sirotage, 2)."""

from __future__ import annotations

BIRDS = ("linotte", "alouette", "fauvette", "mouette", "bergeronnette", "chouette")
"""The birds, for the faces 1 to 6."""

BEAU_SIROP = "beau_sirop"
DECLINED = ("couche_sirop", "file_sirop")


def face_bet(word: str, face: int) -> int | None:
    """The face on which a word of the bets counts, None where it declines; face: that of the pair."""
    if word == BEAU_SIROP:
        return face
    return BIRDS.index(word) + 1 if word in BIRDS else None
