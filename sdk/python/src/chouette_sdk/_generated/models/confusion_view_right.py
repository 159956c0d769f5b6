from typing import Literal

ConfusionViewRight = (
    Literal["bi_cache", "mi_cache", "moins_deux", "moins_un", "passe_cache", "plus_deux", "plus_un"] | str
)


def check_confusion_view_right(value: str) -> ConfusionViewRight:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
