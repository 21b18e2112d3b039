// Composing a tile without leaving the page: every button holds the whole tile as it is then.
// What is pressed or typed goes into the text; the server draws what it understands.

const REST = 300;
const AGAIN = 1000;
const LOADED = "boomtown-tiles"; // The lines of a palette file that was loaded in this visit

const remembered = {
  get: () => { try { return sessionStorage.getItem(LOADED) ?? ""; } catch { return ""; } },
  set: (text) => { try { sessionStorage.setItem(LOADED, text); } catch { /* then until the page goes */ } },
};

function composing(root) {
  const { drawing, palette, name } = root.dataset;
  const [text, drawn, says, again] = ["[data-tile]", "[data-composed]", "[data-composer-says]", "[data-again]"]
    .map((part) => root.querySelector(part));
  let [waiting, asked, isBehind] = [0, null, false];
  const pressed = []; // While the buttons still belong to the tile before

  async function draw() {
    asked?.abort();
    asked = new AbortController();
    const query = new URLSearchParams({ tile: text.value, name });
    try {
      const answer = await fetch(`${drawing}?${query}`, { signal: asked.signal });
      if (answer.ok || answer.status === 422) show(await answer.text());
      else later(AGAIN);
    } catch (error) {
      // Away from the network: the text holds the tile, and what was pressed since waits.
      if (error.name !== "AbortError" && isBehind) later(AGAIN);
    }
  }

  function show(html) {
    const opened = [...drawn.querySelectorAll("details[open] > summary")].map(called);
    const held = drawn.contains(document.activeElement) ? document.activeElement : null;
    const page = new DOMParser().parseFromString(html, "text/html");
    drawn.replaceChildren(...page.body.childNodes);
    for (const summary of drawn.querySelectorAll("summary"))
      if (opened.includes(called(summary))) summary.parentElement.open = true;
    if (held) refocus(held);
    const wrong = drawn.querySelector(".composer-wrong");
    says.textContent = wrong?.textContent ?? drawn.querySelector("svg.tile")?.ariaLabel ?? "";
    isBehind = false;
    pressNext();
  }

  const called = (summary) => summary.ariaLabel ?? summary.textContent;
  const buttonOf = (key) => [...drawn.querySelectorAll("[data-key]")].find((each) => each.dataset.key === key);

  function pressNext() {
    const button = pressed.length ? buttonOf(pressed.shift()) : null;
    if (button && !button.disabled) put(button.value);
    else if (pressed.length) pressNext();
  }

  // A sign of which there can be no more, or none fewer, leaves the hand on the other button.
  function refocus(held) {
    const { key } = held.dataset;
    const button = key && (buttonOf(key) ?? buttonOf(key.replace(/-fewer$/, "-more")));
    const place = button?.disabled ? button.parentElement.querySelector("button:enabled") : button;
    const summary = [...drawn.querySelectorAll("summary")].find((each) => called(each) === called(held));
    (place || summary || drawn.querySelector("button"))?.focus();
  }

  function later(pause) {
    isBehind = true;
    clearTimeout(waiting);
    waiting = setTimeout(draw, pause);
  }

  function put(tile) {
    text.value = tile;
    for (const kind of ["input", "change"]) text.dispatchEvent(new Event(kind, { bubbles: true }));
    later(0);
  }

  function click(event) {
    const button = event.target.closest("button");
    if (!button || !root.contains(button)) return;
    if (button.name !== name && !("draw" in button.dataset)) return;
    event.preventDefault();
    if (button.name !== name) later(0);
    else if (isBehind && button.dataset.key) pressed.push(button.dataset.key);
    else put(button.value);
  }

  async function bring(lines) {
    const sent = await fetch(palette, { method: "POST", body: new URLSearchParams({ file: lines, name }) });
    if (!sent.ok && sent.status !== 422) return false;
    const page = new DOMParser().parseFromString(await sent.text(), "text/html");
    const place = again.querySelector("[data-loaded]");
    place.replaceChildren(...page.body.childNodes);
    return sent.ok;
  }

  async function load({ target }) {
    const lines = await target.files[0]?.text();
    if (lines !== undefined && await bring(lines).catch(() => false)) remembered.set(lines);
  }

  root.addEventListener("click", click);
  text.addEventListener("input", () => later(REST));
  const file = again?.querySelector("input[type=file]");
  if (!file) return;
  again.hidden = false;
  file.addEventListener("change", load);
  if (remembered.get()) bring(remembered.get()).catch(() => {});
}

for (const root of document.querySelectorAll("[data-composer]")) composing(root);
