### Gründe, Erklärungen und Ablehnungen des Kartenspiels.

## Eine Karte legen

would-be-too-large = Die Stadt wäre { $columns } Parzellen breit und { $rows } hoch; höchstens { $side } × { $side } sind erlaubt.
would-be-too-large-for-captain = Die Stadt wäre { $columns } Parzellen breit und { $rows } hoch; mit dem Hauptmann sind höchstens { $side } × { $longer } erlaubt, gleich in welcher Richtung.
not-joined = Auf { $at } würde die Karte die Stadt nicht berühren.
only-a-corner = Auf { $at } würde die Karte die Stadt nur an einer Ecke berühren; es muss eine Seite sein.
may-not-cover = Mit { FORM($over, "dem") } darf man { FORM($under, "den") } auf { $at } nicht überdecken.
outlaws-unprotected = Ohne Sheriff und ohne Gefängnis in der Stadt dürfen die Outlaws auf { $at } nicht überdeckt werden.
outlaws-on-outlaws = Mit Outlaws dürfen die Outlaws auf { $at } nie überdeckt werden, auch nicht mit Gefängnis oder Sheriff.
first-card-anywhere = Die erste Karte darf überall liegen.
joined-by-a-side = Auf { $at } hat die Karte mindestens eine Seite mit der Stadt gemeinsam.
lies-on-the-city = Auf { $at } liegt die Karte ganz auf der Stadt.
covers-outlaws-protected = { $count ->
    [one] Mit Gefängnis oder Sheriff zählt die überdeckte Parzelle mit Outlaws als leere Parzelle.
   *[other] Mit Gefängnis oder Sheriff zählen die { $count } überdeckten Parzellen mit Outlaws als leere Parzellen.
}
covers-what-it-may = { $count ->
    [one] Die Karte überdeckt eine Parzelle, die überdeckt werden darf.
   *[other] Die Karte überdeckt { $count } Parzellen, die alle überdeckt werden dürfen.
}
remedy-character = Mit { FORM($character, "dem") } wäre es erlaubt.
remedy-other-spot = Auf { $at } wäre diese Karte erlaubt.
remedy-protection = Ein Gefängnis, das schon in der Stadt steht, oder der Sheriff.
remedy-cards-left = Noch zu spielen: { $cards }.
remedy-virtual-players = { $most ->
    [0] Gar kein virtueller Spieler.
   *[other] { $fewest } bis { $most } virtuelle Spieler.
}
remedy-moment = Dieser Zeitpunkt: { $moment }.
remedy-source = Vom Stapel der Personen oder von denen, die entfernt oder von niemandem genommen wurden.
remedy-without-card = Ohne Karte { $number } dürfen die anderen verkauft werden.
legal-spots = { $count ->
    [0] Es gibt keinen erlaubten Platz.
    [one] Es gibt einen erlaubten Platz.
   *[other] Es gibt { $count } erlaubte Plätze.
}

## Was auf was darf

cover-CCC-29 = Mit { FORM($over, "dem") } darf man { FORM($under, "den") } nicht überdecken: Überdeckt werden dürfen nur leere Parzellen, Gebäude und Berge mit ihresgleichen und ein Wohnhaus mit einem Stadthaus.
cover-CCC-32 = Ohne Sheriff und ohne Gefängnis in der Stadt dürfen Outlaws nicht überdeckt werden.
cover-CCC-33 = Mit Outlaws dürfen Outlaws nie überdeckt werden, auch nicht mit Gefängnis oder Sheriff.
covers-empty = Eine leere Parzelle darf mit allem überdeckt werden.
covers-outlaws = Wer geschützt ist, darf Outlaws überdecken.
covers-house = Auf Wohnhäusern dürfen { FORM($over, "viele") } liegen.
covers-its-own-kind = Gleiches darf auf Gleiches: { $over } auf { $over }.

## Verkaufen

