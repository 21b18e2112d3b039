### Was ein Tipp auf die Stadt tut, wo eine Frage nach Parzellen und Wegen fragt.

map-modes = Was ein Tipp auf die Stadt tut
map-as-parcel = Die Parzelle
map-as-house = Ihr Haus
map-as-roads = Wege dort
map-as-new-roads = Neue Wege
map-as-new = Neue Wege
map-as-attacks = Angriffe
map-as-paint = Stadt malen
map-as-text = { $what }, als Text
