### Die Seite eines Platzes und dessen, was zu keinem gehört: wer, wie viel bisher, wie es weitergeht.

seat-so-far = bisher { $total }
numbers-or = { OR($numbers) }
numbers-range = { $least } bis { $most }
hint-minus-points = Minuspunkte: 12 zählt als −12.
seat-change-who = Name und Zeichen
seat-onward = Weiter
seat-next = Weiter: { $name }
seat-to-table = Zum Tisch
seat-to-own = Zu meinem Platz
seat-add-up = Zusammenzählen
seat-is-over = Dieser Tisch ist abgeschlossen.
