### Was nur der fertige Zettel auf Papier sagt.

keepsake-face-down = Etwas liegt noch verdeckt und steckt in keiner Summe. Wer gewonnen hat, zeigt sich, sobald der Gastgeber aufdeckt.
keepsake-unused = Ohne Punkte oder nicht eingetragen: { $rows }.