no-auctioneer = Geländekarten verkauft nur der Auktionator, und der ist nicht unter den Personen.
sold-too-many = Zusammen würden { $count } Karten verkauft; höchstens { $most } sind erlaubt.
card-overlaps = Karte { $number } auf { $at } liegt über oder unter Karte { $other }.
sale-splits-city = Der Rest der Stadt würde in { $count } Teile zerfallen.
sold-for = { $count ->
    [one] 1 Karte, jetzt verkauft
   *[other] { $count } Karten, jetzt verkauft, je 7 Punkte
}
auctioneer-only-in-turn = Hier gilt: Der Auktionator verkauft nur, wenn ihr die Karten nehmt und sein Besitzer an der Reihe ist.

## Was sich ändert

points-change = { $what } { $count ->
    [one] { $change } Punkt.
   *[other] { $change } Punkte.
}
points-change-because = { $what } { $count ->
    [one] { $change } Punkt: { $why }.
   *[other] { $change } Punkte: { $why }.
}
points-because = { $count ->
    [one] { $change } Punkt: { $why }.
   *[other] { $change } Punkte: { $why }.
}

## Runden und Auktionskarten

card-played-already = Die { $card } wurde in dieser Epoche schon gespielt.
card-in-hand = Sie gehört zu den Karten dieser Epoche und wurde noch nicht gespielt.
card-not-in-hand = Auf der Hand habt ihr die Auktionskarten 1 bis 9; die { $card } gehört nicht dazu.
card-not-in-deck = In diesem Stapel gibt es keine { $card }.
highest-value-first = { $name } hat mit { $value } den höchsten Wert und nimmt zuerst.
bid-raised = { $name }: Auktionskarte { $card }, mit Personen { $value }.
tie-broken = Gleichstand bei { $value }: { $names }, in der Reihenfolge ihrer Farben auf der Rückseite.
lawyer-has-no-turn = In dieser Runde nicht an der Reihe: { $names }. Mit dem Rechtsanwalt wurde schon eine Karte genommen, bevor die Auktionskarten gewählt wurden.
takes-highest-appeal = { $turn ->
    [1] Den höchsten Reizwert, { $appeal }, hat die Karte auf Platz { $position }
   *[other] Von den übrigen Karten hat die auf Platz { $position } den höchsten Reizwert, { $appeal }
}{ $equals ->
    [1] .
   *[other] ; von { $equals } mit diesem Reizwert liegt sie den Zugstapeln am nächsten.
}
extra-lies-far = Angenommen ist: Die zusätzliche Geländekarte liegt am weitesten von den Zugstapeln entfernt (CCC-O15).
extra-lies-near = Angenommen ist: Die zusätzliche Geländekarte liegt direkt neben den Zugstapeln (CCC-O15).
skulls-put-under = { $count ->
    [0] Oben liegt kein Totenkopf: Die gerade gezogene Person bleibt.
    [one] Der Totenkopf, der oben liegt, schickt die gezogene Person unter den Stapel.
   *[other] { $count } Totenköpfe nacheinander schicken ebenso viele gezogene Personen unter den Stapel.
}
seats-in-all = { $count } Spieler insgesamt, virtuelle mitgezählt.
terrain-cards-shown = { $count } Geländekarten liegen aus.
cards-removed = { $count ->
    [0] In keiner Runde bleibt eine Karte übrig.
    [one] In jeder Runde bleibt eine Karte übrig und kommt aus dem Spiel.
   *[other] In jeder Runde bleiben { $count } Karten übrig und kommen aus dem Spiel.
}
not-four-to-six = { $count ->
    [one] Ein Spieler allein geht nicht; möglich sind { $fewest } bis { $most }, virtuelle mitgezählt.
   *[other] { $count } Spieler gehen nicht; möglich sind { $fewest } bis { $most }, virtuelle mitgezählt.
}
lawyer-takes-early = Wer den Rechtsanwalt einsetzt, nimmt eine Karte, bevor die Auktionskarten gewählt werden, und kommt dann nicht an die Reihe.
lawyer-and-worker = Die Zahlen gelten, wenn verschiedene Spieler den Rechtsanwalt und den Tagelöhner einsetzen. Was jemand mit beiden nehmen würde, sagt keine Anleitung.
governor-shows-and-takes = Der Gouverneur bringt eine Geländekarte mehr in die Auslage; wer ihn einsetzt, nimmt eine Karte, bevor die Auktionskarten gewählt werden.
worker-shows-and-takes-two = Der Tagelöhner bringt eine Geländekarte mehr in die Auslage; wer ihn einsetzt, nimmt in seinem Zug zwei Karten.
usable-in-this-order = Jetzt, in dieser Reihenfolge: { $characters }.
acts-before_bids = { $character }: nur einsetzbar, bevor die Auktionskarten gewählt werden.
acts-after_reveal = { $character }: nur einsetzbar, wenn die Auktionskarten aufgedeckt sind und noch niemand eine Karte genommen hat.
not-used-in-play = { $character }: kein gebogener Pfeil, also im Spiel nichts einzusetzen.
used-in-era = { $character }: in dieser Epoche schon eingesetzt.
used-in-game = { $character }: schon eingesetzt, und das geht nur ein Mal im Spiel.
auctioneer-any-time = Hier gilt: Der Auktionator darf jederzeit verkaufen.
auctioneer-in-turn = Ist sein Besitzer an der Reihe, darf der Auktionator verkaufen.
nobody-usable = Es ist keine Person genannt, also darf jetzt keine eingesetzt werden.
paperboy-not-while-before_bids = Der Zeitungsjunge wählt nicht zu diesem Zeitpunkt.
paperboy-not-while-after_reveal = Der Zeitungsjunge wählt nicht zu diesem Zeitpunkt.
paperboy-not-while-taking = Hier gilt: Der Zeitungsjunge wählt am Ende des Spiels.
paperboy-not-while-game_end = Hier gilt: Der Zeitungsjunge wählt sofort, wenn er genommen wird.
paperboy-may-choose = Wem der Zeitungsjunge gehört, der darf eine Person wählen: unter denen, die aus dem Spiel sind, oder vom Stapel.
paperboy-not-from-players = Der Zeitungsjunge bekommt nie eine Person, die schon jemandem gehört.
paperboy-only-at-end = Hier gilt: Der Zeitungsjunge wählt erst am Ende des Spiels.
paperboy-only-at-once = Hier gilt: Der Zeitungsjunge wählt sofort, wenn er genommen wird.

