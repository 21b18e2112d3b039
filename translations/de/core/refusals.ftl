### Was an einem Feld nicht stimmt, und was richtig wäre.

faults-more = { $count ->
    [one] Dazu kommt 1 weiterer Fehler, der hier nicht aufgeführt ist.
   *[other] Dazu kommen { $count } weitere Fehler, die hier nicht aufgeführt sind.
}
body-too-many-values = Das ist zu viel: Höchstens { $most } Werte werden gelesen.
body-too-many-fields = Das sind zu viele Felder: Höchstens { $most } werden gelesen.
body-text-too-long = Dieser Text ist zu lang: Höchstens { $longest } Zeichen werden gelesen.
number-of-each-player = Für jeden von euch fehlt noch eine Zahl; 0 heißt: nichts davon.
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
field-list-too-short = { $shortest ->
    [one] Mindestens eine Angabe ist nötig;
   *[other] Mindestens { $shortest } Angaben sind nötig;
} { $count ->
    [0] noch gibt es keine.
    [one] bisher gibt es 1.
   *[other] bisher gibt es { $count }.
}
field-list-too-long = { $longest ->
    [one] Nur eine Angabe ist möglich;
   *[other] Höchstens { $longest } Angaben sind möglich;
} es sind { $count }.
field-repeated = „{ $given }“ steht schon in der Liste.
field-no-variants = Dieses Spiel hat keine Varianten, auch nicht „{ $given }“.
field-only-one-of = Davon geht immer nur eins: { $given }.
field-no-open-point = Dieses Spiel hat keinen offenen Punkt „{ $given }“.
