from typing import Literal

ConfusionViewMiddle = (
    Literal["bi_cache", "mi_cache", "moins_deux", "moins_un", "passe_cache", "plus_deux", "plus_un"] | str
)


def check_confusion_view_middle(value: str) -> ConfusionViewMiddle:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
