### Carson City – Das Kartenspiel. Namen, Regelpunkte, offene Punkte und Fragen.

## Der Titel

title = Carson City – Das Kartenspiel

## Bilder auf den Parzellen

picture-empty = leere Parzelle
    .der = die leere Parzelle
    .den = die leere Parzelle
    .dem = der leeren Parzelle
    .viele = leere Parzellen
picture-house = Wohnhaus
    .der = das Wohnhaus
    .den = das Wohnhaus
    .dem = dem Wohnhaus
    .viele = Wohnhäuser
picture-mountain = Berg
    .der = der Berg
    .den = den Berg
    .dem = dem Berg
    .viele = Berge
picture-townhouse = Stadthaus
    .der = das Stadthaus
    .den = das Stadthaus
    .dem = dem Stadthaus
    .viele = Stadthäuser
picture-mine = Mine
    .der = die Mine
    .den = die Mine
    .dem = der Mine
    .viele = Minen
picture-ranch = Ranch
    .der = die Ranch
    .den = die Ranch
    .dem = der Ranch
    .viele = Ranches
picture-blacksmith = Schmiede
    .der = die Schmiede
    .den = die Schmiede
    .dem = der Schmiede
    .viele = Schmieden
picture-outlaws = Outlaws
    .der = die Outlaws
    .den = die Outlaws
    .dem = den Outlaws
    .viele = Outlaws
picture-drugstore = Drugstore
    .der = der Drugstore
    .den = den Drugstore
    .dem = dem Drugstore
    .viele = Drugstores
picture-bank = Bank
    .der = die Bank
    .den = die Bank
    .dem = der Bank
    .viele = Banken
picture-saloon = Saloon
    .der = der Saloon
    .den = den Saloon
    .dem = dem Saloon
    .viele = Saloons
picture-hotel = Hotel
    .der = das Hotel
    .den = das Hotel
    .dem = dem Hotel
    .viele = Hotels
picture-general_store = General Store
    .der = der General Store
    .den = den General Store
    .dem = dem General Store
    .viele = General Stores
picture-church = Kirche
    .der = die Kirche
    .den = die Kirche
    .dem = der Kirche
    .viele = Kirchen
picture-prison = Gefängnis
    .der = das Gefängnis
    .den = das Gefängnis
    .dem = dem Gefängnis
    .viele = Gefängnisse
picture-city_hall = Rathaus
    .der = das Rathaus
    .den = das Rathaus
    .dem = dem Rathaus
    .viele = Rathäuser
picture-bare = Platz ohne Karte
    .der = der Platz ohne Karte
    .den = den Platz ohne Karte
    .dem = dem Platz ohne Karte
    .viele = Plätze ohne Karte

## Personen

character-cowboy = Cowboy
    .der = der Cowboy
    .den = den Cowboy
    .dem = dem Cowboy
character-auctioneer = Auktionator
    .der = der Auktionator
    .den = den Auktionator
    .dem = dem Auktionator
character-settler = Siedler
    .der = der Siedler
    .den = den Siedler
    .dem = dem Siedler
character-captain = Hauptmann
    .der = der Hauptmann
    .den = den Hauptmann
    .dem = dem Hauptmann
character-singer = Sängerin
    .der = die Sängerin
    .den = die Sängerin
    .dem = der Sängerin
character-lawyer = Rechtsanwalt
    .der = der Rechtsanwalt
    .den = den Rechtsanwalt
    .dem = dem Rechtsanwalt
character-gunsmith = Büchsenmacher
    .der = der Büchsenmacher
    .den = den Büchsenmacher
    .dem = dem Büchsenmacher
character-banker = Bankier
    .der = der Bankier
    .den = den Bankier
    .dem = dem Bankier
character-governor = Gouverneur
    .der = der Gouverneur
    .den = den Gouverneur
    .dem = dem Gouverneur
character-doctor = Doktor
    .der = der Doktor
    .den = den Doktor
    .dem = dem Doktor
character-heroes = Helden
    .der = die Helden
    .den = die Helden
    .dem = den Helden
character-teacher = Lehrerin
    .der = die Lehrerin
    .den = die Lehrerin
    .dem = der Lehrerin
character-editor = Verleger
    .der = der Verleger
    .den = den Verleger
    .dem = dem Verleger
character-grocer = Krämerin
    .der = die Krämerin
    .den = die Krämerin
    .dem = der Krämerin
character-chinese_worker = Tagelöhner
    .der = der Tagelöhner
    .den = den Tagelöhner
    .dem = dem Tagelöhner
character-paperboy = Zeitungsjunge
    .der = der Zeitungsjunge
    .den = den Zeitungsjungen
    .dem = dem Zeitungsjungen
character-sheriff = Sheriff
    .der = der Sheriff
    .den = den Sheriff
    .dem = dem Sheriff
character-mercenary = Revolverheld
    .der = der Revolverheld
    .den = den Revolverhelden
    .dem = dem Revolverhelden
character-indian = Indianer
    .der = der Indianer
    .den = den Indianer
    .dem = dem Indianer
character-prospector = Goldsucher
    .der = der Goldsucher
    .den = den Goldsucher
    .dem = dem Goldsucher
