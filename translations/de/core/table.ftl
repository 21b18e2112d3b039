### Der Tisch: wer wo steht, was es sonst noch gibt, was als Nächstes kommt.

## Wie weit ein Platz ist

standing-done = fertig
standing-counting = zählt noch
standing-joined = noch nichts
standing-not-joined = noch nicht dabei
sheet-waiting = Noch nicht fertig: { AND($names) }
standing-behind = seither stimmt etwas nicht
standing-more = Was sich für { $name } tun lässt

## Was zu einem Platz gehört

standing-fill-in = Ausfüllen
standing-own-link = Eigener Link
standing-hand-over = Ein anderes Handy kann das scannen und als { $name } weitermachen.
standing-undo-last = Das Letzte zurücknehmen: { $last }
standing-open-code = Für ein Handy von { $name }

## Was es sonst noch gibt

shared-drawn = { $count } gezeichnet
table-back = Der Tisch
table-left-open = Was die Anleitung offen lässt: { $count ->
    [one] 1 Punkt ändert hier etwas
   *[other] { $count } Punkte ändern hier etwas
 }
table-agreed = Ausgabe, Varianten, Hausregeln
table-more = Mehr
table-code = Code
table-code-for-all = Scannen, Namen antippen, ausfüllen.
table-code-instead = Oder tippt hier, um selbst auszufüllen
table-code-close = Zum Tisch
table-code-people = Wer dazukommen kann
table-looking-on = Jemand schaut nur zu:

## Was als Nächstes kommt

table-fill-in-for = Für { $name } ausfüllen
table-show-result = Zum Ergebnis
table-how-it-stands = So steht es
table-new-table = Neuer Tisch
table-a-phone-for-each = Für jeden ein Handy
table-still-counting = { AND($names) } { $count ->
    [one] zählt
   *[other] zählen
 } noch. Jetzt mit dem abschließen, was da ist?
table-rematch-asked = Einen neuen Tisch für dieselben Leute beginnen? Dieser bleibt, wie er ist.
table-rematch-early = Diese Partie ist noch nicht abgeschlossen. Trotzdem einen neuen Tisch für dieselben Leute beginnen?
table-rematch-now = Revanche beginnen

## Was geschehen ist

timeline-for = { $who }, für { $name }
timeline-thing = { $thing }: { $parts }
timeline-gone = { $old } entfernt
timeline-changed = { $thing } geändert.
counted-entries = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
timeline-undone = Zurückgenommen:
live-undone = hat etwas zurückgenommen
