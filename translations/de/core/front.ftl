### Der Weg hinein: der Kopf jeder Seite, der Anfang, ein Titel, wer spielt.

menu = Menü
menu-home = Alle Spiele