character-undertaker = Totengräber
    .der = der Totengräber
    .den = den Totengräber
    .dem = dem Totengräber

## Farben der Auktionskarten

suit-hat = Hut
suit-star = Stern
suit-cactus = Kaktus
suit-boot = Stiefel
suit-horseshoe = Hufeisen
suit-cow = Rind

## Stärke der virtuellen Spieler

level-novice = Anfänger
level-intermediate = Fortgeschrittener
level-expert = Profi

## Zeilen des Wertungsblocks

row-ranches = Ranches
row-mines = Minen
row-drugstores = Drugstores (benachbarte Wohnhäuser)
row-banks = Banken (benachbarte Wohnhäuser)
row-saloons = Saloons (benachbarte Wohnhäuser)
row-general_stores_city_hall = General Stores und Rathaus (benachbarte Wohnhäuser)
row-ranch_symbols = Ranches in der Stadt (Drugstore, Schmiede)
row-mine_symbols = Minen in der Stadt (Bank, Schmiede)
row-house_symbols = Wohnhäuser in der Stadt (Kirche, General Store)
row-hotels = Hotels
row-city_hall = Rathaus (Gebäude)
row-outlaws = Outlaws
row-characters = Personen
row-appeal = Reizwert (virtueller Spieler)

## Zeitpunkte, und wo der Zeitungsjunge suchen darf

moment-before_bids = Vor der Wahl der Auktionskarten
moment-after_reveal = Nach dem Aufdecken der Auktionskarten
moment-taking = Während ihr die Karten nehmt
moment-when_taken = Sobald der Zeitungsjunge genommen ist
moment-game_end = Am Ende des Spiels
source-removed = Aus dem Spiel entfernt oder von niemandem genommen
source-pile = Vom Stapel der Personenkarten
source-another_player = Von jemand anderem am Tisch

## Fragen

question-placement = Darf diese Karte dort liegen?
    .about = Gib deine Stadt, die neue Karte und den gewünschten Platz ein, und du erfährst, ob sie dort liegen darf, warum, und wie viele Punkte sie dir bringt.
question-placements = Wo kann diese Karte hin?
    .about = Gib deine Stadt und die neue Karte ein, und du bekommst alle erlaubten Plätze, den mit den meisten Punkten zuerst.
question-cover = Darf dieses Bild jenes überdecken?
    .about = Wähle das Bild unten, das Bild oben und ob du ein Gefängnis oder den Sheriff hast, und du erfährst, ob das eine auf das andere darf.
question-sale = Darf der Auktionator diese Karten verkaufen?
    .about = Gib deine Geländekarten in der gelegten Reihenfolge ein und nenne die Nummern derer, die du verkaufen willst, und du erfährst, ob das erlaubt ist und was sich dadurch ändert.
question-building = Was ist diese Parzelle wert?
    .about = Gib deine Stadt ein und zeige auf eine Parzelle, und du bekommst ihre Punkte, getrennt nach Nachbarn und ganzer Stadt.
question-character = Was bringt mir diese Person?
    .about = Gib deine Stadt und deine Personen ein, und du bekommst die Punkte der gefragten Person und siehst, wie sich deine Summe durch sie ändert.
question-pick_order = Wer nimmt zuerst?
    .about = Gib von allen die Farbe, die Auktionskarte und die eingesetzten Personen ein, und du bekommst die Reihenfolge beim Nehmen, Gleichstände inbegriffen.
question-auction_card = Darf ich diese Auktionskarte spielen?
    .about = Gib die Karte und die in dieser Epoche schon gespielten ein, und du erfährst, ob sie erlaubt ist und welche Karten noch übrig sind.
question-virtual_pick = Welche Karte nimmt der virtuelle Spieler?
    .about = Gib die Reizwerte der ausliegenden Karten ein, von den Zugstapeln aus gezählt, und du erfährst, welche Karte er nimmt.
question-skull = Auf dem Stapel liegt ein Totenkopf: Welche Person liegt aus?
    .about = Gib die Rückseiten ein, wie sie auf dem Stapel der Personenkarten erscheinen, und du erfährst, welche Person bleibt, wie viele unter den Stapel kommen und welche Rückseite bei Gleichstand gilt.
question-characters_now = Welche Personen dürfen jetzt eingesetzt werden?
    .about = Wähle den Zeitpunkt und die Personen, die ihr am Tisch habt, und du bekommst alle, die jetzt erlaubt sind, in der richtigen Reihenfolge.
question-paperboy = Darf der Zeitungsjunge jetzt wählen, und von dort?
    .about = Wähle den Zeitpunkt und woher die Person käme, und du erfährst, ob der Zeitungsjunge sie haben darf.
question-setup = Wie bauen wir das Spiel auf?
    .about = Gib ein, wie viele ihr seid, und du bekommst die nötigen virtuellen Spieler, ihre Auktionskarten und die Zahl der Karten in jeder Runde.
question-round = Wie viele Karten hat diese Runde?
    .about = Gib die Spielerzahl und die eingesetzten Personen ein, und du erfährst, wie viele Karten ausliegen, genommen werden und aus dem Spiel kommen.

## Regelpunkte: Schachtel und Aufbau

