// Numbers that do not hold yet what was typed, or are old for want of a network, carry a pencil.

import { stand, standing } from "./note.js";

const PATIENCE = 4000; // So long a connection may be gone without a word.
const sheet = document.querySelector("[data-sheet]");
const old = sheet?.getAttribute("data-say-old");
let waiting = 0;

const rowsOf = (form) => {
  const { seatForm: seat } = form.dataset;
  return [...document.querySelectorAll(seat === "parts" ? "[data-seat-row]" : `[data-seat-row="${CSS.escape(seat)}"]`)];
};

/** What was typed into a form moves its numbers: they are old until there is an answer. */
export function markPending(form, isPending) {
  for (const place of [form, ...rowsOf(form)]) place.toggleAttribute("data-stale", isPending);
}

/** Without a network every number may be old. */
export function markAway(isAway) {
  clearTimeout(waiting);
  sheet.toggleAttribute("data-away", isAway);
  if (isAway && !standing()) stand(old);
  if (!isAway && standing() === old) stand("");
}

/** The same, unless the connection comes back in a moment. */
export function markAwaySoon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => markAway(true), PATIENCE);
}
