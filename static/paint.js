// Paints a city on squares; the textarea keeps the notation. Nothing is judged or counted here.

const BARE = "-";
const EMPTY = ".";
const FRAME = 26;

// A drawing is the whole frame as one text, row after row; a spot is a place in that text.

const NOTHING = BARE.repeat(FRAME * FRAME);
const SPOTS = Array.from(NOTHING, (_, spot) => spot);
const columnOf = (spot) => spot % FRAME;
const rowOf = (spot) => Math.floor(spot / FRAME);
const columnName = (column) => String.fromCharCode(97 + column);
const spotName = (spot) => columnName(columnOf(spot)) + (rowOf(spot) + 1);

function read(text, letters) {
  const spread = (row) => row.replace(/[1-9]/g, (run) => BARE.repeat(run));
  const rows = text.trim().toLowerCase().split(/\/\n|[/\n]/).map(spread);
  const fits = (row) => row.length <= FRAME && [...row].every((sign) => letters.includes(sign));
  if (rows.length > FRAME || !rows.every(fits)) return null;
  return rows.map((row) => row.padEnd(FRAME, BARE)).join("").padEnd(NOTHING.length, BARE);
}

// Leading bare rows and columns stay, or every parcel would get another name.
function write(drawing) {
  const { right, bottom } = boxAround(drawing);
  const line = (_, row) => drawing.slice(row * FRAME, row * FRAME + right + 1);
  return Array.from({ length: bottom + 1 }, line).join("/");
}

function boxAround(drawing) {
  const used = SPOTS.filter((spot) => drawing[spot] !== BARE);
  const [columns, rows] = [used.map(columnOf), used.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, right: Math.max(-1, ...columns), bottom: Math.max(-1, ...rows) };
}

const put = (drawing, spot, letter) => drawing.slice(0, spot) + letter + drawing.slice(spot + 1);

function filled(drawing) {
  const { left, right, top, bottom } = boxAround(drawing);
  const inside = (spot) => columnOf(spot) >= left && columnOf(spot) <= right
    && rowOf(spot) >= top && rowOf(spot) <= bottom;
  return drawing.replace(/-/g, (bare, spot) => (inside(spot) ? EMPTY : bare));
}

// The same drawing if something would leave the frame.
function moved(drawing, columns, rows) {
  const { left, right, top, bottom } = boxAround(drawing);
  const by = columns + rows * FRAME;
  if (Math.min(left + columns, top + rows) < 0) return drawing;
  if (Math.max(right + columns, bottom + rows) >= FRAME) return drawing;
  return (NOTHING + drawing + NOTHING).substr(NOTHING.length - by, NOTHING.length);
}

const fillIn = (text, gaps) => text.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function withPicture(element) {
  element.insertAdjacentHTML("afterbegin", '<svg aria-hidden="true"><use/></svg>');
  return element;
}

function fit(parent, count, makeChild) {
  while (parent.children.length > count) parent.lastChild.remove();
  while (parent.children.length < count) parent.append(makeChild(parent.children.length));
}

const nearest = (line, place) => line[Math.max(1, Math.min(place + 1, line.length - 1))];

class Painter {
  now = 0;
  spot = 0;

  constructor(root) {
    this.root = root;
    this.words = root.dataset;
    this.text = root.querySelector("[data-notation]");
    const pictures = JSON.parse(this.words.pictures);
    this.pictures = new Map(pictures.map((picture) => [picture.letter, picture]));
    this.letters = [...this.pictures.keys(), BARE];
    this.steps = [read(this.text.value, this.letters) ?? NOTHING];
    this.build();
    this.listen();
    this.choose(this.letters.find((letter) => letter !== EMPTY));
    this.input();
  }

  get drawing() {
    return this.stroke?.drawing ?? this.steps[this.now];
  }

