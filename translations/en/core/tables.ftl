### Pages on which tables are scored, questions answered and rules looked up.

nav-rules = Look up

title-score = Score a game
title-settle = Settle a question
title-all-rules = All { $count } rules
title-house-rules = House rules
title-house-rules-about = { $count } points are left open by the rulebook, or differ between editions. Agree once how you read them.

rules-search = In plain words
rules-search-like = In plain words, for instance: { $example }
rules-find = Find
rules-found = { $count ->
    [0] Nothing found for “{ $wanted }”. Fewer or other words may help.
    [one] One rule found for “{ $wanted }”.
   *[other] { $count } rules found for “{ $wanted }”.
}
rules-open-points = Open points
rules-clauses = Rules

clause-where = { $edition }: { $section }
clause-questions = Questions that rest on it
clause-cases = Worked examples
case-refused = This cannot be
case-open = Open this question
point-default = { $edition }: taken so where the table has not decided.
point-default-settled = { $edition }: settled so by its wording.
point-clauses = It is about

choose = Choose …
one-more-row = One more row
step-fewer = { $what }: one fewer
step-more = { $what }: one more
form-problems-counted = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
form-problems = Something is not right yet:
ask-now = Ask
ask-nothing = Nothing entered yet.
ask-example = Show an example
answer-reasons = { $count ->
    [one] The rule behind it
   *[other] The { $count } rules behind it
}
answer-remedies = What would help
answer-needs = cannot be worked out yet:
left-open = The rulebook leaves this open: { $point }
answer-if-yes = If it is a yes:
answer-depends = It depends on how you read this
answer-as-read = as it is read now
answer-read-so = Read it so
fact-true = yes
fact-false = no

setup-fields = Edition and house rules
setup-edition = Edition
setup-variants = Variants
setup-not-chosen = Not chosen
setup-unless-chosen = (we read it so unless you choose)
setup-settled = (the edition says so)
setup-use = Use these
edition-en = English rulebook
    .short = English rulebook
edition-de = German rulebook
    .short = German rulebook
edition-note = Publisher’s note

players-title = Who plays?
players-names = Names
players-name = Player { $number }
players-too-many = At most { $most } can play.
players-name-twice = There is “{ $name }” twice. One more letter, such as “{ $name } B.”, and everybody finds their own seat.

table-title = The table
table-rank = rank { $rank }
table-result = Show the result
table-result-so-far = Show how it stands
table-new = New table
seat-empty = nothing filled in
seat-draft = not right yet
seat-ready = counting
seat-draft-about = This seat cannot be counted yet; nothing you typed is lost.
seat-done = Done, to the table
seat-check = Count it

result-title = Result
result-none = No result yet
result-none-about = Nothing can be counted so far. All that was typed is kept.
result-nobody = Nobody sits at this table yet. All that was typed is kept.
result-winner = The winner: { AND($names) }
result-so-far = Not all seats are ready; this is how it stands.
result-pad = Score pad
result-why = Why
result-back = Back to the table
result-moves = { $name } { $before } → { $after }.
result-winner-then = The winner would be { AND($names) }.

house-rules-score = Score with these
house-rules-keep = Keep in the address
problem-404-seat = Nobody sits there: this table has { $count ->
    [one] one seat
   *[other] { $count } seats
}.
problem-404-clause = There is no rule “{ $clause }”.

mark-hat = Hat
    .within = hat
mark-star = Star
    .within = star
mark-cactus = Cactus
    .within = cactus
mark-boot = Boot
    .within = boot
mark-horseshoe = Horseshoe
    .within = horseshoe
mark-cow = Cow
    .within = cow
seat-by-number = Seat { $number } ({ FORM($mark, "within") })
parts-title = The middle of the table
