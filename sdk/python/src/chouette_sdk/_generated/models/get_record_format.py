from typing import Literal, cast

GetRecordFormat = Literal["json", "yaml"]


def check_get_record_format(value: str) -> GetRecordFormat:
    # What is sent is the service's to check.
    return cast(GetRecordFormat, value)
