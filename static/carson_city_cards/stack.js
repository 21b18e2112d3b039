// Cards in the order laid: each is a row of the form, shown as the card it is.

import { addRow, knowBlankRows } from "../sheets/rows.js";
import { write } from "../sheets/fields.js";
import { FRAME, lettersOf, seenOf, spotName, spotOf } from "./city-notation.js";

const ROWS = ":scope > .row-of-fields";
const NUMBER = /\d+/g;

const textIn = (row, name) => row.querySelector(`[name$=".${name}"]`);
const cardIn = (row) => ({ at: textIn(row, "at").value.trim(), pictures: textIn(row, "parcels").value });
const isBlank = (row) => Object.values(cardIn(row)).every((text) => !text.trim());

/** The place of a list of cards in a form. */
const placeOf = (form, path) => form?.querySelector(`#f-${path.replaceAll(".", "-")}.rows`);
const rowsIn = (place) => [...place.querySelectorAll(ROWS)];

/** What is seen of the cards that a form lists. */
export function seenIn(form, path) {
  const place = placeOf(form, path);
  return place ? seenOf(rowsIn(place).map(cardIn)) : "";
}

/** The list that a drawn city is laid from, card by card. */
export function stackOn(root, form, painter) {
  const path = root.dataset.stack;
  const place = path && placeOf(form, path);
  if (!place) return null;
  const sold = form.elements.namedItem("sell");
  const laid = () => rowsIn(place).filter((row) => !isBlank(row));

  function free() {
    const rows = rowsIn(place);
    const next = rows[rows.indexOf(laid().at(-1)) + 1];
    if (next) return next;
    addRow(place);
    return rowsIn(place).at(-1);
  }

  function put(row, at, pictures) {
    write(textIn(row, "at"), at);
    write(textIn(row, "parcels"), pictures);
  }

  const numbersSold = () => (sold?.value.match(NUMBER) ?? []).map(Number);

  function sell(number) {
    const now = numbersSold();
    const rest = now.filter((each) => each !== number);
    write(sold, (rest.length < now.length ? rest : [...now, number]).join(", ") + (rest.length || now.length ? "" : ","));
  }

  // Taken away, the cards after it move up, and so do the numbers of those to be sold.
  function take(row) {
    const number = laid().indexOf(row) + 1;
    const rest = numbersSold().filter((each) => each !== number);
    put(row, "", "");
    if (sold) write(sold, rest.map((each) => each - (each > number)).join(", "));
  }

  function show() {
    const [filled, numbers] = [laid(), numbersSold()];
    for (const row of rowsIn(place)) {
      const number = filled.indexOf(row) + 1;
      row.toggleAttribute("data-blank", !number);
      row.hidden = false;
      const { at, pictures } = cardIn(row);
      const shown = row.querySelector(".laid-card");
      shown.querySelector(".laid-at").textContent = number ? `${number}. ${at}` : "";
      const letters = lettersOf(pictures) ?? [];
      shown.querySelectorAll("[data-cell]").forEach((cell, each) => painter.draw(cell, letters[each] ?? "-", ""));
      const selling = shown.querySelector("[data-sell]");
      if (selling) selling.ariaPressed = String(numbers.includes(number));
    }
    back.disabled = !filled.length;
  }

  function click({ target }) {
    const row = target.closest(".row-of-fields");
    if (target.closest("[data-take]")) take(row);
    else if (target.closest("[data-sell]")) sell(laid().indexOf(row) + 1);
    else return;
    painter.takeText();
  }

  const back = document.createElement("button");
  Object.assign(back, { type: "button", className: "quiet small take-back", textContent: root.dataset.sayBack });
  back.onclick = () => {
    const last = laid().at(-1);
    if (last) take(last);
    painter.takeText();
  };
  knowBlankRows(form);
  place.classList.add("stacked");
  place.addEventListener("click", click);
  place.addEventListener("input", () => painter.takeText());
  return {
    back,
    prefix: path.replace(/cards$/, ""),
    lay: (at, pictures) => put(free(), at, pictures),
    /** All cards further to the right and down, so that the next one may lie before them. */
    move(columns, rows) {
      for (const row of laid()) {
        const spot = spotOf(cardIn(row).at);
        if (spot >= 0) write(textIn(row, "at"), spotName(spot + columns + rows * FRAME));
      }
    },
    show,
  };
}
