### Reasons, explanations and refusals of the board game.

## What cannot be

board-text-too-long = This text is too long for a board; { $longest } characters are the most.
board-not-eight-rows = { $count ->
    [one] A board has 8 rows, parted by slashes; this has only one.
   *[other] A board has 8 rows, parted by slashes; this has { $count }.
}
board-row-not-eight = { $count ->
    [one] Row { $row } has only one parcel; it needs 8, with blanks between.
   *[other] Row { $row } has { $count } parcels; it needs 8, with blanks between.
}
board-unknown-sign = Row { $row }: “{ $sign }” stands for nothing. Known are . h m r i d b s l c p ~, each with the number of a seat from 1 to 5 before it or without one.
board-building-of-nobody = Every building belongs to somebody; the number of the seat is missing on { AND($parcels) }.
board-river-owned = A river parcel belongs to nobody: { AND($parcels) }.
board-no-such-seat = On the board { $at } belongs to { $seat }, who does not play at this table.
board-too-many-parcels = { $seat } has { $count } parcels; the property tiles are enough for { $most }.
board-river-without-variant = { $at } is river, but you do not play with the Carson River.
board-more-than-the-box = The board shows { $count } { FORM($thing, "many") }; there are only { $most }.
field-no-parcel = “{ $given }” is no parcel here; they go from a1 to { $last_column }{ $last_row }.
too-few-seats = { $count ->
    [one] One seat is too few; two to five of you can play.
   *[other] { $count } seats are too few; two to five of you can play.
}
name-repeated = Somebody else has this name already: { $given }.
taken-personality = Somebody else has { FORM($given, "the") } already.
order-repeated = Somebody else has place { $given } already.
order-beyond-the-seats = There is no place { $order } on the track; there are only { $count } of you.
limit-of-another = The cash limit of { FORM($personality, "the") } is ${ $limit } on this side.
bonus-needs-order = For the Kit Carson bonus the place on the lower track is needed.
bonus-needs-personality = For the Kit Carson bonus the personality is needed, as your table goes by the upper track.
counted-on-the-board = The board shows this already; leave it blank, or leave out the board.
more-than-the-tiles = Buildings, Houses and Mountains make { $count } together; the property tiles are enough for { $most }.
more-mountains = { $count } Mountains are too many; there are only { $most }.
more-than-the-box = The seats have { $count } { FORM($thing, "many") } together; there are only { $most }.
bridge-without-river = This belongs to the Carson River, and you do not play with it.
bridges-without-board = Parcels at a bridge can only be named with a board. Without one, give their number at each seat.
bridge-parcel-is-river = { $at } is river; name the parcels on land that touch a bridge.
bridge-parcel-off-river = { $at } does not lie at the river, so it cannot touch a bridge.
more-at-bridge = { $most ->
    [0] There is nothing here that could be at a bridge, but { $count } is given.
   *[other] At a bridge: { $count }. But there are only { $most } Buildings, Houses and Mountains in all.
}

## Odd but possible

more-money-than-there-is = You have ${ $money } together; all coins and bills in the box make ${ $most }.
board-without-river = You play with the Carson River, but there is no river on the board.
board-without-mountains = There is no Mountain on the board.
no-cash-limit = No cash limit is known of { $name }: a total without one counts no money as being above it. Choose the personality.
given-at-the-end-banker = What { $name } buys from the red Banker before the turn ends must be counted already: the points on the track, the price taken off the money.
given-at-the-end-grocer = What { $name } gets from the red Grocer at the end of the turn must be counted already, on the track.
given-at-the-end-settler = What { $name } gets from the red Settler at the end of the turn must be counted already, in the money or on the track.
no-road-laid = No road is entered, but the set-up lays four around the first House.

## Why a number

