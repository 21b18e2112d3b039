### The table: who stands where, what there is besides, and what comes next.

## How far a seat is

standing-done = done
standing-counting = counting
standing-joined = nothing yet
standing-not-joined = not joined
sheet-waiting = Still missing: { AND($names) }
standing-behind = something typed since is not right
standing-more = What can be done for { $name }

## What belongs to a seat

standing-fill-in = Fill in
standing-own-link = Own link
standing-hand-over = Another phone can scan this and go on as { $name }.
standing-undo-last = Undo the last: { $last }
standing-open-code = For a phone of { $name }

## What there is besides

shared-drawn = { $count } drawn
table-back = The table
table-left-open = What the book leaves open: { $count ->
    [one] 1 point moves this table
   *[other] { $count } points move this table
 }
table-agreed = Edition, variants, house rules
table-more = More
table-code = Code
table-code-for-all = Scan it, tap your name, fill in.
table-code-instead = Or tap to fill in yourself
table-code-close = To the table
table-code-people = Who can join
table-looking-on = Somebody only looks on:

## What comes next

table-fill-in-for = Fill in for { $name }
table-show-result = Show the result
table-how-it-stands = How it stands
table-new-table = New table
table-a-phone-for-each = A phone for each
table-still-counting = { AND($names) } { $count ->
    [one] is
   *[other] are
 } still counting. Finish now with what is there?
table-rematch-asked = Start a new table for the same people? This one stays as it is.
table-rematch-early = This game is not finished yet. Start a new table for the same people all the same?
table-rematch-now = Start the rematch

## What happened

timeline-for = { $who }, for { $name }
timeline-thing = { $thing }: { $parts }
timeline-gone = { $old } removed
timeline-changed = { $thing } changed.
counted-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
timeline-undone = Taken back:
live-undone = took something back
