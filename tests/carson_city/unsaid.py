"""Values that the fields of each question may have where players' words do not give them."""

from tests.players_sentences import LEFT_OUT, Unsaid

FLAG = (False, True)
PERSONALITIES = (LEFT_OUT, "banker", "sheriff", "chinese_coolie", "mercenary")

UNSAID: Unsaid = {
    "attack": {
        "personality": PERSONALITIES,
        "red": ([], ["sheriff"]),
        "white_cowboy": (LEFT_OUT, True),
    },
    "build": {
        "roads": ([], ["d4-nesw"], ["f4-nesw", "d3-n"]),
        "reserve": (LEFT_OUT, 0, 3),
        "house": (LEFT_OUT, "e4", "c4"),
        "square": (LEFT_OUT, 3, 12),
        "money": (LEFT_OUT, 2, 40),
        "personality": PERSONALITIES,
        "red": ([], ["chinese_coolie"]),
    },
    "house": {
        "roads": ([], ["d4-nesw"], ["f4-nesw", "d3-nesw", "c3-n"]),
        "owner_agrees": (LEFT_OUT, False, True),
    },
    "parcel_price": {"money": (LEFT_OUT, 0, 3, 40)},
    "place_cowboy": {
        "standing": ([], [1], [2], [2, 3]),
        "sheriff_standing": FLAG,
        "cowboys": (LEFT_OUT, 0, 2, 10),
        "passed": FLAG,
        "turn": (LEFT_OUT, 1, 2, 3, 4),
        "personality": PERSONALITIES,
        "red": ([], ["sheriff"]),
        "white_cowboy": (LEFT_OUT, False, True),
    },
    "road": {"reserve": (0, 1, 5)},
    "victory_point_squares": {
        "turn": (1, 2, 3, 4),
        "square": (2, 3, 4, 5),
        "money": (LEFT_OUT, 0, 1, 40),
    },
}
