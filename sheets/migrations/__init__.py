"""How the tables came to be, one step after the other, for databases of any age."""
