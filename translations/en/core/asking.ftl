### Questions as pages: the largest words of an answer, the bar, what is silent.

headline-plain = { $value }
headline-only = { $what }
headline-then = { $before }, then { $after }
headline-times = { $count ->
    [one] { $what }
   *[other] { $what } ×{ $count }
 }
headline-all = { AND($each) }
headline-or = { $one } or { $other }
headline-beside = { $one }, { $other }
headline-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
headline-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
 }
headline-none = None
headline-nobody = Nobody
headline-nowhere = Nowhere

## The bar, and the way back

asking-again = Ask again
asking-send = Send
asking-kept = Kept ✓
asking-at = at
asking-our-table = Our table
asking-the-answer = Back to the answer
asking-send-about = Whoever opens this address sees the same question and its answer.
asking-code = Code of this answer
asking-filled = filled in
asking-agreed = House rules
asking-hangs-on = What it hangs on
asking-under-this = What is so then
asking-known = What your table knows is filled in already.
asking-faults = { $count ->
    [one] One thing is not right yet
   *[other] { $count } things are not right yet
 }

## A table of this phone, and what it knows

for-whom = For whom?
for-whom-table = Our table
for-whom-nobody = No table
along = From your table:
along-otherwise = Changed here. At your table:
along-people = { AND($names) }
along-house-rules = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
 }
along-unusable = not readable, please enter here: { AND($fields) }
not-used = Not needed for this answer: { AND($fields) }.
asking-by-numbers = No drawing? Count it yourself
asking-by-drawing = Show it on a drawing instead

# An answer that depends on what nobody said
verdict-depends = IT DEPENDS
depends-none = none
depends-nobody = nobody
depends-any = any
depends-anybody = anybody
depends-some = some
depends-or-more = { $number } or more
depends-if = if
depends-if-none = If none of these:
depends-otherwise = Otherwise
depends-without = without { $what }
depends-if-all = if all of this is so:
depends-all-so = That’s us
depends-blank-is-none = What stays blank here counts as none.
depends-which = Say which it is:
depends-more = More to fill in
depends-fill-in = Otherwise fill in what is missing:
depends-fill-in-all = What decides is still missing. Fill it in:
answer-how-much = What it comes to depends on: { AND($fields) }
answer-more = More depends on: { AND($fields) }
depends-so-it-is = None of this – that’s us
depends-say-it = Say exactly how it is
asking-still-needed = We still need to know:
