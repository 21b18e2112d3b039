"""The score pad of Lucky Strike."""

from printables.core.scorepad import PadFacts

PAD = PadFacts(pictures={"nuggets": ("nugget",)})
