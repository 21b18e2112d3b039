### Nevada City. Namen, Regelpunkte, offene Punkte und Fragen.

## Der Titel

title = Nevada City

## Gebäude

building-bank = Bank
    .der = die Bank
    .Der = Die Bank
    .den = die Bank
    .dem = der Bank
building-city_hall = Rathaus
    .der = das Rathaus
    .Der = Das Rathaus
    .den = das Rathaus
    .dem = dem Rathaus
building-trading_post = Handelsposten
    .der = der Handelsposten
    .Der = Der Handelsposten
    .den = den Handelsposten
    .dem = dem Handelsposten
building-hotel = Hotel
    .der = das Hotel
    .Der = Das Hotel
    .den = das Hotel
    .dem = dem Hotel
building-assayer = Erzprüfer
    .der = der Erzprüfer
    .Der = Der Erzprüfer
    .den = den Erzprüfer
    .dem = dem Erzprüfer
building-market = Markt
    .der = der Markt
    .Der = Der Markt
    .den = den Markt
    .dem = dem Markt
building-stock_yards = Viehhof
    .der = der Viehhof
    .Der = Der Viehhof
    .den = den Viehhof
    .dem = dem Viehhof
building-sheriff = Sheriff
    .der = der Sheriff
    .Der = Der Sheriff
    .den = den Sheriff
    .dem = dem Sheriff
building-fire_house = Feuerwache
    .der = die Feuerwache
    .Der = Die Feuerwache
    .den = die Feuerwache
    .dem = der Feuerwache
building-soup_kitchen = Suppenküche
    .der = die Suppenküche
    .Der = Die Suppenküche
    .den = die Suppenküche
    .dem = der Suppenküche
building-boarding_house = Pension
    .der = die Pension
    .Der = Die Pension
    .den = die Pension
    .dem = der Pension
building-blacksmith = Schmiede
    .der = die Schmiede
    .Der = Die Schmiede
    .den = die Schmiede
    .dem = der Schmiede
building-brick_oven = Ziegelei
    .der = die Ziegelei
    .Der = Die Ziegelei
    .den = die Ziegelei
    .dem = der Ziegelei
building-saw_mill = Sägewerk
    .der = das Sägewerk
    .Der = Das Sägewerk
    .den = das Sägewerk
    .dem = dem Sägewerk
building-hardnails = Hardnail’s Gemischtwarenladen
    .der = Hardnail’s Gemischtwarenladen
    .Der = Hardnail’s Gemischtwarenladen
    .den = Hardnail’s Gemischtwarenladen
    .dem = Hardnail’s Gemischtwarenladen
building-leadbricks = Leadbrick’s Gemischtwarenladen
    .der = Leadbrick’s Gemischtwarenladen
    .Der = Leadbrick’s Gemischtwarenladen
    .den = Leadbrick’s Gemischtwarenladen
    .dem = Leadbrick’s Gemischtwarenladen
building-masonoaks = Masonoak’s Gemischtwarenladen
    .der = Masonoak’s Gemischtwarenladen
    .Der = Masonoak’s Gemischtwarenladen
    .den = Masonoak’s Gemischtwarenladen
    .dem = Masonoak’s Gemischtwarenladen
building-saddlery = Sattlerei
    .der = die Sattlerei
    .Der = Die Sattlerei
    .den = die Sattlerei
    .dem = der Sattlerei
building-pharmacist = Apotheke
    .der = die Apotheke
    .Der = Die Apotheke
    .den = die Apotheke
    .dem = der Apotheke
building-post_office = Postamt
    .der = das Postamt
    .Der = Das Postamt
    .den = das Postamt
    .dem = dem Postamt
building-tobacconist = Tabakladen
    .der = der Tabakladen
    .Der = Der Tabakladen
    .den = den Tabakladen
    .dem = dem Tabakladen
building-newspaper = Zeitung
    .der = die Zeitung
    .Der = Die Zeitung
    .den = die Zeitung
    .dem = der Zeitung
building-belles_saloon = Belle’s Saloon
    .der = Belle’s Saloon
    .Der = Belle’s Saloon
    .den = Belle’s Saloon
    .dem = Belle’s Saloon
building-wine_and_roses = Saloon „Wine & Roses“
    .der = der Saloon „Wine & Roses“
    .Der = Der Saloon „Wine & Roses“
    .den = den Saloon „Wine & Roses“
    .dem = dem Saloon „Wine & Roses“
building-bordello = Bordell
    .der = das Bordell
    .Der = Das Bordell
    .den = das Bordell
    .dem = dem Bordell
building-opera_house = Opernhaus
    .der = das Opernhaus
    .Der = Das Opernhaus
    .den = das Opernhaus
    .dem = dem Opernhaus
building-capitol = Kapitol
    .der = das Kapitol
    .Der = Das Kapitol
    .den = das Kapitol
    .dem = dem Kapitol
building-cavalry_hotel = Kavalleriehotel
    .der = das Kavalleriehotel
    .Der = Das Kavalleriehotel
    .den = das Kavalleriehotel
    .dem = dem Kavalleriehotel
building-military_store = Militärladen
    .der = der Militärladen
    .Der = Der Militärladen
    .den = den Militärladen
    .dem = dem Militärladen
building-doctor = Arzt
    .der = der Arzt
    .Der = Der Arzt
    .den = den Arzt
    .dem = dem Arzt
building-undertaker = Bestatter
    .der = der Bestatter
    .Der = Der Bestatter
    .den = den Bestatter
    .dem = dem Bestatter
building-stables = Mietstall
    .der = der Mietstall
    .Der = Der Mietstall
    .den = den Mietstall
    .dem = dem Mietstall

owner-self = du
owner-other = jemand anders
owner-bank = die Bank

## Güter, Grundstücke, Würfel und Fähigkeiten

good-silver = Silber
good-crops = Getreide
good-livestock = Vieh
good-iron = Eisen
good-lumber = Holz
good-brick = Ziegel
good-spirits = Schnaps
good-entertainment = Unterhaltung

property-mine = Mine
property-farm = Farm
property-ranch = Ranch

cube-silver = Silber
cube-crops = Getreide
cube-livestock = Vieh
cube-neutral = Grau

skill-mining = Bergbau
skill-farming = Ackerbau
skill-ranching = Viehzucht
skill-blacksmithing = Schmieden
skill-carpentry = Zimmern
skill-masonry = Mauern

## Varianten

variant-advanced_buildings = Gebäude für Fortgeschrittene
    .about = Kapitol, Kavalleriehotel, Militärladen, Arzt, Bestatter und Mietstall kommen in den Stapel.
variant-poker = Pokerkarten
    .about = Sieben Pokerkarten für das Spiel („Gamble“) in den Saloons, für Ereignisse und für Duelle.
variant-gunslinging_goal = Ziel „Schießen“
    .about = Ein Ziel mehr im Spiel; gewertet werden fünf Ziele, zu zweit vier.
variant-advanced_events = Ereignisse für Fortgeschrittene
    .about = Vier Ereignisse mehr; sie brauchen das Schießen und die Pokerkarten.
variant-troublemakers = Unruhestifter
    .about = Arbeiter, die niemand angestellt hat, schießen in der Stadt herum. Wer einen tötet, bekommt 1 Punkt.
variant-extra_cubes = Ein Würfel mehr in jeder Farbe
    .about = Je ein weiterer Würfel für Silber, Getreide und Vieh kommt in den Beutel.
variant-neutral_cubes_1 = Ein grauer Würfel
    .about = Ein Würfel, der für nichts zählt, kommt in den Beutel.
variant-neutral_cubes_2 = Zwei graue Würfel
    .about = Zwei Würfel, die für nichts zählen, kommen in den Beutel.
