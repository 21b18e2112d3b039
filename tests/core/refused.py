"""What fields refuse, and values that no form is made for."""

from enum import Enum
from typing import Any

import pytest
from marshmallow import ValidationError
from marshmallow.fields import Field

NAN, INFINITE = float("nan"), float("inf")
HALF_A_CHARACTER = "\ud83d"
HUGE = 10**4000


class Metal(Enum):
    """What may be found."""

    GOLD = "gold"
    LEAD = "lead"


def refused(field: Field[Any], value: object) -> Any:
    """What marshmallow collects of a refusal."""
    with pytest.raises(ValidationError) as refusal:
        field.deserialize(value)
    return refusal.value.messages
