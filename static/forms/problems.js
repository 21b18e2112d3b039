// Puts what the server says of each field at that field, without touching what is typed there.

import { anchored } from "../sheets/steady.js";

const TOLD = ["aria-invalid", "aria-describedby"];

// What a box of sentences lies in, told apart by its own id or by that of the field beside it.
const keyOf = (place) => place.id || place.querySelector("[id^='f-']")?.id;
const placesIn = (form) => new Map([...form.querySelectorAll(".problems")]
  .filter((box) => !box.matches(".summary"))
  .map(({ parentElement: place }) => [keyOf(place), place]));

function counterpart(form, place) {
  const found = form.querySelector(`#${CSS.escape(keyOf(place) ?? "")}`);
  return place.id ? found : found?.closest(`.${place.classList[0]}`);
}

const boxIn = (place) => place.querySelector(":scope > .problems");

function said(place, now) {
  const [before, after] = [boxIn(place), boxIn(now)];
  if (before && !after) before.remove();
  else if (before) before.replaceChildren(...after.cloneNode(true).childNodes);
  else if (after) place.append(document.importNode(after, true));
}

function marked(field, now) {
  for (const name of TOLD) {
    if (now.hasAttribute(name)) field.setAttribute(name, now.getAttribute(name));
    else field.removeAttribute(name);
  }
  field.closest(".field")?.classList.toggle("wrong", now.closest(".field")?.matches(".wrong") ?? false);
}

/** Shows at every field of a form what is wrong with it, as the form of another page says. */
export function showProblems(form, fresh) {
  anchored(() => {
    for (const place of placesIn(form).values()) {
      const now = counterpart(fresh, place);
      if (!now || !boxIn(now)) boxIn(place).remove();
    }
    for (const now of placesIn(fresh).values()) {
      const place = counterpart(form, now);
      if (place) said(place, now);
    }
    for (const field of form.querySelectorAll("[id^='f-']:is(input, select, textarea, fieldset)")) {
      const now = fresh.querySelector(`#${CSS.escape(field.id)}`);
      if (now) marked(field, now);
    }
  });
}