variant-extra_children = Weitere Söhne und Töchter
    .about = Am Anfang dürft ihr ein Kind tauschen, oder wer neu ist, bekommt eines mehr.

## Zeilen des Wertungsblocks

row-score_track = Punkteleiste
row-start_building = Startgebäude
row-properties = Grundstücke
row-buildings = Gebäude
row-contracts = Aufträge
row-building_owner_bonus = Besitzer des genannten Gebäudes
row-newspaper = Zeitung
row-boarding_house = Pension
row-troublemakers = Unruhestifter
row-other = Sonstiges
row-goals = Ziele

## Fragen

question-setup = Womit fangen wir an, und was kommt dieses Jahr?
    .about = Gib ein, wie viele ihr seid und welches Jahr es ist, und du bekommst Geld, Gebäude, Ereignisse, Arbeiter und Ziele dafür.
question-charts = Können die Tafeln so aussehen?
    .about = Gib die Würfel auf beiden Tafeln ein, und du erfährst, ob das sein kann und was noch im Beutel ist.
question-produce = Was bringen meine Minen, Farmen oder Ranches?
    .about = Gib deine Grundstücke, die Würfel und die Fähigkeit ein, und du bekommst, wie viele bearbeitet werden und wie viel sie bringen.
question-use_building = Darf meine Person dieses Gebäude nutzen, und wer bekommt die Gebühr?
    .about = Gib das Gebäude, seinen Besitzer und das Feld ein, und du erfährst, ob deine Person dorthin darf, was es kostet und an wen du zahlst.
question-claim = Darf ich das im Rathaus oder im Kapitol nehmen, und was kostet es?
    .about = Gib das gewünschte Gebäude oder Grundstück ein, und du erfährst, ob du es nehmen darfst und was du an wen zahlst.
question-construct = Was fehlt meinem Bau noch?
    .about = Gib ein, was das Gebäude kostet, was dort liegt, deine Fähigkeiten und was du mitbringst, und du erfährst, was noch fehlt und ob es fertig ist.
question-contract = Darf ich diesen Auftrag reservieren, daran arbeiten oder ihn erfüllen?
    .about = Gib den Auftrag, deine Bezahlung und deine Fähigkeiten ein, und du erfährst, ob du es darfst, was noch fehlt und wer welche Punkte bekommt.
question-sell = Was bekomme ich für meine Rohstoffe?
    .about = Gib die Würfel auf der Markttafel, deine Menge und das Feld ein, und du bekommst, was du daran verdienst.
question-buy = Darf ich das kaufen, und was kostet es?
    .about = Gib den Laden und deinen Wunsch ein, und du erfährst, ob das geht, was es kostet und an wen du zahlst.
question-newspaper = Was bringt mir die Zeitung?
    .about = Gib ein, wie viel du ausgibst und ob du einen Auftrag nimmst, und du bekommst die Punkte, die Kosten und an wen du zahlst.
question-tobacconist = Darf ich dieses Feld mit dem Tabakladen nutzen?
    .about = Gib ein, wessen Marker auf dem Feld liegen und was es kostet, und du erfährst, ob du es nutzen darfst und was du an wen zahlst.
question-hire = Darf ich diesen Arbeiter anstellen, und was kostet er?
    .about = Gib den Ort und den Lohn ein, und du erfährst, ob du darfst, was du an wen zahlst und wie viele Karten du dann hast.
question-marry = Darf dieser Arbeiter in meine Familie einheiraten?
    .about = Gib den Arbeiter, deine ledigen Kinder und deine Bezahlung ein, und du erfährst, ob es eine Hochzeit gibt.
question-loan = Darf ich einen Kredit nehmen oder zurückzahlen, und was heißt das für mich?
    .about = Gib dein Vorhaben und deine Marker oder dein Geld ein, und du erfährst, ob es geht, was es kostet und wohin der Marker kommt.
question-event = Was kostet mich dieses Ereignis?
    .about = Gib ein, was das Ereignis oder das Feuer verlangt, dazu deine Marker und dein Geld, und du bekommst, was du hergibst, Kredite inbegriffen.
question-year_end = Was geschieht am Ende dieses Jahres?
    .about = Gib das Jahr, die freien Bauplätze und die Arbeiter ein, die niemand angestellt hat, und du erfährst, wer etwas bekommt, ob das Spiel endet und was noch zu tun ist.
question-troublemaker = Wer gewinnt das Duell mit dem Unruhestifter?
    .about = Gib von beiden die Karte und die Revolver ein, und du bekommst das Ergebnis, die Wunden und was Arzt und Bestatter daraus machen.
question-goal = Was bringt dieses Ziel jedem von uns?
    .about = Gib die Stufen des Ziels ein und was jeder davon hat, und du bekommst die Punkte von euch allen, auch bei Gleichstand.

## Regelpunkte: die Schachtel und der Plan

NC-1 = In der Schachtel sind 22 Gebäudekarten: 4 Startgebäude von 1854 und je 6 für 1855, 1856 und 1857. Dazu kommen 24 Familienkarten (sechsmal Pa, Ma, Sohn und Tochter), 26 Arbeiter, 8 Ziele, 23 Ereignisse, 40 Aufträge in fünf Farben und 14 Würfel: 4 für Silber, 5 für Getreide und 5 für Vieh. Jede Farbe hat 28 Aktionsmarker und 12 Besitzmarker. Außerdem gibt es 4 Homestead-Tableaus und 4 Marker für beschädigte Gebäude, von denen keine Regel spricht.
    .short = 22 Gebäude, 24 Familienkarten, 26 Arbeiter, 8 Ziele, 23 Ereignisse, 40 Aufträge; Würfel: 4 Silber, 5 Getreide, 5 Vieh; je Farbe 28 Aktions- und 12 Besitzmarker
NC-2 = Auf dem Plan sind leere Bauplätze, die aufgedruckten Gebäude, die Tafeln, die Stapel und die Punkteleiste. Bekommst du Siegpunkte, ziehst du deine Figur gleich weiter.
    .short = deine Figur vor den Zielen
NC-3 = Auf jedes Feld im oberen Teil deines Homestead-Tableaus passt ein Grundstück. Waren darfst du dort beliebig viele haben. Auch die Plättchen sind nicht begrenzt: Gehen sie aus, nehmt ihr etwas anderes.
    .short = Je Feld des Tableaus ein Grundstück; beliebig viele Waren; Plättchen gehen nie aus.
NC-4 = An deiner Homestead liegen höchstens drei Karten, Arbeiter und Aufträge zusammen. Hast du drei, darfst du keine mehr nehmen.
    .short = An der Homestead höchstens drei Arbeiter und Aufträge.
NC-5 = Jedes Grundstück ist 2 Siegpunkte wert.
    .short = je 2
NC-6 = Minen bringen Silber, Farmen Getreide, Ranches Vieh; diese drei sind die Rohstoffe. Die anderen fünf Güter, Eisen, Holz, Ziegel, Schnaps und Unterhaltung, sind die Waren.
    .short = Rohstoffe: Silber (Mine), Getreide (Farm), Vieh (Ranch). Waren: Eisen, Holz, Ziegel, Schnaps, Unterhaltung.
NC-7 = Jeder von euch bekommt zwei Ziele und behält eines davon für den gemeinsamen Stapel. Die Ziele im Stapel gelten für euch alle.
    .short = Von zwei Zielen behält jeder eines für den gemeinsamen Stapel; Ziele gelten für alle.
NC-8 = Ein Ereignis wirkt einmal, wenn es aufgedeckt wird, oder für den Rest des Jahres.
    .short = Ereignisse, Güter, Poker
