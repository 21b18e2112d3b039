### Carson City, das Brettspiel. Namen, Regelpunkte, offene Punkte und Fragen.

## Der Titel

title = Carson City

edition-it = Italienische Anleitung (27 Revolver, einer zu Beginn; Besprechungen der deutschen Ausgabe sagen dasselbe)
    .short = Italienische Anleitung
edition-board = Auf dem Plan gedruckt
edition-cards = Auf den Karten gedruckt

## Was auf den Parzellen steht

thing-empty = leere Parzelle
    .ein = eine leere Parzelle
    .der = die leere Parzelle
    .den = die leere Parzelle
    .dem = der leeren Parzelle
    .viele = leere Parzellen
thing-house = Haus
    .ein = ein Haus
    .der = das Haus
    .den = das Haus
    .dem = dem Haus
    .viele = Häuser
thing-mountain = Berg
    .ein = ein Berg
    .der = der Berg
    .den = den Berg
    .dem = dem Berg
    .viele = Berge
thing-ranch = Ranch
    .ein = eine Ranch
    .der = die Ranch
    .den = die Ranch
    .dem = der Ranch
    .viele = Ranches
thing-mine = Mine
    .ein = eine Mine
    .der = die Mine
    .den = die Mine
    .dem = der Mine
    .viele = Minen
thing-drugstore = Drugstore
    .ein = ein Drugstore
    .der = der Drugstore
    .den = den Drugstore
    .dem = dem Drugstore
    .viele = Drugstores
thing-bank = Bank
    .ein = eine Bank
    .der = die Bank
    .den = die Bank
    .dem = der Bank
    .viele = Banken
thing-saloon = Saloon
    .ein = ein Saloon
    .der = der Saloon
    .den = den Saloon
    .dem = dem Saloon
    .viele = Saloons
thing-hotel = Hotel
    .ein = ein Hotel
    .der = das Hotel
    .den = das Hotel
    .dem = dem Hotel
    .viele = Hotels
thing-church = Kirche
    .ein = eine Kirche
    .der = die Kirche
    .den = die Kirche
    .dem = der Kirche
    .viele = Kirchen
thing-prison = Gefängnis
    .ein = ein Gefängnis
    .der = das Gefängnis
    .den = das Gefängnis
    .dem = dem Gefängnis
    .viele = Gefängnisse
thing-building = Gebäude
    .ein = ein Gebäude
    .der = das Gebäude
    .den = das Gebäude
    .dem = dem Gebäude
    .viele = Gebäude
thing-river = Fluss
    .ein = ein Fluss
    .der = der Fluss
    .den = den Fluss
    .dem = dem Fluss
    .viele = Flussparzellen

## Personen

personality-sheriff = Sheriff
    .der = der Sheriff
    .den = den Sheriff
    .dem = dem Sheriff
personality-banker = Bankier
    .der = der Bankier
    .den = den Bankier
    .dem = dem Bankier
personality-grocer = Verkäuferin
    .der = die Verkäuferin
    .den = die Verkäuferin
    .dem = der Verkäuferin
personality-chinese_coolie = Kuli
    .der = der Kuli
    .den = den Kuli
    .dem = dem Kuli
personality-settler = Siedler
    .der = der Siedler
    .den = den Siedler
    .dem = dem Siedler
personality-captain = Hauptmann
    .der = der Hauptmann
    .den = den Hauptmann
    .dem = dem Hauptmann
personality-mercenary = Revolverheld
    .der = der Revolverheld
    .den = den Revolverhelden
    .dem = dem Revolverhelden

side-yellow = gelb
side-red = rot

## Varianten

variant-might_is_right = Das Recht des Stärkeren
    .about = Bei Duellen spielt ihr Duellplättchen aus, statt zu würfeln. An der Wertung ändert sich nichts.
variant-carson_river = Der Fluss
    .about = Ihr spielt auf der Seite mit dem Fluss. Was an einer Brücke liegt, zählt 3 Punkte statt 2.
variant-kit_carson = Kit Carson
    .about = Ihr setzt eure Cowboys alle gleichzeitig. Am Ende 1 Punkt für jeden, der auf der Leiste hinter euch steht.

## Die Felder über der Stadt

square-wages = Lohn
square-ammunition = Munition
square-three_roads = Drei Wege
square-one_road = Ein Weg
square-parcel_purchase = Parzellen kaufen
square-build_12 = Baufeld für 12 $
square-build_10 = Baufeld für 10 $
square-build_8 = Baufeld für 8 $
square-build_6 = Baufeld für 6 $
square-build_5 = Baufeld für 5 $
square-build_4 = Baufeld für 4 $
square-build_3 = Baufeld für 3 $
square-kept_buildings = Aufgehobene Gebäude
square-parcels_income = Einkommen für Parzellen
square-cowboy_income = Einkommen für Cowboys
square-gambling = Glücksspiel
square-estate_income = Einkommen der Gebäude
square-parcels_vp = Siegpunkte für Parzellen
square-cowboy_vp = Siegpunkte für Cowboys
square-estate_vp = Siegpunkte für Gebäude
square-buy_vp_2 = Siegpunkte für je 2 $
square-buy_vp_3 = Siegpunkte für je 3 $
square-buy_vp_4 = Siegpunkte für je 4 $
square-buy_vp_5 = Siegpunkte für je 5 $

## Die Reihenfolgeleisten

track-passing_track = untere Leiste
    .der = die untere Leiste
    .den = die untere Leiste
    .dem = der unteren Leiste
track-personality_track = obere Leiste
    .der = die obere Leiste
    .den = die obere Leiste
    .dem = der oberen Leiste

## Zeilen des Wertungsblocks

row-track = Siegpunkte auf der Leiste
row-cash_limit = Geld über dem Limit
row-buildings = Gebäude
row-houses = Häuser
row-mountains = Berge
row-bridges = An einer Brücke
row-money = Restliches Geld
row-kit_carson = Kit-Carson-Bonus

## Fragen

question-parcel_price = Was kostet diese Parzelle?
    .about = Gib den Plan und die Parzelle ein, oder zähle einfach, was auf ihr und um sie herum steht, und du bekommst den Preis oder erfährst, warum sie nicht zu haben ist.
