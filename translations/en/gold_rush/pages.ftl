## A tile in words

told-edges = north { $n }, east { $e }, south { $s }, west { $w }
told-track = railroad from { $one } to { $other }
told-track-junction = railroad from { $edge } to the junction
told-track-city = railroad from { $edge } to the city
told-track-mountain = railroad from { $edge } into the mountain
told-track-into-mountain = railroad from { $edge } into the mountain in the { AND($there) }
told-track-halt = railroad from { $edge } to a halt
told-mountain = mountain in the { AND($edges) }
told-mountain-mid = mountain in the middle
told-city = city
told-prairie = prairie in the { AND($edges) }
told-prairie-corners = prairie in the { AND($corners) } corner
told-prairie-half = prairie at the { $half }
told-prairie-only = the only prairie
told-locomotives = { $count ->
    [one] with 1 locomotive
   *[other] with { $count } locomotives
}
told-nuggets = { $count ->
    [0] without nuggets
    [one] with 1 nugget
   *[other] with { $count } nuggets
}
told-tipis = { $count ->
    [one] 1 tipi camp
   *[other] { $count } tipi camps
}
told-horses = { $count ->
    [one] 1 herd of wild horses
   *[other] { $count } herds of wild horses
}
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
half-nw = western half of the north edge
half-ne = eastern half of the north edge
half-en = northern half of the east edge
half-es = southern half of the east edge
half-se = eastern half of the south edge
half-sw = western half of the south edge
half-ws = southern half of the west edge
half-wn = northern half of the west edge

## Composing a tile

compose-edges = The four edges; press one to change it
compose-edge = { $edge }: { $land }. Press for { $then }
compose-middle = Where the railroads lead
compose-range = Mountains
compose-hill = Mountain in the middle
compose-no-hill = No mountain in the middle
compose-join = One railroad
compose-join-two = { $one } to { $other }
compose-join-four = { $one } to { $other }, { $third } to { $fourth }
compose-junction = Junction
compose-city = City
compose-halts = { $count ->
    [one] Just ends
   *[other] Each just ends
}
compose-into = Into the mountain
compose-into-one = Into the mountain in the { AND($edges) }
compose-ends = Where each railroad ends
compose-end-junction = At the junction
compose-end-city = In the city
compose-end-mountain = In the mountain
compose-end-mountain-one = In the mountain in the { AND($edges) }
compose-end-halt = Just ends
compose-one-mountain = One mountain
compose-mountains-apart = Separate mountains
compose-two-one-mountain = { $one } and { $other } together
compose-count-nuggets = { $count ->
    [0] no nuggets
    [one] 1 nugget
   *[other] { $count } nuggets
}
compose-count-locomotives = { $count ->
    [0] no locomotive
    [one] 1 locomotive
   *[other] { $count } locomotives
}
compose-count-tipis = { $count ->
    [0] no tipi camp
    [one] 1 tipi camp
   *[other] { $count } tipi camps
}
compose-count-horses = { $count ->
    [0] no herd
    [one] 1 herd
   *[other] { $count } herds
}
compose-fewer-nuggets = One nugget fewer
compose-fewer-locomotives = One locomotive fewer
compose-fewer-tipis = One tipi camp fewer
compose-fewer-horses = One herd fewer
compose-more-nuggets = One nugget more
compose-more-locomotives = One locomotive more
compose-more-tipis = One tipi camp more
compose-more-horses = One herd more
compose-text = The tile as text
compose-draw = Draw it

## Tiles that come back

beside-palette = Tiles of our box
palette-again = Tiles seen before
palette-about = Compose each tile of your box once; then it only takes a tap to have it again. Tiles that are already laid come back by themselves.
palette-empty = No tiles here yet.
palette-used = { $count ->
    [0] not laid yet
    [one] laid once
   *[other] laid { $count } times
}
palette-remove = Remove
palette-remove-this = Remove this tile: { $tile }
palette-compose = One more tile
palette-add = Put it into the box
palette-take = { $count ->
    [0] Note how many of each lie on the map
    [one] Put the 1 tile of the map that is missing here into the box
   *[other] Put the { $count } tiles of the map that are missing here into the box
}
palette-files = Keep it for the next game
palette-save = Save as a file
palette-file = A file saved before
palette-load = Load it
palette-load-here = Tiles from a file
palette-line = Line { $number } is no tile: { $given }
palette-empty-file = There is no tile in this file.
palette-too-many = The box has at most { $most } different tiles.

### The map: laying tiles, figures, what it brings.