CCC-1 = In der Schachtel sind 21 Personenkarten, und keine zwei sind gleich. Jede Person kann also nur einem von euch gehören.
CCC-2 = In der Schachtel sind 96 Geländekarten, 48 je Epoche. Jede zeigt zwei Reihen mit je zwei Parzellen.
CCC-3 = Die Auktionskarten gibt es in sechs Farben: Hut, Stern, Kaktus, Stiefel, Hufeisen und Rind. Jede Farbe hat elf Karten mit den Werten 1 bis 11.
CCC-4 = Jemand von euch ist Kartengeber und deckt in jeder Runde die Karten auf.
    .short = Jemand von euch deckt in jeder Runde die Karten auf.
CCC-5 = Vor dem Spiel mischt ihr die Geländekarten der Epoche I zu einem Stapel. Die der Epoche II kommen gemischt auf einen anderen, der wartet, bis Epoche I vorbei ist.
CCC-6 = Die Personenkarten liegen gemischt und verdeckt neben den Geländekarten. Wer rechts vom Kartengeber sitzt, hebt diesen Stapel einmal ab. So kommt eine neue Rückseite nach oben, deren Farben bei Gleichstand entscheiden. Diesen Grund nennt die englische Anleitung; die deutsche verlangt nur das Abheben.
CCC-7 = Zu Beginn nimmt jeder von euch die Auktionskarten 1 bis 9 einer Farbe. Die 10 und die 11 kommen nur mit stärkeren virtuellen Spielern ins Spiel (CCC-10).
CCC-8 = Mindestens vier Spieler sind dabei. Fehlende Plätze füllen virtuelle Spieler, und ihr könnt noch mehr von ihnen aufnehmen, solange es insgesamt höchstens sechs sind.
CCC-9 = Die neun Auktionskarten eines virtuellen Spielers liegen gemischt und verdeckt auf einem Stapel. Wo am Tisch er sitzt, ist gleichgültig.
    .short = Neun Auktionskarten liegen gemischt und verdeckt auf einem Stapel.
CCC-10 = Wie stark ein virtueller Spieler ist, liegt an seinen Auktionskarten. Ein Anfänger hat die 1 bis 9. Ein Fortgeschrittener hat die 10 statt der 1. Ein Profi hat die 10 und die 11 statt der 1 und der 2.
    .short = Wie stark er ist, liegt an seinen Auktionskarten.

## Regelpunkte: die Runde

CCC-11 = Ein Spiel hat zwei Epochen zu je neun Runden, zusammen also 18 Runden.
    .short = Zwei Epochen zu je neun Runden.
CCC-12 = Jede Runde beginnt damit, dass eine Personenkarte und vier Geländekarten ausgelegt werden. Seid ihr zu fünft oder sechst, virtuelle Spieler mitgezählt, sind es fünf Geländekarten.
    .short = Legt eine Personenkarte aus und so viele Geländekarten, wie eure Spielerzahl verlangt, virtuelle Spieler mitgezählt.
CCC-13 = Die ausgelegten Karten bilden eine Linie, die bei den Zugstapeln beginnt: in der deutschen Anleitung eine Reihe neben ihnen, in der englischen eine Spalte darunter.
    .short = Die Auslage ist eine Linie, die bei den Zugstapeln beginnt.
CCC-14 = Sobald die Karten der Runde offen liegen, dürft ihr die Personen einsetzen, die vor der Wahl der Auktionskarten wirken.
CCC-15 = Ist eine Person gezogen, seht ihr euch die Rückseite an, die nun auf dem Stapel der Personenkarten oben liegt. Zeigt sie einen Totenkopf, kommt die gezogene Person unter den Stapel, und an ihre Stelle tritt die Karte mit dem Totenkopf. Das wiederholt ihr, solange oben ein Totenkopf liegt.
    .short = Zeigt die neue oberste Rückseite der Personenkarten einen Totenkopf, kommt die gezogene Person unter den Stapel, und die Karte mit dem Totenkopf tritt an ihre Stelle. Wiederholen, solange einer oben liegt.
CCC-16 = Geboten wird geheim: Jeder sucht sich aus der Hand eine Auktionskarte aus. Sind alle so weit, deckt ihr gemeinsam auf, auch die oberste Karte von jedem Stapel eines virtuellen Spielers.
    .short = Alle wählen geheim eine Auktionskarte. Gemeinsam aufdecken, auch die oberste jedes virtuellen Stapels.
CCC-17 = Der höchste Auktionswert nimmt zuerst, dann der nächste, bis hinab zum niedrigsten. Wer dran ist, nimmt eine der ausliegenden Karten und behält sie: eine Geländekarte, die zur eigenen Stadt kommt, oder die Person. Ob eine Geländekarte sofort gelegt werden muss, sagen die Anleitungen nicht.
    .short = Vom höchsten Wert abwärts nimmt jeder eine ausliegende Karte, Gelände oder Person, und behält sie.
CCC-18 = Eine gespielte Auktionskarte bleibt offen vor dir liegen. Ein zweites Mal kannst du sie in derselben Epoche nicht spielen.
    .short = Gespielte Karten bleiben offen liegen und sind in dieser Epoche nicht noch einmal spielbar.
