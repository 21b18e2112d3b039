### Carcassonne: Goldrausch. Namen, Regelpunkte, offene Punkte und Fragen.

## Der Titel

title = Carcassonne: Goldrausch

## Varianten

variant-no_farmers = Ohne Farmer
    .about = Auf die Prärie kommt niemand, und Prärien bringen keine Punkte. Gedacht für euer erstes Spiel.

## Zeilen des Wertungsblocks

row-score_track = Wertungsleiste
row-railroads = Eisenbahnen
row-mountains = Berge
row-cities = Städte
row-prairies = Prärien
row-gold = Gold

## Fragen

question-tile = Darf diese Karte hier liegen?
    .about = Gib die Karte ein und was ihre Nachbarn zeigen, oder den Plan und eine Stelle, und du erfährst, ob sie passt, wie herum, und wenn nicht, warum.
question-placements = Wo passt diese Karte hin?
    .about = Gib den Plan und die Karte ein, und du bekommst alle Stellen, an die sie passt, und wie herum sie dort liegen darf.
question-cowboy = Darf ich hier einen Cowboy einsetzen?
    .about = Gib den Plan und die Stelle ein, oder sag einfach, was es ist und wer schon darauf steht, und du erfährst, ob dein Cowboy dorthin darf.
question-tent = Darf mein Zelt hierhin?
    .about = Gib den Plan und das Stück Berg ein, oder sag einfach, wie es dort aussieht, und du erfährst, ob du dein Zelt dort aufschlagen darfst.
question-mine = Darf ich ein Schürfplättchen nehmen?
    .about = Gib ein, ob dein Zelt auf dem Berg steht und wie viele Schürfplättchen dort liegen, und du erfährst, ob du das oberste nehmen darfst.
question-feature = Was ist das wert, und wer bekommt es?
    .about = Zähle, was dazugehört, oder gib den Plan ein und zeige darauf, und du erfährst, ob es fertig ist, was es jetzt und am Ende wert ist und wer die Punkte bekommt.
question-split_tokens = Wer zieht welche Schürfplättchen?
    .about = Gib ein, wer auf einem fertigen Berg die Mehrheit hat und wie viele Schürfplättchen noch dort liegen, und du bekommst die Reihenfolge, in der ihr sie nehmt.
question-city = Was ist diese Stadt wert?
    .about = Gib die Eisenbahnen der Stadt ein, und du erfährst, ob sie fertig ist und was sie jetzt und am Ende wert ist.
question-turn = Was darf in meinem Zug als Nächstes kommen?
    .about = Gib ein, was du schon getan hast, und du erfährst, was jetzt kommen darf.
question-unplaceable = Darf ich diese Karte wegwerfen?
    .about = Gib ein, ob die Karte irgendwo passt und wie viele noch da sind, und du erfährst, was mit ihr geschieht und was du stattdessen tust.
question-setup = Wie bauen wir auf?
    .about = Gib ein, wie viele ihr seid, und du erfährst, was jeder nimmt, was wohin kommt und wie oft ihr an die Reihe kommt.
question-score_track = Wohin kommt meine Wertungsfigur?
    .about = Gib deine Punkte ein und was dazukommt, und du bekommst das Feld, die Umläufe und ob deine Figur liegt oder steht.
question-tokens = Wie viele Schürfplättchen kommen mit dieser Karte?
    .about = Gib die Karte ein, und du erfährst, wie viele Schürfplättchen auf jeden ihrer Berge kommen.
question-tile_parts = Was ist auf dieser Karte?
    .about = Gib eine Karte ein, und du bekommst ihre Teile einzeln, jedes mit dem Namen, unter dem ein Cowboy oder ein Zelt dorthin kann.

## Regelpunkte: die Schachtel

GR-1 = In der Schachtel sind 72 Landschaftskarten. Eine davon ist die Startkarte mit einer eigenen Rückseite.
    .short = 72 Karten; die Startkarte hat eine eigene Rückseite.
GR-2 = Es gibt 25 Cowboys, fünf in jeder der fünf Farben. Einer von deinen fünf zählt deine Punkte, also hast du vier zum Spielen.
    .short = Je fünf Cowboys: vier zum Spielen, einer zählt die Punkte.
GR-3 = Es gibt fünf Zelte, eines in jeder Farbe.
    .short = Ein Zelt für jeden
GR-4 = Es gibt 63 Schürfplättchen. Vorne zeigen sie 0 (Kies), 1, 2, 3 oder 5 Nuggets; wie viele es von jeder Sorte gibt, ist nicht bekannt.
    .short = 63 Schürfplättchen: 0 (Kies), 1, 2, 3 oder 5 Nuggets
