### Formulare und Antworten von Goldrausch: Beschriftungen, Hinweise, Angaben.

rules-example = Zelt Berg
players-about = Im Uhrzeigersinn, wie ihr am Tisch sitzt.
taken-by = bei { $name }

## Ein Platz am Tisch

label-name = Name
label-color = Farbe
label-points = Punkte auf der Wertungsleiste
label-tokens = Schürfplättchen einzeln
hint-tokens = Die Nuggets auf jedem, mit Kommas: 2, 0, 1
label-gold = Nuggets auf den Schürfplättchen
hint-gold = Die Summe, statt einzeln

## Die Tischmitte

label-features = Was noch zu werten ist
hint-features = Eisenbahnen, Berge, Städte und Prärien, auf denen Cowboys sind
label-feature = Worum es geht
label-change-features = Zu werten
label-change-log = Während des Spiels gewertet
label-change-palette = Karte der Schachtel
label-change-hand = Karte in der Hand
label-kind = Art
label-completed = Fertig
label-cowboys = Cowboys
hint-kind-cowboys = Wie viele jeder von euch dort hat
none-feature-cowboys = niemand
label-tiles = Karten
label-locomotives = Lokomotiven
label-nuggets = Aufgedruckte Nuggets
hint-nuggets = Nicht die Schürfplättchen
label-completed_railroads = Fertige Eisenbahnen an der Stadt
label-tipis = Tipilager
label-horses = Pferdeherden
label-map = Plan
hint-kind-map = Karte für Karte in der gelegten Reihenfolge, die neueste zuletzt; oder als eine Zeile Text: 0,0=prpr_e-w/1!c0:railroad@n;0,1=mrpr_e-w_n^1
label-change-tokens = Schürfplättchen
face-down-tokens = verdeckte Schürfplättchen
face-down-gold = Gold
label-change-map = Plan
counted-map = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
label-at = Karte auf dem Plan
hint-kind-cell = Wie weit östlich, dann wie weit südlich der ersten Karte, mit Komma: 1, 0. Nach Westen und Norden mit Minus: -1, 0
label-tile = Karte
hint-kind-tile = Vier Buchstaben für die Kanten Nord, Ost, Süd, West: p Prärie, r Eisenbahn, m Berg. Dann mit Leerzeichen, was sonst noch darauf ist: e-w ein Gleis, e-w* mit Lokomotive, n^2 ein Berg mit zwei Nuggets, city eine Stadt, t ein Tipilager, h eine Pferdeherde. Die Richtungen heißen n, e (Osten), s und w.
label-turned = Vierteldrehungen (im Uhrzeigersinn)
hint-turned = 0 bis 3
label-tents = Zelte
label-on = Stelle auf der Karte
hint-on = railroad@n (Eisenbahn), mountain@e (Berg), city (Stadt) oder prairie@nw (Prärie), mit der Kante, an der es liegt: n, e (Osten), s oder w; Prärien mit einer halben Kante: nw ne en es se sw ws wn
label-seat = Spieler
label-cowboy-seat = Wessen Cowboy ist es?
label-tent-seat = Wessen Zelt ist es?

## Fragen

hint-tile-turned = Leer gelassen: Alle Drehungen werden probiert.
hint-tile_parts-turned = Leer gelassen: so, wie sie geschrieben ist
label-neighbours = Was sie berührt
hint-neighbours = Was die Kante jedes Nachbarn zeigt
label-n = Im Norden
label-e = Im Osten
label-s = Im Süden
label-w = Im Westen
none-tile-n = nichts
none-tile-e = nichts
none-tile-s = nichts
none-tile-w = nichts
label-cowboy-kind = Wohin er soll
label-cowboys_there = Cowboys, die schon darauf sind
hint-cowboys_there = Alle Cowboys darauf zählen, von jedem von euch.
label-in_supply = Cowboys in deinem Vorrat
hint-in_supply = 4, wenn keiner von dir auf dem Tisch ist
label-on_new_tile = Es liegt auf der Karte dieses Zuges
label-already_done = In diesem Zug schon getan
hint-already_done = Außer die Karte zu legen
none-cowboy-already_done = nichts
none-tent-already_done = nichts
none-mine-already_done = nichts
hint-cowboy-at = Leer gelassen: die neueste Karte
label-mountain_completed = Der Berg ist fertig
hint-mountain_completed = Auch wenn die Karte dieses Zuges ihn fertigstellt
label-vacant = Dieses Stück Berg ist frei
hint-vacant = Kein Cowboy und kein Zelt steht darauf.
label-tent_there = Dein Zelt steht auf dem Berg
label-tokens_left = Schürfplättchen auf dem Berg
label-players = Spieler
label-current = Wessen Karte hat den Berg fertiggestellt?
hint-current = Die Plätze gehen im Uhrzeigersinn reihum.
label-tied = Wer hat die Mehrheit?
none-split_tokens-tied = niemand
label-split_tokens-tokens = Schürfplättchen auf dem Berg
hint-split_tokens-tokens = Wie viele noch dort liegen
label-railroads = Eisenbahnen an der Stadt
rows-city-railroads = Eisenbahn
hint-railroads = Jede ein Mal, mit der Zahl ihrer Gleise an der Stadt
label-rails = Gleise der Stadt, die zu ihr gehören
hint-rails = 2, wenn sie in der Stadt beginnt und endet, sonst 1
label-done = Bisher getan, der Reihe nach
none-turn-done = noch nichts
label-turn-completed = Die Karte hat etwas fertiggestellt
label-next = Was kommt als Nächstes?
label-fits = Die Karte passt irgendwo
label-tiles_left = Karten, die noch zu ziehen sind
hint-tiles_left = Ohne diese
label-score_track-points = Punkte bisher
label-add = Punkte, die dazukommen
hint-add = 0, wenn nichts dazukommt
label-supply = Schürfplättchen im Vorrat
hint-supply = Die niemand hat und die auf keinem Berg liegen

