### Was die Spielhilfen aller Titel sagen.

aid-margin = Die Nummer neben einer Regel ist ihre Nummer in Boomtown: { $number } ist { $clause }.
aid-bold = fett: eure Wahl
aid-carried = { $heading } (Fortsetzung)
aid-how = Was Punkte bringt
print-scoring = So wird gezählt
print-scoring-about = Eine halbe Seite für Neulinge: jede Zeile des Wertungsblocks mit ihrer Regel, und kleine Beispiele ausgezählt.
