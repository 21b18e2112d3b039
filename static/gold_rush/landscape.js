// The page of a map: each press is a text that the server has worked out, the textarea keeps it,
// and the drawing is exchanged for what the server draws of it.

import { mergedLandscape } from "./landscape-notation.js";
import { movable } from "./landscape-view.js";
import { knowNotation } from "../sheets/drawings.js";
import { exchangeInside } from "../sheets/parts.js";

knowNotation("landscape", (drawings) => mergedLandscape(drawings, { isStrict: true }));

const REST = 250;
const HAND = "hand";
const IN_HAND = [HAND, "tile"];
const TO_LAY = ":is(.fits, .otherwise) button";
const [SEEN, PLACE, LIT, LYING] = ["seen", "place", "lit", "lying"];
// What is looked at no more once something else is.
const OTHERWISE = { [SEEN]: [PLACE], [PLACE]: [LIT], [LIT]: [PLACE] };

function landscape(root) {
  const text = root.querySelector("[data-notation]");
  const place = root.querySelector("[data-drawn]");
  const form = text.form;
  const view = movable(place, (word) => root.getAttribute(`data-say-${word}`));
  const looked = new Map(new URLSearchParams(location.search).entries()
    .filter(([name]) => [SEEN, PLACE, LIT, LYING].includes(name)));
  const hand = form.querySelector(IN_HAND.map((name) => `input[name="${name}"]`).join());
  let [drawn, asked, asking, waiting, inHand] = [text.value, "", null, 0, hand?.value ?? ""];

  function wanted() {
    const typed = [...new FormData(form)].filter(([name, value]) =>
      typeof value === "string" && value && name !== text.name && !looked.has(name));
    const about = new URLSearchParams(root.dataset.about);
    return String(new URLSearchParams([...typed, ...about, ...looked, [text.name, text.value]]));
  }

  function later() {
    clearTimeout(waiting);
    waiting = setTimeout(draw, REST);
  }

  // What was drawn for another tile in hand must not be laid while the new drawing is on its way.
  function typed({ target }) {
    if (IN_HAND.includes(target.name) && target.value !== inHand) {
      [inHand, asked] = [target.value, ""];
      for (const button of place.querySelectorAll(TO_LAY)) button.disabled = true;
    }
    later();
  }

  // A button holds the map as it was when it was drawn: until the next drawing is there it would
  // take back what was pressed just now.
  function letPress(isAllowed) {
    for (const button of place.querySelectorAll(`button[name="${text.name}"]`)) {
      if (isAllowed) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
  }

  async function draw() {
    const [body, sent] = [wanted(), text.value];
    if (body === asked) return;
    asked = body;
    letPress(sent === drawn);
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const answer = await fetch(root.dataset.drawing, { method: "POST", body, headers, signal });
      if (!answer.ok && answer.status !== 422) throw new Error(answer.statusText);
      show(new DOMParser().parseFromString(await answer.text(), "text/html"), sent);
    } catch {
      if (signal.aborted) return; // Something newer is under way.
      asked = ""; // Away: the next press asks again.
      letPress(true);
    }
  }

  function show(page, sent) {
    showProblems(page.querySelector(".problems"));
    const fresh = page.querySelector("[data-drawn]");
    place.inert = !fresh;
    if (!fresh) return;
    view.exchanging(() => exchangeInside(place, fresh), sent !== drawn);
    drawn = sent;
  }

  function showProblems(now) {
    root.querySelector(":scope > .problems")?.remove();
    if (!now?.childElementCount) return;
    now.id = `${text.id}-problems`;
    place.before(now);
  }

  // Somebody else may have laid a tile since this was drawn; both stay.
  function change(after, isOfTheTile) {
    const both = { sent: drawn, typed: after, now: text.value };
    text.value = mergedLandscape(both) ?? after;
    const [cell] = (looked.get(PLACE) ?? "").split(" ");
    for (const name of [LYING, PLACE, ...(isOfTheTile ? [] : [SEEN])]) looked.delete(name);
    if (isOfTheTile && cell) looked.set(SEEN, cell);
    text.dispatchEvent(new Event("input", { bubbles: true }));
    clearTimeout(waiting);
    draw();
  }

  function putDown() {
    if (hand?.name !== HAND) return;
    hand.value = "";
    hand.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function press(event) {
    const button = event.target.closest("button[name]");
    if (!button) return;
    event.preventDefault();
    if (button.ariaDisabled === "true") return;
    if (button.name === text.name) {
      if (button.closest(".fits, .otherwise")) putDown();
      change(button.value, button.closest("#map-tile"));
      return;
    }
    const isAgain = [LIT, PLACE].includes(button.name) && button.ariaPressed === "true";
    for (const name of OTHERWISE[button.name] ?? []) looked.delete(name);
    looked.set(button.name, isAgain ? "" : button.value);
    draw();
  }

  place.addEventListener("click", press);
  form.addEventListener("input", typed);
  form.addEventListener("change", typed);
  asked = wanted();
}

for (const root of document.querySelectorAll("[data-landscape]:not([data-painting])")) {
  root.dataset.painting = "";
  landscape(root);
}

for (const box of document.querySelectorAll("[data-map-box]")) {
  if (!box.closest("[data-landscape]")) movable(box.parentElement);
}
