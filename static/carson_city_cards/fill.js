// The spots that nobody painted: which must lie on a card, and which may be bare table.

import { BARE, EMPTY, FRAME, boxAround, under } from "./city-notation.js";

const ON_A_CARD = [0, 1, FRAME, FRAME + 1]; // A spot is one of the four of a card that lies so far up.

/** The cards that a spot can lie on, each as its four spots, none of them outside the box. */
function cardsOn(spot, { top, bottom, left, right }) {
  const isInside = (each) => each % FRAME >= left && each % FRAME <= right
    && Math.floor(each / FRAME) >= top && Math.floor(each / FRAME) <= bottom;
  return ON_A_CARD.map((back) => under(spot - back)).filter((card) => card.every(isInside));
}

const BESIDE = [-1, 1, -FRAME, FRAME];

/** Whether we take it for bare table: nothing is painted from there to a corner of the box. */
function looksBare(drawing, spot, { top, bottom, left, right }) {
  const [column, row] = [spot % FRAME, Math.floor(spot / FRAME)];
  const isBare = (fromRow, toRow, fromColumn, toColumn) => {
    for (let at = fromRow; at <= toRow; at++)
      if (/[^-]/.test(drawing.slice(at * FRAME + fromColumn, at * FRAME + toColumn + 1))) return false;
    return true;
  };
  const beside = BESIDE.filter((by) => (drawing[spot + by] ?? BARE) !== BARE).length;
  return beside < 2 && [[top, row], [row, bottom]].some((rows) =>
    [[left, column], [column, right]].some((columns) => isBare(...rows, ...columns)));
}

/**
 * What the painted parcels say of the others around which they lie: `sure` are the spots that must
 * lie on a card, as every card of a painted parcel covers them; `unsure` says of each other spot
 * what we take it for, true for a card.
 */
export function unpainted(drawing) {
  const box = boxAround(drawing);
  const [painted, left] = [[], []];
  for (let row = box.top; row <= box.bottom; row++)
    for (let column = box.left; column <= box.right; column++)
      (drawing[row * FRAME + column] === BARE ? left : painted).push(row * FRAME + column);
  const cards = painted.map((spot) => cardsOn(spot, box));
  if (cards.some((those) => !those.length)) return { sure: [], unsure: new Map() };
  const sure = left.filter((spot) => cards.some((those) => those.every((card) => card.includes(spot))));
  const unsure = new Map(left.filter((spot) => !sure.includes(spot))
    .map((spot) => [spot, !looksBare(drawing, spot, box)]));
  for (const those of cards) cover(those, unsure);
  return { sure, unsure };
}

/** Takes for cards what at least one card of a painted parcel needs. */
function cover(cards, unsure) {
  const lacking = cards.map((card) => card.filter((spot) => unsure.get(spot) === false));
  const fewest = lacking.sort((one, other) => one.length - other.length)[0];
  for (const spot of fewest) unsure.set(spot, true);
}

/** A drawing with empty parcels on these spots. */
function withEmpty(drawing, spots) {
  const signs = [...drawing];
  for (const spot of spots) signs[spot] = EMPTY;
  return signs.join("");
}

/**
 * Fills what nobody painted: at once what must lie on a card; of each other spot it is asked on the
 * grid, where a tap or a stroke says card or bare table, until it is used again.
 */
export function fillingOf({ grid, drawing, change, show, answered }) {
  let [unsure, stroke] = [new Map(), null];

  function answer(spot, isCard) {
    unsure.set(spot, isCard);
    answered(spot);
    show();
  }

  function spotUnder({ clientX, clientY }) {
    const place = document.elementFromPoint(clientX, clientY)?.closest("[data-unsure]");
    return grid.contains(place) ? Number(place.dataset.spot) : -1;
  }

  function press(event) {
    const spot = spotUnder(event);
    if (!unsure.has(spot) || event.button || !event.isPrimary) return;
    event.stopPropagation(); // It is no stroke of the brush.
    stroke = !unsure.get(spot);
    answer(spot, stroke);
  }

  function drag(event) {
    if (stroke === null) return;
    const spot = spotUnder(event);
    if (unsure.has(spot) && unsure.get(spot) !== stroke) answer(spot, stroke);
  }

  grid.addEventListener("pointerdown", press, true);
  grid.addEventListener("pointermove", drag, true);
  for (const end of ["pointerup", "pointercancel"])
    grid.addEventListener(end, () => { stroke = null; }, true);

  return {
    isAsking: () => unsure.size > 0,
    asks: (spot) => unsure.has(spot),
    turn: (spot) => answer(spot, !unsure.get(spot)),
    seenAt: (spot) => (unsure.has(spot) ? (unsure.get(spot) ? EMPTY : BARE) : null),
    may() {
      const left = unpainted(drawing());
      return left.sure.length + left.unsure.size > 0;
    },
    use() {
      const left = unsure.size ? { sure: [], unsure: new Map() } : unpainted(drawing());
      const cards = [...left.sure, ...[...unsure.keys()].filter((spot) => unsure.get(spot))];
      unsure = left.unsure;
      change(withEmpty(drawing(), cards));
      show();
    },
    /** Asks no more; says whether it did. */
    stop() {
      const wasAsking = unsure.size > 0;
      unsure = new Map();
      return wasAsking;
    },
  };
}
