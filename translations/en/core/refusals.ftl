### What is wrong with a field, and what would be right.

faults-more = { $count ->
    [one] And 1 more fault, which is not listed here.
   *[other] And { $count } more faults, which are not listed here.
}
body-too-many-values = There is too much in this: at most { $most } values are read.
body-too-many-fields = There are too many fields: at most { $most } are read.
body-text-too-long = This text is too long: at most { $longest } characters are read.
number-of-each-player = One number for each of you is needed; enter 0 for none.
field-required = This is needed.
field-null = A value is needed here; leave the field out where there is none.
field-unknown = There is no such field here.
field-not-an-object = An object with named fields is needed here.
field-not-whole = “{ $given }” is not a whole number; one from { $minimum } to { $maximum } is needed.
field-out-of-range = { $given } is out of range; it goes from { $minimum } to { $maximum }.
field-not-in-steps = { $given } cannot be: these points come in steps of { $step }.
field-not-a-flag = “{ $given }” is neither true nor false.
field-not-text = { $given } is not a text.
field-text-length = The text needs 1 to { $longest } characters.
field-not-a-choice = “{ $given }” is not known here; possible: { $choices }.
field-not-a-list = “{ $given }” is not a list.
field-list-too-short = { $shortest ->
    [one] At least one is needed;
   *[other] At least { $shortest } are needed;
} { $count ->
    [0] none is there.
    [one] 1 is there.
   *[other] { $count } are there.
}
field-list-too-long = { $longest ->
    [one] Only one is possible;
   *[other] At most { $longest } are possible;
} { $count } are there.
field-repeated = “{ $given }” is already in the list.
field-no-variants = This title has no variants, “{ $given }” neither.
field-only-one-of = Only one of these can be played at a time: { $given }.
field-no-open-point = This title has no open point “{ $given }”.