why-track = From the victory point track
why-cash-limit = { $points ->
    [one] ${ $spent } above the limit of ${ $limit } must be spent, 1 point
   *[other] ${ $spent } above the limit of ${ $limit } must be spent, { $points } points
}
why-cash-limit-more = { $points ->
    [one] ${ $spent } spent, 1 point; only ${ $excess } above the limit of ${ $limit } had to be
   *[other] ${ $spent } spent, { $points } points; only ${ $excess } above the limit of ${ $limit } had to be
}
why-cash-limit-minimum = With only ${ $spent } spent it would be { $points } here and { $more } for the ${ $left } left: { $total } instead of { $best }
why-money = ${ $money } left, 1 point per full $6
why-possession = { $thing } on { $at }
why-bridge = { $thing } on { $at }, at a bridge
why-counted-buildings = { $count ->
    [one] 1 building, 2 points
   *[other] { $count } buildings, 2 points each
}
why-counted-houses = { $count ->
    [one] 1 House, 2 points
   *[other] { $count } Houses, 2 points each
}
why-counted-mountains = { $count ->
    [one] 1 Mountain, 2 points
   *[other] { $count } Mountains, 2 points each
}
why-counted-bridges = { $count ->
    [one] 1 of these at a bridge, 1 point more
   *[other] { $count } of these at a bridge, 1 point more each
}
why-kit-carson = { $count ->
    [one] 1 player behind on { FORM($track, "the") }
   *[other] { $count } players behind on { FORM($track, "the") }
}
lacks-order = Where { $name } stands on the lower track would have to be known.
lacks-personality = The personality of { $name } would have to be known.
tie-needs-order = { AND($names) } share the first place, and it is not decided yet. The lowest place on the lower track wins; enter the place of { AND($unknown) }.
tie-needs-personality = { AND($names) } share the first place, and it is not decided yet. The lowest place on the upper track wins; enter the personality of { AND($unknown) }.
tie-broken-on-both = { AND($names) } have the same total. The lowest place on the turn order track wins, and that is { $winner }.
tie-broken = { AND($names) } have the same total. The lowest place on the turn order track wins, the rulebook does not say on which of the two; on { FORM($track, "the") } it is { $winner }.

## Income

