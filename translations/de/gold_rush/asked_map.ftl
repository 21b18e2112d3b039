### Die Karte im Formular einer Frage.

land-tap-to-lay = Tippe an, wohin sie kommt.
land-tap-to-ask = Tippe die Stelle an, um die es geht.
land-newest-tile = Die neueste Karte
land-tap-a-place = Steht dort jemand? Tippe die Stelle an.
land-tap-to-ask-place = Tippe die Stelle an, um die es geht.
land-tap-to-ask-tile = Tippe die Karte an, um die es geht.
land-another-tile = Noch eine Karte legen