question-build = Darf ich das hier bauen?
    .about = Gib den Plan, die Wege und dein Bauvorhaben ein, und du erfährst, ob du es darfst, was es kostet und wie viele Wege du bis dorthin brauchst.
question-road = Dürfen diese Wege dort liegen?
    .about = Gib die Wege ein, die schon liegen, und deine neuen in der Reihenfolge, in der du sie legst, und du erfährst, ob sie passen, was sie kosten und welche Parzellen sie erreichen.
question-house = Darf das neue Haus hier stehen?
    .about = Gib den Plan, die Wege und die Parzelle ein, und du erfährst, ob das Haus dort stehen darf und wem es gehören wird.
question-attack = Darf ich dieses Gebäude angreifen, und was ist dort zu holen?
    .about = Gib den Plan ein und zeige auf ein Gebäude, und du erfährst, ob dein Cowboy dorthin darf und wie viel zu holen ist.
question-place_cowboy = Darf mein Cowboy dorthin?
    .about = Wähle ein Feld, oder gib den Plan und eine Parzelle ein, und du erfährst, ob du dort einen Cowboy einsetzen darfst, wozu, und ob es zum Duell kommt.
question-duel = Wer gewinnt dieses Duell?
    .about = Gib von allen Beteiligten Cowboys, Revolver und Würfel ein, und du bekommst den Sieger, auch bei Gleichstand, und alle, die ihren Cowboy zurücknehmen.
question-income = Was bringen die Gebäude?
    .about = Gib den ganzen Plan ein, und du bekommst das Einkommen jedes Gebäudes und was jeder von euch erhält, Angriffe inbegriffen. Ohne Plan genügt eine Art von Gebäude mit dem, was es zählt.
question-firepower = Wie groß ist meine Feuerkraft?
    .about = Gib deine Cowboys und Revolver ein, oder die Gebäude, die Revolver bringen, und du bekommst deine Feuerkraft und was sie auf den Cowboy-Feldern wert ist.
question-cash_out = Wie viel Geld muss ich ausgeben?
    .about = Gib dein Geld und deine Person ein, und du erfährst, was du am Ende der Runde ausgeben musst, welche Punkte es dafür gibt und wie es in der letzten Runde am besten geht.
question-turn_order = Wer kommt zuerst dran?
    .about = Gib ein, wer welche Person gewählt oder wer wann gepasst hat, und du bekommst die Reihenfolge für das, was als Nächstes kommt.
question-actions = Was kommt in welcher Reihenfolge, und was bringt es?
    .about = Du bekommst alle Aktionen der Reihe nach, und mit deinen Parzellen, Gebäuden und Cowboys auch, was jede dir brächte.
question-victory_point_squares = Auf welchen Feldern gibt es noch Siegpunkte zu kaufen?
    .about = Gib die Runde ein, und du bekommst die Felder, die noch offen sind; mit einem Feld und deinem Geld auch die Punkte, die du kaufen kannst.
question-setup = Womit fangen wir an?
    .about = Gib ein, wie viele ihr seid, und du bekommst Geld, Cowboys, Wege und Plättchen für jeden und alles, was auf den Plan kommt.
question-personality = Was kann diese Person?
    .about = Wähle eine Person und eine Seite, und du bekommst ihre Nummer, ihr Geldlimit und alles, wozu du sie einsetzen kannst.

## Regelpunkte: die Schachtel

CC-1 = Die Stadt hat 8 × 8 = 64 Parzellen. Nachbarn einer Parzelle sind alle, die eine Seite oder eine Ecke mit ihr gemeinsam haben: drei, fünf oder acht.
    .short = Nachbarn einer Parzelle sind alle, die eine Seite oder eine Ecke mit ihr teilen.
CC-2 = Es gibt sieben Personenkarten, jede mit einer gelben und einer roten Seite. Jede gibt es nur ein Mal; in einer Runde können also keine zwei von euch dieselbe Person haben.
    .short = Jede gibt es nur ein Mal, also hat niemand dieselbe.
CC-3 = Ihr spielt zu zweit bis zu fünft. Jede der fünf Farben hat zehn Cowboys, und dazu gibt es einen weißen Cowboy.
CC-4 = In der Schachtel sind 20 Häuser. Ob etwas anderes dafür stehen darf, wenn keines mehr übrig ist, bleibt offen (CC-O17).
CC-5 = In der Schachtel sind 30 Gebäude: 6 Ranches, 6 Minen, 4 Drugstores, 4 Banken, 3 Saloons, 3 Hotels, 2 Kirchen und 2 Gefängnisse.
CC-6 = In der Schachtel sind 9 Berge.
CC-7 = Es gibt 60 Besitzmarker, 12 in jeder Farbe. Mehr als 12 Parzellen kann also niemand besitzen. Ob ein Cowboy auf einer freien Parzelle stehen darf, die du deshalb nicht kaufen kannst, bleibt offen (CC-O18).
CC-8 = Die Wege sind 25 schwarze Stäbchen. Ob etwas anderes dafür stehen darf, wenn keines mehr übrig ist, bleibt offen (CC-O17).
CC-9 = Es gibt 25 Revolver und ein Plättchen mit drei Revolvern. Die italienische Anleitung nennt 27 Revolver, und Besprechungen der deutschen Ausgabe auch.
    .short = 25 Revolver (27 nach der italienischen Anleitung und Besprechungen der deutschen Ausgabe), ein Plättchen mit drei Revolvern
CC-10 = Außerdem sind in der Schachtel 30 Duellplättchen, zwei Würfel und ein Rundenmarker. An Geld sind es 30 Münzen zu 1 $, 20 zu 5 $, 22 zu 10 $ und 6 Scheine zu 20 $.
    .short = 30 Duellplättchen, zwei Würfel, Rundenmarker; 30 × 1 $, 20 × 5 $, 22 × 10 $, 6 × 20 $

## Regelpunkte: der Aufbau

CC-11 = Jeder von euch beginnt mit 15 $, einem Weg, 12 Besitzmarkern und 3 Cowboys. Ob ein Revolver dazukommt, hängt von der Ausgabe ab (CC-O1).
CC-12 = Deine eigenen Wege und Cowboys sind dein persönlicher Vorrat. Alle übrigen sind der allgemeine Vorrat.
    .short = Deine eigenen Wege und Cowboys: persönlicher Vorrat; alle übrigen: allgemeiner Vorrat.
