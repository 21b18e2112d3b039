## What belongs to no seat

shared-board = { $count ->
    [one] 1 parcel
   *[other] { $count } parcels
 } of 64
