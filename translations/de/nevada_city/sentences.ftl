### Gründe, Erklärungen und Ablehnungen von Nevada City.

## Der Tisch: was nicht sein kann

too-few-seats = { $count ->
    [one] Ein Platz ist zu wenig; ihr spielt zu zweit bis zu viert.
   *[other] { $count } Plätze sind zu wenig; ihr spielt zu zweit bis zu viert.
}
too-many-seats = { $count } Plätze sind zu viele; ihr könnt zu zweit bis zu viert spielen.
name-repeated = So heißt schon jemand anders: { $given }.
name-is-bank = So heißt schon die Bank; wählt für diesen Platz einen anderen Namen.
seat-without-points = Hier steht nicht, wie viele Punkte dieser Platz hat. Gebt die Punkteleiste ein oder wenigstens eine der Zeilen darunter.
advanced-without-variant = Ihr spielt ohne die Gebäude für Fortgeschrittene, also auch ohne { FORM($building, "den") }.
card-removed = { FORM($building, "Der") } ist bei { $players } Spielern nicht im Spiel.
card-held-already = { $name } hat { FORM($building, "den") } schon.
start-building-is-banks = Wenn ihr so viele seid, gehört { FORM($building, "der") } der Bank.
card-needs-points = Wie viele Punkte bringt { FORM($building, "der") }? Übernehmt die Zahl von der Karte.
too-many-unfinished = Hier sind { $count } Gebäude im Bau; mehr als { $most } darf niemand haben.
contract-one-way = Gebt für einen Auftrag entweder eine Punktzahl ein oder beide, die größere und die kleinere.
contract-half-a-pair = Auf diesem Auftrag stehen zwei Zahlen, und diese fehlt noch.
contract-pair-turned = Die größere Zahl kann nicht kleiner sein als die andere, { $low }.
contract-needs-building = Auf dem Auftrag stehen zwei Zahlen; welches Gebäude nennt er?
built-without-building = Das gilt nur für einen Auftrag, der ein Gebäude nennt.
built-needed = War { FORM($building, "der") } schon fertig, als der Auftrag erfüllt wurde?
always-built = { FORM($building, "Der") } ist auf den Plan gedruckt, war also schon fertig.
start-counts-as-built = Startgebäude gelten an eurem Tisch von Anfang an als gebaut (NC-O22), also auch { FORM($building, "der") }.
banks-start-is-built = { FORM($building, "Der") } gehört von Anfang an der Bank und gilt als gebaut.
owner-without-built-building = Ein Besitzer ist nur bei einem genannten Gebäude nötig, das fertig war.
owner-needed = Wem gehört { FORM($building, "der") }? Niemand zählt das Gebäude auf; gebt einen Namen oder „bank“ ein.
owner-is-nobody = Niemand hier heißt „{ $given }“; gebt den Namen eines Platzes oder „bank“ ein.
owner-is-bank = { FORM($building, "Der") } gehört der Bank.
owner-is-another = { FORM($building, "Der") } gehört { $name }.
owner-has-other-start = { $name } hat { FORM($building, "den") }, und jeder hat nur ein Startgebäude.
bank-cannot-own = { FORM($building, "Der") } kann in eurem Spiel nicht der Bank gehören.
too-many-contracts = In der Schachtel sind nur { $most } Aufträge, und mit diesen hat der Tisch mehr.
boarding-house-years = Ihr spielt nur { $years } Jahre, also gibt es nicht mehr Jahresenden.
boarding-house-of-another = Die Pension gehört nur einem Spieler, und { $name } hat sie.
unhired-beyond = { $count } Arbeiter können nicht übrig sein; aufgedeckt werden nur { $most }.
troublemakers-without-variant = Ihr spielt ohne Unruhestifter, also hat niemand einen getötet.
troublemakers-beyond = { $count } Unruhestifter sind zu viele: Du triffst im Jahr auf einen, und ihr spielt { $years } Jahre.
too-many-goals = { $count } Ziele sind zu viele; es gibt nur { $most }.
goal-levels-rise = Die Stufen eines Ziels werden nie größer; fangt mit der höchsten an.
goal-counts-not-one-each = { $count ->
    [one] Hier steht eine Zahl,
   *[other] Hier stehen { $count } Zahlen,
} es braucht aber für jeden der { $seats } Plätze eine.

## Der Tisch: seltsam, aber möglich

poker-cards-needed = Ereignisse für Fortgeschrittene und Unruhestifter brauchen die Pokerkarten.
goals-scored-are = { $count ->
    [one] Eingegeben ist ein Ziel,
   *[other] Eingegeben sind { $count } Ziele,
} aber wenn ihr so viele seid, werden { $needed } gewertet.
first-tiles-missing = Jeder von euch fängt mit einer Mine, einer Farm und einer Ranch an; { $name } hat weniger.
owner-bonus-differs = Eingegeben: { $typed }. Aus den Aufträgen gezählt wären es { $counted }.
owner-does-not-list = { FORM($building, "Der") } gehört hier { $name }, fehlt dort aber unter den Gebäuden.
built-but-listed-unfinished = { FORM($building, "Der") } war hier schon fertig, aber { $name } hat das Gebäude als unfertig eingegeben.
track-and-ledger-differ = Auf der Punkteleiste stehen für { $name } { $track }, die einzelnen Zeilen ergeben { $ledger }: ein Unterschied von { $difference }. Es zählen die Zeilen.
resources-break-the-tie = Bei { $name } herrscht Gleichstand, und die übrigen Rohstoffe würden entscheiden, sind aber nicht eingegeben.

## Der Tisch: wie eine Zahl zustande kommt

