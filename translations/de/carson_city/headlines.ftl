### Was Antworten zuerst sagen.

headline-belongs = Es gehört { $seat }
headline-loot = { $count } $ zu holen
headline-with-duel = mit Duell
headline-wins = { $name } gewinnt
headline-gets = { $seat } { $count } $
headline-firepower = Feuerkraft { $count }
headline-spend = { $count ->
    [0] Nichts auszugeben
   *[other] { $count } $ ausgeben
 }
headline-first-and-last = Zuerst: { $first }. Zuletzt: { $last }
headline-squares = Für { AND($prices) } je Punkt
headline-cowboys = { $count ->
    [one] { $count } Cowboy
   *[other] { $count } Cowboys
 }
