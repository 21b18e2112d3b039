### Gründe, Erklärungen und Ablehnungen des Brettspiels.

## Was nicht sein kann

board-text-too-long = Der Text ist zu lang für einen Plan; höchstens { $longest } Zeichen gehen.
board-not-eight-rows = { $count ->
    [one] Ein Plan hat 8 Zeilen, mit Schrägstrich getrennt; hier ist es nur eine.
   *[other] Ein Plan hat 8 Zeilen, mit Schrägstrich getrennt; hier sind es { $count }.
}
board-row-not-eight = { $count ->
    [one] Zeile { $row } hat nur eine Parzelle; nötig sind 8, mit Leerzeichen dazwischen.
   *[other] Zeile { $row } hat { $count } Parzellen; nötig sind 8, mit Leerzeichen dazwischen.
}
board-unknown-sign = Zeile { $row }: „{ $sign }“ steht für nichts. Bekannt sind . h m r i d b s l c p ~, jeweils mit oder ohne die Nummer eines Platzes von 1 bis 5 davor.
board-building-of-nobody = Jedes Gebäude gehört jemandem; die Nummer des Platzes fehlt auf { AND($parcels) }.
board-river-owned = Eine Flussparzelle gehört niemandem: { AND($parcels) }.
board-no-such-seat = Auf dem Plan gehört { $at } { $seat }, aber { $seat } spielt an diesem Tisch nicht mit.
board-too-many-parcels = { $seat } hat { $count } Parzellen; die Besitzmarker reichen für { $most }.
board-river-without-variant = { $at } liegt im Fluss, aber ihr spielt ohne die Variante „Der Fluss“.
board-more-than-the-box = Auf dem Plan sind { $count } { FORM($thing, "viele") }; es gibt nur { $most }.
field-no-parcel = „{ $given }“ ist hier keine Parzelle; es gibt a1 bis { $last_column }{ $last_row }.
too-few-seats = { $count ->
    [one] Ein Platz ist zu wenig; ihr spielt zu zweit bis zu fünft.
   *[other] { $count } Plätze sind zu wenig; ihr spielt zu zweit bis zu fünft.
}
name-repeated = So heißt schon jemand anders: { $given }.
taken-personality = Jemand anders hat { FORM($given, "den") } schon.
order-repeated = Platz { $given } auf der Leiste hat schon jemand anders.
order-beyond-the-seats = Einen Platz { $order } gibt es auf der Leiste nicht; ihr seid nur { $count }.
limit-of-another = Auf dieser Seite beträgt das Geldlimit für { FORM($personality, "den") } { $limit } $.
bonus-needs-order = Für den Kit-Carson-Bonus wird der Platz auf der unteren Leiste gebraucht.
bonus-needs-personality = Für den Kit-Carson-Bonus wird die Person gebraucht, denn an eurem Tisch zählt die obere Leiste.
counted-on-the-board = Das zeigt schon der Plan; lasst dies leer oder den Plan weg.
more-than-the-tiles = Gebäude, Häuser und Berge sind zusammen { $count }; die Besitzmarker reichen für { $most }.
more-mountains = { $count } Berge sind zu viele; es gibt nur { $most }.
more-than-the-box = Alle Plätze zusammen haben { $count } { FORM($thing, "viele") }; es gibt nur { $most }.
bridge-without-river = Das gehört zur Variante „Der Fluss“, und ihr spielt ohne sie.
bridges-without-board = Parzellen an einer Brücke lassen sich nur mit dem Plan nennen. Ohne ihn gebt an jedem Platz ihre Zahl ein.
bridge-parcel-is-river = { $at } liegt im Fluss; nennt die Parzellen an Land, die eine Brücke berühren.
bridge-parcel-off-river = { $at } liegt nicht am Fluss, also kann die Parzelle keine Brücke berühren.
more-at-bridge = { $most ->
    [0] Hier gibt es nichts, was an einer Brücke sein könnte, eingegeben ist aber { $count }.
   *[other] An einer Brücke: { $count }. Es sind aber nur { $most } Gebäude, Häuser und Berge.
}

## Seltsam, aber möglich

more-money-than-there-is = Ihr habt zusammen { $money } $; alle Münzen und Scheine in der Schachtel ergeben { $most } $.
board-without-river = Ihr spielt mit der Variante „Der Fluss“, aber auf dem Plan ist kein Fluss.
board-without-mountains = Auf dem Plan ist kein Berg.
no-cash-limit = Von { $name } ist kein Geldlimit bekannt: Eine Summe ohne Limit zählt kein Geld als darüber. Wählt die Person.
given-at-the-end-banker = Was { $name } vor dem Ende der Runde beim roten Bankier kauft, muss schon mitgezählt sein: die Punkte auf der Leiste, der Preis vom Geld abgezogen.
given-at-the-end-grocer = Was { $name } am Ende der Runde von der roten Verkäuferin bekommt, muss schon auf der Leiste mitgezählt sein.
given-at-the-end-settler = Was { $name } am Ende der Runde vom roten Siedler bekommt, muss schon mitgezählt sein, beim Geld oder auf der Leiste.
no-road-laid = Es ist kein Weg eingegeben, aber beim Aufbau kommen vier um das erste Haus.

## Wie eine Zahl zustande kommt

