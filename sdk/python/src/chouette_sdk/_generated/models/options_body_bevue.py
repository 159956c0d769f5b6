from typing import Literal, cast

OptionsBodyBevue = Literal["lenient", "strict"]


def check_options_body_bevue(value: str) -> OptionsBodyBevue:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(OptionsBodyBevue, value)
