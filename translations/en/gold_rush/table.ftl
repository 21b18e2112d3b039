## What belongs to no seat

shared-map = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
