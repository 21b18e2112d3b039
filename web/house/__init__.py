"""What every answer is made with: settings, addresses, languages, errors, limits."""

from flask import Flask


def register(app: Flask) -> None:
    """Configures the application, and dresses every answer."""
    from web.forms import sent  # noqa: PLC0415
    from web.house import (  # noqa: PLC0415
        compression,
        configuration,
        limits,
        problems,
        rendering,
        security,
    )
    from web.serving import files  # noqa: PLC0415

    configuration.configure(app)
    for part in (security, limits, sent, problems, rendering, files, compression):
        part.register(app)
