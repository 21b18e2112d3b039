"""Nevada City (2020)."""

from rules.core.titles import Title, book_of, room_of

TITLE = Title(
    room=room_of(__package__),
    year=2020,
    players=(2, 4),
    editions=("en",),
    variants=(
        "advanced_buildings",
        "poker",
        "gunslinging_goal",
        "advanced_events",
        "troublemakers",
        "extra_cubes",
        "neutral_cubes_1",
        "neutral_cubes_2",
        "extra_children",
    ),
    variants_as_one=True,
    only_one_of=frozenset({"extra_cubes", "neutral_cubes_1", "neutral_cubes_2"}),
    questions=(
        "setup",
        "charts",
        "produce",
        "use_building",
        "claim",
        "construct",
        "contract",
        "sell",
        "buy",
        "newspaper",
        "tobacconist",
        "hire",
        "marry",
        "loan",
        "event",
        "year_end",
        "troublemaker",
        "goal",
    ),
    book=book_of(__file__),
)
