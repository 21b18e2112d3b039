// Two drawings made from the same one are brought together: everybody's places are kept.

import { mergedLandscape } from "../gold_rush/landscape-notation.js";

// How drawings are written: pictures side by side, signs of a map with blanks between them, or tiles.
const WRITTEN = {
  "": { bare: "-", sign: /^[a-z.-]$/, between: "", spread: (row) =>
    [...row.replace(/[1-9]/g, (run) => "-".repeat(run))] },
  map: { bare: ".", sign: /^[1-5]?[a-z.~]$/, between: " ", spread: (row) =>
    row.split(/[\s,]+/).filter(Boolean) },
  landscape: { merge: (drawings) => mergedLandscape(drawings, { isStrict: true }) },
};

function merged({ sent, typed, now }, { bare, sign, between, spread }) {
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
}

/**
 * What was drawn here since, and what came from elsewhere. Nothing where a field is no drawing, or
 * both drew something else in the same place.
 */
export function drawnTogether(field, drawings) {
  const way = WRITTEN[field.dataset.notation];
  return way ? (way.merge ?? merged)(drawings, way) : null;
}
