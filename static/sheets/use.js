// Whether somebody is just using a form: the focus is in it, or a finger on it.

const STILL = 2000; // So long nothing is touched before what is around may change its size.
const REST = 600;
const LONGEST = 15000; // A list that is opened may swallow that the finger was lifted.
const TAPPED = 80; // What a lifted finger has tapped is told a moment later.
const TO_TYPE = "input:not([type=checkbox], [type=radio]), select, textarea";
const FORMS = "[data-seat-form], [data-keep]";

let [isDown, isTapping, pressed, touched, last] = [false, false, null, -Infinity, null];
let [waiting, later] = [[], 0];

function touch({ target }) {
  const place = target instanceof Element && target.closest(FORMS) ? target : null;
  if (place) [touched, last] = [performance.now(), place];
}

// Pressing a button changes the field that is left by it, while the finger is still down.
function lift({ type, target, pointerType }) {
  if (type === "change" && target !== pressed) return;
  isDown = false;
  isTapping = type === "pointerup" && pointerType === "touch";
  clearTimeout(later);
  later = setTimeout(rest, isTapping ? TAPPED : 0);
}

function rest() {
  isTapping = false;
  if (isDown) return;
  for (const go of waiting.splice(0)) go();
}

const since = () => performance.now() - touched;
const focused = () => document.activeElement?.closest(FORMS) && document.activeElement;
const isOpen = (node) => node.matches(TO_TYPE) && !node.closest("fieldset:disabled");

/** Whether somebody types in the form, has a finger on it, or had a moment ago. */
export function isInUse(form) {
  if (isDown && since() < LONGEST) return true;
  const node = document.activeElement;
  if (form.contains(node)) return isOpen(node) || since() < STILL;
  return form.contains(last) && since() < REST;
}

/** Whether somebody types or taps just now, so that nothing may change its size. */
export const isBusy = () => (isDown && since() < LONGEST)
  || (since() < STILL && Boolean(focused() || since() < REST));

/** What must stay where it is on the screen. */
export const inHand = () => focused() ?? (last?.isConnected ? last : null);

/** Waits until no finger is on the page, and what the last one tapped is told. */
export const lifted = () => new Promise((go) => {
  if (!isDown && !isTapping) return go();
  waiting.push(go);
  return setTimeout(go, LONGEST);
});

function press(event) {
  [isDown, pressed] = [true, event.target];
  touch(event);
}

const early = { capture: true, passive: true };
addEventListener("pointerdown", press, early);
for (const kind of ["keydown", "input", "change", "focusin", "click"]) addEventListener(kind, touch, early);
for (const kind of ["pointerup", "pointercancel", "click", "change", "keydown", "blur"]) addEventListener(kind, lift);
