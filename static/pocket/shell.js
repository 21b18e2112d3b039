// The page that stays while others come and go inside it: it keeps Python, or knows that another one does.

const HOME = new URL("./", import.meta.url);
const OWNER = `boomtown python ${HOME.pathname}`;
const worker = { here: null, isAwake: false };
const frame = document.querySelector("iframe");
const { serviceWorker } = navigator;

navigator.locks.request(OWNER, () => new Promise(() => {
  worker.here = new Worker(new URL("python.js", HOME), { type: "module", name: "Python" });
  worker.here.postMessage({ kind: "begin", home: HOME.href, languages: [...navigator.languages] });
  worker.here.onmessage = ({ data }) => hear(data);
  worker.here.onerror = () => hear({ kind: "failed" });
  serviceWorker.controller?.postMessage({ kind: "python is here" });
}));

function hear({ kind }) {
  if (kind === "awake") worker.isAwake = true;
  if (kind === "failed") document.body.dataset.failed = "";
}

serviceWorker.addEventListener("message", ({ data, ports }) => {
  if (data.kind === "ask" && worker.here) worker.here.postMessage(data, ports);
  if (data.kind === "awake?" && worker.isAwake) ports[0].postMessage(true);
});
serviceWorker.startMessages();

// --- What the address bar and the tab say is what the page inside says ---

function follow() {
  const { contentWindow: inside, contentDocument: page } = frame;
  if (!page || inside.location.href === "about:blank") return;
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  const { pathname, search, hash } = inside.location;
  history.replaceState(null, "", pathname + search + hash);
  inside.addEventListener("hashchange", follow);
  page.addEventListener("click", leadElsewhere, true);
  document.body.dataset.shown = "";
}

/** Pages of others do not let themselves be shown inside this one. */
function leadElsewhere({ target }) {
  const link = target.closest?.("a[href]");
  if (link && new URL(link.href).origin !== HOME.origin) link.target = "_blank";
}

frame.addEventListener("load", follow);
const wanted = location.href;
history.replaceState(null, "", new URL("shell.html", HOME)); // no page may be shown inside one of the same address
frame.src = wanted;

// --- A newer version that was fetched meanwhile is taken at a start, and never later ---

const registration = await serviceWorker.getRegistration();
const { held, pending } = await navigator.locks.query();
const isAlone = [...held, ...pending].filter(({ name }) => name === OWNER).length === 1;
if (registration?.waiting && isAlone) {
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.waiting.postMessage({ kind: "take over" });
}