label-hand = Tile in hand
land-as-text = The map as text
land-unreadable = The text of the map cannot be read, so nothing is drawn.
land-drawn = { $count ->
    [0] Map without a tile
    [one] Map of 1 tile
   *[other] Map of { $count } tiles
}
land-empty = No tile lies here yet. Compose the tile in hand and lay the first one.
land-fits-nowhere = It fits nowhere.
land-lay-at = Lay it at { $cell }, turned { $turn }
land-ask-at = Ask about { $cell }
land-turn-at = Newest tile, at { $cell }: turn it
land-look-at = Tile at { $cell }
land-take-back = Take it back
land-take-back-at = Take back the tile at { $cell }
land-undo-to-here = { $count ->
    [one] Undo to here (1 tile)
   *[other] Undo to here ({ $count } tiles)
}
land-one-cowboy = Only one cowboy can stand on a tile.
land-put-cowboy = Cowboy
land-put-farmer = Farmer
land-put-tent = Tent
land-no-cowboy = No cowboy
land-no-tent = No tent
land-ask = Ask about it
land-railroad = { $tiles ->
    [one] 1 tile, { $locomotives }
   *[other] { $tiles } tiles, { $locomotives }
}
land-mountain = { $tiles ->
    [one] 1 tile, { $nuggets }
   *[other] { $tiles } tiles, { $nuggets }
}
land-prairie = { $tiles ->
    [one] 1 tile, { $tipis }, { $horses }
   *[other] { $tiles } tiles, { $tipis }, { $horses }
}
land-city = { $completed } of { $railroads } railroads completed
land-locomotives = { $count ->
    [0] no locomotive
    [one] 1 locomotive
   *[other] { $count } locomotives
}
land-nuggets = { $count ->
    [0] no nugget
    [one] 1 nugget
   *[other] { $count } nuggets
}
land-tipis = { $count ->
    [0] no camp
    [one] 1 camp
   *[other] { $count } camps
}
land-horses = { $count ->
    [0] no herd
    [one] 1 herd
   *[other] { $count } herds
}
land-open-ends = { $count ->
    [one] 1 open end
   *[other] { $count } open ends
}
land-worth-completed = Completed: { $points }.
land-worth-open = Now 0, at the end { $points }.
land-worth-at-end = At the end { $points }.
land-leads = { $count ->
    [one] { AND($names) } leads.
   *[other] { AND($names) } are tied.
}
land-nobody = Nobody is there.
land-points = If the game ended now
land-points-track = On the track
land-points-map = From the map
land-points-total = Total
land-features-open = { $count ->
    [one] 1 can still be completed
   *[other] { $count } can still be completed
}
land-features-prairies = { $count ->
    [one] 1 prairie
   *[other] { $count } prairies
}
land-features-completed = { $count ->
    [one] 1 completed
   *[other] { $count } completed
}
land-tiles = { $count ->
    [one] The tile in words
   *[other] All { $count } tiles in words
}
land-nearer = Nearer
land-farther = Farther
land-newest = To the newest tile

## A seat, and the middle of the table

ways-of-tokens = Your mining tokens
way-tokens = Token by token
way-gold = Only their sum
tokens-face-down = Face down: until the reveal only you see them here.
tokens-face-down-of = Face down: until the reveal only you and { $name } see them.
label-tokens-0 = Gravel (0)
label-tokens-1 = 1 nugget
label-tokens-2 = 2 nuggets
label-tokens-3 = 3 nuggets
label-tokens-5 = 5 nuggets
landscape-two-ways = Lay the map tile by tile, or count only what still has cowboys on it at the end.
landscape-as-map = On the map, tile by tile
landscape-in-numbers = In numbers
landscape-is-map = What is on the map is counted from there. Numbers here count only without a map.
marker-first-lap = On space { $space }, first lap.
marker-laps = { $laps ->
    [one] On space { $space }, one lap done.
   *[other] On space { $space }, { $laps } laps done.
}
marker-is-standing = The cowboy stands.
marker-is-lying = The cowboy is laid flat.

## The running log

beside-log = Score what was completed
log-about = Something was completed? Count it here: you see at once who gets how much, and the markers move along.
log-completed = What was completed?
log-kind = What is it?
log-brings = What it brings
log-count-it = Count it and say whose cowboys are on it; what it brings stands here.
log-tokens-first = The tokens left on it come first; they stay face down and are no points on the track.
log-nobody = Nobody has a cowboy on it, so nobody gets points.
log-points-unread = The points on the track cannot be read; put them right at the seat first.
log-too-many-points = More than { $most } points cannot be kept.
log-add = Add to the track
log-look = What does it bring?
log-newest = The latest
log-earlier = Before that
log-none = Nothing was scored yet.
log-none-earlier = Nothing before that.
log-undo = Undo
log-unknown = Something that cannot be read
log-total = Total so far: { $total }.

## Answers

asked-map = The map that was asked about
asked-map-of-case = Map of example { $number }
asked-framed = Framed: where it is to lie.
asked-lit = Lit up: all that belongs together.
asked-press-to-lay = Press a place to lay the tile there.
asked-between = { $tile }; with the edges of its neighbours
asked-every-turn = Every way to turn it
asked-turned = { $count ->
    [0] not turned
    [one] 1 quarter turn
   *[other] { $count } quarter turns
}
asked-fits = fits
asked-fits-not = does not fit
asked-places = { $count ->
    [0] It fits nowhere.
    [one] It fits on 1 place.
   *[other] It fits on { $count } places.
}
asked-completed = completed
asked-incomplete = not completed
asked-at-end = At the end
asked-worth-without = Now { $now }, at the end { $later } points, if somebody were there.
asked-step-done = done
asked-step-asked = asked about
asked-everybody = Everybody takes
asked-in-the-middle = In the middle
asked-points = { $count ->
    [one] 1 point.
   *[other] { $count } points.
}
asked-from-there = Dashed: where it came from.
