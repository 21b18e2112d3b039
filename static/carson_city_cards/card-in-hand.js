// The card in hand: four parcels, painted with the pictures of the palette.

import { write } from "../sheets/fields.js";
import { BARE, EMPTY, cardText, lettersOf } from "./city-notation.js";

const PLACES = [0, 1, 2, 3];
const CELL = '<button type="button"><svg aria-hidden="true"><use/></svg></button>';

/** A card that a field keeps as text, or nobody keeps until it is laid. */
export function handOf(field, painter, painted) {
  let held = null;
  const drawn = document.createElement("div");
  drawn.className = "in-hand";
  drawn.setAttribute("role", "group");
  drawn.ariaLabel = painter.say("hand");
  drawn.innerHTML = PLACES.map(() => CELL).join("");

  const caption = document.createElement("small");
  Object.assign(caption, { className: "of-hand", textContent: painter.say("hand") });

  const letters = () => (field ? lettersOf(field.value) : held);

  // The first picture makes all other parcels of the card empty ones.
  function paint(place) {
    const now = letters() ?? PLACES.map(() => EMPTY);
    const brush = painter.brush() === BARE ? EMPTY : painter.brush();
    now[place] = now[place] === brush ? EMPTY : brush;
    if (field) write(field, cardText(now));
    else held = now;
    painted();
    painter.show();
  }

  drawn.onclick = ({ target }) => {
    const place = [...drawn.children].indexOf(target.closest("button"));
    if (place >= 0) paint(place);
  };

  return {
    drawn,
    caption,
    letters,
    empty: () => { held = null; },
    show: () => PLACES.forEach((place) => {
      const letter = letters()?.[place] ?? BARE;
      painter.draw(drawn.children[place], letter, "");
      drawn.children[place].ariaLabel = `${painter.say("hand")} ${place + 1}: ${painter.named(letter)}`;
    }),
  };
}
