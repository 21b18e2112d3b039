### What only the finished sheet on paper says.

keepsake-face-down = Something still lies face down and is in no total yet. The winner is known once the host turns it over.
keepsake-unused = Without points, or not entered: { $rows }.