why-score-track = Von der Punkteleiste
why-typed = Wie eingegeben
why-start-building = Das Startgebäude
why-start-building-named = { $building }, das Startgebäude
why-tiles-mine = { $count ->
    [one] 1 Mine, 2 Punkte
   *[other] { $count } Minen, je 2 Punkte
}
why-tiles-farm = { $count ->
    [one] 1 Farm, 2 Punkte
   *[other] { $count } Farmen, je 2 Punkte
}
why-tiles-ranch = { $count ->
    [one] 1 Ranch, 2 Punkte
   *[other] { $count } Ranches, je 2 Punkte
}
why-building = { $building }, fertig
why-unfinished = { $building }, nicht fertig: nichts
contract-number = Auftrag { $number }
why-contract = { $contract }
why-contract-larger = { $contract }: { $high } statt { $low }, denn { FORM($building, "der") } war fertig
why-contract-smaller = { $contract }: { $low } statt { $high }, denn { FORM($building, "der") } war nicht fertig
why-contract-larger-doubted = { $contract }: { $high } statt { $low }, denn { FORM($building, "der") } gilt von Anfang an als gebaut (NC-O22)
why-contract-smaller-doubted = { $contract }: { $low } statt { $high }, denn { FORM($building, "der") } war noch nicht gebaut (NC-O22)
why-bank-scores-nothing = { FORM($building, "Der") } gehört der Bank, und die bekommt dafür keine Punkte
why-owner-bonus = { $contract } von { $name } nennt { FORM($building, "den") }
why-newspaper = { $points ->
    [one] Besuch { $number }: 1 Punkt für 1 $
   *[other] Besuch { $number }: { $points } Punkte für { $points } $
}
why-boarding-house = { $count ->
    [0] Niemand blieb ohne Anstellung
    [one] Ein Arbeiter blieb ohne Anstellung; nötig sind zwei
   *[other] { $count } Arbeiter blieben ohne Anstellung
}
why-troublemakers = { $count ->
    [one] 1 getöteter Unruhestifter
   *[other] { $count } getötete Unruhestifter
}
sundry-number = Eintrag { $number }
why-other = { $why }
goal-number = Ziel { $number }
somebody-else = jemand anders
why-goal = { $goal }: Rang { $place } mit { $count }
why-goal-nothing = { $goal }: nichts, denn es ist keines da
why-goal-shared = { $goal }: { AND($names) } mit je { $count } teilen die Ränge { $place } bis { $last }, { $pool } Punkte: je { $points }{ $lost ->
    [0] {""}
    [one] , und 1 verfällt
   *[other] , und { $lost } verfallen
}
why-goal-shared-level = { $goal }: { AND($names) } mit je { $count } teilen Rang { $place }, { $pool } Punkte: je { $points }{ $lost ->
    [0] {""}
    [one] , und 1 verfällt
   *[other] , und { $lost } verfallen
}

## Der Tisch: Gleichstand

left-resources = übrigen Rohstoffe
left-resources_with_deposits = übrigen Rohstoffe samt denen auf Aufträgen
left-all_tokens = übrigen Rohstoffe und Waren
tie-stands-unknown = { AND($names) } haben gleich viele Punkte; die übrigen Rohstoffe entscheiden. Sie sind noch nicht alle eingetragen, solange teilen sie sich den ersten Platz.
tie-stands-equal = { AND($names) } teilen sich den ersten Platz; es bleibt beim Gleichstand, weil auch die { $left } gleich sind: je { $count }.
tie-broken = { AND($names) } haben dieselbe Summe; es entscheiden die { $left }: { $among ->
    [one] { AND($winners) } gewinnt mit { $count }.
   *[other] { AND($winners) } teilen sich den Sieg mit je { $count }.
}

## Fragen: was mehrere von ihnen sagen

field-not-here = Das gehört nicht zu dem, was du gewählt hast; lass es leer.
goods-of-a-kind = { $count } { $good }
more-than-required = Hier können nur { $most } { $good } liegen; mehr wird nicht verlangt.
fee-to-owner = Der Besitzer des Gebäudes bekommt { $amount } $.
fee-to-bank = Das Gebäude gehört der Bank, also bekommt sie { $amount } $.
fee-of-own-building = Das Gebäude gehört dir, also kostet es dich nichts.
provided-first-visit = All das vorausgesetzt, dass diese Person { FORM($building, "den") } dieses Jahr noch nicht besucht hat.
provided-first-visit-there = All das vorausgesetzt, dass diese Person dieses Gebäude in diesem Jahr noch nicht besucht hat.
provided-empty-space = Und vorausgesetzt, dass das Feld leer ist oder eines der großen achteckigen.
provided-empty-space-at-tobacconist = Und vorausgesetzt, dass im Tabakladen selbst ein Feld für deinen Marker frei ist.
provided-empty-contract-space = Und vorausgesetzt, dass das Auftragsfeld leer ist.
provided-no-brown-number = Und vorausgesetzt, dass das Feld keine braune Zahl hat.
provided-no-brown-number-with-few = Und, wenn ihr zu zweit oder zu dritt seid, vorausgesetzt, dass das Feld keine braune Zahl hat.
skills-add = Die Fähigkeiten der Person steuern bei: { AND($goods) }.
entertainment-stands-for = Unterhaltung steht für { AND($goods) }.
entertainment-no-resource = Unterhaltung steht nie für einen Rohstoff, also nicht für { AND($goods) }.
remedy-another-character = Schicke eine andere von deinen Personen.
remedy-more-money = Du brauchst noch { $amount } $.
remedy-loan = Nimm einen Kredit; das kostet einen weiteren Marker dieser Person (NC-90).

## Fragen: der Aufbau

