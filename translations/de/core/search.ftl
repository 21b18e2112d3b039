### Nachschlagen in einfachen Worten.

search-title = Nachschlagen
search-label = Fragen oder nachschlagen
search-like = Fragen oder nachschlagen, zum Beispiel: { $example }
search-find = Suchen
search-blank = Schreibe, was du suchst.
search-too-long = Höchstens { $longest } Zeichen lassen sich nachschlagen.
search-found = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
search-unsure = Wir sind nicht sicher, was du meinst. Am nächsten:
search-none = Keine Regel erwähnt das. Am nächsten:
search-which-game = Welches Spiel?
search-depends = Es kommt darauf an:
search-meant = Meinst du:
search-otherwise = Ist es bei dir anders?
search-question = Frage
search-open-point = Die Anleitung lässt es offen
search-asked = Die Wörter: ein Satz, ein halber Satz oder Stichwörter in irgendeiner der Sprachen.
search-call = Regeln, offene Punkte und Fragen, die zu den Wörtern passen, die besten zuerst und höchstens 20. Die Adresse einer Frage enthält, was die Wörter sagen. „confident“ ist false, wo nicht sicher ist, was gemeint ist; die Liste ist leer, wo keine Regel es erwähnt.
search-for-programs = Was zu ein paar Wörtern passt:
search-example = Gleichstand am Ende
