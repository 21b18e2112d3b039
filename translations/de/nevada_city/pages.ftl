### Kurz, was Punkte brachte

owned-mine = { $count ->
    [one] { $count } Mine
   *[other] { $count } Minen
  }
owned-farm = { $count ->
    [one] { $count } Farm
   *[other] { $count } Farmen
  }
owned-ranch = { $count ->
    [one] { $count } Ranch
   *[other] { $count } Ranches
  }
owned-building = { $building }
owned-contract = { $contract }
owned-goal = { $goal }

## Einmal abgetippte Karten

beside-cards = Unsere Karten
label-change-cards = Unsere Karten:
cards-about = Was ihr einmal von euren Karten abgetippt habt, wird überall wieder angeboten, wo es gebraucht wird. Bekannt ist hier nur, was an diesem Tisch eingetragen oder aus einer Datei geladen wurde.
cards-none = Noch keine.
cards-from-table = vom Tisch
cards-two-numbers = { $high } oder { $low } Punkte
cards-add = Karte eintragen oder ändern
cards-keep = Karte behalten
cards-change = Ändern
cards-change-this = { $name } ändern
cards-files = Als Datei
cards-save = Alle Karten als Datei
cards-file = Eine Datei mit Karten
cards-load = Datei laden
cards-no-file = Das ist keine Datei mit Karten. Wählt eine, die von dieser Seite stammt.

## Gezeichnete Antworten

receipt-for = Wofür
receipt-to = Geht an
receipt-total = Zusammen
receipt-claim = Der Anspruch
receipt-capitol = Das Kapitol
receipt-fee = Gebühr
receipt-salary = Lohn
receipt-points = Siegpunkte
receipt-copied = Das benutzte Feld
receipt-goods = Die Waren
receipt-repaid = Zurückgezahlte Kredite
receipt-paid = Bezahlt
receipt-net = Davon bleibt
receipt-sold = { $count ->
    [one] Ein Rohstoff für { $price } $
   *[other] { $count } Rohstoffe für je { $price } $
  }
goods-required = Nötig
goods-there = Lag schon da
goods-brought = Abgelegt
goods-instead = Unterhaltung
goods-skills = Fähigkeiten
goods-missing = Fehlt
label-at_hand = Plättchen auf deinem Homestead-Tableau
hint-at_hand = Wenn du magst: Wir sagen, was du ablegst, damit alles beisammen ist.
plan-heading = Mit deinen Plättchen und Fähigkeiten
plan-bring = Ablegen:
plan-instead = Unterhaltung steht für:
plan-nothing = Du musst nichts ablegen; die Fähigkeiten genügen.
plan-short = Dann fehlt noch:
plan-complete = Dann ist alles beisammen.
plan-fill-in = So eintragen
charts-step = Setzt die Würfel mit + und − so, wie sie auf eurem Plan liegen.
chart-bare = kein Würfel
cube-more = ein Würfel mehr
cube-less = ein Würfel weniger
bag-bare = nichts
bag-beyond = { $count ->
    [one] Ein Würfel { $cube } liegt zu viel auf den Tafeln.
   *[other] { $count } Würfel { $cube } liegen zu viel auf den Tafeln.
  }
produce-which = Welche deiner Plättchen?
shown-tokens = { $tiles } × { $cubes } = { $tokens }
shown-final-scoring = Jetzt kommt die Schlusswertung.
shown-card = Pokerkarte
shown-guns = Revolver
shown-together = Zusammen
shown-outcome = Danach
shown-wounded = verwundet
shown-unhurt = unverletzt
shown-dead = tot
goal-player = Spieler
goal-count = Hat
goal-places = Ränge
goal-levels = Teilt
goal-points = Punkte
goal-lost = { $count ->
    [one] Beim Abrunden geht ein Punkt verloren.
   *[other] Beim Abrunden gehen { $count } Punkte verloren.
  }

## Die Jahreshilfe

beside-year = Das Jahr Schritt für Schritt
label-change-now = ist
year-choose = Jahr
year-part-start = Vor dem ersten Jahr
year-part-prepare = Das Jahr vorbereiten
year-part-rounds = Während der Runden
year-part-cleanup = Aufräumen
year-part-final = Schlusswertung
year-players = { $count ->
    [one] Ihr spielt allein.
   *[other] Ihr spielt zu { $count }.
  }
year-told = Wie das Jahr zu Ende ging
year-told-about = Tragt ein, was ihr wisst; dann stimmt das Aufräumen darunter genau.
year-keep = Haken behalten
year-on-sheet = An einem gemeinsamen Tisch bleiben die Haken von euch allen beisammen.
year-on = Weiter zu { $year }
year-back = Zurück zu { $year }
year-buildings = Legt die Gebäudekarten von { $year } zu denen, die noch da sind.
year-no-building = Dieses Jahr gibt es keine neuen Gebäudekarten; die übrigen bleiben verfügbar.
year-workers-leave = Arbeiter, die niemand angestellt hat, verlassen die Stadt: Sie kommen auf den Ablagestapel.
year-turn-over-goals = Deckt die Ziele im Stapel auf.
year-charts = Legt die festen Würfel auf die Tafeln und zieht dann { $production } Würfel für die Produktion und { $market } für den Markt.
year-in-the-bag = { $count ->
    [one] Ein Würfel bleibt im Beutel.
   *[other] { $count } Würfel bleiben im Beutel.
  }
year-more-cubes = Legt weitere Würfel in den Beutel: { AND($cubes) }.
year-advanced-buildings = Die { $count } fortgeschrittenen Gebäudekarten sind im Spiel.
year-bank-claims = Nach der Ereignisphase von Runde { $round } bekommt die Bank das Gebäude mit den meisten Siegpunkten, das noch niemand beansprucht hat.
year-bank-built = Hier gilt es als gebaut; die Anleitung lässt das offen.
year-bank-unfinished = Es ist im Bau, so wie ihr es haltet.

## Was ein Ergebnis zuerst fragt

result-asks-shared = Die Ziele?
    .about = Es ist kein Ziel eingetragen. Sind eure Spielfiguren dafür schon gezogen, stimmen die Summen; sonst tragt die Ziele zuerst ein.
result-shared-counted = Schon auf der Leiste
result-enter-shared = Ziele eintragen
result-asks-tie = Zählt, was übrig ist
    .about = Wer die meisten Rohstoffe übrig hat, gewinnt (NC-61); welche zählen, bleibt offen (NC-O9).