setup-no-such-year = Wenn ihr so viele seid, gibt es nur { $years } Jahre.
setup-year = Jahr { $year } von { $years } ist { $name }.
setup-panels = Nehmt die Endstücke des Plans, die für eure Spielerzahl da sind.
setup-first-tiles = Jeder nimmt eine Mine, eine Farm und eine Ranch, und auf jede kommt ein Rohstoff.
setup-first-commodities = Jeder nimmt ein Eisen, ein Holz, einen Ziegel, einen Schnaps und eine Unterhaltung.
setup-pawns = Stellt eure Figuren auf die 0 der Punkteleiste.
setup-start-building = Jeder bekommt ein Startgebäude und sofort die Siegpunkte dafür. Ob es als gebaut gilt, bleibt offen (NC-O22).
setup-cash = Vom Sheriff an im Uhrzeigersinn nehmt ihr { AND($dollars) }.
setup-cash-of-two = Darin sind die { $amount } $ enthalten, die es zu zweit mehr gibt.
dollars = { $amount } $
setup-families = Vom Sheriff an im Uhrzeigersinn sucht sich jeder eine Familie aus.
setup-tiles-of-pa = Die Grundstücke, die Pa mitbringt, kommen ohne Rohstoffe dazu; dann wird alles gewertet, was ihr an Grundstücken habt.
setup-markers = Füllt alle Aktionsfelder eurer Personen.
setup-event-deck = Nehmt die { $start } Startereignisse heraus, in der ersten Partie auch die mit „Not First“. Mischt die übrigen und zählt { $cards } ab; der Rest kommt ungesehen in die Schachtel. Mischt { $below } zufällige Startereignisse dazu und legt die anderen { $top } obenauf: { $count } Karten.
setup-contracts = Mischt die Aufträge und legt { $count } davon offen aus.
setup-property-tiles = Legt die Grundstücke nach Arten sortiert neben das Rathaus.
setup-building-deck = Mischt die Gebäudekarten jedes Jahres für sich. Legt sie offen neben das Rathaus: 1855 oben, dann 1856, dann 1857.
setup-worker-deck = Mischt die Arbeiter und legt sie bereit.
setup-choose-goals = Jeder bekommt zwei Ziele und behält eines davon für den gemeinsamen Stapel.
setup-removed = Aus dem Spiel kommen: { AND($buildings) }.
setup-banks = Der Bank gehören: { AND($buildings) }.
setup-events = Ereignisse kommen auf die Felder { AND($spaces) }.
setup-no-events = Der Ereignisstapel ist verbraucht. Das fünfte Jahr soll Ereignisse bekommen wie die Jahre davor, aber woher, sagt die Anleitung nicht. Wird keines zweimal benutzt, gibt es dieses Jahr keine.
setup-events-again = Der Ereignisstapel ist verbraucht. Das fünfte Jahr soll Ereignisse bekommen wie die Jahre davor, aber woher, sagt die Anleitung nicht. Ihr mischt die benutzten neu.
setup-workers = Deckt { $count } Arbeiter auf.
setup-brown-closed = Felder mit braunen Zahlen sind gesperrt.
setup-bank-claims = Nach den Ereignisphasen der Runden { AND($rounds) } bekommt die Bank ein Gebäude.
setup-goals = Am Ende werden { $count } Ziele gewertet.
setup-spare-goals = Übrige Ziele, die nicht gewertet werden, kommen in die Schachtel zurück, und niemand sieht sie an.

## Fragen: die Tafeln

charts-production-cubes = { $count ->
    [one] Auf der Produktionstafel liegt ein Würfel; nötig sind { $spaces }.
   *[other] Auf der Produktionstafel liegen { $count } Würfel; nötig sind { $spaces }.
}
charts-production-lacks = Auf der Produktionstafel liegt immer mindestens ein Würfel von jeder Art; es fehlt: { AND($cubes) }.
charts-market-cubes = { $count ->
    [one] Auf der Markttafel liegt ein Würfel; nötig sind { $spaces }.
   *[other] Auf der Markttafel liegen { $count } Würfel; nötig sind { $spaces }.
}
charts-market-lacks = Auf der Markttafel: mindestens { $fewest } × { $cube }; dort { $count ->
    [one] liegt 1
   *[other] liegen { $count }
}.
charts-cubes-beyond = Auf den Tafeln liegen { $count } Würfel für { $cube }; es gibt nur { $most }.
charts-grey-beyond = { $most ->
    [0] Ihr spielt ohne graue Würfel, aber auf den Tafeln: { $count }.
   *[other] Graue Würfel auf den Tafeln: { $count }; ihr spielt mit { $most }.
}
charts-production-fits = Auf der Produktionstafel liegen { $spaces } Würfel, mindestens einer von jeder Art.
charts-market-fits = Auf der Markttafel liegen { $spaces } Würfel, mindestens zwei für Silber und einer für Vieh.
charts-left-in-bag = { $count ->
    [one] Ein Würfel bleibt im Beutel.
   *[other] { $count } Würfel bleiben im Beutel.
}
charts-cubes-suffice = Ihr spielt mit { $count } Würfeln, und von keiner Art liegen mehr da, als es gibt.

## Fragen: Minen, Farmen und Ranches