  build() {
    const { words, text } = this;
    this.brushName = make("strong");
    this.palette = make("div", { role: "radiogroup", ariaLabel: words.sayBrush },
      ...this.letters.map((letter) => this.makeBrush(letter)));
    this.tools = make("div", { className: "paint-tools" }, ...this.makeTools());
    this.grid = make("div", { className: "paint-grid", role: "grid" });
    this.status = make("p", { className: "paint-status", role: "status" });
    const brush = make("p", { ariaHidden: true }, `${words.sayBrush}: `, this.brushName);
    this.board = make("div", { className: "paint-board" },
      make("div", { className: "paint-palette" }, brush, this.palette), this.tools,
      make("div", { className: "paint-box" }, this.grid), this.status);
    this.details = make("details", {}, make("summary", {}, words.sayText));
    text.before(this.board, this.details);
    this.details.append(text);
  }

  makeBrush(letter) {
    const name = letter === BARE ? this.words.sayErase : this.nameOf(letter);
    const brush = withPicture(make("button",
      { type: "button", role: "radio", title: name, ariaLabel: name, ariaKeyShortcuts: letter },
      make("small", { ariaHidden: true }, letter)));
    this.draw(brush, letter);
    brush.onclick = () => this.choose(letter);
    return brush;
  }

  makeTools() {
    const tool = (name, may, act) => {
      const button = make("button", { type: "button" }, this.words[`say${name}`]);
      button.dataset.tool = name.toLowerCase();
      button.refresh = () => { button.ariaDisabled = !may(); };
      button.onclick = () => may() && act(button);
      return button;
    };
    const going = (name, by) => tool(name, () => this.now + by in this.steps,
      (button) => this.goTo(this.now + by, button.textContent));
    const changing = (name, next) => tool(name, () => next(this.drawing) !== this.drawing,
      (button) => this.paint(next(this.drawing), button.textContent));
    const moving = (name, ...by) => changing(name, (drawing) => moved(drawing, ...by));
    const zoom = (button) => { button.ariaPressed = this.root.toggleAttribute("data-zoom"); };
    return [
      going("Undo", -1), going("Redo", 1), changing("Clear", () => NOTHING),
      tool("Zoom", () => true, zoom), moving("Up", 0, -1), moving("Down", 0, 1),
      moving("Left", -1, 0), moving("Right", 1, 0), changing("Fill", filled),
    ];
  }

  listen() {
    const hear = (target, ...names) =>
      names.forEach((name) => target?.addEventListener(name, (event) => this[name](event)));
    hear(this.grid, "pointerdown", "pointermove", "pointerup", "pointercancel", "click", "focusin");
    hear(this.board, "keydown");
    hear(this.text, "input", "invalid");
    hear(this.text.form, "change");
    hear(window, "pageshow");
  }

  // The text

  input() {
    const drawing = read(this.text.value, this.letters);
    this.root.toggleAttribute("data-unreadable", !drawing);
    this.board.inert = !drawing;
    this.details.open ||= !drawing;
    if (!drawing) return;
    if (drawing !== this.drawing) this.steps.splice(++this.now, Infinity, drawing);
    this.show();
  }

  change() {
    this.input();
  }

  pageshow() {
    this.input();
  }

  invalid() {
    this.details.open = true;
  }

  // Steps, and taking them back

  paint(drawing, word) {
    if (drawing === this.drawing) return;
    this.steps.splice(this.now + 1, Infinity, drawing);
    this.goTo(this.now + 1, word);
  }

  goTo(step, word) {
    const before = this.drawing;
    this.now = step;
    this.text.value = write(this.drawing);
    this.text.dispatchEvent(new Event("input", { bubbles: true }));
    this.tell(before, word);
  }

