### Ein Platz am Ende der Partie, Zeile für Zeile, und die Karte.

parts-name = Die Karte

line-track = Auf der Leiste
line-track-small = mit allen Runden, je 50
line-log = oder nach und nach
line-tokens = Schürfplättchen: tippe an, was du hast
line-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
line-map = Von der Karte
line-see-map = ansehen
line-railroads = Bahnstrecken { $points }
line-mountains = Berge { $points }
line-cities = Städte { $points }
line-prairies = Prärien { $points }
line-from-map = { $kinds }: { $points }
feature-take-out = Wieder herausnehmen
