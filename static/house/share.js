// Draws the result as a picture to share.

const WIDTH = 1080;
const MARGIN = 90;
const [HEAD, ROW, FOOT, MARK] = [330, 116, 150, 46];
const [PAPER, SHEET, INK, FAINT, RULE, ACCENT] =
  ["#f6efdf", "#fdf9ef", "#2b2118", "#6a5a48", "#c9b899", "#8c2f1b"];
const SEATS = ["#8c2f1b", "#1f5673", "#6b5310", "#5b3a75", "#2f5d3a", "#7a3350"];
const DISPLAY = '"Boomtown Display", "Rockwell", "Roboto Slab", "Georgia", serif';
const TEXT = '"Boomtown Text", "Charter", "Georgia", serif';
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const place = document.querySelector("[data-share]");
const seats = [...document.querySelectorAll("[data-share-seats] li")].map(({ dataset }) => dataset)
  .sort((one, other) => placeOf(one) - placeOf(other));

// Whose place is not known stands behind those whose place is.
function placeOf({ rank }) {
  return Number(rank) || Number.MAX_SAFE_INTEGER;
}

function signsOf(text) {
  if (!Intl.Segmenter) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

// As much of a text as fits, in its own direction.
function write(pen, text, { x, y, room, font, ink = INK, align = "left" }) {
  Object.assign(pen, { font, fillStyle: ink, textAlign: align });
  pen.direction = RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
  const signs = signsOf(text);
  let shown = text;
  while (signs.length && pen.measureText(shown).width > room) {
    signs.pop();
    shown = `${signs.join("").trimEnd()}…`;
  }
  pen.fillText(shown, x, y);
  return pen.measureText(shown).width;
}

// The largest size at which a heading fits.
function fitting(pen, text, room, sizes, family) {
  const fonts = sizes.map((size) => `700 ${size}px ${family}`);
  return fonts.find((font) => Object.assign(pen, { font }).measureText(text).width <= room)
    ?? fonts.at(-1);
}

// The shapes of each seat's mark, as they stand in the file from which pages draw them.
async function marksDrawn() {
  const answer = await fetch(place.dataset.marks);
  const file = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const shapes = (mark) => [...file.querySelectorAll(`#mark-${CSS.escape(mark)} path`)];
  return (mark) => shapes(mark).map((path) => new Path2D(path.getAttribute("d")));
}

function drawMark(pen, shapes, middle) {
  const scale = MARK / 24;
  pen.save();
  pen.translate(MARGIN + 110 - MARK / 2, middle - MARK / 2);
  pen.scale(scale, scale);
  pen.fillStyle = SHEET;
  for (const shape of shapes) pen.fill(shape, "evenodd");
  pen.restore();
}

function line(pen, y, thick = 2, ink = RULE) {
  pen.fillStyle = ink;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, thick);
}

function paper(pen, height) {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = INK;
  for (const [edge, thick] of [[30, 6], [42, 2]]) {
    pen.lineWidth = thick;
    pen.strokeRect(edge, edge, WIDTH - 2 * edge, height - 2 * edge);
  }
}

function head(pen, { title, place: where }) {
  const room = WIDTH - 2 * MARGIN;
  const font = fitting(pen, title, room, [76, 64, 54, 46], DISPLAY);
  write(pen, title, { x: WIDTH / 2, y: 170, room, font, align: "center" });
  const below = { x: WIDTH / 2, y: 242, room, font: `400 38px ${TEXT}`, ink: FAINT };
  write(pen, where, { ...below, align: "center" });
  line(pen, 286, 4, INK);
  line(pen, 294, 2, INK);
}

function row(pen, { name, total, rank, won, number, mark }, top, marks) {
  const middle = top + ROW / 2;
  if (won) {
    pen.fillStyle = SHEET;
    pen.fillRect(MARGIN, top + 4, WIDTH - 2 * MARGIN, ROW - 8);
    pen.fillStyle = ACCENT;
    pen.fillRect(MARGIN, top + 4, 10, ROW - 8);
  }
  const ink = won ? ACCENT : INK;
  const first = { x: MARGIN + 42, y: middle + 16, room: 50, font: `700 48px ${DISPLAY}`, ink };
  write(pen, rank, { ...first, align: "center" });
  pen.beginPath();
  pen.arc(MARGIN + 110, middle, 34, 0, 2 * Math.PI);
  pen.fillStyle = SEATS[(number - 1) % SEATS.length];
  pen.fill();
  drawMark(pen, marks(mark), middle);
  const right = { room: 300, font: `700 60px ${DISPLAY}`, ink, align: "right" };
  const taken = write(pen, total, { ...right, x: WIDTH - MARGIN - 24, y: middle + 20 });
  const start = MARGIN + 168;
  const room = WIDTH - MARGIN - start - taken - 54;
  const font = `${won ? 700 : 500} 48px ${DISPLAY}`;
  write(pen, name, { x: start, y: middle + 16, room, font });
  line(pen, top + ROW - 1);
}

async function draw(canvas) {
  const fonts = [`500 48px ${DISPLAY}`, `700 48px ${DISPLAY}`, `400 38px ${TEXT}`];
  const [marks] = await Promise.all([marksDrawn(), ...fonts.map((font) => document.fonts.load(font))]);
  const height = HEAD + seats.length * ROW + FOOT;
  Object.assign(canvas, { width: WIDTH, height });
  const pen = canvas.getContext("2d");
  paper(pen, height);
  head(pen, place.dataset);
  seats.forEach((seat, at) => row(pen, seat, HEAD + at * ROW, marks));
  const foot = { x: WIDTH / 2, y: height - 76, room: WIDTH, font: `700 40px ${DISPLAY}` };
  write(pen, place.dataset.house.toUpperCase(), { ...foot, ink: FAINT, align: "center" });
}

function button(kind, text, more) {
  const made = document.createElement(kind);
  return Object.assign(made, { className: "button", textContent: text, ...more });
}

function described(canvas) {
  const told = seats.map(({ rank, name, total }) => `${rank && `${rank}. `}${name}: ${total}`);
  canvas.className = "share-picture";
  canvas.setAttribute("role", "img");
  const { title, place: where } = place.dataset;
  canvas.setAttribute("aria-label", `${title}, ${where}. ${told.join(", ")}`);
}

function offer(picture) {
  const { file: name, save, shareLabel } = place.dataset;
  const file = new File([picture], name, { type: "image/png" });
  const link = button("a", save, { href: URL.createObjectURL(file), download: name });
  place.replaceChildren(link);
  if (navigator.canShare?.({ files: [file] })) {
    const send = () => navigator.share({ files: [file] }).catch(() => {}); // or thought better of it
    place.append(button("button", shareLabel, { type: "button", onclick: send }));
  }
  link.focus();
}

async function make({ currentTarget }) {
  currentTarget.disabled = true;
  const canvas = document.createElement("canvas");
  described(canvas);
  await draw(canvas);
  place.before(canvas);
  canvas.toBlob(offer, "image/png");
}

if (place && seats.length) {
  place.append(button("button", place.dataset.label, { type: "button", onclick: make }));
}
