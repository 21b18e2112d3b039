### Was an einem Feld nicht stimmt, und was richtig wäre.

field-required = Diese Angabe fehlt.
field-null = Hier wird ein Wert gebraucht; lasst das Feld weg, wenn es keinen gibt.
field-unknown = So ein Feld gibt es hier nicht.
field-not-an-object = Hier wird ein Objekt mit benannten Feldern gebraucht.
field-not-whole = „{ $given }“ ist keine ganze Zahl; gebraucht wird eine von { $minimum } bis { $maximum }.
field-out-of-range = { $given } liegt außerhalb; möglich sind { $minimum } bis { $maximum }.
field-not-in-steps = { $given } kann nicht sein: Diese Punkte gibt es nur in Schritten von { $step }.
field-not-a-flag = „{ $given }“ ist weder wahr noch falsch (true, false).
field-not-text = { $given } ist kein Text.
field-text-length = Der Text braucht 1 bis { $longest } Zeichen.
field-not-a-choice = „{ $given }“ ist hier nicht bekannt; möglich: { $choices }.
field-not-a-list = „{ $given }“ ist keine Liste.
field-list-length = { $count ->
    [one] 1 Eintrag geht hier nicht; möglich sind { $shortest } bis { $longest }.
   *[other] { $count } Einträge gehen hier nicht; möglich sind { $shortest } bis { $longest }.
}
field-repeated = „{ $given }“ steht schon in der Liste.
field-no-variants = Dieses Spiel hat keine Varianten, auch nicht „{ $given }“.
field-only-one-of = Davon geht immer nur eins: { $given }.
field-no-open-point = Dieses Spiel hat keinen offenen Punkt „{ $given }“.
