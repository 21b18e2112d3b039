// A drawn map in its box: nearer and farther, moved about, and led to the newest tile.

const SIZES = [20, 30, 44, 60, 80, 110, 150];
const WAYS = ["farther", "nearer", "newest"];
const SIGNS = { farther: "−", nearer: "+", newest: "◎" };

const DRAGGED = 6;

const stored = (key) => {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? null;
  } catch {
    return null;
  }
};

const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const between = (least, number, most) => Math.max(least, Math.min(number, most));

/**
 * Lets the map in a place be moved about; `say` names the buttons for it, where there are any. Under
 * `key` is kept where it is looked at, until the tab is closed.
 */
export function movable(place, say, key) {
  let [size, pinched, dragged] = [60, null, null];
  const box = () => place.querySelector("[data-map-box]");
  const svg = () => box()?.querySelector("svg");
  const frame = () => {
    const { west, north, columns, rows } = svg()?.dataset ?? {};
    return { left: Number(west), top: Number(north), columns: Number(columns), rows: Number(rows) };
  };

  function draw() {
    const { columns, rows } = frame();
    svg()?.setAttribute("width", columns * size);
    svg()?.setAttribute("height", rows * size);
  }

  function resize(wanted, x = box().clientWidth / 2, y = box().clientHeight / 2) {
    const now = between(SIZES[0], wanted, SIZES.at(-1));
    const { scrollLeft, scrollTop } = box();
    const [left, top] = [scrollLeft + x, scrollTop + y].map((each) => (each * now) / size);
    size = now;
    draw();
    box().scrollTo(left - x, top - y);
  }

  function toNewest() {
    const newest = svg()?.querySelector("[data-newest]");
    if (!newest) return;
    const { left, top } = frame();
    const middle = (at, first) => (at / 100 - first + 0.5) * size;
    const [x, y] = [middle(newest.x.baseVal.value, left), middle(newest.y.baseVal.value, top)];
    box().scrollTo(x - box().clientWidth / 2, y - box().clientHeight / 2);
  }

  function isInSight(element) {
    const [outer, inner] = [box(), element].map((each) => each.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right
      && inner.top >= outer.top && inner.bottom <= outer.bottom;
  }

  /** Keeps what is looked at where it is while the drawing is exchanged. */
  function exchanging(exchange, isLaid) {
    const before = svg() ? { ...frame(), x: box().scrollLeft, y: box().scrollTop } : null;
    exchange();
    if (!svg()) return;
    draw();
    if (!before) {
      fit();
      return void toNewest();
    }
    const { left, top } = frame();
    box().scrollTo(before.x + (before.left - left) * size, before.y + (before.top - top) * size);
    const newest = svg().querySelector("[data-newest]");
    if (isLaid && newest && !isInSight(newest)) toNewest();
  }

  function keep() {
    if (!key || !svg()) return;
    const { left, top } = frame();
    const seen = { size, x: box().scrollLeft / size + left, y: box().scrollTop / size + top };
    try {
      sessionStorage.setItem(key, JSON.stringify(seen));
    } catch {
      // Then it is looked at anew.
    }
  }

  function asBefore() {
    const seen = key && svg() ? stored(key) : null;
    if (!seen) return false;
    const { left, top } = frame();
    size = seen.size;
    draw();
    box().scrollTo((seen.x - left) * size, (seen.y - top) * size);
    return true;
  }

  // As large as it can be while all of it is in sight.
  function fit() {
    if (!key || !svg()) return;
    const { columns, rows } = frame();
    const wanted = Math.min(box().clientWidth / columns, box().clientHeight / rows);
    size = between(SIZES[1], Math.floor(wanted), SIZES.at(-2));
    draw();
  }

  // A mouse drags as a finger does.
  function grabbed({ pointerType, button, clientX, clientY, target }) {
    if (pointerType !== "mouse" || button || !target.closest("[data-map-box]")) return;
    dragged = { x: clientX, y: clientY, left: box().scrollLeft, top: box().scrollTop, isFar: false };
  }

  function pulled({ clientX, clientY }) {
    if (!dragged) return;
    const [x, y] = [clientX - dragged.x, clientY - dragged.y];
    dragged.isFar ||= Math.hypot(x, y) > DRAGGED;
    if (dragged.isFar) box().scrollTo(dragged.left - x, dragged.top - y);
  }

  function released(event) {
    if (dragged?.isFar) {
      event.preventDefault();
      event.stopPropagation();
    }
    dragged = null;
  }

  function twice({ target, clientX, clientY }) {
    if (!key || target.closest("button") || !svg()) return;
    const { left, top } = box().getBoundingClientRect();
    resize(next("nearer"), clientX - left, clientY - top);
  }

  const next = (way) => (way === "nearer" ? SIZES.find((each) => each > size)
    : SIZES.findLast((each) => each < size)) ?? size;

  function buildTools() {
    const tools = Object.assign(document.createElement("div"), { className: "map-tools" });
    for (const way of WAYS) {
      const button = Object.assign(document.createElement("button"), { type: "button" });
      Object.assign(button, { className: "quiet small", textContent: SIGNS[way], title: say(way) });
      button.ariaLabel = say(way);
      button.onclick = () => svg() && (way === "newest" ? toNewest() : resize(next(way)));
      tools.append(button);
    }
    place.before(tools);
  }

  function touched(event) {
    const { touches } = event;
    const isOnMap = touches.length === 2 && event.target.closest("[data-map-box]");
    if (!isOnMap) {
      pinched = null;
      return;
    }
    pinched ??= { apart: apart(touches), size };
    event.preventDefault();
    const { left, top } = box().getBoundingClientRect();
    const middle = (axis, edge) => (touches[0][axis] + touches[1][axis]) / 2 - edge;
    const wanted = (pinched.size * apart(touches)) / pinched.apart;
    resize(wanted, middle("clientX", left), middle("clientY", top));
  }

  if (say) buildTools();
  for (const kind of ["touchstart", "touchmove", "touchend"])
    place.addEventListener(kind, touched, { passive: false });
  if (!asBefore()) {
    fit();
    toNewest();
  }
  if (key) {
    place.addEventListener("scroll", keep, { capture: true, passive: true });
    place.addEventListener("dblclick", twice);
    place.addEventListener("pointerdown", grabbed);
    addEventListener("pointermove", pulled);
    place.addEventListener("click", released, { capture: true });
    addEventListener("pointerup", () => setTimeout(() => { dragged = null; }));
  }
  return { exchanging };
}
