### What a tap on the town does where a question asks for parcels and roads.

map-modes = What a tap on the town does
map-as-parcel = Parcel
map-as-house = House
map-as-roads = Roads
map-as-new-roads = New roads
map-as-new = New roads
map-as-attacks = Attacks
map-as-paint = Paint
