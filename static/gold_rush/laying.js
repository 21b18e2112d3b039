// The page of the map: each press goes to the server at once, which draws what is so then; what was
// pressed without a network waits and is sent when there is one. Parts are exchanged, so that the map
// stays where it was under the finger.

import { frame, pageOf } from "./bit-by-bit.js";
import { drawnUp } from "./drawn-up.js";
import { movable } from "./landscape-view.js";
import { exchangeInside } from "../sheets/parts.js";
import { lifted } from "../sheets/use.js";

const PARTS = ["laying-map", "drawer", "laying-head", "laying-fields", "laying-counts"];
const AGAIN = 2000;
const WAITING = "map.waiting";
const PLACE = "map.place";

const form = document.querySelector("[data-laying]");
const map = document.getElementById("laying-map");
const told = () => document.getElementById("laying-told");
const view = movable(map, (word) => form.getAttribute(`data-say-${word}`), `${PLACE}:${location.pathname}`);
const pressed = []; // What waits to be sent; the first is under way
const held = []; // What was pressed meanwhile
let [isBusy, later, news] = [false, 0, null]; // Busy while a press is under way, or its answer drawn

// What waits outlives the page. Of a table on one phone the address is the table: it waits there.
const table = () => (form.querySelector("[name=map], [name='seats.0.name']") ? location.href : location.pathname);
let waitingAt = `${WAITING}:${table()}`;
const kept = {
  read: () => { try { return JSON.parse(sessionStorage.getItem(waitingAt)) ?? []; } catch { return []; } },
  write: (all) => { try { sessionStorage.setItem(waitingAt, JSON.stringify(all)); } catch { /* until the page goes */ } },
  forget: () => { try { sessionStorage.removeItem(waitingAt); } catch { /* nothing is kept */ } },
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

// Of a table on one phone the address is all there is: whatever leads away takes it along.
function keepAddress(page, address) {
  history.replaceState(null, "", address);
  const [back, now] = [document, page].map((each) => each.querySelector(".masthead .back"));
  if (back && now) back.setAttribute("href", now.getAttribute("href"));
  const { pathname, search } = new URL(address);
  for (const input of document.querySelectorAll("input[name=back]")) input.value = pathname + search;
}

// What this page has is not sent again: the pictures of tiles, and how it counts while that is folded.

const pictures = document.querySelector("#laying-pictures defs");
const counts = document.getElementById("laying-counts");

function had() {
  const drawn = document.querySelectorAll("#laying-map :is(.laid, .ghost), .laying-palette .laid");
  const names = [...drawn].map((tile) => tile.getAttribute("fill")?.match(/#tile-(\w+)/)?.[1]).filter(Boolean);
  return [...new Set(names), ...(counts.checkVisibility() ? [] : ["counts"])].join(" ");
}

function takePictures(page) {
  for (const picture of page.querySelectorAll("#laying-pictures defs > *"))
    if (!document.getElementById(picture.id)) pictures.append(document.importNode(picture, true));
}

let isCounting = false;

async function countAnew() {
  if (isCounting || !("leftOut" in counts.dataset) || !counts.checkVisibility()) return;
  isCounting = true;
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (answer.ok) await take(await pageOf(await answer.text()));
  } catch {
    // Away: it stays as it was.
  } finally {
    isCounting = false;
  }
}

// The sheet at the bottom is exchanged in two steps: first the tile, then what is chosen from.
function withOld(drawer, fresh) {
  const mixed = fresh.cloneNode(true);
  for (const which of [".laying-palette", ".drawer-bar"]) {
    const [old, now] = [drawer, mixed].map((each) => each.querySelector(`:scope > ${which}`));
    if (old && now) now.replaceWith(old.cloneNode(true));
  }
  return mixed;
}

// Part by part, with a frame between them: first the map, which the eye is on.
async function show(page, address) {
  const fresh = PARTS.map((id) => page.getElementById(id));
  if (fresh.includes(null)) return false;
  takePictures(page);
  const isHeld = form.contains(document.activeElement);
  const isOtherTile = newestOf(map) !== newestOf(fresh[0]);
  for (const [at, id] of PARTS.entries()) {
    const part = document.getElementById(id);
    const exchange = () => exchangeInside(part, fresh[at]);
    if (part === counts) counts.toggleAttribute("data-left-out", "leftOut" in fresh[at].dataset);
    if (part.isEqualNode(fresh[at]) || "leftOut" in part.dataset) continue;
    await lifted(); // Nothing becomes another thing under a finger.
    if (id === "drawer") {
      exchangeInside(part, withOld(part, fresh[at]));
      await frame();
      await lifted();
    }
    if (part === map) view.exchanging(exchange, isOtherTile);
    else exchange();
    await frame();
  }
  const { className } = page.getElementById("laying");
  if (isHeld && (className !== form.className || !form.contains(document.activeElement))) goOnWithKeys();
  if (form.className !== className) form.className = className;
  map.dataset.state = fresh[0].dataset.state;
  if (address) keepAddress(page, address);
  return true;
}

// ---- pressing

async function send() {
  if (isBusy || !pressed.length) return;
  isBusy = true;
  document.getElementById("drawer").setAttribute("aria-busy", "true");
  try {
    const body = new URLSearchParams(pressed[0]);
    const headers = { "Boomtown-Has": had() };
    const answer = await fetch(form.action, { method: "POST", body, headers, cache: "no-store" });
    if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
    const page = await pageOf(await answer.text());
    pressed.shift();
    kept.forget();
    if (!await show(page, answer.redirected ? answer.url : "")) location.reload();
  } catch {
    wait();
  } finally {
    isBusy = false;
    document.getElementById("drawer").removeAttribute("aria-busy");
  }
  goOn();
}

function goOn() {
  if (later) return;
  if (pressed.length) send();
  else if (held.length) pressHeld();
  else if (news) take(news);
}

function wait() {
  told().textContent = form.dataset.sayAway;
  clearTimeout(later);
  later = setTimeout(() => { later = 0; send(); }, AGAIN);
}

// What is drawn while a press is under way belongs to the state before it: whatever is pressed then is
// pressed again on the drawing that comes, if it is still there.
const nameOf = ({ dataset, name, value }) => dataset.key ?? `${name}=${value}`;
const called = (wanted) => [...form.querySelectorAll("button[name]")].find((each) => nameOf(each) === wanted);

function press(event) {
  const { submitter } = event;
  if (!submitter?.name) return;
  event.preventDefault();
  if (submitter.name === "lit") document.getElementById("counts-open").checked = false;
  if (isBusy || pressed.length) held.push(nameOf(submitter));
  else done(submitter);
}

function done({ name, value }) {
  const rest = [...new FormData(form)].filter(([, text]) => typeof text === "string");
  pressed.push([[name, value], ...rest]);
  waitingAt = `${WAITING}:${table()}`;
  kept.write(pressed);
  send();
}

function pressHeld() {
  while (held.length) {
    const button = called(held.shift());
    if (button && !button.disabled) return done(button);
  }
}

// ---- what others do

async function take(page) {
  news = null;
  if (isBusy || pressed.length) return void (news = page);
  if (page.getElementById("laying-map")?.dataset.state !== map.dataset.state) return;
  isBusy = true;
  await show(page).finally(() => { isBusy = false; });
  goOn();
}

form.addEventListener("submit", press);
drawnUp(document.getElementById("drawer"), (button) => form.requestSubmit(button));
document.getElementById("counts-open").addEventListener("change", countAnew);
addEventListener("resize", countAnew);
document.addEventListener("sheet:news", ({ detail }) => take(detail));
addEventListener("online", () => { clearTimeout(later); later = 0; send(); });
// A press that this tab could not send before it was loaded anew.
pressed.push(...kept.read());
send();
