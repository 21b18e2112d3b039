### Formulare und Antworten des Kartenspiels: Beschriftungen, Hinweise, Angaben.

home-people = 1–6 Spieler, virtuelle füllen bis vier auf
players-about = Seid ihr nicht mindestens vier, füllen virtuelle Spieler die Plätze auf.
rules-example = Outlaws Ranch

## Ein Platz am Tisch

ways = Wie es ausgefüllt wird
way-city = Gemalt
way-cards = Karte für Karte
way-counts = Gezählte Punkte
way-virtual = Virtuell
taken-by = bei { $name }
city-of = Die Stadt von { $name }
city-asked-about = Die Stadt
city-with-card = Die Stadt mit der Karte

paint-undo = Rückgängig
paint-redo = Wiederholen
paint-erase = Wegnehmen
paint-fill = Rest mit leeren Parzellen füllen
paint-asking = Liegt hier eine Karte? Tippt auf die gestrichelten Stellen, um sie zu ändern.
paint-asked = Stimmt so
paint-unsure = { "{at}" }: { "{picture}" }, bitte prüfen
paint-up = Nach oben schieben
paint-down = Nach unten schieben
paint-left = Nach links schieben
paint-right = Nach rechts schieben
paint-clear = Alles löschen
paint-zoom = Größer
paint-brush = Bild zum Malen
paint-text = Die Stadt als Text
paint-grid = Stadt, { "{columns}" } Spalten, { "{rows}" } Zeilen
paint-cell = { "{at}" }: { "{picture}" }
paint-next-row = nächste Zeile

label-name = Name
label-characters = Personen
label-city = Stadt, von oben gesehen
label-change-city = Stadt
counted-city = { $count ->
    [one] eine Parzelle
   *[other] { $count } Parzellen
}
counted-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
label-cards = Karten in der gelegten Reihenfolge
hint-cards = Zuerst kommt die Karte, die zuerst gelegt wurde. Gebt zu jeder die Parzelle links oben und ihre vier Bilder ein.
label-counts = Punkte Zeile für Zeile
hint-counts = Summen gehen auch: 3+4+2
label-appeal = Reizwert
hint-appeal = Als Summe oder Karte für Karte mit Kommas: 7, 5, 4
label-level = Stärke
label-auctioneer_sold = Vom Auktionator verkaufte Karten
label-paperboy_choice = Vom Zeitungsjungen gebrachte Person
label-at = Parzelle
hint-at = Buchstabe und Zahl, zum Beispiel c3
label-parcels = Bilder
hint-parcels = Zwei Zeilen mit je zwei Zeichen, zum Beispiel h./.m
label-seat-virtual = Virtueller Spieler
label-virtual = Virtueller Spieler
label-ranches = Ranches
label-mines = Minen
label-drugstores = Drugstores (benachbarte Wohnhäuser)
label-banks = Banken (benachbarte Wohnhäuser)
label-saloons = Saloons (benachbarte Wohnhäuser)
label-general_stores_city_hall = General Stores und Rathaus (benachbarte Wohnhäuser)
label-ranch_symbols = Ranches in der Stadt (Drugstore, Schmiede)
label-mine_symbols = Minen in der Stadt (Bank, Schmiede)
label-house_symbols = Wohnhäuser in der Stadt (Kirche, General Store)
label-hotels = Hotels
label-city_hall = Rathaus (Gebäude)
label-outlaws = Outlaws

## Fragen

hint-city = Ein Zeichen je Parzelle; die Zeilen von oben an, mit Schrägstrich getrennt.
label-card = Karte
hint-card = Zwei Zeilen mit je zwei Zeichen, zum Beispiel h./.m
label-placement-at = Parzelle links oben unter der Karte
label-under = Bild, das dort liegt
label-over = Bild, das darauf soll
label-prison = Ein Gefängnis steht schon in der Stadt
label-sheriff = Du hast den Sheriff
label-prison_on_this_card = Ein Gefängnis auf der Karte, die gelegt wird
label-sell = Nummern der Karten, die du verkaufen willst
hint-sell = In der gelegten Reihenfolge gezählt, mit Kommas: 3, 5
label-already_sold = Vor diesem Verkauf schon verkaufte Karten
label-character = Person
label-players = Spieler
label-suit = Farbe
label-pick_order-card = Auktionskarte
hint-pick_order-card = 1 bis 11
label-uses = In dieser Runde eingesetzte Personen
label-suits = Farben auf der Rückseite der nächsten Personenkarte, von oben
hint-suits = Nur bei Gleichstand nötig.
label-auction_card-card = Auktionskarte
hint-auction_card-card = 1 bis 11
label-played = In dieser Epoche schon gespielte Karten
label-auction_card-level = Stärke des virtuellen Spielers
none-auction_card-level = kein virtueller Spieler
rows-display = Karte
label-display = Ausliegende Karten, von den Zugstapeln aus
label-virtual_pick-appeal = Reizwert
hint-virtual_pick-appeal = 0 bis 99
label-kind = Art
label-extra = Zusätzliche Karte (Gouverneur, Tagelöhner)
label-picks = Virtuelle Spieler, die nacheinander nehmen
label-backs = Rückseiten auf dem Stapel der Personenkarten, von oben
label-era = Epoche
label-moment = Zeitpunkt
label-owned = Personen, die ihr am Tisch habt
label-owner = Wem sie gehört
label-used_in = Eingesetzt in Epoche
label-source = Woher die Person kommt
label-people = Wie viele seid ihr?
label-virtual_players = Virtuelle Spieler
hint-virtual_players = Die am Tisch mitspielen, auch 0
label-round-players = Spieler, virtuelle mitgezählt
hint-round-uses = Sind Rechtsanwalt und Tagelöhner beide dabei: von verschiedenen Spielern eingesetzt.

