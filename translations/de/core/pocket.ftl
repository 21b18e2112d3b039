### Boomtown auf einem Handy, ohne Server und ohne Netz.

pocket-title = Boomtown mitnehmen
pocket-about = Wertungen, Regeln und Antworten für alle vier Spiele, auf diesem Handy, ohne Netz: in der Hütte, im Zug, wo immer ihr spielt.
pocket-all-of-it = Dort geht alles: werten, gemeinsame Tische auf diesem Handy mit allen Änderungen, Fragen, Regeln nachschlagen, Ergebnisse.
pocket-stays-here = Was du eintippst, bleibt auf diesem Handy und sonst nirgends.
pocket-not = PDFs brauchen weiterhin ein Boomtown mit Netz; jede Seite druckt dein Browser selbst.
pocket-take = Mitnehmen ({ $size } MB)
pocket-open = Öffnen
pocket-fetching = Alles wird geholt; das geschieht nur einmal.
pocket-here = Es ist auf diesem Handy. Du kannst jetzt offline gehen.
pocket-failed = Es ist nicht ganz angekommen. Schau, ob du online bist, und versuch es noch einmal.
pocket-unable = Dieser Browser ist dafür zu alt oder behält in einem privaten Fenster nichts. Ein neuerer kann es mitnehmen.
pocket-needs-scripts = Zum Mitnehmen braucht Boomtown Skripte, denn das ganze Programm läuft dann in deinem Browser. Hier geht alles ohne sie.
pocket-not-made = Dieses Boomtown hat noch nichts zum Mitnehmen. Wer es betreibt, macht es mit: ./boomtown pocket
pocket-not-secure = Browser nehmen ein Programm nur von einer https-Adresse mit oder von dem Rechner, auf dem es läuft. Diese Adresse beginnt mit http: Fragt den, der dieses Boomtown betreibt, nach einer https-Adresse, oder öffnet es auf dem Rechner selbst unter localhost.
pocket-languages = Sprachen
pocket-no-press = PDFs brauchen ein Boomtown mit Netz. Die Seite druckt dein Browser selbst.
pocket-print-here = Seite drucken

## In der Tasche

pocket-here-title = Boomtown auf diesem Handy
pocket-everything = Alles in einer Datei
pocket-everything-about = Für ein anderes Handy oder zum Aufheben: alle Tische mit ihren Änderungen und was dieses Handy sich merkt.
pocket-everything-take = Alles mitnehmen
pocket-back = Eine Datei zurückholen
pocket-back-about = Was in der Datei steht, tritt an die Stelle von allem, was jetzt auf diesem Handy ist.
pocket-back-file = Eine Datei, die ein Handy gegeben hat
pocket-back-now = Zurückholen
pocket-is-back = Alles aus der Datei ist da.
pocket-not-everything = Diese Datei hat kein Boomtown auf einem Handy gegeben, oder ein neueres. Nichts wurde geändert.
