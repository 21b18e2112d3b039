## Was zu keinem Platz gehört

shared-name = Der Plan
shared-map = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
