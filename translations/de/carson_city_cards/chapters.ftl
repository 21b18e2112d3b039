chapter-box = Schachtel und Aufbau
chapter-round = Die Runde
chapter-building = Bauen
chapter-end = Epochenwechsel und Ende
chapter-scoring = Wertung
chapter-characters = Personen
chapter-pictures = Die Tabelle der Bilder
