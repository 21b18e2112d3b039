### Gemeinsame Bögen: aufgehoben, auf Papier mitgenommen, zusammen ausgefüllt.

## Der Tisch als Text, gedruckt oder kopiert

portable-not-ours = Das kann Boomtown nicht als Tisch lesen: So ein Text beginnt mit { $known }. Steht hinter dem B eine andere Ziffer, kommt er von einem neueren Boomtown.
portable-broken = Dieser Tisch lässt sich nicht lesen: Ein Teil des Textes fehlt oder ist verändert. Scannt den Code noch einmal, oder kopiert den ganzen Text.

## Wer was darf

sheet-none = Hier ist kein Tisch. Vielleicht ist der Code vertippt, oder der Tisch wurde gelöscht.
sheet-host-only = Das kann nur der Gastgeber.
sheet-not-yours = Mit diesem Code lässt sich das ansehen, aber nicht ändern.
sheet-not-your-change = Zurücknehmen lassen sich nur eigene Änderungen; der Gastgeber kann alle zurücknehmen.
sheet-finished = Dieser Tisch ist abgeschlossen und nimmt keine Änderungen mehr an. Der Gastgeber kann ihn wieder öffnen.
sheet-no-role = So einen Code hat dieser Tisch nicht. Es gibt: { $known }.

## Platz nehmen

sheet-pad-started = Jemand anders hat diesen Tisch gerade begonnen. Scannt den Code noch einmal, um mitzumachen.
sheet-joining-closed = Der Gastgeber hat das Mitmachen geschlossen. Bittet ihn, es wieder zu öffnen.
sheet-seat-taken = { $name } ist schon vergeben. Der Gastgeber kann den Platz freigeben.
sheet-seat-left-out = { $name } spielt an diesem Tisch nicht mit. Der Gastgeber kann den Platz zurückholen.
sheet-no-seat = Diesen Platz gibt es nicht; der Tisch hat { $count ->
    [one] nur einen
   *[other] { $count }
 }.
sheet-no-more-seats = Dieses Spiel hat höchstens { $most } Plätze.

## Zwei zugleich, und das Zurücknehmen

sheet-contested = Jemand anders hat inzwischen dasselbe geändert. Wählt, welche Fassung bleibt.
sheet-changed-since = Das wurde seither noch einmal geändert und lässt sich nicht mehr zurücknehmen. Tragt stattdessen ein, was stimmt.
sheet-not-undoable = Das lässt sich nicht zurücknehmen; nur was eingetragen wurde und wer mitspielt.
sheet-no-change = Eine Änderung mit dieser Nummer hat der Tisch nicht.
sheet-no-revision = Einen Stand { $given } hat der Bogen nicht; der letzte ist { $last }.
field-not-a-revision = „{ $given }“ ist kein Stand. Gebraucht wird die Nummer, die mit dem Bogen kam.

## Wie viel ein Bogen fasst

sheet-too-large = Der Tisch ist voll: Mehr als 256 KiB fasst er nicht. Erst muss etwas weg, dann passt wieder etwas darauf.
sheet-too-many-changes = Der Tisch ist voll: Mehr als { $most } Änderungen fasst er nicht. Lesen und mitnehmen lässt er sich weiterhin.
sheet-too-many-streams = Diesem Tisch folgen zu viele Handys zugleich. Ladet die Seite neu, um zu sehen, wie es steht.
problem-429 = Von eurer Adresse kamen zu viele Anfragen. Wartet einen Augenblick und versucht es noch einmal.
problem-503 = Boomtown kann gerade nicht arbeiten. Wer es betreibt, findet den Grund im Protokoll.

## Was wohin kann