CCC-19 = Die Karte, die niemand genommen hat, kommt am Ende der Runde aus dem Spiel. Zu sechst gibt es keine solche Karte.
    .short = Die Karte, die niemand nahm, kommt aus dem Spiel; zu sechst gibt es keine.
CCC-20 = Sind Auktionswerte gleich, entscheidet die Rückseite der nächsten Personenkarte. Von den Beteiligten nimmt zuerst, wessen Farbe dort höher steht.
    .short = Von den Beteiligten nimmt zuerst, wessen Farbe auf der Rückseite der nächsten Personenkarte höher steht.
CCC-21 = Ein virtueller Spieler greift immer zum höchsten Reizwert. Unter gleich reizvollen Karten nimmt er die, die den Zugstapeln am nächsten liegt.
    .short = Nimmt den höchsten Reizwert; unter gleichen die Karte, die den Zugstapeln am nächsten liegt.
CCC-22 = Ein virtueller Spieler behält die Gelände- und Personenkarten, die er nimmt, baut aber keine Stadt. Wir gehen davon aus, dass er auch keine Person einsetzt, weil niemand für ihn entscheidet; ausdrücklich sagen es die Anleitungen nicht.
    .short = Behält seine Karten, baut keine Stadt und setzt keine Person ein.
CCC-23 = Wer eine Person einsetzen will, sagt es an; gezwungen ist dazu niemand. Sobald es jemand will, gilt die Reihenfolge der Spielhilfe.
    .short = Wer eine Person einsetzt, sagt es an; gezwungen ist niemand. Sobald es jemand will, gilt die Reihenfolge dieser Hilfe.
CCC-24 = In jeder Epoche darfst du eine Person ein Mal einsetzen. Beim Gouverneur ist es strenger: Er wirkt ein einziges Mal im ganzen Spiel.
    .short = Ein Mal je Epoche, der Gouverneur ein Mal im Spiel.
CCC-25 = Personen wirken in der Reihenfolge, die auf der Spielhilfe steht. Vor der Wahl der Auktionskarten sind es Gouverneur, Rechtsanwalt, Tagelöhner, Helden, Büchsenmacher. Nach dem Aufdecken der Auktionskarten sind es Revolverheld, Doktor.

## Regelpunkte: Bauen

CCC-26 = Eine Stadt ist höchstens acht Parzellen breit und acht Parzellen hoch. Nur mit dem Hauptmann darf sie neun Spalten oder neun Zeilen haben.
    .short = Eine Stadt ist höchstens acht Parzellen breit und acht hoch.
CCC-27 = Eine neue Karte muss mindestens eine Parzellenseite mit der Stadt gemeinsam haben oder auf ihr liegen. Eine Ecke genügt nicht. Nur die erste Karte darf liegen, wo du willst.
    .short = Eine Karte hat mindestens eine Parzellenseite mit der Stadt gemeinsam oder liegt auf ihr; eine Ecke genügt nicht. Die erste Karte liegt, wo du willst.
CCC-28 = Alle Geländekarten liegen gleich herum. Du drehst sie nie und schiebst sie nie unter eine andere.
    .short = Karten werden nie gedreht und nie unter andere geschoben.
CCC-29 = Auf anderen Karten darf eine Karte nur dort liegen, wo sie leere Parzellen überdeckt. Für gleiche Bilder, Wohnhäuser und Outlaws gelten eigene Regeln (CCC-30 bis CCC-33).
    .short = Auf anderen Karten darf eine Karte nur so liegen:
CCC-30 = Gleiches auf Gleiches ist bei Gebäuden und Bergen erlaubt: etwa eine Mine auf eine Mine oder ein Berg auf einen Berg.
CCC-31 = Auf ein Wohnhaus darf ein Wohnhaus oder ein Stadthaus. Die deutsche Anleitung nennt hier nur das Stadthaus. Ein Wohnhaus auf einem Wohnhaus ist dort trotzdem erlaubt, weil Wohnhäuser Gebäude sind und ein Gebäude auf seinesgleichen liegen darf.
CCC-32 = Outlaws darf nur überdecken, wer geschützt ist: wem der Sheriff gehört oder in wessen Stadt mindestens ein Gefängnis steht. Die Outlaws werden dann wie leere Parzellen behandelt.
CCC-33 = Ob Outlaws auf Outlaws dürfen, hängt von der Ausgabe ab. Die deutsche Anleitung erlaubt es, wenn du ein Gefängnis oder den Sheriff hast. Die englische erlaubt es nie.

## Regelpunkte: Epochenwechsel und Ende

CCC-34 = Nach neun Runden ist Epoche I vorbei. Der Rest ihrer Geländekarten verlässt das Spiel, und der Stapel der Epoche II kommt ins Spiel.
    .short = Der Rest der Geländekarten der Epoche I verlässt das Spiel; der Stapel der Epoche II kommt.
CCC-35 = Zu Beginn der Epoche II bekommt ihr eure neun Auktionskarten zurück. Die Stapel der virtuellen Spieler mischt ihr noch einmal.
    .short = Alle bekommen ihre neun Auktionskarten zurück; virtuelle Stapel werden neu gemischt.
CCC-36 = Zu Beginn der Epoche II stellt ihr quer liegende Personen wieder gerade; sie sind dann erneut einsetzbar. Nur der Gouverneur bleibt, wie er liegt.
    .short = Quer liegende Personen werden gerade gestellt, nur der Gouverneur nicht.
