"""Lucky Strike, a game that nobody printed."""

from rules.core.titles import Title, book_of, room_of

TITLE = Title(
    room=room_of(__package__),
    year=1859,
    players=(2, 4),
    editions=("en",),
    questions=("stake",),
    book=book_of(__file__),
)