why-track = Von der Siegpunktleiste
why-cash-limit = { $points ->
    [0] Muss weg: { $spent } $ über dem Limit von { $limit } $, 0 Punkte
    [one] { $spent } $ über dem Limit von { $limit } $ müssen weg, 1 Punkt
   *[other] { $spent } $ über dem Limit von { $limit } $ müssen weg, { $points } Punkte
}
why-cash-limit-more = { $points ->
    [one] { $spent } $ ausgegeben, 1 Punkt; nötig waren nur { $excess } $ über dem Limit von { $limit } $
   *[other] { $spent } $ ausgegeben, { $points } Punkte; nötig waren nur { $excess } $ über dem Limit von { $limit } $
}
why-cash-limit-minimum = Mit nur { $spent } $ wären es hier { $points } und für die übrigen { $left } $ { $more }: zusammen { $total } statt { $best }
why-money = { $money } $ übrig, 1 Punkt je volle 6 $
why-possession = { $thing } auf { $at }
why-bridge = { $thing } auf { $at }, an einer Brücke
why-counted-buildings = { $count ->
    [one] 1 Gebäude, 2 Punkte
   *[other] { $count } Gebäude, je 2 Punkte
}
why-counted-houses = { $count ->
    [one] 1 Haus, 2 Punkte
   *[other] { $count } Häuser, je 2 Punkte
}
why-counted-mountains = { $count ->
    [one] 1 Berg, 2 Punkte
   *[other] { $count } Berge, je 2 Punkte
}
why-counted-bridges = { $count ->
    [one] 1 davon an einer Brücke, 1 Punkt mehr
   *[other] { $count } davon an einer Brücke, je 1 Punkt mehr
}
why-kit-carson = { $count ->
    [one] Auf { FORM($track, "dem") } 1 Spieler dahinter
   *[other] Auf { FORM($track, "dem") } { $count } Spieler dahinter
}
lacks-order = Dafür müsste bekannt sein, wo { $name } auf der unteren Leiste steht.
lacks-personality = Dafür müsste die Person von { $name } bekannt sein.
tie-needs-order = { AND($names) } teilen sich den ersten Platz, und es ist noch nicht entschieden. Es gewinnt der niedrigste Platz auf der unteren Leiste; gebt den Platz ein von: { AND($unknown) }.
tie-needs-personality = { AND($names) } teilen sich den ersten Platz, und es ist noch nicht entschieden. Es gewinnt der niedrigste Platz auf der oberen Leiste; gebt die Person ein von: { AND($unknown) }.
tie-broken-on-both = { AND($names) } haben dieselbe Summe. Es gewinnt der niedrigste Platz auf der Reihenfolgeleiste, und den hat { $winner }.
tie-broken = { AND($names) } haben dieselbe Summe. Es gewinnt der niedrigste Platz auf der Reihenfolgeleiste, auf welcher der beiden, sagt die Anleitung nicht; auf { FORM($track, "dem") } hat ihn { $winner }.

## Einkommen

