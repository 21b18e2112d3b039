chapter-box = The box and the setup
chapter-round = The round
chapter-building = Building
chapter-end = Change of era and end
chapter-scoring = Scoring
chapter-characters = Characters
chapter-pictures = The table of pictures
