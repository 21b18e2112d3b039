## What belongs to no seat

shared-name = The town
shared-board = { $count ->
    [one] 1 parcel
   *[other] { $count } parcels
 } of 64
