### Papers, and the page where they are chosen.

print-scorepad = Score pad
print-aid = Player aid
print-tent = Scan to join
print-scan-this = Scan this pad to count it on your phone
print-scan-to-join = Scan to join
print-no-house-rules = No house rules.

## What is not printed

print-no-press = Nothing can be printed on this machine: WeasyPrint or Pango is missing. Everything else works; whoever runs Boomtown finds the reason in the log.
print-busy = Others are printing at the moment. Try again in a few seconds.
print-too-much = This is too much for one go. Ask for fewer copies.

## The page where papers are chosen

nav-print = Print
print-kinds = What to print
print-scorepad-about = A column for each player, a row for each line of the pad; below or on a second page, room for what is counted.
print-aid-about = The rules in short, read as your table reads them; a full page, or a sheet folded to a card.
print-paper = Paper
paper-a4 = A4
paper-letter = Letter
paper-a5 = A5
paper-pocket = Card to fold (A5)
print-language = Language
print-per-page = On a page
per-page-1 = One pad
per-page-2 = Two pads
per-page-3 = Three pads
per-page-4 = Up to four pads
per-page-fewer = { $count } pads do not fit here: their rows would be too low to write in.
print-players = Players
print-copies = Pages
print-names = Names
print-names-hint = With commas between; leave it blank to write them in by hand.
print-pdf = Print (PDF)
print-preview = Preview
print-with-codes = Each pad with a code
print-keepsake = The finished sheet
print-tent-button = Table tent: scan to join

## Player aids of every title

aid-title = Player aid
aid-tie = Tie
aid-chosen = (your table’s choice)
aid-settled = (this rulebook’s rule)
aid-silent = (the rulebook does not say)
aid-dollars = ${ $amount }