  tell(before, word) {
    const changed = SPOTS.filter((spot) => this.drawing[spot] !== before[spot]);
    const letters = [...new Set(changed.map((spot) => this.drawing[spot]))];
    const said = letters.map((letter) => fillIn(this.words.sayPainted, {
      at: changed.filter((spot) => this.drawing[spot] === letter).map(spotName).join(", "),
      picture: this.nameOf(letter),
    }));
    this.status.textContent = [word, ...said].filter(Boolean).join(". ");
  }

  // What is seen

  show() {
    if (!this.stroke) this.resize(...this.size());
    for (const cell of this.cells()) this.draw(cell, this.drawing[cell.spot]);
    for (const tool of this.tools.children) tool.refresh();
  }

  cells() {
    return this.grid.querySelectorAll("[role=gridcell]");
  }

  draw(place, letter) {
    const key = this.pictures.get(letter)?.key;
    const href = key ? `${this.words.sprite}#picture-${key}` : "";
    if (place.dataset.letter === letter) return;
    place.dataset.letter = letter;
    place.querySelector("use").setAttribute("href", href);
    if (!("spot" in place)) return;
    const gaps = { at: spotName(place.spot), picture: this.nameOf(letter) };
    place.ariaLabel = fillIn(this.words.sayCell, gaps);
  }

  nameOf(letter) {
    return this.pictures.get(letter)?.name ?? this.words.bare;
  }

  size() {
    const { columns, rows, mostColumns, mostRows } = this.words;
    const { left, right, top, bottom } = boxAround(this.drawing);
    const [wide, high, ninth] = [right - left + 1, bottom - top + 1, this.isWider()];
    const shown = (least, last, room) => Math.min(FRAME, Math.max(least, last + 1 + room));
    return [
      shown(columns, right, wide < +mostColumns + (ninth && high <= mostRows)),
      shown(rows, bottom, high < +mostRows + (ninth && wide <= mostColumns)),
    ];
  }

  isWider() {
    const name = this.text.name.replace(/[^.]*$/, "characters");
    const box = `[name="${name}"][value="${this.words.wider}"]:checked`;
    return Boolean(this.text.form?.querySelector(box));
  }

  resize(columns, rows) {
    const held = this.grid.contains(document.activeElement);
    fit(this.grid, rows + 1, () => make("div", { role: "row" }));
    [...this.grid.children].forEach((line, row) =>
      fit(line, columns + 1, (column) => this.makeCell(column - 1, row - 1)));
    this.grid.ariaLabel = fillIn(this.words.sayGrid, { columns, rows });
    const cell = this.stand(columnOf(this.spot), rowOf(this.spot));
    if (held) cell.focus();
  }

  makeCell(column, row) {
    if (column < 0 && row < 0) return make("div");
    if (row < 0) return make("div", { role: "columnheader" }, columnName(column));
    if (column < 0) return make("div", { role: "rowheader" }, row + 1);
    return withPicture(make("div", { role: "gridcell", tabIndex: -1, spot: row * FRAME + column }));
  }

  // The one cell that Tab reaches.
  stand(column, row) {
    const cell = nearest(nearest(this.grid.children, row).children, column);
    for (const other of this.cells()) other.tabIndex = other === cell ? 0 : -1;
    this.spot = cell.spot;
    return cell;
  }

  focusin({ target }) {
    this.stand(columnOf(target.spot), rowOf(target.spot));
  }

  choose(letter) {
    this.brush = letter;
    for (const brush of this.palette.children) {
      const chosen = brush.dataset.letter === letter;
      brush.ariaChecked = chosen;
      brush.tabIndex = chosen ? 0 : -1;
      if (chosen) this.brushName.textContent = brush.title;
    }
  }

  // Finger, pen and mouse: all that one touch paints is one step

  pointerdown({ target, button, isPrimary, pointerId, clientX, clientY }) {
    const { spot } = target.closest("div");
    if (this.stroke) this.pointercancel();
    else if (spot !== undefined && !button && isPrimary) {
      this.grid.setPointerCapture(pointerId);
      const again = this.drawing[spot] === this.brush;
      this.stroke = { drawing: this.drawing, spot, again, x: clientX, y: clientY };
      this.touch(target);
    }
  }

