// Rows that come and go where they are typed, without asking the server: while it is slow,
// or away, somebody types on.

import { fieldsOf, keyOf, textOf, write } from "./fields.js";
import { listOf, pathIn } from "./lists.js";

const ROWS = ":scope > .row-of-fields, :scope > .entry";
const NAMED = ["id", "name", "for", "value", "formaction", "aria-describedby", "aria-labelledby"];
const NUMBER = /^\d{1,3},?$/;

const blanks = new Map(); // A blank row of each list, as the server has made it
const isBlank = (row) => fieldsOf(row).every((field) => !textOf(field).trim());
const rowsIn = (place) => [...place.querySelectorAll(ROWS)];

function listIn(place) {
  const [field] = rowsIn(place).flatMap(fieldsOf);
  return field ? pathIn(place, field.name) : "";
}

/** Remembers how a blank row looks, wherever the server shows one. */
export function knowBlankRows(form) {
  for (const place of form.querySelectorAll(".rows")) {
    const rows = rowsIn(place);
    const last = rows.at(-1);
    if (last && listIn(place) && isBlank(last))
      blanks.set(listIn(place), { row: last.cloneNode(true), number: rows.length - 1 });
  }
}

// The same row further down: all that is named by its number gets the new one.
function numbered({ row, number }, list, now) {
  const fresh = row.cloneNode(true);
  const [path, id] = [list, list.replaceAll(".", "-")].map((start) =>
    new RegExp(`${start.replaceAll(".", "\\.")}${number}(?!\\d)`, "g"));
  for (const node of [fresh, ...fresh.querySelectorAll("*")])
    for (const name of NAMED.filter((each) => node.hasAttribute(each)))
      node.setAttribute(name, node.getAttribute(name).replace(path, `${list}${now}`)
        .replace(id, `${list.replaceAll(".", "-")}${now}`));
  const legend = fresh.querySelector(":scope > legend");
  if (legend?.textContent === String(number + 1)) legend.textContent = now + 1;
  return fresh;
}

/** One more blank row below the others; whether there is one. */
export function addRow(place) {
  const [list, rows] = [listIn(place), rowsIn(place)];
  const blank = list && blanks.get(list);
  if (blank) rows.at(-1).after(numbered(blank, list, rows.length));
  return Boolean(blank);
}

/** As many rows as these keys need. */
export function makeRoom(form, keys) {
  const needed = (place, list) => Math.max(-1, ...[...keys].filter((key) => key.startsWith(list))
    .map((key) => parseInt(key.slice(list.length), 10)).filter((number) => number < 100));
  for (const place of form.querySelectorAll(".rows")) {
    const list = listIn(place);
    if (!list) continue;
    for (let more = needed(place, list) - rowsIn(place).length + 1; more > 0; more--)
      if (!addRow(place)) break;
  }
}

// Below the last row there is a blank one as soon as anything stands in it.
function typed({ target }) {
  const row = target.closest?.(".row-of-fields, .entry");
  const place = row?.contains(document.activeElement) && row.parentElement;
  if (place && place.matches(".rows") && rowsIn(place).at(-1) === row && !isBlank(row)) addRow(place);
}

function added(field, text) {
  const there = field.value.trim();
  if (field.nodeName === "SELECT")
    return [...field.options].some(({ value }) => value === text) ? text : null;
  if (!NUMBER.test(text) || !there) return text;
  const more = text.replace(",", "");
  return /[,;]/.test(there) ? `${there.replace(/[,; ]+$/, "")}, ${more}` : `${there}+${more}`;
}

// What the button would have the server do with what stands there.
const DOES = {
  more(form, path, button) {
    const place = button.closest(".rows");
    return Boolean(place) && listIn(place) === `${path}.` && addRow(place);
  },
  plus(form, told) {
    const [path, text] = told.split("=");
    const field = fieldsOf(form).find((each) => each.name === path && keyOf(each) === path);
    const after = field ? added(field, text) : null;
    if (after !== null) write(field, after);
    return after !== null;
  },
  less(form, row) {
    const fields = fieldsOf(form).filter(({ name }) => name.startsWith(`${row}.`));
    const place = fields[0]?.closest(".row-of-fields, .entry");
    if (!place || !listOf(fields[0])) return false;
    for (const field of fields) write(field, "");
    place.hidden = true;
    return true;
  },
};

function pressed(event, form) {
  const button = event.target.closest("button[name]");
  if (button && DOES[button.name]?.(form, button.value, button)) event.preventDefault();
}

/** Lets the buttons of a form that only add or take away rows and numbers do so at once. */
export function rowsComeAndGo(form) {
  knowBlankRows(form);
  for (const kind of ["input", "change"]) form.addEventListener(kind, typed);
  form.addEventListener("click", (event) => pressed(event, form));
}
