// Roads on the sides of a painted map; text fields keep them: "d4-nesw, e4-n".

import { SIDE, nameOf } from "./map-notation.js";

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

function written(roads) {
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

/** A way to tap on the town that lays roads into a field, and takes them up again. */
export function roadsIn(field, isNew, write) {
  function lay(cell, letter) {
    const name = `${nameOf(Number(cell.dataset.spot))}-${letter}`;
    const [roads, at] = [read(field.value), drawnAs(...name.split("-"))];
    const rest = roads.filter((road) => road.at !== at);
    write(field, written(rest.length < roads.length ? rest : [...roads, { name, at }]));
  }

  return {
    tap: (cell, event) => { if (event.detail) lay(cell, nearestSide(cell, event)); },
    press(cell, key) {
      if (LETTERS.includes(key)) lay(cell, key);
    },
    draw(cellAt) {
      for (const { name, at } of read(field.value)) {
        const cell = at && cellAt(at.slice(0, 2));
        if (!cell) continue;
        const road = cell.appendChild(document.createElement("b"));
        Object.assign(road.dataset, { side: at.at(-1), laid: isNew ? "new" : "" });
        const told = `${field.labels[0].textContent}: ${name}`;
        cell.title = cell.title ? `${cell.title}; ${told}` : told;
      }
    },
  };
}
