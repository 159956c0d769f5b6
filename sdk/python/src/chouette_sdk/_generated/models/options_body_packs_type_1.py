from typing import Literal, cast

OptionsBodyPacksType1 = Literal["auto"]


def check_options_body_packs_type_1(value: str) -> OptionsBodyPacksType1:
    # What is sent is the service's to check.
    return cast(OptionsBodyPacksType1, value)