sheet-too-many-paths = Eine Änderung setzt 1 bis { $most } Pfade, diese { $count }.
sheet-path-twice = Das ist ein Teil von „{ $path }“, und den setzt dieselbe Änderung auch. Gebt eins von beiden an.
sheet-no-path = „{ $given }“ ist kein Pfad auf einem Bogen. Pfade sehen aus wie seats.1.name, setup.place oder seats.0.city.d4.
sheet-not-deeper = Hier steht ein einzelner Wert, und der hat keine Teile. Setzt ihn im Ganzen.
sheet-no-entry = { $count ->
    [0] Die Liste ist noch leer; ihr erster Eintrag bekommt die Nummer { $count }.
    [one] Die Liste hat einen Eintrag; der nächste bekommt die Nummer { $count }.
   *[other] Die Liste hat { $count } Einträge; der nächste bekommt die Nummer { $count }.
}
sheet-last-entry-first = Mit seiner Nummer lässt sich nur der letzte Eintrag entfernen. Setzt stattdessen die ganze Liste.
sheet-no-place = „{ $given }“ ist keine Stelle auf dieser Zeichnung.
sheet-no-sign = „{ $given }“ kann auf dieser Zeichnung nirgends stehen.
sheet-no-date = „{ $given }“ ist kein Datum. Schreibt es wie 2026-11-18.
sheet-place-length = Der Ort ist eine Zeile mit höchstens { $longest } Zeichen.
sheet-too-deep = Das ist zu tief verschachtelt, um es aufzuheben.
sheet-problem-of = { $name }: { $says }

## Änderungen in Worten

role-host = Gastgeber
role-join = Tisch
role-look = Zuschauer
change-nothing = nichts
change-much = mehreres
change-made = Tisch begonnen.
change-came = { $thing }: { $new }.
change-moved = { $thing }: { $old } → { $new }.
change-went = { $thing }: { $old } entfernt.
change-covered = { $thing } geändert, verdeckt.
change-owned = { $thing } ({ $owner })
change-places = { $thing }: { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
 } geändert.
change-undone = Änderung { $revision } zurückgenommen.
change-seat_added = { $name } spielt mit.
change-seat_left_out = { $name } spielt nicht mit.
change-taken = { $name } ist mit eigenem Handy dabei.
change-arrived = Ein Handy hat den eigenen Link von { $name } geöffnet und den Platz übernommen.
change-asked_to_reopen = { $name } möchte etwas korrigieren.
change-left_finished = Das Ergebnis bleibt, wie es ist.
change-done = { $name } ist fertig.
change-not-done = { $name } ist doch noch nicht fertig.
change-renewed = Neuer Code: { $whose }. Der alte gilt nicht mehr.
change-revealed = Was verdeckt lag, ist aufgedeckt.
change-sealed = { $thing } geändert, verdeckt auf einem anderen Telefon.
change-turned_over = { $thing }: auf dem anderen Telefon aufgedeckt.
change-unlike_seal = { $thing }: aufgedeckt, aber etwas anderes, als beim letzten Lesen verdeckt lag. Es zählt, wie es jetzt ist; fragt nach, wie das kam.
change-finished = Partie abgeschlossen.
change-reopened = Tisch wieder geöffnet.
change-rematched = Revanche begonnen.

## Wie sich die Summen bewegt haben

total-moved = { $name } { $old } → { $new }.
total-takes-lead = { $name } { $old } → { $new } und geht in Führung.
total-came = { $name } hat { $new }.
total-went = { $name } zählt nicht mehr (hatte { $old }).
winners-now = Es gewinnt: { AND($names) }.
winners-before = Vorher: { AND($names) }.
winners-none = Noch gewinnt niemand.

## Was für den ganzen Tisch gilt

label-sheet-mark = Zeichen
label-sheet-edition = Ausgabe
label-sheet-variants = Varianten
label-sheet-house_rules = Hausregeln
label-sheet-date = Datum
label-sheet-place = Ort
label-sheet-joining = Mitmachen
label-sheet-may_add_seats = Alle dürfen sich selbst eintragen
label-sheet-totals_covered = Summen verdeckt
choice-open = offen
choice-closed = geschlossen

