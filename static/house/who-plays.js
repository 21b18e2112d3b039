// Who plays: a row for each seat, one more to add a name; in order by arrows or by dragging a mark.

import { forgetName, recentNames, rememberNames } from "./recent-names.js";

const WAIT = 300;
const place = document.querySelector("[data-who-plays]");
const form = place.closest("form");
const list = place.querySelector("ol");
const rows = [...list.children];
const inputs = rows.map((row) => row.querySelector("input"));
const marks = rows.map((row) => row.querySelector("[data-mark]"));
const count = place.querySelector("[name=count]");
const output = place.querySelector("[data-how-many]");
const [fewer, more] = place.querySelectorAll("[data-one]");
const primary = form.querySelector(".sticky button");
const recent = place.querySelector("[data-recent]");
const forgetting = recent.querySelector("[aria-pressed]");
const fewest = Number(place.dataset.fewest);
let wanted = Number(count.value);

const names = () => inputs.map(({ value }) => value.trim());
const named = () => 1 + names().reduce((last, name, number) => (name ? number : last), -1);
const people = () => Math.max(wanted, named());

/** A row without a name that a table needs anyway. */
const isBare = (number) => people() <= fewest && inputs[number].value === "";

function show() {
  const seats = people();
  rows.forEach((row, number) => {
    row.classList.toggle("spare", number > seats);
    row.classList.toggle("to-add", number === seats);
    row.querySelector("[data-up]").disabled = number === 0 || number >= seats;
    row.querySelector("[data-out]").disabled = number >= seats || isBare(number);
    marks[number].disabled = number >= seats;
    inputs[number].placeholder = number < seats ? row.dataset.called : place.dataset.sayAdd;
  });
  count.value = output.value = seats;
  fewer.disabled = seats <= Math.max(fewest, named());
  more.disabled = seats >= rows.length;
  showRecent();
}

/** Names in another order, or one fewer: they move, marks stay where they are. */
function write(order) {
  inputs.forEach((input, number) => { input.value = order[number] ?? ""; });
  changed();
}

function move(from, to) {
  const order = inputs.map(({ value }) => value);
  order.splice(to, 0, ...order.splice(from, 1));
  write(order);
}

function swap(one, other) {
  const order = inputs.map(({ value }) => value);
  [order[one], order[other]] = [order[other], order[one]];
  write(order);
}

function takeOut(number) {
  wanted = Math.max(fewest, people() - 1);
  write(inputs.map(({ value }) => value).filter((_, place) => place !== number));
}

function changed() {
  show();
  sayTwice();
  clearTimeout(keeping);
  keeping = setTimeout(keepInAddress, WAIT);
}

// Two of the same name: said below the second field, as soon as nobody types there any more.

function sayTwice() {
  const said = names().map((name) => name.toLocaleLowerCase());
  rows.forEach((row, number) => {
    const isTwice = said[number] !== "" && said.indexOf(said[number]) < number;
    const rests = inputs[number] !== document.activeElement;
    if (!isTwice) row.querySelector(".twice")?.remove();
    else if (rests && !row.querySelector(".problems")) row.append(twice(inputs[number].value.trim()));
    row.classList.toggle("wrong", row.querySelector(".problems") !== null);
  });
}

function twice(name) {
  const told = Object.assign(document.createElement("p"), { className: "problems twice" });
  told.setAttribute("role", "status");
  told.textContent = place.dataset.sayTwice.replaceAll("{name}", () => name);
  return told;
}

// What is typed stays in the address, so that neither a reload nor another language loses it.

let keeping;

function keepInAddress() {
  const typed = [...new FormData(form)].filter(([name, text]) => text || name === "player");
  const fields = new URLSearchParams([...typed, ["asking", "names"]]);
  const address = `${location.pathname}?${fields}`;
  for (const back of document.querySelectorAll("input[name=back]")) back.value = address;
  if (form.method === "get") history.replaceState(null, "", address);
}

// Names that played here before.

