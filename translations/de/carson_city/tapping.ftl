### Was ein Tipp auf die Stadt tut, wo eine Frage nach Parzellen und Wegen fragt.

map-modes = Was ein Tipp auf die Stadt tut
map-as-parcel = Parzelle
map-as-house = Haus
map-as-roads = Wege
map-as-new-roads = Neue Wege
map-as-new = Neue Wege
map-as-attacks = Angriffe
map-as-paint = Malen