income-ranch = { $free_parcels ->
    [0] Neben der Ranch auf { $at } ist keine freie Parzelle; { $amount } $ bringt sie trotzdem.
    [one] Neben der Ranch auf { $at } ist eine freie Parzelle: { $amount } $.
   *[other] Neben der Ranch auf { $at } sind { $free_parcels } freie Parzellen: { $amount } $.
}
income-mine = { $mountains ->
    [0] Neben der Mine auf { $at } ist kein Berg, der zählt: { $amount } $.
    [one] Neben der Mine auf { $at } ist ein Berg, der zählt: { $amount } $.
   *[other] Neben der Mine auf { $at } sind { $mountains } Berge, die zählen: { $amount } $.
}
income-at-river = Die Mine auf { $at } berührt den Fluss: { $amount } $ mehr.
income-drugstore = Der Drugstore auf { $at }: { $houses ->
    [0] kein Haus daneben,
    [one] ein Haus daneben,
   *[other] { $houses } Häuser daneben,
} { $own_ranches ->
    [0] keine Ranch seines Besitzers:
    [one] eine Ranch seines Besitzers:
   *[other] { $own_ranches } Ranches seines Besitzers:
} { $amount } $.
income-bank = Die Bank auf { $at }: { $houses ->
    [0] kein Haus daneben,
    [one] ein Haus daneben,
   *[other] { $houses } Häuser daneben,
} { $own_mines ->
    [0] keine Mine ihres Besitzers:
    [one] eine Mine ihres Besitzers:
   *[other] { $own_mines } Minen ihres Besitzers:
} { $amount } $.
income-saloon = { $houses ->
    [0] Neben dem Saloon auf { $at } ist kein Haus: { $amount } $.
    [one] Neben dem Saloon auf { $at } ist ein Haus: { $amount } $.
   *[other] Neben dem Saloon auf { $at } sind { $houses } Häuser: { $amount } $.
}
income-hotel = Das Hotel auf { $at } bringt { $amount } $.
income-church = Die Kirche auf { $at } bringt kein Einkommen.
income-prison = Das Gefängnis auf { $at } bringt kein Einkommen.
counts-as-house-ranch = Für das Gebäude auf { $at } zählt eine Ranch als Haus: { AND($parcels) }.
counts-as-house-hotel = Für das Gebäude auf { $at } zählt ein Hotel als zwei Häuser: { AND($parcels) }.
counts-as-house-church = Für das Gebäude auf { $at } zählt eine Kirche als Haus: { AND($parcels) }.
income-of-others = Für { FORM($building, "den") } auf { $at } zählen diese nicht, denn sie gehören jemand anderem: { AND($parcels) }.
income-river-is-free = Für die Ranch auf { $at } sind diese Flussparzellen freie Parzellen: { AND($parcels) }.
income-without-cowboys = { $count ->
    [0] Jedes Gebäude würde seinem Besitzer ohne Cowboy etwas zahlen; es steht keines da.
    [one] Das Gebäude zahlt seinem Besitzer, ohne dass ein Cowboy nötig ist.
   *[other] Jedes der { $count } Gebäude zahlt seinem Besitzer, ohne dass ein Cowboy nötig ist.
}
income-attack-won = Der Angriff auf { $at } ist gelungen. Die Hälfte von { $normal } $, abgerundet, bekommt { $seat }: { $attacker } $. { $owner } $ bekommt { $owner_seat }.
income-attack-lost = Der Angriff auf { $at } ist abgewehrt: { $owner } $ bekommt { $owner_seat }.
income-attack-cancelled = Neben { $at } steht eine Kirche desselben Besitzers, also fällt der Angriff dort aus.
income-attack-cancelled-corner = Eine Kirche desselben Besitzers berührt { $at } an einer Ecke. So gelesen wie hier, fällt der Angriff dort aus.
income-attacker-returns = { $seat } nimmt den Cowboy von { $at } zurück in den persönlichen Vorrat.
income-doubled = Die Verkäuferin verdoppelt, was auf { $at } steht: { $amount } $ statt { $normal } $.
income-doubled-won-each = Die Verkäuferin verdoppelt, was auf { $at } steht, und der Angriff darauf ist gelungen. So gelesen wie hier, bekommen dann beide das normale Einkommen: { $attacker } $ bekommt { $seat }, { $owner } $ bekommt { $owner_seat }.
income-doubled-won-split = Die Verkäuferin verdoppelt, was auf { $at } steht, und der Angriff darauf ist gelungen. So gelesen wie hier, wird dann nichts verdoppelt, und die Hälfte der normalen { $normal } $, abgerundet, ist verloren: { $attacker } $ bekommt { $seat }, { $owner } $ bekommt { $owner_seat }.
income-doubled-lost-doubled = Die Verkäuferin verdoppelt, was auf { $at } steht, und der Angriff darauf ist abgewehrt. So gelesen wie hier, bleibt es doppelt: { $owner } $ statt { $normal } $ bekommt { $owner_seat }.
income-doubled-lost-normal = Die Verkäuferin verdoppelt, was auf { $at } steht, und der Angriff darauf ist abgewehrt. So gelesen wie hier, bringt es dann das normale Einkommen: { $owner } $ bekommt { $owner_seat }.
one-building-earns = Normales Einkommen für { FORM($building, "den") }: { $amount } $.
one-building-at-river = Davon kommen { $amount } $ vom Fluss.
earned-by-free_parcels = { $count ->
    [one] 1 freie Parzelle daneben: { $amount } $.
   *[other] { $count } freie Parzellen daneben, je { $each } $: { $amount } $.
}
one-building-least = Keine freie Parzelle daneben, aber mindestens { $amount } $.
earned-by-mountains = { $count ->
    [one] 1 Berg daneben: { $amount } $.
   *[other] { $count } Berge daneben, je { $each } $: { $amount } $.
}
earned-by-houses = { $count ->
    [one] 1 Haus daneben: { $amount } $.
   *[other] { $count } Häuser daneben, je { $each } $: { $amount } $.
}
earned-by-ranches = { $count ->
    [one] 1 Ranch des Besitzers: { $amount } $.
   *[other] { $count } Ranches des Besitzers, je { $each } $: { $amount } $.
}
earned-by-mines = { $count ->
    [one] 1 Mine des Besitzers: { $amount } $.
   *[other] { $count } Minen des Besitzers, je { $each } $: { $amount } $.
}
one-building-attack-won = Der Angriff ist gelungen. Die Hälfte von { $normal } $, abgerundet, bekommt der Angreifer: { $attacker } $. { $owner } $ bekommt der Besitzer.
one-building-attack-lost = Der Angriff wird abgewehrt: { $owner } $ für den Besitzer.
one-building-doubled = Die Verkäuferin verdoppelt es: { $amount } $ statt { $normal } $.
one-building-doubled-won-each = Die Verkäuferin verdoppelt es, und der Angriff ist gelungen. So gelesen wie hier, bekommen dann beide das normale Einkommen: { $attacker } $ der Angreifer, { $owner } $ der Besitzer.
one-building-doubled-won-split = Die Verkäuferin verdoppelt es, und der Angriff ist gelungen. So gelesen wie hier, wird dann nichts verdoppelt, und die Hälfte der normalen { $normal } $, abgerundet, ist verloren: { $attacker } $ bekommt der Angreifer, { $owner } $ der Besitzer.
one-building-doubled-lost-doubled = Die Verkäuferin verdoppelt es, und der Angriff ist abgewehrt. So gelesen wie hier, bleibt es doppelt: { $owner } $ statt { $normal } $ bekommt der Besitzer.
one-building-doubled-lost-normal = Die Verkäuferin verdoppelt es, und der Angriff ist abgewehrt. So gelesen wie hier, bringt es dann das normale Einkommen: { $owner } $ bekommt der Besitzer.
only-of-one-building = Das gilt für ein einzelnes Gebäude; wähle, welches es ist, oder lass dies leer.
only-of-the-town = Das gilt für den ganzen Plan; lass dies leer oder das Gebäude weg.
count-of-another = Das bringt nichts für { FORM($building, "den") }; lass es leer.
attack-on-such = Niemand kann { FORM($building, "den") } angreifen.
no-such-player = { $seat } spielt nicht mit: Ihr seid nur { $count }.
attacked-twice = { $at } ist schon bei einem früheren Angriff genannt.
attack-on-own = Das Gebäude auf { $at } gehört { $seat } selbst; angreifen können es nur andere.

