"""Carson City: The Card Game (2018)."""

from rules.core.titles import Title, book_of, room_of

TITLE = Title(
    room=room_of(__package__),
    year=2018,
    bgg_id=248117,
    players=(4, 6),
    editions=("en", "de"),
    questions=(
        "placement",
        "placements",
        "cover",
        "sale",
        "building",
        "character",
        "pick_order",
        "auction_card",
        "virtual_pick",
        "skull",
        "characters_now",
        "paperboy",
        "setup",
        "round",
    ),
    named=("level", "moment", "source", "character", "picture", "suit"),
    book=book_of(__file__),
    labels_follow_edition=True,
    part_of_table={"partial": True},
)
