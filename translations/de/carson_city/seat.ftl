### Ein Platz am Ende der Partie, Zeile für Zeile, und die Stadt.

parts-name = Die Stadt

line-track = Punkte auf der Leiste
line-track-small = ohne die für Geld
line-money = Geld
line-money-small = alles auf der Hand
line-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
line-above-limit = { $count } über Limit
line-rest = { $count } für den Rest
line-town = In der Stadt
line-paint-town = malen
line-see-town = ansehen
line-or-count = Oder zähle, was dir gehört
line-personality = Geldlimit, Platz auf der Leiste
line-personality-why = (Gleichstand)
line-personality-kit = (Kit Carson, Gleichstand)
line-buildings = { $count } Gebäude
line-houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
line-mountains = { $count ->
    [one] 1 Berg
   *[other] { $count } Berge
}
line-bridges = { $count } an einer Brücke
line-owned = { $things }: { $points }