## Was zur Wahl steht

kind-railroad = Eisenbahn
    .eine = eine Eisenbahn
    .einem = einer Eisenbahn
    .dieser = Diese Eisenbahn
kind-mountain = Berg
    .eine = ein Berg
    .einem = einem Berg
    .dieser = Dieser Berg
kind-city = Stadt
    .eine = eine Stadt
    .einem = einer Stadt
    .dieser = Diese Stadt
kind-prairie = Prärie
    .eine = eine Prärie
    .einem = einer Prärie
    .dieser = Diese Prärie
choice-blue = blau
choice-yellow = gelb
choice-red = rot
choice-green = grün
choice-black = schwarz
choice-place = Karte legen
choice-cowboy = Cowboy einsetzen
choice-tent = Zelt aufschlagen oder versetzen
choice-mine = Schürfplättchen nehmen
choice-score = werten
choice-end = Ende des Zuges

## Was auf einer Karte ist

edge-n = Norden
edge-e = Osten
edge-s = Süden
edge-w = Westen
choice-p = Prärie
choice-r = Eisenbahn
choice-m = Berg
choice-j = Weiche
choice-c = Stadt
choice-x = Halt
choice-n = Norden
choice-e = Osten
choice-s = Süden
choice-w = Westen
choice-mn = Berg im Norden
choice-me = Berg im Osten
choice-ms = Berg im Süden
choice-mw = Berg im Westen
choice-nw = Nordwesten
choice-ne = Nordosten
choice-en = Osten, obere Hälfte
choice-es = Osten, untere Hälfte
choice-se = Südosten
choice-sw = Südwesten
choice-ws = Westen, untere Hälfte
choice-wn = Westen, obere Hälfte

## Antworten

choice-place_it = sie muss gelegt werden
choice-draw_again = eine andere Karte ziehen
choice-game_ends = das Spiel endet
choice-act_without_tile = ohne Karte weitermachen
choice-nobody = niemand
choice-back_to_supply = zurück in den Vorrat

fact-canonical = Die Karte, wie man sie schreibt
fact-turns = Drehungen, die passen
fact-placements = Wo sie passt
fact-at = Stelle
fact-turned = Vierteldrehungen
fact-cells = Stellen, an die sie passt
fact-placeable = Sie passt
fact-kind = Wo
fact-cowboys_there = Cowboys darauf
fact-in_supply = Cowboys im Vorrat
fact-vacant = Das Stück ist frei
fact-mountain_completed = Der Berg ist fertig
fact-moving = Das Zelt wird versetzt
fact-tokens_left_after = Schürfplättchen danach
fact-completed = Fertig
fact-cowboys = Cowboys
fact-majority = Mehrheit
fact-points_now = Punkte jetzt
fact-points_at_end = Punkte, wenn das Spiel so endete
fact-tiles = Karten
fact-locomotives = Lokomotiven
fact-open_ends = Offene Enden
fact-nuggets = Nuggets
fact-rails = Gleise
fact-railroads = Eisenbahnen
fact-completed_railroads = Fertige Eisenbahnen
fact-tipis = Tipilager
fact-horses = Pferdeherden
fact-order = Reihenfolge
fact-counts = So viele bekommt jeder
fact-left_over = Schürfplättchen, die übrig bleiben
fact-left_over_goes_to = Sie bekommt
fact-allowed_next = Was als Nächstes kommen darf
fact-then = Dann
fact-cowboys_each = Cowboys für jeden
fact-cowboys_to_play = Davon zum Spielen
fact-markers_on_zero = Cowboys auf Feld 0
fact-tents_each = Zelte für jeden
fact-start_tokens = Schürfplättchen auf der Startkarte
fact-tokens_in_supply = Schürfplättchen im Vorrat
fact-tiles_in_piles = Karten in den Stapeln
fact-unused_colours = Farben, die in der Schachtel bleiben
fact-turns_by_seat = Züge von jedem, ab dem Startspieler
fact-farmers = Farmer
fact-points = Punkte
fact-space = Feld
fact-laps = Umläufe
fact-lying = Die Figur liegt flach
fact-needed = Schürfplättchen nötig
fact-placed = Schürfplättchen gelegt
fact-by_mountain = Auf jeden Berg
fact-edges = Kanten
fact-city = Stadt
fact-places = Wo Figuren stehen können
fact-tracks = Gleise
fact-ends = Von, bis
fact-mountains = Berge
fact-prairies = Prärien
fact-halves = Halbe Kanten
