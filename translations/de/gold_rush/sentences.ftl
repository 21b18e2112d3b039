### Begründungen, Erklärungen und Ablehnungen von Goldrausch.

## Der zweite Schritt eines Zuges

already-placed-a-cowboy = Du hast in diesem Zug schon einen Cowboy eingesetzt; erlaubt ist nur eines von Cowboy, Zelt und Schürfen.
already-pitched-the-tent = Du hast in diesem Zug schon dein Zelt aufgeschlagen oder versetzt; erlaubt ist nur eines von Cowboy, Zelt und Schürfen.
already-took-a-token = Du hast in diesem Zug schon ein Schürfplättchen genommen; erlaubt ist nur eines von Cowboy, Zelt und Schürfen.

## Schürfen

no-tent-there = Dein Zelt steht nicht auf diesem Berg.
no-token-there = Auf diesem Berg liegt kein Schürfplättchen mehr.
takes-the-top-token = { $left ->
    [0] Du nimmst das letzte Schürfplättchen des Stapels.
    [one] Du nimmst das oberste Schürfplättchen des Stapels; eines bleibt liegen.
   *[other] Du nimmst das oberste Schürfplättchen des Stapels; { $left } bleiben liegen.
}
mines-before-scoring = Geschürft wird vor dem Werten; ob die Karte dieses Zuges den Berg fertiggestellt hat, spielt also keine Rolle.
remedy-pitch-the-tent-first = Wenn der Berg nicht fertig ist: in diesem Zug dein Zelt dort aufschlagen und ab dem nächsten schürfen.

## Der Ablauf eines Zuges

done-out-of-order = „{ $step }“ ist an dieser Stelle nicht möglich, nur dies: { $possible }.
done-after-the-end = „{ $step }“ kann nach dem Ende des Zuges nicht mehr kommen.
second-step-used = Der zweite Schritt dieses Zuges war schon „{ $used }“. Erlaubt ist nur eines von Cowboy, Zelt und Schürfen.
not-the-next-step = „{ $step }“ kommt nicht als Nächstes.
is-a-next-step = „{ $step }“ darf als Nächstes kommen.
one-second-step-only = Von Cowboy, Zelt und Schürfen ist es in diesem Zug das Einzige.
occupies-and-scores-at-once = Ein Cowboy auf dem, was die Karte gerade fertiggestellt hat, wird sofort gewertet und kommt im selben Zug zurück.
remedy-next-steps = Was jetzt kommen darf: { $steps }.

## Eine Karte, die nicht passt

a-tile-that-fits = Eine Karte, die irgendwo passt, muss gelegt werden, gleich wo das ist.
a-tile-that-fits-nowhere = Eine Karte, die nirgends passt, kommt aus dem Spiel.
draws-again = { $left ->
    [one] Du ziehst stattdessen eine andere; 1 ist noch da.
   *[other] Du ziehst stattdessen eine andere; { $left } sind noch da.
}
no-tile-to-draw = Es gibt keine Karte mehr zu ziehen, also endet das Spiel.
acts-without-a-tile = Es gibt keine Karte mehr zu ziehen: Dieser Zug geht ohne Karte weiter, mit dem Zelt oder mit Schürfen, und dann endet das Spiel.

## Der Aufbau

start-tile-has-its-own-back = Die Startkarte erkennt ihr an ihrer Rückseite.
start-tile-first = Die Startkarte kommt in die Mitte, mit einem verdeckten Schürfplättchen auf ihrem Berg.
tiles-into-piles = Die anderen { $count } Karten mischt ihr und legt sie in verdeckten Stapeln bereit.
tokens-as-supply = Die anderen { $count } Schürfplättchen liegen verdeckt als Vorrat bereit; einer von euch kümmert sich um sie.
everybody-takes = Jeder von euch nimmt { $count } Cowboys und ein Zelt und stellt einen Cowboy auf Feld 0 der Wertungsleiste.
one-cowboy-marks = Ein Cowboy zählt die Punkte, also sind { $count } zum Spielen da.
one-tent-each = Jeder von euch hat ein Zelt.
colours-back-to-the-box = { $count ->
    [0] Alle fünf Farben sind im Spiel.
    [one] Eine Farbe bleibt in der Schachtel.
   *[other] { $count } Farben bleiben in der Schachtel.
}
youngest-chooses = Der Jüngste von euch bestimmt, wer beginnt.
played-without-farmers = Ihr spielt ohne Farmer: Auf eine Prärie kommt niemand.

