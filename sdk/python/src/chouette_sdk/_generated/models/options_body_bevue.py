from typing import Literal, cast

OptionsBodyBevue = Literal["lenient", "strict"]


def check_options_body_bevue(value: str) -> OptionsBodyBevue:
    # What is sent is the service's to check.
    return cast(OptionsBodyBevue, value)
