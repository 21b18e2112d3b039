### Was gesagt wird, solange die Datenbank nicht antwortet.

problem-database-busy = Gerade ist zu viel auf einmal los, darum kam das nicht an. Was bestätigt wurde, ist da; versucht es gleich noch einmal.
problem-database-away = Die Tische sind gerade nicht zu erreichen. Was bestätigt wurde, ist da; versucht es gleich noch einmal.
problem-database-full = Es ist kein Platz mehr, um noch etwas zu behalten, darum kam das nicht an. Was bestätigt wurde, ist da; wer Boomtown betreibt, muss Platz schaffen.
problem-database-damaged = Die Tische sind beschädigt und nicht zu lesen. Wer Boomtown betreibt, findet den Grund im Protokoll.