## Die Wertungsleiste

points-added = { $points } Punkte und { $add } dazu sind { $total }.
laps-and-spaces = { $laps ->
    [one] { $points } sind 1 Umlauf zu { $per_lap } und { $space } dazu.
   *[other] { $points } sind { $laps } Umläufe zu { $per_lap } und { $space } dazu.
}
marker-stands = { $points ->
    [one] 1 Punkt: Die Figur steht auf Feld { $space }.
   *[other] { $points } Punkte: Die Figur steht auf Feld { $space }.
}
marker-lies = { $points } Punkte: Die Figur liegt flach auf Feld { $space }.

## Die Schürfplättchen eines fertigen Berges

seat-beyond-the-table = { $seat } spielt nicht mit: Ihr seid nur { $players }.
takes-all-tokens = { $count ->
    [0] { $seat } hat allein die Mehrheit, aber es liegt kein Schürfplättchen mehr da.
    [one] { $seat } hat allein die Mehrheit und nimmt das Schürfplättchen.
   *[other] { $seat } hat allein die Mehrheit und nimmt alle { $count } Schürfplättchen.
}
tokens-in-turn = { $count ->
    [0] Für die mit der Mehrheit liegt kein Schürfplättchen mehr da.
   *[other] Die mit der Mehrheit nehmen reihum je ein Schürfplättchen, im Uhrzeigersinn und zuerst { $first }, bis keines mehr da ist.
}
takes-so-many = { $count ->
    [0] { $seat } nimmt keines.
   *[other] { $seat } nimmt { $count }.
}
mountain-without-miners = Niemand hat einen Cowboy auf dem Berg, also nimmt niemand seine Schürfplättchen.
tokens-stay-there = { $count ->
    [one] Das Schürfplättchen bleibt dort und ist nichts wert.
   *[other] Die { $count } Schürfplättchen bleiben dort und sind nichts wert.
}
tokens-go-back = { $count ->
    [one] Das Schürfplättchen kommt zurück in den Vorrat.
   *[other] Die { $count } Schürfplättchen kommen zurück in den Vorrat.
}

## Städte

rails-of-a-city = { $count ->
    [one] Genannt ist nur 1 Gleis; eine Stadt hat 3 oder 4.
   *[other] Genannt sind { $count } Gleise; eine Stadt hat 3 oder 4.
}
railroad-back-is-complete = Beide Enden dieser Eisenbahn sind in der Stadt, also ist sie fertig.
city-is-complete = Alle { $rails } Gleise gehören zu fertigen Eisenbahnen, also ist die Stadt fertig.
city-is-incomplete = { $count ->
    [one] Eine ihrer Eisenbahnen ist nicht fertig, also ist es auch die Stadt nicht.
   *[other] { $count } ihrer Eisenbahnen sind nicht fertig, also ist es auch die Stadt nicht.
}
city-pays = { $count ->
    [one] 1 fertige Eisenbahn: { $points } Punkte.
   *[other] { $count } fertige Eisenbahnen: { $points } Punkte.
}
city-pays-at-the-end = { $count ->
    [0] Wenn das Spiel jetzt endete, brächte sie nichts: Keine ihrer Eisenbahnen ist fertig.
    [one] Wenn das Spiel jetzt endete, brächte ihre eine fertige Eisenbahn { $points } Punkte.
   *[other] Wenn das Spiel jetzt endete, brächten ihre { $count } fertigen Eisenbahnen { $points } Punkte.
}
railroad-back-counts-once = Eine Eisenbahn, die in der Stadt beginnt und endet, zählt nur ein Mal.