choice-none = niemanden
choice-kept = sie bleibt bei dir und darf später gelegt werden
choice-set_aside = sie bleibt außerhalb der Stadt
choice-not_takeable = sie darf nicht genommen werden
choice-skull = Totenkopf
choice-suits = Farben
choice-terrain = Geländekarte
choice-character = Personenkarte

## Antworten

city-with-spots = Die Stadt mit den Plätzen, auf denen die Karte liegen darf
spots-drawn = Die Zahlen sind die Punkte, die die Karte dort bringt, jeweils auf ihrer oberen linken Parzelle. Wählt eine, um sie anzusehen.
card-at = Die Karte auf { $at }
spots-without-characters = Die Punkte sind ohne Personen gerechnet, weil noch nicht gesagt ist, wer bei euch ist.
spot-brings = { $change ->
    [one] bringt { $change } Punkt
   *[other] bringt { $change } Punkte
}{ $covers ->
    [0] {""}
    [one] , überdeckt 1 Parzelle
   *[other] , überdeckt { $covers } Parzellen
}
spots-more = { $count ->
    [one] Und ein weiterer Platz, der nicht mehr bringt.
   *[other] Und { $count } weitere Plätze, die nicht mehr bringen.
}
cards-to-sell = Die Karten, die du verkaufen willst, sind hervorgehoben.

fact-covers = Überdeckte Parzellen
fact-city = Stadt danach
fact-score_change = Punkte mehr oder weniger
fact-offset = Verschoben um
fact-columns = Spalten
fact-rows = Zeilen
fact-spots = Plätze
fact-count = Anzahl
fact-best = Am besten
fact-if_none = Wenn keiner erlaubt ist
fact-at = Parzelle
fact-vp = Punkte für die Karten
fact-sold = Verkaufte Karten insgesamt
fact-picture = Bild
fact-adjacent_points = Durch die Nachbarn
fact-symbol_points = Durch die ganze Stadt
fact-points = Punkte
fact-sequence = In dieser Reihenfolge
fact-order = Reihenfolge
fact-name = Name
fact-value = Wert
fact-takes = Nimmt
fact-ties = Gleichstände
fact-names = Namen
fact-no_turn = Nicht an der Reihe
fact-left = Noch übrig
fact-positions = Plätze in der Auslage
fact-picks = Genommen
fact-position = Platz
fact-appeal = Reizwert
fact-put_under = Unter den Stapel
fact-shown = Gezogene Karte, die bleibt
fact-tie_break_card = Karte, deren Rückseite bei Gleichstand gilt
fact-character = Person
fact-owner = Gehört
fact-any_time = Jederzeit
fact-reasons = Warum nicht
fact-undecided = Offen gelassen
fact-not_now = Jetzt nicht
fact-virtual_min = Virtuelle Spieler, mindestens
fact-virtual_max = Virtuelle Spieler, höchstens
fact-virtual_players = Virtuelle Spieler
fact-seats = Spieler insgesamt
fact-terrain_shown = Ausliegende Geländekarten
fact-cards_shown = Ausliegende Karten insgesamt
fact-removed_each_round = Je Runde aus dem Spiel
fact-rounds = Runden
fact-virtual_deck = Auktionskarten eines virtuellen Spielers
fact-characters_shown = Ausliegende Personen
fact-taken_before_bids = Vor der Wahl der Auktionskarten genommen
fact-taken_in_order = Der Reihe nach genommen
fact-removed = Aus dem Spiel
