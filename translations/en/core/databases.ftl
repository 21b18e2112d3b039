### What is said while the database does not answer.

problem-database-busy = Too much happens at once just now, so this was not taken. What was confirmed is there; try again in a moment.
problem-database-away = The tables cannot be reached just now. What was confirmed is there; try again in a moment.
problem-database-full = There is no room left to keep anything more, so this was not taken. What was confirmed is there; whoever runs Boomtown has to make room.
problem-database-damaged = The tables are damaged and cannot be read. Whoever runs Boomtown finds the reason in the log.
