// The ledger under a thumb: one line is open at a time, the next field is at hand, what is known
// of a card fills blank fields beside it, and an entry that was removed can be brought back.

import { fieldsOf, textOf, write } from "../sheets/fields.js";
import { addRow } from "../sheets/rows.js";

const NAMES = { vp: "vp", vpHigh: "vp_high", vpLow: "vp_low", building: "building", levels: "levels" };
const LINE = ".ledger-line";
const STAYS = 10000;

const ledger = document.querySelector("[data-ledger]");
const form = ledger?.closest("form");
const isTyped = (field) => field.matches("input[type=text]");
const isBlank = (place) => fieldsOf(place).every((field) => !textOf(field).trim());
const entriesIn = (rows) => [...rows.querySelectorAll(":scope > .entry")];

// ---- lines

function close(line) {
  line.open = false;
  if (line.matches(".rows > .entry")) closeUp(line.parentElement);
}

function closeOthers(line) {
  for (const each of form.querySelectorAll(`${LINE}[open]`)) if (!each.contains(line)) close(each);
}

// A card stands in one line only.
function hideTaken(line) {
  for (const radio of line.querySelectorAll("[type=radio][data-card]")) {
    const same = form.querySelectorAll(`[data-card="${radio.dataset.card}"][value="${radio.value}"]:checked`);
    radio.parentElement.hidden = [...same].some((each) => each !== radio);
  }
}

function open(line) {
  closeOthers(line);
  hideTaken(line);
  line.open = true;
  const fields = fieldsOf(line).filter((field) => field.checkVisibility());
  const first = isBlank(line) ? fields[0] : fields.find((field) => isTyped(field) && field.value) ?? fields.find(isTyped);
  first?.focus({ preventScroll: true });
  if (first && isTyped(first)) first.select();
  line.scrollIntoView({ block: "nearest" });
}

// The line behind a button: that of a list is its blank one, unless one number stands for all.
function behind(place) {
  if (!place.matches(".rows")) return wholeOf(place) ?? place;
  const last = () => entriesIn(place).at(-1);
  if (!isBlank(last())) addRow(place);
  return wholeOf(place) ?? last();
}

function wholeOf(place) {
  const whole = place.closest(".kind")?.querySelector(".whole");
  return whole && !isBlank(whole) ? whole : null;
}

function pressedLink(event, link) {
  const place = document.getElementById(link.dataset.opens);
  if (!place) return;
  event.preventDefault();
  open(behind(place));
}

function pressedSummary(event, line) {
  event.preventDefault();
  if (line.open) close(line);
  else open(line);
}

function pressedDeeper(event, more) {
  event.preventDefault();
  more.open = !more.open;
  if (!more.open) return;
  fieldsOf(more).find(isTyped)?.focus({ preventScroll: true });
  more.closest(LINE).scrollIntoView({ block: "nearest" });
}

function pressedDone(event, button) {
  event.preventDefault();
  const line = button.closest(LINE);
  close(line);
  line.querySelector("summary").focus({ preventScroll: true });
}

// Enter leads to the next blank field of the sheet, and after the last one closes it.
function entered(event, field) {
  const line = field.closest(LINE);
  if (!line) return;
  event.preventDefault();
  event.stopPropagation();
  const fields = fieldsOf(line).filter((each) => isTyped(each) && each.checkVisibility());
  const next = fields.slice(fields.indexOf(field) + 1).find((each) => !each.value.trim());
  if (next) next.focus();
  else pressedDone(event, field);
}

// ---- entries that go and come back

const nameIn = (entry) => ({ name }) => name.slice(pathOf(entry).length);
const pathOf = (entry) => fieldsOf(entry)[0].name.replace(/^(.*\.\d+\.).*$/, "$1");

function textsOf(entry) {
  const inside = nameIn(entry);
  const texts = new Map();
  for (const field of fieldsOf(entry)) if (textOf(field)) texts.set(inside(field), textOf(field));
  return texts;
}

function fillIn(entry, texts) {
  const inside = nameIn(entry);
  for (const field of fieldsOf(entry)) write(field, texts.get(inside(field)) ?? "");
}

