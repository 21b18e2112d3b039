### Was Antworten zuerst sagen.

headline-spots = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
 }
headline-best = höchstens { $change }
headline-in-all = zusammen { $change }
headline-card = Karte { $number }
headline-back = Nummer { $number } von oben
headline-owned = { $character } ({ $owner })
headline-undecided = offen: { $characters }
headline-seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
headline-virtual = { $count ->
    [one] { $count } davon virtuell
   *[other] { $count } davon virtuell
 }
headline-cards = { $count ->
    [one] { $count } Karte liegt aus
   *[other] { $count } Karten liegen aus
 }
headline-removed = { $count ->
    [one] { $count } kommt weg
   *[other] { $count } kommen weg
 }
