// The form of a seat: what is typed is sent when the hand rests, and waits where it cannot be.

import { versionsAt } from "./conflict.js";
import { fieldsOf } from "./fields.js";
import { memoryOf } from "./memory.js";
import { stand } from "./note.js";
import { AwayError, pageAt, post, refusalOf } from "./post.js";
import { rowsComeAndGo } from "./rows.js";
import { markAway, markPending } from "./stale.js";
import { anchored } from "./steady.js";
import { draftOf } from "./together.js";
import { isBusy, isInUse, lifted } from "./use.js";

const REST = 600;
const PAUSES = [1, 2, 4, 8, 15, 30];
const LOOK = 250;

const formIn = (page) => page.querySelector("[data-seat-form]");
const revisionOf = (fresh) => Number(fresh.elements.base.value);

/** Keeps a seat's form and the server of one mind; `shows` puts the rest of an answer in place. */
export function seatForm(form, says, shows) {
  const memory = memoryOf(form.action);
  const versions = versionsAt(document.querySelector("[data-conflict]"), settle);
  const sending = form.querySelector("[data-sending]");
  const asShown = new DOMParser().parseFromString(form.outerHTML, "text/html").forms[0];
  const draft = draftOf(form, asShown);
  let [newest, isStale] = [asShown, false];
  let [inFlight, wanted, taking, refused, odds] = [null, null, false, false, null];
  let [waiting, tidying, tries, isLeaving] = [0, 0, 0, false];
  let [isUncertain, settling] = [false, null];

  // ---- typing and sending

  function say(key) {
    sending.textContent = says(key);
    sending.classList.toggle("waiting", key === "waiting");
  }

  const more = () => new URLSearchParams(location.search).getAll("more").map((each) => ["more", each]);
  const isBlocked = () => versions.isOpen() || odds || refused;

  function remember() {
    const isPending = draft.isPending();
    if (isPending) memory.keep(draft.record());
    else memory.forget();
    markPending(form, isPending);
  }

  function typed() {
    if (taking) return;
    refused = false;
    remember();
    if (draft.isPending()) later(REST);
  }

  function later(pause) {
    clearTimeout(waiting);
    waiting = setTimeout(send, pause);
  }

  // A button goes along, and sends it in any case.
  function send() {
    clearTimeout(waiting);
    if (!inFlight && settling) return deliver(settling.address, settling.entries, settling.how);
    if (inFlight || isBlocked() || (!wanted && !draft.isPending())) return null;
    const [{ entries, sent }, along] = [draft.outgoing(), wanted ?? []];
    wanted = null;
    say("sending");
    return deliver(form.action, [...entries, ...more(), ...along], { sent, along });
  }

  async function deliver(address, entries, how) {
    inFlight = { address, entries };
    draft.doubt(how.sent);
    remember();
    try {
      const answer = await post(address, entries);
      await lifted();
      inFlight = null;
      await took(answer, how);
    } catch (error) {
      inFlight = null;
      if (!(error instanceof AwayError)) throw error;
      if (how.all) settling = { address, entries, how };
      if (how.along?.length) wanted ??= how.along;
      away();
    }
  }

  function away() {
    isUncertain = true;
    say("waiting");
    stand(says("away"));
    markAway(true);
    later(1000 * PAUSES[Math.min(tries++, PAUSES.length - 1)]);
    absorb();
  }

  // ---- answers

  async function took({ page, status, address }, how) {
    [tries, settling] = [0, null];
    markAway(false);
    if (status >= 400) return refuse(page, how);
    isUncertain = false;
    stand(page.querySelector("#not-saved")?.textContent.trim() ?? "");
    const fresh = formIn(page);
    if (fresh?.dataset.seatForm !== form.dataset.seatForm) return leave(address);
    hear(fresh);
    taken(() => draft.arrive(fresh, how));
    if (how.all) versions.clear(form);
    tidy(Boolean(how.along?.length));
    shows(page, address);
    goOn();
  }

  // Of what comes out of order only the newest is shown.
  function hear(fresh) {
    if (revisionOf(fresh) < revisionOf(newest)) return false;
    [newest, isStale] = [fresh, true];
    form.querySelector("fieldset").disabled = fresh.querySelector("fieldset").disabled;
    return true;
  }

  function taken(change) {
    taking = true;
    try {
      change();
    } finally {
      taking = false;
    }
    remember();
  }

  function goOn() {
    absorb();
    say(draft.isPending() ? "sending" : "sent");
    if (wanted || draft.isPending()) later(wanted ? 0 : REST);
  }

  // What others changed; while something is under way here it comes after the answer.
  async function absorb() {
    await lifted();
    if (inFlight || isBlocked() || revisionOf(newest) < draft.base()) return;
    taken(() => draft.arrive(newest));
    tidy();
  }

  function leave(address) {
    memory.forget();
    isLeaving = true;
    location.assign(address);
  }

  async function refuse(page, how) {
    const both = page.querySelector("#conflict form")?.closest("#conflict");
    say("waiting");
    if (both && isUncertain && !how.all) return look();
    refused = !both;
    stand(both ? "" : refusalOf(page));
    if (both) offer(both, how.sent);
  }

  // Two versions may both be from here, if an earlier answer got lost on the way.
  async function look() {
    isUncertain = false;
    inFlight = { address: form.action, entries: [] };
    const { page } = await pageAt(location.href).finally(() => { inFlight = null; });
    const fresh = formIn(page);
    await lifted();
    if (fresh && hear(fresh)) taken(() => draft.arrive(fresh));
    goOn();
  }

  // The two versions are shown where the form begins, but not before whoever types has left it.
  function offer(both, sent) {
    odds = () => {
      if (isInUse(form)) return setTimeout(() => odds?.(), LOOK);
      odds = null;
      stand("");
      return versions.show(both, sent);
    };
    if (isInUse(form)) stand(both.querySelector("h2").textContent);
    odds();
  }

  function settle(chosen, sent) {
    if (!inFlight) deliver(chosen.action, [...new FormData(chosen)], { sent, all: true });
  }

  // ---- the rest of the form

  // Whether there is another form by now, though the focus is still in this one.
  const isAnother = () => !isBusy()
    && !fieldsOf(form).some(({ name }) => newest.elements.namedItem(name));

  // What comes, goes or changes its size waits until nobody is using the form.
  function tidy(isAsked = false) {
    clearTimeout(tidying);
    if (!isStale) return;
    if (inFlight || isBlocked() || (!isAsked && isInUse(form) && !isAnother())) {
      tidying = setTimeout(tidy, LOOK);
      const isBehind = draft.base() < revisionOf(newest);
      if (isBehind && !inFlight && !isBlocked() && !isBusy()) taken(() => draft.arrive(newest));
      return;
    }
    isStale = false;
    taken(() => anchored(() => {
      draft.arrive(newest);
      draft.exchange(newest);
    }));
  }

  /** What the server shows now. */
  function take(page) {
    const fresh = formIn(page);
    if (!fresh || !hear(fresh)) return;
    refused = false;
    absorb();
    if (draft.isPending() && !inFlight) later(REST);
  }

  // ---- comings and goings

  // Before the page goes, in case that nothing can be awaited any more. What is under way may be
  // cut off: sent twice it does no harm, as both are based on the same state.
  function lastTry() {
    if (!draft.isPending() || isBlocked() || isLeaving) return;
    for (const entries of [inFlight?.entries, draft.outgoing().entries].filter((each) => each?.length)) {
      const body = new URLSearchParams(entries);
      fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => {});
    }
  }

  function submit(event) {
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    refused = false;
    wanted = name ? [[name, value]] : wanted ?? [];
    send();
  }

  function goOnFrom(unsent) {
    isUncertain = true;
    taken(() => draft.restore(unsent));
    if (!draft.isPending()) return;
    say("waiting");
    later(0);
  }

  form.autocomplete = "off"; // What is not sent yet is kept here, with the state it belongs to.
  rowsComeAndGo(form);
  for (const kind of ["input", "change"]) form.addEventListener(kind, typed);
  form.addEventListener("focusout", () => {
    if (draft.isPending()) later(0);
    else if (isStale) absorb();
  });
  form.addEventListener("submit", submit);
  addEventListener("pagehide", lastTry);
  const unsent = memory.kept();
  if (unsent?.states) goOnFrom(unsent);

  return { take, hurry: () => draft.isPending() && !inFlight && later(0) };
}
