// Paints a city on squares; the textarea keeps the notation.

import { handOn } from "../forms/paint-hand.js";
import { knowNotation, rowsOfSigns } from "../sheets/drawings.js";
import { BARE, EMPTY, FRAME, boxAround, spotName } from "./city-notation.js";
import { fillingOf } from "./fill.js";

const NAMED = 900;

// A drawing is the whole frame, row after row, as one text; a spot is a place in it.

const NOTHING = BARE.repeat(FRAME * FRAME);
const SPOTS = Array.from(NOTHING, (_, spot) => spot);
const columnOf = (spot) => spot % FRAME;
const rowOf = (spot) => Math.floor(spot / FRAME);
const columnName = (column) => String.fromCharCode(97 + column);
const put = (drawing, spot, letter) => drawing.slice(0, spot) + letter + drawing.slice(spot + 1);

knowNotation("", rowsOfSigns({ bare: BARE, sign: /^[a-z.-]$/, between: "", spread: (row) =>
  [...row.replace(/[1-9]/g, (run) => BARE.repeat(run))] }));

function read(text, letters) {
  const spread = text.replace(/[1-9]/g, (run) => BARE.repeat(run));
  const rows = spread.trim().toLowerCase().split(/\/?\n|\//);
  const strange = (row) => row.length > FRAME || [...row].some((sign) => !letters.includes(sign));
  if (rows.length > FRAME || rows.some(strange)) return null;
  return rows.map((row) => row.padEnd(FRAME, BARE)).join("").padEnd(NOTHING.length, BARE);
}

// Bare rows and columns in front stay: parcels keep their names.
function write(drawing) {
  const { right, bottom } = boxAround(drawing);
  const rows = drawing.match(/.{26}/g).slice(0, bottom + 1);
  return rows.map((row) => row.slice(0, right + 1)).join("/");
}

// What these tools make of the text
const MAKES = {
  up: (text) => text.replace(/^-*\//, ""),
  down: (text) => `/${text}`,
  left: (text) => (/(^|\/)[^-]/.test(text) ? text : text.replace(/(^|\/)-/g, "$1")),
  right: (text) => text.replace(/^|\//g, "$&-"),
};

// How many columns and rows a key leads on
const WAYS = {
  arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1],
  home: [-FRAME, 0], end: [FRAME, 0], "/": [-FRAME, 1],
};

const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");
const between = (least, number, most) => Math.max(least, Math.min(number, most));

const PICTURE = '<svg aria-hidden="true"><use/></svg>';
const BRUSH = `<button type="button" role="radio">${PICTURE}<small></small></button>`;
const buttons = (...tools) => tools
  .map((tool) => `<button type="button" data-tool="${tool}"></button>`).join("");
const TOOLS = `${buttons("undo", "redo")}<details class="paint-more"><summary></summary>
<div>${buttons("clear", "zoom", "up", "down", "left", "right")}</div></details>`;
const BOARD = `<div class="paint-board">
<div class="paint-palette"><p></p><div role="radiogroup"></div>${buttons("fill")}</div>
<div class="paint-tools">${TOOLS}</div>
<div class="paint-box"><div role="grid"></div></div><p role="status"></p></div>
<details class="as-text"><summary></summary></details>`;

// What is seen of cards laid one by one is drawn, and kept by their own fields.
const ofNoField = (root) => root.appendChild(
  Object.assign(document.createElement("textarea"), { hidden: true, disabled: true }));

function paintable(root, layingOn) {
  const { bare, sprite, wider, ...given } = root.dataset;
  const pictures = JSON.parse(given.pictures);
  const letters = [...pictures.map(({ letter }) => letter), BARE];
  const text = root.querySelector("[data-notation]") ?? ofNoField(root);
  text.insertAdjacentHTML("beforebegin", BOARD);
  const [board, label, palette, tools, grid, status, details] = [".paint-board", ".paint-board p",
    "[role=radiogroup]", ".paint-tools", "[role=grid]", "[role=status]", ".as-text",
  ].map((part) => root.querySelector(part));
  const toolButtons = [...board.querySelectorAll("[data-tool]")];
  const steps = [read(text.value, letters) ?? NOTHING];
  let [now, here, columns, rows, brush, hand, hiding, laying] = [0, 0, 0, 0, letters[1], null, 0, null];

  const drawing = () => hand?.painting() ?? steps[now];
  const pictureOf = (letter) => pictures[letters.indexOf(letter)] ?? { key: "bare", name: bare };
  const say = (word, gaps) => root.getAttribute(`data-say-${word}`)
    .replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
  const nameOn = (spot, word) =>
    say(word, { at: spotName(spot), picture: pictureOf(seen(spot)).name });

  function takeText() {
    const typed = read(text.value || (laying?.stacked() ?? ""), letters);
    board.inert = !typed;
    details.open ||= !typed;
    if (!typed) return;
    if (typed !== drawing()) {
      filling.stop();
      steps.splice(++now, Infinity, typed);
    }
    show();
  }

  function go(by, word) {
    const before = drawing();
    now += by;
    text.value = write(drawing());
    text.dispatchEvent(new Event("input", { bubbles: true }));
    const changed = SPOTS.filter((spot) => drawing()[spot] !== before[spot]).slice(0, 12);
    const told = changed.map((spot) => nameOn(spot, "painted"));
    status.textContent = [word, ...told].filter(Boolean).join(". ");
  }

  function change(next, word) {
    if (next === drawing()) return;
    steps.splice(now + 1, Infinity, next);
    go(1, word);
  }

  const paint = (spot, letter) => change(put(drawing(), spot, letter));
  const isBrushed = (spot) => drawing()[spot] === brush;
  const brushed = (drawn, spot) => put(drawn, spot, brush);
  const bared = (drawn, spot) => put(drawn, spot, BARE);
  const seen = (spot) => filling.seenAt(spot) ?? drawing()[spot];

  function tap(spot) {
    if (filling.asks(spot)) filling.turn(spot);
    else paint(spot, isBrushed(spot) ? BARE : brush);
  }

  function showAsking(isAsking) {
    board.toggleAttribute("data-asking", isAsking);
    if (isAsking) label.textContent = say("asking");
    toolButtons.find(({ dataset }) => dataset.tool === "fill").textContent = say(isAsking ? "asked" : "fill");
  }

  function show() {
    const held = grid.contains(document.activeElement);
    if (!hand?.painting()) resize(...size());
    for (const cell of grid.querySelectorAll("[data-spot]")) {
      const spot = Number(cell.dataset.spot);
      draw(cell, seen(spot), nameOn(spot, filling.asks(spot) ? "unsure" : "cell"));
      cell.toggleAttribute("data-unsure", filling.asks(spot));
      cell.tabIndex = spot === here ? 0 : -1;
      if (held && spot === here) cell.focus();
    }
    for (const button of toolButtons) button.ariaDisabled = !may(button.dataset.tool);
    showAsking(filling.isAsking());
    laying?.show();
  }

  function draw(place, letter, name) {
    if (place.dataset.letter === letter) return;
    const href = `${sprite}#picture-${pictureOf(letter).key}`;
    place.querySelector("use").setAttribute("href", href);
    place.dataset.letter = letter;
    place.ariaLabel = name;
  }

  // How many columns and rows a city may still grow by.
  function room() {
    const { left, right, top, bottom } = boxAround(drawing());
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const [widest, highest] = [+given.mostColumns, +given.mostRows];
    const name = (root.dataset.stack ?? text.name).replace(/[^.]*$/, "characters");
    const ninth = !!text.form?.querySelector(`[name="${name}"][value="${wider}"]:checked`);
    return [widest + (ninth && high <= highest) - wide, highest + (ninth && wide <= widest) - high];
  }

  // One line more than is used, and two where a card is laid.
  function size() {
    const { right, bottom } = boxAround(drawing());
    const [across, down] = room().map((more) => between(0, more, laying?.isOn() ? 2 : 1));
    const shown = (least, last, more) => between(least, last + 1 + more, FRAME);
    return [shown(given.columns, right, across), shown(given.rows, bottom, down)];
  }

  function resize(...shown) {
    if (`${shown}` === `${[columns, rows]}`) return;
    [columns, rows] = shown;
    const line = (head, cell) => `<div role="row">${head}${times(columns, cell)}</div>`;
    const head = (role, name) => `<div role="${role}header">${name}</div>`;
    const cell = (spot) => `<div role="gridcell" data-spot="${spot}">${PICTURE}</div>`;
    grid.innerHTML = line("<div></div>", (at) => head("column", columnName(at)))
      + times(rows, (row) => line(head("row", row + 1), (at) => cell(row * FRAME + at)));
    grid.ariaLabel = say("grid", { columns, rows });
    walk(0, 0);
  }

  function next(tool) {
    const make = MAKES[tool];
    if (make) return read(make(write(drawing())), letters);
    return { undo: steps[now - 1], redo: steps[now + 1], clear: NOTHING, zoom: "" }[tool];
  }

  const may = (tool) => (tool === "fill" || (tool === "undo" && filling.isAsking())
    ? filling.may() : ![drawing(), null, undefined].includes(next(tool)));

  function use(tool) {
    const by = { undo: -1, redo: 1 }[tool];
    if (!may(tool)) return;
    if (tool === "fill") return filling.use();
    if (filling.stop() && tool === "undo") return show();
    if (by) go(by, say(tool));
    else change(next(tool), say(tool));
  }

  function choose(letter) {
    brush = letter;
    for (const one of palette.children) {
      const chosen = one.dataset.letter === letter;
      one.ariaChecked = chosen;
      one.tabIndex = chosen ? 0 : -1;
      if (chosen) label.textContent = one.title;
    }
  }

  // Over the pictures stands the name of the one that is touched, as long as that takes and a moment.
  function nameOf({ title }) {
    label.textContent = title;
    label.classList.add("told");
    clearTimeout(hiding);
    hiding = setTimeout(() => label.classList.remove("told"), NAMED);
  }

  function touched({ type, target }) {
    const one = target.closest("[role=radio]");
    if (one) nameOf(one);
    if (one && type === "pointerdown") clearTimeout(hiding);
  }

  function click({ target, detail }) {
    const place = target.closest("button, [data-spot]");
    const { tool, letter, spot } = place?.dataset ?? {};
    if (tool === "zoom") place.ariaPressed = root.toggleAttribute("data-zoom");
    else if (tool) use(tool);
    else if (letter && !spot) choose(letter);
    else if (spot && !detail) tap(Number(spot)); // Screen readers press without a pointer.
  }

  function walk(across, down) {
    const column = between(0, columnOf(here) + across, columns - 1);
    here = between(0, rowOf(here) + down, rows - 1) * FRAME + column;
    show();
  }

  function onGrid(key) {
    const letter = ["delete", "backspace"].includes(key) ? BARE : key;
    if (WAYS[key]) walk(...WAYS[key]);
    else if (key === " " || key === "enter") tap(here);
    else if (letters.includes(letter)) {
      paint(here, letter);
      walk(key === "backspace" ? -1 : 1, 0);
    } else return false;
    return true;
  }

  function onPalette(key) {
    const [across, down] = WAYS[key] ?? [0, 0];
    const one = palette.children[letters.indexOf(WAYS[key] ? brush : key) + (across || down)];
    one?.focus();
    one?.click();
    return one;
  }

  function keydown(event) {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    const key = "^".repeat(held && 1 + event.shiftKey) + event.key.toLowerCase();
    const tool = { "^z": "undo", "^^z": "redo", "^y": "redo" }[key];
    const within = (part) => part.contains(event.target);
    if (tool) use(tool);
    else if (!(within(grid) ? onGrid(key) : within(palette) && onPalette(key))) return;
    event.preventDefault();
  }

  function build() {
    details.append(...root.querySelectorAll(".of-text, .legend"), text);
    details.firstChild.textContent = say("text");
    palette.ariaLabel = say("brush");
    for (const letter of letters) {
      palette.insertAdjacentHTML("beforeend", BRUSH);
      const one = palette.lastChild;
      one.title = letter === BARE ? say("erase") : pictureOf(letter).name;
      one.lastChild.textContent = letter;
      draw(one, letter, one.title);
    }
    for (const button of toolButtons) button.textContent = say(button.dataset.tool);
    tools.querySelector("summary").textContent = say("more");
  }

  function listen() {
    hand = handOn(grid, { drawing, brushed, bared, isBrushed, show, change });
    Object.assign(board, { onclick: click, onkeydown: keydown });
    for (const kind of ["pointerdown", "pointerup"]) palette.addEventListener(kind, touched);
    palette.addEventListener("contextmenu", (event) => event.preventDefault());
    grid.addEventListener("focusin", ({ target }) => { here = +target.dataset.spot; show(); });
    text.addEventListener("input", takeText);
    text.form?.addEventListener("change", takeText);
  }

  const filling = fillingOf({ grid, drawing, show, change: (next) => change(next, say("fill")),
    answered: (spot) => { status.textContent = nameOn(spot, "unsure"); } });
  build();
  laying = layingOn?.({ root, text, board, grid, details, drawing, draw, room, say, show, takeText, use,
    palette: palette.parentElement, box: () => boxAround(drawing()), brush: () => brush,
    named: (letter) => pictureOf(letter).name });
  listen();
  choose(brush);
  takeText();
  laying?.begin();
}

/**
 * Makes every city paintable once it is in sight: of the ways to fill in a seat only one is.
 * `layingFor` gives what lays cards on it; later, with what keeps the page in place meanwhile;
 * nothing where none are laid.
 */
export function start(layingFor) {
  // Asked without laying out the page, where a browser can.
  const isInSight = (place) => place.checkVisibility?.() ?? place.getClientRects().length > 0;

  function paintAll() {
    for (const place of document.querySelectorAll("[data-paint]:not([data-painting])")) {
      if (!isInSight(place)) continue;
      place.dataset.painting = "";
      const laying = layingFor(place);
      if (laying instanceof Promise)
        laying.then(({ layingOn, anchored }) => anchored(() => paintable(place, layingOn)));
      else paintable(place, laying);
    }
  }

  paintAll();
  for (const kind of ["change", "toggle"]) document.addEventListener(kind, paintAll, true);
}