## Was eine Parzelle kostet

price-beside-things = Gib entweder den Plan mit der Parzelle ein oder nur, wie viel auf ihr und um sie herum steht, nicht beides.
price-needs-board-or-things = Tippe die Parzelle auf dem Plan an, oder sag, wie viel auf ihr und um sie herum steht.
price-of-parcel = { $count ->
    [0] { $price } $: Auf ihr und neben ihr steht nichts.
    [one] { $price } $: 1 $ und 1 $ für das Einzige, was auf ihr oder neben ihr steht.
   *[other] { $price } $: 1 $ und je 1 $ für alles, was auf ihr und neben ihr steht; das sind { $count }.
}
price-of-river = { $at } liegt im Fluss, und Flussparzellen stehen nie zum Verkauf.
price-owned = { $at } gehört schon { $seat }.
price-built-on = Auf { $at } steht { FORM($building, "ein") }: Die Parzelle gehört also jemandem.
price-not-payable = Sie kostet { $price } $, und das Geld reicht nicht: { $money } $.

## Wege legen

field-no-sides = „{ $given }“ ist keine Seite einer Parzelle. Schreib eine Parzelle und einen oder mehrere der Buchstaben n, e, s und w: d4-n oder d4-nesw.
road-named-twice = { $road } kommt bei den neuen Wegen zweimal vor; an einer Seite ist nur für einen Platz.
roads-more-than-the-box = { $count } Wege können nicht auf dem Plan liegen; die Schachtel enthält { $most }.
roads-reserve-too-large = Mit { $laid } auf dem Plan und { $reserve } im Vorrat wären es mehr als die { $most } Wege in der Schachtel.
roads-need-river-board = Mit der Variante „Der Fluss“ wird der Plan gebraucht, um zu sehen, wo der Fluss fließt.
road-adrift = Ein Weg an { $road } würde an kein Ende eines Weges anschließen, der vor ihm liegt.
road-side-taken = An { $road } liegt schon ein Weg.
road-at-the-edge = { $road } liegt am äußeren Rand der Stadt.
roads-not-in-reserve = { $price ->
    [one] Dafür braucht es einen Weg; im Vorrat: { $reserve }.
   *[other] Dafür braucht es { $price } Wege; im Vorrat: { $reserve }.
}
roads-joined = { $count ->
    [one] Der neue Weg schließt an das Ende eines Weges an, der vor ihm liegt.
   *[other] Jeder der { $count } neuen Wege schließt an das Ende eines Weges an, der vor ihm liegt.
}
roads-price = { $price ->
    [one] Das kostet einen Weg aus dem Vorrat.
   *[other] Das kostet { $price } Wege aus dem Vorrat.
}
roads-bridge = Über den Fluss braucht eine Seite zwei Wege: { AND($roads) }.
remedy-road-order = In dieser Reihenfolge gelegt: { $roads }.
remedy-road-part = Nur diese, in dieser Reihenfolge: { $roads }.

## Bauen

build-none-left = Alle { $most } stehen schon auf dem Plan: { FORM($building, "viele") }.
build-ranch-brings-no-house = Eine Ranch bringt kein Haus mit; lass die Parzelle für das Haus leer.
build-kept-beside-square = Ein Gebäude ist entweder jetzt auf einem Baufeld gekauft oder von früher aufgehoben; gib nur eines davon an.
build-on-river = { $at } liegt im Fluss, und dort lässt sich nichts bauen.
build-not-own-parcel = { $at } gehört { $seat } nicht.
build-on-building = Auf { $at } steht schon { FORM($thing, "ein") }.
build-on-house = Auf { $at } steht ein Haus.
build-on-mountain = Auf { $at } ist ein Berg, also kann { FORM($building, "der") } dort nicht stehen.
build-not-reached = Kein Weg berührt eine Ecke von { $at }, und { FORM($building, "der") } braucht einen.
build-roads-not-in-reserve = { $price ->
    [one] Neu gelegt wird ein Weg; im Vorrat: { $reserve }.
   *[other] Neu gelegt werden { $price } Wege; im Vorrat: { $reserve }.
}
build-not-payable = Es kostet { $price } $, und das Geld reicht nicht: { $money } $.
build-kept-too-short = An diesem Tisch darf ein Gebäude aus dieser Runde erst nach den Baufeldern der nächsten gesetzt werden.
build-without-house = Mit { FORM($building, "dem") } muss ein Haus gesetzt werden; nenne eine Parzelle dafür.
build-without-house-as-read = So gelesen wie hier, muss mit { FORM($building, "dem") } ein Haus gesetzt werden; nenne eine Parzelle dafür.
build-own-parcel = { $at } gehört { $seat }, und dort steht nichts im Weg.
build-replaces-house = { $at } gehört { $seat }. So gelesen wie hier, verlässt das Haus dort den Plan.
build-reached = Ein Weg berührt eine Ecke von { $at }.
build-needs-no-road = Für { FORM($building, "den") } braucht es keinen Weg.
build-lays-roads = { $price ->
    [one] Ein Weg aus dem Vorrat wird gelegt.
   *[other] { $price } Wege aus dem Vorrat werden gelegt.
}
build-with-house = Mit { FORM($building, "dem") } kommt ein Haus, kostenlos.
build-needs-no-house = Mit { FORM($building, "dem") } kommt kein Haus.
build-with-house-as-read = So gelesen wie hier, kommt mit { FORM($building, "dem") } ein Haus, kostenlos.
build-needs-no-house-as-read = So gelesen wie hier, kommt mit { FORM($building, "dem") } kein Haus.
build-kept = Das Gebäude wurde schon beim Kauf bezahlt und kostet jetzt nichts.
build-price = Das Gebäude kostet { $price } $.
build-price-halved = Mit dem Kuli kostet es nur die Hälfte von { $square } $, aufgerundet: { $price } $.
remedy-build-next-turn = Nach den Baufeldern der nächsten Runde.
remedy-build-roads = Mit diesen Wegen: { $roads }.
remedy-build-no-roads = Ohne die neuen Wege.
remedy-build-reserve = { $price ->
    [one] Mit einem Weg im Vorrat, hier gelegt: { $roads }.
   *[other] Mit { $price } Wegen im Vorrat, hier gelegt: { $roads }.
}
remedy-build-roads-and-house = Mit diesen Wegen: { $roads }, und dem Haus auf { $at }.
remedy-build-elsewhere = Auf deiner Parzelle { $at }.

