### Pages of the board game: the map that is painted, drawn towns, the form of a seat.

map-undo = Undo
map-redo = Redo
map-clear = Clear
map-thing = What stands there
map-owner = Whose it is
map-keep = Only whose it is
map-nobody = nobody’s
map-text = The board as text
map-grid = Board, 8 columns, 8 rows
map-cell = { "{at}" }: { "{thing}" }
map-owned = { "{at}" }: { "{thing}" }, { "{owner}" }

town-of = The town; what belongs to { $name } stands out
town-asked-about = The town asked about
no-personality = none
taken-by = with { $name }

## Answers as they are shown

shown-counting = Framed: the parcel. Dashed: all that raises its price.
shown-building = Framed: the parcel. Dashed: the parcel for the House, and the new roads.
shown-new-roads = Broken lines: the new roads. Dashed frames: the parcels that they reach.
shown-asked = Framed: the parcel.
shown-income = On each building what it pays, in $. ×2: doubled by the Grocer. A mark above it: who attacks.
shown-income-at = { $at }, { $seat }: ${ $amount }
shown-doubled = Doubled by the Grocer.
shown-attack-won = { $seat } attacks and wins:
shown-attack-lost = { $seat } attacks and loses.
shown-attack-cancelled = The attack of { $seat } is off: a Church stands next to it.
shown-paid = ${ $amount } for { $seat }.
shown-no-duel = no duel
shown-dollars = ${ $count }
shown-costs = costs ${ $count }
shown-roads = { $count ->
    [one] 1 road
   *[other] { $count } roads
}
shown-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shown-dice = both dice in $
shown-open = open
shown-closed = closed
shown-total = Total
shown-tie = The highest total was reached more than once.
shown-limit = Cash limit ${ $limit }; ${ $excess } above it.
shown-by-tiles = $30 less the own total of the duel tiles
shown-for = Costs
shown-per-point = For each point
shown-state = This turn
shown-buys = { $points ->
    [one] Your money buys 1 point and leaves ${ $left }.
   *[other] Your money buys { $points } points and leaves ${ $left }.
}
earns-free_parcels = { $count ->
    [one] 1 free parcel: ${ $amount }
   *[other] { $count } free parcels: ${ $amount }
}
earns-mountains = { $count ->
    [one] 1 Mountain: ${ $amount }
   *[other] { $count } Mountains: ${ $amount }
}
earns-river = { $count ->
    [one] at the river: ${ $amount }
   *[other] { $count } × at the river: ${ $amount }
}
earns-houses = { $count ->
    [one] 1 House: ${ $amount }
   *[other] { $count } Houses: ${ $amount }
}
earns-own_ranches = { $count ->
    [one] 1 own Ranch: ${ $amount }
   *[other] { $count } own Ranches: ${ $amount }
}
earns-own_mines = { $count ->
    [one] 1 own Mine: ${ $amount }
   *[other] { $count } own Mines: ${ $amount }
}
earns-fixed = { $count ->
    [one] always ${ $amount }
   *[other] { $count } × ${ $amount }
}
earns-of_others = { $count ->
    [one] 1 of another player does not count (${ $amount })
   *[other] { $count } of other players do not count (${ $amount })
}

## Where may I build, what does each parcel cost

site-heading = Where { FORM($building, "a") } may stand
site-which = What would you like to build?
site-drawn = The number: with how many new roads you can build there, its House included. Filled: you may build there now. Outlined: something is missing yet, such as the parcel itself or roads in your reserve. Tap a parcel to see all that it takes.
site-none = There is no such parcel. If it takes a road, name the roads that lie there.
site-all = All parcels for this building
site-roads = { $count ->
    [0] { $at }: no new road
    [one] { $at }: 1 road ({ AND($roads) })
   *[other] { $at }: { $count } roads ({ AND($roads) })
}
site-no-plot = No parcel for its House can be reached where nobody needs to agree.
site-no-house = No House is left in the box for it.
site-price = First buy the parcel for ${ $price }.
price-heading = What each parcel costs
price-drawn = The price of every parcel that nobody owns, in $. Outlined: more than your money.
parcel-for-sale = { $at } for ${ $price }
line-limit-unknown = { $points } points: last personality?
result-asks-limit = How much money counts?
    .about = Money above the cash limit of the last personality brings fewer points (CC-31), and that can change who wins.
result-asks-tie = Who passed first?
    .about = The lowest place on the turn order track wins a tie (CC-73). Enter the places of the last turn.
line-last-personality = Last personality