income-ranch = { $free_parcels ->
    [0] The Ranch on { $at } has no free parcel next to it, and brings ${ $amount } all the same.
    [one] The Ranch on { $at } has one free parcel next to it: ${ $amount }.
   *[other] The Ranch on { $at } has { $free_parcels } free parcels next to it: ${ $amount }.
}
income-mine = { $mountains ->
    [0] The Mine on { $at } has no Mountain next to it that counts: ${ $amount }.
    [one] The Mine on { $at } has one Mountain next to it that counts: ${ $amount }.
   *[other] The Mine on { $at } has { $mountains } Mountains next to it that count: ${ $amount }.
}
income-at-river = The Mine on { $at } touches the river: ${ $amount } more.
income-drugstore = The Drugstore on { $at }: { $houses ->
    [0] no House next to it,
    [one] one House next to it,
   *[other] { $houses } Houses next to it,
} { $own_ranches ->
    [0] no Ranch of its owner:
    [one] one Ranch of its owner:
   *[other] { $own_ranches } Ranches of its owner:
} ${ $amount }.
income-bank = The Bank on { $at }: { $houses ->
    [0] no House next to it,
    [one] one House next to it,
   *[other] { $houses } Houses next to it,
} { $own_mines ->
    [0] no Mine of its owner:
    [one] one Mine of its owner:
   *[other] { $own_mines } Mines of its owner:
} ${ $amount }.
income-saloon = { $houses ->
    [0] The Saloon on { $at } has no House next to it: ${ $amount }.
    [one] The Saloon on { $at } has one House next to it: ${ $amount }.
   *[other] The Saloon on { $at } has { $houses } Houses next to it: ${ $amount }.
}
income-hotel = The Hotel on { $at } brings ${ $amount }.
income-church = The Church on { $at } brings no income.
income-prison = The Prison on { $at } brings no income.
counts-as-house-ranch = For the building on { $at } a Ranch counts as a House: { AND($parcels) }.
counts-as-house-hotel = For the building on { $at } a Hotel counts as two Houses: { AND($parcels) }.
counts-as-house-church = For the building on { $at } a Church counts as a House: { AND($parcels) }.
income-of-others = For { FORM($building, "the") } on { $at } these do not count, as they belong to another player: { AND($parcels) }.
income-river-is-free = For the Ranch on { $at } these river parcels are free parcels: { AND($parcels) }.
income-without-cowboys = { $count ->
    [0] Every building would pay its owner without a cowboy; none stands there.
    [one] The building pays its owner without a cowboy.
   *[other] Each of the { $count } buildings pays its owner without a cowboy.
}
income-attack-won = The attack on { $at } is won. Half of ${ $normal }, rounded down, goes to { $seat }: ${ $attacker }. ${ $owner } goes to { $owner_seat }.
income-attack-lost = The attack on { $at } is beaten off: ${ $owner } goes to { $owner_seat }.
income-attack-cancelled = A Church of the same owner stands next to { $at }, so the attack there is off.
income-attack-cancelled-corner = A Church of the same owner touches { $at } at a corner. As read here, the attack there is off.
income-attacker-returns = { $seat } takes the cowboy on { $at } back into the personal reserve.
income-doubled = The Grocer doubles what stands on { $at }: ${ $amount } instead of ${ $normal }.
income-doubled-won-each = The Grocer doubles what stands on { $at }, and the attack on it is won. As read here, both then receive the normal income: ${ $attacker } goes to { $seat }, ${ $owner } to { $owner_seat }.
income-doubled-won-split = The Grocer doubles what stands on { $at }, and the attack on it is won. As read here, nothing is doubled then, and half of the normal ${ $normal }, rounded down, is lost: ${ $attacker } goes to { $seat }, ${ $owner } to { $owner_seat }.
income-doubled-lost-doubled = The Grocer doubles what stands on { $at }, and the attack on it is beaten off. As read here, it stays doubled: ${ $owner } instead of ${ $normal } goes to { $owner_seat }.
income-doubled-lost-normal = The Grocer doubles what stands on { $at }, and the attack on it is beaten off. As read here, it pays the normal income then: ${ $owner } goes to { $owner_seat }.
one-building-earns = Normal income of { FORM($building, "the") }: ${ $amount }.
one-building-at-river = Of this ${ $amount } comes from the river.
earned-by-free_parcels = { $count ->
    [one] 1 free parcel next to it: ${ $amount }.
   *[other] { $count } free parcels next to it, ${ $each } each: ${ $amount }.
}
one-building-least = No free parcel next to it, but at least ${ $amount }.
earned-by-mountains = { $count ->
    [one] 1 Mountain next to it: ${ $amount }.
   *[other] { $count } Mountains next to it, ${ $each } each: ${ $amount }.
}
earned-by-houses = { $count ->
    [one] 1 House next to it: ${ $amount }.
   *[other] { $count } Houses next to it, ${ $each } each: ${ $amount }.
}
earned-by-ranches = { $count ->
    [one] 1 Ranch of its owner: ${ $amount }.
   *[other] { $count } Ranches of its owner, ${ $each } each: ${ $amount }.
}
earned-by-mines = { $count ->
    [one] 1 Mine of its owner: ${ $amount }.
   *[other] { $count } Mines of its owner, ${ $each } each: ${ $amount }.
}
one-building-attack-won = The attack is won. Half of ${ $normal }, rounded down, goes to the attacker: ${ $attacker }. ${ $owner } goes to the owner.
one-building-attack-lost = The attack is beaten off: ${ $owner } goes to the owner.
one-building-doubled = The Grocer doubles it: ${ $amount } instead of ${ $normal }.
one-building-doubled-won-each = The Grocer doubles it, and the attack is won. As read here, both then receive the normal income: ${ $attacker } goes to the attacker, ${ $owner } to the owner.
one-building-doubled-won-split = The Grocer doubles it, and the attack is won. As read here, nothing is doubled then, and half of the normal ${ $normal }, rounded down, is lost: ${ $attacker } goes to the attacker, ${ $owner } to the owner.
one-building-doubled-lost-doubled = The Grocer doubles it, and the attack is beaten off. As read here, it stays doubled: ${ $owner } instead of ${ $normal } goes to the owner.
one-building-doubled-lost-normal = The Grocer doubles it, and the attack is beaten off. As read here, it pays the normal income then: ${ $owner } goes to the owner.
only-of-one-building = This is for a single building; choose which kind it is, or leave this blank.
only-of-the-town = This is for the whole board; leave it blank, or leave out the building.
count-of-another = This brings nothing to { FORM($building, "the") }; leave it blank.
attack-on-such = Nobody can attack { FORM($building, "the") }.
no-such-player = { $seat } does not play: there are only { $count } of you.
attacked-twice = { $at } is already named in an earlier attack.
attack-on-own = The building on { $at } belongs to { $seat }; only others can attack it.

