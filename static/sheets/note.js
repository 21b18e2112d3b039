// Says something quietly at the lower edge, in one line and never over what is being used.

const SECONDS = 3;
const LOWEST = 8;
const BELOW = ".sticky, .drawer-bar, .paint-palette";
const place = document.querySelector("[data-live-note]");
let [ending, lasting] = [0, ""];

// What lies at the lower edge already: the bar, and what a hand paints with.
function edge() {
  const tops = [...document.querySelectorAll(BELOW)].map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height && top < innerHeight && bottom > innerHeight / 2)
    .map(({ top }) => top);
  return Math.max(LOWEST, innerHeight - Math.min(innerHeight, ...tops) + LOWEST);
}

function isInTheWay() {
  const used = document.activeElement;
  if (!used?.closest("form") || !used.getClientRects().length) return false;
  const [over, under] = [place, used].map((each) => each.getBoundingClientRect());
  return over.top < under.bottom && over.bottom > under.top;
}

function write(text) {
  clearTimeout(ending);
  place.classList.remove("aside");
  if (place.textContent !== text) place.textContent = text;
  if (!text) return;
  place.style.bottom = `${edge()}px`;
  const isPassing = text !== lasting;
  place.classList.toggle("stays", !isPassing);
  if (isInTheWay() && isPassing) write(lasting);
  else if (isInTheWay()) place.classList.add("aside");
  else if (isPassing) ending = setTimeout(() => write(lasting), SECONDS * 1000);
}

/** Says this until something else stands here; nothing ends it. */
export function stand(text) {
  const before = lasting;
  lasting = text;
  if (text || place.textContent === before) write(text);
}

/** What is said until something else is. */
export const standing = () => lasting;

/** Says for a moment what others did; the latest takes the place of what was said before. */
export function tell(text) {
  if (text && !lasting) write(text);
}

// ---- news: what others did, in as few words as a glance takes

const OF_NO_NEWS = "set";

const isDone = (path) => path.endsWith(".done");
const isTold = ({ kind, set }) => kind !== OF_NO_NEWS || Object.keys(set).some(isDone);

/** Gathers what comes in one go, and gives it as one line; `undone` says that of somebody. */
export function gathered(undone) {
  let [totals, told] = [new Map(), ""];

  function hear({ change, who, seats }) {
    const { before, after } = change;
    seats.forEach(({ name }, seat) => {
      const [was, now] = [before, after].map((score) => score.totals[seat] ?? null);
      if (now !== was && now !== null) totals.set(name, now);
    });
    if (isTold(change)) told = change.kind === "undone" ? `${who} ${undone}` : change.says;
  }

  function line() {
    const moved = [...totals].map((both) => both.join(" ")).join(" · ");
    const text = [told, moved].filter(Boolean).join(" ");
    [totals, told] = [new Map(), ""];
    return text;
  }

  return { hear, line };
}
