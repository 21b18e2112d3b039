### A seat: the city, and the people who live there.

paint-more = More
people-all = Choose among all characters
people-bring = { $count ->
    [one] 1 point
   *[other] { $count } points
}