produce-worked-beyond = Von { $tiles } Grundstücken können höchstens { $tiles } bearbeitet sein.
produce-silver-beyond = Mehr als { $most } Würfel für Silber können auf der Produktionstafel nicht liegen.
produce-too-few-tiles = { $actions ->
    [one] Ein Marker,
   *[other] { $actions } Marker,
} { $count ->
    [0] aber kein Grundstück ohne Marker
    [one] aber nur ein Grundstück ohne Marker
   *[other] aber nur { $count } Grundstücke ohne Marker
}: Jeder braucht ein eigenes Grundstück, das dieses Jahr noch nicht bearbeitet wurde.
remedy-fewer-actions = { $count ->
    [one] Setze nur einen Marker ein.
   *[other] Setze höchstens { $count } Marker ein.
}
produce-actions = { $count ->
    [one] Die Person setzt einen Marker ein; eine Fähigkeit braucht sie dafür nicht.
   *[other] Die Person setzt { $count } Marker ein; eine Fähigkeit braucht sie dafür nicht.
}
produce-by-skill = { $icons ->
    [one] Ein Symbol
   *[other] { $icons } Symbole
} zu jedem Marker: { $count ->
    [one] Ein Grundstück mehr wird bearbeitet.
   *[other] { $count } Grundstücke mehr werden bearbeitet.
}
produce-reserve-markers = { $count ->
    [one] Darauf kommt ein Marker aus deinem Vorrat.
   *[other] Darauf kommen { $count } Marker aus deinem Vorrat.
}
produce-icons-every-time = Ob ein Symbol bei jedem eingesetzten Marker hilft, sagt die Anleitung nicht; wir lesen sie so.
produce-cubes = { $count ->
    [one] Auf der Produktionstafel liegt ein Würfel, also bringt jedes Grundstück 1 { $good }.
   *[other] Auf der Produktionstafel liegen { $count } Würfel, also bringt jedes Grundstück { $count } { $good }.
}
produce-tokens = { $tiles ->
    [one] Ein Grundstück bringt zusammen { $count }.
   *[other] { $tiles } Grundstücke bringen zusammen { $count }.
}

## Fragen: ein Gebäude nutzen

visit-brown-closed = Mit { $players } Spielern sind Felder mit braunen Zahlen gesperrt.
visit-occupied = Auf diesem Feld liegt schon ein Marker.
visit-second-action = Diese Person hat { FORM($building, "den") } dieses Jahr schon besucht.
visit-completed-here = Diese Person hat { FORM($building, "den") } dieses Jahr fertiggestellt, und ihr Marker bleibt dort.
visit-helped-here = Diese Person hat dieses Jahr an { FORM($building, "dem") } gebaut.
visit-not-constructed = { FORM($building, "Der") } ist noch nicht gebaut.
visit-not-payable = Die Gebühr beträgt { $fee } $, du hast aber nur { $money } $.
visit-space-is-free = Auf diesem Feld liegt noch kein Marker.
visit-octagonal = Auf ein großes achteckiges Feld passen beliebig viele Marker.
visit-first-action = Diese Person hat { FORM($building, "den") } dieses Jahr noch nicht besucht.
visit-no-brown-number = Das Feld hat keine braune Zahl, ist also offen.
visit-constructed = { FORM($building, "Der") } ist fertig gebaut.
visit-only-helped = Diese Person hat nur mitgebaut und { FORM($building, "den") } nicht fertiggestellt.
visit-goods-from-supply = Die Güter kommen aus dem Vorrat, nicht vom Besitzer.
visit-start-building = { FORM($building, "Der") } ist ein Startgebäude, und die gelten hier von Anfang an als gebaut (NC-O22).
visit-no-action-fire_house = Die Anleitung beschreibt hier keine Aktion: Bei einem Feuer darf der Besitzer der Feuerwache einen Marker darauf legen.
visit-no-action-soup_kitchen = Die Anleitung beschreibt hier keine Aktion: Die Suppenküche zahlt am Jahresende.
visit-no-action-boarding_house = Die Anleitung beschreibt hier keine Aktion: Die Pension bringt am Jahresende Punkte.
visit-no-action-doctor = Die Anleitung beschreibt hier keine Aktion: Der Arzt ist immer in Betrieb, für alle Verwundeten.
visit-no-action-undertaker = Die Anleitung beschreibt hier keine Aktion: Der Besitzer des Bestatters bekommt Geld, wenn jemand stirbt.
visit-no-contract-space = Ein Auftragsfeld beschreibt die Anleitung bei { FORM($building, "dem") } nicht.
visit-unless-card-shows-one = Es sei denn, die Karte zeigt so ein Feld: Was auf den Karten steht, steht nicht in der Anleitung.

## Fragen: Gebäude und Grundstücke nehmen

claim-no-such-year = Wenn ihr so viele seid, ist das letzte Jahr { $last }.
claim-one-of-both = Im Rathaus nimmst du entweder ein Gebäude oder ein Grundstück, nie beides mit einem Marker.
claim-card-of-later = Die Karte ist von { $card }, und es ist erst { $year }.
claim-two-unfinished = Du hast schon { $most } Gebäude im Bau.
claim-no-plot = Auf allen Bauplätzen liegt eine Karte.
claim-no-mat-space = Auf deinem Tableau ist kein Feld mehr für ein Grundstück frei.
claim-not-payable = Zusammen kostet es { $cost } $, du hast aber nur { $money } $.
remedy-building-alone = Nimm nur das Gebäude.
remedy-property-alone = Nimm nur das Grundstück.
remedy-cheaper-property = Nimm eine { $property } für zusammen { $cost } $.
claim-at-city-hall = Das Feld kostet { $fee } $, und die bekommt die Bank.
claim-at-capitol = Das Kapitol verlangt { $fee } $.
claim-card-available = Die Karte ist von { $card } und damit { $year } zu haben.
claim-card-left-over = Karten, die aus früheren Jahren übrig sind, bleiben zu haben.
claim-under-construction = { $count ->
    [one] Damit hast du ein Gebäude im Bau.
   *[other] Damit hast du { $count } Gebäude im Bau.
}
claim-plots-left = { $count ->
    [one] Ein Bauplatz ist frei.
   *[other] { $count } Bauplätze sind frei.
}
claim-replacement = { FORM($building, "Der") } liegt bis zur Fertigstellung neben deiner Homestead; dann kommt diese Karte auf das aufgedruckte Gebäude.
claim-property = Eine { $property } kostet { $amount } $ mehr, und die bekommt die Bank; du bekommst sofort { $points } Siegpunkte.
claim-property-included = Im Kapitol kostet eine { $property } nicht mehr; du bekommst sofort { $points } Siegpunkte.
claim-mat-spaces = { $count ->
    [one] Auf deinem Tableau ist ein Feld frei.
   *[other] Auf deinem Tableau sind { $count } Felder frei.
}

