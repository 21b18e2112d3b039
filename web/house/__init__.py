"""What every answer is made with: settings, addresses, languages, errors, limits."""

from flask import Flask


def register(app: Flask) -> None:
    """Configures the application, and dresses every answer."""
    from web.house import compression, configuration, problems, rendering, security  # noqa: PLC0415
    from web.serving import files  # noqa: PLC0415

    configuration.configure(app)
    for part in (security, problems, rendering, files, compression):
        part.register(app)
