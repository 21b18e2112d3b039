// The page that stays while others come and go inside it: it keeps Python, or knows that another one does.

const HOME = new URL("./", import.meta.url);
const SHELL = new URL("shell.html", HOME).href;
const OWNER = `boomtown python ${HOME.pathname}`;
const worker = { here: null, isAwake: false };
const frame = document.querySelector("iframe");
const { serviceWorker } = navigator;
const MILLISECONDS_TO_SAVE = 60_000;
let isToBePrinted = false;

navigator.locks.request(OWNER, () => new Promise(() => {
  worker.here = new Worker(new URL("python.js", HOME), { type: "module", name: "Python" });
  worker.here.postMessage({ kind: "begin", home: HOME.href, languages: [...navigator.languages] });
  worker.here.onmessage = ({ data }) => hear(data);
  worker.here.onerror = () => hear({ kind: "failed" });
  serviceWorker.controller?.postMessage({ kind: "python is here" });
}));

function hear({ kind }) {
  if (kind === "awake") [worker.isAwake, document.body.dataset.awake] = [true, ""];
  if (kind === "failed") document.body.dataset.failed = "";
}

serviceWorker.addEventListener("message", ({ data, ports }) => {
  if (data.kind === "ask" && worker.here) worker.here.postMessage(data, ports);
  if (data.kind === "awake?" && worker.here) ports[0].postMessage(worker.isAwake);
});
serviceWorker.startMessages();

// --- What the address bar and the tab say is what the page inside says ---

function show() {
  const { contentWindow: inside, contentDocument: page } = frame;
  if (!page || inside.location.href === "about:blank") return;
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  follow();
  followChangesOf(inside);
  page.addEventListener("click", leadElsewhere, true);
  document.body.dataset.shown = "";
  if (isToBePrinted) inside.print();
  isToBePrinted = false;
}

function follow() {
  const { pathname, search, hash } = frame.contentWindow.location;
  try {
    history.replaceState(null, "", pathname + search + hash);
  } catch {
    // Some browsers allow so many changes in a while; the next one tells it.
  }
}

/** A table on one phone is kept in its address as it is typed; no event tells of that. */
function followChangesOf(inside) {
  const { history: within } = inside;
  for (const name of ["pushState", "replaceState"]) {
    const change = within[name].bind(within);
    within[name] = (...told) => {
      change(...told);
      follow();
    };
  }
  inside.addEventListener("hashchange", follow);
}

/** Pages of others do not let themselves be shown inside this one. */
function leadElsewhere(event) {
  const link = event.target.closest?.("a[href]");
  if (!link) return;
  if (new URL(link.href).origin !== HOME.origin) link.target = "_blank";
  else if (link.hasAttribute("download")) save(event, link);
  isToBePrinted = "print" in link.dataset;
}

/** Browsers ask the network itself for what is to be saved, and pass by whoever answers for it. */
async function save(event, { href }) {
  event.preventDefault();
  const answer = await fetch(href);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "") ?? [];
  const saved = document.createElement("a");
  saved.download = name ?? href.split("/").at(-1);
  saved.href = URL.createObjectURL(await answer.blob());
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), MILLISECONDS_TO_SAVE);
}

// Whoever prints this page means all of the page inside.
addEventListener("beforeprint", () => { frame.style.height = `${frame.contentDocument.documentElement.scrollHeight}px`; });
addEventListener("afterprint", () => { frame.style.height = ""; });

// No page may be shown inside one of the same address; whoever reloads before it is there still gets it.
frame.addEventListener("load", show);
const wanted = history.state?.wanted ?? (location.href === SHELL ? HOME.href : location.href);
history.replaceState({ wanted }, "", SHELL);
frame.src = wanted;

// --- A newer version that was fetched meanwhile is taken at a start, and never later ---

const registration = await serviceWorker.getRegistration();
const { held, pending } = await navigator.locks.query();
const isAlone = [...held, ...pending].filter(({ name }) => name === OWNER).length === 1;
if (registration?.waiting && isAlone) {
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.waiting.postMessage({ kind: "take over" });
}
