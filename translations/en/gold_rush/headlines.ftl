### What answers say first.

headline-at-end = at the end
headline-for = for { $seats }
headline-nobody-there = { $count ->
    [0] Nobody; no points lie there
    [one] Nobody; { $count } point lies there
   *[other] Nobody; { $count } points lie there
 }
headline-cowboys = { $count ->
    [one] { $count } cowboy
   *[other] { $count } cowboys
 }
headline-tents = { $count ->
    [one] { $count } tent for each
   *[other] { $count } tents for each
 }
headline-space = Space { $number }
headline-lying = lying flat
headline-tokens = { $count ->
    [0] No token
    [one] { $count } token
   *[other] { $count } tokens
 }
headline-places = { $count ->
    [0] Nowhere
    [one] On { $count } place
   *[other] On { $count } places
 }
headline-left = { $count ->
    [0] No token is left then
    [one] { $count } token left then
   *[other] { $count } tokens left then
 }
