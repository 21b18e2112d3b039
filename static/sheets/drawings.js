// Two drawings made from the same one are brought together: everybody's places are kept.

const ways = new Map();

/** How drawings of a notation are brought together; the script that draws them says it. */
export const knowNotation = (notation, merge) => ways.set(notation, merge);

/** The way for rows of signs, each of which stands in a place of its own. */
export const rowsOfSigns = ({ bare, sign, between, spread }) => ({ sent, typed, now }) => {
  const drawings = [sent, typed, now].map((text) => text.trim().toLowerCase()
    .split(/\/?\s*[\r\n]\s*|\//).map(spread));
  if (!drawings.flat(2).every((each) => sign.test(each))) return null;
  const count = Math.max(...drawings.map((lines) => lines.length));
  const width = Math.max(...drawings.flat().map((line) => line.length));
  const at = (lines, row, column) => lines[row]?.[column] ?? bare;
  const rows = Array.from({ length: count }, (_, row) => Array.from({ length: width }, (__, column) => {
    const [before, here, there] = drawings.map((lines) => at(lines, row, column));
    if (here !== before && there !== before && here !== there) return null;
    return here === before ? there : here;
  }));
  if (rows.flat().includes(null)) return null;
  return rows.flat().every((each) => each === bare) ? "" : rows.map((row) => row.join(between)).join("/");
};

/**
 * What was drawn here since, and what came from elsewhere. Nothing where a field is no drawing, or
 * both drew something else in the same place.
 */
export const drawnTogether = (field, drawings) => ways.get(field.dataset.notation)?.(drawings) ?? null;
