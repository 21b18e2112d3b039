## A tile in words

told-edges = Norden { $n }, Osten { $e }, Süden { $s }, Westen { $w }
told-track = Eisenbahn von { $one } nach { $other }
told-track-junction = Eisenbahn von { $edge } zur Weiche
told-track-city = Eisenbahn von { $edge } zur Stadt
told-track-mountain = Eisenbahn von { $edge } in den Berg
told-track-into-mountain = Eisenbahn von { $edge } in den Berg im { AND($there) }
told-track-halt = Eisenbahn von { $edge } zu einem Halt
told-mountain = Berg im { AND($edges) }
told-mountain-mid = Berg in der Mitte
told-city = Stadt
told-prairie = Prärie im { AND($edges) }
told-prairie-corners = Prärie in der Ecke { AND($corners) }
told-prairie-half = Prärie an der { $half }
told-prairie-only = die einzige Prärie
told-locomotives = { $count ->
    [one] mit 1 Lokomotive
   *[other] mit { $count } Lokomotiven
}
told-nuggets = { $count ->
    [0] ohne Nuggets
    [one] mit 1 Nugget
   *[other] mit { $count } Nuggets
}
told-tipis = { $count ->
    [one] 1 Tipilager
   *[other] { $count } Tipilager
}
told-horses = { $count ->
    [one] 1 Herde Wildpferde
   *[other] { $count } Herden Wildpferde
}
corner-nw = Nordwest
corner-ne = Nordost
corner-se = Südost
corner-sw = Südwest
half-nw = westlichen Hälfte der Nordkante
half-ne = östlichen Hälfte der Nordkante
half-en = nördlichen Hälfte der Ostkante
half-es = südlichen Hälfte der Ostkante
half-se = östlichen Hälfte der Südkante
half-sw = westlichen Hälfte der Südkante
half-ws = südlichen Hälfte der Westkante
half-wn = nördlichen Hälfte der Westkante

## Composing a tile

