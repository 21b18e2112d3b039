### Die Papiere von Goldrausch: Überschriften und was zwischen den Regeln steht.

## Der Wertungsblock

pad-running = Während des Spiels
pad-open = Was noch zu werten ist:
pad-open-about = Art einkreisen; wie viele Karten, Nuggets, fertige Eisenbahnen oder Lager und Herden, dann die Cowboys von jedem
    .no_farmers = Art einkreisen; wie viele Karten, Nuggets oder fertige Eisenbahnen, dann die Cowboys von jedem
pad-many = wie viele
pad-tokens = Schürfplättchen

## Die Spielhilfe

aid-setup = Aufbau
aid-turn = Dein Zug
aid-lay = Karte legen
aid-then-one = Handeln
aid-cowboy = Cowboy
aid-tent = Zelt
aid-mine = Schürfen
aid-score = Fertiges werten
aid-features = Was Punkte bringt
aid-complete-when = fertig, wenn
aid-when-completed = bringt fertig
aid-at-the-end = unfertig, am Ende
aid-who = wer
aid-never = nie
aid-locomotives = Lokomotiven
aid-or-more = { $count } und mehr
aid-per-tile = { $points ->
    [one] 1 je Karte
   *[other] { $points } je Karte
}
aid-final = Die Schlusswertung
aid-in-the-box = Zeichen und Plättchen
aid-wrong = Oft falsch gemacht
aid-wrong-tent = Dein eines Zelt zieht nur um; ein zweites gibt es nicht.
aid-wrong-junction = Eine Weiche beendet eine Eisenbahn, ein Berg ebenso, fertig oder nicht.
aid-wrong-doubling = Eine unfertige Eisenbahn zählt nie doppelt.
aid-wrong-tokens = Schürfplättchen, die am Ende noch liegen, sind verloren.
aid-points = Von der Anleitung offen gelassen

aid-turn-of = dein Zug
aid-turns-each = Züge je Spieler, der Reihe nach
aid-2a = 2a Cowboy
aid-2b = 2b Zelt
aid-2c = 2c Schürfen
aid-who-scores = Wer die Punkte bekommt
aid-examples = Eisenbahnen und anderes, ausgezählt
aid-example-railroad-1 = fertig, eine Lokomotive: { $count } Karten × { $each }
aid-example-railroad-2 = fertig, zwei Lokomotiven: { $count } Karten × { $each }
aid-example-mountain = unfertig: { $count } Nuggets × { $each }
aid-example-prairie = { $count } Lager × { $tipis } + Herde { $horses }

## Die offenen Punkte

aid-GR-O1 = Eisenbahn zweimal über eine Karte
    .tiles_once = die Karte zählt einmal
    .per_piece = jedes Gleis zählt
aid-GR-O2 = Umschlossene Lücke im Berg
    .open_sides = hält ihn nicht offen
    .enclosed_gaps = hält ihn unfertig
aid-GR-O3 = Letzte Karte passt nirgends
    .game_ends = das Spiel endet
    .still_acts = Zelt oder Schürfen noch erlaubt
aid-GR-O4 = Zu wenige Schürfplättchen im Vorrat
    .as_many_as_left = nur diese kommen
    .substitute = nehmt etwas anderes
aid-GR-O5 = Fertiger Berg ohne Cowboy
    .nobody = seine Schürfplättchen bleiben
    .back_to_supply = seine Schürfplättchen gehen zurück
aid-GR-O6 = Zwei Stapel werden einer
    .shuffled = mischen
    .either_on_top = einer obendrauf
aid-GR-O7 = Figur ab 100 Punkten
    .stays_flat = liegt flach
    .stands_up = steht auf geraden Umläufen