## Wie eine Zahl zustande kommt

why-ranch = { $count ->
    [one] 1 leere Parzelle neben der Ranch auf { $at }
   *[other] { $count } leere Parzellen neben der Ranch auf { $at }
}
why-ranch-with-outlaws = { $count ->
    [one] 1 Parzelle mit Outlaws, als leer gezählt, neben der Ranch auf { $at }
   *[other] { $count } leere Parzellen, Outlaws mitgezählt, neben der Ranch auf { $at }
}
why-mine = { $count ->
    [one] 1 Berg neben der Mine auf { $at }, 2 Punkte
   *[other] { $count } Berge neben der Mine auf { $at }, je 2 Punkte
}
why-houses = { $count ->
    [one] 1 Wohnhaus neben { FORM($building, "dem") } auf { $at }
   *[other] { $count } Wohnhäuser neben { FORM($building, "dem") } auf { $at } (Stadthaus und Hotel zählen als zwei)
}
why-saloon = { $count ->
    [one] 1 Wohnhaus neben dem Saloon auf { $at }, 2 Punkte
   *[other] { $count } Wohnhäuser neben dem Saloon auf { $at }, je 2 Punkte (Stadthaus und Hotel zählen als zwei)
}
why-per-ranch = { $count ->
    [one] 1 Ranch in der Stadt, für { FORM($building, "den") } auf { $at }
   *[other] { $count } Ranches in der Stadt, für { FORM($building, "den") } auf { $at }
}
why-per-mine = { $count ->
    [one] 1 Mine in der Stadt, für { FORM($building, "den") } auf { $at }
   *[other] { $count } Minen in der Stadt, für { FORM($building, "den") } auf { $at }
}
why-per-house = { $count ->
    [one] 1 Wohnhaus in der Stadt, für { FORM($building, "den") } auf { $at }
   *[other] { $count } Wohnhäuser in der Stadt, für { FORM($building, "den") } auf { $at } (Stadthaus und Hotel zählen als zwei)
}
why-hotel = Das Hotel auf { $at }
why-city-hall = { $count ->
    [one] 1 Gebäude, das weder Wohnhaus noch Stadthaus ist, für das Rathaus auf { $at }
   *[other] { $count } Gebäude, die weder Wohnhaus noch Stadthaus sind, für das Rathaus auf { $at }
}
why-city-hall-without-hotels = { $count ->
    [one] 1 Gebäude, das weder Wohnhaus noch Stadthaus noch Hotel ist, für das Rathaus auf { $at }
   *[other] { $count } Gebäude, die weder Wohnhaus noch Stadthaus noch Hotel sind, für das Rathaus auf { $at }
}
why-outlaws = { $count ->
    [one] Die Outlaws auf { $at }
   *[other] { $count } Parzellen mit Outlaws, die sich berühren, ab { $at }
}
why-outlaws-prison = Die Outlaws auf { $at } kosten nichts, denn es gibt ein Gefängnis
why-outlaws-sheriff = Die Outlaws auf { $at } kosten nichts, denn der Sheriff ist da
why-typed = Selbst gezählt
why-appeal-card = Reizwert von Karte { $number }
why-appeal-sum = Reizwerte aller Karten zusammen
no-points-of-its-own = Für { FORM($picture, "den") } auf { $at } gibt es keine eigenen Punkte.

