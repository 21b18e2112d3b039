### Die Aufrufe geteilter Bögen, wie die Beschreibung der Schnittstelle sie nennt.

sheet-call-make = Einen Bogen aus einem Titel und seinen Plätzen anlegen; die Antwort enthält den Link des Gastgebers
sheet-call-import = Aus einem gespeicherten Bogen einen neuen machen, mit seinem Tisch und einem eigenen Verlauf
sheet-call-see = Der Bogen, wie dieser Code ihn sehen darf; wer ihn schon gesehen hat, bekommt nur den Stand
sheet-call-change = Werte an Pfade wie seats.1.money setzen; null entfernt, und was jemand anders seit base geändert hat, wird mit beiden Fassungen abgelehnt
sheet-call-delete = Den Bogen endgültig löschen; nur der Gastgeber
sheet-call-preview = Was eine Änderung an Summen und Siegern bewirken würde, ohne sie zu machen; base wird übergangen
sheet-call-events = Jede Änderung, sobald sie geschieht: das Ereignis „change“ mit seinem Stand als id und News in JSON als Daten
sheet-call-changes = Der Verlauf: jede Änderung mit den Werten davor und danach
sheet-call-undo = Die früheren Werte einer Änderung wieder einsetzen, als neue Änderung
sheet-call-add-seat = Einen Platz hinzufügen
sheet-call-leave-out = Einen Platz weglassen; was dort eingetragen wurde, bleibt erhalten; nur der Gastgeber
sheet-call-take = Mit dem Code des Tisches auf einen freien Platz setzen; die Antwort enthält den eigenen Link des Platzes
sheet-call-keep-ruling = Eine Frage mit ihrer Antwort aufheben, so gelesen wie am Tisch, wenn die Lage nichts anderes sagt; der Gastgeber und jeder Platz
sheet-call-delete-ruling = Eine Antwort nicht mehr aufheben; ein Platz die eigenen, der Gastgeber alle
sheet-call-finish = Den Bogen abschließen; er nimmt keine Änderungen mehr an; nur der Gastgeber
sheet-call-reopen = Einen abgeschlossenen Bogen wieder Änderungen annehmen lassen; nur der Gastgeber
sheet-call-reveal = Aufdecken, was verdeckt liegt; nur der Gastgeber
sheet-call-rematch = Einen neuen Bogen für dieselben Leute anlegen; nur der Gastgeber
sheet-call-renew = Neue Codes für eine Rolle; die alten gelten nicht mehr, und ein Platz ist wieder frei; nur der Gastgeber
sheet-call-export = Der Bogen als Datei, die sich wieder einlesen lässt
sheet-call-table = Der Wertungsblock als Tabelle

sheet-gives-code = Ein Code des Bogens, für Gastgeber, Platz, Tisch oder Zuschauer: 26 Zeichen aus Crockfords Base32, groß oder klein, mit Leerzeichen oder Bindestrichen; O gilt als 0, I und L als 1
sheet-gives-number = Die Nummer eines Platzes, von 0 an gezählt
sheet-gives-revision = Der Stand, den die Änderung ergeben hat
sheet-gives-ruling = Die Nummer der Antwort, wie der Bogen sie nennt
sheet-gives-role = Wessen Codes gemeint sind
sheet-gives-if-none-match = Das ETag des zuletzt gesehenen Bogens
sheet-gives-last-event-id = Der Stand, nach dem es weitergehen soll; alles außer einer Zahl wird übergangen
sheet-gives-after = Dasselbe, wo es diesen Header nicht gibt