NC-9 = Bergbau, Ackerbau und Viehzucht: Für jedes Symbol bearbeitet die Person eine Mine, Farm oder Ranch mehr, zusammen mit einem Marker, den du einsetzt.
    .short = Bergbau, Ackerbau, Viehzucht: je Symbol 1 Grundstück der Art mehr, mit gesetztem Marker.
NC-10 = Schmieden, Zimmern und Mauern: Jedes Symbol bringt ein Eisen, ein Holz oder einen Ziegel aus dem Vorrat, zusammen mit einem Marker, den du einsetzt.
    .short = Schmieden, Zimmern, Mauern: je Symbol 1 Eisen, Holz, Ziegel aus dem Vorrat, mit gesetztem Marker.
NC-11 = Das Schießen kommt nur im Spiel für Fortgeschrittene vor.
    .short = Schießen: nur für Fortgeschrittene.
NC-12 = Die Produktionstafel hat fünf Felder. Ein Würfel von jeder Art liegt immer dort, zwei werden gezogen. Ein bearbeitetes Grundstück bringt für jeden Würfel seiner Art einen Rohstoff.
    .short = Produktion: 5 Würfel, je einer fest, 2 gezogen; jeder bringt 1 je bearbeitetem Grundstück.
NC-13 = Die Markttafel hat acht Felder. Zwei Würfel für Silber und einer für Vieh liegen immer dort, fünf werden gezogen. Verkaufst du einen Rohstoff, bringt er für jeden Würfel seiner Art 1 $.
    .short = Markt: 8 Würfel, 2 Silber und 1 Vieh fest, 5 gezogen; jeder bringt 1 $ je verkauftem Rohstoff.

## Regelpunkte: Jahre und Runden

NC-14 = Ihr spielt vier Jahre, von 1855 bis 1858. Seid ihr nur zu zweit, gibt es ein fünftes, 1859.
    .short = Vier Jahre, 1855 bis 1858; zu zweit ein fünftes, 1859.
NC-15 = Im ersten Jahr liegt auf jedem der sechs Ereignisfelder ein Ereignis. In den späteren Jahren liegen sie auf den Feldern 1, 3, 5 und 6. Zu zweit reicht der Stapel nicht für das fünfte Jahr; was dann geschieht, bleibt offen (NC-O2).
    .short = Ereignisse: im ersten Jahr auf allen sechs Feldern, dann 1, 3, 5, 6.
NC-16 = Die Gebäudekarten des neuen Jahres kommen zu denen, die noch übrig sind. 1858 und 1859 gibt es keine neuen. Ihr dürft den Stapel durchsehen und jede vorhandene Karte nehmen.
    .short = Gebäude: Karten des Jahres dazu; 1858 und 1859 keine neuen. Ihr dürft den Stapel durchsehen.
NC-17 = Arbeiter, die niemand angestellt hat, verlassen die Stadt: Sie kommen auf den Ablagestapel, und von dem könnt ihr sie mit der Sheriffkarte und im Mietstall anstellen. Dann deckt ihr so viele neue auf, wie ihr Spieler seid, und einen mehr.
    .short = Arbeiter: nicht angestellte auf den Ablagestapel; einen mehr als Spieler aufdecken.
NC-18 = Jede Runde beginnt mit dem Ereignis auf dem Feld dieser Runde, wenn dort eines liegt.
    .short = Jede Runde: zuerst das Ereignis auf ihrem Feld, falls eines da ist.
NC-19 = Kostet ein Ereignis eine Aktion, nimmst du irgendeinen noch nicht benutzten Marker und legst ihn an deine Homestead. Nächstes Jahr hast du ihn wieder.
    .short = Ereignis mit Aktion: ein unbenutzter Marker an die Homestead, bis nächstes Jahr.
NC-20 = Sollst du für ein Ereignis mehr zahlen, als du hast, musst du einen Marker auf die Bank legen und einen Kredit nehmen.
    .short = Kostet ein Ereignis zu viel: ein Marker als Kredit auf die Bank.
NC-21 = Hast du keinen Marker mehr, betrifft dich ein Ereignis nicht. Wie das zu Geld passt, das du zahlen sollst, bleibt offen (NC-O4).
    .short = Ohne Marker betrifft dich ein Ereignis nicht.
NC-22 = Vom Sheriff an im Uhrzeigersinn setzt jeder alle Marker von genau einer Person ein. Auf einige oder alle darfst du verzichten, indem du sie von der Karte dieser Person nimmst. Es gibt neue Runden, solange eine Person noch Marker hat.
    .short = Vom Sheriff an reihum: jeder alle Marker einer Person (oder Verzicht); Runden, solange es Marker gibt.

## Regelpunkte: Farm, Mine und Ranch

NC-23 = Farm, Mine und Ranch: Mit einer Aktion bearbeitet eine Person ein Grundstück, auf dem kein Marker liegt. Eine Fähigkeit braucht sie dafür nicht. Jedes Grundstück kann nur einmal im Jahr bearbeitet werden.
    .short = Je Aktion ein Grundstück, ohne Fähigkeit; jedes nur einmal im Jahr.
NC-24 = Ein bearbeitetes Grundstück bekommt so viele Rohstoffe, wie auf der Produktionstafel Würfel seiner Art liegen. Auf einem Grundstück dürfen beliebig viele liegen.
    .short = So viele Rohstoffe wie Produktionswürfel der Art, ohne Grenze je Grundstück.
NC-25 = Mit jeder solchen Aktion bearbeitet die Person für jedes passende Symbol ein Grundstück mehr; darauf kommen Marker aus deinem Vorrat. Mit weiteren Aktionen darf sie weitere Grundstücke bearbeiten. Die Anleitung knüpft ein Symbol daran, dass ein Marker eingesetzt wird; wir nehmen das für jeden eingesetzten Marker aufs Neue.
    .short = Je Aktion und passendem Symbol 1 Grundstück mehr, Marker aus dem Vorrat; weitere Aktionen für weitere.

## Regelpunkte: ein Gebäude nutzen

NC-26 = Um ein Gebäude zu nutzen, legst du einen Marker auf eines seiner leeren Aktions- oder Auftragsfelder. Auf die großen achteckigen Felder passen beliebig viele Marker.
    .short = Marker auf ein leeres Aktions- oder Auftragsfeld; große achteckige nehmen beliebig viele.
NC-27 = Eine Person darf in einem Jahr nur einmal am selben Gebäude handeln. Zwei deiner Personen dürfen beide dorthin.
    .short = Jede Person nur einmal im Jahr am selben Gebäude; zwei von deinen dürfen beide hin.
NC-28 = Die Gebühr bekommt der Besitzer des Gebäudes; du darfst sie auch aus dem Ertrag der Aktion zahlen. Deine eigenen Gebäude kosten dich nichts.
    .short = Die Gebühr bekommt der Besitzer, auch aus dem Ertrag; eigene Gebäude sind frei.
NC-29 = Felder mit braunen Zahlen sind gesperrt, wenn ihr zu zweit oder zu dritt seid.
    .short = Braune Zahlen: zu zweit und zu dritt gesperrt.

## Regelpunkte: das Rathaus

NC-30 = Rathaus: Du zahlst die Kosten des Feldes an die Bank und nimmst dann entweder ein Gebäude oder ein Grundstück. Auf das achteckige Feld für 4 $ passen beliebig viele Marker.
    .short = Feld an die Bank zahlen (4-$-Feld unbegrenzt), dann ein Gebäude oder ein Grundstück.
NC-31 = Ein Gebäude nehmen: Du nimmst irgendeine vorhandene Karte dieses oder eines früheren Jahres, legst sie auf irgendeinen leeren Bauplatz und einen Besitzmarker darauf.
    .short = Gebäude: eine Karte dieses oder eines früheren Jahres auf einen leeren Bauplatz, mit Besitzmarker.