CC-13 = Zu Beginn liegt auf den Baufeldern für 3 $ und 10 $ je eine Ranch, auf denen für 4 $ und 12 $ je eine Mine. Was auf die für 5 $, 6 $ und 8 $ kommt, zieht ihr aus dem Beutel.
    .short = Auf den Baufeldern:
CC-14 = Die Mitte der Stadt würfelt ihr aus: Der weiße Würfel bestimmt die Spalte, der schwarze die Zeile. Dorthin kommt ein Haus mit vier Wegen, einem an jeder Seite.
    .short = Mitte auswürfeln: Weiß Spalte, Schwarz Zeile. Dorthin ein Haus mit einem Weg an jeder Seite.
CC-15 = Auch die Plätze der 9 Berge würfelt ihr aus. Ist eine Parzelle schon besetzt, würfelt ihr noch einmal.
    .short = Berge auswürfeln; auf besetzter Parzelle neu würfeln.
CC-16 = Der Rundenmarker kommt auf sein Startfeld, und die Reihenfolge der ersten Runde bestimmt der Zufall.
    .short = Die Reihenfolge der ersten Runde ist zufällig.
CC-17 = In Spielreihenfolge nimmt sich jeder eine Parzelle, dann in umgekehrter Reihenfolge eine zweite. Jede freie ist recht, auch eine mit einem Berg oder die Mitte der Stadt.
    .short = Reihum nimmt jeder eine Parzelle, dann rückwärts noch eine; auch Berge und die Mitte.

## Regelpunkte: die Runde

CC-18 = Ihr spielt vier Runden. Jede hat vier Phasen: Personen wählen, Cowboys einsetzen, Aktionen ausführen, Rundenende.
    .short = Vier Runden mit vier Phasen.
CC-19 = Die Personen wählt ihr in Spielreihenfolge. In der ersten Runde bestimmt sie der Zufall; später ist es die Reihenfolge der Marker auf der unteren Leiste, also die, in der ihr in der Runde davor gepasst habt.
    .short = In Spielreihenfolge: erst zufällig, später so, wie ihr in der Runde davor gepasst habt.
CC-20 = Haben alle gewählt, kommen die Marker auf die obere Leiste, in der Reihenfolge der Nummern, die auf den Karten stehen: Sheriff 1, Bankier 2, Verkäuferin 3, Kuli 4, Siedler 5, Hauptmann 6, Revolverheld 7. Stehen auf euren Karten andere Nummern, könnt ihr sie eingeben.
    .short = Dann kommen die Marker auf die obere Leiste, die niedrigste Nummer zuerst.
CC-21 = Bist du an der Reihe, nimmst du einen Cowboy aus deinem persönlichen Vorrat und setzt ihn auf ein Aktionsfeld, auf eine Parzelle oder auf ein Gebäude, um es anzugreifen oder zu verteidigen. Oder du passt.
    .short = Reihum einen Cowboy aus dem Vorrat auf ein Aktionsfeld, eine Parzelle oder ein Gebäude (Angriff, Verteidigung) setzen. Oder passen.
CC-22 = Wer passt, setzt seinen Marker auf den ersten freien Platz der unteren Leiste und in dieser Runde keinen Cowboy mehr ein.
    .short = Passen: Marker auf den ersten freien Platz der unteren Leiste, kein Cowboy mehr.
CC-23 = In einer Runde darfst du mehrere Parzellen wählen. Du darfst dich auch dazustellen, wo schon jemand anders steht; dann kommt es zum Duell.
    .short = Du darfst mehrere Parzellen wählen und dich zu anderen stellen: Duell.
CC-24 = Auf „Lohn“ und „Ein Weg“ darfst du beliebig viele Cowboys einsetzen. Überall sonst darfst du nur einen haben.
    .short = „Lohn“ und „Ein Weg“ nehmen beliebig viele deiner Cowboys, alle anderen Plätze nur einen.
CC-25 = Die Aktionen führt ihr der Reihe nach aus, wie sie auf dem Plan stehen. Ist eine erledigt, kommt ihr Cowboy in den allgemeinen Vorrat.
    .short = Eine nach der anderen; ist eine erledigt, kommt ihr Cowboy in den allgemeinen Vorrat.
CC-26 = Im Duell zählt jeder zusammen: einen Würfelwurf, die eigenen Revolver und die Cowboys im persönlichen Vorrat. Die höchste Summe gewinnt. Auch zu dritt oder mehr ist es nur ein einziges Duell.
    .short = Würfel + Revolver + Cowboys im persönlichen Vorrat. Die höchste Summe gewinnt; auch zu dritt oder mehr nur ein Duell.
CC-27 = Nach dem Duell kommt der Cowboy des Siegers in den allgemeinen Vorrat. Alle anderen nehmen ihren Cowboy zurück in den persönlichen Vorrat.
    .short = Der Cowboy des Siegers kommt in den allgemeinen Vorrat; die anderen nehmen ihren zurück.
CC-28 = Ist die höchste Summe in einem Duell gleich, gewinnt der niedrigste Platz auf der Reihenfolgeleiste. Welche der beiden Leisten gemeint ist, bleibt offen (CC-O7).
    .short = Gleichstand: der niedrigste Platz auf der Reihenfolgeleiste.
CC-29 = Am Ende jeder Runde zieht der Rundenmarker weiter und sperrt eines der Felder, auf denen es Siegpunkte zu kaufen gibt, für den Rest des Spiels. So, wie es auf dem Plan steht, ist das Feld für 2 $ nur in Runde 1 offen, das für 3 $ bis Runde 2, das für 4 $ bis Runde 3, das für 5 $ in allen vier Runden.
    .short = Der Rundenmarker zieht weiter und sperrt ein Feld mit Siegpunkten für immer.
CC-30 = Nach Runde 1 bekommt jeder von euch 4 neue Cowboys aus dem allgemeinen Vorrat, nach den Runden 2 und 3 je 5. Mehr als 10 hast du nie im persönlichen Vorrat.
    .short = Neue Cowboys für jeden: 4 nach Runde 1, je 5 nach den Runden 2 und 3; nie mehr als 10 im Vorrat.
