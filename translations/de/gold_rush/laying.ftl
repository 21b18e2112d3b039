### Die Karte als Seite: Karten legen, Figuren darauf stellen, was es bringt.

laying-whose-turn = Wer am Zug ist; tippe ein anderes Zeichen an, um das zu ändern
laying-turn-of = { $name }, { $points } auf der Leiste
laying-how-it-counts = Was es zählt
laying-away = Noch nicht gesendet; geht hinaus, sobald wieder Netz da ist.
laying-not-there = Dort kann sie nicht mehr liegen. Deine Karte ist noch in der Hand.
laying-taken = { $name } hat dort inzwischen eine Karte gelegt. Welche von beiden bleibt?
laying-clash = Zwei Karten für einen Platz
laying-theirs = Von { $name } gelegt
laying-mine = Deine
laying-clash-hint = Die andere hast du dann in der Hand: Lege sie anderswohin oder leg sie weg.
laying-clash-closed = Deine passt dort nicht mehr; du behältst sie in der Hand.
laying-keep-theirs = Jene behalten
laying-keep-mine = Meine behalten
laying-not-back = Inzwischen hat jemand eine Karte gelegt. Sieh noch einmal hin, bevor du etwas zurücknimmst.
laying-nobody-there = Dort kann niemand stehen.
laying-one-cowboy = Ihr Cowboy ist gerade heimgekehrt; mit einer Karte kommt nur einer.
laying-not-sound = Etwas an dieser Landschaft kann nicht sein:
laying-other-ways = Als Text oder in Zahlen
laying-empty = Hier liegt noch keine Karte. Stelle die Startkarte zusammen.
laying-palette = Karten von vorhin; noch { $left } zu legen
laying-start-tile = Die Startkarte
laying-newest = { $name } hat gelegt
laying-older-tile = Eine frühere Karte
laying-stands-cowboy = Cowboy von { $name }
laying-stands-farmer = Farmer von { $name }
laying-stands-tent = Zelt von { $name }
laying-home-again = wieder daheim
laying-take-off = Die Figur von { $name } wegnehmen
laying-tap-a-place = Ein Cowboy oder Zelt? Tippe an, wohin.
laying-older = Cowboys kommen nur auf die neueste Karte. Halte hier fest, wer schon steht, oder ein Zelt.
laying-to-newest = Zur neuesten Karte
laying-turn = Drehen
laying-next-tile = Nächste Karte
laying-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
laying-next = Als Nächstes { $name }, noch { $count }
laying-laid-next = { $name } hat gelegt, danach { $then }, noch { $count }
laying-waiting = Fertig und noch nicht gewertet
laying-score = Werten
laying-score-them = Werten, was fertig ist; die Cowboys kehren heim
laying-then = { $name }, noch { $count }
land-put-token = Plättchen
land-no-token = Kein Plättchen
laying-tokens-left = und die Plättchen, die dort noch liegen
palette-copies = { $count ->
    [0] Wie viele es gibt, ist nicht gesagt
   *[other] { $count } in der Schachtel
}
palette-more = Eine mehr davon in der Schachtel
palette-fewer = Eine weniger davon in der Schachtel
palette-holds = { $count } von 72 sind gezählt; beim Legen seht ihr, wie viele von jeder noch kommen.
label-change-tile_counts = Wie viele einer Karte die Schachtel hat
laying-tap-a-cell = { $name }: Tippe an, wohin sie kommt.
laying-change = Ändern
laying-put-away = Weglegen
laying-lay-first = Legen
laying-lays = { $name } legt
laying-just-ends = Die Eisenbahn im { AND($edges) } hört hier einfach auf. Falls nicht:
laying-signs = Zeichen auf der Karte
laying-sign-nuggets = Nuggets
laying-sign-locomotives = Lokomotiven
laying-sign-tipis = Tipilager
laying-sign-horses = Wildpferde
laying-complete = { $what } fertig: { $points } für { AND($names) } ({ $size })
laying-complete-nobody = { $what } fertig ({ $size }), niemand steht darauf
laying-railroads = { $count ->
    [one] 1 Eisenbahn
   *[other] { $count } Eisenbahnen
}
whole-railroad = Eisenbahn
whole-mountain = Berg
whole-city = Stadt
laying-feature = { $kind } { $region }
laying-feature-of = { $kind } von { AND($names) } { $region }
laying-feature-apart = { $name } ({ $place })

label-change-starter = Wer begonnen hat, nach dem Platz am Tisch

region-n = im Norden
region-ne = im Nordosten
region-e = im Osten
region-se = im Südosten
region-s = im Süden
region-sw = im Südwesten
region-w = im Westen
region-nw = im Nordwesten
region-mid = in der Mitte