## Fragen: bauen

construct-not-own = Bauen kannst du nur an deinen eigenen Gebäuden.
construct-nothing-left = Dort fehlt nichts mehr.
construct-surplus = Mitgebracht ist mehr, als fehlt: { AND($goods) } zu viel.
construct-twice = Diese Person hat dort dieses Jahr schon gebaut.
remedy-bring-exactly = Bring genau { AND($goods) } mit; damit wird es fertig.
remedy-bring-nothing = Bring nichts mit; die Fähigkeiten allein stellen es fertig.
construct-own-site = Es ist dein eigenes unfertiges Gebäude, und alles, was du mitbringst, wird noch gebraucht.
construct-first-time = Diese Person hat dort dieses Jahr noch nicht gebaut.
construct-not-complete = Es fehlt noch: { AND($goods) }. Vorher gibt es keine Punkte.
construct-complete = Es fehlt nichts mehr: Das Gebäude ist fertig, und sein Besitzer bekommt die Siegpunkte dafür.
construct-complete-points = { $points ->
    [one] Es fehlt nichts mehr: Das Gebäude ist fertig, und sein Besitzer bekommt 1 Siegpunkt.
   *[other] Es fehlt nichts mehr: Das Gebäude ist fertig, und sein Besitzer bekommt { $points } Siegpunkte.
}

## Fragen: Aufträge

contract-is-among-the-cards = Der Auftrag, an dem du arbeitest, liegt an deiner Homestead, also ist dort mindestens eine Karte.
contract-requires-something = Was verlangt der Auftrag? Gib wenigstens eines ein.
contract-lies-on-display = Diese Karte liegt in der Auslage, also hat sie noch niemand reserviert oder daran gearbeitet.
contract-action-done = Diese Person hat dieses Jahr schon etwas mit einem Auftrag getan; liest man die Regel als eine Auftragsaktion im Jahr (NC-O3), ist keine zweite erlaubt.
contract-another-done = Diese Person hatte dieses Jahr schon mit einem anderen Auftrag zu tun; liest man die Regel als einen Auftrag im Jahr (NC-O3), ist kein zweiter erlaubt.
contract-same-again = Diese Person hat dieses Jahr schon an diesem Auftrag gearbeitet.
contract-of-another-type = Der Auftrag ist nicht von der Art, die das Feld erlaubt.
contract-no-slot = An deiner Homestead liegen { $most } Karten, also ist für den Auftrag kein Platz.
contract-surplus = Gezahlt ist mehr, als fehlt: { AND($goods) } zu viel.
contract-not-filled = Alles Verlangte muss auf einmal gezahlt werden; es fehlt noch: { AND($goods) }.
remedy-pay-more = Zahle auch noch { AND($goods) }.
remedy-pay-exactly = Zahle genau { AND($goods) }; das genügt.
remedy-pay-nothing = Zahle nichts; die Fähigkeiten allein erfüllen ihn.
remedy-reserve-it = Reserviere den Auftrag und arbeite später daran.
remedy-complete-it = Erfülle ihn sofort, wenn du alles zahlen kannst: Dafür braucht es keinen Platz.
contract-from-the-display = Du nimmst die Karte aus der Auslage, die sofort aufgefüllt wird.
contract-takes-slot = { $count ->
    [one] Damit liegt an deiner Homestead eine Karte.
   *[other] Damit liegen an deiner Homestead { $count } Karten.
}
contract-action-now = Meint die Regel eine Auftragsaktion im Jahr (NC-O3), ist das die einzige dieser Person.
contract-of-the-year = Meint die Regel einen Auftrag im Jahr (NC-O3), darf die Person dieses Jahr mit keinem anderen zu tun haben.
contract-filled = Alles Verlangte ist in einer Aktion gezahlt.
contract-needs-no-slot = Ein Auftrag, den du sofort erfüllst, braucht keinen Platz.
contract-filled-up = Jetzt liegt alles Verlangte auf dem Auftrag, also ist er erfüllt.
contract-goods-stay = Die Güter bleiben auf dem Auftrag; es fehlt noch: { AND($goods) }.
contract-scores = { $points ->
    [one] Der Auftrag ist erfüllt: sofort 1 Siegpunkt.
   *[other] Der Auftrag ist erfüllt: sofort { $points } Siegpunkte.
}
contract-larger = Das genannte Gebäude ist fertig gebaut, also gilt die größere Zahl.
contract-smaller = Das genannte Gebäude ist noch nicht fertig, also gilt die kleinere Zahl.
contract-own-building = Das genannte Gebäude gehört dir: { $points } Siegpunkte mehr für dich.
contract-building-of-another = Der Besitzer des genannten Gebäudes bekommt { $points } Siegpunkte.
contract-building-of-bank = Das genannte Gebäude gehört der Bank, und die bekommt keine Punkte.
contract-leaves-slot = Der Auftrag braucht keinen Platz mehr.

## Fragen: verkaufen

sell-beyond-the-space = Auf diesem Feld kannst du nicht { $count } verkaufen, erlaubt sind { $most }.
sell-beyond-what-one-has = Du kannst nicht { $count } verkaufen, wenn du nur { $have } hast.
remedy-sell-fewer = { $most ->
    [one] Verkaufe nur 1 Stück.
   *[other] Verkaufe höchstens { $most } Stück.
}
sell-price = { $price ->
    [0] Auf der Markttafel liegt kein Würfel: 0 $ je Stück.
    [one] Auf der Markttafel liegt ein Würfel: 1 $ je Stück.
   *[other] Auf der Markttafel liegen { $price } Würfel: { $price } $ je Stück.
}
sell-bonus = Das Feld gibt { $bonus } $ je Stück dazu.
sell-within-the-space = Das Feld erlaubt bis zu { $most }.
sell-income = { $count ->
    [one] Ein Stück bringt { $income } $.
   *[other] { $count } Stück bringen zusammen { $income } $.
}
sell-costs-more = Die Gebühr ist höher: { $amount } $ davon zahlst du aus deinem eigenen Geld.