CCC-37 = Am Ende der Epoche II zählt ihr die Punkte von Gebäuden und Personen zusammen. Die höchste Summe gewinnt, auch wenn sie einem virtuellen Spieler gehört.
    .short = Nach Epoche II Gebäude und Personen zusammenzählen. Die höchste Summe gewinnt, auch die eines virtuellen Spielers.
CCC-38 = Haben mehrere die höchste Summe, bleibt es beim Gleichstand. Erst eine Revanche entscheidet.
    .short = Ein Gleichstand bleibt; erst eine Revanche entscheidet.

## Regelpunkte: Wertung

CCC-39 = Benachbart sind Parzellen, die sich an einer Seite oder an einer Ecke berühren. Eine Parzelle hat also bis zu acht Nachbarn.
    .short = Daneben: was sich an einer Seite oder Ecke berührt, bis zu acht Parzellen.
CCC-40 = Wenn andere Gebäude gewertet werden, zählt ein Stadthaus wie zwei Wohnhäuser, ein Hotel ebenso.
    .short = Ein Stadthaus zählt wie zwei Wohnhäuser, ein Hotel ebenso.
CCC-41 = Jede benachbarte leere Parzelle bringt einer Ranch 1 Punkt; mehr als 8 kommen nicht zusammen. Nach der deutschen Anleitung ist ein Platz ohne Karte keine leere Parzelle; die englische sagt dazu nichts.
    .short = 1 je leere Parzelle daneben
CCC-42 = Jeder benachbarte Berg bringt einer Mine 2 Punkte; mehr als 16 kommen nicht zusammen.
    .short = 2 je Berg daneben
CCC-43 = Jedes benachbarte Wohnhaus bringt einem Drugstore 1 Punkt, jedes benachbarte Stadthaus oder Hotel 2. Mehr als 16 kommen so für einen Drugstore nicht zusammen.
    .short = 1 je Wohnhaus daneben
CCC-44 = Jedes benachbarte Wohnhaus bringt einer Bank 1 Punkt, jedes benachbarte Stadthaus oder Hotel 2. Mehr als 16 kommen so für eine Bank nicht zusammen.
    .short = 1 je Wohnhaus daneben
CCC-45 = Jedes benachbarte Wohnhaus bringt einem Saloon 2 Punkte, jedes benachbarte Stadthaus oder Hotel 4. Mehr als 32 kommen für einen Saloon nicht zusammen.
    .short = 2 je Wohnhaus daneben
CCC-46 = Jedes benachbarte Wohnhaus bringt einem General Store oder dem Rathaus 1 Punkt, jedes benachbarte Stadthaus oder Hotel 2. Mehr als 16 kommen so für keines dieser Gebäude zusammen.
    .short = 1 je Wohnhaus daneben
CCC-47 = Jeder Drugstore und jede Schmiede bringt dir 1 Punkt je Ranch, egal wo in der Stadt sie liegt.
    .short = je 1 pro Ranch
CCC-48 = Jede Bank und jede Schmiede bringt dir 1 Punkt je Mine, egal wo in der Stadt sie liegt.
    .short = je 1 pro Mine
CCC-49 = Jede Kirche und jeder General Store bringt dir 1 Punkt je Wohnhaus, egal wo in der Stadt es steht. Stadthäuser und Hotels zählen doppelt.
    .short = je 1 pro Wohnhaus
CCC-50 = Für ein Hotel bekommst du 3 Punkte.
    .short = je 3
CCC-51 = Das Rathaus zählt die Gebäude der Stadt, alle außer Wohnhäusern und Stadthäusern, und bringt für jedes 1 Punkt. Berge, Outlaws und leere Parzellen sind keine Gebäude. Ob es sich selbst und ob es ein Hotel mitzählt, lassen die Anleitungen offen.
    .short = 1 je Gebäude außer Wohnhäusern
CCC-52 = Jede Gruppe von Outlaws kostet 6 Punkte. Mit dem Sheriff oder mindestens einem Gefängnis kostet sie nichts; die deutsche Anleitung geht weiter und lässt die Outlaws dann ganz ohne Wirkung. Es zählt die Stadt am Ende des Spiels: Ist das letzte Gefängnis verkauft, schützt es nicht mehr.
    .short = −6 je Gruppe, außer geschützt
CCC-53 = Manche Personen bringen bei der Wertung eigene Punkte.
    .short = Punkte der Karten mit $
CCC-54 = Für einen virtuellen Spieler zählt ihr die Reizwerte aller Gelände- und Personenkarten zusammen, die er genommen hat. Das ist sein Ergebnis.
    .short = Summe der Reizwerte

## Regelpunkte: Personen

CCC-55 = Personen mit dem Zeichen $ bringen am Ende Punkte, Personen mit dem gebogenen Pfeil wirken während des Spiels. Welche Zeichen eine Person hat, steht nur auf der Karte; die Texte der Anleitungen zählen es nicht auf. Doktor und Helden haben beide.
    .short = $ bringt Punkte am Ende, der gebogene Pfeil wirkt im Spiel. Doktor und Helden haben beides.