## Häuser

house-on-river = { $at } liegt im Fluss, und dort kann kein Haus stehen.
house-on-mountain = Auf { $at } ist ein Berg, und dort kann kein Haus stehen.
house-under-building = { $at } ist die Parzelle des neuen Gebäudes selbst; das Haus braucht eine andere.
house-none-left = Alle { $most } Häuser stehen auf dem Plan. So gelesen wie hier, darf nichts anderes für ein weiteres stehen.
house-stood-in-for = Alle { $most } Häuser stehen auf dem Plan. So gelesen wie hier, darf etwas anderes für ein weiteres stehen.
house-parcel-not-free = { $at } ist nicht frei: Dort steht schon { FORM($thing, "ein") }.
house-parcel-with-house = Auf { $at } steht schon ein Haus. So gelesen wie hier, ist die Parzelle dann nicht mehr frei.
house-not-reached = Kein Weg berührt eine Ecke von { $at }, und ein Haus braucht einen.
house-without-consent = { $at } gehört { $seat }, und die Zustimmung fehlt.
house-on-free-parcel = { $at } ist frei, und ein Weg erreicht die Parzelle.
house-is-free = Das Haus auf { $at } kostet nichts und bringt selbst kein Einkommen.
house-of-nobody = { $at } gehört niemandem und das Haus auch nicht; die Parzelle steht weiter zum Verkauf.
house-of-builder = { $at } gehört dem, der baut, also auch das Haus.
house-of-another = { $seat } ist einverstanden und besitzt dann das Haus auf { $at }.
remedy-house-consent = Wenn { $seat } zustimmt.
remedy-house-elsewhere = Mit dem Haus auf { $at }.

## Cowboys auf Gebäuden und Feldern

