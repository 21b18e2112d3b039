## What belongs to no seat

shared-name = The map
shared-map = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
