// What was typed into a form and what the server keeps of it, thing by thing. A thing is a field or
// a whole list. Nothing that somebody typed gets lost, whenever an answer comes.

import { drawnTogether } from "./drawings.js";
import { entriesOf, fieldsOf, keyOf, leave, read, write } from "./fields.js";
import { listOf, rowsOf } from "./lists.js";
import { knowBlankRows, makeRoom } from "./rows.js";
import { exchangeInside } from "./parts.js";
import { isBusy } from "./use.js";
import { isElsewhere, isOnlyLookedAt } from "./ways.js";

const revisionOf = (fresh) => Number(fresh.elements.base.value);
const startingWith = (texts, list) => [...texts.keys()].filter((key) => key.startsWith(list));

/** What a form sends of which only the record is left. */
export function entriesOfRecord({ base, states: [kept, , , typed] }) {
  return [["base", base], ...entriesOf(new Map([...kept, ...typed]))];
}

/** A form, the state of the sheet that it is based on, and what of it is still to be sent. */
export function draftOf(form, asShown) {
  let [base, kept] = [revisionOf(asShown), read(asShown)];
  let here = new Map(kept); // What stood here when the server was last heard of it,
  let there = new Map(kept); // and what stood there.
  const doubtful = new Map(); // What was sent, and whether it arrived nobody knows

  // ---- things

  function things() {
    const found = new Map();
    for (const field of fieldsOf(form)) {
      const [key, list] = [keyOf(field), listOf(field)];
      const thing = found.get(list || key) ?? { key: list || key, isList: Boolean(list), fields: [] };
      found.set(thing.key, thing);
      thing.fields.push(field);
    }
    return [...found.values()];
  }

  const valueIn = (texts, { key, isList }) => (isList ? rowsOf(texts, key) : texts.get(key));
  // A box that was ticked a while ago may be changed by others although the focus is still there.
  const isHeld = ({ fields }) => fields.includes(document.activeElement)
    && (isBusy() || fields.some((field) => !keyOf(field).includes("=")));
  const isAway = ({ fields }) => fields.every(isElsewhere);
  const isOther = (thing, typed) => valueIn(typed, thing) !== (valueIn(here, thing) ?? "");
  const isPending = (thing, typed) =>
    isOther(thing, typed) && !isAway(thing) && !isOnlyLookedAt(form, thing);

  function pending() {
    const typed = read(form);
    return things().filter((thing) => isPending(thing, typed));
  }

  function copy(from, to, { key, isList }) {
    if (!isList) return from.has(key) ? to.set(key, from.get(key)) : to.delete(key);
    for (const each of startingWith(to, key)) if (!from.has(each)) to.delete(each);
    for (const each of startingWith(from, key)) to.set(each, from.get(each));
    return to;
  }

  // ---- sending

  /** What to send: the state this is based on, with all that was typed since in its place. */
  function outgoing() {
    const [texts, typed] = [new Map(kept), read(form)];
    for (const { key, isList } of pending()) {
      const keys = isList ? startingWith(typed, key) : [key];
      for (const each of keys) texts.set(each, typed.get(each));
    }
    const sent = new Map(here);
    for (const thing of pending()) copy(typed, sent, thing);
    return { entries: [["base", base], ...entriesOf(texts)], sent };
  }

  /** It was sent, and there may never be an answer. */
  function doubt(sent) {
    for (const thing of pending()) {
      const values = doubtful.get(thing.key) ?? [];
      doubtful.set(thing.key, [...values, valueIn(sent, thing)].slice(-9));
    }
  }

  // ---- what the server says

  /** Takes over what the server says; nothing that is in use or still to be sent is touched. */
  function arrive(fresh, { sent = null, all = false } = {}) {
    const now = read(fresh);
    const told = { now, typed: read(form), sent, all };
    const isAtOdds = things().filter((thing) => !decide(thing, told)).length > 0;
    if (sent) doubtful.clear();
    for (const left of form.querySelectorAll("[data-left]"))
      if (!isPending({ key: keyOf(left), fields: [left] }, read(form))) left.remove();
    if (isAtOdds) return;
    [base, kept] = [revisionOf(fresh), now];
  }

  // Whether this thing lets the form go on to the new state.
  function decide(thing, { now, typed, sent, all }) {
    const [own, before, theirs] = [typed, here, now].map((texts) => valueIn(texts, thing) ?? "");
    const old = valueIn(there, thing) ?? "";
    const isMaybeOurs = doubtful.get(thing.key)?.includes(theirs) && theirs !== before;
    const mine = sent ? valueIn(sent, thing) ?? before : before;
    const wasSent = isMaybeOurs || mine !== before;
    const origin = isMaybeOurs ? theirs : mine;
    // What was accepted was based on all that others had changed: whatever stands there now is the
    // same in the server's words (30 for 10+20), or was put on top by somebody who had seen it.
    const isTheirs = theirs !== old && !wasSent && !all;
    if (own !== origin) return isStillTyped(thing, { now, typed, sent, isTheirs, wasSent });
    if (isTheirs && theirs !== own && isHeld(thing)) return false;
    const isUnkept = wasSent && theirs === old && own !== theirs;
    copy(now, there, thing);
    show(thing, now, own === theirs || isUnkept || (wasSent && isHeld(thing)));
    park(thing, now, isUnkept);
    return true;
  }

  function isStillTyped(thing, { now, typed, sent, isTheirs, wasSent }) {
    const { key, isList, fields: [field] } = thing;
    const drawings = { sent: (wasSent && sent ? sent : here).get(key) ?? "", typed: typed.get(key), now: now.get(key) };
    const both = isList || drawings.now === undefined ? null : drawnTogether(field, drawings);
    if (both === null && isTheirs) return false;
    copy(now, there, thing);
    copy(now, here, thing);
    if (both !== null) write(field, both);
    return true;
  }

  // What stands there comes into the fields, unless it is the same in other words.
  function show(thing, now, isSame) {
    for (const field of thing.fields) {
      const text = now.get(keyOf(field)) ?? (thing.isList ? "" : undefined);
      const isLeft = isSame || text === undefined || (text === "" && isElsewhere(field));
      if (!isLeft) write(field, text);
    }
    copy(isAway(thing) ? now : read(form), here, thing);
  }

  // What the server does not count stays in place, struck out, until the form is left.
  function park(thing, now, isUnkept) {
    for (const field of thing.isList ? [] : thing.fields)
      field.toggleAttribute("data-parked", isUnkept || (!now.has(keyOf(field)) && !isElsewhere(field)));
  }

  /** Makes the whole form what it is on the server now, with all that is still to be sent. */
  function exchange(fresh) {
    const [typed, now] = [read(form), read(fresh)];
    const waiting = things().filter((thing) => isOther(thing, typed));
    const firm = new Set(waiting.flatMap(({ key, isList }) => (isList ? startingWith(typed, key) : [key])));
    const own = new Map([...firm].map((key) => [key, typed.get(key)]));
    const stay = things().filter((thing) => thing.isList && !waiting.includes(thing) && isInPlace(thing, typed, now));
    for (const { key } of stay) for (const each of startingWith(typed, key)) own.set(each, typed.get(each));
    exchangeInside(form, fresh);
    knowBlankRows(form);
    for (const field of fieldsOf(form)) put(field, own, now);
    putBack(own);
    for (const [key, text] of read(form)) if (!firm.has(key)) here.set(key, text);
    for (const thing of things()) if (!waiting.some(({ key }) => key === thing.key)) copy(now, there, thing);
    if (waiting.some((thing) => (valueIn(there, thing) ?? "") !== (valueIn(now, thing) ?? ""))) return;
    [base, kept] = [revisionOf(fresh), now];
  }

  const isInPlace = (thing, typed, now) => valueIn(typed, thing) === valueIn(now, thing)
    && startingWith(typed, thing.key).every((key) => !typed.get(key) || typed.get(key) === now.get(key));

  function put(field, own, now) {
    field.removeAttribute("data-parked");
    const text = own.get(keyOf(field)) ?? now.get(keyOf(field));
    if (text !== undefined && (text || !isElsewhere(field))) write(field, text);
  }

  /** Puts texts into their fields, with new rows where they need some. */
  function putBack(texts) {
    makeRoom(form, texts.keys());
    const fields = fieldsOf(form);
    const known = new Set(fields.map(keyOf));
    for (const field of fields) if (texts.has(keyOf(field))) write(field, texts.get(keyOf(field)));
    for (const [key, text] of texts) if (!known.has(key) && text) leave(form, key, text);
  }

  // ---- what outlives the page

  /** All that is needed to go on in another page. */
  function record() {
    const typed = read(form);
    const keys = pending().flatMap(({ key, isList }) => (isList ? startingWith(typed, key) : [key]));
    const states = [kept, here, there, new Map(keys.map((key) => [key, typed.get(key)])), doubtful];
    return { base, states: states.map((state) => [...state]) };
  }

  /** Goes on with what was recorded, though the page is a newer one. */
  function restore({ base: then, states }) {
    const [before, stood, stoodThere, typed, sent] = states.map((state) => new Map(state));
    const fresh = new Map(kept);
    putBack(typed);
    [base, kept] = [then, before];
    for (const [key, value] of sent) doubtful.set(key, value);
    for (const thing of things()) {
      const isTyped = thing.fields.some((field) => typed.has(keyOf(field)));
      copy(isTyped ? stood : fresh, here, thing);
      copy(isTyped ? stoodThere : fresh, there, thing);
    }
    arrive(asShown);
  }

  return {
    isPending: () => pending().length > 0, outgoing, doubt, arrive, exchange, record, restore,
    read: () => read(form), base: () => base,
  };
}