CC-31 = Am Ende der Runde musst du alles Geld ausgeben, das über dem Geldlimit deiner Person liegt. Für je volle 10 $, die du ausgibst, bekommst du 1 Siegpunkt.
    .short = Geld − Limit, 1 je 10 $
CC-32 = Du darfst mehr ausgeben, als du musst, und bekommst auch dafür Siegpunkte zum selben Preis.
    .short = Du darfst zum selben Preis mehr ausgeben.
CC-33 = Gebäude, die niemand gekauft hat, rücken auf die billigeren Felder. Vor der nächsten Runde füllt ihr die Lücken aus dem Beutel.
    .short = Nicht gekaufte Gebäude rücken auf die billigeren Felder; Lücken füllt der Beutel.

## Regelpunkte: Aktionen

CC-34 = Du darfst auf eine Aktion verzichten, sogar nach einem gewonnenen Duell. Dein Cowboy kommt trotzdem in den allgemeinen Vorrat.
    .short = Du darfst verzichten; dein Cowboy kommt trotzdem in den allgemeinen Vorrat.
CC-35 = Die Aktionen kommen immer in der Reihenfolge, die auf dem Plan steht; sie beginnt mit „Lohn“.
    .short = Der Reihe nach, wie auf dem Plan
CC-36 = Lohn: Hier gibt es kein Duell. Du bekommst 4 $ für jeden deiner Cowboys auf dem Feld.
    .short = 4 $ je eigenem Cowboy
CC-37 = Munition: Du bekommst das Plättchen mit drei Revolvern. Bis zum Ende der Runde zählt es als drei Revolver.
    .short = Plättchen mit drei Revolvern, für diese Runde
CC-38 = Drei Wege: Du nimmst drei Wege in deinen Vorrat.
    .short = drei Wege
CC-39 = Ein Weg: Hier gibt es kein Duell. Für jeden deiner Cowboys auf dem Feld nimmst du einen Weg.
    .short = ein Weg je eigenem Cowboy
CC-40 = Wege aus deinem Vorrat darfst du jederzeit legen, solange du genug davon hast.
    .short = Wege aus deinem Vorrat legst du jederzeit.
CC-41 = Ein neuer Weg muss an das Ende eines Weges anschließen, der schon liegt.
    .short = Ein neuer Weg schließt an das Ende eines liegenden an.
CC-42 = Ein Weg liegt an einer Seite einer Parzelle, und an jeder Seite ist nur für einen Platz. Für Seiten, die den Fluss überqueren, gilt etwas anderes (CC-118); ob ein Weg am äußeren Rand der Stadt liegen darf, bleibt offen (CC-O15).
    .short = An jeder Seite einer Parzelle nur ein Weg.
CC-43 = Kaufen kannst du nur eine Parzelle, die niemandem gehört, und nur mit einem Cowboy auf der Parzelle selbst. Ein Haus oder ein Berg darf darauf stehen. Ob ein Cowboy dort stehen darf, wo es nichts zu kaufen, anzugreifen oder zu verteidigen gibt, bleibt offen (CC-O18).
    .short = Nur eine Parzelle, die niemandem gehört, mit deinem Cowboy darauf; auch mit Haus oder Berg.
CC-44 = Eine Parzelle kostet 1 $, dazu 1 $ für jedes Gebäude, jedes Haus und jeden Berg auf ihr und neben ihr, gleich wem sie gehören.
    .short = 1 $, dazu 1 $ für jedes Gebäude, jedes Haus, jeden Berg auf ihr und neben ihr, gleich wem sie gehören
CC-45 = Den Preis zahlst du an die Bank, und auf die Parzelle kommt einer deiner Besitzmarker.
    .short = Der Bank zahlen und einen Besitzmarker hinlegen.
CC-46 = Gibt es mehrere Duelle um Parzellen, bestimmt von allen Beteiligten der mit dem niedrigsten Platz auf der Reihenfolgeleiste, in welcher Reihenfolge sie ausgetragen werden. Welche der beiden Leisten gemeint ist, bleibt offen (CC-O7).
    .short = Mehrere Duelle: Wer auf der Reihenfolgeleiste am niedrigsten steht, bestimmt, welches zuerst kommt.
CC-47 = Sieben Baufelder verkaufen je ein Gebäude, zu dem Preis, der auf dem Plan steht: 12 $, 10 $, 8 $, 6 $, 5 $, 4 $ und 3 $.
    .short = je Feld ein Gebäude
CC-48 = Ein Gebäude kommt auf eine deiner eigenen Parzellen. Dort darf noch keines stehen; ob dort ein Haus stehen darf, bleibt offen (CC-O5).
    .short = Auf deiner eigenen Parzelle, auf der kein Gebäude steht.
CC-49 = Ein Gebäude braucht einen Weg: einen, der eine Ecke seiner Parzelle berührt.
    .short = Ein Weg muss eine Ecke seiner Parzelle berühren.
CC-50 = Ranches und Minen brauchen keinen Weg.
    .short = Ranches, Minen: keiner.
CC-51 = Beim Bauen darfst du Wege aus deinem eigenen Vorrat legen, um hinzukommen.
    .short = Du darfst dafür eigene Wege legen.
CC-52 = Zu Drugstore, Bank, Saloon, Kirche und Gefängnis musst du auch ein Haus setzen, zu einer Ranch nie. Ob Hotel und Mine ein Haus mitbringen, bleibt offen (CC-O2, CC-O3).
CC-53 = Das Haus kostet nichts. Es kommt auf eine freie Parzelle, die ein Weg erreicht, nicht auf die, auf der du baust. Ob eine Parzelle frei ist, auf der nur ein Haus steht, bleibt offen (CC-O4).
    .short = Das Haus ist kostenlos. Es kommt auf eine freie Parzelle an einem Weg, nicht unter das Gebäude.
CC-54 = Die Parzelle für das Haus darf dir gehören, niemandem oder, mit dessen Zustimmung, jemand anderem. Wem die Parzelle gehört, dem gehört auch das Haus; gehört sie niemandem, steht sie weiter zum Verkauf.
    .short = Diese Parzelle ist deine, niemandes oder, mit Zustimmung, eine fremde; ihr Besitzer bekommt das Haus.
