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
   *[answer] Geklärt: { $question }
 }
change-ruling_deleted = Nicht mehr aufgehoben: { $question }
