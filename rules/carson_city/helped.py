"""A player's personality of this turn, as questions ask for it."""

from dataclasses import dataclass

from rules.carson_city.personalities import Personality, Side, side_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Helped:
    """Who helps a player, and whose cards lie on their red side."""

    personality: Personality | None = None
    red: tuple[Personality, ...] = ()

    def is_helped_by(self, personality: Personality, side: Side) -> bool:
        """Whether this side of this card lies before the player."""
        return self.personality is personality and side_of(personality, self.red) is side

    @property
    def has_white_cowboy(self) -> bool:
        """Whether the sheriff lends the player his own cowboy."""
        return self.is_helped_by(Personality.SHERIFF, Side.YELLOW)

    @property
    def keeps_the_peace(self) -> bool:
        """Whether the sheriff forbids the player all duels but in defence."""
        return self.is_helped_by(Personality.SHERIFF, Side.RED)

    @property
    def builds_at_half_price(self) -> bool:
        """Whether the Chinese coolie halves the price of buildings."""
        return self.is_helped_by(Personality.CHINESE_COOLIE, Side.YELLOW)