## Schürfplättchen einer neuen Karte

tokens-needed = { $count ->
    [0] Auf der Karte ist kein Nugget, also braucht sie kein Schürfplättchen.
    [one] Auf der Karte ist ein Nugget, also braucht sie ein Schürfplättchen.
   *[other] Auf der Karte sind { $count } Nuggets, also braucht sie { $count } Schürfplättchen.
}
only-tokens-left = { $count ->
    [0] Der Vorrat ist leer, also kommt keines dazu.
    [one] Im Vorrat ist nur noch 1, also kommt nur dieses dazu.
   *[other] Im Vorrat sind nur noch { $count }, also kommen nur diese dazu.
}
markers-for-missing-tokens = { $count ->
    [one] Im Vorrat fehlt 1; nehmt dafür etwas anderes.
   *[other] Im Vorrat fehlen { $count }; nehmt dafür etwas anderes.
}
prairies-on-the-tile = { $count ->
    [0] Auf dieser Karte reicht keine Prärie bis an den Rand.
    [one] Weder Gleis noch Berg teilt ihre Prärie: Sie ist ein Stück.
   *[other] Gleise und Berge teilen ihre Prärie in { $count } Stücke.
}

## Was keine Karte ist

tile-text-too-long = Dieser Text ist zu lang für eine Karte; höchstens { $longest } Zeichen sind möglich.
tile-no-edges = Eine Karte beginnt mit vier Buchstaben für ihre Kanten im Norden, Osten, Süden und Westen: p Prärie, r Eisenbahn, m Berg, zum Beispiel prpr. „{ $given }“ ist das nicht.
tile-unknown-item = „{ $item }“ bedeutet auf einer Karte nichts. Bekannt sind Gleise (e-w, n-j, s-m, e-w*), Berge (n^2), city für die Stadt, Tipilager (t, t2@nw) und Pferdeherden (h, h@es).
tile-track-edge-not-there = Ein Gleis ist angegeben im { AND($edges) }, aber dort zeigt die Karte keine Eisenbahn.
tile-track-edge-twice = Mehr als ein Gleis ist angegeben im { AND($edges) }; an jeder Kante mit Eisenbahn liegt genau eines.
tile-track-edge-missing = Gleise sind angegeben, aber keines im { AND($edges) }; gib alle an oder keines.
tile-mountain-edge-not-there = Ein Berg ist angegeben im { AND($edges) }, aber dort zeigt die Karte keinen.
tile-mountain-edge-twice = Mehr als ein Berg ist angegeben im { AND($edges) }; jede Kante mit Berg gehört zu genau einem.
tile-mountain-edge-missing = Berge sind angegeben, aber keiner im { AND($edges) }; gib alle an oder keinen.
tile-mountain-without-edges-not-alone = Ein Berg ohne Kanten muss der einzige seiner Karte sein. Sind es mehrere, gib jedem seine Kanten, zum Beispiel n^1 s^2.
tile-track-into-no-mountain = Das Gleis { $track } endet in einem Berg, aber auf der Karte ist keiner.
tile-track-into-no-such-mountain = Das Gleis { $track } endet in einem Berg an einer Kante, an der keiner liegt.
tile-track-into-which-mountain = Das Gleis { $track } endet in einem Berg, aber es gibt mehrere. Füge eine Kante des gemeinten hinzu, zum Beispiel n-ms.
tile-track-not-written = Es gibt mehrere Berge, also muss das Gleis angegeben sein: in einen davon, zum Beispiel n-ms, oder bis zu einem Halt, zum Beispiel n-x.
tile-city-twice = Eine Karte hat höchstens eine Stadt.
tile-city-rails = { $count ->
    [0] Eine Stadt hat 3 oder 4 Gleise; hier führt keines zu ihr.
    [one] Eine Stadt hat 3 oder 4 Gleise; hier führt nur eines zu ihr.
   *[other] Eine Stadt hat 3 oder 4 Gleise; hier führen { $count } zu ihr.
}
tile-barriers-cross = Was von Norden nach Süden verläuft, kreuzt, was von Osten nach Westen verläuft. Verbinde beides in einer Weiche, oder trenne es.
tile-mark-without-prairie = Auf dieser Karte ist keine Prärie für ein Tipilager oder eine Pferdeherde.
tile-mark-on-which-prairie = Auf dieser Karte sind mehrere Prärien. Gib an, auf welcher { $sign } liegt, zum Beispiel { $sign }@nw.
tile-mark-on-mountain = Bei { $half } ist keine Prärie; an dieser Kante ist Berg.
tile-too-many-tipis = { $count } Tipilager sind zu viele auf einer Prärie der Karte; höchstens { $most } sind möglich.
tile-too-many-horses = { $count } Pferdeherden sind zu viele auf einer Prärie der Karte; höchstens { $most } sind möglich.

