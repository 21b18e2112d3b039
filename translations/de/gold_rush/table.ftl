## Was zu keinem Platz gehört

shared-map = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
