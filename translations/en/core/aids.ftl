### What the player aids of all titles say.

aid-margin = The number beside a rule is its number in Boomtown: { $number } is { $clause }.
aid-bold = bold: your table’s choice
aid-carried = { $heading } (continued)
aid-how = What brings points
print-scoring = How it scores
print-scoring-about = Half a page for newcomers: every row of the pad with its rule, and small examples counted out.
