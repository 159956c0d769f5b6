from typing import Literal, cast

OptionsBodyPacksType0 = Literal[1, 2]


def check_options_body_packs_type_0(value: int) -> OptionsBodyPacksType0:
    # What is sent is the service's to check.
    return cast(OptionsBodyPacksType0, value)