## What a parcel costs

price-beside-things = Give either the board with the parcel or the number of things on and around it, not both.
price-needs-board-or-things = Tap the parcel on the board, or say how many things are on and around it.
price-of-parcel = { $count ->
    [0] ${ $price }: nothing stands on it or next to it.
    [one] ${ $price }: $1, and $1 for the one thing on it or next to it.
   *[other] ${ $price }: $1, and $1 for each of the { $count } things on it and next to it.
}
price-of-river = { $at } is river, and river parcels are never for sale.
price-owned = { $at } already belongs to { $seat }.
price-built-on = There is { FORM($building, "a") } on { $at }, so the parcel belongs to somebody.
price-not-payable = It costs ${ $price }, and there is only ${ $money }.

## Laying roads

field-no-sides = “{ $given }” is no side of a parcel. Write a parcel and one or more of n, e, s and w: d4-n or d4-nesw.
road-named-twice = { $road } is named twice among the new roads; a side takes only one.
roads-more-than-the-box = { $count } roads cannot lie on the board; the box holds { $most }.
roads-reserve-too-large = With { $laid } on the board and { $reserve } in reserve there would be more than the { $most } roads in the box.
roads-need-river-board = With the Carson River the board is needed, to see where the river flows.
road-adrift = A road on { $road } would not touch the end of any road that lies before it.
road-side-taken = There is already a road on { $road }.
road-at-the-edge = { $road } lies on the outer edge of the town.
roads-not-in-reserve = { $price ->
    [one] This takes one road, and the reserve holds { $reserve }.
   *[other] This takes { $price } roads, and the reserve holds { $reserve }.
}
roads-joined = { $count ->
    [one] The new road touches the end of a road that lies before it.
   *[other] Each of the { $count } new roads touches the end of a road that lies before it.
}
roads-price = { $price ->
    [one] This takes one road from the reserve.
   *[other] This takes { $price } roads from the reserve.
}
roads-bridge = Across the river a side takes two roads: { AND($roads) }.
remedy-road-order = Laid in this order: { $roads }.
remedy-road-part = Only these, in this order: { $roads }.

## Building