## Fragen: kaufen

buy-nothing-taken = Nimm wenigstens eines.
buy-store-shows = Ein Gemischtwarenladen zeigt genau { $kinds } Arten; hier { $count ->
    [one] ist es 1
   *[other] sind es { $count }
}.
buy-too-many = Du darfst bis zu { $most } Waren nehmen, nicht { $count }.
buy-not-offered = Das zeigt die Karte nicht: { AND($goods) }.
buy-not-three = Ein Gemischtwarenladen verkauft drei Waren auf einmal, nicht { $count }.
buy-fewer-than-three = Ein Gemischtwarenladen verkauft drei Waren auf einmal, nicht { $count }; dass er nicht weniger verkauft, lesen wir so.
buy-one-kind = Sie müssen von mindestens { $fewest } verschiedenen Arten sein.
buy-spirits-only = Hier bekommst du nur Schnaps, das aber nicht: { AND($goods) }.
buy-uneven-exchange = Hergegeben: { $given }, Schnaps genommen: { $spirits }. Es muss gleich viel sein.
remedy-take-spirits = { $count ->
    [one] Nimm nur 1 Schnaps.
   *[other] Nimm genau { $count } Schnaps.
}
buy-few-enough = { $count ->
    [one] Eine Ware, für { $price } $.
   *[other] { $count } Waren, für zusammen { $price } $.
}
buy-other-prices = Der Militärladen funktioniert wie der Handelsposten, mit den Preisen auf seiner Karte.
buy-owner-is-paid = Die Anleitung sagt nur, dass sich die Preise ändern; dass wie sonst der Besitzer das Geld bekommt, lesen wir so.
buy-three-together = Drei Waren von mindestens zwei Arten, für zusammen { $price } $.
buy-exchange = { $count ->
    [one] Ein Stück wird gegen 1 Schnaps getauscht.
   *[other] { $count } Stück werden gegen ebenso viel Schnaps getauscht.
}

## Fragen: Geld, in mehreren von ihnen

not-payable = Zusammen kostet es { $cost } $, du hast aber nur { $money } $.

## Fragen: die Zeitung

newspaper-too-many = Du darfst bis zu { $most } Punkte kaufen, nicht { $count }.
newspaper-nothing = Du musst wenigstens einen Punkt kaufen oder einen Auftrag nehmen.
newspaper-points = { $count ->
    [one] Ein weiterer Dollar bringt 1 Siegpunkt.
   *[other] { $count } weitere Dollar bringen { $count } Siegpunkte.
}
newspaper-any-contract = Du darfst einen beliebigen Auftrag nehmen.
newspaper-is-own = Die Zeitung gehört dir, also sparst du den ersten Dollar.
newspaper-owner-pays-bank = Als ihr Besitzer zahlst du die { $amount } $ für die Punkte an die Bank.
remedy-fewer-points = { $most ->
    [0] Kaufe keinen Punkt.
    [one] Kaufe nur einen Punkt.
   *[other] Kaufe höchstens { $most } Punkte.
}
remedy-no-contract = Nimm keinen Auftrag.

## Fragen: der Tabakladen

tobacconist-nobody-else-there = Auf diesem Feld liegt kein Marker von jemand anderem, und nur solche Felder kannst du hier nutzen.
tobacconist-second-visit = Diese Person hat dieses Jahr schon am Gebäude mit diesem Feld gehandelt, und bei euch zählt das hier dort als weiterer Besuch.
tobacconist-space-of-another = Du nutzt ein Feld, auf dem ein Marker von jemand anderem liegt.
tobacconist-no-second-marker = Dein Marker bleibt beim Tabakladen; einen zweiten legst du nicht.
tobacconist-is-no-visit = Dass die Person dieses Jahr schon dort gehandelt hat, macht nichts, denn das hier ist kein Besuch jenes Gebäudes.
tobacconist-is-own = Der Tabakladen gehört dir, also zahlst du dort keine Gebühr.
tobacconist-is-banks = Der Tabakladen gehört der Bank, und sie bekommt { $amount } $.
tobacconist-fee = Der Besitzer des Tabakladens bekommt { $amount } $.
tobacconist-space-is-own = Das Gebäude mit dem Feld gehört dir, also kostet dich das Feld nichts.
tobacconist-space-is-banks = Das Gebäude mit dem Feld gehört der Bank, und sie bekommt { $amount } $.
tobacconist-pays-owner = Der Besitzer des Gebäudes mit dem Feld bekommt { $amount } $.

## Fragen: anstellen

