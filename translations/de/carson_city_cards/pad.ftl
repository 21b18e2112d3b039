### Der Wertungsblock des Kartenspiels: was über den Zeilen steht, in der Reihenfolge des Zählens.

pad-band-ranches = 1  Was daneben liegt
pad-band-ranch_symbols = 2  Was irgendwo in der Stadt liegt
pad-band-characters = 3  Personen; für virtuelle Spieler nur der Reizwert
pad-short-outlaws = −6 je Gruppe; Gefängnis/Sheriff: 0
pad-shortest-outlaws = −6; Gef./Sheriff 0
pad-whose = wessen? Die Initiale genügt.
