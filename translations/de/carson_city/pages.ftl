### The pages of this title.