build-none-left = No more { FORM($building, "many") } are left: all { $most } stand on the board.
build-ranch-brings-no-house = A Ranch brings no House; leave the parcel for the House blank.
build-kept-beside-square = A building is either bought on a square now or was kept from before; give only one of the two.
build-on-river = { $at } is river, and nothing can be built there.
build-not-own-parcel = { $at } does not belong to { $seat }.
build-on-building = There is already { FORM($thing, "a") } on { $at }.
build-on-house = There is a House on { $at }.
build-on-mountain = { $at } is a Mountain, so { FORM($building, "the") } cannot stand there.
build-not-reached = No road touches a corner of { $at }, and { FORM($building, "the") } needs one.
build-roads-not-in-reserve = { $price ->
    [one] The new roads take one road, and the reserve holds { $reserve }.
   *[other] The new roads take { $price } roads, and the reserve holds { $reserve }.
}
build-not-payable = It costs ${ $price }, and there is only ${ $money }.
build-kept-too-short = At this table a building bought in this turn can only be placed after the next turn’s construction squares.
build-without-house = With { FORM($building, "the") } a House must be placed; name a parcel for it.
build-without-house-as-read = As read here, a House must be placed with { FORM($building, "the") }; name a parcel for it.
build-own-parcel = { $at } belongs to { $seat }, and nothing is in the way there.
build-replaces-house = { $at } belongs to { $seat }. As read here, the House there leaves the board.
build-reached = A road touches a corner of { $at }.
build-needs-no-road = No road is needed for { FORM($building, "the") }.
build-lays-roads = { $price ->
    [one] One road is laid from the reserve.
   *[other] { $price } roads are laid from the reserve.
}
build-with-house = With { FORM($building, "the") } comes a House, free of charge.
build-needs-no-house = With { FORM($building, "the") } comes no House.
build-with-house-as-read = As read here, a House comes with { FORM($building, "the") }, free of charge.
build-needs-no-house-as-read = As read here, no House comes with { FORM($building, "the") }.
build-kept = The building was paid for when it was bought and costs nothing now.
build-price = The building costs ${ $price }.
build-price-halved = The Chinese Coolie pays only half of ${ $square }, rounded up: ${ $price }.
remedy-build-next-turn = After the next turn’s construction squares.
remedy-build-roads = With these roads: { $roads }.
remedy-build-no-roads = Without the new roads.
remedy-build-reserve = { $price ->
    [one] With one road in reserve, laid here: { $roads }.
   *[other] With { $price } roads in reserve, laid here: { $roads }.
}
remedy-build-roads-and-house = With these roads: { $roads }, and the House on { $at }.
remedy-build-elsewhere = On your parcel { $at }.

## Houses

house-on-river = { $at } is river, and no House can stand there.
house-on-mountain = { $at } is a Mountain, and no House can stand there.
house-under-building = { $at } is the parcel of the new building itself; the House needs another one.
house-none-left = All { $most } Houses stand on the board. As read here, nothing else may stand in for one more.
house-stood-in-for = All { $most } Houses stand on the board. As read here, something else may stand in for one more.
house-parcel-not-free = { $at } is not free: { FORM($thing, "a") } stands there.
house-parcel-with-house = A House stands on { $at } already. As read here, the parcel is not free then.
house-not-reached = No road touches a corner of { $at }, and a House needs one.
house-without-consent = { $at } belongs to { $seat }, who has not agreed.
house-on-free-parcel = { $at } is free, and a road reaches it.
house-is-free = The House on { $at } costs nothing, and brings no income of its own.
house-of-nobody = { $at } belongs to nobody, and so does the House; the parcel can still be bought.
house-of-builder = { $at } is the builder’s own parcel, so the House is too.
house-of-another = { $seat } has agreed and will own the House on { $at }.
remedy-house-consent = If { $seat } agrees.
remedy-house-elsewhere = With the House on { $at }.

## Cowboys on buildings and squares