## Einen Bogen beginnen und wiederfinden

pad-title = Diesen Tisch beginnen
pad-about = Dieser Tisch ist noch leer. Wer ihn beginnt, ist der Gastgeber; die anderen scannen danach denselben Code und machen mit.
pad-start = Beginnen

## Wie es steht

seat-left_out = spielt nicht mit
seat-has-phone = eigenes Handy
sheet-standing = So steht es
seat-said_done = hat sich fertig gemeldet
sheet-leads = { AND($names) } { $count ->
    [one] führt
   *[other] führen
 } mit { $total }.
sheet-lies-face-down = { $name } hat { $thing } vor sich liegen.
standing-adds = + { $thing }
face-down-something = etwas Verdecktes
sheet-not-saved = Was du dort eingegeben hast, wurde nicht gespeichert:
sheet-closed-about = Bis zum Aufdecken sieht und ändert sie nur { $name }.
sheet-clear-unseen = Ungesehen löschen
sheet-clear-about = Alle lesen das im Verlauf. Dort lässt es sich rückgängig machen.
sheet-clear = Löschen
sheet-waits-for-reveal = Etwas liegt noch verdeckt. Wer gewinnt, steht fest, sobald der Gastgeber es aufdeckt.
sheet-waits-for-reveal-host = Etwas liegt noch verdeckt. Wer das Ergebnis zeigt, deckt es auf.
sheet-without = Ohne Ergebnis, weil noch leer, nicht stimmig oder nicht aufgedeckt: { AND($names) }
sheet-nobody-ready = Noch ist niemand fertig.
sheet-is-finished = Dieser Tisch ist abgeschlossen.
sheet-totals-covered = Die Summen bleiben verdeckt, bis alle fertig sind.
sheet-to-rematch = Zur Revanche
result-counted-then = Boomtown { $version }, mit dem dieser Tisch abgeschlossen wurde, hat anders gezählt:

## Mitmachen

sheet-join = Mitmachen
sheet-join-code = Code zum Mitmachen an diesem Tisch
sheet-no-address = Es kann kein Code gezeigt werden: Boomtown weiß nicht, unter welcher Adresse Handys es erreichen. Wer es gestartet hat, kann das einstellen.
sheet-joining-is-closed = Das Mitmachen ist geschlossen.
sheet-open-joining = Mitmachen öffnen
sheet-close-joining = Mitmachen schließen
sheet-anybody-adds = Alle sich eintragen lassen
sheet-nobody-adds = Nur ich trage Leute ein
sheet-share-about = Um den Tisch anderen zu zeigen:
sheet-look-link = ein Link zum Zuschauen
sheet-who-are-you = Wer sitzt hier?
sheet-go-on-as = Weiter als { $name }
sheet-go-on-as-host = Weiter als Gastgeber
sheet-no-free-seat = Alle Plätze sind vergeben. Der Gastgeber kann einen freigeben.
sheet-has-joined = ist schon dabei
sheet-add-yourself = Der eigene Name, falls er fehlt
sheet-just-look = Nur zuschauen

## Die Seite des Gastgebers

sheet-show-totals = Summen zeigen
sheet-cover-totals = Summen bis zum Schluss verdecken
sheet-bring-back = Zurückholen
sheet-free = Platz freigeben
sheet-leave-out = Platz weglassen
sheet-add-seat = Noch jemand
sheet-add = Dazu
sheet-reveal = Verdecktes aufdecken
sheet-finish = Abschließen
sheet-not-right = { AND($names) } { $count ->
    [one] ist nicht fertig: Der Platz ist leer oder stimmt noch nicht. Ohne ihn abschließen?
   *[other] sind nicht fertig: Die Plätze sind leer oder stimmen noch nicht. Ohne sie abschließen?
 }
