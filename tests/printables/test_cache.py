"""Papers in the cache: found by their wish and by what they are made of, within a bound."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from printables.core import cache
from printables.core.aid import AidWish, aid
from printables.core.cache import PaperCache, fingerprint, key_of
from printables.core.scorepad import PadWish, scorepad
from rules.core.readings import Setup
from scoring.titles import titles

PDF = b"%PDF-1.7 a paper"
KEYS = [sha256(bytes([number])).hexdigest() for number in range(9)]
EACH = 1000
A_DAY_AGO = 86_400


@pytest.fixture
def papers(tmp_path: Path) -> PaperCache:
    """A folder, not made yet, with room for four papers."""
    return PaperCache(tmp_path / "cache" / "papers", most_bytes=4 * (EACH + cache.SEAL))


def filled(papers: PaperCache, keys: list[str], since: int = 0) -> None:
    """One paper after the other, each used a second after the one before."""
    for second, key in enumerate(keys, since):
        papers.put(key, b"p" * EACH)
        for file in papers.folder.glob(f"{key}*"):
            os.utime(file, (second, second))


def present(papers: PaperCache) -> set[str]:
    """The keys of the papers that are still there, without using them."""
    return {file.stem for file in papers.folder.glob("*.paper")}


def test_a_paper_is_found_again(papers: PaperCache) -> None:
    assert papers.get(KEYS[0]) is None
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF
    assert papers.get(KEYS[1]) is None


def test_a_paper_put_twice_is_the_last_one(papers: PaperCache) -> None:
    papers.put(KEYS[0], b"%PDF first")
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF
    assert len([*papers.folder.iterdir()]) == 1


def test_the_folder_is_for_its_owner_alone(papers: PaperCache) -> None:
    papers.folder.mkdir(mode=0o755, parents=True)
    papers.put(KEYS[0], PDF)
    assert stat.S_IMODE(papers.folder.stat().st_mode) == 0o700


def test_the_bound_holds_and_the_oldest_go_first(papers: PaperCache) -> None:
    filled(papers, KEYS[:6])
    assert present(papers) == {*KEYS[2:6]}


def test_a_paper_that_is_used_stays(papers: PaperCache) -> None:
    filled(papers, KEYS[:4])
    assert papers.get(KEYS[0])
    filled(papers, KEYS[4:6], since=10)
    assert present(papers) == {KEYS[0], *KEYS[3:6]}


def test_a_paper_larger_than_the_bound_is_not_kept_and_displaces_nothing(
    papers: PaperCache,
) -> None:
    filled(papers, KEYS[:4])
    papers.put(KEYS[5], b"p" * papers.most_bytes)
    assert present(papers) == {*KEYS[:4]}


@pytest.mark.parametrize(
    "damage",
    [b"", b"short", PDF, b"\0" * (cache.SEAL + len(PDF))],
    ids=["empty", "cut off", "without its seal", "zeros"],
)
def test_a_broken_file_is_no_paper_and_goes(papers: PaperCache, damage: bytes) -> None:
    papers.put(KEYS[0], PDF)
    file = next(papers.folder.iterdir())
    file.write_bytes(damage)
    assert papers.get(KEYS[0]) is None
    assert not file.exists()
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF


def test_files_of_others_are_neither_counted_nor_removed(papers: PaperCache) -> None:
    papers.folder.mkdir(parents=True)
    (papers.folder / "notes.txt").write_bytes(b"n" * papers.most_bytes)
    (papers.folder / "folder.paper").mkdir()
    filled(papers, KEYS[:5])
    assert present(papers) == {*KEYS[1:5], "folder"}
    assert (papers.folder / "notes.txt").exists()


def test_what_a_dead_process_left_unfinished_goes_and_what_is_being_written_stays(
    papers: PaperCache,
) -> None:
    papers.folder.mkdir(parents=True)
    lost, fresh = papers.folder / "lost.unfinished", papers.folder / "fresh.unfinished"
    lost.touch()
    fresh.touch()
    os.utime(lost, (A_DAY_AGO, A_DAY_AGO))
    papers.put(KEYS[0], PDF)
    assert not lost.exists()
    assert fresh.exists()


def test_a_disk_that_takes_nothing_is_logged_and_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "papers"
    in_the_way.write_bytes(b"a file where the folder should be")
    papers = PaperCache(in_the_way)
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) is None
    assert "could not be kept" in caplog.text


def test_a_paper_that_cannot_be_finished_leaves_nothing_behind(
    papers: PaperCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    papers.put(KEYS[0], PDF)
    assert not [*papers.folder.iterdir()]


def test_papers_of_a_sheet_go_together_and_no_others(papers: PaperCache) -> None:
    ours, others = (
        [cache.key_of_sheet(sheet, html) for html in ("<p>a", "<p>b")] for sheet in (1, 2)
    )
    filled(papers, [*ours, *others])
    papers.drop_sheet(1)
    assert present(papers) == {*others}
    papers.drop_all()
    assert present(papers) == set()


@pytest.mark.parametrize("key", ["", "../" + KEYS[0], KEYS[0] + "\n", KEYS[0].upper(), "a" * 65])
def test_only_keys_name_files(papers: PaperCache, key: str) -> None:
    with pytest.raises(ValueError, match="no key of a paper"):
        papers.get(key)
    with pytest.raises(ValueError, match="no key of a paper"):
        papers.put(key, PDF)


def test_many_threads_share_a_folder(papers: PaperCache) -> None:
    def use(number: int) -> bool:
        key = KEYS[number % len(KEYS)]
        papers.put(key, key.encode() * 10)
        return papers.get(key) in {None, key.encode() * 10}

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(use, range(200)))
    assert not [*papers.folder.glob("*.unfinished")]


PROCESS = """
import sys
from hashlib import sha256
from pathlib import Path
from printables.core.cache import PaperCache
papers = PaperCache(Path(sys.argv[1]), 3000)
for number in range(150):
    key = sha256(bytes([number % 7])).hexdigest()
    papers.put(key, key.encode() * 10)
    assert papers.get(key) in {None, key.encode() * 10}
