"""Papers kept on disk: found again by what they are made of, within a bound."""

import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from printables.core import kept
from printables.core.kept import KeptPapers, key_of

PDF = b"%PDF-1.7 a paper"
KEYS = [key_of(str(number)) for number in range(9)]
EACH = 1000
A_DAY_AGO = 86_400


@pytest.fixture
def papers(tmp_path: Path) -> KeptPapers:
    """A folder, not made yet, with room for four papers."""
    return KeptPapers(tmp_path / "kept" / "papers", most_bytes=4 * (EACH + kept.SEAL))


def filled(papers: KeptPapers, keys: list[str], since: int = 0) -> None:
    """One paper after the other, each used a second after the one before."""
    for second, key in enumerate(keys, since):
        papers.put(key, b"p" * EACH)
        for file in papers.folder.glob(f"{key}*"):
            os.utime(file, (second, second))


def present(papers: KeptPapers) -> set[str]:
    """The keys of the papers that are still there, without using them."""
    return {file.stem for file in papers.folder.glob("*.paper")}


def test_a_paper_is_found_again(papers: KeptPapers) -> None:
    assert papers.get(KEYS[0]) is None
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF
    assert papers.get(KEYS[1]) is None


def test_a_paper_put_twice_is_the_last_one(papers: KeptPapers) -> None:
    papers.put(KEYS[0], b"%PDF first")
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF
    assert len([*papers.folder.iterdir()]) == 1


def test_the_folder_is_for_its_owner_alone(papers: KeptPapers) -> None:
    papers.folder.mkdir(mode=0o755, parents=True)
    papers.put(KEYS[0], PDF)
    assert stat.S_IMODE(papers.folder.stat().st_mode) == 0o700


def test_the_bound_holds_and_the_oldest_go_first(papers: KeptPapers) -> None:
    filled(papers, KEYS[:6])
    assert present(papers) == {*KEYS[2:6]}


def test_a_paper_that_is_used_stays(papers: KeptPapers) -> None:
    filled(papers, KEYS[:4])
    assert papers.get(KEYS[0])
    filled(papers, KEYS[4:6], since=10)
    assert present(papers) == {KEYS[0], *KEYS[3:6]}


def test_a_paper_larger_than_the_bound_is_not_kept_and_displaces_nothing(
    papers: KeptPapers,
) -> None:
    filled(papers, KEYS[:4])
    papers.put(KEYS[5], b"p" * papers.most_bytes)
    assert present(papers) == {*KEYS[:4]}


@pytest.mark.parametrize(
    "damage",
    [b"", b"short", PDF, b"\0" * (kept.SEAL + len(PDF))],
    ids=["empty", "cut off", "without its seal", "zeros"],
)
def test_a_broken_file_is_no_paper_and_goes(papers: KeptPapers, damage: bytes) -> None:
    papers.put(KEYS[0], PDF)
    file = next(papers.folder.iterdir())
    file.write_bytes(damage)
    assert papers.get(KEYS[0]) is None
    assert not file.exists()
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) == PDF


def test_files_of_others_are_neither_counted_nor_removed(papers: KeptPapers) -> None:
    papers.folder.mkdir(parents=True)
    (papers.folder / "notes.txt").write_bytes(b"n" * papers.most_bytes)
    (papers.folder / "folder.paper").mkdir()
    filled(papers, KEYS[:5])
    assert present(papers) == {*KEYS[1:5], "folder"}
    assert (papers.folder / "notes.txt").exists()


def test_what_a_dead_process_left_unfinished_goes_and_what_is_being_written_stays(
    papers: KeptPapers,
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
    papers = KeptPapers(in_the_way)
    papers.put(KEYS[0], PDF)
    assert papers.get(KEYS[0]) is None
    assert "could not be kept" in caplog.text


def test_a_paper_that_cannot_be_finished_leaves_nothing_behind(
    papers: KeptPapers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    papers.put(KEYS[0], PDF)
    assert not [*papers.folder.iterdir()]


@pytest.mark.parametrize("key", ["", "../" + KEYS[0], KEYS[0] + "\n", KEYS[0].upper(), "a" * 65])
def test_only_keys_name_files(papers: KeptPapers, key: str) -> None:
    with pytest.raises(ValueError, match="no key of a paper"):
        papers.get(key)
    with pytest.raises(ValueError, match="no key of a paper"):
        papers.put(key, PDF)


def test_many_threads_share_a_folder(papers: KeptPapers) -> None:
    def use(number: int) -> bool:
        key = KEYS[number % len(KEYS)]
        papers.put(key, key.encode() * 10)
        return papers.get(key) in {None, key.encode() * 10}

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(use, range(200)))
    assert not [*papers.folder.glob("*.unfinished")]


PROCESS = """
import sys
from pathlib import Path
from printables.core.kept import KeptPapers, key_of
papers = KeptPapers(Path(sys.argv[1]), 3000)
for number in range(150):
    key = key_of(str(number % 7))
    papers.put(key, key.encode() * 10)
    assert papers.get(key) in {None, key.encode() * 10}
"""


def test_several_processes_share_a_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROCESS, str(tmp_path)]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    assert [process.communicate()[1] for process in both] == [b"", b""]
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 3000


def test_the_key_is_the_same_for_the_same_text_and_another_for_another() -> None:
    assert key_of("<p>one") == key_of("<p>one") != key_of("<p>two")
    assert len(key_of("\ud800")) == 64


@pytest.mark.parametrize("changed", ["sheet.css", "font.woff2", "version"])
def test_the_key_is_another_once_what_papers_are_made_of_changes(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def key(version: str = "70.0") -> str:
        monkeypatch.setattr(kept, "version", lambda _: version)
        kept.makings.cache_clear()
        return key_of("<p>")

    (tmp_path / "fonts").mkdir()
    (tmp_path / "sheet.css").write_bytes(b"a")
    (tmp_path / "fonts" / "font.woff2").write_bytes(b"a")
    monkeypatch.setattr(kept, "PRINTABLES", tmp_path)
    monkeypatch.setattr(kept, "STATIC", tmp_path)
    try:
        before = key()
        assert before == key()
        for file in tmp_path.rglob(changed):
            file.write_bytes(b"b")
        assert before != key("70.1" if changed == "version" else "70.0")
    finally:
        kept.makings.cache_clear()