why-cowboy = { $count ->
    [one] 1 Ranch, 3 Punkte
   *[other] { $count } Ranches, je 3 Punkte
}
why-auctioneer = { $sold ->
    [one] 1 verkaufte Karte, 7 Punkte
   *[other] { $sold } verkaufte Karten, je 7 Punkte
}
why-settler = { $count ->
    [one] 1 leere Parzelle neben einer Ranch
   *[other] { $count } leere Parzellen neben einer Ranch, jede nur einmal gezählt
}
why-captain = Eigene Punkte des Hauptmanns
why-singer = { $count ->
    [0] Es gibt keinen Saloon
   *[other] So viel wie der beste Saloon
}
why-lawyer = Keine Punkte am Ende
why-gunsmith = Keine Punkte am Ende
why-banker = { $count ->
    [one] 1 Bank, 4 Punkte
   *[other] { $count } Banken, je 4 Punkte
}
why-governor = Keine Punkte am Ende
why-doctor = Eigene Punkte des Doktors
why-heroes = Eigene Punkte der Helden
why-teacher = { $points ->
    [one] 1 Wohnhaus in der Stadt
   *[other] { $points } Wohnhäuser in der Stadt (Stadthaus und Hotel zählen als zwei)
}
why-editor = { $dollars ->
    [one] 1 Person mit $, 1 Punkt
   *[other] { $dollars } Personen mit $, je 1 Punkt
}; { $arrows ->
    [one] 1 mit dem Pfeil, 4 Punkte
   *[other] { $arrows } mit dem Pfeil, je 4 Punkte
}
why-grocer = { $count ->
    [one] 1 Drugstore, 4 Punkte
   *[other] { $count } Drugstores, je 4 Punkte
}
why-chinese_worker = Keine Punkte am Ende
why-paperboy = Eigene Punkte des Zeitungsjungen
why-sheriff = { $count ->
    [one] 1 Gefängnis, 3 Punkte
   *[other] { $count } Gefängnisse, je 3 Punkte
}
why-mercenary = Keine Punkte am Ende
why-indian = { $free ->
    [one] 1 Parzelle ohne Karte, ein halber Punkt, aufgerundet
   *[other] { $free } Parzellen ohne Karte, je ein halber Punkt, aufgerundet
}
why-prospector = { $count ->
    [one] 1 Parzelle mit Berg oder Mine
   *[other] { $count } Parzellen mit Berg oder Mine
}
why-undertaker = { $count ->
    [one] 1 Person, 2 Punkte
   *[other] { $count } Personen, je 2 Punkte
}