"""


def test_several_processes_share_a_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROCESS, str(tmp_path)]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    assert [process.communicate()[1] for process in both] == [b"", b""]
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 3000


CARDS = titles()["carson-city-cards"]
CITY = titles()["carson-city"]
SETUP = Setup(CARDS.facts, "en", (), {})
RULED = {"CCC-O1": "per_cluster", "CCC-O2": "bare_too"}
PAD = PadWish(CARDS, SETUP, "en", names=("Ann", "Bob"), codes=("https://a.example/",))
AID = AidWish(CARDS, SETUP, "en")
OTHERWISE: dict[str, Any] = {
    "title": CITY,
    "setup": replace(SETUP, edition="de"),
    "language": "de",
    "paper": "a5",
    "per_page": 2,
    "copies": 2,
    "players": 5,
    "names": ("Ann,Bob",),
    "codes": ("https://b.example/",),
    "date": "Ann",
    "place": "Ann",
    "fillable": True,
}


@pytest.mark.parametrize("wish", [PAD, AID], ids=["pad", "aid"])
def test_every_part_of_a_wish_decides_its_key(wish: PadWish | AidWish) -> None:
    parts = {part.name for part in fields(wish)}
    others = [replace(wish, **{part: OTHERWISE[part]}) for part in parts]
    keys = {key_of(each) for each in (wish, *others)}
    assert len(keys) == 1 + len(parts)
    assert key_of(replace(wish)) == key_of(wish)


def test_what_a_table_agreed_on_decides_the_key() -> None:
    backwards = dict(reversed(RULED.items()))
    variants = CITY.facts.variants
    setups = [
        SETUP,
        *(replace(SETUP, house_rules=rules) for rules in (RULED, backwards, {"CCC-O1": "x"})),
        *(Setup(CITY.facts, "en", (variant,), {}) for variant in variants),
        Setup(CITY.facts, "en", variants, {}),
    ]
    assert len({key_of(replace(AID, setup=setup)) for setup in setups}) == len(setups)


def test_a_pad_and_an_aid_have_different_keys_and_odd_letters_have_one() -> None:
    assert key_of(PadWish(CARDS, SETUP, "en")) != key_of(AID)
    assert len(key_of(replace(PAD, place="\ud800"))) == len(KEYS[0])


def test_a_wish_with_what_nobody_can_tell_apart_has_no_key() -> None:
    with pytest.raises(TypeError, match="cannot be told from others"):
        key_of(replace(PAD, place=object()))  # type: ignore[arg-type]


def wishes() -> Iterator[PadWish | AidWish]:
    """Many that resemble each other."""
    for title in titles().values():
        for edition in title.facts.editions:
            setup = Setup(title.facts, edition, (), {})
            for language in ("en", "de"):
                yield AidWish(title, setup, language)
                for names in ((), ("",), ("", ""), ("Ann", "Bob"), ("Ann, Bob",), ("Bob", "Ann")):
                    yield PadWish(title, setup, language, players=2, names=names)


def test_two_different_papers_never_have_one_key() -> None:
    papers: dict[str, str] = {}
    for wish in wishes():
        html = aid(wish) if isinstance(wish, AidWish) else scorepad(wish)
        assert papers.setdefault(key_of(wish), html) == html
    assert len(papers) == len([*wishes()])


@pytest.fixture
def small_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house with a file of each sort of which papers are made."""
    for name in SORTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"a")
    monkeypatch.setattr(cache, "HOUSE", tmp_path)
    fingerprint.cache_clear()
    yield tmp_path
    fingerprint.cache_clear()


