### Was Antworten zuerst sagen.

headline-at-end = am Ende
headline-for = für { $seats }
headline-nobody-there = { $count ->
    [0] Niemand; dort liegen keine Punkte
    [one] Niemand; dort liegt { $count } Punkt
   *[other] Niemand; dort liegen { $count } Punkte
 }
headline-cowboys = { $count ->
    [one] { $count } Cowboy
   *[other] { $count } Cowboys
 }
headline-tents = { $count ->
    [one] { $count } Zelt für jeden
   *[other] { $count } Zelte für jeden
 }
headline-space = Feld { $number }
headline-lying = liegend
headline-tokens = { $count ->
    [0] Kein Plättchen
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 }
headline-places = { $count ->
    [0] Nirgends
    [one] An { $count } Stelle
   *[other] An { $count } Stellen
 }
headline-left = { $count ->
    [0] Dann ist keins mehr da
    [one] Dann ist noch { $count } da
   *[other] Dann sind noch { $count } da
 }
