### The map as a page: laying tiles, putting figures on them, what it brings.

laying-whose-turn = Whose turn it is; tap another mark to change it
laying-turn-of = { $name }, { $points } on the track
laying-how-it-counts = How it counts
laying-away = Not sent yet; it goes out as soon as there is a network.
laying-not-there = It cannot lie there any more. Your tile is still in hand.
laying-taken = { $name } has laid a tile there meanwhile. Which of the two stays?
laying-clash = Two tiles for one place
laying-theirs = { $name } laid this
laying-mine = Yours
laying-clash-hint = The other one is in your hand then: lay it elsewhere, or put it away.
laying-clash-closed = Yours does not fit there any more; it stays in your hand.
laying-keep-theirs = Keep theirs
laying-keep-mine = Keep mine
laying-not-back = Somebody has laid a tile meanwhile. Look again before you take anything back.
laying-nobody-there = Nobody can stand there.
laying-one-cowboy = Its cowboy has just gone home; only one comes with a tile.
laying-not-sound = Something about this map cannot be:
laying-other-ways = As text, or in numbers
laying-empty = No tile lies here yet. Compose the start tile.
laying-palette = Tiles seen before; { $left } are left to lay
laying-start-tile = The start tile
laying-newest = { $name } has laid
laying-older-tile = An earlier tile
laying-stands-cowboy = Cowboy of { $name }
laying-stands-farmer = Farmer of { $name }
laying-stands-tent = Tent of { $name }
laying-home-again = home again
laying-take-off = Take away the figure of { $name }
laying-tap-a-place = A cowboy or tent? Tap where it goes.
laying-older = Cowboys come only on the newest tile. Note here one that stands already, or a tent.
laying-to-newest = To the newest tile
laying-turn = Turn
laying-next-tile = Next tile
laying-left = { $count ->
    [0] none left
   *[other] { $count } left
}
laying-next = { $name } is next, { $count } left
laying-laid-next = { $name } has laid, { $then } is next, { $count } left
laying-waiting = Completed, and not scored yet
laying-score = Score
laying-score-them = Score what is completed; its cowboys go home
laying-then = { $name }, { $count } left
land-put-token = Token
land-no-token = No token
laying-tokens-left = and the tokens left there
palette-copies = { $count ->
    [0] How many there are, nobody said
   *[other] { $count } in the box
}
palette-more = One more of it in the box
palette-fewer = One fewer of it in the box
palette-holds = { $count } of 72 are counted; while laying you see how many of each are left.
label-change-tile_counts = How many of a tile the box holds
laying-tap-a-cell = { $name }: tap where it goes.
laying-change = Change it
laying-put-away = Put away
laying-lay-first = Lay it
laying-lays = { $name } lays
laying-just-ends = The railroad in the { AND($edges) } just ends here. If it does not:
laying-signs = Signs on the tile
laying-sign-nuggets = Nuggets
laying-sign-locomotives = Locomotives
laying-sign-tipis = Tipi camps
laying-sign-horses = Wild horses
laying-complete = { $what } complete: { $points } for { AND($names) } ({ $size })
laying-complete-nobody = { $what } complete ({ $size }), nobody is there
laying-railroads = { $count ->
    [one] 1 railroad
   *[other] { $count } railroads
}
whole-railroad = Railroad
whole-mountain = Mountain
whole-city = City
laying-feature = { $kind } { $region }
laying-feature-of = { AND($names) }’s { $kind } { $region }
laying-feature-apart = { $name } ({ $place })

label-change-starter = Who began, by the place at the table

region-n = in the north
region-ne = in the north-east
region-e = in the east
region-se = in the south-east
region-s = in the south
region-sw = in the south-west
region-w = in the west
region-nw = in the north-west
region-mid = in the middle