## Was nicht auf dem Tisch liegen kann

field-no-cell = „{ $given }“ ist keine Stelle auf dem Plan. Nötig sind zwei ganze Zahlen von -{ $farthest } bis { $farthest }, zum Beispiel [1, 0].
too-few-seats = { $count ->
    [one] Ein Platz ist zu wenig; ihr spielt zu zweit bis zu fünft.
   *[other] { $count } Plätze sind zu wenig; ihr spielt zu zweit bis zu fünft.
}
name-repeated = Diesen Namen hat schon jemand anders: { $given }.
color-repeated = Diese Farbe hat schon jemand anders: { $color }.
gold-beside-tokens = Gib entweder die Schürfplättchen einzeln an oder ihre Summe, nicht beides.
no-token-face = „{ $given }“ steht auf keinem Schürfplättchen; sie zeigen 0, 1, 2, 3 oder 5 Nuggets.
too-many-tokens = Zusammen habt ihr { $count } Schürfplättchen; es gibt nur { $most }.
too-many-cowboys = { $seat } hat hier { $count } Cowboys. Höchstens { $most } sind möglich, denn der fünfte zählt die Punkte.
second-tent = { $seat } hat schon ein Zelt auf einer früheren Karte, und jeder hat nur eines.
no-such-seat = { $seat } spielt an diesem Tisch nicht mit.
no-seat-key = „{ $given }“ ist kein Platz.
no-farmers-here = Ihr spielt ohne Farmer, also kommt kein Cowboy auf eine Prärie.
features-beside-map = Gib entweder den Plan an oder Eisenbahnen, Berge, Städte und Prärien in Zahlen, nicht beides.
feature-number-of-another = Das gehört zu etwas anderem, nicht zu { FORM($kind, "einem") }; lass es leer.
feature-prairie-completed = Eine Prärie wird nie fertig.
feature-city-crowded = Eine Stadt liegt auf einer Karte und hat höchstens einen Cowboy; hier sind es { $count }.
feature-railroad-crowded = { $tiles ->
    [one] Mit einer Karte kommt höchstens ein Cowboy; hier sind es { $count }.
   *[other] Mit { $tiles } Karten kommen höchstens { $tiles } Cowboys; hier sind es { $count }.
}
feature-city-too-few-railroads = { $count ->
    [0] Eine fertige Stadt hat mindestens zwei fertige Eisenbahnen, denn zu einer gehören höchstens zwei ihrer Gleise; hier ist es keine.
   *[other] Eine fertige Stadt hat mindestens zwei fertige Eisenbahnen, denn zu einer gehören höchstens zwei ihrer Gleise; hier ist es nur { $count }.
}
map-no-such-place = { $place } gibt es auf dieser Karte nicht, so wie sie liegt. Es gibt: { AND($places) }.
map-tent-off-mountain = Ein Zelt steht auf einem Berg, und das ist keiner: { $place }.
map-tent-not-vacant = Dort steht schon jemand ({ $place }); ein Zelt braucht ein freies Stück Berg.
map-cell-taken = Auf { $x }, { $y } liegt schon eine frühere Karte.
map-not-joined = Die Karte auf { $x }, { $y } ist nicht Seite an Seite mit der ersten verbunden.
map-edge-contradicts = Im { $edge } zeigt diese Karte { $own }, ihr Nachbar { $other }.

