### Reasons, explanations and refusals of Gold Rush.

## The second step of a turn (question mine, shared by cowboy and tent)

already-placed-a-cowboy = You have placed a cowboy in this turn already; only one of cowboy, tent and mining is allowed.
already-pitched-the-tent = You have pitched or moved your tent in this turn already; only one of cowboy, tent and mining is allowed.
already-took-a-token = You have taken a token in this turn already; only one of cowboy, tent and mining is allowed.

## Mining (question mine)

no-tent-there = Your tent does not stand on this mountain.
no-token-there = No token is left on this mountain.
takes-the-top-token = { $left ->
    [0] You take the last token of the pile.
    [one] You take the top token of the pile; one is left.
   *[other] You take the top token of the pile; { $left } are left.
}
mines-before-scoring = You mine before anything is scored, so it does not matter whether the tile of this turn has completed the mountain.
remedy-pitch-the-tent-first = If the mountain is not completed, pitch your tent there in this turn and mine from the next one on.

## The order of a turn (question turn); steps are choice-place and so on

done-out-of-order = “{ $step }” is not possible at that point; only this is: { $possible }.
done-after-the-end = “{ $step }” cannot come after the end of the turn.
second-step-used = The second step of this turn was already “{ $used }”. Only one of cowboy, tent and mining is allowed.
not-the-next-step = “{ $step }” does not come next.
is-a-next-step = “{ $step }” may come next.
one-second-step-only = It is the only one of cowboy, tent and mining in this turn.
occupies-and-scores-at-once = A cowboy on what the tile has just completed scores it at once and comes home in the same turn.
remedy-next-steps = What may come now: { $steps }.

## A tile that does not fit (question unplaceable)

a-tile-that-fits = A tile that fits somewhere must be laid, wherever that is.
a-tile-that-fits-nowhere = A tile that fits nowhere leaves the game.
draws-again = { $left ->
    [one] You draw another one in its place; 1 is there to draw.
   *[other] You draw another one in its place; { $left } are there to draw.
}
no-tile-to-draw = There is no tile left to draw, so the game ends.
acts-without-a-tile = There is no tile left to draw: this turn goes on without one, with the tent or with mining, and then the game ends.

## The set-up (question setup)

start-tile-has-its-own-back = The start tile is known by its back.
start-tile-first = The start tile goes to the middle, with a token face down on its mountain.
tiles-into-piles = The other { $count } tiles are shuffled into piles, face down.
tokens-as-supply = The other { $count } tokens lie face down as the supply; one of you looks after them.
everybody-takes = Each of you takes { $count } cowboys and a tent, and puts one cowboy on space 0 of the score track.
one-cowboy-marks = One cowboy marks the score, so { $count } are there to play with.
one-tent-each = Each of you has one tent.
colours-back-to-the-box = { $count ->
    [0] All five colours are used.
    [one] One colour stays in the box.
   *[other] { $count } colours stay in the box.
}
youngest-chooses = The youngest of you chooses who begins.
played-without-farmers = You play without farmers: nobody goes on a prairie.

## The score track (question score_track)

points-added = { $points } points and { $add } more are { $total }.
laps-and-spaces = { $laps ->
    [one] { $points } are 1 lap of { $per_lap } and { $space } more.
   *[other] { $points } are { $laps } laps of { $per_lap } and { $space } more.
}
marker-stands = { $points ->
    [one] 1 point: the marker stands on space { $space }.
   *[other] { $points } points: the marker stands on space { $space }.
}
marker-lies = { $points } points: the marker lies flat on space { $space }.

## Tokens of a completed mountain (question split_tokens)

seat-beyond-the-table = { $seat } does not play: there are only { $players } of you.
takes-all-tokens = { $count ->
    [0] { $seat } has the majority alone, but no token is left.
    [one] { $seat } has the majority alone and takes the token.
   *[other] { $seat } has the majority alone and takes all { $count } tokens.
}
tokens-in-turn = { $count ->
    [0] No token is left for those with the majority.
   *[other] Those with the majority take one token each in turn, clockwise and beginning with { $first }, until none is left.
}
takes-so-many = { $count ->
    [0] { $seat } takes none.
   *[other] { $seat } takes { $count }.
}
mountain-without-miners = Nobody has a cowboy on the mountain, so nobody takes its tokens.
tokens-stay-there = { $count ->
    [one] The token stays there and is worth nothing.
   *[other] The { $count } tokens stay there and are worth nothing.
}
tokens-go-back = { $count ->
    [one] The token goes back to the supply.
   *[other] The { $count } tokens go back to the supply.
}

