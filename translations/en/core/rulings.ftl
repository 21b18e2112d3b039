### What a table has settled and keeps.

sheet-too-many-rulings = This table keeps { $most } rulings already. Remove one before another can come.
sheet-rulings-too-large = The rulings of this table take up all the room there is for them. Remove one before another can come.
ruling-face-down = This holds what lies face down. It can be kept once that is turned over.
ruling-none = The table keeps no such ruling.
ruling-not-yours = You can remove your own rulings only; the host can remove all.

change-ruling_kept = { $verdict ->
    [yes] Settled: { $question } Yes.
    [no] Settled: { $question } No.
    [open] Settled: { $question } The rulebook does not say.
   *[other] Settled: { $question }
 }
change-ruling_kept_twice = Settled on another phone too, and the same: { $question }
change-ruling_deleted = No longer kept: { $question }

## On pages

ruling-keep = Keep on our table
ruling-kept-here = Kept on your table.
ruling-kept-otherwise = Boomtown { $version } answered otherwise, and so it stands on your table.
ruling-to-table = To the table of { AND($names) }
ruling-remove = Remove
ruling-read-so = Read so: { $reading }
rulings-settled = { $count ->
    [one] You settled one question
   *[other] You settled { $count } questions
 }
rulings-you-settled = You settled
ruling-table-reads-so = Our table reads it so
ruling-ask-host = To agree on one of them for your table, ask the host.
