"""`python -m web.pocket`, which `./boomtown pocket` calls: packs Boomtown for browsers."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from app import ConfigurationError, create_app
from web.pocket.making.npm import NoPackageError
from web.pocket.making.site import make_site
from web.pocket.offer import megabytes


def main(arguments: Sequence[str] | None = None) -> None:
    """Makes the site, or says in a sentence why not."""
    parser = argparse.ArgumentParser(prog="./boomtown pocket", allow_abbrev=False)
    where = "the folder to make (the one from which this installation offers it)"
    parser.add_argument("-o", "--output", type=Path, metavar="FOLDER", help=where)
    wish = parser.parse_args(arguments)
    try:
        app = create_app()
        folder = wish.output or app.config["POCKET"]
        facts = make_site(app, folder)
    except (NoPackageError, ConfigurationError) as error:
        sys.exit(str(error))
    print(f"{folder}: {megabytes(facts)} MB, fetched once.")


if __name__ == "__main__":
    main()