NC-32 = Du darfst nie mehr als zwei eigene Gebäude im Bau haben.
    .short = Nie mehr als zwei eigene Gebäude im Bau.
NC-33 = Ein Grundstück nehmen: Die Art ist dir freigestellt. Du zahlst der Bank noch 1 $ für eine Mine, 2 $ für eine Farm oder 3 $ für eine Ranch und bekommst sofort 2 Siegpunkte.
    .short = Grundstück: jede Art, der Bank noch 1 $ (Mine), 2 $ (Farm), 3 $ (Ranch); sofort 2 Punkte.

## Regelpunkte: Bauen

NC-34 = Bauen: Du legst einen Marker an ein eigenes Gebäude, das noch nicht fertig ist. Die Fähigkeiten der Person steuern Güter bei, und von deinem Tableau darfst du beliebig viele bringen, die noch gebraucht werden.
    .short = Marker an ein eigenes unfertiges Gebäude; Güter durch Fähigkeiten und beliebig viele noch nötige vom Tableau.
NC-35 = Eine Person darf in einem Jahr nur einmal am selben Gebäude bauen.
    .short = Eine Person baut nur einmal im Jahr am selben Gebäude.
NC-36 = Mit dem letzten Stück ist das Gebäude fertig und in Betrieb, und sein Besitzer bekommt sofort die Siegpunkte dafür. Unfertige Gebäude bringen nichts.
    .short = die Punkte auf jedem fertigen Gebäude
NC-37 = Der Marker der Person, die ein Gebäude fertigstellt, bleibt dort liegen; in diesem Jahr kann sie es also nicht nutzen. Marker vom Bauen besetzen kein Aktionsfeld. Ob andere, die mitgebaut haben, es dieses Jahr nutzen dürfen, bleibt offen (NC-O20).
    .short = Der letzte Marker bleibt: diese Person nutzt das Gebäude dieses Jahr nicht. Bauen besetzt kein Aktionsfeld.

## Regelpunkte: Aufträge

NC-38 = Einen Auftrag reservieren: Ein Auftragsfeld erlaubt nur Aufträge seiner Art. Du nimmst eine Karte aus der Auslage, die sofort aufgefüllt wird.
    .short = Nur die Art des Feldes, aus der Auslage; sofort auffüllen.
NC-39 = Du kannst keinen Auftrag reservieren, wenn an deiner Homestead drei Karten liegen oder wenn kein passender Auftrag offen ausliegt.
    .short = Nicht mit drei Karten an der Homestead oder ohne passenden Auftrag.
NC-40 = In einem Jahr darf eine Person nur einen einzigen Auftrag reservieren, bearbeiten oder erfüllen. Wie streng das gemeint ist, bleibt offen (NC-O3).
    .short = Je Person und Jahr ein Auftrag: reserviert, bearbeitet, erfüllt.
NC-41 = Einen reservierten Auftrag kannst du nicht aus freien Stücken aufgeben; von deiner Homestead kommt er nur, wenn er erfüllt ist.
    .short = Reservierte gibt man nicht freiwillig auf.
NC-42 = An einem Auftrag arbeiten: Du legst einen Marker an deine Homestead und verlangte Güter auf den Auftrag; Fähigkeiten helfen, und welche, bleibt offen (NC-O21). Die Güter bleiben dort liegen. Eine Person darf nicht zweimal im Jahr am selben Auftrag arbeiten.
    .short = Marker an die Homestead, verlangte Güter auf den Auftrag, Fähigkeiten helfen; dieselbe Person nicht zweimal im Jahr am selben.
NC-43 = Einen Auftrag sofort erfüllen: In dieser Aktion zahlst du alles, was verlangt ist; Fähigkeiten helfen, und welche, bleibt offen (NC-O21).
    .short = Alles in dieser Aktion zahlen; Fähigkeiten helfen.
NC-44 = Erfüllst du einen Auftrag, bekommst du sofort die Siegpunkte dafür; vielleicht bringt er auch Güter.
    .short = die Punkte auf jedem erfüllten Auftrag
NC-45 = Stehen auf einem Auftrag zwei Zahlen, bekommst du die größere, wenn das genannte Gebäude schon fertig ist, sonst die kleinere.
    .short = zwei Zahlen: die größere, wenn das genannte Gebäude fertig ist
NC-46 = Ist das Gebäude, das ein Auftrag nennt, fertig, bekommt sein Besitzer 2 Siegpunkte, sobald der Auftrag erfüllt wird, auch wenn er ihn selbst erfüllt.
    .short = 2 je Auftrag, der ein fertiges Gebäude von dir nennt
NC-47 = Ein Auftrag, der eine Fähigkeit bringt, kommt unter die Karte der Person. Erfüllte Aufträge brauchen keinen Platz an der Homestead.
    .short = Ein Auftrag mit Fähigkeit kommt unter die Person; erfüllte brauchen keinen Platz.
NC-48 = Aufträge, die ein Ereignis abwirft, kommen verdeckt unter den Stapel.
    .short = Von Ereignissen abgeworfene: verdeckt unter den Stapel.

## Regelpunkte: Aufräumen

NC-49 = Das Aufräumen beginnt mit den Gebäuden, die am Jahresende wirken.
    .short = Gebäude, die am Jahresende wirken
NC-50 = Ereignisse, die noch da sind, werden abgelegt.
    .short = Übrige Ereignisse ablegen
NC-51 = Liegt auf jedem Bauplatz eine Karte, fertig gebaut oder nicht, endet das Spiel: Es geht gleich zur Schlusswertung. Ob der Rest des Aufräumens noch kommt, wenn das Spiel zu Ende ist, bleibt offen (NC-O6).
    .short = Alle Bauplätze belegt, fertig oder nicht: Ende
NC-52 = Die Tafeln werden geräumt und die festen Würfel wieder hingelegt. Dann zieht ihr zwei Würfel für die Produktion und fünf für den Markt.
    .short = Tafeln räumen; feste Würfel, 2 und 5 ziehen
NC-53 = Der Hilfssheriff bekommt den Sheriffstern. Gibt es keinen Hilfssheriff, ändert sich nichts.
    .short = Der Hilfssheriff bekommt den Sheriffstern
NC-54 = Eure Marker kommen zu euren Personen zurück, überzählige in den Vorrat. Einer auf dem Kreditfeld kommt nur für 5 $ zurück, einer auf dem Auftragsfeld der Bank umsonst. Welcher Person ein Marker fehlt, entscheidest du.
    .short = Marker kommen zurück; vom Kreditfeld nur für 5 $
NC-55 = Angestellte Arbeiter werden abgelegt, wenn sie nicht heiraten.
    .short = Angestellte Arbeiter gehen, wenn sie nicht heiraten
NC-56 = Für eine Hochzeit brauchst du einen ledigen Sohn oder eine ledige Tochter, jeweils vom anderen Geschlecht als der Arbeiter. In einer Familie gibt es höchstens zwei Hochzeiten; mit einem weiteren Kind vielleicht mehr (NC-O19).
    .short = Mit ledigem Kind vom anderen Geschlecht; höchstens zwei.
NC-57 = Eine Hochzeit kostet zwei Schnaps und zwei beliebige Rohstoffe. Der Platz des Arbeiters wird frei.
    .short = Kosten: zwei Schnaps, zwei Rohstoffe; der Platz wird frei.

## Regelpunkte: das Ende des Spiels

NC-58 = Das Spiel endet nach dem vierten Jahr, zu zweit nach dem fünften.
    .short = Ende nach dem vierten Jahr (zu zweit: fünften).
