from typing import Literal, cast

OptionsBodyLagTrust = Literal["connection", "nonces"]


def check_options_body_lag_trust(value: str) -> OptionsBodyLagTrust:
    # What is sent is the service's to check.
    return cast(OptionsBodyLagTrust, value)
