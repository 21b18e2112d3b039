// Keeps the pages of a sheet true while they are open.

import { seatForm } from "./form.js";
import { follow } from "./live.js";
import { gathered, stand, tell } from "./note.js";
import { exchangeLiveParts } from "./parts.js";
import { AwayError, pageAt } from "./post.js";
import { markAway, markAwaySoon } from "./stale.js";
import { lifted } from "./use.js";

const TOGETHER = 150;
const LONGEST = 1500;
const MARKED = 5000;

const sheet = document.querySelector("[data-sheet]");
const says = (key) => sheet.getAttribute(`data-say-${key}`);
const place = document.querySelector("[data-seat-form]");
const form = place && seatForm(place, says, shows);
const moved = new Map();
const news = gathered(says("undone"));
let revision = Number(sheet.dataset.revision);
let [heard, since, sooner] = [0, 0, 0];

// Each change: what it moves is put right at once, the rest with all that comes in the same go.

function changed(told) {
  if (told.revision <= revision) return;
  told.seats.forEach(putRight);
  const { before, after, who } = told.change;
  after.totals.forEach((total, seat) => total !== (before.totals[seat] ?? null) && mark(seat));
  if (who.role !== sheet.dataset.role) news.hear(told);
  turned(told.status);
  soon();
}

const rowOf = (seat) => document.querySelector(`[data-seat-row="${seat}"]`);

function putRight({ total, last_total: last }, seat) {
  const row = rowOf(seat);
  if (row) row.querySelector("[data-seat-total]").textContent = total ?? last ?? "–";
}

// On finishing every phone goes to the result, once it is reopened whoever fills in goes back.
// What is not sent by then is kept, and shown there.
function turned(status) {
  const { status: before, result, home, role } = sheet.dataset;
  if (status === before) return;
  sheet.dataset.status = status;
  const isAtResult = location.pathname === result;
  if (status === "finished" && !isAtResult) leaveFor(result);
  if (status === "open" && isAtResult && role.startsWith("seat.")) leaveFor(home);
}

// Not before the page can be had: what a browser shows instead would lead nowhere.
async function leaveFor(address) {
  try {
    await pageAt(address);
  } catch (error) {
    if (!(error instanceof AwayError)) throw error;
    return setTimeout(() => leaveFor(address), LONGEST);
  }
  live.rest();
  return location.assign(address);
}

function mark(seat) {
  clearTimeout(moved.get(seat));
  moved.set(seat, setTimeout(() => {
    moved.delete(seat);
    rowOf(seat)?.classList.remove("moved");
  }, MARKED));
  rowOf(seat)?.classList.add("moved");
}

function soon() {
  since ||= performance.now();
  heard += 1;
  clearTimeout(sooner);
  const late = performance.now() - since > LONGEST;
  sooner = setTimeout(refresh, late ? 0 : Math.min(TOGETHER * heard, LONGEST));
}

async function refresh() {
  [heard, since] = [0, 0];
  try {
    const { page, status } = await pageAt(location.href);
    await lifted();
    if (status === 404) gone();
    else if (status === 200) {
      shows(page);
      form?.take(page);
    }
  } catch (error) {
    if (!(error instanceof AwayError)) throw error;
    setTimeout(soon, LONGEST);
  }
  tell(news.line());
}

/** The parts of a page, unless a newer one was shown meanwhile. */
function shows(page, address) {
  const now = page.querySelector("[data-sheet]");
  if (!now || Number(now.dataset.revision) < revision) return;
  revision = Number(now.dataset.revision);
  turned(now.dataset.status);
  exchangeLiveParts(page);
  document.dispatchEvent(new CustomEvent("sheet:news", { detail: page }));
  for (const seat of moved.keys()) rowOf(seat)?.classList.add("moved");
  if (address && address !== location.href) history.replaceState(null, "", address);
}

function gone() {
  live.rest();
  stand(says("gone"));
}

const away = (isAway) => (isAway ? markAwaySoon() : markAway(false));
const live = follow(sheet.dataset, revision, { changed, moved: soon, gone, away });

function catchUp() {
  if (document.hidden) return live.rest();
  live.catchUp();
  form?.hurry();
}

// The code that fills the screen closes like anything that lies on top.
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && location.hash === "#code") location.hash = "#standing";
});
addEventListener("online", catchUp);
addEventListener("offline", () => markAway(true));
addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
addEventListener("pagehide", live.rest);
document.addEventListener("visibilitychange", catchUp);

const { status: now, result: there, forms } = sheet.dataset;
if (now === "finished" && location.pathname === there) {
  import("./unsent.js").then(({ showUnsent }) =>
    showUnsent(document.querySelector("[data-unsent]"), forms.split(" ").filter(Boolean)));
}