NC-59 = Ziele: Bei Gleichstand teilt ihr die Siegpunkte der gemeinsamen Stufen unter euch auf, abgerundet. Welche Stufen das sind, bleibt offen (NC-O10).
    .short = nach Stufen; bei Gleichstand geteilt, abgerundet
NC-60 = Hast du von dem, was ein Ziel zählt, nicht wenigstens eines, bekommst du nichts dafür.
    .short = nichts, wenn du keines hast
NC-61 = Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheiden die meisten übrigen Rohstoffe; was dazu zählt, bleibt offen (NC-O9). Ist auch das gleich, teilt ihr euch den Sieg.
    .short = Es gewinnen die meisten Punkte, dann Rohstoffe, dann geteilt.

## Regelpunkte: die Gebäude

NC-62 = Bank: Kredite darfst du auch ohne Not nehmen und jederzeit zurückzahlen. Solange ein Kredit nicht zurückgezahlt ist, bleibt der Marker dort, und eines deiner Aktionsfelder bleibt leer. Was ein Kredit bringt, steht nicht im Text der Anleitung; es gilt, was auf den Plan gedruckt ist.
    .short = Kredite auch ohne Not, jederzeit zurückzuzahlen; sonst bleibt der Marker, und ein Aktionsfeld bleibt leer.
NC-63 = Die Bank hat ein Feld für einen öffentlichen Auftrag.
    .short = Ein Feld für einen öffentlichen Auftrag.
NC-64 = Das Rathaus hat ein Feld für einen öffentlichen Auftrag.
    .short = Ein Feld für einen öffentlichen Auftrag.
NC-65 = Handelsposten: Auf jedem seiner Felder kaufst du bis zu drei der gezeigten Waren für je 2 $.
    .short = bis zu drei gezeigte Waren, je 2 $
NC-66 = Hotel: Du stellst einen Arbeiter aus der Auslage an. Die Gebühr des Feldes und den Lohn zahlst du der Bank. Ob ein angestellter Arbeiter noch im selben Jahr handelt, bleibt offen (NC-O24).
    .short = aus der Auslage anstellen; Gebühr des Feldes und Lohn an die Bank
NC-67 = Hotel, „Decide Events“: Du ziehst das oberste Ereignis vom Stapel, nimmst die dazu, die noch verdeckt auf dem Plan liegen, siehst dir alle an und legst sie in beliebiger Reihenfolge auf die Felder zurück. Das übrige kommt oben auf den Stapel.
    .short = „Decide Events“: eines ziehen, die verdeckten dazunehmen, beliebig zurücklegen, das übrige auf den Stapel
NC-68 = Erzprüfer, Markt und Viehhof: Du verkaufst den passenden Rohstoff, so viel das Feld erlaubt; manche Felder geben für jedes Stück einen Bonus. Jedes dieser Gebäude hat ein Auftragsfeld.
    .short = den passenden Rohstoff verkaufen, bis zur Grenze des Feldes, mal mit Bonus; ein Auftragsfeld
NC-69 = Sheriff: Für 2 $ nimmst du den Stern des Hilfssheriffs und beginnst nächstes Jahr; außerdem reservierst du einen Auftrag beliebiger Art oder erfüllst ihn sofort. Für die 2 $ nennt die Anleitung niemanden, also bekommt sie wie bei jedem Gebäude der Besitzer der Karte (NC-28). Ob du beides tun musst und ob auch der Sheriff diesen Stern nehmen darf, sagt sie nicht.
    .short = 2 $: Hilfssheriffstern und einen beliebigen Auftrag reservieren oder erfüllen
NC-70 = Sheriff: Du stellst einen Arbeiter vom Ablagestapel an. 4 $ bekommt der amtierende Sheriff, den Lohn die Bank. Wer mit dem amtierenden Sheriff gemeint ist, bleibt offen (NC-O12, NC-O13).
    .short = vom Ablagestapel anstellen: 4 $ an den amtierenden Sheriff, Lohn an die Bank
NC-71 = Feuer: Der Besitzer der Feuerwache darf dort einen Marker hinlegen; dann zahlen ihm alle anderen je 4 $. Tut er es nicht, legen alle anderen je einen Marker hin.
    .short = Feuer: legt ihr Besitzer einen Marker hin, zahlen die anderen 4 $, sonst legen sie je einen hin
NC-72 = Suppenküche: Am Jahresende zahlt sie 5 $ für jeden Arbeiter, den niemand angestellt hat. An wen, bleibt offen (NC-O11).
    .short = Jahresende: 5 $ je nicht angestelltem Arbeiter
NC-73 = Pension: Am Jahresende bekommt ihr Besitzer 3 Siegpunkte, wenn zwei oder mehr Arbeiter nicht angestellt wurden.
    .short = 3 je Jahresende mit zwei oder mehr nicht angestellten Arbeitern
NC-74 = Schmiede, Ziegelei und Sägewerk: Du zahlst dem Besitzer den Preis des Feldes und nimmst die Güter aus dem Vorrat. Jedes dieser Gebäude hat ein Auftragsfeld.
    .short = Güter zum Preis des Feldes; ein Auftragsfeld
NC-75 = Gemischtwarenläden: Du kaufst drei Waren für zusammen 2 $. Sie müssen von den drei gezeigten Arten sein, und von mindestens zwei verschiedenen. Ob auch weniger verkauft werden, sagt die Anleitung nicht; wir lesen sie so, dass nicht.
    .short = drei Waren für zusammen 2 $, von den gezeigten, mindestens zwei verschiedene
NC-76 = Sattlerei: Für 1 $ siehst du dir die obersten drei Aufträge des Stapels an. Einen davon darfst du nehmen, um ihn zu reservieren oder sofort zu erfüllen. Die anderen kommen verdeckt nach oben oder nach unten in den Stapel, jeder, wie du magst.
    .short = 1 $: die obersten drei Aufträge ansehen, einen nehmen, Rest nach oben oder unten
NC-77 = Apotheke: Für 1 $ tauschst du beliebig viel Eisen, Holz und Ziegel gegen ebenso viel Schnaps.
    .short = 1 $: beliebig viel Eisen, Holz, Ziegel gegen ebenso viel Schnaps
NC-78 = Postamt: Für 2 $ wirfst du alle Aufträge in der Auslage ab und füllst sie auf. Dann darfst du irgendeinen davon nehmen, um ihn zu reservieren oder sofort zu erfüllen. Wohin die abgeworfenen kommen, sagt die Anleitung nicht; legt sie unter den Stapel wie die, die ein Ereignis abwirft (NC-48).
    .short = 2 $: Auslage abwerfen und auffüllen, dann ein beliebiger Auftrag
NC-79 = Tabakladen: Für 1 $ nutzt du ein Feld, auf dem ein Marker von jemand anderem liegt. Dessen Kosten zahlst du dem Besitzer jenes Gebäudes; einen zweiten Marker legst du nicht. Dein einer Marker braucht ein freies Feld im Tabakladen, nicht in jenem Gebäude. Ob das dort als Besuch zählt, bleibt offen (NC-O14).
    .short = 1 $: ein fremd besetztes Feld nutzen, Kosten an seinen Besitzer, kein zweiter Marker
NC-80 = Zeitung: Für 1 $ darfst du erst bis zu 5 Siegpunkte für je 1 $ kaufen und dann einen beliebigen Auftrag nehmen; wenigstens eines von beiden musst du tun. Ihr Besitzer zahlt der Bank für die Punkte.
    .short = 1 je weiterem $, bis 5 bei jedem Besuch
