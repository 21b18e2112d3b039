// Paints the town on its eight by eight parcels; the textarea keeps the notation.

import { EMPTY, NOTHING, PARCELS, SIDE, isSame, nameOf, ownerOf, read, thingOf, write } from "./map-notation.js";
import { bridgesOn } from "./map-bridges.js";
import { layersOn } from "./map-layers.js";
import { handOn } from "../forms/paint-hand.js";
import { knowNotation, rowsOfSigns } from "../sheets/drawings.js";

const NAMED = 900;
const RIVER = "~";
const KEEP = "="; // The brush that changes only whose a parcel is

knowNotation("map", rowsOfSigns({ bare: EMPTY, sign: /^[1-5]?[a-z.~]$/, between: " ", spread: (row) =>
  row.split(/[\s,]+/).filter(Boolean) }));

const WAYS = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1],
  home: [-SIDE, 0], end: [SIDE, 0] };
const between = (least, number, most) => Math.max(least, Math.min(number, most));
const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");

const PICTURE = '<svg aria-hidden="true"><use/></svg>';
const BRUSH = `<button type="button" role="radio">${PICTURE}<small></small></button>`;
const TOOLS = ["undo", "redo", "clear"]
  .map((tool) => `<button type="button" data-tool="${tool}"></button>`).join("");
const BOARD = `<div class="paint-board"><div class="paint-palette"><p></p>
<div role="radiogroup" data-kind="thing"></div><div role="radiogroup" data-kind="owner"></div></div>
<div class="paint-tools">${TOOLS}</div>
<div class="paint-box"><div role="grid"></div></div><p role="status"></p></div>
<details class="as-text"><summary></summary></details>`;