sheet-lies-elsewhere = { AND($names) } { $count ->
    [one] hat noch etwas verdeckt auf einem anderen Telefon; diese Punkte fehlen hier. Lest die Codes dieses Telefons, sobald es aufgedeckt ist – oder ohne den Platz abschließen?
   *[other] haben noch etwas verdeckt auf anderen Telefonen; diese Punkte fehlen hier. Lest die Codes dieser Telefone, sobald es aufgedeckt ist – oder ohne die Plätze abschließen?
 }
sheet-finish-without = Trotzdem abschließen
sheet-finish-without-about = Alle Eingaben bleiben erhalten. Wer fehlt, zählt weiter zur Runde und ist wieder dabei, sobald ihr den Tisch wieder öffnet.
sheet-reopen = Wieder öffnen
sheet-rematch = Revanche
sheet-codes-about = Ist ein Link in falsche Hände geraten, erneuert ihn: Der alte gilt dann nicht mehr.
sheet-renew-join = Neuer Code zum Mitmachen
sheet-renew-look = Neuer Link zum Zuschauen
sheet-renew-host = Neuer Link für den Gastgeber, und alle Codes dazu
sheet-delete = Diesen Tisch löschen
sheet-delete-about = Der Tisch, seine Links und alles, was darauf geschehen ist, verschwinden endgültig.
sheet-delete-now = Endgültig löschen

## Worauf sich der Tisch einigt

sheet-not-kept-yet = Noch nicht ausgemacht. Es würde sich ändern:
sheet-moves-nothing = Keine Summe und kein Sieger.
sheet-keep = So ausmachen
sheet-show-moves = Was ändert sich?

## Ein Platz

sheet-i-am-done = Ich bin fertig
sheet-not-done-yet = Doch noch nicht fertig
sheet-are-you = Bist du { $name }?
sheet-are-you-about = Dieser Link gehört { $name }. Wenn du weitermachst, lesen alle, dass dieses Handy den Platz übernommen hat.
sheet-yes-i-am = Ja, ich bin { $name }
sheet-no-just-look = Nein, nur zuschauen
sheet-unsent = Nicht gesendet
sheet-ask-to-reopen = Den Gastgeber bitten, wieder zu öffnen
sheet-asks-to-correct = { AND($names) } { $count ->
    [one] möchte
   *[other] möchten
 } etwas korrigieren.
sheet-leave-finished = Ergebnis so lassen
sheet-you-asked = Du hast den Gastgeber gebeten, den Tisch wieder zu öffnen.
sheet-open-again = Der Tisch ist wieder offen: Ändert, was nicht stimmt. Dann zeigt der Gastgeber das Ergebnis.
sheet-open-again-look = Der Tisch ist wieder offen: Das Ergebnis kann sich noch ändern.
sheet-open-again-host = Der Tisch ist wieder offen: Ändert, was nicht stimmt, und zeigt dann das Ergebnis.
sheet-asking-about = In jeder Frage stehen schon der Tisch dieses Platzes und eure Hausregeln.
sheet-two-versions = Zwei Fassungen
sheet-two-versions-about = Jemand anders hat dasselbe geändert, während hier getippt wurde. Welche Fassung stimmt?
sheet-two-versions-of-phones = Auf diesem Handy und auf dem anderen steht Verschiedenes. Was stimmt?
sheet-mine = Hier getippt:
sheet-theirs = Steht jetzt da:
sheet-keep-chosen = So behalten
live-sent = gespeichert
live-sending = wird gespeichert …
live-waiting = noch nicht gesendet
live-away = Keine Verbindung. Was ihr eintippt, bleibt erhalten und wird später gesendet.
live-old = Keine Verbindung. Die Zahlen sind vielleicht nicht aktuell.
live-gone = Diesen Tisch gibt es nicht mehr, oder sein Code gilt nicht mehr.

## Der Verlauf

sheet-timeline = Verlauf
sheet-undo = Zurücknehmen
sheet-undo-would = Das ergäbe: { $moves }

## Mitnehmen und zurückbringen

