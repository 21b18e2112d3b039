### The rules by chapters, the page of a rule, and what the program knows.

rules-chapters = Chapters
rules-unfold = All { $count } rules on one page ›
rules-fold = Folded by chapters ›
point-same-case = The same case under each reading
point-cases = { $count ->
    [one] One worked example
   *[other] { $count } worked examples
}
related = What belongs to it
related-points = What the rulebook leaves open here
related-otherwise = What some tables play otherwise
related-rows = Rows of the score pad
related-together = Comes up along with it
known-way = What this program knows and does not know ›
known-title = What this program knows and does not know
known-sum = { $clauses } rules of the book, in our own words; { $proven } of them are proven by worked cases, of which there are { $cases }.
known-refused = { $count ->
    [one] One of the cases shows what cannot lie on a table, and is refused.
   *[other] { $count } of the cases show what cannot lie on a table, and are refused.
}
known-chapters = Chapter by chapter
known-chapter = Chapter
known-proven = proven
known-cases = Cases
known-not = What it does not know
known-unproven = { $count ->
    [one] One rule that is only told
   *[other] { $count } rules that are only told
}
known-unproven-why = They tell players what to do; no points and no answer hang on them, so no case proves them.
known-open = { $count ->
    [one] One point that the rulebook leaves open
   *[other] { $count } points that the rulebook leaves open
}
known-open-why = The program does not decide them: it shows what each reading brings, and your table chooses.
known-typed = { $count ->
    [one] One number at a seat that you type
   *[other] { $count } numbers at a seat that you type
}
known-typed-why = What is printed on a card or stands on a track is taken as you type it, within what is possible.
known-covered = What it covers
known-editions = Rulebooks
known-variants = Variants
known-questions = Questions it answers
known-rows = { $count ->
    [one] One row of the score pad, and the rule behind it
   *[other] { $count } rows of the score pad, and the rules behind them
}
known-row-cases = { $count ->
    [0] no case
    [one] one case
   *[other] { $count } cases
}
search-more = { $count ->
    [one] One more result
   *[other] { $count } more results
}
known-rules = Rules
known-settled = { $edition }: says itself what others leave open
case-open-table = Open this table