compose-edges = Die vier Kanten; drücke eine, um sie zu ändern
compose-edge = { $edge }: { $land }. Drücken für { $then }
compose-middle = Wohin die Eisenbahnen führen
compose-range = Berge
compose-hill = Berg in der Mitte
compose-no-hill = Kein Berg in der Mitte
compose-join = Eine Eisenbahn
compose-join-two = { $one } nach { $other }
compose-join-four = { $one } nach { $other }, { $third } nach { $fourth }
compose-junction = Weiche
compose-city = Stadt
compose-halts = { $count ->
    [one] Hört auf
   *[other] Alle hören auf
}
compose-into = In den Berg
compose-into-one = In den Berg im { AND($edges) }
compose-ends = Wo jede Eisenbahn endet
compose-end-junction = An der Weiche
compose-end-city = In der Stadt
compose-end-mountain = Im Berg
compose-end-mountain-one = Im Berg im { AND($edges) }
compose-end-halt = Hört auf
compose-one-mountain = Ein Berg
compose-mountains-apart = Getrennte Berge
compose-two-one-mountain = { $one } und { $other } gehören zusammen
compose-count-nuggets = { $count ->
    [0] keine Nuggets
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
compose-count-locomotives = { $count ->
    [0] keine Lokomotive
    [one] 1 Lokomotive
   *[other] { $count } Lokomotiven
}
compose-count-tipis = { $count ->
    [0] kein Tipilager
    [one] 1 Tipilager
   *[other] { $count } Tipilager
}
compose-count-horses = { $count ->
    [0] keine Herde
    [one] 1 Herde
   *[other] { $count } Herden
}
compose-fewer-nuggets = Ein Nugget weniger
compose-fewer-locomotives = Eine Lokomotive weniger
compose-fewer-tipis = Ein Tipilager weniger
compose-fewer-horses = Eine Herde weniger
compose-more-nuggets = Ein Nugget mehr
compose-more-locomotives = Eine Lokomotive mehr
compose-more-tipis = Ein Tipilager mehr
compose-more-horses = Eine Herde mehr
compose-text = Die Karte als Text
compose-draw = Zeichnen

## Tiles that come back

beside-palette = Karten unserer Schachtel
palette-again = Karten von vorhin
palette-about = Stellt jede Karte eurer Schachtel einmal zusammen; danach genügt ein Tippen, um sie wieder zu haben. Karten, die schon liegen, kommen von selbst wieder.
palette-empty = Hier ist noch keine Karte.
palette-used = { $count ->
    [0] noch nicht gelegt
    [one] einmal gelegt
   *[other] { $count }-mal gelegt
}
palette-remove = Entfernen
palette-remove-this = Diese Karte entfernen: { $tile }
palette-compose = Eine weitere Karte
palette-add = In die Schachtel legen
palette-take = { $count ->
    [0] Festhalten, wie viele von jeder liegen
    [one] Die 1 gelegte Karte, die hier fehlt, in die Schachtel legen
   *[other] Die { $count } gelegten Karten, die hier fehlen, in die Schachtel legen
}
palette-files = Für das nächste Spiel aufheben
palette-save = Als Datei speichern
palette-file = Eine früher gespeicherte Datei
palette-load = Laden
palette-load-here = Karten aus einer Datei
palette-line = Zeile { $number } ist keine Karte: { $given }
palette-empty-file = In dieser Datei ist keine Karte.
palette-too-many = In der Schachtel sind höchstens { $most } verschiedene Karten.

### Der Plan: Karten legen, Figuren, was sie bringt.

label-hand = Karte in der Hand
land-as-text = Der Plan als Text
land-unreadable = Der Text des Plans lässt sich nicht lesen, darum ist nichts gezeichnet.
land-drawn = { $count ->
    [0] Plan ohne Karte
    [one] Plan mit 1 Karte
   *[other] Plan mit { $count } Karten
}
land-empty = Hier liegt noch nichts. Stellt die Karte in der Hand zusammen und legt die erste.
land-fits-nowhere = Sie passt nirgends.
land-lay-at = Auf { $cell } legen, Drehung { $turn }
land-ask-at = Nach { $cell } fragen
land-turn-at = Neueste Karte auf { $cell }: drehen
land-look-at = Karte auf { $cell }
land-take-back = Zurücknehmen
land-take-back-at = Karte auf { $cell } zurücknehmen
land-undo-to-here = { $count ->
    [one] Zurück bis hier (1 Karte)
   *[other] Zurück bis hier ({ $count } Karten)
}
land-one-cowboy = Auf einer Karte kann nur ein Cowboy stehen.
land-put-cowboy = Cowboy
land-put-farmer = Farmer
land-put-tent = Zelt
land-no-cowboy = Kein Cowboy
land-no-tent = Kein Zelt
land-ask = Danach fragen
land-railroad = { $tiles ->
    [one] 1 Karte, { $locomotives }
   *[other] { $tiles } Karten, { $locomotives }
}
land-mountain = { $tiles ->
    [one] 1 Karte, { $nuggets }
   *[other] { $tiles } Karten, { $nuggets }
}
land-prairie = { $tiles ->
    [one] 1 Karte, { $tipis }, { $horses }
   *[other] { $tiles } Karten, { $tipis }, { $horses }
}
land-city = { $completed } von { $railroads } Eisenbahnen fertig
land-locomotives = { $count ->
    [0] keine Lokomotive
    [one] 1 Lokomotive
   *[other] { $count } Lokomotiven
}
land-nuggets = { $count ->
    [0] kein Nugget
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
land-tipis = { $count ->
    [0] kein Tipilager
    [one] 1 Tipilager
   *[other] { $count } Tipilager
}
land-horses = { $count ->
    [0] keine Herde
    [one] 1 Herde
   *[other] { $count } Herden
}
land-open-ends = { $count ->
    [one] 1 offenes Ende
   *[other] { $count } offene Enden
}
land-worth-completed = Fertig: { $points }.
land-worth-open = Jetzt 0, am Ende { $points }.
land-worth-at-end = Am Ende { $points }.
land-leads = { $count ->
    [one] { AND($names) } führt.
   *[other] Gleichstand: { AND($names) }.
}
land-nobody = Niemand ist dort.
land-points = Wenn das Spiel jetzt endete
land-points-track = Auf der Leiste
land-points-map = Vom Plan
land-points-total = Gesamt
land-features-open = { $count ->
    [one] 1 kann noch fertig werden
   *[other] { $count } können noch fertig werden
}
land-features-prairies = { $count ->
    [one] 1 Prärie
   *[other] { $count } Prärien
}
land-features-completed = { $count ->
    [one] 1 ist fertig
   *[other] { $count } sind fertig
}
land-tiles = { $count ->
    [one] Die Karte in Worten
   *[other] Alle { $count } Karten in Worten
}
land-nearer = Näher
land-farther = Weiter weg
land-newest = Zur neuesten Karte

## A seat, and the middle of the table

ways-of-tokens = Deine Schürfplättchen
way-tokens = Einzeln
way-gold = Nur die Summe
tokens-face-down = Verdeckt: Bis zum Aufdecken siehst nur du sie hier.
tokens-face-down-of = Verdeckt: Bis zum Aufdecken seht nur du und { $name } sie.
label-tokens-0 = Geröll (0)
label-tokens-1 = 1 Nugget
label-tokens-2 = 2 Nuggets
label-tokens-3 = 3 Nuggets
label-tokens-5 = 5 Nuggets
landscape-two-ways = Legt den Plan Karte für Karte, oder zählt nur, worauf am Ende noch Cowboys sind.
landscape-as-map = Auf dem Plan, Karte für Karte
landscape-in-numbers = In Zahlen
landscape-is-map = Was auf dem Plan liegt, wird dort gezählt. Zahlen hier zählen nur ohne Plan.
marker-first-lap = Auf Feld { $space }, erste Runde.
marker-laps = { $laps ->
    [one] Auf Feld { $space }, eine Runde geschafft.
   *[other] Auf Feld { $space }, { $laps } Runden geschafft.
}
marker-is-standing = Der Cowboy steht.
marker-is-lying = Der Cowboy liegt.

## The running log

beside-log = Fertiges werten
log-about = Etwas ist fertig geworden? Zählt es hier: Ihr seht sofort, wer wie viel bekommt, und die Zählfiguren ziehen weiter.
log-completed = Was ist fertig geworden?
log-kind = Was ist es?
log-brings = Was es bringt
log-count-it = Zählt es und sagt, wessen Cowboys darauf sind; hier steht, was es bringt.
log-tokens-first = Zuerst werden die Schürfplättchen darauf verteilt; sie bleiben verdeckt und sind keine Punkte auf der Leiste.
log-nobody = Niemand hat einen Cowboy darauf, also bekommt niemand Punkte.
log-points-unread = Die Punkte auf der Leiste sind nicht lesbar; berichtigt sie zuerst beim Platz.
log-too-many-points = Mehr als { $most } Punkte kann niemand haben.
log-add = Auf die Leiste
log-look = Was bringt es?
log-newest = Das Neueste
log-earlier = Davor
log-none = Noch wurde nichts gewertet.
log-none-earlier = Davor nichts.
log-undo = Rückgängig
log-unknown = Etwas, das nicht lesbar ist
log-total = Bisher insgesamt: { $total }.

## Answers

asked-map = Der Plan, um den es geht
asked-map-of-case = Plan von Beispiel { $number }
asked-framed = Eingerahmt: Wo sie liegen soll.
asked-lit = Hervorgehoben: Alles, was zusammengehört.
asked-press-to-lay = Tippe auf eine Stelle, um die Karte dort anzulegen.
asked-between = { $tile }; mit den Kanten der Nachbarn
asked-every-turn = Alle Drehungen
asked-turned = { $count ->
    [0] nicht gedreht
    [one] 1 Vierteldrehung
   *[other] { $count } Vierteldrehungen
}
asked-fits = passt
asked-fits-not = passt nicht
asked-places = { $count ->
    [0] Sie passt nirgends.
    [one] Sie passt an 1 Stelle.
   *[other] Sie passt an { $count } Stellen.
}
asked-completed = fertig
asked-incomplete = nicht fertig
asked-at-end = Am Ende
asked-worth-without = Jetzt { $now }, am Ende { $later } Punkte, wenn jemand da wäre.
asked-step-done = getan
asked-step-asked = gefragt
asked-everybody = Jeder nimmt
asked-in-the-middle = In der Mitte
asked-points = { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}
asked-from-there = Gestrichelt: Von dort kam er.
