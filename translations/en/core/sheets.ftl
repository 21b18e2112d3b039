### Shared sheets: kept, carried on paper, filled in together.

## The table as a text, printed or copied

portable-not-ours = Boomtown cannot read this as a table: such a text begins with { $known }. With another digit after the B it comes from a newer Boomtown.
portable-broken = This table cannot be read: a part of the text is missing or altered. Scan the code again, or copy the whole text.

## Who may do what

sheet-none = There is no table here. Perhaps the code was mistyped, or the table was deleted.
sheet-host-only = Only the host can do this.
sheet-not-yours = With this code you can see this, but not change it.
sheet-not-your-change = You can undo your own changes only; the host can undo all.
sheet-finished = This table is finished and takes no more changes. The host can reopen it.
sheet-no-role = This table has no such code. It has: { $known }.

## Sitting down

sheet-pad-started = Somebody else has just started this table. Scan the code again to join.
sheet-joining-closed = The host has closed joining. Ask the host to open it again.
sheet-seat-taken = { $name } is already taken. The host can free the seat.
sheet-seat-left-out = { $name } is left out of this table. The host can bring the seat back.
sheet-no-seat = There is no such seat; the table has { $count ->
    [one] only one
   *[other] { $count }
 }.
sheet-no-more-seats = This game has at most { $most } seats.

## Two people at once, and taking back

sheet-contested = Somebody else has changed the same thing meanwhile. Choose which version stays.
sheet-changed-since = This has been changed again since then, so it cannot be undone. Put in what is right instead.
sheet-not-undoable = This cannot be undone: only what was filled in can, and who plays along.
sheet-no-change = The table has no change with this number.
sheet-no-revision = The sheet has no revision { $given }; the last one is { $last }.
field-not-a-revision = “{ $given }” is no revision. Give the number that came with the sheet.

## How much a sheet holds

sheet-too-large = The table is full: it holds at most 256 KiB. Something has to go before more can come.
sheet-too-many-changes = The table is full: it holds at most { $most } changes. It can still be read and taken along.
sheet-too-many-streams = Too many phones follow this table at once. Reload the page to see how it stands.
problem-429 = Too many requests came from your address. Wait a moment and try again.
problem-503 = Boomtown cannot work at the moment. Whoever runs it finds the reason in the log.

## What can be put where

sheet-too-many-paths = A change sets 1 to { $most } paths; this one sets { $count }.
sheet-path-twice = This is a part of “{ $path }”, which the same change sets too. Give one of the two.
sheet-no-path = “{ $given }” is no path on a sheet. Paths look like seats.1.name, setup.place or seats.0.city.d4.
sheet-not-deeper = A single value stands here, and it has no parts. Set it as a whole.
sheet-no-entry = { $count ->
    [0] The list is still empty; its first entry gets the number { $count }.
    [one] The list has one entry; the next gets the number { $count }.
   *[other] The list has { $count } entries; the next gets the number { $count }.
}
sheet-last-entry-first = Only the last entry can be removed by its number. Set the whole list instead.
sheet-no-place = “{ $given }” is no place on this drawing.
sheet-no-sign = “{ $given }” cannot stand anywhere on this drawing.
sheet-no-date = “{ $given }” is no date. Write it like 2026-11-18.
sheet-place-length = The place is one line of at most { $longest } characters.
sheet-too-deep = This is nested too deeply to be kept.
sheet-problem-of = { $name }: { $says }

## Changes in words

role-host = Host
role-join = Table
role-look = Onlookers
change-nothing = nothing
change-much = several things
change-made = Started the table.
change-came = { $thing }: { $new }.
change-moved = { $thing }: { $old } → { $new }.
change-went = { $thing }: { $old } removed.
change-covered = { $thing } changed, face down.
change-owned = { $thing } ({ $owner })
change-places = { $thing }: { $count ->
    [one] one place
   *[other] { $count } places
 } changed.
change-undone = Undid change { $revision }.
change-seat_added = { $name } plays along.
change-seat_left_out = { $name } is left out.
change-taken = { $name } sat down with their own phone.
change-arrived = A phone opened { $name }’s own link and took the seat.
change-asked_to_reopen = { $name } asks to correct something.
change-left_finished = The result stays as it is.
change-done = { $name } is done.
change-not-done = { $name } is not done after all.
change-renewed = Code renewed: { $whose }. The old one no longer works.
change-revealed = What lay face down was turned over.
change-sealed = { $thing } changed, face down on another phone.
change-turned_over = { $thing } turned over on the other phone.
change-unlike_seal = { $thing }: turned over, but not what lay there face down when it was last read. It counts as it is now; ask how that came about.
change-finished = Finished the game.
change-reopened = Reopened the table.
change-rematched = Started a rematch.

