// What a tap on the town does where a question asks for parcels or roads: fields keep what was tapped.

import { nameOf } from "./map-notation.js";
import { roadsIn } from "./map-roads.js";
import { foldAway, tell as write } from "../forms/as-text.js";

const PAINT = "paint";
const nameIn = (cell) => nameOf(Number(cell.dataset.spot));
const named = ({ value }) => value.trim().toLowerCase();
const press = (layer) => (cell, key) => { if ([" ", "enter"].includes(key)) layer.tap(cell); };

/** One parcel in a field; a second tap takes it back. */
function parcelIn(field) {
  const layer = {
    tap(cell) {
      const name = nameIn(cell);
      write(field, named(field) === name ? "" : name);
    },
    draw(cellAt, kind) {
      const cell = cellAt(named(field));
      if (cell) cell.dataset[kind] = "";
    },
  };
  return { ...layer, press: press(layer) };
}

// One more blank row like the last, which was blank when it came.
function addRow(place) {
  const rows = [...place.querySelectorAll(":scope > .row-of-fields")];
  const [number, next] = [rows.length - 1, rows.length];
  const named = (text) => text.replaceAll(`attacks.${number}.`, `attacks.${next}.`)
    .replaceAll(`attacks-${number}`, `attacks-${next}`);
  rows.at(-1).insertAdjacentHTML("afterend", named(rows.at(-1).outerHTML));
  rows.at(-1).nextElementSibling.querySelector("legend").textContent = next + 1;
}

/** A parcel for each row of a list; a second tap takes the row's parcel away. */
function parcelsIn(place) {
  const fields = () => [...place.querySelectorAll('[name$=".parcel"]')];
  const layer = {
    tap(cell) {
      const name = nameIn(cell);
      const there = fields().find((field) => named(field) === name);
      if (there) return write(there, "");
      if (!fields().some((field) => !named(field))) addRow(place);
      write(fields().find((field) => !named(field)), name);
      if (!fields().some((field) => !named(field))) addRow(place);
      for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
      return undefined;
    },
    draw(cellAt, kind) {
      for (const field of fields()) {
        const cell = cellAt(named(field));
        if (cell) cell.dataset[kind] = "";
        const shown = field.closest("details")?.querySelector("[data-shown]");
        if (shown) shown.textContent = named(field) || "–";
      }
    },
  };
  return { ...layer, press: press(layer) };
}

// In the order in which they are offered, what each field is tapped by.
const LAYERS = {
  parcel: (field) => [parcelIn(field), field],
  house: (field) => [parcelIn(field), field],
  roads: (field) => [roadsIn(field, false, write), field],
  new_roads: (field) => [roadsIn(field, true, write), field],
  new: (field) => [roadsIn(field, true, write), field],
};

function layersOf(form) {
  const found = new Map();
  for (const [name, make] of Object.entries(LAYERS)) {
    const field = form.elements.namedItem(name);
    if (field?.matches?.("input")) found.set(name, make(field));
  }
  const attacks = form.querySelector("#f-attacks.rows");
  if (attacks) found.set("attacks", [parcelsIn(attacks), null]);
  return found;
}

/** Lets the parcels and roads of a question be tapped on its town. */
export function layersOn({ root, grid, board, details, text, town, say }) {
  const form = text.form;
  const layers = form?.matches(".question") ? layersOf(form) : new Map();
  if (!layers.size) return;
  const cells = [...grid.querySelectorAll("[data-spot]")];
  const cellAt = (name) => cells.find((cell) => nameIn(cell) === name);
  const layerNow = () => layers.get(root.dataset.mode)?.[0];

  function draw() {
    for (const road of grid.querySelectorAll("b")) road.remove();
    for (const cell of cells) {
      cell.removeAttribute("title");
      for (const kind of layers.keys()) delete cell.dataset[kind];
    }
    for (const [kind, [layer]] of layers) layer.draw(cellAt, kind);
  }

  function choose(mode) {
    root.dataset.mode = mode;
    for (const one of modes.children) {
      const isChosen = one.dataset.mode === mode;
      one.ariaChecked = String(isChosen);
      one.tabIndex = isChosen ? 0 : -1;
    }
  }

  // While something is tapped no parcel is painted; the arrow keys lead on as ever.
  function instead(event, act) {
    const cell = event.target.closest("[data-spot]");
    const layer = layerNow();
    if (layer && cell && act(layer, cell) !== false) event.stopPropagation();
  }

  const click = (event) => instead(event, (layer, cell) => {
    layer.tap(cell, event);
    cell.focus({ preventScroll: true });
  });
  const keydown = (event) => instead(event, (layer, cell) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || /^(arrow|tab|home|end)/.test(key)) return false;
    layer.press(cell, key);
    event.preventDefault();
    return true;
  });

  const modes = document.createElement("div");
  modes.className = "map-modes";
  modes.setAttribute("role", "radiogroup");
  modes.ariaLabel = say("modes");
  modes.append(...[...layers.keys(), PAINT].map((mode) => {
    const one = Object.assign(document.createElement("button"), { type: "button", className: "chip",
      textContent: say(`as-${mode.replace("_", "-")}`), onclick: () => choose(mode) });
    one.setAttribute("role", "radio");
    one.dataset.mode = mode;
    return one;
  }));
  modes.onkeydown = ({ key }) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    const all = [...modes.children];
    const next = by && all.at((all.findIndex(({ dataset }) => dataset.mode === root.dataset.mode) + by) % all.length);
    if (!next) return;
    choose(next.dataset.mode);
    next.focus();
  };
  board.prepend(modes);
  foldAway([...layers.values()].map(([, field]) => field), details, board);
  grid.addEventListener("pointerdown", (event) => instead(event, () => true), true);
  grid.addEventListener("click", click, true);
  grid.addEventListener("keydown", keydown, true);
  form.addEventListener("input", draw);
  const isKnown = town().some((sign) => sign !== ".") || [...layers.values()].some(([, field]) => field?.value);
  choose(isKnown ? layers.keys().next().value : PAINT);
  draw();
}
