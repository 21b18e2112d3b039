// Keeps what is typed in the page's address, so that a reload or a step back loses nothing,
// and lets the server count along: parts marked data-live are exchanged for what it says now.

const COUNTS = "form[data-keep=count]";
const WAIT = 500;
const SOON = { timeout: 1500 };
let showing;
let waiting;
let asked;

/** What shows the server's counting comes when the page rests, or with what is typed before that. */
const whatShows = () =>
  (showing ??= Promise.all([import("../forms/problems.js"), import("../sheets/parts.js")]));

const whenItRests = (act) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, SOON) : setTimeout(act, WAIT);

function addressOf(form) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") fields.append(name, value);
  }
  return `${location.pathname}?${fields}`;
}

// While something is not right the last good number stays, with the pencil beside it.
function keepTotal(page) {
  const [before, now] = [document, page].map((each) => each.getElementById("so-far"));
  if (!now || now.dataset.total || !before?.dataset.total || !now.querySelector(".pencil")) return;
  now.dataset.total = before.dataset.total;
  now.firstChild.data = before.firstChild.data;
}

async function show(page, form) {
  const [{ showProblems }, { exchangeLiveParts }] = await whatShows();
  keepTotal(page);
  exchangeLiveParts(page);
  const fresh = page.querySelector("form[data-keep]");
  if (fresh) showProblems(form, fresh);
}

async function countAlong(form, address) {
  asked?.abort();
  asked = new AbortController();
  try {
    const answer = await fetch(address, { signal: asked.signal });
    if (!answer.ok) return;
    await show(new DOMParser().parseFromString(await answer.text(), "text/html"), form);
  } catch {
    // Away from the network: the address holds everything, and the next change asks again.
  }
}

function keep(address) {
  for (const back of document.querySelectorAll("input[name=back]")) back.value = address;
  try {
    history.replaceState(null, "", address);
  } catch {
    // Some browsers allow so many changes in a while; the last one is kept when the hand rests.
  }
}

function changed(form) {
  keep(addressOf(form));
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const address = addressOf(form);
    keep(address);
    if (form.matches(COUNTS)) countAlong(form, address);
  }, WAIT);
}

// Rows of a seat or of what all share come as they are typed, without a new page.
async function letRowsCome(form) {
  if (!form.matches(".seat-form:has(.rows)")) return;
  const { rowsComeAndGo } = await import("../sheets/rows.js");
  rowsComeAndGo(form);
}

for (const form of document.querySelectorAll("form[data-keep]")) {
  whenItRests(() => letRowsCome(form));
  if (form.matches(COUNTS)) whenItRests(whatShows);
  form.addEventListener("input", () => changed(form));
  form.addEventListener("change", () => changed(form));
}