function showRecent() {
  const there = new Set(names().map((name) => name.toLocaleLowerCase()));
  const others = recentNames().filter((name) => !there.has(name.toLocaleLowerCase()));
  recent.hidden = others.length === 0 || (named() >= rows.length && !isForgetting());
  recent.querySelector("ul").replaceChildren(...others.slice(0, 8).map(chip));
}

const isForgetting = () => forgetting.getAttribute("aria-pressed") === "true";

function chip(name) {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.className = "quiet chip";
  button.textContent = isForgetting() ? `× ${name}` : name;
  button.addEventListener("click", () => choose(name));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function choose(name) {
  if (isForgetting()) forgetName(name);
  else inputs[names().indexOf("")].value = name;
  changed();
}

// What hands do.

list.addEventListener("keydown", (event) => {
  const number = inputs.indexOf(event.target);
  if (event.key !== "Enter" || number < 0 || event.isComposing) return;
  event.preventDefault();
  const next = inputs[number + 1];
  const isLast = number >= people() || !next || next.closest(".spare");
  (isLast ? primary : next).focus();
});
list.addEventListener("click", ({ target }) => {
  const number = rows.indexOf(target.closest("li"));
  if (target.closest("[data-up]")) {
    move(number, number - 1);
    (number > 1 ? rows[number - 1].querySelector("[data-up]") : inputs[0]).focus();
  } else if (target.closest("[data-out]")) takeOut(number);
});
list.addEventListener("input", changed);
list.addEventListener("focusout", () => setTimeout(sayTwice));
fewer.addEventListener("click", () => { wanted = people() - 1; changed(); });
more.addEventListener("click", () => { wanted = people() + 1; changed(); });
forgetting.addEventListener("click", () => {
  forgetting.setAttribute("aria-pressed", String(!isForgetting()));
  showRecent();
});
form.addEventListener("submit", () => rememberNames(names().filter((name) => name !== "")));

// A mark that is dragged takes its name along; one tapped after another swaps names with it.

const swapping = place.querySelector(".marks-swap");
let lifted = -1;
let hasMoved = false;
let tapped = -1;

function tap(number) {
  const other = tapped;
  tapped = other < 0 ? number : -1;
  if (other >= 0 && other !== number) swap(other, number);
  marks.forEach((mark, at) => mark.setAttribute("aria-pressed", String(at === tapped)));
  swapping.textContent = tapped < 0 ? "" : swapping.dataset.say;
}

function rowAt(y) {
  const above = rows.slice(1, people()).filter((row) => row.getBoundingClientRect().top <= y);
  return above.length;
}

function lift(event) {
  const number = marks.indexOf(event.target.closest("[data-mark]"));
  if (number < 0 || number >= people() || event.button) return;
  lifted = number;
  hasMoved = false;
  list.setPointerCapture(event.pointerId);
  rows[number].classList.add("lifted");
}

function drag({ clientY }) {
  if (lifted < 0) return;
  const to = rowAt(clientY);
  if (to === lifted) return;
  move(lifted, to);
  hasMoved = true;
  rows[lifted].classList.remove("lifted");
  rows[to].classList.add("lifted");
  lifted = to;
}

function drop({ type }) {
  if (lifted < 0) return;
  rows[lifted].classList.remove("lifted");
  if (type === "pointerup" && !hasMoved) tap(lifted);
  lifted = -1;
}

/** A key that presses a mark; a finger was seen when it was lifted. */
function press({ target, detail }) {
  const number = marks.indexOf(target.closest("[data-mark]"));
  if (number >= 0 && detail === 0) tap(number);
}

list.addEventListener("click", press);
list.addEventListener("pointerdown", lift);
list.addEventListener("pointermove", drag);
for (const end of ["pointerup", "pointercancel"]) list.addEventListener(end, drop);

// What is folded says what holds.

for (const fold of form.querySelectorAll("[data-fold]"))
  fold.addEventListener("change", () => {
    const chosen = [...fold.querySelectorAll("input:checked")].map(({ dataset }) => dataset.short);
    fold.querySelector("summary").textContent = chosen.join(", ") || fold.dataset.fold;
    changed();
  });

place.classList.add("is-ready");
count.disabled = false;
show();
if (recent.hidden && !inputs[0].value && !document.querySelector("#faults")) inputs[0].focus();
