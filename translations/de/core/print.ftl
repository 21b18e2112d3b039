### Papers, and the page where they are chosen.

print-scorepad = Wertungsblock
print-aid = Spielhilfe
print-tent = Scannen und mitmachen
print-scan-this = Diesen Block scannen und am Handy auswerten
print-scan-to-join = Scannen und mitmachen
print-no-house-rules = Keine Hausregeln.

## What is not printed

print-no-press = Auf diesem Rechner kann nichts gedruckt werden: WeasyPrint oder Pango fehlt. Alles andere geht; den Grund sagt das Protokoll dem, der Boomtown betreibt.
print-busy = Gerade druckt jemand anderes. Versucht es in ein paar Sekunden noch einmal.
print-too-much = Das ist zu viel auf einmal. Bestellt weniger Kopien.

## The page where papers are chosen

nav-print = Drucken
print-kinds = Was gedruckt wird
print-scorepad-about = Eine Spalte je Person, eine Zeile je Wertung; darunter oder auf einer zweiten Seite Platz für das, was gezählt wird.
print-aid-about = Die Regeln in Kürze, gelesen wie an eurem Tisch; eine ganze Seite oder ein Blatt, zur Karte gefaltet.
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
paper-a5 = A5
paper-pocket = Faltkarte (A5)
print-language = Sprache
print-per-page = Auf einer Seite
per-page-1 = Ein Block
per-page-2 = Zwei Blöcke
per-page-3 = Drei Blöcke
per-page-4 = Bis zu vier Blöcke
per-page-fewer = { $count } Blöcke passen hier nicht: Ihre Zeilen wären zu niedrig zum Schreiben.
print-players = Spieler
print-copies = Seiten
print-names = Namen
print-names-hint = Mit Kommas dazwischen; leer lassen, um sie von Hand einzutragen.
print-pdf = Drucken (PDF)
print-preview = Vorschau
print-with-codes = Jeder Block mit Code
print-keepsake = Der fertige Bogen
print-tent-button = Tischaufsteller: scannen und mitmachen

## Spielhilfen aller Titel

aid-title = Spielhilfe
aid-tie = Gleichstand
aid-chosen = (eure Wahl)
aid-settled = (so die Anleitung)
aid-silent = (die Anleitung sagt dazu nichts)
aid-dollars = { $amount } $