CC-55 = Ein gekauftes Gebäude darfst du vor dir aufheben, auch mehrere, und später setzen, wenn die Baufelder erledigt sind. Welche Runde damit gemeint ist, bleibt offen (CC-O14).
    .short = Gekaufte Gebäude darfst du aufheben und nach den Baufeldern setzen.
CC-56 = Auf einem Berg darf weder ein Gebäude noch ein Haus stehen.
    .short = Auf Berge kommt weder Gebäude noch Haus.

## Regelpunkte: Einkommen und Siegpunkte

CC-57 = Einkommen für Parzellen: Du bekommst 2 $ je eigener Parzelle.
    .short = 2 $ je eigener Parzelle
CC-58 = Einkommen für Cowboys: Du bekommst 2 $ je Punkt deiner Feuerkraft.
    .short = 2 $ je Feuerkraft
CC-59 = Deine Feuerkraft sind die Cowboys in deinem persönlichen Vorrat und deine Revolver zusammen.
    .short = Feuerkraft: Cowboys im persönlichen Vorrat + Revolver.
CC-60 = Glücksspiel: Du würfelst mit zwei Würfeln und bekommst die Summe in Dollar.
    .short = die Summe zweier Würfel in $
CC-61 = Einkommen der Gebäude: Dafür braucht niemand einen Cowboy. Jedes Gebäude zahlt an seinen Besitzer.
    .short = jedes Gebäude zahlt seinem Besitzer, ohne Cowboy
CC-62 = Du darfst mit einem Cowboy ein fremdes Gebäude angreifen. Gelingt der Angriff, nimmst du dem Besitzer die Hälfte von dem, was es bringt, abgerundet. Der Besitzer darf selbst einen Cowboy dorthin setzen, um es verteidigen zu helfen; was ohne einen geschieht, bleibt offen (CC-O16).
    .short = Gelingt dein Angriff auf ein fremdes Gebäude, bekommst du die Hälfte seines Einkommens, abgerundet.
CC-63 = Auf dein eigenes Gebäude darfst du einen Cowboy setzen, um es zu verteidigen.
    .short = Dein Cowboy auf deinem Gebäude verteidigt es.
CC-64 = Häuser und Berge auf Parzellen, die niemandem gehören, zählen für alle Gebäude daneben. Auf einer Parzelle mit Besitzer zählen sie nur für dessen Gebäude. Dasselbe gilt für alles, was als Haus zählt.
    .short = Häuser und Berge von niemandem zählen für alle Gebäude daneben, andere nur für die ihres Besitzers. Ebenso alles, was als Haus zählt.
CC-65 = Siegpunkte für Parzellen: Du bekommst halb so viele Punkte, wie du Parzellen hast, abgerundet.
    .short = ½ je eigener Parzelle, abgerundet
CC-66 = Siegpunkte für Cowboys: Du bekommst die Hälfte deiner Feuerkraft als Punkte, abgerundet.
    .short = ½ je Feuerkraft, abgerundet
CC-67 = Siegpunkte für Gebäude: Du bekommst 1 Punkt je Gebäude auf deinen Parzellen. Häuser und Berge zählen nicht.
    .short = 1 je eigenem Gebäude, nicht für Häuser und Berge
CC-68 = Siegpunkte kaufen: Du darfst so viele kaufen, wie du bezahlen kannst, zum Preis des Feldes von 2 $, 3 $, 4 $ oder 5 $ je Punkt.
    .short = so viele du bezahlen kannst

## Regelpunkte: das Ende des Spiels

CC-69 = Das Spiel endet nach Runde 4, wenn alle ihr Geld über dem Limit ausgegeben haben.
    .short = Nach Runde 4, wenn alles Geld über dem Limit ausgegeben ist:
CC-70 = Jedes Gebäude, jedes Haus und jeder Berg, der dir auf dem Plan gehört, bringt dir 2 Siegpunkte.
    .short = je 2
CC-71 = Für alles Geld, das dir bleibt, bekommst du noch Siegpunkte: 1 für je volle 6 $.
    .short = 1 je 6 $
CC-72 = Deine leeren Parzellen bringen nichts, und auch nicht die Gebäude, die noch vor dir liegen.
    .short = Nichts für leere Parzellen und Gebäude vor dir.
CC-73 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt der niedrigere Platz auf der Reihenfolgeleiste; welche der beiden Leisten gemeint ist, bleibt offen (CC-O7).
    .short = Die meisten Siegpunkte gewinnen; Gleichstand: der niedrigere Platz auf der Reihenfolgeleiste.

## Regelpunkte: Häuser und Gebäude

CC-74 = Ein Haus braucht einen Weg zu seiner Parzelle. Gekauft wird es nie, und es bringt kein Einkommen.
    .short = nie gekauft; kein Einkommen
CC-75 = Eine Ranch bringt 1 $ je freier Parzelle neben ihr, gleich wem die Parzelle gehört, und mindestens 1 $. Mehrere Ranches dürfen dieselbe Parzelle zählen. Ob eine Parzelle frei ist, auf der nur ein Haus steht, bleibt offen (CC-O4).
    .short = 1 $ je freier Parzelle daneben, gleich wem sie gehört; mindestens 1 $
CC-76 = Jede Ranch bringt dir einen Revolver.
CC-77 = Für Drugstores, Banken und Saloons zählt eine Ranch als Haus.
CC-78 = Ein Drugstore bringt 3 $ je Haus neben ihm und 3 $ je Ranch, die sein Besitzer irgendwo auf dem Plan hat. Liegt eine eigene Ranch daneben, zählt sie auf beide Arten.
    .short = 3 $ je Haus daneben, 3 $ je eigener Ranch auf dem Plan
CC-79 = Eine Mine bringt 3 $ je Berg neben ihr, der niemandem oder ihrem Besitzer gehört. Mehrere Minen dürfen denselben Berg zählen.
    .short = 3 $ je Berg daneben, dein eigener oder niemandes
CC-80 = Jede Mine bringt dir einen Revolver.
CC-81 = Eine Bank bringt 3 $ je Haus neben ihr und 3 $ je Mine, die ihr Besitzer irgendwo auf dem Plan hat.
    .short = 3 $ je Haus daneben, 3 $ je eigener Mine auf dem Plan
CC-82 = Ein Saloon bringt 5 $ je Haus neben ihm.
    .short = 5 $ je Haus daneben
