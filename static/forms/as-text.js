// What a drawing takes over from fields of text waits in its fold; what is wrong stays in sight.

/** Puts fields into the fold of a drawing, and the sentences about them below what is drawn. */
export function foldAway(fields, details, board) {
  for (const field of fields.filter(Boolean)) {
    const place = field.closest(".field");
    const problems = place.querySelector(".problems");
    if (problems) board.append(problems);
    details.append(place);
    place.querySelector("details.as-text")?.setAttribute("open", "");
  }
}

/** Writes into a field as if it had been typed. */
export function tell(field, text) {
  field.value = text;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
