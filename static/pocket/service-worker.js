// Keeps every file that Boomtown in the pocket is made of, and answers for the server that is not there.
// The packing writes a line before this one: `const SITE = { version, size, folder, policy, languages, bundles: [{ name, kind, from, digest, size }] }`.

const HOME = new URL("./", self.location);
const KEPT = `boomtown ${HOME.pathname} ${SITE.version}`;
const OURS = `boomtown ${HOME.pathname} `;
const SHELL = new URL("shell.html", HOME).href;
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
  + "font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'";
const SETTINGS = `boomtown settings ${HOME.pathname}`;
const LANGUAGE = new URL("language", HOME).href;
const COMPILED = new URL("compiled/", HOME).href;
const FOR_GOOD = "public, max-age=31536000, immutable";
const MILLISECONDS_TO_SAY_SO = 250;

const waiting = new Set();
let [isAwake, places] = [false, null];

// --- Fetching everything once, beside what is in use ---

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));

async function fetchAll() {
  const kept = await caches.open(KEPT);
  let fetched = 0;
  for (const bundle of SITE.bundles) {
    const address = new URL(bundle.name, HOME).href;
    const known = await knownBefore(bundle);
    await kept.put(address, known ?? answerWith(await unpacked(bundle), bundle));
    fetched += bundle.size;
    tellEverybody({ kind: "fetched", fetched, of: SITE.size });
  }
  tellEverybody({ kind: "fetched all" });
}

/** A file that another version holds with the same content, or one that did not arrive whole, is not fetched again. */
async function knownBefore({ name, digest }) {
  for (const version of await caches.keys()) {
    if (!version.startsWith(OURS)) continue;
    const found = await (await caches.open(version)).match(new URL(name, HOME).href);
    if (found?.headers.get("X-Digest") === digest) return found;
  }
  return null;
}

async function unpacked({ from, digest }) {
  const answer = await fetch(new URL(from, HOME), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`);
  let content = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(content);
  if (first === 0x1f && second === 0x8b) { // else the host unpacked it already
    const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
    content = await new Response(stream).arrayBuffer();
  }
  if (await digestOf(content) !== digest) throw new Error(`${from} did not arrive whole`);
  return content;
}

async function digestOf(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The page that holds all others stands at every address, so it names its own files from the root on. */
function answerWith(content, { name, kind, digest }) {
  if (name === "shell.html") content = new TextEncoder().encode(new TextDecoder().decode(content).replaceAll("{home}", HOME.pathname));
  return new Response(content, { headers: {
    "Content-Type": kind, "Content-Length": content.byteLength, "X-Digest": digest,
    "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff",
  } });
}

// --- One version at a time: a new one waits until nobody uses the old one ---

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

self.addEventListener("message", ({ data }) => {
  if (data.kind === "take over") self.skipWaiting();
  if (data.kind !== "python is here") return;
  isAwake = false;
  for (const askAgain of waiting) askAgain();
});

async function tellEverybody(news) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) client.postMessage(news);
}

// --- Answering ---

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (address.origin === HOME.origin && address.pathname.startsWith(HOME.pathname))
    event.respondWith(answer(event.request, address));
});

async function answer(request, address) {
  const kept = await caches.open(KEPT);
  if (address.href.startsWith(COMPILED)) return compiled(kept, request);
  if (request.mode === "navigate" && request.destination === "document")
    return request.method === "GET" ? kept.match(SHELL) : Response.redirect(HOME.href, 303);
  if (request.method === "GET") {
    const found = await kept.match(address.origin + address.pathname) ?? await madeBefore(kept, request, address);
    if (found) return found;
  }
  return askPython(request);
}

// --- Pages that were made before, for as long as Python is asleep, and their files ---

async function madeBefore(kept, { mode }, { pathname, search }) {
  places ??= await (await kept.match(new URL("pages.json", HOME).href)).json();
  const path = pathname.slice(HOME.pathname.length);
  const file = places.static[path];
  if (file) return new Response(await cutOut(kept, file), { headers: { "Content-Type": file[3], "Cache-Control": FOR_GOOD } });
  if (mode !== "navigate" || search || await wakes()) return null;
  const language = await languageHere();
  const page = places[language]?.[`/${path}`];
  if (!page) return null;
  const text = await (await cutOut(kept, page)).text();
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Language": language, "Content-Security-Policy": SITE.policy };
  return new Response(text.replaceAll(SITE.folder, HOME.pathname.slice(0, -1)), { headers });
}

async function cutOut(kept, [group, from, length]) {
  const all = await (await kept.match(new URL(`pages/${group}.bin`, HOME).href)).blob();
  return all.slice(from, from + length);
}

async function languageHere() {
  const chosen = await (await caches.open(SETTINGS)).match(LANGUAGE);
  if (chosen) return chosen.text();
  const wished = navigator.languages.map((each) => each.split("-")[0].toLowerCase());
  return wished.find((each) => SITE.languages.includes(each)) ?? SITE.languages[0];
}

/** Whether the page that owns Python says that it answers. */
async function wakes() {
  if (isAwake) return true;
  const said = new Promise((resolve) => { tellShells({ kind: "awake?" }, resolve); });
  const silence = new Promise((resolve) => { setTimeout(resolve, MILLISECONDS_TO_SAY_SO, false); });
  isAwake = await Promise.race([said, silence]);
  return isAwake;
}

async function tellShells(told, heardBack) {
  for (const shell of await self.clients.matchAll({ type: "window" })) {
    if (shell.frameType !== "top-level") continue;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heardBack(data);
    shell.postMessage(told, [port2]);
  }
}

// --- What Python compiled stays with its version ---

async function compiled(kept, request) {
  const { method, url } = request;
  if (method === "GET") return kept.match(url);
  if (method === "HEAD") return new Response(null, { status: await isWhole(await kept.match(url)) ? 204 : 404 });
  try {
    const content = await request.arrayBuffer();
    await kept.put(url, new Response(content, { headers: { "X-Digest": await digestOf(content) } }));
    return new Response(null, { status: 204 });
  } catch {
    return new Response(null, { status: 507 });
  }
}

/** Python does not begin with a part of its library, and says nothing. */
async function isWhole(found) {
  return found && await digestOf(await found.arrayBuffer()) === found.headers.get("X-Digest");
}

// --- Python's answers ---

async function askPython(request) {
  const body = new Uint8Array(await request.arrayBuffer());
  const asked = {
    kind: "ask", method: request.method, address: request.url, body,
    headers: { ...Object.fromEntries(request.headers), ...(request.referrer && { referer: request.referrer }) },
  };
  const { status, headers, content } = await heard(asked);
  const elsewhere = status >= 300 && status < 400 && headers.find(([name]) => name === "Location");
  if (elsewhere) return Response.redirect(new URL(elsewhere[1], request.url), status);
  const language = headers.find(([name]) => name === "Content-Language");
  if (language && request.mode === "navigate") await (await caches.open(SETTINGS)).put(LANGUAGE, new Response(language[1]));
  const isEmpty = [204, 205, 304].includes(status) || request.method === "HEAD";
  return new Response(isEmpty ? null : content, { status, headers });
}

/** Asks all pages that hold others; the one that owns Python answers, and again if it is another one by then. */
function heard(asked) {
  return new Promise((resolve) => {
    const ask = () => tellShells(asked, (answered) => {
      waiting.delete(ask);
      resolve(answered);
    });
    waiting.add(ask);
    ask();
  });
}