white-needs-sheriff = Only the yellow Sheriff has the white cowboy.
no-building-there = There is no building on { $at }.
never-attacked = Nobody may attack { FORM($building, "the") } on { $at }.
shielded-by-church = Next to { FORM($building, "the") } on { $at } stands a Church of the same owner.
shielded-by-church-corner = A Church of the same owner touches { FORM($building, "the") } on { $at } at a corner. As read here, that protects it.
white-never-attacks = The white cowboy may not attack.
white-only-on-squares = At this table the white cowboy may only go on action squares.
red-sheriff-never-attacks = With the red Sheriff you may attack no building.
attacks-for-loot = You may attack { FORM($building, "the") } on { $at }. It brings ${ $income }; if the attack succeeds, you take half of it, rounded down: ${ $loot }.
defends-income = You may defend { FORM($building, "the") } on { $at }. It brings ${ $income }.
remedy-ordinary-cowboy = With an ordinary cowboy it would be allowed.
square-or-parcel = Choose an action square or a parcel, not both.
square-or-parcel-needed = Choose an action square, or tap a parcel on the board.
no-board-for-squares = An action square needs no board; leave it blank.
board-for-parcels = The board is needed, to see what stands on the parcel.
passed-already = Whoever has passed places no more cowboys in this turn.
no-cowboy-left = There is no cowboy left in the personal reserve.
own-cowboy-there = One of your own cowboys stands there already, and only one may.
own-white-cowboy-there = Your own white cowboy stands there already, and only one of yours may.
turn-of-point-square = The square that sells points for ${ $price } is closed in some turns, so the turn is needed.
no-property-tile-left = All { $most } property tiles of { $seat } lie on the board, so { $at } cannot be bought.
cowboy-without-use = As read here, a cowboy may stand there all the same, to wait or to be in the way.
white-is-not-challenged = The white cowboy stands there, and nobody may challenge it.
white-needs-empty-place = The white cowboy may only go where no other cowboy stands.
red-sheriff-never-joins = With the red Sheriff you may not join another player’s cowboy, except to defend your own building.
point-square-closed = The square that sells points for ${ $price } is closed in turn { $turn }.
points-for-sale = In turn { $turn } the squares that sell points are open at these prices in $: { $prices }.
no-cowboy-on-river = { $at } is river, and nobody can buy it.
owned-without-building = { $at } belongs to { $owner } already, and there is no building to attack or defend.
white-on-empty-place = No other cowboy stands there, so the white cowboy may.
one-cowboy-placed = You may place a cowboy from your personal reserve there.
several-cowboys-there = Any number of cowboys may stand there, and nobody fights a duel.
duel-there = Another player’s cowboy stands there, so there will be a duel.
cowboy-buys = With a cowboy there you may buy the parcel.
cowboy-attacks = The building is another player’s: your cowboy attacks it.
cowboy-attacks-alone = No cowboy of { $owner } stands there to defend it. Whether there is a duel then, the rulebook does not say.
cowboy-attacks-alone-no_duel = No cowboy of { $owner } stands there to defend it: at this table the attack then succeeds without dice.
cowboy-attacks-alone-owner_duels = No cowboy of { $owner } stands there to defend it: at this table there is a duel all the same.
attack-and-defence = { $owner } may place a cowboy there to help defend it. What happens without one, the rulebook does not say.
attack-and-defence-no_duel = { $owner } may place a cowboy there to help defend it. Without one the attack succeeds without dice at this table.
attack-and-defence-owner_duels = { $owner } may place a cowboy there to help defend it. Without one there is a duel all the same at this table.
cowboy-defends = The building is your own: your cowboy defends it.

## Duels and firepower

duel-total = { $boost ->
    [0] { $name }: { $thrown } + { $revolvers } (revolvers) + { $cowboys } (cowboys) = { $total }.
   *[other] { $name }: { $thrown } + { $revolvers } (revolvers) + { $cowboys } (cowboys) + { $boost } (this turn) = { $total }.
}
tiles-for-dice = Duel tiles take the place of the dice.
duel-tie = Tied: { AND($names) }. The lowest place on the turn order track wins, the rulebook does not say on which of the two; on { FORM($track, "the") } it is { $winner }.
duel-tie-on-both = Tied: { AND($names) }. The lowest place on the turn order track wins, and that is { $winner }.
cowboys-after-duel = The cowboy of { $winner } goes to the general reserve. Back to the personal reserve: { AND($losers) }.
lost-duel-pays = { $name } has the red Sheriff and gets { $points } victory points for losing.
chip-adds = The chip with three guns adds { $count } until the end of the turn.
chip-twice = There is only one chip with three guns, and somebody else has it.
chip-adds-for = { $name } has the chip with three guns, which adds { $count } until the end of the turn.
mercenary-adds-for = { $name } has the Mercenary, who adds { $count } in this turn.
mercenary-adds = The Mercenary adds { $count } in this turn.
no-tiles-here = You play duel tiles only with Might is Right; otherwise you roll a die.
no-dice-here = With Might is Right nobody rolls a die; you play a duel tile.
tile-missing = The duel tile is missing: 0 to 5.
die-missing = The roll of the die is missing: 1 to 6.
tied-without-order = The highest total is tied, so the place of { $name } on the lower track is needed.
tied-without-personality = The highest total is tied, so the personality of { $name } is needed.
firepower-is = { $boost ->
    [0] { $cowboys } (cowboys) + { $revolvers } (revolvers) = { $total }.
   *[other] { $cowboys } (cowboys) + { $revolvers } (revolvers) + { $boost } (this turn) = { $total }.
}
revolvers-or-parts = Give either all revolvers together or what they come from, not both.
revolver-from-the-start = Each of you starts with one revolver.
revolvers-by-CC-76 = { $count ->
    [one] The Ranch gives 1 revolver.
   *[other] The Ranches give { $count } revolvers.
}
revolvers-by-CC-80 = { $count ->
    [one] The Mine gives 1 revolver.
   *[other] The Mines give { $count } revolvers.
}
revolvers-by-CC-89 = Revolvers from Prisons: { $count }.
revolvers-by-CC-103 = { $count ->
    [one] The red Captain gave 1 revolver.
   *[other] The red Captain gave { $count } revolvers.
}
cowboy-income-is = On the square for cowboy income this is ${ $amount }.
cowboy-vp-is = { $points ->
    [one] On the square with victory points for cowboys this is 1 point.
   *[other] On the square with victory points for cowboys this is { $points } points.
}

