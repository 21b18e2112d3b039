### Shared sheets: kept, carried on paper, filled in together.

## The table as a text, printed or copied

portable-not-ours = This is no table that Boomtown can read: such a text begins with { $known }. Where another digit follows the B, a newer Boomtown wrote it.
portable-broken = This table cannot be read: a part of the text is missing or altered. Scan the code again, or copy the whole text.

## What a sheet refuses

sheet-none = No sheet is here. Perhaps the code was mistyped, or the sheet was deleted.
sheet-host-only = Only the host of the table can do this.
sheet-not-yours = With this code you can look, but not change this.
sheet-not-your-change = Everybody undoes their own changes; the host can undo all.
sheet-finished = This sheet is finished and takes no more changes. The host can reopen it.
sheet-contested = Somebody else changed the same thing meanwhile.
sheet-changed-since = It was changed again since, so it cannot simply be put back.
sheet-not-undoable = This cannot be undone.
sheet-no-change = The sheet has no such change.
sheet-no-role = There is no such code here. Known: { $known }.
sheet-pad-started = Somebody else has started this sheet just now. Scan the code again to join.
sheet-joining-closed = The host has closed joining.
sheet-seat-taken = { $name } is taken already. The host can free the seat.
sheet-seat-left-out = { $name } was left out of this table. The host can undo that.
sheet-no-seat = There is no such seat; the table has { $count ->
    [one] one, number 0
   *[other] { $count }, counted from 0
 }.
sheet-no-more-seats = { $most } seats are the most for this game.
sheet-too-large = The sheet is full: 256 KiB is the most.
sheet-too-many-changes = The sheet is full: it holds no more than { $most } changes.
sheet-too-many-streams = Too many phones follow at once. The page still shows the truth when it is reloaded.
sheet-too-many-paths = A change has 1 to { $most } paths; this one has { $count }.
sheet-path-twice = This is a part of “{ $path }”, which the same change sets too. Give one of them.
sheet-no-path = “{ $given }” is no path on a sheet. Paths look like seats.1.name, setup.place or seats.0.city.d4.
sheet-not-deeper = Here stands a single value, which has no parts. Set it whole.
sheet-no-entry = There are { $count } entries; the next one gets the number { $count }.
sheet-last-entry-first = Only the last entry can be taken away by its number. Set the list whole.
sheet-no-place = “{ $given }” is no place on the drawing.
sheet-no-sign = “{ $given }” can stand on no place of this drawing.
sheet-no-date = “{ $given }” is no date. Write it like 2026-11-18.
sheet-place-length = A place is a line of at most { $longest } characters.
sheet-too-deep = This is nested too deep to be kept.
sheet-no-revision = The sheet has no revision { $given }; the last one is { $last }.
sheet-problem-of = { $name }: { $says }
field-not-a-revision = “{ $given }” is no revision. It is the number that came with the sheet.
problem-409 = This does not fit to what stands there now.
problem-429 = Too many requests from your address. Wait a moment and try again.
problem-503 = Boomtown cannot work at the moment; whoever runs it finds the reason in the log.

## Changes in words

role-host = Host
role-join = The table’s code
role-look = Looking on
change-nothing = nothing
change-much = much
change-made = Started the sheet.
change-came = { $thing }: { $new }.
change-moved = { $thing }: { $old } → { $new }.
change-went = { $thing }: { $old } removed.
change-covered = { $thing } changed, face down.
change-place = { $thing } { $at }: { $old } → { $new }.
change-places = { $thing }: { $count ->
    [one] one place
   *[other] { $count } places
 } changed.
change-undone = Undid change { $revision }.
change-seat_added = { $name } plays along.
change-seat_left_out = { $name } is left out.
change-taken = { $name } sat down with their own phone.
change-renewed = New code for { $whose }; the old one has ended.
change-revealed = What lay face down was turned over.
change-finished = Finished the sheet.
change-reopened = Reopened the sheet.
change-rematched = Started a rematch.
total-moved = { $name } { $old } → { $new }.
total-takes-lead = { $name } { $old } → { $new }, takes the lead.
total-came = { $name } has { $new }.
total-went = { $name } no longer counts ({ $old }).
winners-now = The winner would be { AND($names) }.
winners-none = There is no winner yet.
label-sheet-mark = Mark
label-sheet-setup = Set-up
label-sheet-edition = Edition
label-sheet-variants = Variants
label-sheet-house_rules = House rules
label-sheet-date = Date
label-sheet-place = Place
label-sheet-joining = Joining
label-sheet-may_add_seats = People may add themselves
label-sheet-totals_covered = Totals covered
