### Was Antworten zuerst sagen.

headline-events = { $count ->
    [0] Keine Ereignisse
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
 }
headline-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
 }
headline-tokens = { $count ->
    [0] Nichts
    [one] { $count } Rohstoff
   *[other] { $count } Rohstoffe
 }
headline-fee = { $amount } $
headline-no-fee = Keine Gebühr
headline-complete = Fertig
headline-not-complete = Noch nicht fertig
headline-missing = Es fehlt: { $goods }
headline-good = { $count } { $good }
headline-nothing = Nichts
headline-loans = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
 }
headline-markers-left = { $count ->
    [0] Kein Marker bleibt übrig
    [one] { $count } Marker bleibt übrig
   *[other] { $count } Marker bleiben übrig
 }
headline-game-ends = Das Spiel endet
headline-game-goes-on = Das Spiel geht weiter
headline-you-win = Du gewinnst
headline-troublemaker-wins = Der Unruhestifter gewinnt
headline-tie = Gleichstand
headline-gets = { $seat } { $count }