sheet-take-along = Mitnehmen
open-title = Einen Tisch öffnen
open-about = Fügt den Text eines Tisches ein, oder wählt eine gespeicherte Datei.
open-text = Text
open-file = Datei
open-now = Öffnen
opened-title = Ein gespeicherter Tisch
opened-make-sheet = Gemeinsamen Tisch daraus machen
sheet-earlier = Früheres

## Telefone, die sich ohne Netz treffen

meet-title = Ohne Netz
meet-join = Ohne Netz an einen Tisch setzen
meet-join-about = Ein anderes Telefon zeigt die Codes seines Tisches. Lest sie hier; dann hat dieses Telefon eine Kopie zum Ausfüllen.
meet-about = Lasst jedes andere Telefon diese Codes lesen: Dort füllt jeder seinen Platz aus. Dann lest hier ihre Codes.
meet-copy-about = Das ist die Kopie eines Tisches auf einem anderen Telefon. Zeigt dort eure Codes, wenn ihr etwas eingetippt habt, und lest den Tisch neu, um die anderen zu sehen.
meet-show-table = Diesen Tisch zeigen
meet-show-mine = Zeigen, was hier eingetippt wurde
meet-read-seat = Lesen, was ein anderes Telefon zeigt
meet-read-table = Den Tisch neu lesen
meet-code = { $number } von { $count }
meet-as-text = Als Text
meet-text = Die Codes als Text
meet-camera = Mit der Kamera lesen
meet-photo = Aus Fotos lesen
meet-take-over = Übernehmen
meet-looking = Haltet die Kamera vor die Codes.
meet-read = gelesen
meet-nothing = In diesen Bildern ist kein Code von Boomtown. Macht eines aus der Nähe, auf dem sonst nichts ist.
meet-refused = Die Kamera darf hier nicht benutzt werden. Fotografiert die Codes, oder fügt ihren Text ein.
meet-pause = Diesen Code halten
meet-go-on = Weiter
meet-heard = Übernommen: { $name }
meet-whole-table = Der ganze Tisch
meet-who = Wer bist du?
meet-face-down = Was hier verdeckt liegt, steht in keinem Code, bis du es aufdeckst; die Codes sagen nur, dass es da ist.
meet-lies-on-own-phone = Verdeckt auf dem Telefon von { $name }: { $thing }.
meet-lies-at-table = Verdeckt auf dem Telefon, das den Tisch hat: { $thing }.
meet-lies-elsewhere = Verdeckt auf einem anderen Telefon: { $thing }.
meet-ruling-waits = { $count ->
    [one] In einer Antwort steht etwas, das hier verdeckt liegt. Lest sie, sobald es aufgedeckt ist.
   *[other] In { $count } Antworten steht etwas, das hier verdeckt liegt. Lest sie, sobald es aufgedeckt ist.
}
codes-not-ours = Das sind keine Codes eines Tisches. Lest alle Codes, die das andere Telefon zeigt, und keine anderen.
codes-lacking = { $count ->
    [one] Ein Code fehlt: { AND($numbers) }.
   *[other] { $count } Codes fehlen: { AND($numbers) }.
}
codes-too-many = Dieser Tisch ist zu groß für { $most } Codes. Nehmt ihn als Datei mit.
codes-of-a-seat = Diese Codes sagen, was auf einer Kopie eingetippt wurde. Lest sie auf dem Telefon, das den Tisch hat.
codes-of-a-table = Das sind die Codes eines ganzen Tisches. Ein Telefon, das schon einen Tisch hat, liest, was auf seinen Kopien eingetippt wurde.
codes-of-another-table = Diese Codes gehören zu einem anderen Tisch.
codes-older = Diese Codes sind älter als das, was dieses Telefon schon weiß. Lest die, die der Tisch jetzt zeigt.
codes-no-copy = Dieser Tisch hat hier begonnen; er ist keine Kopie eines anderen.
