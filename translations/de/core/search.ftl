### Nachschlagen in einfachen Worten.

search-title = Nachschlagen
search-label = Fragen oder nachschlagen
search-like = Fragen oder nachschlagen, zum Beispiel: { $example }
search-find = Suchen
search-blank = Schreibe, was du suchst.
search-too-long = Höchstens { $longest } Zeichen lassen sich nachschlagen.
search-found = { $count ->
    [one] Eine Stelle passt zu „{ $wanted }“.
   *[other] { $count } Stellen passen zu „{ $wanted }“, die beste zuerst.
}
search-nothing = Soweit wir sehen, sagen die Regeln von { $title } darüber nichts.
search-nothing-anywhere = Soweit wir sehen, sagen die Regeln dieser Spiele darüber nichts.
search-near = In der Nähe:
search-question = Eine Frage zum Stellen
search-open-point = Die Anleitung lässt es offen
search-asked = Die Wörter: ein Satz, ein halber Satz oder Stichwörter in irgendeiner der Sprachen.
search-call = Regeln, offene Punkte und Fragen, die zu den Wörtern passen, die besten zuerst und höchstens 20. Die Adresse einer Frage enthält jedes Feld, das die Wörter nennen. „confident“ ist false, wo nichts gut passt.
search-for-programs = Was zu ein paar Wörtern passt:
search-example = Gleichstand am Ende
