"""Values that the fields of each question may have where players' words do not give them."""

from tests.players_sentences import LEFT_OUT, Unsaid

FLAG = (False, True)
PICTURES = ("empty", "house", "mountain", "townhouse", "bank", "outlaws", "prison")
CITY_CARDS = (
    [{"at": "c3", "parcels": "h./.b"}, {"at": "e3", "parcels": "../h."}],
    [{"at": "c3", "parcels": "h./.b"}, {"at": "c3", "parcels": "h./.b"}],
)

UNSAID: Unsaid = {
    "auction_card": {
        "card": range(1, 12),
        "played": ([], [3], [1, 9]),
        "level": (LEFT_OUT, "novice", "intermediate", "expert"),
    },
    "cover": {
        "under": PICTURES,
        "over": PICTURES,
        "prison": FLAG,
        "sheriff": FLAG,
        "prison_on_this_card": FLAG,
    },
    "paperboy": {
        "moment": ("when_taken", "game_end"),
        "source": ("removed", "pile", "another_player"),
    },
    "placement": {},
    "sale": {
        "cards": CITY_CARDS,
        "characters": ([], ["auctioneer"]),
        "already_sold": (0, 1, 3),
        "sell": ([1], [2]),
        "moment": (LEFT_OUT, "taking", "game_end"),
    },
    "setup": {"people": range(1, 7), "virtual_players": (LEFT_OUT, *range(7))},
}
