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

## Die Leiste und der Weg zurück

asking-again = Neu fragen
asking-send = Senden
asking-kept = Aufgehoben ✓
asking-at = auf
asking-our-table = Unser Tisch
asking-the-answer = Zurück zur Antwort
asking-send-about = Wer diese Adresse öffnet, sieht dieselbe Frage mit ihrer Antwort.
asking-code = Code dieser Antwort
asking-filled = ausgefüllt
asking-agreed = Hausregeln
asking-hangs-on = Woran es hängt
asking-under-this = Was dann gilt
asking-known = Was euer Tisch weiß, steht schon darin.
asking-faults = { $count ->
    [one] Etwas stimmt noch nicht
   *[other] { $count } Dinge stimmen noch nicht
 }

## Ein Tisch dieses Telefons, und was er weiß

for-whom = Für wen?
for-whom-table = Unser Tisch
for-whom-nobody = Kein Tisch
along = Von eurem Tisch:
along-otherwise = Hier geändert. An eurem Tisch:
along-people = { AND($names) }
along-house-rules = { $count ->
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
 }
along-unusable = nicht lesbar, bitte hier eintragen: { AND($fields) }
not-used = Für diese Antwort nicht nötig: { AND($fields) }.
asking-by-numbers = Lieber ohne Zeichnung? Selbst zählen
asking-by-drawing = Lieber auf einer Zeichnung zeigen

# An answer that depends on what nobody said
verdict-depends = KOMMT DARAUF AN
depends-none = nichts davon
depends-nobody = niemand
depends-any = beliebig
depends-anybody = egal wer
depends-some = etwas davon
depends-or-more = { $number } oder mehr
depends-if = bei
depends-if-none = Trifft nichts davon zu:
depends-otherwise = Sonst
depends-without = ohne { $what }
depends-if-all = bei all dem zusammen:
depends-all-so = So ist es bei uns
depends-blank-is-none = Was hier leer bleibt, gilt als „keine“.
depends-which = Sagt, was zutrifft:
depends-more = Noch etwas einzutragen
depends-fill-in = Sonst tragt ein, was noch fehlt:
depends-fill-in-all = Was entscheidet, fehlt noch. Tragt es ein:
answer-how-much = Was dabei herauskommt, hängt ab von: { AND($fields) }
answer-more = Mehr hängt ab von: { AND($fields) }
depends-so-it-is = Nichts davon trifft zu
depends-say-it = Genau angeben
asking-still-needed = Das müssen wir noch wissen:
