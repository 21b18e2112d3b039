"""Carson City, the board game (2009)."""

from rules.core.titles import Title, book_of, room_of

TITLE = Title(
    room=room_of(__package__),
    year=2009,
    bgg_id=39938,
    players=(2, 5),
    editions=("en", "it"),
    variants=("might_is_right", "carson_river", "kit_carson"),
    variants_as_one=True,
    questions=(
        "parcel_price",
        "build",
        "road",
        "house",
        "attack",
        "place_cowboy",
        "duel",
        "income",
        "firepower",
        "cash_out",
        "turn_order",
        "actions",
        "victory_point_squares",
        "setup",
        "personality",
    ),
    named=("personality", "side", "thing", "square"),
    book=book_of(__file__),
)
