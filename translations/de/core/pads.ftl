### Die Wertungsblöcke.

pads-order = Zeile für Zeile zählen, von oben nach unten.
pads-name-of = Name von Person { $number }
pads-fillable = Am Bildschirm ausfüllbar
pads-fillable-hint = Namen und Zahlen sind im PDF dann Felder.
pads-edition-by-language = Die in der Sprache des Papiers