## Was seltsam ist

odd-completed-with-cowboys = { FORM($kind, "dieser") } ist fertig und hat noch Cowboys. Die Punkte dafür gelten also als noch nicht auf der Wertungsleiste.
odd-completed-mountain-with-cowboys = Dieser Berg ist fertig und hat noch Cowboys. Seine Punkte gelten also als noch nicht auf der Wertungsleiste; zähle die Schürfplättchen, die noch darauf liegen, zu denen der Mehrheit, soweit sie dort noch nicht gezählt sind.
odd-just-completed = Durch die neueste Karte ist { FORM($kind, "eine") } mit Cowboys fertig: Die Punkte kommen in Schritt 3 dieses Zuges und sind noch nicht auf der Wertungsleiste.
odd-just-completed-mountain = Durch die neueste Karte ist ein Berg mit Cowboys fertig: In Schritt 3 dieses Zuges kommen zuerst die Schürfplättchen, die noch darauf liegen, dann die Punkte; sie sind noch nicht auf der Wertungsleiste.
odd-completed-before = Durch eine frühere Karte wurde { FORM($kind, "eine") } fertig und hat noch Cowboys: Sind die Punkte auf der Wertungsleiste, müssten die Cowboys schon zurück sein.
odd-completed-mountain-before = Durch eine frühere Karte wurde ein Berg fertig und hat noch Cowboys: Sind die Schürfplättchen darauf genommen und die Punkte auf der Wertungsleiste, müssten die Cowboys schon zurück sein.
odd-railroad-of-one-tile = Eine fertige Eisenbahn mit nur einer Karte ist selten; stimmt das?
odd-locomotives = Es sind mehr Lokomotiven ({ $locomotives }) als Karten ({ $tiles }); stimmt das?
odd-city-incomplete = Alle { $count } Eisenbahnen dieser Stadt sind fertig, also müsste es die Stadt auch sein.
odd-mountain-without-nuggets = Ein Berg ohne Nuggets ist selten; stimmt das?
odd-more-tokens-than-nuggets = { $tokens ->
    [one] Ihr habt mindestens ein Schürfplättchen,
   *[other] Ihr habt mindestens { $tokens } Schürfplättchen,
} aber auf dem Plan { $nuggets ->
    [0] ist gar kein Nugget.
    [one] ist nur ein Nugget.
   *[other] sind nur { $nuggets } Nuggets.
}
odd-halt = { $count ->
    [one] Das Gleis im { AND($edges) } dieser Karte endet an einem Halt.
   *[other] Die Gleise im { AND($edges) } dieser Karte enden an Halten.
} Die Spielregel kennt als Enden nur Weiche, Stadt und Berg: Vielleicht fehlt hier die Angabe, wo es endet.
odd-tent-on-completed-mountain = Dieser Berg ist fertig, also müsste das Zelt darauf schon zurück sein.

## Was Punkte bringt