## Cities (question city)

rails-of-a-city = { $count ->
    [one] Only 1 rail is named; a city has 3 or 4.
   *[other] { $count } rails are named; a city has 3 or 4.
}
railroad-back-is-complete = Both ends of this railroad are in the city, so it is complete.
city-is-complete = All { $rails } rails belong to completed railroads, so the city is complete.
city-is-incomplete = { $count ->
    [one] One of its railroads is not completed, so the city is not complete.
   *[other] { $count } of its railroads are not completed, so the city is not complete.
}
city-pays = { $count ->
    [one] 1 completed railroad: { $points } points.
   *[other] { $count } completed railroads: { $points } points.
}
city-pays-at-the-end = { $count ->
    [0] If the game ended now, it would score nothing: none of its railroads is completed.
    [one] If the game ended now, its one completed railroad would score { $points } points.
   *[other] If the game ended now, its { $count } completed railroads would score { $points } points.
}
railroad-back-counts-once = A railroad that begins and ends in the city counts once.

## Tokens of a new tile (questions tokens and tile_parts)

tokens-needed = { $count ->
    [0] No nugget is printed on the tile, so it needs no token.
    [one] One nugget is printed on the tile, so it needs one token.
   *[other] { $count } nuggets are printed on the tile, so it needs { $count } tokens.
}
only-tokens-left = { $count ->
    [0] The supply is used up, so no token comes.
    [one] The supply has only 1 left, so only that one comes.
   *[other] The supply has only { $count } left, so only those come.
}
markers-for-missing-tokens = { $count ->
    [one] The supply is short of 1; use something else in its place.
   *[other] The supply is short of { $count }; use something else in their place.
}
prairies-on-the-tile = { $count ->
    [0] No prairie reaches an edge of this tile.
    [one] No track and no mountain parts its prairie: it is all one.
   *[other] Tracks and mountains part its prairie into { $count } pieces.
}

## What is no tile

tile-text-too-long = This text is too long for a tile; { $longest } characters are the most.
tile-no-edges = A tile begins with four letters for its edges north, east, south, west: p prairie, r railroad, m mountain, as in prpr. “{ $given }” is not that.
tile-unknown-item = “{ $item }” stands for nothing on a tile. Known are tracks (e-w, n-j, s-m, e-w*), mountains (n^2), city, tipi camps (t, t2@nw) and herds (h, h@es).
tile-track-edge-not-there = A track is written in the { AND($edges) }, but the tile shows no railroad there.
tile-track-edge-twice = More than one track is written in the { AND($edges) }; every railroad edge has exactly one.
tile-track-edge-missing = Some tracks are written, but none in the { AND($edges) }; write all of them or none.
tile-mountain-edge-not-there = A mountain is written in the { AND($edges) }, but the tile shows none there.
tile-mountain-edge-twice = More than one mountain is written in the { AND($edges) }; every mountain edge belongs to exactly one.
tile-mountain-edge-missing = Some mountains are written, but none in the { AND($edges) }; write all of them or none.
tile-mountain-without-edges-not-alone = A mountain without edges must be the only one of its tile. Give each of several mountains its edges, as in n^1 s^2.
tile-track-into-no-mountain = The track { $track } ends in a mountain, but there is none on the tile.
tile-track-into-no-such-mountain = The track { $track } ends in a mountain on an edge where there is none.
tile-track-into-which-mountain = The track { $track } ends in a mountain, but there are several. Add an edge of the one you mean, as in n-ms.
tile-track-not-written = There are several mountains, so the track must be written: into one of them, as in n-ms, or to a halt, as in n-x.
tile-city-twice = A tile has at most one city.
tile-city-rails = { $count ->
    [0] A city has 3 or 4 rails; here none leads to it.
    [one] A city has 3 or 4 rails; here only one leads to it.
   *[other] A city has 3 or 4 rails; here { $count } lead to it.
}
tile-barriers-cross = What runs from north to south crosses what runs from east to west. Join them in a junction, or keep them apart.
tile-mark-without-prairie = There is no prairie on this tile for a tipi camp or a herd.
tile-mark-on-which-prairie = There are several prairies on this tile. Say on which one { $sign } lies, as in { $sign }@nw.
tile-mark-on-mountain = There is no prairie at { $half }; that edge is mountain.
tile-too-many-tipis = { $count } tipi camps are too many on one prairie of a tile; { $most } are the most.
tile-too-many-horses = { $count } herds are too many on one prairie of a tile; { $most } are the most.

