### The page of a seat, and of what belongs to none: who, how many so far, what comes next.

seat-so-far = { $total } so far
numbers-or = { OR($numbers) }
numbers-range = { $least } to { $most }
hint-minus-points = Minus points: 12 counts as −12.
seat-change-who = name and mark
seat-onward = Go on
seat-next = Next: { $name }
seat-to-table = To the table
seat-to-own = To my seat
seat-add-up = Add it up
seat-is-over = This table is finished.
