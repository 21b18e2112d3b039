### Der Weg hinein: der Kopf jeder Seite, der Anfang, ein Titel, wer spielt.

menu = Menü
menu-home = Alle Spiele

home-continue = Weiter
home-new = Neuer Tisch
home-players = { $fewest }–{ $most } Spieler
home-print = Blöcke und Spielhilfen drucken

my-tables-title = Meine Tische
my-tables-about = Tische, die mehrere Handys ausfüllen, und solche, die nur dieses Handy kennt. Wird hier einer vergessen, fehlt er nur auf diesem Handy.
my-tables-all = Alle meine Tische ({ $count }) ›
my-tables-none = Noch kein Tisch.
my-tables-forget = Vergessen
my-tables-blank = noch nichts gezählt
my-tables-leads = { $count ->
    [one] { AND($names) } führt mit { $points }
   *[other] { AND($names) } führen mit { $points }
}
my-tables-won = { $count ->
    [one] { AND($names) } hat mit { $points } gewonnen
   *[other] { AND($names) } haben mit { $points } gemeinsam gewonnen
}

title-all-questions = Alle { $count } Fragen
title-rules = Die Regeln nach Kapiteln ›
title-open-points = Was die Anleitung offen lässt ({ $count }) ›
title-print = Drucken:
house-rules-default = Hausregeln: wie wir es lesen ›

who-how-many = Spieler
who-fewer = Ein Spieler weniger
who-more = Ein Spieler mehr
who-add = noch ein Name
who-up = { $name }: nach oben
who-out = { $name }: herausnehmen
who-recent = Zuletzt:
who-forget = Namen vergessen
who-no-variants = Keine Varianten
who-start = Los, jeder mit Handy
who-start-here = Nur dieses Handy
