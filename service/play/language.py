"""In which language the client speaks: every text stands in the code in French and in English, side by side."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Code = Literal["fr", "en"]
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a user says their language, the first one that is set."""


@dataclass(frozen=True)
class Language:
    """`language("français", "anglais")` is the text of the two that this user reads."""

    code: Code

    def __call__(self, fr: str, en: str) -> str:
        """The text in this language."""
        return fr if self.code == "fr" else en


def of_the_user(environment: Mapping[str, str] = os.environ) -> Code:
    """What the user's environment says: French, or English for everything else."""
    told = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return "fr" if told.lower().startswith("fr") else "en"