## How totals moved

total-moved = { $name } { $old } → { $new }.
total-takes-lead = { $name } { $old } → { $new } and takes the lead.
total-came = { $name } has { $new }.
total-went = { $name } no longer counts (had { $old }).
winners-now = Winner: { AND($names) }.
winners-before = Before: { AND($names) }.
winners-none = No winner yet.

## What can be set for the whole table

label-sheet-mark = Mark
label-sheet-edition = Edition
label-sheet-variants = Variants
label-sheet-house_rules = House rules
label-sheet-date = Date
label-sheet-place = Place
label-sheet-joining = Joining
label-sheet-may_add_seats = People may add themselves
label-sheet-totals_covered = Totals covered
choice-open = open
choice-closed = closed

## Making a sheet, and finding it again

pad-title = Start this table
pad-about = This table is still blank. Whoever starts it is the host; the others then scan the same code to join.
pad-start = Start

## How it stands

seat-left_out = left out
seat-has-phone = own phone
sheet-standing = How it stands
seat-said_done = done
sheet-leads = { AND($names) } { $count ->
    [one] leads
   *[other] lead
 } with { $total }.
sheet-lies-face-down = { $name } has { $thing } face down.
standing-adds = + { $thing }
face-down-something = something
sheet-not-saved = What you typed there was not saved:
sheet-closed-about = Until the reveal only { $name } sees and changes them.
sheet-clear-unseen = Clear them without looking
sheet-clear-about = Everybody reads in the history that you did. It can be undone there.
sheet-clear = Clear
sheet-waits-for-reveal = Something still lies face down. The winner is known once the host turns it over.
sheet-waits-for-reveal-host = Something still lies face down. Showing the result turns it over.
sheet-without = Left out of the result, as not right, still empty or not turned over: { AND($names) }
sheet-nobody-ready = Nobody is ready yet.
sheet-is-finished = This table is finished.
sheet-totals-covered = The totals are covered until everybody is done.
sheet-to-rematch = To the rematch
result-counted-then = Boomtown { $version }, with which this table was finished, counted differently:

## Joining

sheet-join = Join
sheet-join-code = Code to join this table
sheet-no-address = No code can be shown: Boomtown does not know the address at which phones reach it. Whoever started it can set that.
sheet-joining-is-closed = Joining is closed.
sheet-open-joining = Open joining
sheet-close-joining = Close joining
sheet-anybody-adds = Let people add themselves
sheet-nobody-adds = Only I add people
sheet-share-about = To show it to others:
sheet-look-link = a link to look on
sheet-who-are-you = Who are you?
sheet-go-on-as = Go on as { $name }
sheet-go-on-as-host = Go on as the host
sheet-no-free-seat = Every seat is taken. The host can free one.
sheet-has-joined = has joined
sheet-add-yourself = Your name, if it is not here
sheet-just-look = Just look on

## The host's page

sheet-show-totals = Show totals
sheet-cover-totals = Cover totals until all are done
sheet-bring-back = Bring back
sheet-free = Free the seat
sheet-leave-out = Leave out
sheet-add-seat = One more player
sheet-add = Add
sheet-reveal = Turn over what is face down
sheet-finish = Finish
sheet-not-right = { AND($names) } { $count ->
    [one] is not done: the seat is empty or not right yet. Finish without it?
   *[other] are not done: the seats are empty or not right yet. Finish without them?
 }
sheet-lies-elsewhere = { AND($names) } { $count ->
    [one] has something face down on another phone, and its points are missing here. Read the codes of that phone once it is turned over, or finish without the seat?
   *[other] have something face down on other phones, and its points are missing here. Read the codes of those phones once it is turned over, or finish without the seats?
 }
sheet-finish-without = Finish anyway
sheet-finish-without-about = What was typed stays. Who is left out still counts among the players, and reopening brings them back.
sheet-reopen = Reopen
sheet-rematch = Rematch
sheet-codes-about = If a link went astray, renew it: the old one then no longer works.
sheet-renew-join = New code to join
sheet-renew-look = New link to look on
sheet-renew-host = New link for the host, and all codes with it
sheet-delete = Delete this table
sheet-delete-about = The table, its links and all that happened on it will be gone for good.
sheet-delete-now = Delete for good

