### Ein Platz am Ende der Partie, Zeile für Zeile, und der Plan.

parts-name = Der Plan

line-track = Auf der Leiste
line-track-small = mit allen Runden, je 50
line-log = oder nach und nach
line-tokens = Schürfplättchen antippen
line-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
line-map = Vom Plan
line-see-map = ansehen
line-railroads = Eisenbahnen { $points }
line-mountains = Berge { $points }
line-cities = Städte { $points }
line-prairies = Prärien { $points }
line-from-map = { $kinds }: { $points }
feature-take-out = Wieder herausnehmen