GR-5 = Ihr spielt zu zweit bis zu fünft.
GR-6 = Die Zeichen auf den Karten sind die Weiche, die Lokomotive, das Goldnugget, die Wildpferde und das Tipilager.
    .short = Weiche, Lokomotive, Goldnugget, Pferdeherde, Tipilager
    .short-no_farmers = Weiche, Lokomotive, Goldnugget
GR-7 = Wer nach der letzten Karte und der Schlusswertung die meisten Punkte hat, gewinnt.
    .short = Die meisten Punkte nach der Schlusswertung gewinnen.

## Regelpunkte: der Aufbau

GR-8 = Die Startkarte kommt in die Tischmitte, und auf ihren Berg kommt ein verdecktes Schürfplättchen.
    .short = Startkarte in die Mitte, verdeckt ein Schürfplättchen auf den Berg.
GR-9 = Die anderen 71 Karten mischt ihr und legt sie in mehreren Stapeln verdeckt bereit.
    .short = Die anderen 71 Karten mischen, in verdeckte Stapel.
GR-10 = Die anderen 62 Schürfplättchen liegen verdeckt als Vorrat bereit. Am besten kümmert sich einer von euch um sie.
    .short = Die anderen 62 sind der verdeckte Vorrat, in einer Hand.
GR-11 = Jeder von euch nimmt fünf Cowboys und ein Zelt und stellt einen der Cowboys auf Feld 0 der Wertungsleiste.
    .short = Jeder: fünf Cowboys, einer davon auf Feld 0, und ein Zelt.
GR-12 = Der Jüngste von euch bestimmt, wer beginnt.
    .short = Der Jüngste bestimmt, wer beginnt.

## Regelpunkte: der Zug

GR-13 = Ihr kommt im Uhrzeigersinn an die Reihe. In deinem Zug legst du zuerst eine Karte, dann darfst du einen Cowboy oder dein Zelt einsetzen oder ein Schürfplättchen schürfen, und zuletzt wertest du alles, was fertig geworden ist, ob eines oder mehreres. Danach kommt der Nächste.
    .short = Im Uhrzeigersinn: Karte legen; Cowboy, Zelt oder Schürfen; Fertiges werten.
GR-14 = Zwischen Legen und Werten darfst du höchstens eines von dreien tun: einen Cowboy einsetzen (2a), dein Zelt aufschlagen oder versetzen (2b) oder ein Schürfplättchen nehmen (2c). Du darfst es auch lassen.
    .short = Eines von 2a Cowboy, 2b Zelt, 2c Schürfen, oder nichts.

## Regelpunkte: eine Karte legen

GR-15 = Die gezogene Karte darfst du allen zeigen, und alle dürfen dich beraten.
    .short = Du darfst die Karte zeigen und Rat annehmen.
GR-16 = Eine Karte kommt auf eine freie Stelle, an der sie mit mindestens einer Seite an eine liegende Karte stößt. Eine Ecke genügt nicht.
    .short = Auf eine freie Stelle, mit einer Seite an einer Karte; eine Ecke genügt nicht.
GR-17 = An jeder Seite, an der deine Karte eine andere berührt, muss es weitergehen: Eisenbahn mit Eisenbahn, Berg mit Berg, Prärie mit Prärie.
    .short = An jeder Seite gehen Eisenbahn, Berg und Prärie weiter.
    .short-no_farmers = An jeder Seite gehen Eisenbahn und Berg weiter.
GR-18 = Nur eine Karte, die nirgends passt, kommt aus dem Spiel, und du ziehst eine andere. Passt sie irgendwo, musst du sie legen.
    .short = Nur was nirgends passt, kommt aus dem Spiel; neu ziehen.

## Regelpunkte: Schürfplättchen auf den Bergen

GR-19 = Legst du eine Karte, kommt sofort für jedes Nugget darauf ein verdecktes Schürfplättchen auf seinen Berg.
    .short = Sofort und verdeckt: ein Schürfplättchen je Nugget der neuen Karte.
GR-20 = Die Schürfplättchen eines Berges bilden einen Stapel, und neue kommen obendrauf.
    .short = Ein Stapel je Berg; neue kommen obendrauf.

## Regelpunkte: ein Cowboy

GR-21 = In deinem Zug darfst du einen Cowboy einsetzen, nicht mehr, und nur aus deinem eigenen Vorrat.
    .short = Ein Cowboy, aus dem eigenen Vorrat.