hire-not-from-display = Hier stellst du vom Ablagestapel an, nicht aus der Auslage.
hire-not-from-discard = Hier stellst du aus der Auslage an, nicht vom Ablagestapel.
hire-no-slot = An deiner Homestead liegen { $most } Karten, also ist für den Arbeiter kein Platz.
hire-from-display = Hier stellst du aus der Auslage an.
hire-from-discard = Hier stellst du vom Ablagestapel an.
hire-space-costs = Das Feld kostet { $amount } $, und die bekommt die Bank.
hire-salary-to-bank = Den Lohn von { $amount } $ bekommt die Bank.
hire-salary-to-owner = Den Lohn von { $amount } $ bekommt der Besitzer des Mietstalls.
hire-own-stables = Der Mietstall gehört dir, also zahlst du keinen Lohn.
hire-own-badge = Du hast den Sheriffstern selbst, also gibt es niemanden, dem du eine Gebühr zahlst.
hire-sheriff-gets = Wer den Sheriffstern hat, bekommt { $amount } $.
hire-takes-slot = { $count ->
    [one] Mit dem Arbeiter liegt an deiner Homestead eine Karte.
   *[other] Mit dem Arbeiter liegen an deiner Homestead { $count } Karten.
}
hire-acts-this-year = So gelesen bekommt der neue Arbeiter Marker aus dem Vorrat und handelt schon dieses Jahr; die Anleitung lässt es offen (NC-O24).
hire-acts-in-the-family = So gelesen handelt der neue Arbeiter erst, wenn er in die Familie geheiratet hat; die Anleitung lässt es offen (NC-O24).
remedy-hire-from-display = Nimm einen Arbeiter aus der Auslage.
remedy-hire-from-discard = Nimm einen Arbeiter vom Ablagestapel.

## Fragen: heiraten

marry-children-of-a-sex = { $most ->
    [one] Ohne weitere Kinder gibt es davon nur eines.
   *[other] Auch mit weiteren Kindern gibt es davon nur { $most }.
}
marry-children = { $count } Kinder, ledige und verheiratete zusammen, sind zu viele; es gibt nur { $most }.
marry-no-daughter = Du hast keine ledige Tochter für diesen Mann.
marry-no-son = Du hast keinen ledigen Sohn für diese Frau.
marry-third = In deine Familie haben schon { $most } Arbeiter eingeheiratet, und mehr gehen bei euch nicht.
marry-spirits = Eine Hochzeit kostet genau { $needed } Schnaps; eingegeben: { $count }.
marry-resources = Eine Hochzeit kostet genau { $needed } Rohstoffe; eingegeben: { $count }.
marry-other-goods = Das gehört nicht zu einer Hochzeit: { AND($goods) }.
marry-entertainment-no-resource = Unterhaltung steht für Schnaps, aber nie für einen Rohstoff.
marry-a-daughter = Du hast eine ledige Tochter für diesen Mann.
marry-a-son = Du hast einen ledigen Sohn für diese Frau.
marry-extra-child = { $count ->
    [one] Ihr spielt mit weiteren Kindern, und in deiner Familie ist ein Kind.
   *[other] Ihr spielt mit weiteren Kindern, und in deiner Familie sind { $count } Kinder.
}
marry-paid = Du zahlst { $spirits } Schnaps und { $resources } Rohstoffe.
marry-frees-slot = Der Arbeiter gehört jetzt zur Familie und braucht keinen Platz mehr.
marry-entertainment = { $count ->
    [one] Eine Unterhaltung steht für Schnaps.
   *[other] { $count } Unterhaltung stehen für Schnaps.
}
remedy-wedding = Zahle genau { $spirits } Schnaps und { $resources } Rohstoffe.

## Fragen: Kredite

loan-beyond-markers = Mehr offene Kredite als Aktionsfelder, nämlich { $most }, kann es nicht geben.
loan-repaid-beyond = Du kannst nicht mehr Kredite zurückzahlen, als offen sind, nämlich { $most }.
loan-character-has-none = Die handelnde Person hat keinen Marker mehr für einen Kredit.
loan-nobody-has-one = Keine deiner Personen hat noch einen Marker für einen Kredit.
loan-of-the-character = Für den Kredit nimmst du einen Marker der handelnden Person.
loan-of-any-character = Für den Kredit darfst du einen Marker irgendeiner deiner Personen nehmen.
loan-repaid-any-time = Du darfst ihn jederzeit für { $amount } $ zurückzahlen.
loan-any-time = Ein Kredit darf jederzeit zurückgezahlt werden.
loan-costs = { $count ->
    [one] Einen Kredit zurückzuzahlen kostet { $amount } $.
   *[other] { $count } Kredite zurückzuzahlen kostet { $amount } $.
}
loan-to-homestead = Der Marker kommt an deine Homestead; nächstes Jahr hast du ihn wieder.
loan-to-character = Der Marker kommt zu einer Person, die ihn dieses Jahr noch einsetzen darf.
loan-marker-stays = { $count ->
    [one] Ein Marker bleibt bei der Bank.
   *[other] { $count } Marker bleiben bei der Bank.
}
loan-fewer-actions = { $count ->
    [one] Nächstes Jahr hast du eine Aktion weniger; von welcher Person, entscheidest du.
   *[other] Nächstes Jahr hast du { $count } Aktionen weniger; von welchen Personen, entscheidest du.
}
loan-all-return = Kein Kredit bleibt offen, also kommen alle Marker zurück.
remedy-repay-fewer = { $count ->
    [one] Zahle nur einen Kredit zurück.
   *[other] Zahle höchstens { $count } Kredite zurück.
}

## Fragen: Ereignisse

