"""The pages outside shared sheets."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the pages."""
    from web.asking import folding, headlines, in_numbers, links, showing  # noqa: PLC0415
    from web.pages import ask, drawings, home, leaflets, moves, my_tables, onward  # noqa: PLC0415
    from web.pages import house_rules as _of_the_same_blueprint  # noqa: F401, PLC0415
    from web.pages import score as scoring_pages  # noqa: PLC0415
    from web.pages.results import one_phone, taking_along  # noqa: PLC0415
    from web.pages.rules import clauses  # noqa: PLC0415

    app.jinja_env.globals.update(
        table_here=my_tables.table_here,
        headline_in=headlines.headline_in,
        question_address=links.question_address,
        told_below=headlines.told_below,
        sides_of=showing.sides_of,
        folds_of=folding.folds_of,
        row_in_short=folding.row_in_short,
        address_of_other_way=in_numbers.address_of_other_way,
        kept_briefly=showing.kept_briefly,
    )

    for blueprint in (
        home.pages,
        scoring_pages.score_pages,
        onward.onward_pages,
        ask.ask_pages,
        drawings.drawing_pages,
        clauses.rules_pages,
        moves.move_pages,
        leaflets.leaflet_pages,
        taking_along.taking_along,
        one_phone.one_phone,
    ):
        app.register_blueprint(blueprint)
