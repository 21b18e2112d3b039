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

## Pages of a sheet

players-share = Start a shared sheet
players-share-about = On a shared sheet every phone at the table fills in its own seat. Without one, all you type stays in this phone’s address.
table-share = Share this table
seat-left_out = left out
seat-has-phone = own phone
home-recent = Your sheets
sheet-standing = How it stands
sheet-waiting = Still missing: { AND($names) }
sheet-is-finished = This sheet is finished.
sheet-totals-covered = The totals are covered until everybody is ready.
sheet-to-rematch = To the rematch
sheet-timeline = What happened
sheet-take-along = Take it along
sheet-join = Join
sheet-join-about = Scan this, tap your name, fill in your seat.
sheet-join-code = Code to join this table
sheet-no-address = No code can be shown: Boomtown does not know the address under which phones reach it. Start it with --lan, or set BOOMTOWN_URL.
sheet-joining-is-closed = Joining is closed.
sheet-open-joining = Open joining
sheet-close-joining = Close joining
sheet-anybody-adds = Let people add themselves
sheet-nobody-adds = Only I add people
sheet-share-about = To show it to others:
sheet-look-link = a link to look on
sheet-change-setup = Change
sheet-show-totals = Show totals
sheet-cover-totals = Cover totals until all are ready
sheet-seats = Seats
sheet-bring-back = Bring back
sheet-fill-in = Fill in for them
sheet-seat-link-about = To hand the seat over to a phone:
sheet-seat-link = { $name }’s own link
sheet-free = Free the seat
sheet-leave-out = Leave out
sheet-add-seat = One more player
sheet-add = Add
sheet-end = At the end
sheet-reveal = Turn over what is face down
sheet-finish = Finish
sheet-reopen = Reopen
sheet-rematch = Rematch
sheet-codes = Codes and deleting
sheet-codes-about = If a link went astray, renew it: the old one ends.
sheet-renew-join = New code to join
sheet-renew-look = New link to look on
sheet-renew-host = New link for the host, and all codes with it
sheet-delete = Delete this sheet
sheet-delete-about = The sheet, its links and all that happened on it will be gone for good.
sheet-delete-now = Delete for good
sheet-save = Save
sheet-asking-about = The questions come filled in with this seat’s table and your house rules.
sheet-who-are-you = Who are you?
sheet-go-on-as = Go on as { $name }
sheet-go-on-as-host = Go on as the host
sheet-no-free-seat = Every seat is taken. The host can free one.
sheet-add-yourself = Your name, if it is not here
sheet-just-look = Just look on
sheet-nobody-ready = Nobody is ready yet.
sheet-undo = Undo
sheet-two-versions = Two versions
sheet-two-versions-about = Somebody else changed the same thing while you were typing. Which one is right?
sheet-mine = Yours:
sheet-theirs = Theirs:
sheet-keep-chosen = Keep these
sheet-not-kept-yet = Not kept yet. It would change:
sheet-moves-nothing = No total and no winner.
sheet-keep = Agree on this
sheet-show-moves = Show what it would change
result-counted-then = Finished with Boomtown { $version }, whose rules counted otherwise:
live-sent = saved
live-sending = saving …
live-waiting = not sent yet
live-away = No connection. What you type is kept and sent later.
live-gone = This sheet is gone, or its code has ended.
away-picture = A picture to share
away-picture-make = Make the picture
away-picture-needs-script = The picture is drawn in the browser and needs scripts.
away-files = Files
away-json = The sheet as a file (JSON)
away-csv = The score pad for a spreadsheet (CSV)
away-bg-stats = To BG Stats
away-files-about = The file comes back as it was:
away-text = The table as one text
away-text-about = This text holds the whole table. Any Boomtown can open it, even where the sheet was deleted.
away-text-open = Open it here
open-title = Open a saved table
open-about = Paste the text of a table, or choose a saved file.
open-text = Text
open-file = File
open-now = Open
opened-title = A saved table
opened-make-sheet = Make a shared sheet of it
pad-title = Start this sheet
pad-about = This pad is blank. Whoever starts it is the host; the others scan the same code to join.
pad-start = Start