SORTS = [
    "rules/a_game/clauses.toml",
    "scoring/a_game/rows.py",
    "translations/en/core/paper.ftl",
    "printables/core/scorepad.py",
    "printables/core/scorepad.html",
    "printables/core/paper.css",
    "static/a_game/pictograms.svg",
    "static/fonts/text.woff2",
]


@pytest.mark.parametrize("name", SORTS)
@pytest.mark.parametrize("change", [b"b", b"", None], ids=["other", "empty", "gone"])
def test_the_key_is_another_once_what_papers_are_made_of_changes(
    name: str, change: bytes | None, small_house: Path
) -> None:
    before, file = key_of(PAD), small_house / name
    if change is None:
        file.unlink()
    else:
        file.write_bytes(change)
    assert key_of(PAD) == before, "a process goes on with the code that it has"
    fingerprint.cache_clear()
    assert key_of(PAD) != before


def test_the_key_is_another_once_a_file_is_called_otherwise(small_house: Path) -> None:
    before = key_of(PAD)
    (small_house / "rules/a_game").rename(small_house / "rules/b_game")
    fingerprint.cache_clear()
    assert key_of(PAD) != before


@pytest.mark.parametrize("library", cache.LIBRARIES)
def test_the_key_is_another_with_another_version_of_a_library(
    library: str, small_house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert small_house.is_dir()
    before = key_of(PAD)
    known = cache.version
    monkeypatch.setattr(cache, "version", lambda name: "99.9" if name == library else known(name))
    fingerprint.cache_clear()
    assert key_of(PAD) != before


def test_the_libraries_are_known_by_the_names_under_which_they_are_installed() -> None:
    assert all(cache.version(library) for library in cache.LIBRARIES)


def test_compiled_code_and_other_floors_change_no_key(small_house: Path) -> None:
    before = key_of(PAD)
    for name in ("rules/a_game/__pycache__/a.cpython-311.pyc", "web/papers/pages.py"):
        (small_house / name).parent.mkdir(parents=True)
        (small_house / name).write_bytes(b"b")
    fingerprint.cache_clear()
    assert key_of(PAD) == before