NC-81 = Saloons: Du nimmst Schnaps oder Unterhaltung zum Preis des Feldes, oder du nimmst das Spiel („Gamble“), wenn ihr die Regeln für Fortgeschrittene habt; wie das geht, steht auf der Karte. Jeder Saloon hat ein Feld für einen Unterhaltungsauftrag.
    .short = Schnaps oder Unterhaltung zum Preis, oder das Spiel (Fortgeschrittene); ein Feld für Unterhaltungsaufträge
NC-82 = Bordell und Opernhaus: Du nimmst Schnaps oder Unterhaltung zum Preis des Feldes.
    .short = Schnaps oder Unterhaltung zum Preis

## Regelpunkte: zu zweit

NC-83 = Zu zweit: Suppenküche, Feuerwache, Sattlerei, Leadbrick’s Gemischtwarenladen, Bordell und Opernhaus kommen aus dem Spiel.
    .short = Suppenküche, Feuerwache, Sattlerei, Leadbrick’s, Bordell, Opernhaus aus dem Spiel.
NC-84 = Zu zweit: Markt und Viehhof gehören der Bank. Erzprüfer und Sheriff werden an euch verteilt.
    .short = Markt und Viehhof gehören der Bank; Erzprüfer und Sheriff verteilen.
NC-85 = Zu zweit: Vor dem ersten Ereignis bekommt jeder von euch noch 5 $.
    .short = Vor dem ersten Ereignis noch 5 $ für jeden.
NC-86 = Zu zweit: Nach der dritten und der vierten Ereignisphase jedes Jahres geht das noch freie Gebäude mit den meisten Siegpunkten an die Bank, bei Gleichstand ein zufälliges. Ob auch Karten späterer Jahre dabei zählen, sagt die Anleitung nicht. Welche Phasen das sind und ob das Gebäude gebaut ist, bleibt offen (NC-O7, NC-O8).
    .short = Nach der dritten und vierten Ereignisphase geht das freie Gebäude mit den meisten Punkten an die Bank.
NC-87 = Zu zweit: Felder mit braunen Zahlen sind gesperrt.
    .short = Braune Felder sind gesperrt.
NC-88 = Zu zweit: Das Spiel endet nach dem fünften Jahr.
    .short = Ende nach dem fünften Jahr.

## Regelpunkte: Feinheiten

NC-89 = Unterhaltung steht für jede andere Ware, aber nie für einen Rohstoff.
    .short = Unterhaltung steht für jede Ware, nie für einen Rohstoff.
NC-90 = Ein Kredit während einer Aktion kostet einen Marker der handelnden Person, bei einem Ereignis einen von irgendeiner; ob du für ein Ereignis mehrere Kredite nehmen darfst, bleibt offen (NC-O23). Ohne Marker gibt es keinen Kredit. Kannst du dann ein Ereignis nicht bezahlen, zahlst du, was du hast.
    .short = Ein Kredit kostet einen Marker der handelnden Person, bei Ereignissen irgendeinen; ohne Marker keiner.
NC-91 = Zahlst du einen Kredit zurück, kommt der Marker an deine Homestead; ob du ihn dieses Jahr noch einsetzen darfst, bleibt offen (NC-O5). Jeder Kredit, der noch offen ist, kostet dich im nächsten Jahr eine Aktion; von welcher Person, entscheidest du.
    .short = Der Marker eines getilgten Kredits kommt an die Homestead. Jeder offene kostet nächstes Jahr eine Aktion; du wählst die Person.
NC-92 = Ein Auftrag, den du sofort erfüllst, braucht keinen Platz an der Homestead.
    .short = Ein sofort erfüllter Auftrag braucht keinen Platz.
NC-93 = Liegt auf allen Bauplätzen eine Karte, kann niemand mehr ein Gebäude nehmen.
    .short = Bauplätze alle voll: niemand kann ein Gebäude nehmen.
NC-94 = Gebühren für Gebäude, die der Bank gehören, gehen an die Bank. Punkte bekommt die Bank nicht.
    .short = Gebühren für Gebäude der Bank gehen an die Bank.
NC-95 = Alle Bauplätze sind gleich.
    .short = Bauplätze sind gleich.

## Regelpunkte: der Aufbau

NC-96 = Die Endstücke des Plans richten sich danach, wie viele ihr seid. Die mit einem Sternchen (*) sind für Fortgeschrittene.
    .short = Endstücke nach Spielerzahl; Sternchen (*): Fortgeschrittene.
NC-97 = Jeder von euch beginnt mit einer Mine, einer Farm und einer Ranch, und auf jeder liegt ein Rohstoff.
    .short = Je eine Mine, Farm und Ranch mit je einem Rohstoff
NC-98 = Jeder von euch beginnt mit einer Ware von jeder Art.
    .short = eine Ware von jeder Art
NC-99 = Jeder von euch bekommt ein Startgebäude und sofort die Siegpunkte dafür. Es liegt mit sichtbaren Kosten da wie eines, das erst noch gebaut wird; ob es als gebaut gilt, bleibt offen (NC-O22). Zu dritt gehört der Erzprüfer der Bank.
    .short = die Punkte auf deinem Startgebäude
NC-100 = Wer die Karte des Sheriffs hat, beginnt. Von dort im Uhrzeigersinn bekommt ihr 8 $, 9 $, 10 $ und 11 $.
    .short = Der Besitzer des Sheriffs beginnt; von dort im Uhrzeigersinn 8, 9, 10, 11 $.
NC-101 = Vom Sheriff an im Uhrzeigersinn sucht sich jeder eine Familie aus. Familienkarten brauchen keinen Platz an der Homestead.
    .short = Vom Sheriff im Uhrzeigersinn: Familie wählen; sie braucht keinen Platz.
NC-102 = Die weiteren Grundstücke, die Pa mitbringt, kommen dazu, ohne Rohstoffe darauf. Dann werden alle Grundstücke auf deinem Tableau gewertet.
    .short = Pas Grundstücke dazu, ohne Rohstoffe; alle werten.
NC-103 = Auf alle Aktionsfelder eurer Personen kommen Marker.
    .short = Alle Aktionsfelder eurer Personen füllen.
NC-104 = Der Ereignisstapel hat 18 Karten: zwölf, unter die zwei Startereignisse gemischt werden, und obenauf vier Startereignisse. Beim ersten Mal lasst ihr die Karten mit „Not First“ weg.
    .short = Ereignisse: zwölf und zwei Startereignisse mischen, vier Startereignisse obenauf; beim ersten Mal ohne „Not First“.
NC-105 = Vier Aufträge liegen offen aus.
    .short = Vier Aufträge offen.
NC-106 = Zu dritt: Suppenküche, Sattlerei und Opernhaus kommen aus dem Spiel. Der Stapel liegt in der Reihenfolge der Jahre.
    .short = Suppenküche, Sattlerei, Opernhaus aus dem Spiel.
NC-107 = Am Anfang kommen die festen Würfel auf die Tafeln. Dann zieht ihr zwei Würfel für die Produktion und fünf für den Markt; einer bleibt im Beutel.
    .short = Tafeln: feste Würfel, dann 2 für die Produktion und 5 für den Markt ziehen; einer bleibt im Beutel.
NC-108 = So viele Ziele werden am Ende gewertet: zu viert vier; zu dritt drei und eines, das niemand gesehen hat; zu zweit zwei und eines, das niemand gesehen hat. Andere übrige Ziele kommen in die Schachtel zurück, und niemand sieht sie an. Für zwei Spieler ist die Anleitung nicht eindeutig (NC-O1).
    .short = Ziele: zu viert 4; zu dritt 3 und 1 ungesehenes; zu zweit 2 und 1 ungesehenes.

## Regelpunkte: für Fortgeschrittene

