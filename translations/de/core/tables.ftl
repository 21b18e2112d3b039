### Seiten, auf denen Tische gewertet, Fragen beantwortet und Regeln nachgeschlagen werden.

nav-rules = Nachschlagen

title-score = Ein Spiel zählen
title-settle = Eine Frage klären
title-all-rules = Alle { $count } Regelpunkte
title-house-rules = Hausregeln

rules-open-points = Offene Punkte
rules-clauses = Regelpunkte

clause-where = { $edition }: { $section }
clause-questions = Fragen, für die er zählt
clause-cases = Durchgerechnete Beispiele
case-refused = Das kann nicht sein
case-open = Diese Frage öffnen
point-clauses = Es geht um

choose = Wählen …
one-more-row = Weiteres hinzufügen
step-fewer = { $what }: eins weniger
step-more = { $what }: eins mehr
form-problems-counted = { $count ->
    [one] Eines stimmt noch nicht:
   *[other] { $count } Angaben stimmen noch nicht:
}
form-problems = Da stimmt noch etwas nicht:
ask-now = Fragen
ask-nothing = Noch ist nichts eingegeben.
ask-example-brief = Beispiel
ask-example = Beispiel zeigen
answer-reasons = { $count ->
    [one] Die Regel dahinter
   *[other] Die { $count } Regeln dahinter
}
answer-remedies = Was helfen würde
answer-together = Eine Lesart allein ändert nichts. Diese zusammen schon:
answer-needs = lässt sich noch nicht sagen:
left-open = Die Anleitung lässt das offen: { $point }
answer-if-yes = Falls ja:
answer-depends = Es kommt darauf an, wie ihr das lest
answer-as-read = so wird es gerade gelesen
answer-read-so = So lesen
fact-true = ja
fact-false = nein

setup-fields = Ausgabe und Hausregeln
setup-edition = Ausgabe
setup-variants = Varianten
setup-use = Übernehmen
edition-en = Englische Anleitung
    .short = Englische Anleitung
edition-de = Deutsche Anleitung
    .short = Deutsche Anleitung
edition-note = Hinweis des Verlags

players-title = Wer spielt mit?
players-names = Namen
players-name = Spieler { $number }
players-too-many = Höchstens { $most } können mitspielen.
players-name-twice = „{ $name }“ gibt es zweimal. Ein Buchstabe mehr, etwa „{ $name } B.“, und jeder findet seinen Platz.

table-rank = Rang { $rank }
seat-empty = noch leer
seat-draft = stimmt noch nicht
seat-ready = zählt

result-title = Ergebnis
result-none = Noch kein Ergebnis
result-none-about = Noch lässt sich nichts zählen. Alles Eingetippte bleibt erhalten.
result-nobody = An diesem Tisch sitzt noch niemand. Alles Eingetippte bleibt erhalten.
result-so-far = Noch sind nicht alle fertig; das ist der Zwischenstand.
result-pad = Wertungsblock
result-why = Warum
result-back = Zurück zum Tisch
result-winner-then = Dann gewinnt: { AND($names) }.

problem-404-seat = Dort sitzt niemand: An diesem Tisch { $count ->
    [one] ist ein Platz
   *[other] sind { $count } Plätze
}.
problem-404-clause = Einen Regelpunkt „{ $clause }“ gibt es nicht.

mark-hat = Hut
    .within = Hut
mark-star = Stern
    .within = Stern
mark-cactus = Kaktus
    .within = Kaktus
mark-boot = Stiefel
    .within = Stiefel
mark-horseshoe = Hufeisen
    .within = Hufeisen
mark-cow = Rind
    .within = Rind
seat-by-number = Spieler { $number } ({ FORM($mark, "within") })
parts-title = Auf dem Tisch