## Money at the end of the turn

limit-unknown = The personality is needed, or the cash limit.
limit-is = { $personality } ({ $side }): the cash limit is ${ $limit }.
limit-typed = The cash limit entered is ${ $limit }.
must-spend = { $amount ->
    [0] Nothing has to be spent.
   *[other] ${ $amount } must be spent and brings { $points ->
        [one] 1 victory point.
       *[other] { $points } victory points.
    }
}
must-spend-without-purchase = { $amount ->
    [0] Without a purchase nothing has to be spent.
   *[other] Without a purchase ${ $amount } must be spent and brings { $points ->
        [one] 1 victory point.
       *[other] { $points } victory points.
    }
}
may-spend = { $points ->
    [one] ${ $amount } may be spent instead and brings 1 victory point.
   *[other] ${ $amount } may be spent instead and brings { $points } victory points.
}
may-spend-without-purchase = { $points ->
    [one] Without a purchase ${ $amount } may be spent instead and brings 1 victory point.
   *[other] Without a purchase ${ $amount } may be spent instead and brings { $points } victory points.
}
banker-sells = Before the turn ends, and so before the cash limit counts (CC-31, CC-106), you may buy points from the red Banker once.
banker-too-dear = Before the turn ends you may buy points from the red Banker, but the money is not enough for any.
banker-offer = ${ $pay } for { $bought } points: { $spent ->
    [0] nothing must be spent then.
   *[other] ${ $spent } must be spent then, for { $points }.
} That makes { $total }, and leaves ${ $left }.
banker-offer-last = ${ $pay } for { $bought } points: then ${ $spent } spent for { $points }, and ${ $left } left for { $rest }. That makes { $total }.
best-with-banker = { $pay ->
    [0] Most points now: no purchase.
   *[other] Most points now: the purchase for ${ $pay }.
} { $bought } + { $points } = { $total }, and ${ $left } is left.
best-with-banker-last = { $pay ->
    [0] Most points: no purchase. ${ $spent } spent for { $points }, ${ $left } left for { $rest }:
   *[other] Most points: the purchase for ${ $pay }.
} { $bought } + { $points } + { $rest } = { $total }.
best-way = Most points: ${ $spent } spent for { $points }, and ${ $left } left for { $rest }. That makes { $total }.

## Turn order and actions