function paintable(root) {
  const { sprite, marks } = root.dataset;
  const say = (word, gaps = {}) => root.getAttribute(`data-say-${word}`)
    .replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
  const things = JSON.parse(root.dataset.things);
  const signs = things.map(({ sign }) => sign);
  const seats = JSON.parse(root.dataset.owners).map((seat, at) => [at + 1, seat]);
  const owners = Object.fromEntries(seats);
  const text = root.querySelector("[data-notation]");
  text.insertAdjacentHTML("beforebegin", BOARD);
  const [board, label, palette, tools, grid, status, details] = [".paint-board", ".paint-board p",
    ".paint-palette", ".paint-tools", "[role=grid]", "[role=status]", ".as-text",
  ].map((part) => root.querySelector(part));
  const groups = { thing: palette.children[1], owner: palette.children[2] };
  const steps = [read(text.value, signs, owners) ?? NOTHING];
  let [now, here, hand, hiding] = [0, 0, null, 0];
  const brush = { thing: signs[1], owner: "" };

  const town = () => hand?.painting() ?? steps[now];
  const thingNamed = (sign) => things[signs.indexOf(sign)]?.name ?? say("keep");
  const ownerNamed = (owner) => owners[owner]?.name ?? say("nobody");

  function told(at) {
    const [thing, owner] = [thingOf(town()[at]), ownerOf(town()[at])];
    const gaps = { at: nameOf(at), thing: thingNamed(thing), owner: ownerNamed(owner) };
    return say(owner ? "owned" : "cell", gaps);
  }

  function takeText() {
    const typed = read(text.value, signs, owners);
    board.inert = !typed;
    details.open ||= !typed;
    if (!typed) return;
    if (!isSame(typed, town())) steps.splice(++now, Infinity, typed);
    show();
  }

  function go(by, word) {
    const before = town();
    now += by;
    text.value = write(town());
    text.dispatchEvent(new Event("input", { bubbles: true }));
    const changed = PARCELS.filter((at) => town()[at] !== before[at]).slice(0, 12);
    status.textContent = [word, ...changed.map(told)].filter(Boolean).join(". ");
  }

  function change(next, word) {
    if (isSame(next, town())) return;
    steps.splice(now + 1, Infinity, next);
    go(1, word);
  }

  const put = (drawn, at, sign) => drawn.map((each, spot) => (spot === at ? sign : each));

  function signFor(old, thing) {
    const shown = thing === KEEP ? thingOf(old) : thing;
    return (shown === RIVER ? "" : brush.owner) + shown;
  }

  const isBrushed = (at) => town()[at] === signFor(town()[at], brush.thing);
  const brushed = (drawn, at) => put(drawn, at, signFor(drawn[at], brush.thing));
  const bared = (drawn, at) => put(drawn, at, brush.thing === KEEP ? thingOf(drawn[at]) : EMPTY);
  const tap = (at) => change((isBrushed(at) ? bared : brushed)(town(), at));

  function show() {
    const held = grid.contains(document.activeElement);
    for (const cell of grid.querySelectorAll("[data-spot]")) {
      const at = Number(cell.dataset.spot);
      draw(cell, town()[at]);
      cell.ariaLabel = told(at);
      cell.tabIndex = at === here ? 0 : -1;
      if (held && at === here) cell.focus();
    }
    for (const button of tools.children) button.ariaDisabled = !may(button.dataset.tool);
  }

  function draw(cell, sign) {
    if (cell.dataset.letter === thingOf(sign) && cell.dataset.owner === ownerOf(sign)) return;
    [cell.dataset.letter, cell.dataset.owner] = [thingOf(sign), ownerOf(sign)];
    const [thing, mark] = cell.querySelectorAll("use");
    thing.setAttribute("href", `${sprite}#thing-${things[signs.indexOf(thingOf(sign))].key}`);
    mark.setAttribute("href", `${marks}#mark-${owners[ownerOf(sign)]?.mark ?? ""}`);
  }

  const next = (tool) => ({ undo: steps[now - 1], redo: steps[now + 1], clear: NOTHING })[tool];
  const may = (tool) => next(tool) !== undefined && !isSame(town(), next(tool));

  function use(tool) {
    const by = { undo: -1, redo: 1 }[tool];
    if (!may(tool)) return;
    if (by) go(by, say(tool));
    else change(next(tool), say(tool));
  }

  function choose(kind, value) {
    brush[kind] = value;
    for (const one of groups[kind].children) {
      const chosen = one.dataset.value === value;
      one.ariaChecked = chosen;
      one.tabIndex = chosen ? 0 : -1;
    }
    label.textContent = `${thingNamed(brush.thing)}, ${ownerNamed(brush.owner)}`;
  }

  // Where the name has no line of its own it stands over the pictures for a moment.
  function nameBrush() {
    label.classList.add("told");
    clearTimeout(hiding);
    hiding = setTimeout(() => label.classList.remove("told"), NAMED);
  }

  function click({ target, detail }) {
    if (target.closest("[data-kind]")) nameBrush();
    const { tool, value, spot } = target.closest("button, [data-spot]")?.dataset ?? {};
    if (tool) use(tool);
    else if (value !== undefined) choose(target.closest("[data-kind]").dataset.kind, value);
    else if (spot && !detail) tap(Number(spot)); // Screen readers press without a pointer.
  }

  function walk(across, down) {
    const column = between(0, here % SIDE + across, SIDE - 1);
    here = between(0, Math.floor(here / SIDE) + down, SIDE - 1) * SIDE + column;
    show();
  }

  function onGrid(key) {
    const erases = ["delete", "backspace"].includes(key);
    if (WAYS[key]) walk(...WAYS[key]);
    else if (key === " " || key === "enter") tap(here);
    else if (key === "0" || key in owners) choose("owner", key === "0" ? "" : key);
    else if (erases || signs.includes(key)) {
      change(put(town(), here, erases ? EMPTY : signFor(town()[here], key)));
      walk(key === "backspace" ? -1 : 1, 0);
    } else return false;
    return true;
  }

  function onPalette(key, { dataset }) {
    const [across, down] = WAYS[key] ?? [0, 0];
    const group = [...groups[dataset.kind].children];
    const one = group[group.findIndex((each) => each.ariaChecked === "true") + (across || down)];
    if (!WAYS[key]) return false;
    one?.focus();
    one?.click();
    return one;
  }

  function keydown(event) {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    const key = "^".repeat(held && 1 + event.shiftKey) + event.key.toLowerCase();
    const tool = { "^z": "undo", "^^z": "redo", "^y": "redo" }[key];
    const group = event.target.closest("[data-kind]");
    if (tool) use(tool);
    else if (!(grid.contains(event.target) ? onGrid(key) : group && onPalette(key, group))) return;
    event.preventDefault();
  }

  function addBrush(kind, value, name, letter, href) {
    groups[kind].insertAdjacentHTML("beforeend", BRUSH);
    const one = groups[kind].lastChild;
    Object.assign(one.dataset, { value });
    one.title = name;
    one.ariaLabel = name;
    one.lastChild.textContent = letter;
    one.querySelector("use").setAttribute("href", href);
  }

  function build() {
    details.append(...root.querySelectorAll(".of-text"), text, ...root.querySelectorAll(".legend"));
    details.firstChild.textContent = say("text");
    for (const kind of Object.keys(groups)) groups[kind].ariaLabel = say(kind);
    for (const { sign, key, name } of things)
      addBrush("thing", sign, name, sign, `${sprite}#thing-${key}`);
    addBrush("thing", KEEP, say("keep"), "", "");
    addBrush("owner", "", say("nobody"), "0", "");
    for (const [number, { mark, name }] of seats)
      addBrush("owner", String(number), name, number, `${marks}#mark-${mark}`);
    for (const button of tools.children) button.textContent = say(button.dataset.tool);
    const line = (head, cells) => `<div role="row">${head}${cells}</div>`;
    const cell = (at) => `<div role="gridcell" data-spot="${at}">${PICTURE}${PICTURE}</div>`;
    const head = (role, name) => `<div role="${role}header">${name}</div>`;
    const columns = times(SIDE, (at) => head("column", nameOf(at)[0]));
    grid.innerHTML = line("<div></div>", columns) + times(SIDE, (row) =>
      line(head("row", row + 1), times(SIDE, (column) => cell(row * SIDE + column))));
    grid.ariaLabel = say("grid");
  }

  function listen() {
    hand = handOn(grid, { drawing: town, brushed, bared, isBrushed, show, change });
    Object.assign(board, { onclick: click, onkeydown: keydown });
    grid.addEventListener("focusin", ({ target }) => { here = +target.dataset.spot; show(); });
    text.addEventListener("input", takeText);
  }

  build();
  listen();
  for (const kind of Object.keys(groups)) choose(kind, brush[kind]);
  layersOn({ root, grid, board, details, text, town, say });
  bridgesOn(grid, palette, root, text);
  takeText();
}

for (const place of document.querySelectorAll("[data-map]:not([data-painting])")) {
  place.dataset.painting = "";
  paintable(place);
}