## What cannot lie on the table

field-no-cell = “{ $given }” is no place on the map. It needs two whole numbers from -{ $farthest } to { $farthest }, as in [1, 0].
too-few-seats = { $count ->
    [one] One seat is too few; two to five of you can play.
   *[other] { $count } seats are too few; two to five of you can play.
}
name-repeated = Somebody else has this name already: { $given }.
color-repeated = Somebody else has this colour already: { $color }.
gold-beside-tokens = Give either the tokens one by one or their sum, not both.
no-token-face = “{ $given }” stands on no mining token; they show 0, 1, 2, 3 or 5 nuggets.
too-many-tokens = You have { $count } mining tokens together; there are only { $most }.
too-many-cowboys = { $seat } has { $count } cowboys here. { $most } are the most, as the fifth one marks the score.
second-tent = { $seat } already has a tent on an earlier tile, and everybody has only one.
no-such-seat = { $seat } does not play at this table.
no-seat-key = “{ $given }” names no seat.
no-farmers-here = You play without farmers, so no cowboy goes on a prairie.
features-beside-map = Give either the map, or railroads, mountains, cities and prairies in numbers, not both.
feature-number-of-another = This belongs to something else, not to { FORM($kind, "a") }; leave it blank.
feature-prairie-completed = A prairie is never completed.
feature-city-crowded = A city lies on one tile and holds at most one cowboy; here are { $count }.
feature-railroad-crowded = { $tiles ->
    [one] One tile brings at most one cowboy; here are { $count }.
   *[other] { $tiles } tiles bring at most { $tiles } cowboys; here are { $count }.
}
feature-city-too-few-railroads = { $count ->
    [0] A completed city has at least two completed railroads, as one takes at most two of its rails; here is none.
   *[other] A completed city has at least two completed railroads, as one takes at most two of its rails; here is only { $count }.
}
map-no-such-place = There is no { $place } on this tile as it lies. There is: { AND($places) }.
map-tent-off-mountain = A tent stands on a mountain, and this is none: { $place }.
map-tent-not-vacant = Somebody stands there already ({ $place }); a tent needs a vacant piece of mountain.
map-cell-taken = An earlier tile lies on { $x }, { $y } already.
map-not-joined = The tile on { $x }, { $y } is not joined to the first one side by side.
map-edge-contradicts = In the { $edge } this tile shows { $own }, its neighbour { $other }.

## What is odd

odd-completed-with-cowboys = This { $kind } is completed and still has cowboys. So its points are taken as not yet on the score track.
odd-completed-mountain-with-cowboys = This mountain is completed and still has cowboys. So its points are taken as not yet on the score track; add the tokens left on it to those of the majority, as far as they are not counted there yet.
odd-just-completed = The newest tile has completed { FORM($kind, "a") } with cowboys on it: its points come in step 3 of this turn and are not on the score track yet.
odd-just-completed-mountain = The newest tile has completed a mountain with cowboys on it: in step 3 of this turn come first the tokens left on it, then its points, which are not on the score track yet.
odd-completed-before = An earlier tile has completed { FORM($kind, "a") } that still has cowboys: if its points are on the score track, its cowboys should have gone home.
odd-completed-mountain-before = An earlier tile has completed a mountain that still has cowboys: if the tokens left on it are taken and its points are on the score track, its cowboys should have gone home.
odd-railroad-of-one-tile = A completed railroad of one tile is rare; is that right?
odd-locomotives = There are more locomotives ({ $locomotives }) than tiles ({ $tiles }); is that right?
odd-city-incomplete = All { $count } railroads of this city are completed, so the city should be too.
odd-mountain-without-nuggets = A mountain without nuggets is rare; is that right?
odd-more-tokens-than-nuggets = { $tokens ->
    [one] You have at least one mining token,
   *[other] You have at least { $tokens } mining tokens,
} but the map shows { $nuggets ->
    [0] no nuggets at all.
    [one] only one nugget.
   *[other] only { $nuggets } nuggets.
}
odd-halt = { $count ->
    [one] The rail in the { AND($edges) } of this tile ends at a halt.
   *[other] The rails in the { AND($edges) } of this tile end at halts.
} The rulebook knows only junctions, cities and mountains as ends: perhaps the end was not said.
odd-tent-on-completed-mountain = This mountain is completed, so the tent on it should have gone home.