white-needs-sheriff = Den weißen Cowboy gibt es nur mit dem gelben Sheriff.
no-building-there = Auf { $at } steht kein Gebäude.
never-attacked = Niemand darf { FORM($building, "den") } auf { $at } angreifen.
shielded-by-church = Neben { FORM($building, "dem") } auf { $at } steht eine Kirche desselben Besitzers.
shielded-by-church-corner = Eine Kirche desselben Besitzers berührt { FORM($building, "den") } auf { $at } an einer Ecke. So gelesen wie hier, schützt das vor Angriffen.
white-never-attacks = Der weiße Cowboy darf nicht angreifen.
white-only-on-squares = An diesem Tisch darf der weiße Cowboy nur auf Aktionsfelder.
red-sheriff-never-attacks = Mit dem roten Sheriff darfst du kein Gebäude angreifen.
attacks-for-loot = Du darfst { FORM($building, "den") } auf { $at } angreifen. Das Einkommen dort beträgt { $income } $; gelingt der Angriff, nimmst du die Hälfte davon, abgerundet: { $loot } $.
defends-income = Du darfst { FORM($building, "den") } auf { $at } verteidigen. Das Einkommen dort beträgt { $income } $.
remedy-ordinary-cowboy = Mit einem gewöhnlichen Cowboy wäre es erlaubt.
square-or-parcel = Wähle ein Aktionsfeld oder eine Parzelle, nicht beides.
square-or-parcel-needed = Wähle ein Aktionsfeld oder tippe eine Parzelle auf dem Plan an.
no-board-for-squares = Für ein Aktionsfeld braucht es keinen Plan; lass ihn leer.
board-for-parcels = Der Plan wird gebraucht, um zu sehen, was auf der Parzelle steht.
passed-already = Wer gepasst hat, setzt in dieser Runde keinen Cowboy mehr ein.
no-cowboy-left = Im persönlichen Vorrat ist kein Cowboy mehr.
own-cowboy-there = Dort steht schon einer deiner Cowboys, und mehr als einer darf es nicht sein.
own-white-cowboy-there = Dort steht schon dein weißer Cowboy, und mehr als einer von dir darf es nicht sein.
turn-of-point-square = Das Feld mit Siegpunkten für { $price } $ ist in manchen Runden gesperrt, also wird die Runde gebraucht.
no-property-tile-left = Alle { $most } Besitzmarker von { $seat } liegen auf dem Plan, also lässt sich { $at } nicht kaufen.
cowboy-without-use = So gelesen wie hier, darf dort trotzdem ein Cowboy stehen, um zu warten oder um im Weg zu sein.
white-is-not-challenged = Dort steht der weiße Cowboy, und niemand darf ihn herausfordern.
white-needs-empty-place = Der weiße Cowboy darf nur dorthin, wo kein anderer steht.
red-sheriff-never-joins = Mit dem roten Sheriff darfst du dich zu keinem fremden Cowboy stellen, außer um dein eigenes Gebäude zu verteidigen.
point-square-closed = Das Feld mit Siegpunkten für { $price } $ ist in Runde { $turn } gesperrt.
points-for-sale = In Runde { $turn } sind die Felder mit Siegpunkten zu diesen Preisen in $ offen: { $prices }.
no-cowboy-on-river = { $at } liegt im Fluss, und niemand kann die Parzelle kaufen.
owned-without-building = { $at } gehört schon { $owner }, und dort steht kein Gebäude, das man angreifen oder verteidigen könnte.
white-on-empty-place = Dort steht kein anderer Cowboy, also darf der weiße dorthin.
one-cowboy-placed = Du darfst dort einen Cowboy aus deinem persönlichen Vorrat einsetzen.
several-cowboys-there = Dort dürfen beliebig viele Cowboys stehen, und es gibt kein Duell.
duel-there = Dort steht ein fremder Cowboy, also kommt es zum Duell.
cowboy-buys = Mit einem Cowboy dort darfst du die Parzelle kaufen.
cowboy-attacks = Das Gebäude gehört jemand anderem: Dein Cowboy greift es an.
cowboy-attacks-alone = Dort steht kein Cowboy von { $owner } zur Verteidigung. Ob es dann ein Duell gibt, sagt die Anleitung nicht.
cowboy-attacks-alone-no_duel = Dort steht kein Cowboy von { $owner } zur Verteidigung: An diesem Tisch gelingt der Angriff dann ohne Würfel.
cowboy-attacks-alone-owner_duels = Dort steht kein Cowboy von { $owner } zur Verteidigung: An diesem Tisch gibt es trotzdem ein Duell.
attack-and-defence = { $owner } darf selbst einen Cowboy dorthin setzen, um es verteidigen zu helfen. Was ohne einen geschieht, sagt die Anleitung nicht.
attack-and-defence-no_duel = { $owner } darf selbst einen Cowboy dorthin setzen, um es verteidigen zu helfen. Ohne einen gelingt der Angriff an diesem Tisch ohne Würfel.
attack-and-defence-owner_duels = { $owner } darf selbst einen Cowboy dorthin setzen, um es verteidigen zu helfen. Ohne einen gibt es an diesem Tisch trotzdem ein Duell.
cowboy-defends = Das Gebäude gehört dir: Dein Cowboy verteidigt es.

## Duelle und Feuerkraft

duel-total = { $boost ->
    [0] { $name }: { $thrown } + { $revolvers } (Revolver) + { $cowboys } (Cowboys) = { $total }.
   *[other] { $name }: { $thrown } + { $revolvers } (Revolver) + { $cowboys } (Cowboys) + { $boost } (in dieser Runde) = { $total }.
}
tiles-for-dice = Duellplättchen treten an die Stelle der Würfel.
duel-tie = Gleichstand: { AND($names) }. Es gewinnt der niedrigste Platz auf der Reihenfolgeleiste, auf welcher der beiden, sagt die Anleitung nicht. Von ihnen hat { $winner } den niedrigsten Platz auf { FORM($track, "dem") }.
duel-tie-on-both = Gleichstand: { AND($names) }. Es gewinnt der niedrigste Platz auf der Reihenfolgeleiste, und den hat { $winner }.
cowboys-after-duel = In den allgemeinen Vorrat kommt der Cowboy von { $winner }. Zurück in den persönlichen Vorrat: { AND($losers) }.
lost-duel-pays = { $name } hat den roten Sheriff und bekommt { $points } Siegpunkte für das verlorene Duell.
chip-adds = Das Plättchen mit drei Revolvern bringt { $count } mehr bis zum Ende der Runde.
chip-twice = Es gibt nur ein Plättchen mit drei Revolvern, und das hat schon jemand anders.
chip-adds-for = { $name } hat das Plättchen mit drei Revolvern; es bringt { $count } mehr bis zum Ende der Runde.
mercenary-adds-for = { $name } hat den Revolverhelden; er bringt in dieser Runde { $count } mehr.
mercenary-adds = Der Revolverheld bringt in dieser Runde { $count } mehr.
no-tiles-here = Duellplättchen gibt es nur mit „Das Recht des Stärkeren“; sonst wird gewürfelt.
no-dice-here = Mit „Das Recht des Stärkeren“ wird nicht gewürfelt; du spielst ein Duellplättchen aus.
tile-missing = Das Duellplättchen fehlt: 0 bis 5.
die-missing = Der Würfelwurf fehlt: 1 bis 6.
tied-without-order = Die höchste Summe ist gleich, also wird der Platz von { $name } auf der unteren Leiste gebraucht.
tied-without-personality = Die höchste Summe ist gleich, also wird die Person von { $name } gebraucht.
firepower-is = { $boost ->
    [0] { $cowboys } (Cowboys) + { $revolvers } (Revolver) = { $total }.
   *[other] { $cowboys } (Cowboys) + { $revolvers } (Revolver) + { $boost } (in dieser Runde) = { $total }.
}
revolvers-or-parts = Gib entweder alle Revolver zusammen ein oder das, woher sie kommen, nicht beides.
revolver-from-the-start = Jeder von euch beginnt mit einem Revolver.
revolvers-by-CC-76 = { $count ->
    [one] Die Ranch bringt 1 Revolver.
   *[other] Die Ranches bringen { $count } Revolver.
}
revolvers-by-CC-80 = { $count ->
    [one] Die Mine bringt 1 Revolver.
   *[other] Die Minen bringen { $count } Revolver.
}
revolvers-by-CC-89 = Revolver durch Gefängnisse: { $count }.
revolvers-by-CC-103 = { $count ->
    [one] Vom roten Hauptmann ist 1 Revolver.
   *[other] Vom roten Hauptmann sind { $count } Revolver.
}
cowboy-income-is = Auf dem Feld mit Einkommen für Cowboys sind das { $amount } $.
cowboy-vp-is = { $points ->
    [one] Auf dem Feld mit Siegpunkten für Cowboys ist das 1 Punkt.
   *[other] Auf dem Feld mit Siegpunkten für Cowboys sind das { $points } Punkte.
}

