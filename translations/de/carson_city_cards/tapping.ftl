### Eine Karte auf der Hand und die gezeichnete Stadt, auf die sie gelegt wird.

paint-lay = Karte legen
paint-parcel = Parzelle antippen
paint-paint = Stadt malen
paint-modes = Was ein Tipp auf die Stadt tut
paint-hand = Karte auf der Hand
paint-first = Erst ein Bild, dann seine Parzelle auf der Karte in deiner Hand.
paint-spot = Die Karte auf { "{at}" }
paint-back = Letzte Karte zurücknehmen
paint-sell = verkaufen
paint-take = Diese Karte wegnehmen
paint-cards-as-text = Karte für Karte, als Text
spot-at = { $at }:
spot-not = { $at }, nein:
spot-without-characters = (ohne Personen)
spots-to-lay = Wo die Karte liegen darf
