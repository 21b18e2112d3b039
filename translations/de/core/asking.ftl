### Fragen als Seiten: die größten Worte einer Antwort, die Leiste, wo die Anleitung schweigt.

headline-plain = { $value }
headline-only = { $what }
headline-then = { $before }, dann { $after }
headline-times = { $count ->
    [one] { $what }
   *[other] { $what } ×{ $count }
 }
headline-all = { AND($each) }
headline-or = { $one } oder { $other }
headline-beside = { $one }, { $other }
headline-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
headline-change = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
 }
headline-none = Keine
headline-nobody = Niemand
headline-nowhere = Nirgends