## Geld am Ende der Runde

limit-unknown = Die Person wird gebraucht oder das Geldlimit.
limit-is = { $personality } ({ $side }): Das Geldlimit beträgt { $limit } $.
limit-typed = Als Geldlimit sind { $limit } $ eingegeben.
must-spend = { $amount ->
    [0] Nichts muss weg.
    [1] 1 $ muss weg und bringt 0 Siegpunkte.
   *[other] { $amount } $ müssen weg und bringen { $points ->
        [one] 1 Siegpunkt.
       *[other] { $points } Siegpunkte.
    }
}
must-spend-without-purchase = { $amount ->
    [0] Ohne einen Kauf muss nichts weg.
    [1] Ohne einen Kauf muss 1 $ weg und bringt 0 Siegpunkte.
   *[other] Ohne einen Kauf müssen { $amount } $ weg und bringen { $points ->
        [one] 1 Siegpunkt.
       *[other] { $points } Siegpunkte.
    }
}
may-spend = { $points ->
    [one] Es dürfen auch { $amount } $ sein; sie bringen 1 Siegpunkt.
   *[other] Es dürfen auch { $amount } $ sein; sie bringen { $points } Siegpunkte.
}
may-spend-without-purchase = { $points ->
    [one] Ohne einen Kauf dürfen es auch { $amount } $ sein; sie bringen 1 Siegpunkt.
   *[other] Ohne einen Kauf dürfen es auch { $amount } $ sein; sie bringen { $points } Siegpunkte.
}
banker-sells = Vor dem Ende der Runde, also bevor das Geldlimit zählt (CC-31, CC-106), darfst du beim roten Bankier einmal Punkte kaufen.
banker-too-dear = Vor dem Ende der Runde darfst du beim roten Bankier Punkte kaufen, aber das Geld reicht für keine.
banker-offer = { $bought } Punkte für { $pay } $: { $spent ->
    [0] Danach muss nichts weg.
    [1] Danach muss 1 $ weg, für 0.
   *[other] Danach müssen { $spent } $ weg, für { $points }.
} Das macht { $total }, und es bleiben { $left } $.
banker-offer-last = { $bought } Punkte für { $pay } $: danach { $spent } $ ausgegeben für { $points }, und { $left } $ übrig für { $rest }. Das macht { $total }.
best-with-banker = { $pay ->
    [0] Die meisten Punkte jetzt: kein Kauf.
   *[other] Die meisten Punkte jetzt: der Kauf für { $pay } $.
} { $bought } + { $points } = { $total }, und es bleiben { $left } $.
best-with-banker-last = { $pay ->
    [0] Die meisten Punkte: kein Kauf. { $spent } $ ausgegeben für { $points }, { $left } $ übrig für { $rest }:
   *[other] Die meisten Punkte: der Kauf für { $pay } $.
} { $bought } + { $points } + { $rest } = { $total }.
best-way = Die meisten Punkte: { $spent } $ ausgegeben für { $points }, und { $left } $ übrig für { $rest }. Das macht { $total }.

## Reihenfolge und Aktionen

