### Das Ergebnis, und was sich damit machen lässt.

result-wins = { $count ->
    [one] { AND($names) } gewinnt
   *[other] { AND($names) } teilen sich den ersten Platz
}
result-leads = { AND($names) } { $count ->
    [one] führt
   *[other] führen
} mit { $total }
result-same-total = Gleichstand bei { $total }: { AND($names) }
result-decide = Wer gewinnt?
result-not-decided = Noch nicht entschieden
result-face-down = Hier liegt etwas verdeckt.
result-face-down-sign = ? = liegt verdeckt und steckt in keiner Summe.
result-points = { $winners ->
    [one] { "" }
   *[other] je{" "}
}{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
result-row-unknown = Hängt an etwas, das nicht eingegeben ist.
result-points-possible = { $points } Punkte
result-ahead = { $points }, { $count } vor { AND($names) }
result-level = { $points }, so viele wie { AND($names) }
result-came-from = Woher die Punkte kamen
result-losses = Was Punkte gekostet hat, liegt links vom Strich; der Pfeil zeigt die Summe.
result-hangs-on = Hängt ab von
result-moved = { $name } { $before } → { $after }
result-nothing-else = sonst ändert sich nichts
result-share = Teilen
result-print = Drucken
result-do-rematch = Revanche
result-do-correct = Korrigieren
result-do-ask-to-correct = Um Korrektur bitten
result-take-along = Mitnehmen: Bild, BG Stats, Datei, Text
away-share-look = Wer diese Adresse hat, sieht das Ergebnis und kann nichts ändern.
away-share-all = In dieser Adresse steht der ganze Tisch: Wer sie öffnet, sieht das Ergebnis und kann von da aus weiterzählen.
away-share-code = Code des Ergebnisses
away-address = Adresse
away-copy = Kopieren
away-copied = Kopiert
away-text-code = Der Text als Code
away-back = Zurück zum Ergebnis
away-picture = Ein Bild zum Teilen
away-picture-make = Bild machen
away-picture-save = Bild speichern
away-picture-share = Bild teilen
away-picture-needs-script = Das Bild wird im Browser gezeichnet und braucht Skripte.
away-files = Dateien
away-json = Tisch als Datei (JSON)
away-csv = Wertung als Tabelle (CSV)
away-bg-stats = Zu BG Stats
away-files-about = Um die Datei wieder zu öffnen:
away-text = Der Tisch als Text
away-text-about = In diesem Text steht der ganze Tisch. Jedes Boomtown kann ihn öffnen, auch wenn er dort gelöscht ist.
away-text-open = Hier öffnen
away-text-too-large = Dieser Tisch ist zu groß für einen Text. Hebt ihn als Datei auf.
result-corrected = Korrigiert.
result-unsent = Von hier nicht mehr gesendet
result-unsent-kept = Es steht noch auf diesem Telefon und wird gesendet, sobald der Gastgeber den Tisch wieder geöffnet hat.
result-unsent-more = und { $count } weitere
result-do-to-rematch = Zur Revanche