length-in-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
length-in-tracks = { $count ->
    [one] 1 Gleis
   *[other] { $count } Gleise
}
why-score-track = { $points ->
    [one] 1 Punkt auf der Wertungsleiste
   *[other] { $points } Punkte auf der Wertungsleiste
}
why-gold = { $nuggets ->
    [one] 1 Nugget auf den eigenen Schürfplättchen
   *[other] { $nuggets } Nuggets auf den eigenen Schürfplättchen
}
why-gold-on-tokens = { $nuggets ->
    [one] 1 Nugget
   *[other] { $nuggets } Nuggets
} auf { $tokens ->
    [one] 1 Schürfplättchen
   *[other] { $tokens } Schürfplättchen
}
why-railroad-completed = { $locomotives ->
    [0] Fertige Eisenbahn, { $length }
   *[other] Fertige Eisenbahn, { $length }; mit { $locomotives } Lokomotiven nicht verdoppelt
}
why-railroad-doubled = Fertige Eisenbahn, { $length }, verdoppelt durch ihre einzige Lokomotive
why-railroad-incomplete = { $locomotives ->
    [0] Unfertige Eisenbahn, { $length }
    [one] Unfertige Eisenbahn, { $length }; ihre Lokomotive zählt nichts
   *[other] Unfertige Eisenbahn, { $length }; ihre Lokomotiven zählen nichts
}
why-mountain-completed = { $nuggets ->
    [one] Fertiger Berg, 1 Nugget
   *[other] Fertiger Berg, { $nuggets } Nuggets
}
why-mountain-incomplete = { $nuggets ->
    [one] Unfertiger Berg, 1 Nugget
   *[other] Unfertiger Berg, { $nuggets } Nuggets
}
why-city-completed = { $count ->
    [one] Fertige Stadt, 1 Eisenbahn
   *[other] Fertige Stadt, { $count } Eisenbahnen
}
why-city-incomplete = { $count ->
    [one] Unfertige Stadt, 1 fertige Eisenbahn
   *[other] Unfertige Stadt, { $count } fertige Eisenbahnen
}
why-prairie = Prärie mit { $tipis ->
    [one] 1 Tipilager
   *[other] { $tipis } Tipilagern
} und { $horses ->
    [one] 1 Pferdeherde
   *[other] { $horses } Pferdeherden
}
why-prairie-tipis = { $tipis ->
    [one] Prärie mit 1 Tipilager
   *[other] Prärie mit { $tipis } Tipilagern
}
why-prairie-horses = { $horses ->
    [one] Prärie mit 1 Pferdeherde
   *[other] Prärie mit { $horses } Pferdeherden
}
why-shared = { $why }; { $count } Spieler haben gleich viele, und jeder bekommt alle Punkte
tie-stands = Gleichstand: { AND($names) }. Nur ein Anstarr-Duell kann sie trennen.

## Eine Karte, wie sie im Verlauf eines Blocks heißt

thing-tile = eine Karte
thing-tile-with-cowboy = eine Karte mit Cowboy
thing-tile-with-tent = eine Karte mit Zelt
thing-tile-with-both = eine Karte mit Cowboy und Zelt

## Ein Plan als eine Zeile Text, und Stellen auf einem Plan

map-entry-unread = Karte { $number } lässt sich nicht lesen: „{ $given }“. Eine Karte schreibt man so: 1,0=prpr_e-w/1!c0:railroad@n
not-beside-a-map = Das zeigt schon der Plan; lass es leer, oder lass den Plan weg.
place-required = Tippe auf dem Plan die Stelle an, um die es geht.
only-with-a-map = Das gehört zu einem Plan, und hier ist keiner.
no-tile-there = Auf { $x }, { $y } liegt keine Karte.
no-mountain-there = „{ $given }“ ist kein Berg, und ein Zelt steht nur auf Bergen.

## Eine Karte legen

