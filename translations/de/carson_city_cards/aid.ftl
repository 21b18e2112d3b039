### Die Spielhilfe des Kartenspiels: Überschriften und was zwischen den Regeln steht.

aid-round = Die Runde
aid-show = Karten auslegen
aid-bid = Bieten
aid-take = Karten nehmen
aid-skull = Totenkopf
aid-before-bids = Jetzt die Personen, die vor dem Bieten wirken
aid-after-reveal = Jetzt die Personen, die nach dem Aufdecken wirken

aid-virtual = Virtuelle Spieler
aid-score = Wertung
aid-range = { $lowest }–{ $highest }

aid-building = Bauen
aid-size = Höchstens { $side } × { $side } Parzellen; mit { FORM($captain, "dem") } { $side } × { $longer }
aid-lies-there = Hierauf …
aid-may-cover = … darf
aid-protected = mit Gefängnis oder Sheriff
aid-unprotected = ohne beides
aid-many = Berg, jedes andere Gebäude
aid-cover-anything = alles
aid-cover-all-but-outlaws = alles außer Outlaws
aid-cover-same = nur das gleiche Bild
aid-cover-nothing = nichts

aid-era = Von Epoche I zu Epoche II
aid-end = Das Ende

aid-pictures = Punkte und Parzellen
aid-beside = daneben, je
aid-anywhere = in der Stadt, je
aid-any-building = Gebäude
aid-itself = selbst
aid-eras = in Epoche
aid-in-both = zusammen { $count }
aid-no-houses = Gebäude: alle außer Wohnhaus und Stadthaus.
aid-one-or-the-other = Wohnhaus, Berg: Die ersten Zahlen gelten für eines, die zweiten für das andere.

aid-use = Personen einsetzen
aid-only-points = Punkte am Ende

aid-editions = Wo die Ausgaben sich unterscheiden
aid-left-open = Von der Anleitung offen gelassen
aid-left-open-read = gilt so, solange ihr nichts anderes ausmacht