GR-22 = Dein Cowboy kommt auf die Karte, die du gerade gelegt hast: als Eisenbahner auf eine Eisenbahn, als Goldgräber auf einen Berg, als Händler in eine Stadt oder als Farmer auf eine Prärie.
    .short = Nur auf die neue Karte: Eisenbahn, Berg, Stadt oder Prärie.
    .short-no_farmers = Nur auf die neue Karte: Eisenbahn, Berg oder Stadt.
GR-23 = Auf dieser Eisenbahn, diesem Berg oder dieser Prärie darf noch kein Cowboy sein, wie weit sie auch reichen, nicht einmal ein eigener.
    .short = Auf der Eisenbahn, dem Berg oder der Prärie darf kein Cowboy sein, auch kein eigener.
    .short-no_farmers = Auf dieser Eisenbahn oder diesem Berg darf kein Cowboy sein, auch kein eigener.
GR-24 = Ohne Cowboy im Vorrat setzt du keinen ein; Karten legst du trotzdem.
    .short = Kein Cowboy im Vorrat: keinen einsetzen, aber Karten legen.
GR-25 = In eurem ersten Spiel könnt ihr auf Farmer verzichten: Niemand kommt auf eine Prärie, und Prärien bringen keine Punkte.
    .short = Erstes Spiel: keine Cowboys auf Prärien, keine Punkte dafür.

## Regelpunkte: das Zelt

GR-26 = Statt einen Cowboy einzusetzen, darfst du dein Zelt auf ein Stück Berg stellen oder von einem auf ein anderes versetzen. Jede Karte ist recht, ob neu oder alt; beides gilt als dasselbe.
    .short = Dein Zelt kommt auf ein Stück Berg einer beliebigen Karte, aus dem Vorrat oder von anderswo.
GR-27 = Der Berg darf nicht fertig sein, auch nicht durch die Karte dieses Zuges.
    .short = Nicht auf einen fertigen Berg
GR-28 = Auf diesem Stück Berg darf weder ein Cowboy noch ein Zelt stehen. Andere Teile derselben Karte dürfen besetzt sein.
    .short = Weder Cowboy noch Zelt auf diesem Stück; der Rest der Karte zählt nicht.
GR-29 = Cowboys und Zelte auf anderen Stücken desselben Berges stören dein Zelt nicht.
    .short = Andere anderswo auf dem Berg stören nicht.

## Regelpunkte: schürfen

GR-30 = Statt Cowboy oder Zelt einzusetzen, darfst du das oberste Schürfplättchen von dem Berg nehmen, auf dem dein Zelt steht. Dort muss noch eines liegen.
    .short = Das oberste Schürfplättchen des Berges mit deinem Zelt.
GR-31 = Wer sonst auf dem Berg ist und wer die Mehrheit hat, spielt beim Schürfen keine Rolle. Deine Schürfplättchen liegen verdeckt vor dir; ansehen darfst du sie jederzeit.
    .short = Andere und Mehrheiten zählen nicht. Deine Schürfplättchen bleiben verdeckt; du darfst sie ansehen.
GR-32 = Geschürft wird vor dem Werten. Du darfst also auch von einem Berg nehmen, der durch deine Karte in diesem Zug fertig wird.
    .short = Auch von einem Berg, der in diesem Zug fertig wird.

## Regelpunkte: Eisenbahnen

GR-33 = Eine Eisenbahn ist fertig, wenn ihre beiden Enden an einer Weiche, einer Stadt oder einem Berg liegen oder wenn sie ein Ring ist. Berg oder Stadt an ihrem Ende müssen nicht fertig sein.
    .short = beide Enden an Weiche, Stadt oder Berg, oder ein Ring
GR-34 = Eine fertige Eisenbahn bringt 1 Punkt für jede Karte, über die sie führt. Jede Karte zählt nur ein Mal.
    .short = 1 je Karte
GR-35 = Steht genau eine Lokomotive auf einer fertigen Eisenbahn, zählen ihre Punkte doppelt. Keine Lokomotive oder zwei und mehr verdoppeln nichts.
    .short = genau eine Lokomotive verdoppelt; keine, zwei oder mehr nicht

## Regelpunkte: die Wertungsleiste

GR-36 = Die Wertungsleiste geht von 0 bis 49. Ab 50 Punkten liegt deine Figur flach.
    .short = 50 je Umlauf; ab 50 liegt die Figur flach
GR-37 = Wer auf einer Eisenbahn, einem Berg oder einer Prärie die meisten Cowboys hat, bekommt die Punkte allein.
    .short = Wer dort die meisten hat, wertet allein.
GR-38 = Haben mehrere die meisten Cowboys, bekommt jeder von ihnen alle Punkte.
    .short = Bei Gleichstand wertet jeder voll.

## Regelpunkte: Berge

