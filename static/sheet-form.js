// The form of a seat: what is typed is sent when the hand rests, and waits where it cannot be.

import { versionsAt } from "./sheet-conflict.js";
import { entriesOf, putBack, read } from "./sheet-fields.js";
import { memoryOf } from "./sheet-memory.js";
import { stand } from "./sheet-note.js";
import { AwayError, post, refusalOf } from "./sheet-post.js";
import { bringTogether } from "./sheet-together.js";
import { entriesTo, wayOf } from "./sheet-ways.js";

const REST = 600;
const PAUSES = [2, 4, 8, 15, 30];

/** Keeps a seat's form and the server of one mind; `shows` puts the rest of an answer in place. */
export function seatForm(form, says, shows) {
  const memory = memoryOf(form.action);
  const versions = versionsAt(document.querySelector("[data-conflict]"), settle);
  const sending = form.querySelector("[data-sending]");
  const asShown = new DOMParser().parseFromString(form.outerHTML, "text/html").forms[0];
  let [base, shown] = [asShown.elements.base.value, read(asShown)];
  let way = wayOf(entriesOf(asShown));
  let agreed = String(new URLSearchParams(entriesOf(asShown)));
  let [inFlight, wanted, taking, held, refused] = [false, null, false, false, false];
  let [waiting, tries] = [0, 0];

  const text = () => String(new URLSearchParams(entriesTo(form, way)));
  const isUnsent = () => text() !== agreed;
  const more = () => new URLSearchParams(location.search).getAll("more").map((each) => ["more", each]);
  const keep = () => memory.keep({ base, entries: entriesOf(form) });

  function say(key) {
    sending.textContent = says(key);
    sending.classList.toggle("waiting", key === "waiting");
  }

  function typed() {
    if (taking) return;
    refused = false;
    if (!isUnsent()) return memory.forget();
    keep();
    later(REST);
  }

  function later(pause) {
    clearTimeout(waiting);
    waiting = setTimeout(send, pause);
  }

  // A button goes along, and sends it in any case; one that saves also means the way that is chosen.
  function send(along = null) {
    clearTimeout(waiting);
    if (inFlight) wanted = along ?? wanted;
    if (inFlight || versions.isOpen() || refused) return;
    if (held) return later(REST);
    if (!along && !isUnsent()) return;
    const isMeant = along && !along.some(([name]) => name === "more");
    const entries = isMeant ? entriesOf(form) : entriesTo(form, way);
    const whole = [["base", base], ...entries, ...more(), ...along ?? []];
    say("sending");
    deliver(form.action, whole, { sent: read(form) });
  }

  async function deliver(address, entries, how) {
    inFlight = true;
    try {
      const answer = await post(address, entries);
      inFlight = false;
      took(answer, how);
    } catch (error) {
      inFlight = false;
      if (!(error instanceof AwayError)) throw error;
      say("waiting");
      stand(says("away"));
      later(1000 * PAUSES[Math.min(tries++, PAUSES.length - 1)]);
    }
  }

  function took({ page, status, address }, { sent, all }) {
    tries = 0;
    if (status >= 400) return refuse(page, sent);
    stand("");
    const fresh = page.querySelector("[data-seat-form]");
    if (!fresh) return leave(address);
    bring(fresh, sent, { own: true, all });
    if (all) versions.clear(form);
    shows(page, address);
    goOn();
  }

  function goOn() {
    const along = wanted;
    wanted = null;
    say(isUnsent() ? "sending" : "sent");
    if (along) send(along);
    else if (isUnsent()) later(REST);
  }

  function leave(address) {
    memory.forget();
    agreed = text();
    location.assign(address);
  }

  function refuse(page, sent) {
    const both = page.querySelector("#conflict form")?.closest("#conflict");
    say("waiting");
    stand(both ? "" : refusalOf(page));
    refused = !both;
    if (both) versions.show(both, sent);
  }

  function settle(chosen, sent) {
    if (!inFlight) deliver(chosen.action, new FormData(chosen), { sent, all: true });
  }

  function bring(fresh, sent, how = {}) {
    taking = true;
    const { now, isLost, isLeft } = bringTogether(form, fresh, shown, sent, how);
    taking = false;
    shown = now;
    way = wayOf(entriesOf(fresh)) ?? way;
    if (!isLost) base = fresh.elements.base.value;
    agreed = isLeft ? "" : text();
    if (isLeft) keep();
    else memory.forget();
  }

  /** What the server shows, unless something is under way here; then it comes with the answer. */
  function take(page) {
    const fresh = page.querySelector("[data-seat-form]");
    if (!fresh || Number(fresh.elements.base.value) < Number(base)) return;
    if (held) setTimeout(take, REST, page);
    else if (inFlight || versions.isOpen() || isUnsent()) lock(fresh);
    else bring(fresh, read(form));
  }

  function lock(fresh) {
    form.querySelector("fieldset").disabled = fresh.querySelector("fieldset").disabled;
    refused = false;
    if (!inFlight) later(REST);
  }

  // Before the page goes, in case that nothing can be awaited any more.
  function lastTry() {
    if (!isUnsent() || versions.isOpen() || refused) return;
    const body = new URLSearchParams([["base", base], ...entriesTo(form, way)]);
    fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => {});
  }

  function submit(event) {
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    refused = false;
    send(name ? [[name, value]] : []);
  }

  function remember() {
    const unsent = memory.kept();
    if (!unsent?.entries) return;
    base = unsent.base;
    taking = true;
    putBack(form, unsent.entries);
    taking = false;
    say("waiting");
    later(0);
  }

  form.autocomplete = "off"; // What is not sent yet is kept here, with the state it belongs to.
  for (const kind of ["input", "change"]) form.addEventListener(kind, typed);
  form.addEventListener("focusout", () => isUnsent() && later(0));
  form.addEventListener("submit", submit);
  form.addEventListener("pointerdown", () => { held = true; });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => { held = false; });
  addEventListener("pagehide", lastTry);
  remember();

  return { take, hurry: () => isUnsent() && later(0) };
}
