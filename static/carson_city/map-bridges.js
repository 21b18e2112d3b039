// Bridges are tapped on a painted map; the text field beside it keeps their parcels: "c3, d4".

import { nameOf } from "./map-notation.js";

const entriesOf = (text) => text.toLowerCase().split(/[,;\s]+/).filter(Boolean);

/** Lets the parcels at a bridge be tapped where the form has a field for them. */
export function bridgesOn(grid, palette, root, text) {
  const field = text.form?.elements.namedItem(text.name.replace(/board$/, "bridges"));
  if (!field || field === text) return;
  const cells = grid.querySelectorAll("[data-spot]");
  const nameAt = (cell) => nameOf(Number(cell.dataset.spot));
  let isBridging = false;

  function put(cell) {
    const [entries, name] = [entriesOf(field.value), nameAt(cell)];
    const rest = entries.filter((entry) => entry !== name);
    field.value = (rest.length < entries.length ? rest : [...entries, name]).join(", ");
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  function draw() {
    const entries = entriesOf(field.value);
    for (const cell of cells) {
      const isThere = entries.includes(nameAt(cell));
      cell.toggleAttribute("data-bridge", isThere);
      if (isThere) cell.setAttribute("aria-description", button.textContent);
      else cell.removeAttribute("aria-description");
    }
  }

  function choose(now) {
    isBridging = now;
    grid.toggleAttribute("data-laying", now);
    button.ariaPressed = String(now);
  }

  // While bridges are put, no parcel is painted; the arrow keys lead on as ever.
  function instead(event, act) {
    const cell = event.target.closest("[data-spot]");
    if (isBridging && cell && act(cell)) event.stopPropagation();
  }

  function keydown(event) {
    instead(event, (cell) => {
      if (![" ", "Enter"].includes(event.key)) return false;
      put(cell);
      event.preventDefault();
      return true;
    });
  }

  const row = palette.appendChild(document.createElement("div"));
  row.className = "map-bridges";
  const button = row.appendChild(document.createElement("button"));
  button.type = "button";
  button.textContent = field.labels[0].textContent;
  button.onclick = () => choose(!isBridging);
  grid.addEventListener("pointerdown", (event) => instead(event, () => true), true);
  grid.addEventListener("click", (event) => instead(event, (cell) => {
    put(cell);
    return true;
  }), true);
  grid.addEventListener("keydown", keydown, true);
  palette.addEventListener("click", ({ target }) => target.closest("[role=radio]") && choose(false));
  for (const kind of ["input", "change"]) field.addEventListener(kind, draw);
  root.dataset.bridging = "";
  choose(false);
  draw();
}