CC-83 = Ein Hotel bringt 6 $.
    .short = 6 $
CC-84 = Für Drugstores, Banken und Saloons zählt ein Hotel als zwei Häuser.
CC-85 = Eine Kirche bringt kein Einkommen. Für Drugstores, Banken und Saloons zählt sie als Haus.
    .short = kein Einkommen
CC-86 = Gebäude direkt neben einer Kirche desselben Besitzers können nicht angegriffen werden. Ob dafür eine Ecke genügt, bleibt offen (CC-O8).
    .short = deine Gebäude direkt daneben sind vor Angriffen sicher
CC-87 = Baust du eine Kirche neben dein Gebäude, das gerade angegriffen wird, fällt der Angriff aus. Der Angreifer nimmt seinen Cowboy zurück in den persönlichen Vorrat.
    .short = baust du sie neben ein angegriffenes, fällt der Angriff aus, der Cowboy geht zurück
CC-88 = Eine Kirche kann niemand angreifen.
    .short = nicht angreifbar
CC-89 = Ein Gefängnis bringt kein Einkommen, aber zwei Revolver.
    .short = kein Einkommen
CC-90 = Ein Gefängnis kann niemand angreifen.
    .short = nicht angreifbar

## Regelpunkte: Personen

CC-91 = Sheriff, gelb: Du bekommst den weißen Cowboy und darfst ihn dorthin setzen, wo noch kein anderer steht. Niemand kann ihn herausfordern, und er darf weder angreifen noch herausfordern. Ob er auch woandershin darf als auf ein Aktionsfeld, bleibt offen (CC-O13).
    .short = weißer Cowboy, wo kein anderer steht; nicht herauszufordern, greift nicht an, fordert nicht heraus
CC-92 = Sheriff, rot: Du darfst kein Gebäude angreifen und dich nirgends für ein Duell dazustellen; du verteidigst dich nur. Für jedes Duell, das du verlierst, bekommst du 3 Siegpunkte.
    .short = keine Angriffe, Duelle nur zur Verteidigung; 3 Siegpunkte je verlorenem Duell
CC-93 = Bankier, gelb: Du bekommst sofort 9 $.
    .short = sofort 9 $
CC-94 = Bankier, rot: Vor dem Ende der Runde darfst du 3 Siegpunkte für 3 $ kaufen oder 5 für 12 $ oder 7 für 25 $.
    .short = vor Rundenende 3 Siegpunkte für 3 $, 5 für 12 $ oder 7 für 25 $
CC-95 = Verkäuferin, gelb: Beim Einkommen der Gebäude zahlen alle deine Gebäude einer Art doppelt. Wird so ein Gebäude angegriffen, lässt der Wortlaut einiges offen (CC-O11, CC-O12). Oder du nimmst das Geld (CC-96).
    .short = doppeltes Einkommen für eine Art von Gebäude
CC-96 = Verkäuferin, gelb: Statt ein Einkommen zu verdoppeln, kannst du 8 $ nehmen, sofort oder beim Einkommen der Gebäude.
    .short = oder 8 $, sofort oder beim Einkommen der Gebäude
CC-97 = Verkäuferin, rot: Du bekommst sofort 8 $ oder am Ende der Runde 1 Siegpunkt je eigenem Haus. Ranches, Hotels und Kirchen zählen hier nicht.
    .short = sofort 8 $, oder am Rundenende 1 Siegpunkt je eigenem Haus
CC-98 = Kuli, gelb: Du bekommst sofort zwei Wege und zahlst für Gebäude nur den halben Preis, aufgerundet.
    .short = sofort zwei Wege; Gebäude zum halben Preis, aufgerundet
CC-99 = Kuli, rot: Du zahlst 5 $ und nimmst sofort eines der ausliegenden Gebäude, zum Bauen oder zum Aufheben. Die anderen rücken auf die billigeren Felder, und ein neues wird gezogen.
    .short = für 5 $ ein ausliegendes Gebäude, gleich bauen oder aufheben; die anderen rücken nach
CC-100 = Siedler, gelb: Du nimmst dir sofort eine Parzelle, kostenlos. Sie darf in dem Moment, in dem du sie nimmst, niemandem gehören.
    .short = sofort eine Parzelle, die gerade niemandem gehört, kostenlos
CC-101 = Siedler, rot: Du bekommst sofort 8 $ oder am Ende der Runde 1 $ je eigenem Berg. Manche Tische spielen stattdessen mit 1 Siegpunkt (CC-O6).
    .short = sofort 8 $, oder am Rundenende 1 $ je eigenem Berg
CC-102 = Hauptmann, gelb: Du darfst dir weitere Cowboys holen, einen für 1 $, zwei für 4 $ oder drei für 9 $.
    .short = ein, zwei oder drei weitere Cowboys für 1 $, 4 $ oder 9 $
CC-103 = Hauptmann, rot: Du darfst dir für 3 $ einen Revolver oder für 9 $ zwei holen und bis zum Ende des Spiels behalten.
    .short = ein oder zwei Revolver für 3 $ oder 9 $, bis zum Ende des Spiels
CC-104 = Revolverheld, gelb: In dieser Runde ist deine Feuerkraft um 3 höher.
    .short = 3 Feuerkraft mehr in dieser Runde
CC-105 = Revolverheld, rot: In dieser Runde ist deine Feuerkraft um 2 höher.
    .short = 2 Feuerkraft mehr in dieser Runde
CC-106 = Jede Person hat ein Geldlimit, hier als gelb / rot: Sheriff 20 / 20 $, Bankier 120 / 60 $, Verkäuferin 60 / 60 $, Kuli 30 / 30 $, Siedler 30 / 20 $, Hauptmann 25 / 20 $, Revolverheld 20 / 30 $.
CC-107 = Gelbe und rote Seiten dürft ihr mischen: Lost sie aus oder macht sie miteinander aus.
    .short = Gelb und Rot dürft ihr mischen: losen oder ausmachen.

## Regelpunkte: Das Recht des Stärkeren

CC-108 = Das Recht des Stärkeren zu zweit: Jeder bekommt die Duellplättchen 0 bis 5 und 15 $.
    .short = Zu zweit: je die Plättchen 0 bis 5 und 15 $.
