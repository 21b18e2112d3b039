### Die Regeln nach Kapiteln, die Seite einer Regel, und was das Programm weiß.

rules-chapters = Kapitel
rules-unfold = Alle { $count } Regeln auf einer Seite ›
rules-fold = Nach Kapiteln gefaltet ›
point-same-case = Derselbe Fall, auf jede Weise gelesen
point-cases = { $count ->
    [one] Ein durchgerechnetes Beispiel
   *[other] { $count } durchgerechnete Beispiele
}
related = Was dazugehört
related-points = Was das Regelheft hier offen lässt
related-otherwise = Was manche Tische anders spielen
related-rows = Zeilen des Wertungsblocks
related-together = Kommt zusammen damit vor
known-way = Was dieses Programm weiß und was nicht ›
known-title = Was dieses Programm weiß und was nicht
known-sum = { $clauses } Regeln des Hefts, in eigenen Worten; { $proven } davon sind mit durchgerechneten Fällen belegt, im Ganzen { $cases } Fällen.
known-refused = { $count ->
    [one] Einer der Fälle zeigt, was auf keinem Tisch liegen kann, und wird abgelehnt.
   *[other] { $count } der Fälle zeigen, was auf keinem Tisch liegen kann, und werden abgelehnt.
}
known-chapters = Kapitel für Kapitel
known-chapter = Kapitel
known-proven = belegt
known-cases = Fälle
known-not = Was es nicht weiß
known-unproven = { $count ->
    [one] Eine Regel, die nur dasteht
   *[other] { $count } Regeln, die nur dastehen
}
known-unproven-why = Sie sagen, was zu tun ist; keine Punkte und keine Antwort hängen daran, also belegt sie kein Fall.
known-open = { $count ->
    [one] Ein Punkt, den das Regelheft offen lässt
   *[other] { $count } Punkte, die das Regelheft offen lässt
}
known-open-why = Das Programm entscheidet sie nicht: Es zeigt, was jede Lesart bringt, und euer Tisch wählt.
known-typed = { $count ->
    [one] Eine Zahl an einem Platz, die ihr eintragt
   *[other] { $count } Zahlen an einem Platz, die ihr eintragt
}
known-typed-why = Was auf einer Karte gedruckt ist oder auf einer Leiste steht, wird genommen, wie ihr es eintragt, solange es möglich ist.
known-covered = Was es abdeckt
known-editions = Regelhefte
known-variants = Varianten
known-questions = Fragen, die es beantwortet
known-rows = { $count ->
    [one] Eine Zeile des Wertungsblocks und die Regel dahinter
   *[other] { $count } Zeilen des Wertungsblocks und die Regeln dahinter
}
known-row-cases = { $count ->
    [0] kein Fall
    [one] ein Fall
   *[other] { $count } Fälle
}
search-more = { $count ->
    [one] Noch ein Treffer
   *[other] Noch { $count } Treffer
}
known-rules = Regeln
known-settled = { $edition }: sagt selbst, was andere offen lassen
case-open-table = Diesen Tisch öffnen