CCC-56 = Eine Person mit gebogenem Pfeil legst du quer, sobald du sie eingesetzt hast. Was quer liegt, kann nicht eingesetzt werden; ausdrücklich sagt das nur die deutsche Anleitung.
    .short = Lege eine eingesetzte Person mit Pfeil quer; so liegend ist sie nicht einsetzbar.
CCC-57 = Mehrere Personen erhöhen den Wert einer Auktionskarte. Nach der deutschen Anleitung darfst du sie in derselben Runde zusammen einsetzen; die englische sagt dazu nichts.
CCC-58 = Mit dem Cowboy bekommst du 3 Punkte je eigener Ranch.
    .short = 3 je Ranch
CCC-59 = Der Auktionator verkauft bis zu drei Geländekarten deiner Stadt, wann immer du willst, einzeln oder zusammen. Die verkauften Karten kommen unter ihn.
    .short = verkaufe bis zu drei Geländekarten deiner Stadt, wann du willst
CCC-60 = Liegt eine Geländekarte auf einer anderen oder unter einer, ist sie unverkäuflich, selbst wenn sie sich nur zum Teil überlappen.
    .short = keine, die auf oder unter einer anderen liegt, auch nicht zum Teil
CCC-61 = Ein Verkauf darf deine Stadt nicht zerreißen: Was übrig bleibt, muss aus einem Stück sein.
    .short = der Rest bleibt aus einem Stück
CCC-62 = Für jede verkaufte Karte bekommst du am Ende 7 Punkte, mehr als 21 können es also nicht werden.
    .short = 7 je verkaufter Karte, höchstens 21
CCC-63 = Mit dem Siedler bekommst du 1 Punkt je leerer Parzelle neben mindestens einer deiner Ranches. Keine Parzelle zählt doppelt, auch wenn sie mehrere Ranches berührt. Ein Platz ohne Karte ist nach der deutschen Anleitung keine leere Parzelle; die englische sagt dazu nichts.
    .short = 1 je leerer Parzelle neben deinen Ranches, jede ein Mal
CCC-64 = Für den Hauptmann bekommst du 6 Punkte. Mit ihm darf deine Stadt 8 × 9 Parzellen haben, zusammen 72: neun Spalten oder neun Zeilen, nicht beides.
    .short = 6; deine Stadt darf neun Spalten oder neun Zeilen haben, nicht beides
CCC-65 = Für die Sängerin bekommst du noch einmal so viel, wie dein bester Saloon durch die Wohnhäuser neben ihm einbringt. Ohne Saloon bekommst du für sie nichts.
    .short = so viel wie dein bester Saloon durch Wohnhäuser neben ihm
CCC-66 = Den Rechtsanwalt setzt du ein, wenn die Karten der Runde ausliegen und noch niemand eine Auktionskarte gewählt hat. Du nimmst dir gleich eine davon, Gelände oder Person. Eine Auktionskarte wählst du trotzdem; sie wird aber wirkungslos offen hingelegt, und du kommst in dieser Runde nicht an die Reihe. Die deutsche Anleitung sagt das deutlich, die englische nur, dass die Karte nicht gespielt wird. Als vorher aufgedeckt nennt die englische nur die Geländekarten, die deutsche beide Arten; gemeint ist derselbe Zeitpunkt.
    .short = Nimm gleich eine ausliegende Karte. Deine Auktionskarte liegt wirkungslos offen; du kommst nicht an die Reihe.
CCC-67 = Den Büchsenmacher sagst du an, bevor Auktionskarten gewählt werden. Die Karte, die du dann wählst, ist in dieser Runde 6 mehr wert.
    .short = Die Auktionskarte, die du wählst, ist 6 mehr wert.
CCC-68 = Mit dem Bankier bekommst du 4 Punkte je eigener Bank.
    .short = 4 je Bank
CCC-69 = Der Gouverneur wirkt ein Mal im Spiel, und zwar vor der Wahl der Auktionskarten. Eine Geländekarte mehr kommt in die Auslage, und du nimmst dir sofort eine Karte daraus; die englische Anleitung ergänzt, dass es die neue sein darf. Dein gewöhnlicher Zug folgt noch; laut der deutschen nimmst du dann eine weitere Karte.
    .short = Eine Geländekarte mehr liegt aus; nimm gleich eine ausliegende Karte. Dein Zug folgt noch.
CCC-70 = Für den Doktor bekommst du 5 Punkte. Außerdem kannst du ihn nach dem Aufdecken der Auktionskarten einsetzen, solange noch niemand eine Karte genommen hat: Deine ist dann 2 mehr wert.
    .short = Deine Auktionskarte ist 2 mehr wert. Am Ende: 5
CCC-71 = Für die Helden bekommst du 6 Punkte. Außerdem kannst du sie ansagen, bevor Auktionskarten gewählt werden: Die Karte, die du wählst, ist dann 3 mehr wert.
    .short = Die Auktionskarte, die du wählst, ist 3 mehr wert. Am Ende: 6
CCC-72 = Mit der Lehrerin bekommst du 1 Punkt je eigenem Wohnhaus und 2 Punkte je eigenem Stadthaus oder Hotel. Auf Englisch heißt sie „Teacher“, in einem Beispiel der englischen Anleitung aber „Schoolteacher“.
    .short = 1 je Wohnhaus, 2 je Stadthaus oder Hotel
