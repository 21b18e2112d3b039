"""Carcassonne: Gold Rush (2014)."""

from rules.core.titles import Title, book_of, room_of

TITLE = Title(
    room=room_of(__package__),
    year=2014,
    bgg_id=163370,
    players=(2, 5),
    editions=("en",),
    variants=("no_farmers",),
    questions=(
        "tile",
        "placements",
        "cowboy",
        "tent",
        "mine",
        "feature",
        "split_tokens",
        "city",
        "turn",
        "unplaceable",
        "setup",
        "score_track",
        "tokens",
        "tile_parts",
    ),
    named=("kind", "thing"),
    book=book_of(__file__),
)
