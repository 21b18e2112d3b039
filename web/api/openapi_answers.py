"""What the API answers about a title, as JSON Schema."""

from rules.core.rulings import Verdict
from scoring.titles import titles
from web.api.openapi_shapes import TEXT, WHOLE, either, listed, mapping, or_null, record

VERDICT = {"type": "string", "enum": [verdict.value for verdict in Verdict]}
FACTS = mapping({})
WARNINGS = listed(record({"at": TEXT, "message": TEXT}))
NEEDS = record({"reading": TEXT, "needs": listed(TEXT)})
SUBJECTS = {key: TEXT for title in titles().values() for key in title.pad.subjects}
PART = record({"points": WHOLE, "why": TEXT, "clauses": listed(TEXT)}, **SUBJECTS)
LINE = record(
    {"row": TEXT, "label": TEXT, "points": WHOLE, "clauses": listed(TEXT), "parts": listed(PART)}
)
SEAT = record({"name": TEXT, "total": WHOLE, "rank": WHOLE, "lines": listed(LINE)})
SCORED_SO = record({"reading": TEXT, "totals": mapping(WHOLE), "winners": listed(TEXT)})
BREAKDOWN = record(
    {
        "title": TEXT,
        "edition": TEXT,
        "house_rules": mapping(TEXT),
        "seats": listed(SEAT),
        "winners": listed(TEXT),
        "tie_break": or_null(TEXT),
        "tie_break_clauses": listed(TEXT),
        "depends_on": listed(
            record(
                {
                    "open_point": TEXT,
                    "reading": TEXT,
                    "otherwise": listed(either(SCORED_SO, NEEDS)),
                }
            )
        ),
        "warnings": WARNINGS,
    }
)
RULED_SO = record({"reading": TEXT, "verdict": VERDICT, "facts": FACTS})
RULING = record(
    {
        "title": TEXT,
        "question": TEXT,
        "verdict": VERDICT,
        "because": listed(record({"clause": TEXT, "says": TEXT})),
        "facts": FACTS,
        "remedies": listed(TEXT),
        "depends_on": listed(
            record(
                {
                    "open_point": TEXT,
                    "reading": or_null(TEXT),
                    "otherwise": listed(either(RULED_SO, NEEDS)),
                }
            )
        ),
        "warnings": WARNINGS,
    }
)
PROBLEM = record(
    {"type": TEXT, "title": TEXT, "status": WHOLE, "detail": TEXT}, errors=mapping(listed(TEXT))
)
OPEN_POINT = record(
    {
        "id": TEXT,
        "text": TEXT,
        "readings": listed(record({"key": TEXT, "text": TEXT})),
        "defaults": mapping(TEXT),
        "because": TEXT,
        "settled_in": listed(TEXT),
        "clauses": listed(TEXT),
    }
)
CLAUSE = record({"id": TEXT, "text": TEXT, "where": mapping(TEXT), "does": listed(TEXT)})
CLAUSES = record({"title": TEXT, "clauses": listed(CLAUSE), "open_points": listed(OPEN_POINT)})
TITLE = record(
    {
        "slug": TEXT,
        "title": TEXT,
        "year": WHOLE,
        "players": record({"fewest": WHOLE, "most": WHOLE}),
        "editions": listed(TEXT),
        "variants": listed(TEXT),
        "questions": listed(record({"key": TEXT, "text": TEXT, "about": TEXT})),
        "open_points": listed(OPEN_POINT),
    },
    bgg_id=WHOLE,
)
