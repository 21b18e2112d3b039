// Names and signs of a city: columns by letters, rows by numbers, a letter for each picture.

/** The sign for a spot without a card, and the letter of an empty parcel. */
export const BARE = "-";
export const EMPTY = ".";
/** So many columns and rows are there at most. */
export const FRAME = 26;

/** The rows and columns that hold everything of a drawing: the frame's spots as one text. */
export function boxAround(drawing) {
  const used = Array.from(drawing, (_, spot) => spot).filter((spot) => drawing[spot] !== BARE);
  const columns = used.map((spot) => spot % FRAME);
  const [top, bottom] = [used[0] ?? 0, used.at(-1) ?? -1].map((spot) => Math.floor(spot / FRAME));
  return { top, bottom, left: Math.min(...columns), right: Math.max(-1, ...columns) };
}

/** The name of a spot, counted row after row through the frame. */
export const spotName = (spot) =>
  String.fromCharCode(97 + spot % FRAME) + (Math.floor(spot / FRAME) + 1);

/** The spot of a name such as "c3"; -1 where it is none. */
export function spotOf(name) {
  const [, letter, row] = name.trim().toLowerCase().match(/^([a-z])([1-9]\d?)$/) ?? [];
  return letter && row <= FRAME ? (row - 1) * FRAME + letter.charCodeAt(0) - 97 : -1;
}

/** The four letters of a card; nothing where its text is none. */
export function lettersOf(text) {
  const letters = text.trim().toLowerCase().replace(/[\/\s]+/g, "");
  return /^[a-z.]{4}$/.test(letters) ? [...letters] : null;
}

/** The text of a card. */
export const cardText = (letters) => `${letters.slice(0, 2).join("")}/${letters.slice(2).join("")}`;

/** The spots under a card whose upper left parcel lies here. */
export const under = (spot) => [spot, spot + 1, spot + FRAME, spot + FRAME + 1];

/** What is seen of cards that lie on one another, as the text of a city. */
export function seenOf(cards) {
  const seen = new Map();
  for (const { at, pictures } of cards) {
    const [spot, letters] = [spotOf(at), lettersOf(pictures)];
    if (spot >= 0 && letters) under(spot).forEach((each, place) => seen.set(each, letters[place]));
  }
  const last = (of) => Math.max(-1, ...[...seen.keys()].map(of));
  const [right, bottom] = [last((spot) => spot % FRAME), last((spot) => Math.floor(spot / FRAME))];
  return Array.from({ length: bottom + 1 }, (_, row) => Array.from({ length: right + 1 },
    (__, column) => seen.get(row * FRAME + column) ?? BARE).join("")).join("/");
}
