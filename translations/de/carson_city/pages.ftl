### Seiten des Brettspiels: der gemalte Plan, gezeichnete Städte, das Formular eines Platzes.

map-undo = Rückgängig
map-redo = Wiederholen
map-clear = Alles löschen
map-thing = Was dort steht
map-owner = Wem es gehört
map-keep = Nur wem es gehört
map-nobody = niemand
map-text = Der Plan als Text
map-grid = Spielplan, 8 Spalten, 8 Reihen
map-cell = { "{at}" }: { "{thing}" }
map-owned = { "{at}" }: { "{thing}" }, { "{owner}" }

town-of = Die Stadt; hervorgehoben ist, was { $name } gehört
town-asked-about = Die Stadt, um die es geht
no-personality = keine
taken-by = bei { $name }

## Antworten, wie sie gezeigt werden

shown-counting = Umrahmt: die Parzelle. Gestrichelt: alles, was ihren Preis erhöht.
shown-building = Umrahmt: die Parzelle. Gestrichelt: die Parzelle für das Haus und die neuen Wege.
shown-new-roads = Unterbrochene Linien: die neuen Wege. Gestrichelte Rahmen: die Parzellen, die sie erreichen.
shown-asked = Umrahmt: die Parzelle.
shown-income = Auf jedem Gebäude, was es einbringt, in $. ×2: von der Verkäuferin verdoppelt. Ein Zeichen darüber: wer dort angreift.
shown-income-at = { $at }, { $seat }: { $amount } $
shown-doubled = Von der Verkäuferin verdoppelt.
shown-attack-won = { $seat } greift an und gewinnt:
shown-attack-lost = { $seat } greift an und verliert.
shown-attack-cancelled = Der Angriff von { $seat } entfällt: Daneben steht eine Kirche.
shown-paid = { $amount } $ für { $seat }.
shown-no-duel = kein Duell
shown-dollars = { $count } $
shown-costs = kostet { $count } $
shown-roads = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
shown-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
shown-dice = beide Würfel in $
shown-open = offen
shown-closed = gesperrt
shown-total = Summe
shown-tie = Die höchste Summe wurde mehrmals erreicht.
shown-limit = Geldlimit { $limit } $; { $excess } $ darüber.
shown-by-tiles = 30 $ weniger die eigene Summe der Duellplättchen
shown-for = Kostet
shown-per-point = Je Punkt
shown-state = In dieser Runde
shown-buys = { $points ->
    [one] Dein Geld kauft 1 Punkt, { $left } $ bleiben.
   *[other] Dein Geld kauft { $points } Punkte, { $left } $ bleiben.
}
earns-free_parcels = { $count ->
    [one] 1 freie Parzelle: { $amount } $
   *[other] { $count } freie Parzellen: { $amount } $
}
earns-mountains = { $count ->
    [one] 1 Berg: { $amount } $
   *[other] { $count } Berge: { $amount } $
}
earns-river = { $count ->
    [one] am Fluss: { $amount } $
   *[other] { $count } × am Fluss: { $amount } $
}
earns-houses = { $count ->
    [one] 1 Haus: { $amount } $
   *[other] { $count } Häuser: { $amount } $
}
earns-own_ranches = { $count ->
    [one] 1 eigene Ranch: { $amount } $
   *[other] { $count } eigene Ranches: { $amount } $
}
earns-own_mines = { $count ->
    [one] 1 eigene Mine: { $amount } $
   *[other] { $count } eigene Minen: { $amount } $
}
earns-fixed = { $count ->
    [one] immer { $amount } $
   *[other] { $count } × { $amount } $
}
earns-of_others = { $count ->
    [one] 1 gehört jemand anderem und zählt nicht ({ $amount } $)
   *[other] { $count } gehören anderen und zählen nicht ({ $amount } $)
}

## Wo darf ich bauen, was kostet jede Parzelle

site-heading = Wo { FORM($building, "ein") } stehen darf
site-which = Was möchtest du bauen?
site-drawn = Die Zahl: mit wie vielen neuen Wegen du dort bauen kannst, das Haus dazu mitgezählt. Ausgefüllt: Dort darfst du jetzt bauen. Umrandet: Es fehlt noch etwas, etwa die Parzelle selbst oder Wege im Vorrat. Tippe auf eine Parzelle, um zu sehen, was sie verlangt.
site-none = Es gibt keine solche Parzelle. Falls es einen Weg braucht, nenne die Wege, die schon liegen.
site-all = Alle Parzellen für dieses Gebäude
site-roads = { $count ->
    [0] { $at }: kein neuer Weg
    [one] { $at }: 1 Weg ({ AND($roads) })
   *[other] { $at }: { $count } Wege ({ AND($roads) })
}
site-no-plot = Keine Parzelle für sein Haus ist erreichbar, bei der niemand zustimmen muss.
site-no-house = In der Schachtel ist kein Haus mehr dafür.
site-price = Kaufe zuerst die Parzelle für { $price } $.
price-heading = Was jede Parzelle kostet
price-drawn = Der Preis jeder Parzelle, die niemandem gehört, in $. Umrandet: mehr als dein Geld.
parcel-for-sale = { $at } für { $price } $
line-limit-unknown = { $points } Punkte: letzte Person?
result-asks-limit = Wie viel Geld zählt?
    .about = Geld über dem Limit der letzten Person bringt weniger Punkte (CC-31), und das kann ändern, wer gewinnt.
result-asks-tie = Wer hat zuerst gepasst?
    .about = Bei Gleichstand gewinnt der niedrigste Platz auf der Leiste (CC-73). Tragt die Plätze der letzten Runde ein.
line-last-personality = Letzte Person
