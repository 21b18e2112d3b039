// Exchanges a part of the page for what the server says now, node by node:
// focus, scrolling, opened details and what was typed stay as they are.

import { steadily } from "./steady.js";

const OF_THE_READER = new Set(["checked", "selected", "open", "style", "data-painting", "data-blank", "data-stale"]);

const keyOf = (node) => node.id || node.dataset?.seatRow || (node.nodeName === "LI" && node.value);
const alike = (node, other) => node.nodeName === other.nodeName && keyOf(node) === keyOf(other);
const isTyped = ({ nodeName, type }) => nodeName === "INPUT" && type !== "hidden";

function exchangeAttributes(node, now) {
  const isTheirs = ({ name }) => !OF_THE_READER.has(name) && !(name === "value" && isTyped(node));
  for (const { name } of [...node.attributes].filter(isTheirs)) {
    if (!now.hasAttribute(name)) node.removeAttribute(name);
  }
  for (const { name, value } of [...now.attributes].filter(isTheirs)) {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

// The next node that can become this one; none if that would do away with what comes later.
function nextLike(fresh, later, next) {
  for (let node = next; node; node = node.nextSibling) {
    if (alike(node, fresh)) return node;
    if (node.nodeType === Node.ELEMENT_NODE && later.some((each) => alike(node, each))) return null;
  }
  return null;
}

// What has changed its place among the others comes along as it is, opened and with the focus.
function fetched(part, fresh, next) {
  if (fresh.nodeType !== Node.ELEMENT_NODE || !keyOf(fresh)) return null;
  for (let node = next; node; node = node.nextSibling) {
    if (node.nodeType !== Node.ELEMENT_NODE || !alike(node, fresh)) continue;
    const held = node.contains(document.activeElement) && document.activeElement;
    part.insertBefore(node, next);
    if (held) held.focus({ preventScroll: true });
    return node;
  }
  return null;
}

/** Makes what is in a part what is in it now; the part itself stays as it is. */
export function exchangeInside(part, now) {
  let next = part.firstChild;
  const nodes = [...now.childNodes];
  nodes.forEach((fresh, at) => {
    const found = nextLike(fresh, nodes.slice(at + 1), next) ?? fetched(part, fresh, next);
    // A copy, as a live part within a form is exchanged twice from the same page.
    if (!found) return part.insertBefore(document.importNode(fresh, true), next);
    if (found.nextSibling === next) return exchange(found, fresh);
    next = removed(next, found).nextSibling;
    return exchange(found, fresh);
  });
  removed(next, null);
}

function removed(first, end) {
  for (let next = first; first !== end; first = next) {
    next = first.nextSibling;
    first.remove();
  }
  return end;
}

// The painter has built its board around the text; only what is said about it is exchanged.
function exchangePainted(root, now) {
  const [old, fresh] = [root, now].map((each) => each.querySelector(":scope > .problems"));
  old?.remove();
  if (fresh) root.append(fresh);
  const texts = [root, now].map((each) => each.querySelector("[data-notation]"));
  if (texts.every(Boolean)) exchangeAttributes(...texts);
  if (now.dataset.about) root.dataset.about = now.dataset.about;
}

// A bar says the same as long as its page is open: what is grey becomes dark, and nothing moves.
function exchangeGrey(bar, now) {
  bar.toggleAttribute("data-ready", now.hasAttribute("data-ready"));
  const told = bar.querySelector(".told");
  if (told) told.textContent = now.querySelector(".told")?.textContent ?? "";
  const [shown, fresh] = [bar, now].map((each) => each.querySelectorAll("button[name], a.button"));
  shown.forEach((button, at) => {
    if (fresh[at]) button.ariaDisabled = fresh[at].ariaDisabled;
  });
}

// Rows that stay keep their order; who is new comes last.
function putInOrder(part, now) {
  const places = [...part.children].map(keyOf);
  const at = (row) => (places.indexOf(keyOf(row)) + 1) || places.length + 1;
  now.append(...[...now.children].sort((one, other) => at(one) - at(other)));
}

const isSteady = (part, now) => part.dataset?.steady && part.dataset.steady === now.dataset.steady;

/** Makes a part what it is now. */
export function exchange(part, now) {
  if (part.isEqualNode(now) || "sending" in (part.dataset ?? {})) return;
  if (isSteady(part, now)) return exchangeGrey(part, now);
  if (part.nodeType !== Node.ELEMENT_NODE) part.data = now.data;
  else if ("painting" in part.dataset) exchangePainted(part, now);
  else {
    exchangeAttributes(part, now);
    if ("stays" in part.dataset) putInOrder(part, now);
    if (part.nodeName !== "TEXTAREA") exchangeInside(part, now);
  }
}

/** Exchanges all that the server shows anew: the parts marked data-live, each by its id. */
export function exchangeLiveParts(page) {
  for (const part of document.querySelectorAll("[data-live]")) {
    const now = page.getElementById(part.id);
    if (now && !part.isEqualNode(now)) steadily(part, () => exchange(part, now));
  }
}
