// The notation of a landscape: an entry for each tile, "x,y=tile", the newest last.

function read(text) {
  const entries = text.split(";").map((entry) => entry.trim()).filter(Boolean);
  const tiles = new Map(entries.map((entry) => [entry.split("=")[0].trim(), entry]));
  const isWhole = tiles.size === entries.length && entries.every((entry) => entry.includes("="));
  return isWhole ? tiles : null;
}

/**
 * What was typed since, and what came from elsewhere meanwhile; nothing where a text is none, or
 * where it must not be decided here which of two tiles lies in a place.
 */
export function mergedLandscape({ sent, typed, now }, { isStrict = false } = {}) {
  const states = [sent, typed, now].map(read);
  if (states.includes(null)) return null;
  const [before, here, there] = states;
  const cells = new Set([...there.keys(), ...here.keys()]);
  const isContested = (cell) => here.get(cell) !== before.get(cell)
    && there.get(cell) !== before.get(cell) && here.get(cell) !== there.get(cell);
  if (isStrict && [...cells].some(isContested)) return null;
  const tiles = [...cells].map((cell) =>
    (here.get(cell) === before.get(cell) ? there : here).get(cell));
  return tiles.filter(Boolean).join(";");
}
