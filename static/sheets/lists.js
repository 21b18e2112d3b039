// Lists in a form: rows of fields and choices in order. Each is one thing that changes as a whole,
// as its rows close up on the server when one is left blank, while here each stays where it is.

/** The path of the list that a place with rows holds, by the name of a field in it. */
export function pathIn(place, name) {
  if (place.matches(".ordered")) return name.replace(/\.\d+$/, ".");
  const core = place.id.replace(/^f-|-(rows|items)$/g, "");
  const path = name.slice(0, core.length);
  const isInRow = path.replaceAll(".", "-") === core && /^\.\d+(\.|$)/.test(name.slice(core.length));
  return isInRow ? `${path}.` : "";
}

/** The path of the list that a field belongs to; none where it stands by itself. */
export function listOf(field) {
  const inner = field.closest(".rows, .ordered");
  if (!inner) return "";
  const outer = inner.parentElement.closest(".rows");
  return (outer && pathIn(outer, field.name)) || pathIn(inner, field.name);
}

/** The rows of a list that hold anything, as one text to compare. */
export function rowsOf(texts, list) {
  const rows = new Map();
  for (const [key, text] of texts) {
    const [row] = key.startsWith(list) && text ? key.slice(list.length).split(".") : [];
    if (row) rows.set(row, [...rows.get(row) ?? [], key.slice(list.length + row.length), text]);
  }
  return JSON.stringify([...rows.values()]);
}
