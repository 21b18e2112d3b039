// Changes around what somebody is using, without moving it.

import { inHand, isBusy } from "./use.js";

const AGAIN = 250;
const stilled = new Set();
let releasing = 0;

// The browser's own way of keeping things in place would count what is put right here once more.
document.documentElement.style.overflowAnchor = "none";

const topOf = (node) => node.getBoundingClientRect().top;
const heightOf = (node) => node.getBoundingClientRect().height;

/** Changes the page; what is in hand stays where it is on the screen. */
export function anchored(change) {
  const node = inHand();
  const before = node && topOf(node);
  change();
  if (!node?.isConnected || !node.getClientRects().length) return;
  scrollBy({ top: topOf(node) - before, behavior: "instant" });
  const lacking = before - topOf(node);
  if (Math.abs(lacking) > 0.5) makeRoom(node.closest("form"), lacking);
}

// Above a page that begins here, or below one that is shorter now than it was scrolled.
function makeRoom(form, lacking) {
  const side = lacking > 0 ? "marginTop" : "marginBottom";
  form.style[side] = `${parseFloat(getComputedStyle(form)[side]) + Math.abs(lacking)}px`;
  if (lacking < 0) scrollBy({ top: -lacking, behavior: "instant" });
}

function release() {
  if (isBusy()) {
    releasing = setTimeout(release, AGAIN);
    return;
  }
  anchored(() => {
    for (const part of stilled) Object.assign(part.style, { height: "", overflow: "" });
  });
  stilled.clear();
}

/** Changes a part at once; its size waits until nobody is typing. */
export function steadily(part, change) {
  const height = heightOf(part);
  anchored(() => {
    change();
    if (!isBusy() || heightOf(part) === height) return;
    Object.assign(part.style, { height: `${height}px`, overflow: "hidden" });
    stilled.add(part);
    clearTimeout(releasing);
    releasing = setTimeout(release, AGAIN);
  });
}
