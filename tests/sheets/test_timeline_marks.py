"""Which paths were changed after which revision: the marks beside the plain replay."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.paths import overlap
from sheets.timeline import Entry, touched_by
from sheets.touched import LastTouched

PATHS = st.lists(st.sampled_from("abc"), min_size=1, max_size=3).map(".".join)
HISTORIES = st.lists(st.sets(PATHS, min_size=1, max_size=3), max_size=12)


@given(HISTORIES, PATHS, st.integers(0, 13))
def test_the_marks_say_what_a_walk_through_the_history_says(
    history: list[set[str]], path: str, base: int
) -> None:
    touched: dict[str, int] = {}
    for revision, paths in enumerate(history, 1):
        touched = touched_by(tuple(Entry(each, 0, 1) for each in paths), revision, touched)
    later = [each for paths in history[base:] for each in paths]
    is_later = LastTouched(touched).revision_of(path) > base
    assert is_later is any(overlap(path, each) for each in later)
