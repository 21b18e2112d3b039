### Die Spielhilfe des Kartenspiels: Überschriften und was zwischen den Regeln steht.

aid-round = Die Runde
aid-show = Karten auslegen
aid-bid = Bieten
aid-take = Karten nehmen
aid-skull = Totenkopf
aid-before-bids = Jetzt die Personen, die vor dem Bieten wirken
aid-after-reveal = Jetzt die Personen, die nach dem Aufdecken wirken

aid-virtual = Virtuelle Spieler
aid-score = Wertung
aid-range = { $lowest }–{ $highest }

aid-building = Bauen
aid-size = Höchstens { $side } × { $side } Parzellen; mit { FORM($captain, "dem") } { $side } × { $longer }
aid-lies-there = Hierauf …
aid-may-cover = … darf
aid-protected = mit Gefängnis oder Sheriff
aid-unprotected = ohne beides
aid-many = Berg, jedes andere Gebäude
aid-cover-anything = alles
aid-cover-all-but-outlaws = alles außer Outlaws
aid-cover-same = nur das gleiche Bild
aid-cover-nothing = nichts

aid-era = Von Epoche I zu Epoche II
aid-end = Das Ende

aid-pictures = Punkte und Parzellen
aid-beside = daneben, je
aid-anywhere = in der Stadt, je
aid-any-building = Gebäude
aid-itself = selbst
aid-eras = in Epoche
aid-in-both = zusammen { $count }
aid-no-houses = Gebäude: alle außer Wohnhaus und Stadthaus.
aid-one-or-the-other = Wohnhaus, Berg: Die ersten Zahlen gelten für eines, die zweiten für das andere.

aid-use = Personen einsetzen
aid-only-points = Punkte am Ende

aid-editions = Was jede Ausgabe sagt
aid-left-open = Von der Anleitung offen gelassen
aid-left-open-read = gilt so, solange ihr nichts anderes ausmacht

aid-rounds = Runden
aid-arrow = Gebogener Pfeil
aid-next-to = Was neben was zählt
aid-counting = Wie es zählt
aid-example-ranch = { $count } leere × { $each }
aid-example-mine = { $count } Berge × { $each }
aid-example-saloon = Wohnhaus 1, Stadthaus 2, Wohnhaus 1: { $count } × { $each }
aid-example-drugstore = { $count } Wohnhäuser × { $each }

## Die offenen Punkte in wenigen Worten

aid-CCC-O1 = Gruppe von Outlaws
    .per_symbol = jede ihrer Parzellen
    .per_cluster = ihre Parzellen, die sich berühren
aid-CCC-O2 = Platz ohne Karte
    .covered_only = nicht leer
    .bare_too = auch leer
aid-CCC-O3 = Sheriff ohne Gefängnis
    .empty = Outlaws zählen als leer
    .penalty_only = Outlaws sind nicht leer
aid-CCC-O4 = Outlaws auf Outlaws
    .never = nie
    .with_protection = mit Gefängnis oder Sheriff
aid-CCC-O5 = Rathaus zählt sich selbst
    .counts_itself = ja
    .not_itself = nein
aid-CCC-O6 = Zeitungsjunge wählt
    .at_game_end = am Ende
    .at_once = sofort
aid-CCC-O7 = Mehrere Erhöhungen in einer Runde
    .combine = alle zählen zusammen
    .one_per_round = nur die größte zählt
aid-CCC-O8 = Gefängnis auf der gelegten Karte
    .before_this_card = schützt noch nicht
    .with_this_card = schützt sofort
aid-CCC-O9 = Nur eine Ecke nach einem Verkauf
    .sides_only = genügt nicht
    .corners_too = genügt
aid-CCC-O10 = Verleger, Person mit beiden Zeichen
    .both_count = 1 + 4 Punkte
    .arrow_only = 4 Punkte
aid-CCC-O11 = Siedler, Outlaws als leere Parzellen
    .counts = sie zählen
    .does_not_count = sie zählen nicht
aid-CCC-O12 = Karte, die nirgends passt
    .set_aside = darf genommen werden, ist nichts wert
    .not_takeable = darf nicht genommen werden
aid-CCC-O13 = Rathaus zählt ein Hotel
    .counts = ja
    .does_not_count = nein
aid-CCC-O14 = Auktionator verkauft
    .any_time = jederzeit
    .own_turn = nur im eigenen Zug
aid-CCC-O15 = Zusätzliche Karte liegt
    .far_end = fern vom Zugstapel
    .near_end = am Zugstapel
aid-CCC-O16 = Geländekarte legen
    .at_once = sofort
    .when_you_like = auch später
aid-CCC-O17 = Wahl des Zeitungsjungen
    .counts = zählt als Person
    .does_not_count = zählt nicht
