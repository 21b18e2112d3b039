### Ein Platz: die Stadt und wer in ihr lebt.

paint-more = Mehr
people-all = Aus allen Charakteren wählen
people-bring = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
