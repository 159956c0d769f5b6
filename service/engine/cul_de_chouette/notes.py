"""What is remembered of a throw, and beyond one: the lists of all parts, which those to whom they belong declare."""

from __future__ import annotations

from typing import TypeVar

from service.engine.core.stored.notes import Note

T = TypeVar("T")


class ThrowNote(Note[T]):
    """A part of what is remembered of a throw."""

    stored = (
        "grelottine", "soufflette", "flan", "jarret", "civet", "civet_filoche", "je_sirote", "bjarret", "again",
        "achat", "sirotage", "bleu_rouge", "relance", "pelican", "cul_de_chouette_double", "excalibur",
        "suite_veluttee", "aquitaine",
    )  # fmt: skip
    known = {}


class TableNote(Note[T]):
    """A part of what is remembered beyond a throw."""

    stored = ("civet", "civet_filoche", "jarret", "graines", "chante_sloubi", "tichette")
    known = {}