tie-stands = { AND($names) } teilen sich den ersten Platz; beim Gleichstand bleibt es bis zur Revanche.

## Seltsam, aber möglich

many-of-one = Auf den Karten sind { $count } { FORM($picture, "viele") }; von Wohnhaus und Berg gibt es eines in der Schachtel nur 36-mal.
fewer-cards-than-rounds = Geländekarten, verkaufte Karten und Personen ergeben zusammen { $count }; nach { $most } Runden sind es gewöhnlich { $most }.
joined-by-reading = Die Stadt hängt nur an einer Ecke zusammen; hier ist angenommen, dass sie trotzdem aus einem Stück ist ({ $point }).
owed-to-reading = Nur erlaubt, weil hier angenommen wird, dass das Gefängnis auf dieser Karte sofort schützt ({ $point }).

## Was nicht sein kann

city-text-too-long = Der Text ist zu lang für eine Stadt; höchstens { $longest } Zeichen gehen.
city-unknown-symbol = Zeile { $row }: „{ $symbol }“ steht für kein Bild. Bekannt sind . h m t i r k o d b s l g c p y, dazu - oder 1 bis 9 für Plätze ohne Karte.
city-too-many-rows = { $count } Zeilen sind zu viele; höchstens { $most } lassen sich eingeben.
city-too-many-columns = { $count } Spalten sind zu viele; höchstens { $most } lassen sich eingeben.
city-too-large = { $columns ->
    [one] Die Stadt ist 1 Parzelle breit und { $rows } hoch; höchstens { $side } × { $longer } sind erlaubt.
   *[other] Die Stadt ist { $columns } Parzellen breit und { $rows } hoch; höchstens { $side } × { $longer } sind erlaubt.
}
city-off-blocks = Hier kann keine Karte von zwei mal zwei Parzellen liegen: { $parcels }.
city-in-parts = Die Stadt besteht aus { $count } Teilen; der zweite beginnt bei { $at }.
card-not-two-by-two = Eine Karte besteht aus zwei Zeilen mit je zwei Zeichen, zum Beispiel h./.m
card-unknown-symbol = „{ $symbol }“ steht für kein Bild. Bekannt sind . h m t i r k o d b s l g c p y
card-is-illegal = Auf { $at } darf die Karte nicht liegen ({ $clause }): { $because }
field-no-parcel = „{ $given }“ ist hier keine Parzelle; es gibt a1 bis { $last_column }{ $last_row }.
more-than-the-box = Auf den Karten sind { $count } { FORM($picture, "viele") }; die Schachtel enthält nur { $most }.
more-than-the-box-among = Auf den Karten von { AND($names) } sind { $count } { FORM($picture, "viele") }; die Schachtel enthält nur { $most }.
more-houses-and-mountains = Wohnhäuser und Berge sind beide mehr als { $most }-mal auf den Karten; eines von beiden gibt es in der Schachtel nur so oft.
more-cards-than-rounds = Das wären { $terrain ->
    [one] 1 Geländekarte
   *[other] { $terrain } Geländekarten
}{ $sold ->
    [0] { "" }
   *[other] , { $sold } verkaufte
} und { $characters ->
    [one] 1 Person
   *[other] { $characters } Personen
}; in den Runden eines Spiels bekommt man höchstens { $most } Karten. Nehmt weg, was nicht da ist: eine Parzelle ohne Karte, eine Karte oder eine Person.
more-characters-than-rounds = { $count } Personen sind vergeben; mehr als { $most } können nicht genommen worden sein.
nobody-real = Mindestens ein Platz muss einem echten Spieler gehören.
too-few-seats = { $count ->
    [one] Ein Platz ist zu wenig; an einen Tisch gehören 4 bis 6, virtuelle Spieler mitgezählt.
   *[other] { $count } Plätze sind zu wenig; an einen Tisch gehören 4 bis 6, virtuelle Spieler mitgezählt.
}
not-of-virtual = Ein virtueller Spieler baut keine Stadt und verkauft nichts; eingegeben wird nur der Reizwert seiner Karten.
only-of-virtual = Das gibt es nur bei virtuellen Spielern.
appeal-missing = Für den virtuellen Spieler fehlt der Reizwert seiner Karten: als Summe oder Karte für Karte.
sold-without-auctioneer = Karten verkauft nur, wem der Auktionator gehört.
paperboy-choice-missing = Welche Person der Zeitungsjunge gebracht hat, ist nicht bekannt: Nennt sie, oder sagt, dass es keine ist.
paperboy-choice-missing-of = Welche Person der Zeitungsjunge für { $owner } gebracht hat, ist nicht bekannt: Nennt sie, oder sagt, dass es keine ist.
choice-without-paperboy = Nur wem der Zeitungsjunge gehört, der hat eine Person, die er gebracht hat.
paperboy-chose-himself = Der Zeitungsjunge kann sich nicht selbst bringen.
choice-not-owned = { $character }: nicht unter den Personen hier, also auch nicht vom Zeitungsjungen gebracht.
no-way-in = Gebt die Stadt, die Karten oder die gezählten Punkte ein.
one-way-in-of-three = Von Stadt, Karten und gezählten Punkten lässt sich nur eines eingeben.
city-or-cards = Gib entweder die Stadt oder ihre Karten ein, nicht beides.
city-or-cards-needed = Male die Stadt, oder gib ihre Karten einzeln ein.
characters-need-a-city = Diese Punkte lassen sich nur an einer Stadt abzählen: { $characters }. Gebt die Punkte der Personen selbst ein.
name-repeated = So heißt schon jemand anders: { $name }.
owned-already = { $owner } hat { FORM($character, "den") } schon.
no-card-there = Auf { $at } liegt keine Karte.
no-card-of-this-number = Karte { $number } gibt es nicht; Zahl der eingegebenen Karten: { $count }.
not-in-this-deck = Unter diesen Auktionskarten gibt es keine { $card }.
not-in-the-deck = An diesem Platz gibt es keine { $card }; die Auktionskarten gehen hier von { $lowest } bis { $highest }.
one-character-shown = { $count } Personen liegen aus; höchstens eine ist möglich.
more-picks-than-cards = { $cards ->
    [one] Zum Nehmen liegt nur eine Karte aus.
   *[other] Zum Nehmen liegen nur { $cards } Karten aus.
}
skulls-without-end = Irgendwo unter den Totenköpfen muss eine Rückseite mit Farben kommen.
game-ends-in-era-two = Das Spiel endet in Epoche II.
on-the-table-already = Diese Person ist schon genannt, und es gibt sie nur einmal: { $character }.
used-later-than-now = { $era ->
    [1] Jetzt ist Epoche I; später kann noch nichts eingesetzt worden sein.
   *[other] Jetzt ist Epoche II; später kann noch nichts eingesetzt worden sein.
}
used-twice-in-an-era = Jede Epoche darf nur einmal genannt werden.
governor-used-twice = Der Gouverneur wird nur ein Mal im ganzen Spiel eingesetzt.
suit-repeated = Diese Farbe hat schon jemand anders: { $suit }.
used-by-another = In dieser Runde setzt schon jemand anders { FORM($character, "den") } ein.
virtual-uses-none = Virtuelle Spieler setzen keine Personen ein. So lesen wir es (CCC-22); die Anleitungen sagen es nicht.
too-many-extras = { $count } zusätzliche Geländekarten sind angegeben; Gouverneur und Tagelöhner bringen höchstens { $most }.
extra-is-terrain = Eine zusätzliche Karte von Gouverneur oder Tagelöhner ist eine Geländekarte.
tied-suits-missing = Es gibt einen Gleichstand. Tragt ein, in welcher Reihenfolge die nächste Rückseite diese Farben zeigt: { $suits }.