neighbours-or-map = Gib an, was die Karte berührt, oder den Plan und eine Stelle darauf.
cell-is-taken = Dort liegt schon eine Karte.
touches-nothing = Die Karte würde mit keiner Seite an eine andere stoßen.
edge-not-continued = Im { $edge } zeigt sie { $own }, aber was dort daneben liegt, zeigt { $other }.
continues-in-no-turn = Wie du sie auch drehst, irgendetwas geht nicht weiter.
touches-a-tile = Die Stelle ist frei und stößt mit einer Seite an eine Karte.
every-edge-continues = An jeder Seite, die etwas berührt, gehen Eisenbahn, Berg und Prärie weiter.
continues-in-turns = Alles geht weiter nach so vielen Vierteldrehungen im Uhrzeigersinn: { AND($turns) }.
remedy-turn-it = Nach so vielen Vierteldrehungen im Uhrzeigersinn: { AND($turns) }.
continues-nowhere = Wohin du sie auch legst und wie du sie auch drehst, irgendetwas geht nicht weiter.
leaves-the-game = Sie kommt aus dem Spiel, und du ziehst eine andere.
cells-beside-tiles = { $count ->
    [one] Neben den Karten gibt es 1 freie Stelle, an die sie passt.
   *[other] Neben den Karten gibt es { $count } freie Stellen, an die sie passt.
}
edges-continue-there = So gedreht wie genannt, geht dort alles weiter, was sich berührt.
must-be-laid = Da sie irgendwo passt, muss sie gelegt werden.

## Einen Cowboy einsetzen

new-city-is-empty = Eine neue Stadt ist immer frei: Sie liegt auf einer Karte, und ein Cowboy kommt mit dieser Karte oder nie.
not-the-newest-tile = Ein Cowboy kommt nur auf die Karte dieses Zuges.
somebody-is-there = { $count ->
    [one] { FORM($kind, "dieser") } hat schon einen Cowboy, gleich an welcher Stelle und gleich wem er gehört.
   *[other] { FORM($kind, "dieser") } hat schon { $count } Cowboys, gleich an welcher Stelle und gleich wem sie gehören.
}
no-cowboy-in-supply = In deinem Vorrat ist kein Cowboy mehr.
cowboys-are-for-later-turns = In deinem Vorrat ist kein Cowboy mehr: Die in diesem Zug zurückkommen, sind erst für spätere Züge.
one-from-the-supply = { $left ->
    [0] Du setzt den letzten Cowboy aus deinem Vorrat ein.
    [one] Du setzt einen Cowboy aus deinem Vorrat ein, und einer bleibt dort.
   *[other] Du setzt einen Cowboy aus deinem Vorrat ein, und { $left } bleiben dort.
}
laid-by-who-placed-a-cowboy = { $seat } hat auf der neuesten Karte einen Cowboy eingesetzt, hat sie also gelegt. Dein Cowboy kommt nur auf eine Karte, die du selbst in deinem Zug gelegt hast.
laid-by-who-pitched-a-tent = { $seat } hat auf der neuesten Karte das Zelt aufgeschlagen, hat sie also gelegt. Dein Cowboy kommt nur auf eine Karte, die du selbst in deinem Zug gelegt hast.
nobody-is-there = { FORM($kind, "dieser") } hat noch keinen Cowboy.
farmer-stays = Der Farmer liegt dort bis zum Spielende.
prairies-may-join = Werden Prärien später verbunden, können mehrere Farmer auf einer sein.
occupies-what-is-complete = { FORM($kind, "dieser") } ist durch die Karte dieses Zuges fertig: Der Cowboy wird sofort gewertet und kommt zurück.
occupies-a-completed-mountain = Dieser Berg ist durch die Karte dieses Zuges fertig: Der Cowboy bringt dir sofort die Schürfplättchen, die noch dort liegen, und die Punkte, und kommt zurück.
remedy-cowboy-elsewhere = Frei auf der neuesten Karte: { AND($places) }.

## Ein Zelt aufschlagen oder versetzen