CCC-73 = Mit dem Verleger bekommst du 1 Punkt je eigener Person mit dem Zeichen $, ihn selbst mitgezählt, und 4 Punkte je eigener Person mit gebogenem Pfeil. Es gelten die Zeichen, die auf den Karten gedruckt sind.
    .short = 1 je eigener Person mit $, ihn selbst mitgezählt, 4 je eigener mit Pfeil
CCC-74 = Mit der Krämerin bekommst du 4 Punkte je eigenem Drugstore.
    .short = 4 je Drugstore
CCC-75 = Den Tagelöhner sagst du an, bevor Auktionskarten gewählt werden. Eine Geländekarte mehr kommt in die Auslage, und alle dürfen sie nehmen. In deinem Zug nimmst du zwei Karten: nach der deutschen Anleitung zwei ausliegende, nach der englischen zwei Geländekarten oder eine und die Person. Das ist dasselbe, denn es liegt nur eine Person aus. Was damit ist, wenn du auch den Rechtsanwalt einsetzt und deshalb nicht an die Reihe kommst, sagt keine der Anleitungen.
    .short = Eine Geländekarte mehr liegt aus, für alle. In deinem Zug nimmst du zwei ausliegende Karten.
CCC-76 = Für den Zeitungsjungen bekommst du 3 Punkte.
    .short = 3
CCC-77 = Mit dem Zeitungsjungen wählst du noch eine Person aus und legst sie offen vor dich: eine, die entfernt wurde oder die niemand genommen hat, oder eine vom Stapel, aber nie eine, die jemandem gehört. Nach der deutschen Anleitung geschieht das am Ende des Spiels; die englische nennt keinen Zeitpunkt. Ob du den Stapel durchsehen darfst, sagt keine von beiden.
    .short = noch eine Person: entfernt, von niemandem genommen oder vom Stapel, nie eine, die jemandem gehört
CCC-78 = Mit dem Sheriff bekommst du 3 Punkte je eigenem Gefängnis.
    .short = 3 je Gefängnis
CCC-79 = Mit dem Sheriff kosten dich Outlaws keine Punkte. Die deutsche Anleitung fügt hier hinzu, dass ihre Parzellen wie leere sind.
    .short = Outlaws kosten keine Punkte
CCC-80 = Den Revolverhelden setzt du nach dem Aufdecken der Auktionskarten ein, solange noch niemand eine Karte genommen hat. Deine Auktionskarte ist dann 5 mehr wert.
    .short = Deine Auktionskarte ist 5 mehr wert.
CCC-81 = Mit dem Indianer bekommst du einen halben Punkt je Parzelle, auf der keine Geländekarte liegt; gerechnet wird mit den 64 Parzellen, die eine Stadt haben kann, mit dem Hauptmann mit 72. Die Summe rundest du auf.
    .short = ½ je Parzelle ohne Karte von 64 (mit dem Hauptmann 72), aufgerundet
CCC-82 = Mit dem Goldsucher bekommst du 1 Punkt je eigenem Berg und 1 Punkt je eigener Mine.
    .short = 1 je Berg und je Mine
CCC-83 = Mit dem Totengräber bekommst du 2 Punkte je eigener Person, ihn selbst mitgezählt.
    .short = 2 je eigener Person, ihn selbst mitgezählt

## Regelpunkte: die Tabelle der Bilder

CCC-84 = Jedes Bild gibt es nur so oft, wie die Schachtel Parzellen davon enthält, hier als Epoche I + Epoche II gezählt. Stadthaus 2 + 10, Mine 10 + 4, Ranch 10 + 4, Schmiede 2 + 1, Drugstore 3 + 8, Bank 3 + 8, Saloon 1 + 5, Hotel 1 + 4, General Store 1 + 1, Kirche 1 + 2, Gefängnis 1 + 3, Rathaus 0 + 1, Outlaws 3 + 5. Von Wohnhaus und Berg gibt es eines 32 + 12 Mal und das andere 18 + 18 Mal; die Worte der Anleitungen sagen nicht, welches. Die übrigen 210 Parzellen sind leer.
CCC-85 = Solange in der Stadt ein Gefängnis steht, gilt dort jede Parzelle mit Outlaws als leere Parzelle.
    .short = Mit einem Gefängnis gelten alle Outlaws der Stadt als leere Parzellen.
CCC-86 = „In der Stadt“ heißt: irgendwo in ihr, benachbart oder nicht. Wohnhaus, Stadthaus, Berg und Gefängnis bringen selbst keine Punkte.
    .short = In der Stadt: irgendwo in ihr.

## Offene Punkte und ihre Lesarten

CCC-O1 = Was ist eine Gruppe von Outlaws?
    .per_symbol = Jede Parzelle mit Outlaws ist eine Gruppe.
    .per_cluster = Parzellen mit Outlaws, die sich an einer Seite oder Ecke berühren, sind zusammen eine Gruppe.
    .because = Die Tabelle der Bilder zählt 3 + 5 Parzellen mit Outlaws und nennt jede eine Gruppe.
