// A card in hand is laid on the drawn city by tapping a spot; the fields beside it keep both.

import { foldAway } from "../forms/as-text.js";
import { write } from "../sheets/fields.js";
import { handOf } from "./card-in-hand.js";
import { cardText, spotName, spotOf, under } from "./city-notation.js";
import { spotsFor } from "./spots.js";
import { seenIn, stackOn } from "./stack.js";

const MODES = ["lay", "paint"];
const MARGIN = 2;

function button(text, mode, act) {
  const one = document.createElement("button");
  Object.assign(one, { type: "button", className: "chip", textContent: text, onclick: act });
  one.setAttribute("role", "radio");
  one.dataset.mode = mode;
  return one;
}

/** What a painted city gets where its form has a card in hand, or asks for one of its parcels. */
export function layingOn(painter) {
  const { root, text, board, grid, palette, details, say } = painter;
  const form = text.form ?? root.closest("form");
  const stack = stackOn(root, form, painter);
  const [card, at] = stack || !form?.matches(".question") ? [null, null]
    : ["card", "at"].map((name) => form.elements.namedItem(name));
  if (!card && !at && !stack) return null;
  let mode = stack ? "lay" : "paint";

  const isOn = () => mode === "lay";
  const isPainted = () => /[^-]/.test(painter.drawing());
  const hand = card || stack ? handOf(card, painter, () => at && isPainted() && turn("lay")) : null;
  const spots = hand && spotsFor(root, form, stack?.prefix ?? "", () => mark());

  function mark() {
    const letters = hand?.letters();
    const known = hand && isOn() && letters && isPainted() ? spots.ask(cardText(letters)) : new Map();
    const chosen = at && isOn() ? spotOf(at.value) : -1;
    const ghost = chosen < 0 ? [] : hand ? under(chosen) : [chosen];
    for (const cell of grid.querySelectorAll("[data-spot]")) {
      const told = known.get(spotName(Number(cell.dataset.spot)));
      const place = ghost.indexOf(Number(cell.dataset.spot));
      const { lay = "", gain = "" } = place > 0 ? {} : told?.dataset ?? {};
      Object.assign(cell.dataset, { lay, gain });
      cell.ariaDescription = told?.textContent.trim() ?? "";
      cell.toggleAttribute("data-ghost", place >= 0);
      if (place >= 0 && letters) painter.draw(cell, letters[place], cell.ariaLabel);
    }
    const name = chosen < 0 ? "" : at.value.trim().toLowerCase();
    tell(known.get(name), name && hand && !stack ? say("spot", { at: name }) : name);
  }

  // What is known of the spot that was tapped, or what comes first.
  function tell(told, otherwise) {
    note.dataset.lay = told?.dataset.lay ?? "";
    const first = hand && isOn() && !hand.letters() ? say("first") : "";
    note.textContent = told?.textContent.trim() || otherwise || first;
  }

  function tap(cell) {
    const name = spotName(Number(cell.dataset.spot));
    if (stack) layOnStack(name);
    else write(at, at.value === name ? "" : name);
    painter.show();
  }

  function layOnStack(name) {
    if (!hand.letters()) return;
    stack.lay(name, cardText(hand.letters()));
    hand.empty();
    painter.takeText();
    const [across, down] = painter.room();
    const { left, top } = painter.box();
    if (!left && across > 0) stack.move(1, 0);
    if (!top && down > 0) stack.move(0, 1);
    painter.takeText();
  }

  // Room for a card on the left and above, where the city may still grow and no spot is named yet.
  function makeRoom() {
    if (!card || !text.value || at.value) return;
    const { left, top } = painter.box();
    const [across, down] = painter.room();
    for (let more = Math.min(MARGIN, across) - left; more > 0; more--) painter.use("right");
    for (let more = Math.min(MARGIN, down) - top; more > 0; more--) painter.use("down");
  }

  function turn(to) {
    if (mode === to) return;
    mode = to;
    if (isOn()) makeRoom();
    showMode();
    painter.show();
  }

  function showMode() {
    root.dataset.mode = mode;
    for (const one of chips?.children ?? []) {
      const isChosen = one.dataset.mode === mode;
      one.ariaChecked = String(isChosen);
      one.tabIndex = isChosen ? 0 : -1;
    }
  }

  function addModes() {
    const row = document.createElement("div");
    row.className = "paint-modes";
    row.setAttribute("role", "radiogroup");
    row.ariaLabel = say("modes");
    row.append(...MODES.map((each) =>
      button(say(each === "paint" ? "paint" : card ? "lay" : "parcel"), each, () => turn(each))));
    row.onkeydown = ({ key }) => {
      if (!key.startsWith("Arrow")) return;
      turn(MODES[1 - MODES.indexOf(mode)]);
      row.querySelector("[aria-checked=true]").focus();
    };
    board.prepend(row);
    return row;
  }

  // While a card is laid no parcel is painted; the arrow keys lead on as ever.
  function instead(event, act) {
    const cell = event.target.closest("[data-spot]");
    if (isOn() && cell && act(cell)) event.stopPropagation();
  }

  const click = (event) => instead(event, (cell) => {
    tap(cell);
    return true;
  });
  const keydown = (event) => instead(event, (cell) => {
    if (event.ctrlKey || event.metaKey || /^(Arrow|Tab|Home|End)/.test(event.key)) return false;
    if ([" ", "Enter"].includes(event.key)) tap(cell);
    event.preventDefault();
    return true;
  });

  const note = document.createElement("p");
  note.className = "laid-told";
  note.ariaLive = "polite";
  const chips = at ? addModes() : null;
  if (hand) palette.prepend(note, hand.drawn, hand.caption);
  else board.append(note);
  palette.classList.toggle("with-hand", Boolean(hand));
  if (stack) board.append(stack.back);
  foldAway([card, at], details, board);
  grid.addEventListener("pointerdown", (event) => instead(event, () => true), true);
  grid.addEventListener("click", click, true);
  grid.addEventListener("keydown", keydown, true);
  for (const field of [card, at].filter(Boolean)) field.addEventListener("input", () => painter.show());
  showMode();

  return {
    isOn,
    /** What is seen of the cards that are listed one by one, where nothing is painted. */
    stacked: () => seenIn(form, root.dataset.stack ?? "cards"),
    begin: () => at && isPainted() && turn("lay"),
    show: () => {
      hand?.show();
      stack?.show();
      mark();
    },
  };
}