event-takes-marker = Du nimmst irgendeinen noch nicht benutzten Marker; nächstes Jahr hast du ihn wieder.
event-not-affected = Du hast keinen Marker mehr, also betrifft es dich nicht.
event-money-suffices = Die { $amount } $ kannst du ohne Kredit zahlen.
event-loans = { $count ->
    [one] Dir fehlen { $shortage } $, also nimmst du einen Kredit.
   *[other] Dir fehlen { $shortage } $, also nimmst du { $count } Kredite.
}
event-markers-of-any = { $count ->
    [one] Der Marker dafür darf von irgendeiner deiner Personen sein.
   *[other] Die Marker dafür dürfen von irgendwelchen deiner Personen sein.
}
event-pays-with-loans = { $loans ->
    [one] Der Kredit bringt { $brought } $.
   *[other] Die Kredite bringen zusammen { $brought } $.
} Du zahlst { $paid } $ und hast noch { $left } $.
event-pays-what-there-is = Du hast keinen Marker für einen Kredit, also zahlst du von den { $amount } $, was du hast: { $paid } $.
event-pays-after-loans = Für einen weiteren Kredit ist kein Marker da, also zahlst du von den { $amount } $, was du dann hast: { $paid } $.
event-pays-after-one-loan = Ihr erlaubt für ein Ereignis nur einen Kredit (NC-O23), also zahlst du von den { $amount } $, was du dann hast: { $paid } $.
event-if-one-loan-suffices = Du zahlst { $amount } $, wenn ein Kredit mindestens { $shortage } $ bringt; wie viel er bringt, ist nicht eingetragen.
event-loan-amount-needed = Wie viel bringt ein Kredit?
fire-paid = Der Besitzer der Feuerwache legt einen Marker hin, also zahlen ihm alle anderen je { $amount } $.
fire-helped = Der Besitzer der Feuerwache legt keinen Marker hin, also legen alle anderen je einen hin.

## Fragen: das Jahresende

year-end-buildings-first = Das Aufräumen beginnt mit den Gebäuden, die am Jahresende wirken.
year-end-soup-to-owner = { $count ->
    [one] Ein Arbeiter wurde nicht angestellt: Die Suppenküche zahlt ihrem Besitzer { $amount } $.
   *[other] { $count } Arbeiter wurden nicht angestellt: Die Suppenküche zahlt ihrem Besitzer { $amount } $.
}
year-end-soup-to-each = { $count ->
    [one] Ein Arbeiter wurde nicht angestellt: Die Suppenküche zahlt jedem von euch { $amount } $.
   *[other] { $count } Arbeiter wurden nicht angestellt: Die Suppenküche zahlt jedem von euch { $amount } $.
}
year-end-too-few-unhired = Die Pension bringt Punkte, wenn { $needed } oder mehr Arbeiter nicht angestellt wurden; hier { $count ->
    [0] war es keiner
    [one] war es 1
   *[other] waren es { $count }
}.
year-end-bank-scores-nothing = Die Pension gehört der Bank, und die bekommt keine Punkte.
year-end-boarding-house = { $count } Arbeiter wurden nicht angestellt: Die Pension bringt ihrem Besitzer { $points } Siegpunkte.
year-end-plots-are-full = Auf jedem Bauplatz liegt eine Karte, also endet das Spiel.
year-end-last-year = Das war das letzte von { $years } Jahren, also endet das Spiel.
year-end-goes-on = Das war Jahr { $year } von { $years }, also geht das Spiel weiter.
year-end-nothing-left = Vom Aufräumen kommt nichts mehr; es geht gleich zur Schlusswertung.
year-end-charts = Die Tafeln werden geräumt und neu bestückt.
year-end-deputy = Jemand hat den Hilfssheriffstern und bekommt den Sheriffstern.
year-end-no-deputy = Niemand hat den Hilfssheriffstern, also bleibt der Sheriff derselbe.
year-end-duels = Sind die Marker zurück, trefft ihr auf die Unruhestifter.
year-end-no-duels = Alle Arbeiter wurden angestellt, also gibt es keine Unruhestifter.

## Fragen: das Duell mit einem Unruhestifter

duel-without-variant = Ihr spielt ohne Unruhestifter; wählt sie zuerst bei den Varianten.
duel-no-doctor = Niemand hat einen Arzt, den du bezahlen könntest.
duel-guns = Revolver zählen im Spiel für Fortgeschrittene: { $own } für deine Person, { $other } für den Unruhestifter.
duel-won = { $own } ist mehr als { $other }, also gewinnt deine Person, und der Unruhestifter stirbt.
duel-lost = { $own } ist weniger als { $other }, also ist deine Person verwundet, und der Unruhestifter überlebt.
duel-tie = Beide haben { $total }, also sind beide verwundet, und der Unruhestifter stirbt.
duel-points = { $points ->
    [one] Der Sieger bekommt 1 Siegpunkt.
   *[other] Der Sieger bekommt { $points } Siegpunkte.
}
duel-no-victor = Bei Gleichstand gibt es keinen Sieger, also bekommt niemand Punkte.
duel-marker-lost = Deiner verwundeten Person fehlt nächstes Jahr ein Marker.
duel-healed = Der Besitzer des Arztes bekommt eine Ware, also behält deine verwundete Person den Marker.
duel-healed-free = Der Arzt gehört dir, also behält deine verwundete Person den Marker umsonst.
duel-healed-at-banks = Der Arzt gehört der Bank: Du legst eine Ware in den Vorrat zurück, und deine verwundete Person behält den Marker. Die Anleitung spricht von einem Spieler, dem der Arzt gehört; wir lesen sie so.
duel-undertaker-gets = Der Besitzer des Bestatters bekommt { $amount } $.
duel-undertaker-is-own = Der Bestatter gehört dir, also bekommst du { $amount } $.
duel-undertaker-is-banks = Der Bestatter gehört der Bank, also bekommt niemand etwas.

## Fragen: Ziele

goal-place = { $player } ist allein auf Rang { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
goal-places-shared = { AND($players) } teilen die Ränge { $place } bis { $last }, { $pool } Punkte: je { $points }{ $lost ->
    [0] {""}
    [one] , und 1 verfällt
   *[other] , und { $lost } verfallen
}.
goal-level-shared = { AND($players) } teilen Rang { $place }, { $pool } Punkte: je { $points }{ $lost ->
    [0] {""}
    [one] , und 1 verfällt
   *[other] , und { $lost } verfallen
}.
goal-no-level-left = Keine Stufe bleibt für { AND($players) }.
goal-nothing = { $count ->
    [one] { AND($players) } hat davon keines und bekommt nichts.
   *[other] { AND($players) } haben davon keines und bekommen nichts.
}
