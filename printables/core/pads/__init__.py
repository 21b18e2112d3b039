"""How a score pad is laid out: what is wished for, how large it gets, how its texts fit."""