// No gap stays in a list: its entries have the numbers that they have on the server.
function closeUp(rows) {
  const entries = entriesIn(rows);
  const kept = entries.filter((entry) => !isBlank(entry));
  const gap = entries.findIndex(isBlank);
  if (gap < 0 || gap >= kept.length) return;
  const told = kept.map((entry) => [textsOf(entry), entry.querySelector("summary").innerHTML]);
  entries.slice(gap).forEach((entry, at) => {
    const [texts, line] = told[gap + at] ?? [new Map(), entries.at(-1).querySelector("summary").innerHTML];
    fillIn(entry, texts);
    entry.querySelector("summary").innerHTML = line;
  });
}

function remove(event, button) {
  const entry = button.closest(".rows > .entry");
  if (!entry) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const [rows, texts] = [entry.parentElement, textsOf(entry)];
  const name = entry.querySelector("summary span").textContent.trim();
  fillIn(entry, new Map());
  close(entry);
  if (texts.size) offerBack(name, () => bringBack(rows, texts));
}

function bringBack(rows, texts) {
  fillIn(entriesIn(rows).find(isBlank), texts);
  if (!isBlank(entriesIn(rows).at(-1))) addRow(rows);
}

let leaving = 0;

function offerBack(name, undo) {
  document.querySelector(".gone-line")?.remove();
  const told = Object.assign(document.createElement("p"), { className: "gone-line" });
  told.setAttribute("role", "status");
  const button = Object.assign(document.createElement("button"), {
    type: "button", className: "quiet small", textContent: ledger.dataset.sayUndo,
  });
  button.addEventListener("click", () => { told.remove(); undo(); });
  told.append(`${name}: ${ledger.dataset.sayRemoved}`, button);
  document.body.append(told);
  clearTimeout(leaving);
  leaving = setTimeout(() => told.remove(), STAYS);
}

// ---- cards known before

function cardChosen(field) {
  if (field.type === "radio") return field;
  const offered = [...(field.list?.options ?? [])];
  return offered.find((each) => each.value.toLowerCase() === field.value.trim().toLowerCase());
}

function fill(field) {
  const row = field.name.replace(/[^.]*$/, "");
  for (const [key, value] of Object.entries(cardChosen(field)?.dataset ?? {})) {
    const other = NAMES[key] && field.form.elements[row + NAMES[key]];
    if (!other || other.value !== "") continue;
    write(other, value);
    other.closest?.(".deeper")?.setAttribute("open", "");
  }
}

// After a card was tapped its number is at hand; arrow keys stay among the cards.
function tapped(event) {
  const { target } = event;
  if (!target.matches?.(".chip input") || event.detail < 1) return;
  const [number] = fieldsOf(target.closest(LINE) ?? target.form).filter(isTyped);
  if (target.dataset.card && number?.value === "") number.focus({ preventScroll: true });
}

// ----

// What stays at the bottom stands on the bar there, however high that is.
function standOn(bar) {
  const tell = () => document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
  new ResizeObserver(tell).observe(bar);
}

function pressed(event) {
  const found = (selector) => event.target.closest(selector);
  if (found("[data-opens]")) pressedLink(event, found("[data-opens]"));
  else if (found("[data-closes]")) pressedDone(event, found("[data-closes]"));
  else if (found("button[name=less]")) remove(event, found("button[name=less]"));
  else if (found(`${LINE} > summary`)) pressedSummary(event, found(LINE));
  else if (found(".deeper > summary")) pressedDeeper(event, found(".deeper"));
  else tapped(event);
}

// A link to a field opens the line that it lies in.
function followed(id) {
  const place = id && document.getElementById(id);
  const line = place?.closest(LINE);
  if (!line) return;
  open(line);
  place.closest(".deeper")?.setAttribute("open", "");
  if (place !== line) (isTyped(place) ? place : fieldsOf(place)[0])?.focus();
}

if (form) {
  const bar = form.querySelector(".buttons.sticky");
  if (bar) standOn(bar);
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href^='#f-']:not([data-opens])");
    if (link) setTimeout(() => followed(link.hash.slice(1)));
  });
  form.addEventListener("click", pressed, { capture: true });
  form.addEventListener("change", ({ target }) => target.dataset?.card && fill(target));
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && isTyped(event.target)) entered(event, event.target);
    const line = event.key === "Escape" && event.target.closest(`${LINE}[open]`);
    if (line) pressedDone(event, line);
  });
}
