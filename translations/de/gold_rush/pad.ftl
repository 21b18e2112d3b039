### Der Wertungsblock von Goldrausch: was über den Zeilen steht, in der Reihenfolge des Zählens.

pad-band-score_track = 1  Auf der Wertungsleiste
pad-band-railroads = 2  Was nicht fertig ist, ohne Zelte und deren Plättchen
pad-band-prairies = 3  Farmer, zuletzt die eigenen Plättchen: verdeckt bis jetzt
