## Was zu keinem Platz gehört

shared-name = Die Stadt
shared-board = { $count ->
    [one] 1 Parzelle
   *[other] { $count } Parzellen
 } von 64