  pointermove({ clientX, clientY }) {
    if (!this.stroke) return;
    const { x, y } = this.stroke;
    const steps = Math.ceil(Math.hypot(clientX - x, clientY - y) / 6);
    for (let step = 1; step <= steps; step++) {
      const [across, down] = [(clientX - x) * step / steps, (clientY - y) * step / steps];
      this.touch(document.elementFromPoint(x + across, y + down));
    }
    Object.assign(this.stroke, { x: clientX, y: clientY });
  }

  touch(place) {
    const cell = place?.closest("[role=gridcell]");
    if (!this.grid.contains(cell ?? null)) return;
    const { stroke } = this;
    stroke.again &&= cell.spot === stroke.spot;
    stroke.drawing = put(stroke.drawing, cell.spot, this.brush);
    this.draw(cell, this.brush);
  }

  pointerup() {
    if (!this.stroke) return;
    const { again, spot, drawing } = this.stroke;
    this.stroke = null;
    this.paint(again ? put(drawing, spot, BARE) : drawing);
    this.stand(columnOf(spot), rowOf(spot)).focus({ preventScroll: true });
  }

  // A second finger or a gesture of the system: that was no painting.
  pointercancel() {
    this.stroke = null;
    this.show();
  }

  // Keys, and screen readers, which press without a pointer

  click({ detail, target }) {
    if (!detail) this.tap(target.closest("div").spot);
  }

  tap(spot) {
    const letter = this.drawing[spot] === this.brush ? BARE : this.brush;
    this.paint(put(this.drawing, spot, letter));
  }

  keydown(event) {
    const key = event.key.toLowerCase();
    const inside = (place) => place.contains(event.target) && !event.altKey;
    const done = event.ctrlKey || event.metaKey ? this.takeBack(key, event.shiftKey)
      : inside(this.grid) ? this.walk(key) || this.type(key)
        : inside(this.palette) && this.pick(key);
    if (done) event.preventDefault();
  }

  takeBack(key, again) {
    if (key !== "z" && key !== "y") return false;
    this.tools.children[key === "y" || again ? 1 : 0].click();
    return true;
  }

  walk(key) {
    const [column, row] = [columnOf(this.spot), rowOf(this.spot)];
    const to = {
      arrowleft: [column - 1, row], arrowright: [column + 1, row], arrowup: [column, row - 1],
      arrowdown: [column, row + 1], home: [0, row], end: [FRAME, row], "/": [0, row + 1],
    }[key];
    if (to) this.stand(...to).focus();
    return Boolean(to);
  }

  type(key) {
    const letter = key === "delete" ? BARE : key;
    if (key === " " || key === "enter") this.tap(this.spot);
    else if (key === "backspace") this.takeOff();
    else if (!this.letters.includes(letter)) return false;
    else {
      this.paint(put(this.drawing, this.spot, letter));
      this.walk("arrowright");
    }
    return true;
  }

  // On a bare spot it takes off what was typed last.
  takeOff() {
    if (this.drawing[this.spot] === BARE) this.walk("arrowleft");
    this.paint(put(this.drawing, this.spot, BARE));
  }

  pick(key) {
    const { letters } = this;
    const step = { arrowleft: -1, arrowup: -1, arrowright: 1, arrowdown: 1 }[key];
    const place = letters.indexOf(step ? this.brush : key);
    if (place < 0) return false;
    const brush = [...this.palette.children].at((place + (step ?? 0)) % letters.length);
    brush.focus();
    brush.click();
    return true;
  }
}

/** Makes every city text below the root paintable, once. */
export function start(root = document) {
  for (const place of root.querySelectorAll("[data-paint]:not([data-painting])")) {
    place.toggleAttribute("data-painting", true);
    new Painter(place);
  }
}

start();
