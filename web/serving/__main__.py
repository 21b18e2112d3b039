"""`python -m web.serving`: what `./boomtown serve` calls."""

from web.serving.server import main

main()
