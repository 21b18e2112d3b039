### How much there may be of something, and what is said where it is too much.

sheet-timeline-full = The table is full: what was changed on it takes up { $most } MiB. It can still be read and taken along.
sheet-drawing-too-long = A drawing holds at most { $most } characters; this one would have { $count }. Put in a shorter one. What is here can still be read and taken along.
sheet-too-much-in-it = A table holds at most { $most } values; this one would hold { $count }. Something has to go before more can come. What is here can still be read and taken along.
sheet-undo-what = What would that change?
sheet-undo-nothing = It would move no total.
change-more = … and more.
field-turned-round = “{ $given }” holds signs that turn the writing round. Type it without them.
sheet-gives-changes-after = The revision after which to begin
sheet-gives-changes-most = At most so many changes. The answer holds fewer where they are long; its Link header then leads to the next ones.
