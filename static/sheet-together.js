// Brings a form together with what the server shows now; nothing that somebody typed gets lost.

import { fieldsOf, isTick, keyOf, leave, read, textOf, write } from "./sheet-fields.js";
import { mergedLandscape } from "./landscape-notation.js";
import { exchangeInside } from "./sheet-parts.js";

// How drawings are written: pictures side by side, signs of a map with blanks between them, or tiles.
const WRITTEN = {
  "": { bare: "-", sign: /^[a-z.-]$/, between: "", spread: (row) =>
    [...row.replace(/[1-9]/g, (run) => "-".repeat(run))] },
  map: { bare: ".", sign: /^[1-5]?[a-z.~]$/, between: " ", spread: (row) =>
    row.split(/[\s,]+/).filter(Boolean) },
  landscape: { merge: mergedLandscape },
};

// Of a drawing everybody's places are kept: those drawn here since, and those drawn elsewhere.
function merged({ sent, typed, now }, { bare, sign, between, spread }) {
  const drawings = [sent, typed, now].map((text) => text.trim().toLowerCase()
    .split(/\/?\s*[\r\n]\s*|\//).map(spread));
  if (!drawings.flat(2).every((each) => sign.test(each))) return null;
  const count = Math.max(...drawings.map((lines) => lines.length));
  const width = Math.max(...drawings.flat().map((line) => line.length));
  const at = (lines, row, column) => lines[row]?.[column] ?? bare;
  const rows = Array.from({ length: count }, (_, row) => Array.from({ length: width }, (__, column) => {
    const [before, here, there] = drawings.map((lines) => at(lines, row, column));
    return here === before ? there : here;
  }));
  return rows.flat().every((each) => each === bare) ? "" : rows.map((row) => row.join(between)).join("/");
}

// Ways to fill in a seat that are not chosen keep what was typed there; the server does not.
const isElsewhere = (field) => field.closest(".way")?.getClientRects().length === 0;

function decided(field, { typed, sent, now, shown }, how) {
  if (typed !== sent) {
    const way = WRITTEN[field.dataset.notation];
    const both = way ? (way.merge ?? merged)({ typed, sent, now }, way) : null;
    const isLost = both === null && now !== shown && sent === shown;
    return { text: both ?? typed, isLost, isLeft: (both ?? typed) !== now };
  }
  const isOld = now === undefined || (now === shown && !how.all);
  const isHeld = how.own && sent !== shown && field === document.activeElement;
  const isKept = isOld || isHeld || (now === "" && isElsewhere(field));
  return { text: isKept ? typed : now };
}

// Rows close up on the server when one is left blank; here each stays where it was typed.

function listOf(field) {
  const place = field.closest(".rows, .ordered");
  return place && field.name.replace(place.matches(".rows") ? /\.\d+\.[^.]+$/ : /\.\d+$/, ".");
}

function rowsOf(texts, list) {
  const rows = new Map();
  for (const [key, text] of texts) {
    const [row] = key.startsWith(list) && text ? key.slice(list.length).split(".") : [];
    if (row) rows.set(row, [...rows.get(row) ?? [], key.slice(list.length + row.length), text]);
  }
  return JSON.stringify([...rows.values()]);
}

function decidedOfList(field, list, states, how) {
  const [typed, sent, now, shown] = states.map((texts) => rowsOf(texts, list));
  const [own, , theirs] = states.map((texts) => texts.get(keyOf(field)));
  if (typed !== sent) return { text: own, isLost: now !== shown && sent === shown, isLeft: true };
  const hasRoom = [...states[0]].every(([key, text]) =>
    !text || !key.startsWith(list) || states[2].has(key));
  const isKept = hasRoom && (now === typed || (now === shown && !how.all));
  return { text: isKept || (!theirs && isElsewhere(field)) ? own : theirs ?? "" };
}

/**
 * Brings a form together with the one the server shows now. What was typed since it was sent
 * is left to be sent; lost is what changed on both sides and cannot be brought together.
 */
export function bringTogether(form, fresh, shown, sent, how = {}) {
  const [typed, now] = [read(form), read(fresh)];
  const states = [typed, sent, now, shown];
  const decisions = new Map(fieldsOf(form).map((field) => {
    const [key, list] = [keyOf(field), listOf(field)];
    const [one, other, third, fourth] = states.map((texts) => texts.get(key));
    const values = { typed: one, sent: other, now: third, shown: fourth };
    const decision = list ? decidedOfList(field, list, states, how) : decided(field, values, how);
    return [field, decision];
  }));
  for (const left of form.querySelectorAll("[data-left]")) left.remove();
  exchangeInside(form, fresh);
  for (const [field, { text, isLeft }] of decisions) {
    if (field.isConnected) text !== textOf(field) && write(field, text);
    else if (isLeft && !isTick(field)) leave(form, field.name, text);
  }
  const made = [...decisions.values()];
  return { now, isLost: made.some((one) => one.isLost), isLeft: made.some((one) => one.isLeft) };
}