## What the table agrees on

sheet-not-kept-yet = Not agreed yet. It would change:
sheet-moves-nothing = No total and no winner.
sheet-keep = Agree on this
sheet-show-moves = What changes?

## A seat

sheet-i-am-done = I am done
sheet-not-done-yet = Not done after all
sheet-are-you = Are you { $name }?
sheet-are-you-about = This link is { $name }’s own. If you go on, everybody reads that this phone took the seat.
sheet-yes-i-am = Yes, I am { $name }
sheet-no-just-look = No, just look on
sheet-unsent = Not sent
sheet-ask-to-reopen = Ask the host to reopen
sheet-asks-to-correct = { AND($names) } { $count ->
    [one] asks
   *[other] ask
 } to correct something.
sheet-leave-finished = Let the result stand
sheet-you-asked = You have asked the host to reopen this table.
sheet-open-again = This table is open again: change what was wrong. Then the host shows the result.
sheet-open-again-look = This table is open again: the result may still change.
sheet-open-again-host = This table is open again: change what was wrong, then show the result.
sheet-asking-about = Each question opens with this seat’s table and your house rules filled in.
sheet-two-versions = Two versions
sheet-two-versions-about = Somebody else changed the same thing while you were typing. Which one is right?
sheet-two-versions-of-phones = This phone and the other one say different things. Which one is right?
sheet-mine = Yours:
sheet-theirs = Theirs:
sheet-keep-chosen = Keep these
live-sent = saved
live-sending = saving …
live-waiting = not sent yet
live-away = No connection. What you type is kept and sent later.
live-old = No connection. The numbers may be old.
live-gone = This table is gone, or its code no longer works.

## The timeline

sheet-timeline = What happened
sheet-undo = Undo
sheet-undo-would = It would bring: { $moves }

## Taking it along, and bringing it back

sheet-take-along = Take it along
open-title = Open a saved table
open-about = Paste the text of a table, or choose a saved file.
open-text = Text
open-file = File
open-now = Open
opened-title = A saved table
opened-make-sheet = Make a shared table of it
sheet-earlier = Earlier

## Phones that meet without a network

meet-title = Without a network
meet-join = Sit down without a network
meet-join-about = Another phone shows the codes of its table. Read them here; then this phone has a copy to fill in.
meet-about = Let every other phone read these codes: there each fills in its own seat. Then read theirs here.
meet-copy-about = This is a copy of a table on another phone. Show your codes there when you have typed something, and read the table again to see the others.
meet-show-table = Show this table
meet-show-mine = Show what was typed here
meet-read-seat = Read what another phone shows
meet-read-table = Read the table again
meet-code = { $number } of { $count }
meet-as-text = As text
meet-text = The codes as text
meet-camera = Read with the camera
meet-photo = Read from photos
meet-take-over = Take over
meet-looking = Hold the camera in front of the codes.
meet-read = read
meet-nothing = There is no code of Boomtown in these pictures. Take one from nearer, with nothing else in it.
meet-refused = The camera may not be used here. Take photos of the codes instead, or paste their text.
meet-pause = Hold this code
meet-go-on = Go on
meet-heard = Taken over: { $name }
meet-whole-table = The whole table
meet-who = Who are you?
meet-face-down = What lies face down here is in no code until you turn it over; the codes only say that it is there.
meet-lies-on-own-phone = Face down on { $name }’s phone: { $thing }.
meet-lies-at-table = Face down on the phone that has the table: { $thing }.
meet-lies-elsewhere = Face down on another phone: { $thing }.
meet-ruling-waits = { $count ->
    [one] One ruling holds what lies face down here. Read it once that is turned over.
   *[other] { $count } rulings hold what lies face down here. Read them once that is turned over.
}
codes-not-ours = These are no codes of one table. Read all the codes that the other phone shows, and no others.
codes-lacking = { $count ->
    [one] One code is missing: { AND($numbers) }.
   *[other] { $count } codes are missing: { AND($numbers) }.
}
codes-too-many = This table is too large for { $most } codes. Take it along as a file instead.
codes-of-a-seat = These codes tell what was typed on a copy. Read them on the phone that has the table.
codes-of-a-table = These are the codes of a whole table. A phone that has a table already reads what was typed on its copies.
codes-of-another-table = These codes belong to another table.
codes-older = These codes are older than what this phone knows already. Read those that the table shows now.
codes-no-copy = This table began here; it is no copy of another one.