number-repeated = Die Nummer { $given } hat schon eine andere Karte.
choices-or-passed = Gib entweder ein, wer wen gewählt hat, oder die Namen in der Reihenfolge, in der ihr gepasst habt.
place-on-track = { $number }: { $name } mit { FORM($personality, "dem") }.
order-of-passing = Die Personen wählt ihr in der Reihenfolge, in der ihr gepasst habt: { $names }.
more-buildings-than-parcels = { $parcels ->
    [0] Ein Gebäude braucht eine eigene Parzelle, und es gibt keine.
    [one] Jedes Gebäude braucht eine eigene Parzelle, und es gibt nur 1.
   *[other] Jedes Gebäude braucht eine eigene Parzelle, und es gibt nur { $parcels }.
}
too-many-cowboys = Du hast insgesamt { $most } Cowboys, also können auf beiden Feldern zusammen nicht mehr stehen.
too-many-cowboys-there = Du hast insgesamt { $most } Cowboys, also können dort nicht mehr stehen.
printed-sequence = Die Aktionen kommen in der Reihenfolge, die auf dem Plan steht.
square-pays-dollars = { $square }: { $count } $.
square-pays-roads = { $count ->
    [one] { $square }: 1 Weg.
   *[other] { $square }: { $count } Wege.
}
square-pays-points = { $count ->
    [one] { $square }: 1 Punkt.
   *[other] { $square }: { $count } Punkte.
}
half-price = Mit dem gelben Kuli kosten Gebäude nur die Hälfte, aufgerundet.
money-for-which-square = Wähle das Feld, auf dem das Geld ausgegeben werden soll.
money-buys-points = { $points ->
    [one] Bei { $money } $ reicht es zu je { $price } $ für 1 Siegpunkt.
   *[other] Bei { $money } $ reicht es zu je { $price } $ für { $points } Siegpunkte.
}

## Der Aufbau

totals-not-announced = Summen sagt ihr nur mit „Das Recht des Stärkeren“ an, und nur zu dritt bis zu fünft.
total-of-each-player = Eingegebene Summen: { $count }. Gebraucht wird eine von jedem der { $players } Spieler.
no-six-tiles = Sechs Duellplättchen können hier nicht { $total } ergeben; möglich sind { $lowest } bis { $highest }.
no-such-totals = { AND($totals) } ergeben zusammen { $sum }; so viele Spieler können zusammen aber nur { $lowest } bis { $highest } haben.
totals-sum-is = Zusammen ergeben die Summen { $sum }, aber es müssen { $needed } sein.
remedy-tiles-counted-again = Zählt eure Plättchen noch einmal: Alle zusammen ergeben { $needed }.
everybody-starts-with = { $revolvers ->
    [0] Jeder von euch beginnt mit 15 $, 1 Weg, 12 Besitzmarkern und 3 Cowboys.
   *[other] Jeder von euch beginnt mit 15 $, 1 Weg, 12 Besitzmarkern, 3 Cowboys und 1 Revolver.
}
everybody-starts-with-tiles = { $revolvers ->
    [0] Jeder von euch beginnt mit 1 Weg, 12 Besitzmarkern und 3 Cowboys; wie viel Geld es ist, sagen die Duellplättchen.
   *[other] Jeder von euch beginnt mit 1 Weg, 12 Besitzmarkern, 3 Cowboys und 1 Revolver; wie viel Geld es ist, sagen die Duellplättchen.
}
first-construction-squares = Ranches kommen auf die Baufelder für 3 $ und 10 $, Minen auf die für 4 $ und 12 $. Die anderen zieht ihr aus dem Beutel.
mountains-by-dice = Die Plätze der { $count } Berge würfelt ihr aus.
first-parcels = Jeder von euch nimmt { $count } Parzellen: eine in Spielreihenfolge, dann eine in umgekehrter.
tiles-are-dealt = Die Duellplättchen 0 bis 5, ein Mal für jeden Spieler, werden gemischt, und jeder bekommt verdeckt sechs.
cash-by-tiles = Alle angesagten Summen zusammen ergeben { $sum }. Ihr beginnt mit 30 $ weniger der eigenen Summe.
tiles-nought-to-five = Ihr bekommt beide die Duellplättchen 0 bis 5 und 15 $.

## Was Personen bringen

effect-CC-91 = Du darfst den weißen Cowboy dorthin setzen, wo kein anderer steht.
effect-CC-92 = Du verteidigst dich nur, und jedes Duell, das du verlierst, bringt dir 3 Siegpunkte.
effect-CC-93 = Du bekommst sofort 9 $.
effect-CC-94 = Eines davon darfst du vor dem Ende der Runde kaufen.
effect-CC-95 = Beim Einkommen der Gebäude zahlen alle deine Gebäude einer Art doppelt.
effect-CC-96 = Oder du nimmst 8 $, sofort oder beim Einkommen der Gebäude.
effect-CC-97 = Du bekommst sofort 8 $ oder am Ende der Runde 1 Siegpunkt je eigenem Haus.
effect-CC-98 = Du bekommst sofort zwei Wege und zahlst für Gebäude nur den halben Preis, aufgerundet.
effect-CC-99 = Für 5 $ nimmst du sofort eines der ausliegenden Gebäude, zum Bauen oder zum Aufheben.
effect-CC-100 = Du nimmst dir sofort eine Parzelle, kostenlos. Sie darf in diesem Moment niemandem gehören.
effect-CC-101 = Du bekommst sofort 8 $ oder am Ende der Runde 1 $ für jeden deiner Berge.
effect-CC-101-victory_point = Du bekommst sofort 8 $ oder, an diesem Tisch, am Ende der Runde 1 Siegpunkt für jeden deiner Berge. In der Anleitung steht 1 $.
effect-CC-102 = Du darfst weitere Cowboys für deinen persönlichen Vorrat kaufen.
effect-CC-103 = Du darfst Revolver kaufen und bis zum Ende des Spiels behalten.
effect-CC-104 = In dieser Runde ist deine Feuerkraft um 3 höher.
effect-CC-105 = In dieser Runde ist deine Feuerkraft um 2 höher.
