### The result, and what is done with it.

result-wins = { $count ->
    [one] { AND($names) } wins
   *[other] { AND($names) } share the first place
}
result-leads = { AND($names) } { $count ->
    [one] leads
   *[other] lead
} with { $total }
result-same-total = Tied at { $total }: { AND($names) }
result-decide = Who wins?
result-not-decided = Not decided yet
result-face-down = Something lies face down here.
result-face-down-sign = ? = lies face down and is in no total yet.
result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $winners ->
    [one] { "" }
   *[other] {" "}each
}
result-row-unknown = Depends on something that is not entered.
result-points-possible = { $points } points
result-ahead = { $points }, { $count } ahead of { AND($names) }
result-level = { $points }, as many as { AND($names) }
result-came-from = Where the points came from
result-losses = What cost points lies to the left of the line; the arrow shows the total.
result-hangs-on = Hangs on
result-moved = { $name } { $before } → { $after }
result-nothing-else = nothing else changes
result-share = Share
result-print = Print
result-do-rematch = Rematch
result-do-correct = Correct
result-do-ask-to-correct = Ask to correct
result-take-along = Take it along: picture, BG Stats, file, text
away-share-look = Whoever has this address sees the result and can change nothing.
away-share-all = The whole table stands in this address: whoever opens it sees the result, and can count on from there.
away-share-code = Code of the result
away-address = Address
away-copy = Copy
away-copied = Copied
away-text-code = The text as a code
away-back = Back to the result
away-picture = A picture to share
away-picture-make = Make the picture
away-picture-save = Save the picture
away-picture-share = Share the picture
away-picture-needs-script = The picture is drawn in the browser and needs scripts.
away-files = Files
away-json = The table as a file (JSON)
away-csv = The score pad for a spreadsheet (CSV)
away-bg-stats = To BG Stats
away-files-about = To open the file again:
away-text = The table as one text
away-text-about = This text holds the whole table. Any Boomtown can open it, even where the table is deleted.
away-text-open = Open it here
away-text-too-large = This table is too large for one text. Keep it as a file.
result-corrected = Corrected.
result-unsent = Not sent from this phone
result-unsent-kept = It is still on this phone, and is sent once the host has reopened the table.
result-unsent-more = and { $count } more
result-do-to-rematch = To the rematch
