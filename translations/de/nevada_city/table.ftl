## Was zu keinem Platz gehört

shared-name = Ziele