number-repeated = Another card has the number { $given } already.
choices-or-passed = Give either who chose whom, or the names in the order of passing.
place-on-track = { $number }: { $name } with { FORM($personality, "the") }.
order-of-passing = You choose personalities in the order in which you passed: { $names }.
more-buildings-than-parcels = { $parcels ->
    [0] A building needs a parcel of its own, and there is none.
    [one] Each building needs a parcel of its own, and there is only 1.
   *[other] Each building needs a parcel of its own, and there are only { $parcels }.
}
too-many-cowboys = You have { $most } cowboys in all, so no more can stand on the two squares together.
too-many-cowboys-there = You have { $most } cowboys in all, so no more can stand there.
printed-sequence = The actions come in the order printed on the board.
square-pays-dollars = { $square }: ${ $count }.
square-pays-roads = { $count ->
    [one] { $square }: 1 road.
   *[other] { $square }: { $count } roads.
}
square-pays-points = { $count ->
    [one] { $square }: 1 point.
   *[other] { $square }: { $count } points.
}
half-price = With the yellow Chinese Coolie buildings cost only half, rounded up.
money-for-which-square = Choose the square on which the money is to be spent.
money-buys-points = { $points ->
    [one] At ${ $price } each, ${ $money } buys 1 victory point.
   *[other] At ${ $price } each, ${ $money } buys { $points } victory points.
}

## The setup

totals-not-announced = You announce totals only with Might is Right, and only if you are three to five.
total-of-each-player = Totals given: { $count }. One is needed from each of the { $players } players.
no-six-tiles = No six duel tiles make { $total } here; { $lowest } to { $highest } is possible.
no-such-totals = { AND($totals) } make { $sum } together, but so many hands can only hold { $lowest } to { $highest } of the tiles there are.
totals-sum-is = Together the totals make { $sum }, but they must make { $needed }.
remedy-tiles-counted-again = Count your tiles again: all of them together make { $needed }.
everybody-starts-with = { $revolvers ->
    [0] Each of you starts with $15, 1 road, 12 property tiles and 3 cowboys.
   *[other] Each of you starts with $15, 1 road, 12 property tiles, 3 cowboys and 1 revolver.
}
everybody-starts-with-tiles = { $revolvers ->
    [0] Each of you starts with 1 road, 12 property tiles and 3 cowboys; the money depends on the duel tiles.
   *[other] Each of you starts with 1 road, 12 property tiles, 3 cowboys and 1 revolver; the money depends on the duel tiles.
}
first-construction-squares = Ranches go on the squares for $3 and $10, Mines on those for $4 and $12. The others are drawn from the bag.
mountains-by-dice = The dice choose the places of the { $count } Mountains.
first-parcels = Each of you takes { $count } parcels: one in turn order, then one in reverse order.
tiles-are-dealt = The duel tiles 0 to 5, once for each player, are mixed, and each of you gets six in secret.
cash-by-tiles = All announced totals together make { $sum }. You start with $30 less your own total.
tiles-nought-to-five = Both of you get the duel tiles 0 to 5 and $15.

## What personalities bring

effect-CC-91 = You may place the white cowboy where no other cowboy stands.
effect-CC-92 = You fight duels only to defend yourself, and each one that you lose brings you 3 victory points.
effect-CC-93 = You get $9 at once.
effect-CC-94 = You may buy one of these before the turn ends.
effect-CC-95 = At the estate income all your buildings of one kind pay double.
effect-CC-96 = Or you take $8, at once or during the estate income.
effect-CC-97 = You get $8 at once, or at the end of the turn 1 victory point for each House you own.
effect-CC-98 = You get two roads at once and pay only half the price for buildings, rounded up.
effect-CC-99 = For $5 you take one of the buildings on display at once, to build or to keep.
effect-CC-100 = You take one parcel at once, free of charge. It must belong to nobody at that moment.
effect-CC-101 = You get $8 at once, or $1 for each of your Mountains at the end of the turn.
effect-CC-101-victory_point = You get $8 at once, or at this table 1 victory point for each of your Mountains at the end of the turn. The rulebook prints $1.
effect-CC-102 = You may buy more cowboys for your personal reserve.
effect-CC-103 = You may buy revolvers and keep them to the end of the game.
effect-CC-104 = In this turn you have 3 more firepower.
effect-CC-105 = In this turn you have 2 more firepower.
