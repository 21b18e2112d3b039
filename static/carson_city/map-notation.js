// The notation of a town: eight rows of eight signs, each an optional owner and a thing.

/** Rows and columns. */
export const SIDE = 8;
/** The sign for a parcel on which nothing stands. */
export const EMPTY = ".";
/** All parcels by their numbers, row after row. */
export const PARCELS = Array.from({ length: SIDE * SIDE }, (_, at) => at);
/** A town is a list of signs: "." or "h" of nobody, "2r" of the second seat. */
export const NOTHING = PARCELS.map(() => EMPTY);

/** What stands on a parcel with this sign. */
export const thingOf = (sign) => sign.at(-1);
/** Whose it is; no text for nobody. */
export const ownerOf = (sign) => sign.slice(0, -1);
/** The name of a parcel. */
export const nameOf = (at) => String.fromCharCode(97 + at % SIDE) + (Math.floor(at / SIDE) + 1);
/** Whether two towns look the same. */
export const isSame = (town, other) => town.join() === other?.join();

/** The town that a text draws; nothing if it is no notation. */
export function read(text, things, owners) {
  if (!text.trim()) return NOTHING;
  const rows = text.trim().toLowerCase().split(/\s*\/\s*|\s*[\r\n]\s*/)
    .map((row) => row.split(/[\s,]+/).filter(Boolean));
  const isKnown = (sign) => sign.length < 3 && things.includes(thingOf(sign))
    && (ownerOf(sign) === "" || ownerOf(sign) in owners);
  const isWhole = rows.length === SIDE && rows.every((row) => row.length === SIDE);
  return isWhole && rows.flat().every(isKnown) ? rows.flat() : null;
}

/** The text of a town; none for one on which nothing stands. */
export function write(town) {
  if (isSame(town, NOTHING)) return "";
  const starts = PARCELS.filter((at) => at % SIDE === 0);
  return starts.map((at) => town.slice(at, at + SIDE).join(" ")).join("/");
}
