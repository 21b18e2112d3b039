### Gemeinsame Blätter: aufgehoben, auf Papier mitgenommen, zusammen ausgefüllt.

## Der Tisch als Text, gedruckt oder kopiert

portable-not-ours = Das ist kein Tisch, den Boomtown lesen kann: So ein Text beginnt mit { $known }. Steht hinter dem B eine andere Ziffer, hat ihn ein neueres Boomtown geschrieben.
portable-broken = Dieser Tisch lässt sich nicht lesen: Ein Teil des Textes fehlt oder ist verändert. Scannt den Code noch einmal, oder kopiert den ganzen Text.
