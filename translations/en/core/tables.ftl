### Pages on which tables are scored, questions answered and rules looked up.

nav-rules = Look up

title-score = Score a game
title-settle = Settle a question
title-all-rules = All { $count } rules
title-house-rules = House rules

rules-open-points = Open points
rules-clauses = Rules

clause-where = { $edition }: { $section }
clause-questions = Questions that rest on it
clause-cases = Worked examples
case-refused = This cannot be
case-open = Open this question
point-clauses = It is about

choose = Choose …
one-more-row = Add another
step-fewer = { $what }: one fewer
step-more = { $what }: one more
form-problems-counted = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
form-problems = Something is not right yet:
ask-now = Ask
ask-nothing = Nothing entered yet.
ask-example-brief = Example
ask-example = Show an example
answer-reasons = { $count ->
    [one] The rule behind it
   *[other] The { $count } rules behind it
}
answer-remedies = What would help
answer-together = No single reading changes the answer. These do together:
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

table-rank = rank { $rank }
seat-empty = nothing filled in
seat-draft = not right yet
seat-ready = counting

result-title = Result
result-none = No result yet
result-none-about = Nothing can be counted so far. All that was typed is kept.
result-nobody = Nobody sits at this table yet. All that was typed is kept.
result-so-far = Not everybody is done; this is how it stands.
result-pad = Score pad
result-why = Why
result-back = Back to the table
result-winner-then = The winner would be { AND($names) }.

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
seat-by-number = Player { $number } ({ FORM($mark, "within") })
parts-title = On the table
