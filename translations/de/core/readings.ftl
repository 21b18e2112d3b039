### Hausregeln: die offenen Punkte mit ihren Lesarten, und was eine andere Lesart ändern würde.

readings-about = { $count ->
    [one] An einer Stelle schweigt die Anleitung, oder die Ausgaben sind sich nicht einig.
   *[other] An { $count } Stellen schweigt die Anleitung, oder die Ausgaben sind sich nicht einig.
} Tippt eine an, um sie anders zu lesen.
readings-as-we-read = Hausregeln: wie wir es lesen
readings-of-your-own = { $count ->
    [one] Hausregeln: eine eigene
   *[other] Hausregeln: { $count } eigene
}
readings-unless-chosen = so lesen wir es, wenn ihr nichts wählt
readings-ours = so liest es euer Tisch
readings-by-edition = { $edition }: so steht es da
readings-agreed = Wie in der ersten Zeile, und ausgemacht: Dann antworten auch die Fragen so.
readings-in-score = Woran Punkte hängen können
readings-in-play = Worauf es im Spiel ankommen kann
readings-others = { $count ->
    [one] Eine weitere Stelle, auf die es hier nicht ankommt
   *[other] { $count } weitere Stellen, auf die es hier nicht ankommt
}
readings-only-players = Nur mit { AND($players) } Spielern.
readings-only-with = Nur mit der Variante { AND($variants) }.
readings-not-with = Nicht mit der Variante { AND($variants) }.
readings-moves-table = ändert diesen Tisch
readings-move = { $name } { $before } → { $after }
readings-nothing-else = sonst ändert sich nichts
readings-winner-then = dann gewinnt: { AND($names) }
readings-move-nothing = ändert an diesem Tisch nichts
readings-changed = geändert
readings-any-number = Egal wie viele
readings-players = Spieler
readings-for-any = egal wie viele spielen
readings-for-players = { $count } Spieler
readings-no-variants = ohne Varianten
readings-show = Zeigen, worauf es ankommt
readings-play = So spielen wir
readings-as-link = Als Link
setup-no-variants = Ohne Varianten

clause-more-cases = { $count ->
    [one] Ein weiteres Beispiel
   *[other] { $count } weitere Beispiele
}
case-more = Was noch dazugehört