CC-109 = Das Recht des Stärkeren zu dritt bis zu fünft: Nehmt die Duellplättchen 0 bis 5 so oft, wie ihr Spieler seid, und mischt sie. Jeder bekommt verdeckt sechs davon.
    .short = Zu dritt bis zu fünft: Plättchen 0 bis 5 je Spieler ein Mal, gemischt; je sechs verdeckt.
CC-110 = Das Recht des Stärkeren zu dritt bis zu fünft: Jeder sagt die Summe seiner Duellplättchen an. Zusammen müssen es zu dritt 45 sein, zu viert 60, zu fünft 75. Ihr beginnt mit 30 $ weniger der eigenen Summe.
    .short = Jeder sagt die Summe seiner Plättchen an und beginnt mit 30 $ weniger dieser Summe.
CC-111 = Im Duell tritt ein Duellplättchen an die Stelle des Würfels.
    .short = Ein Plättchen ersetzt den Würfel.
CC-112 = Ausgespielte Duellplättchen bilden einen Vorrat. Hast du keines mehr, ziehst du daraus zufällig drei.
    .short = Ausgespielte bilden einen Vorrat; ohne Plättchen ziehst du zufällig drei.

## Regelpunkte: Der Fluss

CC-113 = Beim Aufbau bleibt der Fluss frei: Weder ein Berg noch die Mitte der Stadt kommt dorthin. Was ihr tut, wenn die Würfel dorthin zeigen, sagt die Anleitung nicht.
    .short = Kein Berg und keine Mitte auf dem Fluss.
CC-114 = Mit dem Fluss sind es 6 Berge statt 9.
CC-115 = Eine Flussparzelle kann niemand kaufen und niemand bebauen.
    .short = Flussparzellen kauft und bebaut niemand.
CC-116 = Für Ranches ist eine Flussparzelle eine freie Parzelle.
    .short = Für Ranches sind sie freie Parzellen.
CC-117 = Eine Mine, die den Fluss berührt, bringt 3 $ mehr, und nicht mehr als das, so viele Flussparzellen sie auch berührt. Ob dafür eine Ecke genügt, bleibt offen (CC-O9).
    .short = Eine Mine, die den Fluss berührt, bringt 3 $ mehr, nur ein Mal.
CC-118 = Um den Fluss zu überqueren, braucht es zwei Wege. Ein solches Paar ist eine Brücke; wie sie auf den Parzellen liegt, bleibt offen (CC-O10).
    .short = Über den Fluss braucht es zwei Wege: eine Brücke.
CC-119 = Am Ende des Spiels sind dein Gebäude, dein Haus oder dein Berg 3 Siegpunkte statt 2 wert, wenn die Parzelle eine Brücke berührt.
    .short = je 1 mehr
CC-120 = Beide Wege einer Brücke kommen aus dem Vorrat derselben Person. In der englischen Anleitung steht das nicht; es ist ein Hinweis des Verlags.
    .short = Beide Wege einer Brücke kommen aus einem Vorrat (Hinweis des Verlags).

## Regelpunkte: Kit Carson

CC-121 = Sobald der erste Cowboy der Runde steht, setzt ihr alle gleichzeitig und dürft eure Cowboys auch noch umsetzen, so oft ihr wollt.
    .short = Nach dem ersten Cowboy der Runde setzt und versetzt ihr alle gleichzeitig.
CC-122 = Wer aufhören will, setzt seinen Marker auf den ersten freien Platz der unteren Leiste und darf in dieser Runde keinen Cowboy mehr einsetzen oder umsetzen.
    .short = Mit dem Marker auf der unteren Leiste setzt und versetzt du nichts mehr.
CC-123 = Spielt fair: nur mit einer Hand, mit ruhigen Bewegungen, ohne etwas umzuwerfen und ohne über dem Plan zu zögern.
    .short = Spielt fair: eine Hand, ruhig, ohne zu zögern.
CC-124 = Am Ende des Spiels bekommst du 1 Siegpunkt für jeden, der auf der Reihenfolgeleiste hinter dir steht. Welche der beiden Leisten gemeint ist, bleibt offen (CC-O7).
    .short = 1 für jeden hinter dir

## Offene Punkte und ihre Lesarten

CC-O1 = Beginnt jeder mit einem Revolver?
    .brief = Zu Beginn ein Revolver?
    .none = Nein: Ihr beginnt ohne Revolver.
    .one = Ja: Jeder von euch beginnt mit einem Revolver.
    .because = Die englische Anleitung zählt auf, womit ihr beginnt, und nennt keinen Revolver. Nach der italienischen bekommt ihr einen, und Besprechungen der deutschen Ausgabe sagen dasselbe.
CC-O2 = Bringt ein Hotel ein Haus mit?
    .brief = Bringt ein Hotel ein Haus mit?
    .house = Ja: Zu einem Hotel musst du ein Haus setzen.
    .no_house = Nein: Ein Hotel baust du ohne Haus.
    .because = Die allgemeine Liste lässt das Hotel aus, aber sein eigener Eintrag verlangt ausdrücklich ein Haus.
CC-O3 = Bringt eine Mine ein Haus mit?
    .brief = Bringt eine Mine ein Haus mit?
    .house = Ja: Zu einer Mine musst du ein Haus setzen.
    .no_house = Nein: Eine Mine baust du ohne Haus.
    .because = Die allgemeine Liste nennt die Mine, ihr eigener Eintrag sagt von einem Haus nichts. An mehr als an die Liste kann man sich nicht halten.
CC-O4 = Ist eine Parzelle, auf der nur ein Haus steht, eine freie Parzelle?
    .brief = Ist eine Parzelle mit Haus frei?
    .occupied = Nein: Mit einem Haus ist sie nicht mehr frei, weder für ein weiteres Haus noch für eine Ranch.
    .free = Ja: Ein Haus lässt seine Parzelle frei, für ein weiteres Haus und für das Einkommen einer Ranch.
    .because = Auf eine Parzelle gehört nur eines. In der Klammer nach „frei“ stehen in der Anleitung nur Gebäude und Berg.
CC-O5 = Darfst du dort bauen, wo auf deiner Parzelle ein Haus steht?
    .brief = Darfst du bauen, wo ein Haus steht?
    .no = Nein: Auf eine Parzelle mit Haus kommt kein Gebäude.
    .yes = Ja: Das Gebäude kommt an die Stelle des Hauses, und das Haus verlässt den Plan.
    .because = Nichts in der Anleitung erlaubt, das eine durch das andere zu ersetzen.