CCC-O2 = Ist ein Platz ohne Karte für Ranch und Siedler eine leere Parzelle?
    .covered_only = Nein: Leer kann nur eine Parzelle auf einer Geländekarte sein.
    .bare_too = Ja: Jeder benachbarte Platz ohne Karte zählt mit, auch außerhalb der 8 × 8 Parzellen.
    .because = Die deutsche Anleitung sagt, dass solche Plätze nicht leer sind; die englische sagt dazu nichts.
CCC-O3 = Mit Sheriff, aber ohne Gefängnis: Sind Outlaws für Ranch und Siedler leere Parzellen?
    .empty = Ja: Durch den Sheriff zählen Outlaws als leere Parzellen, genau wie durch ein Gefängnis.
    .penalty_only = Nein: Der Sheriff erspart dir nur den Punktabzug.
    .because = Die Bauregeln beider Ausgaben behandeln Outlaws als leere Parzellen, wenn du den Sheriff hast, ohne jede Einschränkung, und der deutsche Text zum Sheriff sagt es noch einmal; der englische spricht nur vom Punktabzug.
CCC-O4 = Darfst du mit Gefängnis oder Sheriff Outlaws mit Outlaws überdecken?
    .never = Nein: Outlaws kommen nie auf Outlaws.
    .with_protection = Ja: Mit Gefängnis oder Sheriff dürfen Outlaws auf Outlaws.
    .because = Jede Ausgabe hat ihre eigene Regel: Die englische Anleitung verbietet es ausnahmslos, die deutsche nur ohne Gefängnis und Sheriff.
CCC-O5 = Zählt das Rathaus sich selbst mit?
    .counts_itself = Ja: Das Rathaus gehört zu den Gebäuden, die es zählt.
    .not_itself = Nein: Das Rathaus zählt nur die anderen Gebäude.
    .because = Die Regel nimmt nur Wohnhäuser und Stadthäuser aus, sonst nichts.
CCC-O6 = Wann wählt der Zeitungsjunge seine Person?
    .at_game_end = Er wählt am Ende des Spiels.
    .at_once = Er wählt, sobald er genommen wird.
    .because = Die deutsche Anleitung nennt das Spielende; die englische nennt keinen Zeitpunkt.
CCC-O7 = Was gilt, wenn du in einer Runde mehrere Personen einsetzt, die deine Auktionskarte erhöhen?
    .combine = Alle werden zur Karte hinzugezählt.
    .one_per_round = Nur die größte Erhöhung zählt.
    .because = Die deutsche Anleitung lässt das Kombinieren zu; die englische sagt nur, dass mehrere Personen Werte ändern.
CCC-O8 = Schützt ein Gefängnis schon, das auf der gerade gelegten Karte steht?
    .before_this_card = Nein: Ein Gefängnis muss schon vor dem Legen der Karte in der Stadt stehen.
    .with_this_card = Ja: Ein Gefängnis auf der neuen Karte schützt sofort, für alle Parzellen dieser Karte.
    .because = Die Regel verlangt ein Gefängnis, das du schon hast; von der gerade gelegten Karte spricht keine Anleitung.
CCC-O9 = Ist eine Stadt, die nach einem Verkauf nur noch an einer Ecke zusammenhängt, aus einem Stück?
    .sides_only = Nein: Die Teile müssen sich an einer Parzellenseite berühren.
    .corners_too = Ja: Eine Ecke genügt, um die Stadt zusammenzuhalten.
    .because = Eine neue Karte muss mit einer Seite an die Stadt anschließen, also gilt dasselbe für den Rest der Stadt.
CCC-O10 = Was bekommt der Verleger für eine Person mit beiden Zeichen (Doktor, Helden)?
    .both_count = Beide Zeichen zählen: 1 + 4 Punkte.
    .arrow_only = Nur der Pfeil zählt: 4 Punkte.
    .because = Eine solche Karte hat das $ und den Pfeil, also treffen beide Sätze über den Verleger auf sie zu.
CCC-O11 = Zählen Outlaws, die als leere Parzellen gelten, auch für den Siedler?
    .counts = Ja: Der Siedler zählt sie wie jede andere leere Parzelle.
    .does_not_count = Nein: Für den Siedler sind Outlaws nie leere Parzellen.
    .because = Der Text zum Gefängnis nennt Parzellen mit Outlaws leer, ohne jede Einschränkung.
CCC-O12 = Was gilt, wenn eine Geländekarte nirgends in deine Stadt passt?
    .set_aside = Du darfst sie nehmen; sie bleibt außerhalb der Stadt und ist nichts wert.
    .not_takeable = Du darfst sie nicht nehmen.
    .because = Keine der Anleitungen verbietet es, eine solche Karte zu nehmen.
CCC-O13 = Zählt das Rathaus ein Hotel mit?
    .counts = Ja: Ein Hotel ist weder ein Wohnhaus noch ein Stadthaus.
    .does_not_count = Nein: Ein Hotel zählt wie ein Stadthaus, und Stadthäuser lässt das Rathaus aus.
    .because = Die Regel nimmt nur Wohnhäuser und Stadthäuser aus. Wie ein Stadthaus zählt ein Hotel, wenn andere Gebäude gewertet werden; das kann sich auf die Gebäude beziehen, die Wohnhäuser zählen.
