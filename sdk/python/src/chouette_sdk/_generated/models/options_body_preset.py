from typing import Literal, cast

OptionsBodyPreset = Literal["aquitaine", "demoniaque", "doublette", "equilibree", "originale"]


def check_options_body_preset(value: str) -> OptionsBodyPreset:
    # What is sent is the service's to check.
    return cast(OptionsBodyPreset, value)
