"""What modules remember: the list of all notes, each of which the module that it belongs to declares."""

from __future__ import annotations

from typing import TypeVar

from service.engine.core.stored.notes import Note

T = TypeVar("T")


class TableNote(Note[T]):
    """A part of what is remembered of a game."""

    stored = (
        "a4_challenge",
        "a5_civet",
        "c1_banque",
        "c2_barred",
        "c2_song",
        "t5_asked",
        "c3_attrape_oiseau",
        "c4_sirop_golo",
        "cx_legacy",
        "d1_eloquence",
        "d1_panier",
        "d1_verre",
        "d1_voeux",
        "t1_transplanage",
        "t2_double",
        "t4_on_compte",
        "t6_expulsion",
        "t3_magie",
    )
    known = {}
