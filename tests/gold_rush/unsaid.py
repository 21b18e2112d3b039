"""Values that the fields of each question may have where players' words do not give them."""

from tests.players_sentences import LEFT_OUT, Unsaid

FLAG = (False, True)
DONE = (None, "cowboy", "tent", "mine")

UNSAID: Unsaid = {
    "cowboy": {
        "kind": ("railroad", "mountain", "city", "prairie"),
        "cowboys_there": (0, 1, 3),
        "in_supply": (0, 1, 4),
        "on_new_tile": FLAG,
        "already_done": DONE,
    },
    "mine": {"tent_there": FLAG, "tokens_left": (0, 1, 5), "already_done": DONE},
    "tent": {"mountain_completed": FLAG, "vacant": FLAG, "already_done": DONE},
    "tile": {"tile": ("prpr", "mppp", "rrrr"), "turned": (LEFT_OUT, 0, 1)},
    "turn": {"done": ([], ["place"], ["place", "cowboy"]), "completed": FLAG},
    "unplaceable": {"fits": FLAG, "tiles_left": (0, 1, 40)},
}
