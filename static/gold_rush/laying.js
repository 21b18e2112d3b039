// The page of the map: each press goes to the server at once, which draws what is so then; what was
// pressed without a network waits and is sent when there is one. Parts are exchanged, so that the map
// stays where it was under the finger.

import { movable } from "./landscape-view.js";
import { exchangeInside } from "../sheets/parts.js";

const PARTS = ["laying-head", "laying-map", "drawer", "laying-fields", "laying-counts"];
const AGAIN = 2000;
const WAITING = "map.waiting";
const PLACE = "map.place";

const form = document.querySelector("[data-laying]");
const map = document.getElementById("laying-map");
const told = () => document.getElementById("laying-told");
const ofTable = location.pathname;
const remembered = (name) => `${name}:${ofTable}`;
const view = movable(map, (word) => form.getAttribute(`data-say-${word}`), remembered(PLACE));
const pressed = []; // What waits to be sent, in order; the first is under way
let [isSending, later, news] = [false, 0, null];

const kept = {
  read: () => { try { return JSON.parse(sessionStorage.getItem(remembered(WAITING))) ?? []; } catch { return []; } },
  write: (all) => { try { sessionStorage.setItem(remembered(WAITING), JSON.stringify(all)); } catch { /* until the page goes */ } },
};

// ---- showing

const newestOf = (part) => {
  const ring = part.querySelector("[data-newest]");
  return ring ? `${ring.getAttribute("x")},${ring.getAttribute("y")}` : "";
};

// What had the focus is gone, or something else is asked: keys go on with the tile.
function goOnWithKeys() {
  document.querySelector("#on-tile .place, .composing-tile .edge, #laying-map .fits button, #drawer button")?.focus({ preventScroll: true });
}

function show(page, address) {
  const fresh = PARTS.map((id) => page.getElementById(id));
  if (fresh.includes(null)) return false;
  const isHeld = form.contains(document.activeElement);
  const isOtherTile = newestOf(map) !== newestOf(fresh[1]);
  for (const [at, id] of PARTS.entries()) {
    const part = document.getElementById(id);
    const exchange = () => exchangeInside(part, fresh[at]);
    if (part === map) view.exchanging(exchange, isOtherTile);
    else exchange();
  }
  const { className } = page.getElementById("laying");
  if (isHeld && (className !== form.className || !form.contains(document.activeElement))) goOnWithKeys();
  form.className = className;
  map.dataset.state = fresh[1].dataset.state;
  if (address) history.replaceState(null, "", address);
  return true;
}

// ---- pressing

async function send() {
  if (isSending || !pressed.length) return;
  isSending = true;
  document.getElementById("drawer").setAttribute("aria-busy", "true");
  try {
    const body = new URLSearchParams(pressed[0]);
    const answer = await fetch(form.action, { method: "POST", body, cache: "no-store" });
    if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    pressed.shift();
    if (!show(page, answer.redirected ? answer.url : "")) location.reload();
  } catch {
    wait();
  } finally {
    isSending = false;
    kept.write(pressed);
    document.getElementById("drawer").removeAttribute("aria-busy");
  }
  goOn();
}

// On one phone each press goes on from what the one before has made of the table.
function goOn() {
  if (later) return;
  if (pressed.length && !form.querySelector("[name=map]")) send();
  else if (!pressed.length && news) take(news);
}

function wait() {
  told().textContent = form.dataset.sayAway;
  clearTimeout(later);
  later = setTimeout(() => { later = 0; send(); }, AGAIN);
}

function press(event) {
  const { submitter } = event;
  if (!submitter?.name) return;
  event.preventDefault();
  if (submitter.name === "lit") document.getElementById("counts-open").checked = false;
  if (isSending || pressed.length) return; // What is drawn belongs to the state before.
  pressed.push([[submitter.name, submitter.value], ...new FormData(form)].filter(([, text]) => typeof text === "string"));
  kept.write(pressed);
  send();
}

// ---- what others do

function take(page) {
  news = null;
  if (isSending || pressed.length) news = page;
  else if (page.getElementById("laying-map")?.dataset.state === map.dataset.state) show(page);
}

form.addEventListener("submit", press);
document.addEventListener("sheet:news", ({ detail }) => take(detail));
addEventListener("online", () => { clearTimeout(later); later = 0; send(); });
// A press that this tab could not send before it was loaded anew.
pressed.push(...kept.read());
send();
