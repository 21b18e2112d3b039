"""Random tiles with everything that the notation knows, and other spellings of the same tile."""

from random import Random

from tests.gold_rush import plain_tiles
from tests.gold_rush.plain_tiles import EDGES, Tile, Track, normal, read


def heads(chance: Random, odds: float = 0.5) -> bool:
    """Toss a coin."""
    return chance.random() < odds


def tile(chance: Random, lands: str = "pprrm") -> Tile:
    """Deal a tile of edges such as these."""
    while True:
        text = _written(chance, "".join(chance.choices(lands, k=4)))
        if plain_tiles.is_tile(text):
            return _with_marks(chance, text)


def _written(chance: Random, lands: str) -> str:
    rails = [edge for edge, land in zip(EDGES, lands, strict=True) if land == "r"]
    hills = _grouped(chance, [e for e, land in zip(EDGES, lands, strict=True) if land == "m"])
    if not hills and heads(chance, 0.15):
        hills = [""]
    chance.shuffle(rails)
    tracks = []
    if len(rails) > 2 and heads(chance, 0.4):
        inside = rails[: chance.choice([3, len(rails)])]
        tracks, rails = [f"{rail}-c" for rail in inside], rails[len(inside) :]
    while rails:
        start = rails.pop()
        if rails and heads(chance, 0.6):
            tracks.append(f"{start}-{rails.pop()}")
        else:
            meant = chance.choice(hills) if hills else ""
            into = f"m{meant[0]}" if len(hills) > 1 else "m"
            tracks.append(f"{start}-{chance.choice(['j', 'j', 'x', into if hills else 'j'])}")
    steam = [track + chance.choice(["", "", "", "*", "*2", "*9"]) for track in tracks]
    gold = [f"{hill}^{chance.choice([0, 1, 1, 2, 2, 3, 9])}" for hill in hills]
    return " ".join([lands, *steam, *gold])


def _grouped(chance: Random, edges: list[str]) -> list[str]:
    groups: list[str] = []
    for edge in edges:
        if groups and heads(chance, 0.6):
            groups[-1] += edge
        else:
            groups.insert(0, edge)
    return groups


def _with_marks(chance: Random, text: str) -> Tile:
    pieces = read(text).prairies
    marks = [
        f"{sign}{number}@{piece.halves[0]}"
        for piece in pieces
        for sign in "th"
        for number in chance.choice([[], [], [], [""], ["2"], ["9"]])
    ]
    return read(" ".join([text, *marks])[: plain_tiles.LONGEST])


def spelled(chance: Random, one: Tile) -> str:
    """Another way to write the same tile."""
    items = [*_tracks(chance, one), *_mountains(chance, one), *_marks(chance, one)]
    chance.shuffle(items)
    gap = chance.choice([" ", " ", "  "])
    text = gap.join([one.lands, *items])
    if heads(chance, 0.3):
        text = "".join(chance.choice([sign.upper(), sign]) for sign in text)
    assert normal(read(text)) == normal(one), (text, normal(one))
    return text if len(text) <= plain_tiles.LONGEST else normal(one)


def _may_go_unwritten(one: Tile) -> list[str]:
    """The short forms that stand for exactly the tracks of this tile."""
    if any(track.locomotives for track in one.tracks):
        return []
    hills = " ".join(f"{hill.edges}^{hill.nuggets}" for hill in one.mountains)
    short = [(f"{one.lands} {word} {hills}", word) for word in ("", "city")]
    return [
        word
        for text, word in short
        if plain_tiles.is_tile(text) and read(text).tracks == one.tracks
    ]


def _tracks(chance: Random, one: Tile) -> list[str]:
    if (short := _may_go_unwritten(one)) and heads(chance):
        return chance.choice(short).split()
    written = [_track(chance, one, track) for track in one.tracks]
    return [*written, "city"] if one.city and heads(chance) else written


def _track(chance: Random, one: Tile, track: Track) -> str:
    start, end = plain_tiles.ends_of(one, track)
    if not track.end and heads(chance):
        start, end = end, start
    if track.end == "m" and len(one.mountains) > 1:
        end = f"m{chance.choice(track.piece)}"
    lone = [other.end for other in one.tracks].count("x") == 1
    if end == "x" and lone and not any(t.end == "j" for t in one.tracks) and heads(chance):
        end = "j"
    return f"{start}-{end}" + plain_tiles.counted("*", track.locomotives)


def _mountains(chance: Random, one: Tile) -> list[str]:
    pieces = one.mountains
    if len(pieces) == 1 and pieces[0].edges and not pieces[0].nuggets and heads(chance):
        return []
    if len(pieces) == 1 and heads(chance):
        return [f"^{pieces[0].nuggets}"]
    return [f"{''.join(chance.sample(p.edges, len(p.edges)))}^{p.nuggets}" for p in pieces]


def _marks(chance: Random, one: Tile) -> list[str]:
    alone = len(one.prairies) == 1
    marks = []
    for piece in one.prairies:
        for sign, number in (("t", piece.tipis), ("h", piece.horses)):
            where = "" if alone and heads(chance) else f"@{chance.choice(piece.halves)}"
            split = _split(chance, number)
            marks += [plain_tiles.counted(sign, part) + where for part in split if part]
    return marks


def _split(chance: Random, number: int) -> list[int]:
    part = chance.randint(0, number) if heads(chance, 0.3) else 0
    return [number - part, part]
