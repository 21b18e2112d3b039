### The calls of shared sheets, as the description of the interface names them.

sheet-call-make = Make a sheet from a title and its seats; the answer holds the host’s link
sheet-call-import = Make a new sheet of an exported one, with its table and a history of its own
sheet-call-see = The sheet as this code may see it; nothing but its revision to whoever has seen it
sheet-call-change = Set values at paths such as seats.1.money; null removes, and what somebody else has changed since base is refused with both versions
sheet-call-delete = Delete the sheet for good; the host alone
sheet-call-preview = What a change would do to totals and winners, without making it; base is passed over
sheet-call-events = Each change as it happens: the event “change” with its revision as the id and News in JSON as its data
sheet-call-changes = The timeline: every change with its values before and after
sheet-call-undo = Put the earlier values of a change back, as a new change
sheet-call-add-seat = Add a seat
sheet-call-leave-out = Leave a seat out; what was typed for it is kept; the host alone
sheet-call-take = Sit down on a free seat with the table’s code; the answer holds the seat’s own link
sheet-call-keep-ruling = Keep a question with its answer, under the table’s own readings unless the situation holds others; the host and every seat
sheet-call-delete-ruling = Keep a ruling no more; a seat its own, the host all
sheet-call-finish = Finish the sheet; it takes no more changes; the host alone
sheet-call-reopen = Let a finished sheet take changes again; the host alone
sheet-call-reveal = Turn over what lies face down; the host alone
sheet-call-rematch = Make a new sheet for the same people; the host alone
sheet-call-renew = New codes for a role; the old ones end, and a seat is free again; the host alone
sheet-call-export = The sheet as a file, which can be imported
sheet-call-table = The score pad as a table for a spreadsheet

sheet-gives-code = A code of the sheet, for the host, a seat, the table or looking on: 26 signs of Crockford’s Base32, in any case, with blanks or hyphens; O stands for 0, I and L for 1
sheet-gives-number = The number of a seat, counted from 0
sheet-gives-revision = The revision that the change made
sheet-gives-ruling = The number of the ruling, as the sheet tells it
sheet-gives-role = Whose codes are meant
sheet-gives-if-none-match = The ETag of the sheet that was seen last
sheet-gives-last-event-id = The revision after which to go on; anything but a number is passed over
sheet-gives-after = The same, where there is no such header
