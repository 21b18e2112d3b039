### Score pads.

pads-order = Count row by row, from the top down.
pads-name-of = Name of player { $number }
pads-fillable = To be filled in on a screen
pads-fillable-hint = The names and numbers of the PDF are then fields.
pads-edition-by-language = The one in the language of the paper
