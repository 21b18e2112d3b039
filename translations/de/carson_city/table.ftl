## Was zu keinem Platz gehört

shared-board = { $count ->
    [one] 1 Parzelle
   *[other] { $count } Parzellen
 } von 64
