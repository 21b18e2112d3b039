### Der Wertungsblock von Carson City: was über den Zeilen steht, in der Reihenfolge des Zählens.

pad-band-track = 1  Auf der Leiste, mit dem Geld über dem Limit der letzten Runde
pad-band-buildings = 2  In der Stadt
pad-band-money = 3  Zuletzt alles Geld, das übrig ist
