### House rules: the open points with their readings, and what another reading would move.

readings-about = { $count ->
    [one] In one place the rulebook is silent, or its editions differ.
   *[other] In { $count } places the rulebook is silent, or its editions differ.
} Tap one to read it otherwise.
readings-as-we-read = House rules: as we read it
readings-of-your-own = { $count ->
    [one] House rules: one of your own
   *[other] House rules: { $count } of your own
}
readings-unless-chosen = we read it so unless you choose
readings-ours = your table reads it so
readings-by-edition = the { $edition } reads it so
readings-agreed = As in the first line, and agreed: questions then answer by it.
readings-in-score = What points can hang on
readings-in-play = What can matter while you play
readings-others = { $count ->
    [one] One other, which cannot matter here
   *[other] { $count } others, which cannot matter here
}
readings-only-players = Only with { AND($players) } players.
readings-only-with = Only with the variant { AND($variants) }.
readings-not-with = Not with the variant { AND($variants) }.
readings-moves-table = moves this table
readings-move = { $name } { $before } → { $after }
readings-nothing-else = nothing else changes
readings-winner-then = { AND($names) } would win
readings-move-nothing = changes nothing at this table
readings-changed = changed
readings-any-number = Any number
readings-players = Players
readings-for-any = any number of players
readings-for-players = { $count } players
readings-no-variants = no variants
readings-show = Show what can matter
readings-play = Play by these
readings-as-link = As a link
setup-no-variants = No variants

clause-more-cases = { $count ->
    [one] One more worked example
   *[other] { $count } more worked examples
}
case-more = What else it says
