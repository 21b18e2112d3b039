### Was zu keinem Platz gehört.

parts-name = Ziele