GR-39 = Ein Berg ist fertig, wenn er keine offene Seite und keine Lücke mehr hat. Ob eine umschlossene Lücke zählt, wenn keine Seite offen ist, bleibt offen (GR-O2).
    .short = keine offene Seite, keine Lücke
GR-40 = Auf einem fertigen Berg nimmt die Mehrheit zuerst alle Schürfplättchen, die noch dort liegen, und bekommt dann 1 Punkt für jedes Nugget, das aufgedruckt ist.
    .short = zuerst die Schürfplättchen dort, dann 1 je gedrucktem Nugget
GR-41 = Haben mehrere die Mehrheit, nehmen sie die Schürfplättchen einzeln reihum, im Uhrzeigersinn ab dem, der am Zug ist, bis keines mehr da ist. Alle anderen werden übersprungen.
    .short = Gleichstand: reihum je ein Schürfplättchen, im Uhrzeigersinn ab dem, der am Zug ist.
GR-42 = Zelte zählen weder für die Mehrheit noch für Punkte. Wird ihr Berg fertig, kommen sie zu ihren Besitzern zurück; einen anderen Weg zurück in den Vorrat nennt die Spielregel während des Spiels nicht.
    .short = Zelte zählen nichts und kommen zurück, wenn ihr Berg fertig ist.

## Regelpunkte: Städte

GR-43 = Eine Stadt ist fertig, wenn alle ihre 3 oder 4 Gleise zu fertigen Eisenbahnen gehören.
    .short = alle 3 oder 4 Gleise gehören zu fertigen Eisenbahnen
GR-44 = Eine Stadt bringt 3 Punkte für jede fertige Eisenbahn, die zu ihr führt. Eine, die in der Stadt beginnt und endet, zählt nur ein Mal.
    .short = 3 je fertiger Eisenbahn; eine von der Stadt zur Stadt zählt ein Mal
GR-45 = Eine Stadt liegt auf einer einzigen Karte. Also ist dort höchstens ein Cowboy, eingesetzt beim Legen, und eine neue Stadt ist nie besetzt.
    .short = Höchstens ein Cowboy, eingesetzt mit der Karte

## Regelpunkte: Cowboys kommen zurück

GR-46 = Nach der Wertung kommen die Cowboys von allem, was fertig geworden ist, also von Eisenbahnen, Bergen und Städten, zu ihren Besitzern zurück. In späteren Zügen kannst du sie wieder einsetzen.
    .short = Cowboys von fertigen Eisenbahnen, Bergen und Städten kommen zurück, für spätere Züge.
GR-47 = In ein und demselben Zug darfst du etwas fertigstellen, einen Cowboy darauf einsetzen, es werten und den Cowboy zurücknehmen.
    .short = Fertigstellen, besetzen, werten und zurücknehmen in einem Zug ist erlaubt.

## Regelpunkte: Prärien

GR-48 = Ein Cowboy auf einer Prärie ist ein Farmer. Farmer liegen flach, bleiben bis zum Spielende und bringen erst dann Punkte.
    .short = Farmer liegen flach, bleiben bis zum Ende und zählen erst dann.
GR-49 = Prärien sind von Gleisen, Bergen und den Außenrändern der gelegten Karten begrenzt.
    .short = begrenzt von Gleisen, Bergen und Außenrändern
GR-50 = Werden Prärien später verbunden, können dort mehrere Farmer sein. Wer sie verbindet, darf in diesem Zug keinen dazusetzen.
    .short = Prärien mit Farmern zu verbinden ist erlaubt, einen dazuzusetzen nicht.

## Regelpunkte: das Spielende

GR-51 = Das Spiel endet nach dem Zug, in dem die letzte Karte gelegt wird.
    .short = Das Spiel endet nach dem Zug der letzten Karte.
GR-52 = In der Schlusswertung zählt ihr zuerst, was nicht fertig ist; ist davon etwas gewertet, kommen seine Cowboys zu ihren Besitzern zurück. Dann kommen die Farmer, dann die Schürfplättchen.
    .short = Schlusswertung: Unfertiges (gewertet kommen die Cowboys zurück), Farmer, Schürfplättchen.
    .short-no_farmers = Schlusswertung: Unfertiges (gewertet kommen die Cowboys zurück), Schürfplättchen.
GR-53 = Von unfertigen Bergen kommen zuerst alle Zelte und Schürfplättchen weg. Dann bekommt die Mehrheit 1 Punkt für jedes Nugget, das aufgedruckt ist.
    .short = erst kommen Zelte und Schürfplättchen weg, dann 1 je gedrucktem Nugget