tent-needs-open-mountain = Der Berg ist fertig; ein Zelt kommt nur auf unfertige.
mountain-piece-is-taken = Auf diesem Stück Berg steht ein Cowboy oder ein Zelt.
tent-is-moved = Dein Zelt kommt von dort, wo es steht, hierher; das gilt wie aufgeschlagen.
tent-on-any-tile = Dein Zelt darf auf jede Karte, ob neu oder alt.
others-on-the-mountain = Wer anderswo auf diesem Berg steht, spielt keine Rolle.

## Fertig oder nicht, und wer was bekommt

feature-or-map = Zähle, was dazugehört, oder gib den Plan und eine Stelle darauf ein.
railroad-ends = Die Eisenbahn ist fertig: Ein Ende liegt an { $one }, das andere an { $other }.
railroad-ends-alike = Die Eisenbahn ist fertig: Beide Enden liegen an { $end }.
railroad-is-a-loop = Die Eisenbahn ist fertig: Sie ist ein geschlossener Ring.
end-j = einer Weiche
end-c = einer Stadt
end-m = einem Berg
end-x = einem Halt
halt-as-typed = Den Halt habt ihr so eingegeben; die Spielregel kennt als Enden nur Weiche, Stadt und Berg.
railroad-is-open = { $count ->
    [0] Die Eisenbahn ist nicht fertig.
    [one] Die Eisenbahn ist nicht fertig: Sie führt noch an 1 Stelle ohne Karte.
   *[other] Die Eisenbahn ist nicht fertig: Sie führt noch an { $count } Stellen ohne Karte.
}
mountain-is-completed = Der Berg ist fertig: Keine seiner Seiten ist offen.
mountain-is-open = Der Berg ist nicht fertig.
mountain-has-a-gap = Der Berg ist nicht fertig: In seinem Inneren ist eine Lücke.
city-is-completed = Die Stadt ist fertig: Alle ihre Gleise gehören zu fertigen Eisenbahnen.
city-is-open = Die Stadt ist nicht fertig: Nicht alle ihre Eisenbahnen sind es.
prairie-is-bounded = Gleise, Berge und die Außenkanten der gelegten Karten begrenzen diese Prärie.
prairie-waits-for-the-end = Eine Prärie wird erst am Ende des Spiels gewertet.
prairies-are-not-scored = Ihr spielt ohne Farmer, also bringen Prärien nichts.
feature-worth = { $points ->
    [one] { $why }: 1 Punkt.
   *[other] { $why }: { $points } Punkte.
}
counted-tipis = { $count ->
    [one] 1 Tipilager
   *[other] { $count } Tipilager
}
counted-horses = { $count ->
    [one] 1 Pferdeherde
   *[other] { $count } Pferdeherden
}
feature-worth-nothing = { FORM($kind, "dieser") } ist keine Punkte wert.
tokens-first = Zuerst nimmt { $seat } alle Schürfplättchen, die noch darauf liegen.
tokens-first-for-several = Zuerst nehmen { AND($seats) } die Schürfplättchen, die noch darauf liegen; dann wertet jeder von ihnen.
several-take-tokens-in-turn = { AND($seats) } haben gemeinsam die meisten Cowboys: Sie nehmen die Schürfplättchen einzeln reihum, im Uhrzeigersinn ab dem, der am Zug ist, und jeder bekommt alle Punkte. Wie viele jeder nimmt: „{ $question }“
locomotive-doubles = { $points ->
    [one] Ihre einzige Lokomotive verdoppelt das: 1 Punkt mehr.
   *[other] Ihre einzige Lokomotive verdoppelt das: { $points } Punkte mehr.
}
locomotives-do-not-double = Sie hat { $count } Lokomotiven; nur genau eine verdoppelt die Punkte.
nobody-has-it = Dort ist kein Cowboy, also bekommt niemand Punkte.
one-has-it = { $seat } hat dort die meisten Cowboys und bekommt die Punkte allein.
several-have-it = { AND($seats) } haben dort gemeinsam die meisten Cowboys, und jeder bekommt alle Punkte.
