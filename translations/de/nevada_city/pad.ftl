### Der Wertungsblock von Nevada City: was über den Zeilen steht, in der Reihenfolge des Zählens.

pad-band-score_track = entweder  wo deine Figur steht
pad-band-start_building = oder  dieselben Punkte Zeile für Zeile, nie beides
pad-band-goals = dann  die Ziele, für alle