GR-54 = Eine unfertige Eisenbahn bringt 1 Punkt für jede Karte. Lokomotiven zählen nichts.
    .short = 1 je Karte, gleich wie viele Lokomotiven
GR-55 = Eine unfertige Stadt bringt 3 Punkte für jede fertige Eisenbahn, die zu ihr führt.
    .short = 3 je fertiger Eisenbahn
GR-56 = Eine Prärie ist 2 Punkte für jedes Tipilager und 4 Punkte für jede Pferdeherde darauf wert.
    .short = 2 je Tipilager, 4 je Pferdeherde
GR-57 = Wer auf einer Prärie die meisten Farmer hat, bekommt ihre Punkte. Haben mehrere die meisten, bekommt jeder von ihnen alle.
    .short = Die meisten Farmer werten, bei Gleichstand jeder voll.
GR-58 = Deine eigenen Schürfplättchen bringen 1 Punkt für jedes Nugget. Kies bringt nichts.
    .short = 1 je Nugget auf eigenen Schürfplättchen
GR-59 = Die meisten Punkte gewinnen. Bei Gleichstand starrt ihr euch an: Wer zuletzt blinzelt, gewinnt. Auf dem Papier bleibt der Gleichstand stehen.
    .short = Die meisten Punkte gewinnen; bei Gleichstand: Anstarr-Duell.
GR-60 = Eine Eisenbahn, ein Berg, eine Stadt oder eine Prärie ohne Cowboy bringt niemandem Punkte.
    .short = Kein Cowboy, keine Punkte

## Offene Punkte und wie man sie lesen kann

GR-O1 = Eine Eisenbahn führt zwei Mal über dieselbe Karte. Wie oft zählt die Karte?
    .brief = Eisenbahn zwei Mal auf einer Karte?
    .tiles_once = Ein Mal: Es zählt, wie viele Karten es sind.
    .per_piece = Jedes ihrer Gleise zählt.
    .because = Die Spielregel spricht von der Zahl der benutzten Karten.
GR-O2 = Ein Berg umschließt eine leere Stelle, aber keine seiner Seiten ist offen. Ist er fertig?
    .brief = Ist ein Berg mit Lücke fertig?
    .open_sides = Ja: Nur eine offene Seite hält ihn unfertig.
    .enclosed_gaps = Nein: Auch die umschlossene Lücke hält ihn unfertig.
    .because = Was die Spielregel über Lücken sagt, kann von offenen Seiten gemeint sein: In Carcassonne ist eine Lücke eine offene Seite.
GR-O3 = Die letzte Karte kann nicht gelegt werden. Gibt es trotzdem noch einen Zug?
    .brief = Letzte Karte passt nicht: noch ein Zug?
    .game_ends = Nein: Das Spiel endet sofort.
    .still_acts = Ja: Das Zelt darf noch aufgeschlagen oder versetzt oder ein Schürfplättchen genommen werden.
    .because = Es lässt sich keine Karte mehr ziehen, und ein Zug beginnt mit einer Karte.
GR-O4 = Im Vorrat sind weniger Schürfplättchen als nötig. Was dann?
    .brief = Zu wenige Schürfplättchen im Vorrat?
    .as_many_as_left = Es kommen nur so viele, wie noch da sind.
    .substitute = Für die fehlenden nehmt ihr etwas anderes.
    .because = In der Schachtel sind 63 Schürfplättchen, und von Ersatz ist keine Rede.
GR-O5 = Ein Berg ohne Cowboys wird fertig. Was geschieht mit seinen Schürfplättchen?
    .brief = Schürfplättchen ohne Cowboys am Berg?
    .nobody = Sie bleiben dort und bringen niemandem Punkte.
    .back_to_supply = Sie kommen zurück in den Vorrat.
    .because = Keine Regel teilt sie jemandem zu.
GR-O6 = Zwei Berge mit je einem Stapel werden einer. Wie liegen die Schürfplättchen?
    .brief = Aus zwei Stapeln wird einer?
    .shuffled = Alle werden zu einem Stapel gemischt.
    .either_on_top = Ein Stapel kommt auf den anderen, gleich welcher.
    .because = Die Spielregel verlangt nur einen einzigen Stapel; was darin liegt, weiß niemand.
GR-O7 = Jemand erreicht 100 Punkte. Wie liegt die Wertungsfigur?
    .brief = Die Wertungsfigur ab 100 Punkten?
    .stays_flat = Sie bleibt flach liegen.
    .stands_up = Auf geraden Umläufen steht sie, auf ungeraden liegt sie.
    .because = Ab 50 Punkten liegt sie flach; vom Aufstehen ist keine Rede.
