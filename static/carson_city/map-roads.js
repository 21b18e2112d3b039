// Roads on the sides of a painted map; the text fields beside it keep them: "d4-nesw, e4-n".

import { SIDE, nameOf } from "./map-notation.js";

const FIELDS = ["roads", "new_roads", "new"];
const LETTERS = "nesw";
const ENTRY = /^([a-h][1-8])-([nesw]{1,4})$/;

// Both parcels at a side call it by names of their own; each is drawn as one side of one parcel.
function drawnAs(parcel, letter) {
  const [column, row] = [parcel.charCodeAt(0) - 97, parcel[1] - 1];
  if (letter === "e" && column < SIDE - 1) return nameOf(row * SIDE + column + 1) + "-w";
  if (letter === "s" && row < SIDE - 1) return nameOf((row + 1) * SIDE + column) + "-n";
  return `${parcel}-${letter}`;
}

// What cannot be read stays as it was typed.
function read(text) {
  const entries = text.toLowerCase().split(/[,;\s]+/).filter(Boolean);
  return entries.flatMap((entry) => {
    const [, parcel, letters] = entry.match(ENTRY) ?? [];
    if (!parcel) return [{ name: entry }];
    return [...letters].map((letter) => ({ name: `${parcel}-${letter}`, at: drawnAs(parcel, letter) }));
  });
}

function write(roads) {
  const entries = [];
  for (const { name, at } of roads) {
    const [parcel, letter] = name.split("-");
    const last = entries.at(-1);
    if (at && last?.startsWith(`${parcel}-`)) entries.push(entries.pop() + letter);
    else entries.push(name);
  }
  return entries.join(", ");
}

function nearestSide(cell, { clientX, clientY }) {
  const { top, right, bottom, left } = cell.getBoundingClientRect();
  const away = [clientY - top, right - clientX, bottom - clientY, clientX - left];
  return LETTERS[away.indexOf(Math.min(...away))];
}

/** Lets roads be laid on a grid, where the form has fields for them. */
export function roadsOn(grid, palette, form) {
  const fields = FIELDS.map((name) => form?.elements[name]).filter(Boolean);
  const cells = grid.querySelectorAll("[data-spot]");
  let laying = null;
  if (!fields.length) return;

  function lay(cell, letter) {
    const name = `${nameOf(Number(cell.dataset.spot))}-${letter}`;
    const [roads, at] = [read(laying.value), drawnAs(...name.split("-"))];
    const rest = roads.filter((road) => road.at !== at);
    laying.value = write(rest.length < roads.length ? rest : [...roads, { name, at }]);
    laying.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function draw() {
    for (const road of grid.querySelectorAll("b")) road.remove();
    for (const cell of cells) cell.removeAttribute("title");
    fields.forEach((field, number) => read(field.value).forEach(({ name, at }) => {
      if (at) drawOne(field, number, name, at);
    }));
  }

  function drawOne({ name: laidAs, labels }, number, name, at) {
    const cell = [...cells].find(({ dataset }) => nameOf(Number(dataset.spot)) === at.slice(0, 2));
    const road = cell.appendChild(document.createElement("b"));
    Object.assign(road.dataset, { side: at.at(-1), laid: number && laidAs !== "roads" ? "new" : "" });
    const told = `${labels[0].textContent}: ${name}`;
    cell.title = cell.title ? `${cell.title}; ${told}` : told;
  }

  function choose(field) {
    laying = field;
    grid.toggleAttribute("data-laying", !!field);
    buttons.forEach((button, number) => { button.ariaPressed = fields[number] === field; });
  }

  // While roads are laid, no parcel is painted; the arrow keys lead on as ever.
  function instead(event, act) {
    const cell = event.target.closest("[data-spot]");
    if (!laying || !cell) return;
    if (act(cell)) event.stopPropagation();
  }

  const press = (event) => instead(event, () => true);
  const click = (event) => instead(event, (cell) => {
    if (event.detail) lay(cell, nearestSide(cell, event));
    return true;
  });
  const keydown = (event) => instead(event, (cell) => {
    const letter = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || letter.startsWith("arrow") || letter === "tab") return false;
    if (LETTERS.includes(letter)) lay(cell, letter);
    if (event.key.length === 1) event.preventDefault();
    return true;
  });

  const row = palette.appendChild(document.createElement("div"));
  row.className = "map-roads";
  const buttons = fields.map((field) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = field.labels[0].textContent;
    button.onclick = () => choose(laying === field ? null : field);
    return row.appendChild(button);
  });
  grid.addEventListener("pointerdown", press, true);
  grid.addEventListener("click", click, true);
  grid.addEventListener("keydown", keydown, true);
  palette.addEventListener("click", ({ target }) => target.closest("[role=radio]") && choose(null));
  for (const field of fields) field.addEventListener("input", draw);
  choose(null);
  draw();
}
