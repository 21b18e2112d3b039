### Was ein Tisch geklärt hat und aufhebt.

sheet-too-many-rulings = Dieser Tisch hebt schon { $most } Antworten auf. Nehmt eine weg, dann passt eine neue hinein.
sheet-rulings-too-large = Für die Antworten dieses Tisches ist kein Platz mehr. Nehmt eine weg, dann passt eine neue hinein.
ruling-face-down = Darin steht etwas, das verdeckt liegt. Aufheben lässt es sich, sobald es aufgedeckt ist.
ruling-none = Eine solche Antwort hebt der Tisch nicht auf.
ruling-not-yours = Wegnehmen kannst du nur deine eigenen Antworten; der Gastgeber kann es bei allen.

change-ruling_kept = { $verdict ->
    [yes] Geklärt: { $question } Ja.
    [no] Geklärt: { $question } Nein.
    [open] Geklärt: { $question } Die Anleitung sagt es nicht.
   *[other] Geklärt: { $question }
 }
change-ruling_kept_twice = Auch auf einem anderen Handy geklärt, und gleich: { $question }
change-ruling_deleted = Nicht mehr aufgehoben: { $question }

## Auf Seiten

ruling-keep = Am Tisch aufheben
ruling-kept-here = An eurem Tisch aufgehoben.
ruling-kept-otherwise = Boomtown { $version } hat anders geantwortet, und so steht es an eurem Tisch.
ruling-to-table = Zum Tisch von { AND($names) }
ruling-remove = Wegnehmen
ruling-read-so = So gelesen: { $reading }
rulings-settled = { $count ->
    [one] Eine Frage habt ihr geklärt
   *[other] { $count } Fragen habt ihr geklärt
 }
rulings-you-settled = Das habt ihr geklärt
ruling-table-reads-so = Unser Tisch liest es so
ruling-ask-host = Damit euer Tisch eine davon festlegt, fragt den Gastgeber.