CC-O6 = Was bringt der rote Siedler je eigenem Berg?
    .brief = Roter Siedler: Was gibt es je Berg?
    .dollar = 1 $ je Berg.
    .victory_point = 1 Siegpunkt je Berg.
    .because = In der Anleitung stehen Dollar. Manche Tische spielen mit Siegpunkten, wie sie die rote Verkäuferin bringt.
CC-O7 = Welche Reihenfolgeleiste entscheidet bei Gleichstand und über den Kit-Carson-Bonus?
    .brief = Welche Reihenfolgeleiste entscheidet?
    .passing_track = Die untere: Wer zuerst gepasst hat, steht vorn.
    .personality_track = Die obere: Die niedrigste Personennummer steht vorn.
    .because = Zu diesem Zeitpunkt stehen die Marker auf der unteren Leiste.
CC-O8 = Wann steht ein Gebäude direkt neben einer Kirche?
    .brief = Was steht direkt neben einer Kirche?
    .eight = Wenn es die Kirche an einer Seite oder einer Ecke berührt.
    .side = Wenn es eine Seite mit der Kirche gemeinsam hat; eine Ecke genügt nicht.
    .because = Überall sonst im Spiel hat eine Parzelle acht Nachbarn.
CC-O9 = Wann berührt eine Mine den Fluss?
    .brief = Wann berührt eine Mine den Fluss?
    .eight = Wenn eine Flussparzelle an einer Seite oder einer Ecke an sie grenzt.
    .side = Wenn sie eine Seite mit einer Flussparzelle gemeinsam hat; eine Ecke genügt nicht.
    .because = Überall sonst im Spiel hat eine Parzelle acht Nachbarn.
CC-O10 = Wie liegt eine Brücke auf den Parzellen?
    .brief = Wie liegt eine Brücke?
    .double = An einer Seite, die den Fluss überquert, liegen zwei Wege.
    .two_sides = Die Überquerung läuft über zwei Seiten, an jeder liegt ein Weg.
    .because = Die Anleitung nennt eine Brücke einen doppelten Weg.
CC-O11 = Die Verkäuferin verdoppelt ein Gebäude, und ein Angriff darauf gelingt. Wer bekommt was?
    .brief = Verdoppelt, und ein Angriff gelingt?
    .each_normal = Besitzer und Angreifer bekommen jeder das normale Einkommen.
    .undoubled_split = Verdoppelt wird nichts: Der Angreifer bekommt die Hälfte des normalen Einkommens, abgerundet, der Besitzer den Rest.
    .because = Nach der Anleitung bekommen beide das normale Einkommen, und genau das ist die Hälfte vom doppelten.
CC-O12 = Die Verkäuferin verdoppelt ein Gebäude, und ein Angriff darauf wird abgewehrt. Was zahlt es?
    .brief = Verdoppelt, und ein Angriff misslingt?
    .doubled = Es zahlt weiter doppelt.
    .normal = Es zahlt das normale Einkommen.
    .because = Was die Anleitung hier zu Angriffen sagt, setzt einen Angreifer voraus, der etwas bekommt.
CC-O13 = Darf der weiße Cowboy auch woandershin als auf ein Aktionsfeld?
    .brief = Weißer Cowboy auch anderswo?
    .anywhere_free = Ja: Er darf auch auf eine Parzelle, die niemandem gehört, oder auf dein eigenes Gebäude.
    .action_squares_only = Nein: Er darf nur auf Aktionsfelder.
    .because = Die Anleitung verbietet ihm nur, anzugreifen und herauszufordern.
CC-O14 = Du hebst ein Gebäude auf, das du in dieser Runde gekauft hast. Wann darfst du es setzen?
    .brief = Wann kommt ein aufgehobenes Gebäude?
    .same_turn = Noch in dieser Runde, nach dem letzten Baufeld.
    .next_turn = Erst in der nächsten Runde, nach den Baufeldern.
    .because = Das Ende der nächsten Bauaktion, das die Anleitung verlangt, kommt noch in dieser Runde.
CC-O15 = Darf ein Weg am äußeren Rand der Stadt liegen?
    .brief = Wege am äußeren Rand?
    .allowed = Ja: Auch an den äußeren Seiten der Parzellen ist Platz für Wege.
    .not_allowed = Nein: Ein Weg liegt zwischen zwei Parzellen.
    .because = Nichts in der Anleitung verbietet es.
CC-O16 = Was gilt, wenn auf einem angegriffenen Gebäude kein Cowboy des Besitzers steht?
    .brief = Angriff, aber kein Cowboy des Besitzers?
    .no_duel = Der Angriff gelingt ohne Würfel.
    .owner_duels = Der Besitzer trägt das Duell trotzdem aus, mit der Feuerkraft, die er hat.
    .because = Zu einem Duell gehören Cowboys von mehreren Spielern an einem Ort. Und doch heißt es in der Anleitung, der Besitzer setze dort einen Cowboy, um verteidigen zu helfen.
CC-O17 = In der Schachtel ist kein Haus oder kein Weg mehr. Darf etwas anderes dafür stehen?
    .brief = Schachtel leer: darf etwas anderes dafür stehen?
    .limited = Nein: Mehr, als in der Schachtel ist, gibt es nicht. Ein Gebäude, das ein Haus braucht, kann dann nicht gebaut werden.
    .substitute = Ja: Für weitere Häuser und Wege nehmt ihr etwas anderes.
    .because = Die Anleitung nennt die Zahlen der Teile und keinen Ersatz.
CC-O18 = Darf ein Cowboy auf einer Parzelle stehen, auf der er nichts tun kann?
    .brief = Cowboy, der nichts tun kann?
    .must_serve = Nein: Ein Cowboy auf einer Parzelle muss dort kaufen, angreifen oder verteidigen können.
    .allowed = Ja: Ein Cowboy darf dort auch warten oder im Weg sein.
    .because = Die Anleitung nennt keinen anderen Nutzen. Aber dass du einen Cowboy auf eine Parzelle setzen darfst, steht dort ohne Bedingung, und auf jede Aktion darfst du verzichten.
