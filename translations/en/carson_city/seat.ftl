### A seat at the end of the game, line by line, and the town.

parts-name = The town

line-track = Points on the track
line-track-small = without those for money
line-money = Money
line-money-small = all in hand
line-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
line-above-limit = { $count } over the limit
line-rest = { $count } for the rest
line-town = In the town
line-paint-town = paint it
line-see-town = see it
line-or-count = Or count what you own
line-personality = Cash limit, place on the track
line-personality-why = (a tie)
line-personality-kit = (Kit Carson, a tie)
line-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
line-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
line-mountains = { $count ->
    [one] 1 mountain
   *[other] { $count } mountains
}
line-bridges = { $count } at a bridge
line-owned = { $things }: { $points }
