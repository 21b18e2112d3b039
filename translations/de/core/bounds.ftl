### Wie viel es von etwas geben darf, und was gesagt wird, wo es zu viel ist.

sheet-timeline-full = Der Tisch ist voll: Was auf ihm geändert wurde, braucht { $most } MiB. Lesen und mitnehmen lässt er sich weiterhin.
sheet-drawing-too-long = Eine Zeichnung fasst höchstens { $most } Zeichen, diese hätte { $count }. Gebt eine kürzere ein. Was hier steht, lässt sich weiterhin lesen und mitnehmen.
sheet-too-much-in-it = Ein Tisch fasst höchstens { $most } Werte, dieser hätte { $count }. Erst muss etwas weg, dann passt wieder etwas darauf. Was hier steht, lässt sich weiterhin lesen und mitnehmen.
sheet-undo-what = Was würde das ändern?
sheet-undo-nothing = Es würde keine Summe ändern.
change-more = … und mehr.
field-turned-round = In „{ $given }“ stehen Zeichen, die die Schrift umdrehen. Gib es ohne sie ein.
sheet-gives-changes-after = Der Stand, nach dem es losgehen soll
sheet-gives-changes-most = Höchstens so viele Änderungen. Sind sie lang, enthält die Antwort weniger; ihr Link-Header führt dann zu den nächsten.