NC-109 = Für Fortgeschrittene gibt es mehrere Teile, die ihr einzeln oder alle dazunehmen dürft: 4 weitere Personen, 6 Gebäude, 1 Ziel, 4 Ereignisse, 7 Pokerkarten und 5 Würfel.
    .short = Einzelne Teile oder alle: 4 Personen, 6 Gebäude, 1 Ziel, 4 Ereignisse, 7 Pokerkarten, 5 Würfel.
NC-110 = Ersatzgebäude nehmt ihr im Rathaus; sie liegen neben eurer Homestead. Ist eines fertig, ersetzt es das aufgedruckte Gebäude, und die Marker dort ziehen um, beim Kavalleriehotel und beim Militärladen auf gleichartige Felder. Für einen Marker auf „Decide Events“ hat das Kavalleriehotel keines, er bleibt für dieses Jahr, wo er ist; davon sagt die Anleitung nichts. Was sonst für diese Karten gilt, bleibt offen (NC-O15, NC-O16).
    .short = Ersatzgebäude liegen neben der Homestead; fertig ersetzen sie das aufgedruckte; Marker ziehen um.
NC-111 = Die Pokerkarten sind 2, 3, 4, 5, 6, Ass und Joker. Mit ihnen gibt es in den Saloons das Spiel („Gamble“).
    .short = Pokerkarten 2 3 4 5 6 Ass Joker; es gibt das Spiel („Gamble“).
NC-112 = Mit dem Ziel „Schießen“ werden fünf Ziele gewertet, wenn ihr zu viert oder zu dritt seid, und vier zu zweit. Von denen, die niemand ausgesucht hat, liegt eines offen und eines verdeckt; zu viert liegt das einzige verdeckt.
    .short = Gewertete Ziele: 5, zu zweit 4; von den übrigen eines offen, eines verdeckt (zu viert: eines, verdeckt).
NC-113 = Vier weitere Ereignisse kommen in den Stapel. Sie brauchen das Schießen und die Pokerkarten.
    .short = Vier weitere Ereignisse, mit Schießen und Pokerkarten.
NC-114 = Arbeiter, die niemand angestellt hat, kommen auf einen Stapel, der beste Schütze obenauf. Sind die Marker zurück, trifft vom Sheriff an nach links jeder einmal auf den obersten; für den Unruhestifter zieht, wer rechts vom Sheriff sitzt. Sind alle tot oder hat es jeder einmal mit einem zu tun gehabt, werden die übrigen abgelegt.
    .short = Nicht angestellte Arbeiter stapeln, beste Schützen oben; vom Sheriff nach links trifft jeder einmal den obersten; Rest weg.
NC-115 = Duell: Jede Seite zählt eine Pokerkarte zu ihren Revolvern, die höhere Summe gewinnt. Wer verliert, ist verwundet, bei Gleichstand sind es beide. Ein verwundeter Spieler verliert einen Marker für das nächste Jahr. Ein verwundeter Unruhestifter stirbt, und der Sieger bekommt 1 Siegpunkt; ob das auch bei Gleichstand so ist, bleibt offen (NC-O18).
    .short = 1 je getötetem Unruhestifter
NC-116 = Mehr Würfel: In den Beutel kommt einer von jeder Farbe, oder es kommen ein oder zwei graue hinein, aber nicht beides.
    .short = Mehr Würfel: einer je Farbe oder ein bis zwei graue, nicht beides.
NC-117 = Weitere Söhne und Töchter: Rechts vom Sheriff beginnend, gegen den Uhrzeigersinn, darf jeder ein Kind tauschen. Oder wer neu ist, bekommt eines mehr.
    .short = Weitere Kinder: rechts vom Sheriff an gegen den Uhrzeigersinn tauschen, oder Neulinge eines mehr.
NC-118 = Kapitol: Auf alle Felder passen beliebig viele Marker, nur nicht auf das für einen öffentlichen Auftrag. Seinem Besitzer zahlst du 1 $ für ein Gebäude, 1 $ für ein Grundstück, 3 $ für beides. Ob die Art des Grundstücks noch etwas kostet, bleibt offen (NC-O17).
    .short = Felder unbegrenzt außer dem für öffentliche Aufträge; an den Besitzer 1 $ für ein Gebäude, 1 $ für ein Grundstück, 3 $ für beides
NC-119 = Kavalleriehotel: Es gibt kein „Decide Events“ mehr, und die Gebühr beträgt 2 $.
    .short = kein „Decide Events“, Gebühr 2 $
NC-120 = Militärladen: wie der Handelsposten, nur kosten die Waren, was auf seiner Karte steht; mehr ändert sich nicht, sagt die Anleitung. Dass das Geld wie sonst sein Besitzer bekommt (NC-28), lesen wir so.
    .short = ein Handelsposten mit anderen Preisen
NC-121 = Arzt: immer in Betrieb. Bist du verwundet, darfst du dem Spieler, dem er gehört, eine Ware geben und behältst den Marker. Gehört er der Bank, kommt die Ware in den Vorrat; das lesen wir so, weil ja auch Gebühren an die Bank gehen (NC-94).
    .short = immer in Betrieb; verwundet: seinem Besitzer eine Ware geben und den Marker behalten
NC-122 = Bestatter: Stirbt eine Person oder ein Unruhestifter, bekommt der Spieler, dem er gehört, jedes Mal 4 $. Wer sie zahlt, sagt die Anleitung nicht; wir nehmen sie aus der Bank. Gehört er der Bank, bekommt niemand etwas.
    .short = 4 $ je Todesfall für den Spieler, dem er gehört
NC-123 = Mietstall: Du stellst einen Arbeiter vom Ablagestapel an und zahlst den Lohn dem Besitzer.
    .short = vom Ablagestapel anstellen, Lohn dem Besitzer

## Offene Punkte und ihre Lesarten

NC-O1 = Ihr seid zu zweit. Wie viele Ziele werden gewertet?
    .brief = Zu zweit: Wie viele Ziele?
    .keep_one = Drei: Von den übrigen Zielen bleibt eines im Spiel.
    .keep_two = Vier: Von den übrigen Zielen bleiben zwei im Spiel, zwei kommen in die Schachtel zurück.
    .because = Die Anleitung spricht von der übrigen Karte, also von einer; es bleibt aber ein Ziel mehr übrig, als sie zählt.
NC-O2 = Ihr seid zu zweit. Was geschieht, wenn im fünften Jahr die Ereignisse ausgehen?
    .brief = Zu zweit: Die Ereignisse gehen aus?
    .skip = Es gibt keine Ereignisse mehr.
    .reshuffle = Die benutzten Ereignisse werden neu gemischt.
    .because = Vom Mischen steht nirgends etwas, und Runden ohne Ereignis kommen ohnehin vor.
NC-O3 = Wie oft darf eine Person in einem Jahr mit Aufträgen zu tun haben?
    .brief = Wie oft Aufträge in einem Jahr?
    .one_contract = Nur mit einem Auftrag: Sie darf ihn reservieren und auch einmal daran arbeiten.
    .one_contract_action = Einmal: Jede Person hat im Jahr eine einzige Auftragsaktion.
    .same_contract_only = Beliebig oft, nur nicht zweimal mit demselben Auftrag.
    .because = Nur so sagt jeder von zwei Sätzen etwas: der vom einen Auftrag im Jahr und der, dass man nicht zweimal am selben arbeitet.
NC-O4 = Du sollst für ein Ereignis zahlen, hast aber zu wenig Geld und keinen Marker. Was geschieht?
    .brief = Ein Ereignis, das du nicht zahlen kannst?
    .pay_what_you_can = Du zahlst, was du hast.
    .not_affected = Das Ereignis betrifft dich nicht, und du zahlst nichts.
    .because = Eine der Feinheiten handelt von genau diesem Fall.
