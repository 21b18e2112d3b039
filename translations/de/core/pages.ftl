### Das Haus selbst: Seiten, Schnittstelle, Befehlszeile.

house = Boomtown
house-tagline = Zählen, klären, drucken
house-about = Ein Helfer zum Zählen und Klären für Wildwest-Spiele auf dem echten Tisch: Ihr sagt, was da liegt, und Boomtown sagt, was erlaubt ist und warum, und zählt die Punkte Zeile für Zeile.
language-en = English
language-de = Deutsch
skip-to-content = Zum Inhalt
footer-own-work = Regeln in eigenen Worten, keine Bilder und keine Texte der Verlage. Freie Software unter der MIT-Lizenz.

home-programs = Für Programme

api-title = Die Schnittstelle ausprobieren
api-about = Wählt einen Aufruf, ändert seinen Inhalt, sendet ihn. Ihr bekommt dieselbe Antwort wie ein Programm.
api-call = Aufruf
api-choose = Beispiel dazu zeigen
api-body = Inhalt (JSON)
api-send = Senden
api-answer = Antwort
api-refused = Abgelehnt
api-status = Status { $status }
api-description = Die ganze Beschreibung (OpenAPI 3)
api-lists = Listen:

problem-heading = Das ging nicht
problem-home = Zum Anfang
problem-back = Zurück zur Seite
problem-title = Zu { $title }
problem-page = Das konnte Boomtown nicht. Geht zurück und versucht es noch einmal.
problem-404 = Hier ist nichts. Vielleicht ist die Adresse vertippt.
problem-404-title = Ein Spiel „{ $slug }“ gibt es nicht. Bekannt: { $known }.
problem-404-question = Zu { $title } gibt es keine Frage „{ $question }“. Bekannt: { $known }.
problem-405 = Diese Adresse nimmt { $method } nicht an.
problem-400 = Der Inhalt ist kein lesbares JSON.
problem-413 = Der Inhalt ist zu groß; höchstens 256 KiB gehen.
problem-too-long = Daran stimmt mehr nicht, als sich aufzählen lässt. Schickt weniger auf einmal oder berichtigt, was ihr seht.
problem-415 = Der Inhalt muss als application/json gesendet werden.
problem-422 = So kann kein Tisch aussehen. Was nicht stimmt, steht beim jeweiligen Feld.
problem-403 = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
problem-500 = Bei uns ist etwas schiefgegangen. Es ist vermerkt; an eurer Eingabe lag es nicht.
problem-other = Die Anfrage konnte nicht beantwortet werden ({ $status }).

command-total = Summe
command-rank = Rang
command-winner = Es gewinnt: { $names }
command-depends = Hängt ab von { $point } (gelesen als { $reading })
command-depends-open = Offen: { $point }
command-otherwise = mit { $reading }: { $outcome }
command-together = Nur zusammen, mit { $readings }: { $outcome }
command-needs = mit { $reading }: lässt sich sagen, sobald dies bekannt ist: { $needs }
command-warning = Hinweis bei { $at }: { $says }
command-remedy = Was helfen würde: { $says }
verdict-yes = JA
verdict-no = NEIN
verdict-open = DIE ANLEITUNG SAGT ES NICHT
verdict-answer = ANTWORT
