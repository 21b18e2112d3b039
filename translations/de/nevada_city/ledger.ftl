### Die Seite eines Platzes von Nevada City: die Figur, oder Zeile für Zeile die Buchführung.

ways = Wie zählst du?
way-pawn = Die Figur genügt
way-ledger = Buchführung

ledger-pawn = Die Figur auf der Leiste
ledger-pawn-small = vor den Zielen, alle Umrundungen
ledger-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
ledger-ahead = { $count ->
    [one] der Figur einen Punkt voraus
   *[other] der Figur { $count } Punkte voraus
  }
ledger-behind = { $count ->
    [one] einen Punkt hinter der Figur
   *[other] { $count } Punkte hinter der Figur
  }
ledger-agrees = wie die Figur
ledger-of = Womit { $name } gepunktet hat

## Zeilen

ledger-start = Startgebäude
ledger-start-named = { $building }, Start
ledger-contract = Auftrag
ledger-contract-named = Auftrag: { $name }
ledger-contract-name = Name darauf
ledger-left = Übrig
ledger-only-for-ties = nur bei Gleichstand
ledger-no-goals = noch keine
ledger-amiss = stimmt noch nicht

## Was sich öffnet

ledger-known = Hier bekannte Aufträge
ledger-which = Welches
ledger-stage = Wie weit es ist
ledger-complete = fertig
ledger-under-construction = im Bau
ledger-two-numbers = Zwei Zahlen, oder er nennt ein Gebäude
ledger-names = Gebäude, das er nennt
ledger-built = War das da schon fertig?
ledger-built-yes = fertig
ledger-built-no = noch nicht
ledger-owner = Wem es gehört
ledger-owner-listed = wer es aufzählt
ledger-visit = Ein Besuch
ledger-visits = Alle Besuche: 5, 2
ledger-visit-of = { $count ->
    [one] Ein Besuch, der einen Punkt brachte
   *[other] Ein Besuch, der { $count } Punkte brachte
  }
ledger-year-ends = Jahresenden: 3, 1, 2
ledger-how-many = Wie viele
ledger-done = Fertig
ledger-remove = Entfernen
ledger-remove-this = { $name } entfernen
ledger-removed = entfernt
ledger-undo = Zurückholen

## Eine ganze Zeile als eine Zahl

ledger-in-one = als eine Zahl
ledger-in-one-number = Punkte als eine Zahl
ledger-buildings-in-one = Alle Gebäude als eine Zahl
ledger-contracts-in-one = Alle Aufträge als eine Zahl
ledger-properties-in-one = Alle Grundstücke als eine Zahl
ledger-other-in-one = Alles davon als eine Zahl
ledger-left-in-one = Was zählt, als eine Zahl

## Dazuschreiben

ledger-add = In die Buchführung schreiben
ledger-plus-building = Gebäude
ledger-plus-contract = Auftrag
ledger-plus-property = Grund­stück
ledger-plus-newspaper = Zeitung
ledger-plus-other = Sonstiges

## Ziele

goals-about = Seine Stufen, und was jeder von euch hat; leer zählt als keins.
goals-plus = Ziel
goals-which = Hier bekannte Ziele
goals-got = { $name } { $points }
goals-levels = Stufen: 8, 5, 3
label-goal = Ziel

## Das Jahr, Teil für Teil

year-done-of = { $done } von { $count } erledigt
goal-which-of-table = Welches Ziel?
goal-of-table = Ziel { $number }: { $levels }
owners-known = Besitzer, die euer Tisch kennt
label-owners = Besitzer von Gebäuden
owner-known = { $owner ->
    [self] { $building }: deins
   *[other] { $building }: gehört einem anderen
 }