NC-O5 = Du zahlst während des Jahres einen Kredit zurück. Wohin kommt der Marker?
    .brief = Wohin kommt der Marker eines Kredits?
    .homestead = An deine Homestead: Nächstes Jahr hast du ihn wieder.
    .to_character = Zu einer Person: Du darfst ihn dieses Jahr noch einsetzen.
    .because = Eine der Feinheiten nennt den Ort.
NC-O6 = Das Spiel ist zu Ende. Kommt der Rest des Aufräumens noch?
    .brief = Aufräumen nach dem Ende?
    .by_text = Bei vollen Bauplätzen nicht, nach dem letzten Jahr schon.
    .skip = Nein, nie.
    .full = Ja, immer.
    .because = Nur bei vollen Bauplätzen sagt die Anleitung, dass es gleich zur Schlusswertung geht.
NC-O7 = Ihr seid zu zweit. Welche sind die dritte und die vierte Ereignisphase?
    .brief = Zu zweit: Welche Ereignisphasen?
    .rounds = Die der Runden 3 und 4, mit oder ohne Ereignis.
    .revealed = Die, in denen wirklich das dritte und das vierte Ereignis aufgedeckt wird.
    .because = Eine Ereignisphase gibt es auch dann, wenn keine Karte da liegt.
NC-O8 = Ihr seid zu zweit. Sind die Gebäude, die später an die Bank gehen, schon gebaut?
    .brief = Zu zweit: Sind Bankgebäude gebaut?
    .in_play = Ja, sie sind gebaut.
    .under_construction = Nein, sie sind im Bau.
    .because = In der Anleitung steht, dass sie ins Spiel kommen.
NC-O9 = Welche übrigen Rohstoffe zählen bei Gleichstand?
    .brief = Welche Rohstoffe zählen bei Gleichstand?
    .resources = Silber, Getreide und Vieh.
    .resources_with_deposits = Silber, Getreide und Vieh, auch auf Aufträgen, die nicht erfüllt sind.
    .all_tokens = Rohstoffe und Waren, aber nichts, was auf Aufträgen liegt.
    .because = Die Anleitung sagt selbst, was Rohstoffe sind.
NC-O10 = Bei einem Ziel haben mehrere gleich viel. Welche Stufen teilen sie?
    .brief = Gleich viel bei einem Ziel: Welche Stufen?
    .pool = So viele Stufen, wie Spieler gleich viel haben; der Nächste bekommt die Stufe danach.
    .single_level = Eine Stufe; der Nächste bekommt gleich die nächste.
    .because = Die Anleitung spricht von Stufen in der Mehrzahl.
NC-O11 = Wem zahlt die Suppenküche etwas?
    .brief = Wem zahlt die Suppenküche etwas?
    .owner = Ihrem Besitzer.
    .each_player = Jedem Spieler.
    .because = Derselbe Satz belohnt bei der Pension den Besitzer.
NC-O12 = Wer bekommt beim Anstellen an der Karte des Sheriffs die 4 $?
    .brief = Wer bekommt die 4 $ beim Sheriff?
    .badge_holder = Wer den Sheriffstern hat.
    .building_owner = Wem die Karte gehört.
    .because = In der Anleitung heißt es: der amtierende Sheriff.
NC-O13 = Dir gehört die Karte des Sheriffs, aber den Stern hat jemand anders. Zahlst du die 4 $?
    .brief = Eigener Sheriff ohne Stern: 4 $?
    .no_fee = Nein: Deine eigenen Gebäude kosten dich nichts.
    .pay_anyway = Ja, an den, der den Stern hat.
    .because = Eigene Gebäude sind frei.
NC-O14 = Du nutzt mit dem Tabakladen ein fremdes Feld. War deine Person damit auch dort?
    .brief = Tabakladen: auch dort gewesen?
    .not_a_visit = Nein, nur im Tabakladen.
    .counts_as_visit = Ja, im Tabakladen und an dem Gebäude mit dem Feld.
    .because = Der Marker liegt beim Tabakladen.
NC-O15 = Zählt ein genommenes Ersatzgebäude zu deinen zwei Gebäuden im Bau?
    .brief = Zählt ein Ersatzgebäude als im Bau?
    .count = Ja.
    .do_not_count = Nein.
    .because = Es ist im Bau, wo auch immer es liegt.
NC-O16 = Darfst du ein Ersatzgebäude nehmen, wenn alle Bauplätze voll sind?
    .brief = Ersatzgebäude bei vollen Bauplätzen?
    .refused = Nein.
    .allowed = Ja, es braucht ja keinen Bauplatz.
    .because = Die Regel über volle Bauplätze macht keine Ausnahme.
NC-O17 = Zahlst du auch im Kapitol die 1, 2 oder 3 $ für die Art des Grundstücks?
    .brief = Kapitol: Aufpreis für das Grundstück?
    .surcharge = Ja, wie sonst an die Bank.
    .included = Nein, mit dem Preis des Kapitols ist alles bezahlt.
    .because = Die Karte ändert nur den Preis des Feldes.
NC-O18 = Ein Duell mit einem Unruhestifter endet unentschieden. Bekommst du 1 Siegpunkt für seinen Tod?
    .brief = Ein Punkt bei Duell-Gleichstand?
    .no_victor = Nein: Es hat ja niemand gewonnen.
    .victor = Ja.
    .because = Niemand hatte die höhere Summe.
NC-O19 = Du hast ein weiteres Kind. Ist eine dritte Hochzeit möglich?
    .brief = Eine dritte Hochzeit?
    .two = Nein, höchstens zwei.
    .per_child = Ja, so viele, wie du ledige Kinder hast.
    .because = Die Zahl Zwei steht in der Anleitung.
NC-O20 = Mehrere deiner Personen haben dieses Jahr an einem Gebäude gebaut. Welche davon dürfen es dieses Jahr nicht nutzen?
    .brief = Welche Erbauer dürfen es nicht nutzen?
    .any_builder = Alle, die dort gebaut haben.
    .completer_only = Nur die, die es fertiggestellt hat.
    .because = Jede von ihnen hat dort dieses Jahr schon gehandelt.
NC-O21 = Welche Fähigkeiten helfen bei einem Auftrag?
    .brief = Welche Fähigkeiten helfen beim Auftrag?
    .building_skills = Schmieden, Zimmern und Mauern.
    .all_skills = Auch Bergbau, Ackerbau und Viehzucht.
    .because = Bergbau, Ackerbau und Viehzucht bearbeiten Grundstücke; liefern tun sie nichts.
NC-O22 = Ist das Startgebäude eines Spielers von Anfang an gebaut?
    .brief = Ist ein Startgebäude schon gebaut?
    .constructed = Ja, ihr könnt es gleich nutzen.
    .to_be_built = Nein, es muss wie die anderen erst gebaut werden. Die Siegpunkte dafür gibt es trotzdem beim Aufbau.
    .because = Die Siegpunkte dafür gibt es sofort.
NC-O23 = Ein Ereignis kostet mehr, als du hast. Darfst du dafür mehrere Kredite nehmen?
    .brief = Mehrere Kredite für ein Ereignis?
    .as_many_as_needed = Ja, so viele wie nötig.
    .one_loan = Nein, einen; dann zahlst du, was du hast.
    .because = Solange du nicht zahlen kannst, gilt derselbe Satz wieder.
NC-O24 = Handelt ein Arbeiter schon in dem Jahr, in dem du ihn anstellst?
    .brief = Handelt ein neuer Arbeiter dieses Jahr?
    .acts_this_year = Ja, auf alle Felder seiner Karte kommen sofort Marker aus dem Vorrat.
    .family_only = Nein, erst wenn er in die Familie geheiratet hat.
    .because = Wer nicht heiratet, geht am Jahresende und würde nie handeln.