## What brings points

length-in-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
length-in-tracks = { $count ->
    [one] 1 track
   *[other] { $count } tracks
}
why-score-track = { $points ->
    [one] 1 point on the score track
   *[other] { $points } points on the score track
}
why-gold = { $nuggets ->
    [one] 1 nugget on the own tokens
   *[other] { $nuggets } nuggets on the own tokens
}
why-gold-on-tokens = { $nuggets ->
    [one] 1 nugget
   *[other] { $nuggets } nuggets
} on { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
why-railroad-completed = { $locomotives ->
    [0] Completed railroad, { $length }
   *[other] Completed railroad, { $length }; with { $locomotives } locomotives it is not doubled
}
why-railroad-doubled = Completed railroad, { $length }, doubled by its only locomotive
why-railroad-incomplete = { $locomotives ->
    [0] Incomplete railroad, { $length }
    [one] Incomplete railroad, { $length }; its locomotive counts nothing
   *[other] Incomplete railroad, { $length }; its locomotives count nothing
}
why-mountain-completed = { $nuggets ->
    [one] Completed mountain, 1 nugget
   *[other] Completed mountain, { $nuggets } nuggets
}
why-mountain-incomplete = { $nuggets ->
    [one] Incomplete mountain, 1 nugget
   *[other] Incomplete mountain, { $nuggets } nuggets
}
why-city-completed = { $count ->
    [one] Completed city, 1 railroad
   *[other] Completed city, { $count } railroads
}
why-city-incomplete = { $count ->
    [one] Incomplete city, 1 completed railroad
   *[other] Incomplete city, { $count } completed railroads
}
why-prairie = Prairie with { $tipis ->
    [one] 1 tipi camp
   *[other] { $tipis } tipi camps
} and { $horses ->
    [one] 1 herd of wild horses
   *[other] { $horses } herds of wild horses
}
why-prairie-tipis = { $tipis ->
    [one] Prairie with 1 tipi camp
   *[other] Prairie with { $tipis } tipi camps
}
why-prairie-horses = { $horses ->
    [one] Prairie with 1 herd of wild horses
   *[other] Prairie with { $horses } herds of wild horses
}
why-shared = { $why }; { $count } players tie, and each scores in full
tie-stands = It’s a tie: { AND($names) }. Only a staring contest can part them.

## A tile as it is named in the history of a sheet

thing-tile = a tile
thing-tile-with-cowboy = a tile with a cowboy
thing-tile-with-tent = a tile with a tent
thing-tile-with-both = a tile with a cowboy and a tent

## A map as one line of text, and places on a map (questions about a map)

map-entry-unread = Tile { $number } cannot be read: “{ $given }”. A tile is written like this: 1,0=prpr_e-w/1!c0:railroad@n
not-beside-a-map = The map shows this already; leave it blank, or leave out the map.
place-required = Tap the place on the map that you ask about.
only-with-a-map = This belongs to a map, and there is none.
no-tile-there = No tile lies on { $x }, { $y }.
no-mountain-there = “{ $given }” is no mountain, and a tent stands on mountains only.

## Laying a tile (questions tile and placements)

neighbours-or-map = Say what touches the tile, or enter the map and a place on it.
cell-is-taken = A tile lies there already.
touches-nothing = The tile would touch no other tile by a side.
edge-not-continued = In the { $edge } it shows { $own }, but what lies beside it there shows { $other }.
continues-in-no-turn = However you turn it, something does not continue.
touches-a-tile = The place is free and shares a side with a tile.
every-edge-continues = Railroad, mountain and prairie continue on every side that touches.
continues-in-turns = Everything continues with this many quarter turns clockwise: { AND($turns) }.
remedy-turn-it = With this many quarter turns clockwise: { AND($turns) }.
continues-nowhere = Wherever you lay it and however you turn it, something does not continue.
leaves-the-game = It leaves the game, and you draw another one.
cells-beside-tiles = { $count ->
    [one] Beside the tiles there is 1 free place where it fits.
   *[other] Beside the tiles there are { $count } free places where it fits.
}
edges-continue-there = Turned as named, everything that touches continues there.
must-be-laid = As it fits somewhere, it must be laid.

## Placing a cowboy (question cowboy)

new-city-is-empty = A new city is always free: it lies on one tile, and a cowboy comes with that tile or never.
not-the-newest-tile = A cowboy only goes on the tile of this turn.
somebody-is-there = { $count ->
    [one] There is a cowboy on this { $kind } already, no matter where on it and whose it is.
   *[other] There are { $count } cowboys on this { $kind } already, no matter where on it and whose they are.
}
no-cowboy-in-supply = You have no cowboy left in your supply.
cowboys-are-for-later-turns = No cowboy is left in your supply: those that come home in this turn are for later turns.
one-from-the-supply = { $left ->
    [0] You place the last cowboy of your supply.
    [one] You place a cowboy from your supply, and one is left there.
   *[other] You place a cowboy from your supply, and { $left } are left there.
}
laid-by-who-placed-a-cowboy = { $seat } has placed a cowboy on the newest tile, so { $seat } laid it. Your cowboy only goes on a tile that you have laid in your own turn.
laid-by-who-pitched-a-tent = { $seat } has put a tent on the newest tile, so { $seat } laid it. Your cowboy only goes on a tile that you have laid in your own turn.
nobody-is-there = Nobody has a cowboy on this { $kind }.
farmer-stays = The farmer is laid flat and stays there to the end of the game.
prairies-may-join = If prairies are joined later, several farmers may be on one.
occupies-what-is-complete = The tile of this turn has completed this { $kind }: the cowboy scores at once and comes home.
occupies-a-completed-mountain = The tile of this turn has completed this mountain: the cowboy gets you the tokens left on it and its points at once, and comes home.
remedy-cowboy-elsewhere = Free on the newest tile: { AND($places) }.

## Pitching or moving a tent (question tent)

tent-needs-open-mountain = The mountain is completed; a tent goes on open ones only.
mountain-piece-is-taken = A cowboy or a tent stands on this piece of the mountain.
tent-is-moved = Your tent moves here from where it stands, which is the same as pitching it.
tent-on-any-tile = Your tent may go on any tile, new or old.
others-on-the-mountain = Who stands elsewhere on this mountain does not matter.

## Completed or not, and who gets what (question feature)

feature-or-map = Count what belongs to it, or enter the map and a place on it.
railroad-ends = The railroad is completed: one end is at { $one }, the other at { $other }.
railroad-ends-alike = The railroad is completed: both its ends are at { $end }.
railroad-is-a-loop = The railroad is completed: it is a closed loop.
end-j = a junction
end-c = a city
end-m = a mountain
end-x = a halt
halt-as-typed = The halt is what was typed; the rulebook knows only junction, city and mountain as ends.
railroad-is-open = { $count ->
    [0] The railroad is not completed.
    [one] The railroad is not completed: it still leads to 1 place without a tile.
   *[other] The railroad is not completed: it still leads to { $count } places without a tile.
}
mountain-is-completed = The mountain is completed: no side of it is open.
mountain-is-open = The mountain is not completed.
mountain-has-a-gap = The mountain is not completed: there is a gap within it.
city-is-completed = The city is completed: all its rails belong to completed railroads.
city-is-open = The city is not completed: not all its railroads are.
prairie-is-bounded = Tracks, mountains and the outer edges of the laid tiles bound this prairie.
prairie-waits-for-the-end = A prairie is scored at the end of the game only.
prairies-are-not-scored = You play without farmers, so prairies score nothing.
feature-worth = { $points ->
    [one] { $why }: 1 point.
   *[other] { $why }: { $points } points.
}
counted-tipis = { $count ->
    [one] 1 tipi camp
   *[other] { $count } tipi camps
}
counted-horses = { $count ->
    [one] 1 herd of wild horses
   *[other] { $count } herds of wild horses
}
feature-worth-nothing = This { $kind } is worth no points.
tokens-first = First { $seat } takes all tokens that are left on it.
tokens-first-for-several = First { AND($seats) } take the tokens that are left on it; then each of them scores.
several-take-tokens-in-turn = { AND($seats) } tie with the most cowboys: they take the tokens one by one in turn, clockwise beginning with the current player, and each gets all the points. How many each takes: “{ $question }”
locomotive-doubles = { $points ->
    [one] Its only locomotive doubles that: 1 point more.
   *[other] Its only locomotive doubles that: { $points } points more.
}
locomotives-do-not-double = It has { $count } locomotives; only exactly one doubles the points.
nobody-has-it = There is no cowboy on it, so nobody gets points.
one-has-it = { $seat } has the most cowboys on it and gets the points alone.
several-have-it = { AND($seats) } tie with the most cowboys on it, and each gets all the points.
